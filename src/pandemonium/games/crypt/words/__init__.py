"""The words of Crypt, for both languages."""
