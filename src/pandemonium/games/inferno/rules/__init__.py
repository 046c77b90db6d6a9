"""The rules of Inferno: numbers only, compiled."""
