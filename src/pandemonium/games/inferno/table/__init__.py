"""The drawing of the Inferno table: Hell as a funnel of shields, Florence above the tracks, Towers that grow."""

from pandemonium.games.inferno.table.table import InfernoTable

drawing = InfernoTable()
