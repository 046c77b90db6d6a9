"""The cards as the box has them (DWD-3.5.1, DWD-3.6.1; balanced since), and a card of the rules written likewise."""

from __future__ import annotations

from pandemonium.games.deal.data.names import CONDITIONS, COUNTS, COURTIERS, PHASES, STOCKS, SYMBOLS
from pandemonium.games.deal.rules.figures import ANY_COURTIER, Building, Effect

BUILDINGS = """
1A1 logging-camp | rural | stone 2, marble 1 | production | +wood=1 | 0
1A2 stone-pit | rural | wood 2, glass 1 | production | +stone=1 | 0
1A3 wheat-farm | rural | wood 2, marble 1 | production | +grain=1 | 0
1A4 sheep-fold | rural | wood 2, stone 1, grain 1 | production | +coin=1 | 1
1B1 market-stalls | urban | wood 1, stone 1 | action | stall=3 stall_coins=2 | 1
1B2 guild-house | urban | wood 1, stone 2, marble 1 | immediate | courtier=any | 2
1B3 pawn-shop | urban | wood 1, stone 1, grain 1 | interest | fewer=2 | 1
1B4 tavern | urban | wood 1, grain 1 | production | +coin=2 reputation=-1 | 0
1C1 parsonage | church | wood 1, stone 2 | production | reputation=1 | 1
1C2 roadside-chapel | church | stone 2, glass 1 | immediate | angel=1 | 2
1C3 alms-house | church | stone 1, grain 1 | action | -grain=1 reputation=3 | 1
1C4 graveyard | church | stone 3, grain 1 | immediate | reputation=2 absolve=1 | 1
1D1 alchemists-cellar | science | glass 1 | action | fall=4 pay_basic=1 any_luxury=1 | 1
1D2 herb-garden | science | wood 1, glass 1 | production | fall=4 +coin=1 | 1
1D3 watermill | rural+urban | wood 2, stone 1, grain 1, marble 1 | production | +coin=1 | 1
1D4 pilgrims-inn | urban+church | wood 2, stone 1, marble 1 | immediate | +coin=3 reputation=1 | 1
2-1 stable | rural | wood 2, grain 2 | immediate | tuck | 1
2-2 brewery | rural | wood 2, stone 1, grain 1 | action | -grain=1 +coin=6 | 1
2-3 cultists-hideout | rural | wood 2, stone 2 | production | condition=below-start +coin=3 | 1
2-4 glass-hut | rural | wood 2, stone 1 | action | -wood=1 +coin=1 +glass=1 | 1
2-5 bank | urban | stone 1, grain 2, marble 1 | interest | fewer=6 | 2
2-6 town-council | urban | wood 1, stone 2, grain 1, glass 1 | immediate | loses_token tile=1 | 2
2-7 masons-yard | urban | wood 1, stone 1, grain 1 | action | -stone=1 +coin=1 +marble=1 | 1
2-8 merchants-house | urban | wood 2, grain 1, marble 1 | immediate | +coin=4 | 2
2-9 bell-tower | church | wood 1, stone 2, grain 1 | reputation | condition=below-all reputation=2 | 2
2-10 reliquary | church | stone 1, grain 1, glass 1 | reputation | condition=each-below +coin=1 | 2
2-11 monastery | church | stone 3, glass 1 | reputation | reputation=1 | 2
2-12 scriptorium | church | wood 2, stone 1, grain 1, glass 1 | immediate | courtier=church reputation=1 | 2
2-13 abbey-farm | rural+church | wood 3, stone 1, grain 1, glass 1 | production | +grain=1 | 1
2-14 toll-bridge | rural+urban | wood 3, stone 2, marble 1 | production | +coin=1 | 2
2-15 stargazers-tower | science | stone 2, grain 1, glass 1 | end | fall=4 count=science scores=1 | 2
2-16 apothecary | science | grain 2, marble 1 | action | fall=4 -grain=1 any_luxury=1 | 2
3-1 vineyard | rural | wood 1, grain 3 | action | each=rural | 2
3-2 iron-mine | rural | wood 3, grain 1, glass 1 | production | +stone=1 +coin=1 | 2
3-3 orchard | rural | wood 3, stone 2, grain 1 | immediate | +grain=2 | 2
3-4 marble-quarry | rural | wood 3, stone 1, grain 2 | production | +marble=1 | 2
3-5 fort | urban | wood 1, stone 3, grain 1, marble 1 | immediate | tile=1 | 3
3-6 gambling-house | urban | wood 2, grain 1, marble 1, glass 1 | reputation | +coin=2 reputation=-1 | 3
3-7 port | urban | wood 3, stone 1, grain 1 | action | each=urban | 2
3-8 notary | urban | wood 2, stone 1, grain 2, marble 1 | interest | growth=1 | 3
3-9 catacombs | church | stone 3, grain 2 | action | each=church | 2
3-10 pilgrimage-church | church | stone 3, grain 1, marble 1, glass 1 | immediate | reputation=3 | 4
3-11 convent-school | church | wood 3, stone 2, grain 1, marble 1 | immediate | courtier=any reputation=1 | 3
3-12 confessional | church | wood 2, stone 1, grain 1, glass 1 | inquisition | wing_price=4 | 3
3-13 hospital | urban+church | wood 2, stone 3, grain 2, glass 1 | immediate | reputation=2 absolve=1 | 3
3-14 hermits-valley | rural+church | wood 2, stone 3, grain 1 | production | reputation=1 | 2
3-15 anatomy-theatre | science | wood 3, grain 1, marble 1, glass 1 | immediate | fall=4 +coin=4 | 4
3-16 printing-workshop | science | wood 3, grain 1, glass 1 | action | fall=4 +coin=3 | 3
4-1 dam | rural | wood 4, stone 4 | none | throws | 6
4-2 hunting-estate | rural | wood 4, grain 2 | immediate | +coin=3 | 3
4-3 terraced-fields | rural | wood 2, stone 3, grain 1 | end | count=rural every=2 scores=1 | 2
4-4 salt-works | rural | wood 4, stone 1, grain 1 | production | +glass=1 +coin=1 | 3
4-5 cloth-hall | urban | wood 3, stone 1, grain 1, marble 1 | end | count=urban every=2 scores=1 | 2
4-6 mint | urban | wood 1, stone 3, grain 1, marble 1, glass 1 | production | +coin=4 | 4
4-7 treasury | urban | wood 3, stone 1, grain 1, glass 1 | end | count=coins every=3 scores=1 | 3
4-8 city-walls | urban | wood 3, stone 4 | inquisition | walls=4 | 3
4-9 abbey-church | church | stone 3, grain 1, marble 1, glass 1 | reputation | condition=above least=2 points=1 | 4
4-10 archbishops-residence | church | wood 2, stone 2, marble 1, glass 1 | immediate | relief=5 | 4
4-11 baptistery | church | wood 1, stone 4, grain 1, marble 1 | immediate | angel=2 | 3
4-12 saints-shrine | church | wood 2, stone 1, grain 1, marble 1, glass 1 | end | count=indulgences scores=1 | 4
4-13 bishops-mill | rural+church | wood 2, stone 2, grain 3 | immediate | reputation=3 | 3
4-14 caravanserai | rural+urban | wood 2, stone 3, grain 1, marble 1 | immediate | +glass=1 | 3
4-15 astronomers-dome | science | stone 3, grain 1, glass 2 | end | fall=4 count=balance every=2 scores=2 | 4
4-16 surgeons-hall | science | wood 3, grain 1, marble 1, glass 1 | action | fall=4 courtier=any | 4
5-1 royal-forest | rural | wood 4, grain 3, marble 1 | none |  | 6
5-2 great-granary | rural | wood 3, stone 1, grain 1, marble 1 | immediate | discard=3 | 4
5-3 canal | rural | wood 3, stone 3, grain 1, marble 1, glass 1 | end | count=upgrades scores=1 | 4
5-4 royal-stud | rural | wood 2, stone 2, grain 3, glass 1 | end | count=rural-banner scores=2 | 5
5-5 town-hall | urban | wood 3, stone 3, grain 1, marble 1, glass 1 | end | count=courtiers scores=1 | 6
5-6 merchant-palace | urban | stone 4, grain 1, marble 2, glass 2 | none |  | 8
5-7 court-of-law | urban | wood 2, stone 2, marble 1, glass 1 | immediate | relief=3 | 5
5-8 theatre | urban | wood 3, grain 2, glass 1 | immediate | +coin=6 reputation=-2 | 4
5-9 cathedral | church | stone 4, grain 1, marble 2, glass 2 | none |  | 8
5-10 basilica | church | stone 4, marble 1, glass 2 | inquisition | free_answer | 4
5-11 chapter-house | church | wood 1, stone 2, grain 2, marble 1, glass 1 | end | count=church every=2 scores=1 | 4
5-12 ossuary | church | wood 2, stone 3, grain 2, glass 1 | immediate | reputation=1 absolve=2 | 4
5-13 trade-route | rural+urban | wood 2, stone 2, marble 1 | end | count=basic scores=1 | 3
5-14 cathedral-square | urban+church | wood 2, stone 3, grain 1, marble 1, glass 1 | immediate | reputation=2 | 5
5-15 university | science | wood 1, stone 2, grain 1, marble 2, glass 1 | end | fall=4 count=minors scores=1 | 4
5-16 grand-library | science | wood 4, marble 1, glass 1 | end | fall=4 count=old every=2 scores=1 | 4
"""
"""Code and name, type, cost in goods, phase, what it does, points."""

