"""The laws: what every game keeps. They know no game; `pandemonium laws GAME` and the test suite run the same ones.

A law is a function of a game, a number of seats and how many examples to draw; it raises where the law is broken.
"""
