"""The drawing of the table of Deal with the Devil: the common board above, the own kingdom behind its walls below."""

from pandemonium.games.deal.table.table import DealTable

drawing = DealTable()