EVENTS = """
A1 hoarded-harvest | +grain=2 +coin=1 reputation=-2 | -grain=1 reputation=3
A2 education | courtier=any reputation=-2 | condition=recruited reputation=3
A3 forest | +wood=3 reputation=-3 | give=rural reputation=5
A4 church-quarry | +stone=2 +coin=1 reputation=-2 | -stone=1 reputation=3
A5 travelling-pedlars | +coin=5 reputation=-3 | -coin=3 reputation=3
A6 prosperity | +wood=1 +stone=1 +grain=1 reputation=-3 | condition=tokens-used least=3 reputation=3 +coin=2
A7 coloured-windows | +glass=1 reputation=-2 | -glass=1 reputation=4
A8 unpaid-tithe | +coin=4 reputation=-2 | -coin=2 reputation=2
B1 new-world | +glass=1 +marble=1 reputation=-4 | give=church reputation=6
B2 plebeian-art | +marble=1 +coin=2 reputation=-3 | give=urban reputation=5
B3 recession | +coin=6 reputation=-3 | condition=no-debt reputation=4
B4 relic-fair | +coin=7 reputation=-4 | -coin=5 reputation=5
B5 sealed-plague-gates | any_basic=3 reputation=-3 | -grain=2 reputation=5
B6 heretics-estate | any_luxury=1 any_basic=1 reputation=-4 | pay_luxury=1 reputation=4
B7 crusade-levy | +wood=2 +stone=2 reputation=-4 | -wood=1 -stone=1 reputation=4
B8 jubilee-year | +coin=2 courtier=any reputation=-3 | -coin=4 reputation=2 angel=1
B9 court-wedding | +glass=1 +coin=3 reputation=-3 | -grain=1 -coin=2 reputation=4
B10 burning-of-books | points=2 reputation=-4 | condition=no-science reputation=4
B11 cathedral-fund | +marble=1 +stone=1 reputation=-3 | -marble=1 reputation=5
B12 ban-on-usury | +coin=3 relief=3 reputation=-2 | -wood=1 reputation=4
"""
"""Code and name, left half, right half."""

