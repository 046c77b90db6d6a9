"""The companion for the box (DWD-6.5): which step is due, which card means which chest, and who receives it."""
