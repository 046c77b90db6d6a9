"""What bots know of Deal with the Devil: a value of everything in points, plans thought through, and a policy."""

from pandemonium.games.deal.bot.craft import craft
from pandemonium.playing.mind import Bot
from pandemonium.playing.players import player


def make(level: str, playouts: int) -> Bot:
    return player(craft, level, playouts)
