"""The rules of The Others, paragraph by paragraph."""
