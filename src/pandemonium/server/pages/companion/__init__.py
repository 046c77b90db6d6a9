"""The pages of the companion for the box: the start, the common device, and everybody's own phone."""
