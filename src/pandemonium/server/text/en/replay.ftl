# The replay
replay-choice = { $player }: { $choice }
replay-eyes = Seen by
replay-eyes-all = everybody
replay-eyes-of = Seen by { $player }
replay-go = Go
replay-link = Copy link
replay-play = Play
replay-speed = Speed
