"""Why not? The rule that forbids a choice, or the use of a thing on the table."""
