"""The data files of The Others, checked against the box's component list, and made into the rules' figures."""

from __future__ import annotations

from pandemonium.engine.pack import Pack
from pandemonium.games.others.data.adventures import load_adventures
from pandemonium.games.others.data.boards import load_apocalypse, load_club, load_dice, load_heroes, load_sins
from pandemonium.games.others.data.cards import load_dooms, load_pasts, load_sin_cards, load_upgrades
from pandemonium.games.others.data.maps import load_maps
from pandemonium.games.others.data.tiles import load_tiles
from pandemonium.games.others.rules.box import Rules


def load_rules(pack: Pack) -> Rules:
    rules = Rules()
    load_dice(pack, rules)
    load_heroes(pack, rules)
    load_sins(pack, rules)
    load_apocalypse(pack, rules)
    load_club(pack, rules)
    load_dooms(pack, rules)
    load_sin_cards(pack, rules)
    load_upgrades(pack, rules)
    load_pasts(pack, rules)
    load_adventures(pack, rules)
    load_maps(pack, rules, load_tiles(pack))
    return rules
