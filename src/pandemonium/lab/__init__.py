"""The laboratory: simulation for speed and statistics, the arena for strength, training of what bots know."""
