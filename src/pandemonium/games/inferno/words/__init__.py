"""The words of Inferno, for both languages."""
