"""What bots know of The Others: exact odds, one price list for both sides, a policy for each, and a search."""

from pandemonium.games.others.bot.craft import craft
from pandemonium.playing.mind import Bot
from pandemonium.playing.players import player


def make(level: str, playouts: int) -> Bot:
    return player(craft, level, playouts)
