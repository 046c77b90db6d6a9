# What is said at the table by one press
phrase-need = I need { $good }.
phrase-spare = I have { $good } to spare.
phrase-little = Who keeps offering so little?
phrase-dear = Whose prices are these?
phrase-thanks = A fair deal, thank you!
phrase-innocent = I am not the devil!
