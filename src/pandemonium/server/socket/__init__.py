"""The live line between a page or a program and its table."""
