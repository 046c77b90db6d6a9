"""The drawing of The Others: the city from above, standees, dice and the clock of the Apocalypse."""

from pandemonium.games.others.table.table import OthersTable

drawing = OthersTable()
