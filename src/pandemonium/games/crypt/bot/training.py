"""How Crypt's weights are trained: with the Collectors at random sides."""

from pandemonium.games.crypt.bot.craft import craft
from pandemonium.games.crypt.game import crypt
from pandemonium.playing.training import Training

training = Training(crypt(), craft, lambda _: {"collectors": "random"})
