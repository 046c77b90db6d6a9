"""The drawing of the Crypt table: slabs in torchlight, dice as dice, treasures in columns."""

from pandemonium.games.crypt.table.table import CryptTable

drawing = CryptTable()
