"""Tests of The Others."""