NAMED = {
    "building": "parsonage stable cultists-hideout bank town-council bell-tower reliquary monastery vineyard fort "
    "gambling-house port catacombs dam abbey-church archbishops-residence trade-route university",
    "event": "education forest prosperity new-world plebeian-art recession",
}
"""The names that the rulebook gives."""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def written(effect: Effect) -> set[str]:
    """An effect in the words of the table: what it leaves out is not there."""
    found: set[str] = set()
    for sign, counts in (("-", effect.pay), ("+", effect.gain)):
        found |= {f"{sign}{STOCKS[stock]}={count}" for stock, count in enumerate(counts) if count}
    for field in NUMBERS:
        if getattr(effect, field):
            found.add(f"{field}={getattr(effect, field)}")
    if effect.condition:
        found.add(f"condition={CONDITIONS[effect.condition]}")
    if effect.give >= 0:
        found.add(f"give={COURTIERS[effect.give]}")
    if effect.courtier >= 0:
        found.add("courtier=any" if effect.courtier == ANY_COURTIER else f"courtier={COURTIERS[effect.courtier]}")
    if effect.each >= 0:
        found.add(f"each={SYMBOLS[effect.each]}")
    return found | ({"tuck"} if effect.tuck else set())


NUMBERS = (
    "pay_basic",
    "pay_luxury",
    "least",
    "any_basic",
    "any_luxury",
    "reputation",
    "angel",
    "absolve",
    "tile",
    "relief",
    "points",
    "stall",
    "stall_coins",
    "discard",
)


def card(building: Building) -> list[str | set[str]]:
    """A building as a row of the table, without its name."""
    symbols = "+".join(name for number, name in enumerate(SYMBOLS) if building.symbols >> number & 1)
    cost = ", ".join(f"{STOCKS[stock]} {count}" for stock, count in enumerate(building.cost) if count)
    does = written(building.effect)
    does |= {field for field in ("throws", "loses_token", "free_answer") if getattr(building, field)}
    for field in ("fall", "fewer", "wing_price", "walls"):
        if getattr(building, field):
            does.add(f"{field}={getattr(building, field)}")
    if building.growth >= 0:
        does.add(f"growth={building.growth}")
    if building.count:
        does |= {f"count={COUNTS[building.count]}", f"scores={building.count_points}"}
    if building.every > 1:
        does.add(f"every={building.every}")
    return [symbols, cost, PHASES[building.phase], does, str(building.points)]
