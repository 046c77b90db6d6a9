"""The rules of Deal with the Devil, paragraph by paragraph."""
