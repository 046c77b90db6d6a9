# Terms that explain themselves
term-more = In the rules
rules-terms = Words of the rules
rules-search = Search the rules
rules-unfound = The rules say nothing about that.
rules-codes = Show the numbers of the rules
rules-no-codes = Hide the numbers of the rules
keys-explain = E: explains the terms you see, one after the other; Shift+E goes back, Enter leads to the rules
