"""Pig: roll as long as you dare. The smallest complete game for Pandemonium's table."""
