"""Deal with the Devil: four kingdoms, four secret roles, and chests that go from hand to hand."""
