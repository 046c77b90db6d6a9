"""The engine: frames, decisions, chance, views, journal, packs and text. It knows no game and no server."""
