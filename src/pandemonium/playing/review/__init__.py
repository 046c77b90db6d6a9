"""Review: where a finished game was won and lost, seat by seat, each from its own eyes."""
