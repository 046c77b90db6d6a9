"""What bots know of Crypt: the worth of cards, whole turns, a policy, and a search that plays the policy to the end."""

from pandemonium.games.crypt.bot.craft import craft
from pandemonium.playing.mind import Bot
from pandemonium.playing.players import player


def make(level: str, playouts: int) -> Bot:
    return player(craft, level, playouts)
