"""Every command, run as a person runs it."""
