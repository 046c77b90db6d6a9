"""Tables at play: their log, who sits there, and the bots among them."""
