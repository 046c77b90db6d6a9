"""Bots: players that choose from a Mind, the levels they come in, and thinking in a worker process."""
