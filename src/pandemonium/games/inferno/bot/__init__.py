"""What bots know of Inferno: prices of everything a turn can bring, a policy, and a search that plays the policy on."""

from pandemonium.games.inferno.bot.craft import craft
from pandemonium.playing.mind import Bot
from pandemonium.playing.players import player


def make(level: str, playouts: int) -> Bot:
    return player(craft, level, playouts)
