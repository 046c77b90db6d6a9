# The table as drawn and as told
table-round = Round { $round } of { $rounds } · { $phase }
table-phase-pottery = before the claims
table-phase-claim = Claim
table-phase-collect = Collect
table-phase-over = the end
table-crypt = The Crypt
table-collectors = Collectors
table-phases = Phases of the round
table-order = Order of turns
phase-reveal = Reveal
phase-claim = Claim
phase-collect = Collect
phase-torch = Torch
turn-dark = (in the dark, one card only)
table-deck = Deck: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left; the next is { $treasure }
table-deck-empty = The deck is empty
table-discards = Discards: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }

# A card in the Crypt
slab-up = Card { $slot }: { $treasure }
slab-up-known = Card { $slot }: { $treasure }, { $value ->
        [one] 1 coin
       *[other] { $value } coins
    }
slab-down = Card { $slot }: { $treasure }, face down
slab-down-known = Card { $slot }: { $treasure }, face down; you have seen its { $value ->
        [one] 1 coin
       *[other] { $value } coins
    }
slab-gone = Card { $slot } was taken before the claims
slab-held = { $card }; held by { $holder } with { $dice ->
        [one] one die
       *[other] { $dice } dice
    } showing { $effort }, total { $total }

# Sending Servants
claim-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
claim-risk = { $lost ->
        [0] never lost
        [1] lost on 1
       *[other] lost on 1⁠–⁠{ $lost }
    }
claim-free = Nobody holds this card. Choose how many dice, and the face they show.
claim-beat = { $holder } holds this card with { $total }. A higher total pushes those dice off.
claim-own = You hold this card with { $total }.
claim-note = The number is the total. Each die is rolled when the card is collected; a lower roll exhausts it.
claim-why = Why not { $dice ->
        [one] one die
       *[other] { $dice } dice
    } showing { $effort }?

# Collectors in a few signs
collector-label = { $name }, side { $side }: { $gives }
short-idol-a = 1↷ re-roll a die
short-idol-b = first 2: +{ $idol-b-first }, then +{ $idol-b-later }
short-jewelry-a = { $jewelry-a-needs }: best counts twice
short-jewelry-b = { $jewelry-b-needs ->
        [1] +{ $jewelry-b-each } each
       *[other] { $jewelry-b-needs }: +{ $jewelry-b-each } each
    }
short-manuscript-a = { $manuscript-a-needs }: each counts { $manuscript-a-each }
short-manuscript-b = 1↷ see hidden cards
short-pottery-a = { $pottery-a-needs }/{ $pottery-a-more }/{ $pottery-a-most }: +{ $pottery-a-set }/+{ $pottery-a-larger }/+{ $pottery-a-largest }
short-pottery-b = 2↷ take a hidden card
short-remains-a = 2↷ recover a die
short-remains-b = { $remains-b-needs }: +{ $remains-b-set }
short-tapestry-a = { $tapestry-a-needs ->
        [1] most valuable: +{ $tapestry-a-most }
       *[other] { $tapestry-a-needs }, most valuable: +{ $tapestry-a-most }
    }
short-tapestry-b = { $tapestry-b-needs }: +{ $tapestry-b-alone } alone, else +{ $tapestry-b-shared }

# Before a player
player-servants = { $ready ->
        [one] one Servant ready
       *[other] { $ready } Servants ready
    }, { $spent } exhausted, { $sent } on cards
player-column = { $treasure }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } ({ $values })
player-nothing = no treasure yet
card-unseen = unseen
card-flipped = { $value } flipped
torch-leader = The Torch: leads this round
torch-dark = Lights Out: acts last, one card only
torch-both = The Torch and Lights Out: acts first and last
ghost-servants = Dice of the Ghost not on a card: { $ready }
tell-torches = { $leader } carries the Torch; { $last } acts last, in the dark.

# Table options, explained
option-help-collectors = A Collector pays for sets of one treasure. Side A suits a first game; B brings more interaction.
option-help-cards = Printed rules turn collected cards face down. Most people prefer to read what they have already seen.
option-help-own-dice = With two players and alone the Leader acts again at the end of the round.
option-help-first = Who carries the Torch in the first round.
option-help-idol = A: { collector-idol-a } B: { collector-idol-b }
option-help-jewelry = A: { collector-jewelry-a } B: { collector-jewelry-b }
option-help-manuscript = A: { collector-manuscript-a } B: { collector-manuscript-b }
option-help-pottery = A: { collector-pottery-a } B: { collector-pottery-b }
option-help-remains = A: { collector-remains-a } B: { collector-remains-b }
option-help-tapestry = A: { collector-tapestry-a } B: { collector-tapestry-b }

ending-solo = You leave the Crypt with { $points } coins
