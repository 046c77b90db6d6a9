"""Crypt, by Jeff Chin and Andrew Nerger: an auction with dice for the treasure of a dead king."""
