"""The games: one package each, with its rules, data, words, table drawing and knowledge for bots."""
