"""What bots know of Crypt: the worth of cards, whole turns, a policy, and a search that plays the policy to the end."""

from pandemonium.games.crypt.bot.player import make

__all__ = ["make"]
