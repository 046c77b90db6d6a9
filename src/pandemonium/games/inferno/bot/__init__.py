"""What bots know of Inferno: prices of everything a turn can bring, a policy, and a search that plays the policy on."""

from pandemonium.games.inferno.bot.player import make

__all__ = ["make"]
