"""The rules of Crypt: numbers only, compiled."""
