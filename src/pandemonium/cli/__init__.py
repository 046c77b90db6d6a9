"""The command line: one file per command, and the terminal table."""
