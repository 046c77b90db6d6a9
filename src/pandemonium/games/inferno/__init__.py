"""Inferno: fill Hell with sinners, and let Dante see whose they are."""
