"""“Why not?”: why a choice or a thing cannot be chosen now, from what its seat knows."""
