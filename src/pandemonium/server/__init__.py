"""The server: tables with people and bots, stored as an append-only log, served as JSON, live updates and pages."""
