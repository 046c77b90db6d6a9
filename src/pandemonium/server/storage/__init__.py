"""Storage: guests, tables, seats, chat, and the append-only log of entries, on SQLite or PostgreSQL."""
