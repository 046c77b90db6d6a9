# Every page
menu = Menu
lobby = Lobby
rules = Rules
preferences = Preferences
skip = Skip to the content
skip-to-question = Skip to the decision
close = Close
copy = Copy
language-en = English
language-pl = Polski
back-to-lobby = Back to the lobby

# Lobby
lobby-title = Infernal board games at one table
lobby-lead = Full rules, worthy opponents, dice you can check. Alone tonight, or with friends far away.
lobby-start = Play { $game } now
lobby-bots = { $bots ->
        [one] against one bot, no account
       *[other] against { $bots } bots, no account
    }
lobby-new = New table
lobby-solo = Play alone
lobby-mine = Your games in play
lobby-open = Tables looking for players
lobby-live = Games to watch
lobby-finished = Games of others to replay
lobby-open-empty = Nobody is looking for players. Open a table and others will see it here.
lobby-live-empty = Nobody is playing just now.
lobby-go-on = Go on
lobby-join = Take a seat
lobby-watch = Watch
lobby-replay = Replay
lobby-name = You play as { $name }.
lobby-rename = change your name

# New table
new-title = New table
new-game = Game
new-seats = Seats
new-seats-help = An open seat gets a link for a friend. A bot sees exactly what a person would see.
new-seat = Seat { $letter }
new-me = me
new-open = open seat, with a link
new-none = nobody
new-bot = bot, { $level }
new-options = Options
new-draft = Show the options for these seats
new-public = Show this table in the lobby
new-public-help = Anybody may then take an open seat; without this, only those with a link.
new-create = Open the table

# Seats
seats = Seats
seat-open = Open seat
seat-free = waiting for somebody
seat-you = you
seat-online = here
seat-away = away
seat-waiting = to act
seat-link = Send this link to a friend:
replace-more = Replace
replace-me = Let a bot play on for me
replace-away = Put a bot in this seat
return = Take my seat back

# Decision bar
decision = Your decision
tools = Take back and help
prompt-over = The game is over.
title-your-turn = ● Your turn · { $game }
undo = Undo
restart = Restart turn
advice = Hint
news = Since your last turn ({ $lines })
final-note = This ends your turn and cannot be taken back.
final-yes = Yes, do it
thing-open = { $thing }. Choose…
thing-why = { $thing }. Why not?
why-can = This can be chosen now.

# Beside the board
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
told = The table in words
commitment-short = Commitment { $commitment }…
connection-lost = Reconnecting…

# The end
ending-winner = { $winners ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ending-solo = { $points ->
        [one] You finish with one point
       *[other] You finish with { $points } points
    }
ending-total = Total
rematch = Rematch
replay = Replay
journal = Journal
pack = Data
proof-title = How to check the luck
proof-how = Save the journal and the data it was played with, and this command replays every roll and shuffle from the seed:
proof-commitment = Commitment
proof-seed = Seed

# Replay
replay-start = The beginning of the game.
replay-step = step { $step } of { $steps }
replay-progress = Progress of the replay
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End

# Joining
join-take = Take the seat
join-as = Your name

# Preferences
preferences-title = Preferences
preferences-name = Your name
preferences-language = Language
preferences-theme = Theme
preferences-theme-dark = dark stone
preferences-theme-light = light parchment
preferences-theme-contrast = high contrast
preferences-motion = Motion
preferences-motion-full = pieces move
preferences-motion-quick = pieces move quickly
preferences-motion-none = nothing moves
preferences-confirm = Ask again before a choice that cannot be taken back
preferences-keys = Single keys act (digits choose, u takes back, h hints)
preferences-save = Save
preferences-saved = Saved.
keys-title = Keys at the table
keys-digits = Digits: open that thing on the table; inside, they find a choice
keys-arrows = Arrow keys: move between choices
keys-next = n: the next thing that can be chosen
keys-enter = Enter: choose, or end the turn when nothing else is left
keys-escape = Escape: close
keys-letters = u: undo, r: restart turn, h: hint, l: log, ?: rules

# Errors
error-404-title = There is nothing here
error-404 = This page or table does not exist, or no longer does.
error-403-title = This is not possible
error-403 = The form was too old or came from somewhere else. Go back, reload the page and try again.
error-405-title = Wrong way in
error-405 = This address cannot be opened like this.
error-413-title = Too much
error-413 = That is more than this server takes at once.
error-429-title = Slowly
error-429 = Too many requests. Wait a moment and try again.
error-400-title = This cannot be understood
error-400 = Something in the form was missing or wrong.
error-500-title = Something broke
error-500 = The mistake is ours and has been noted. Your game is safe: every choice that was accepted is stored.
error-refused-title = Not like this
error-back = To the lobby

# Rules page
rules-title = Rules of { $game }
rules-contents = Contents
# --- The server's refusals and its lines in the log -------------------------------------------------------------
refused-no-table = There is no such table.
refused-not-seated = You do not sit at this table.
refused-waiting = The game begins when everybody has sat down.
refused-stale = The table has moved on since you looked; here is how it stands now.
refused-busy = Too much is happening at this table at once. Try again.
refused-name = A name needs at least one letter.
refused-bot-name = The devils play as bots here; people need another name.
refused-link = This seat is taken, or its link is not valid.
refused-already-seated = You already sit at this table.
refused-game = There is no game “{ $game }”.
refused-level = There is no bot of the level “{ $level }”.
refused-no-person = There is no person to replace in this seat.
refused-no-return = No bot plays for you in this seat.
refused-game-gone = This table plays “{ $game }”, which is not installed on this server. It waits until the game is back.
refused-other-rules = This table was opened for rules { $rules } of the game; this server plays rules { $ours }. It waits for a server with its rules, and is closed after a week without a choice.
refused-closed-rules = This game began under rules { $rules }; this server plays rules { $ours }, so the game could not be finished and was closed. Nobody wins. Its journal is kept.
refused-no-new-tables = This server opens no new tables for now: it is about to be upgraded. Games that have begun go on.
refused-other-pack = This table was opened with the data “{ $pack }”; this server plays with “{ $ours }”. It waits until they are back.
refused-broken-pack = The data this table was opened with, “{ $pack }”, are damaged or do not fit the rules of this server, so it cannot be played on.
refused-damaged = The record of this table cannot be replayed: entry { $number } does not follow from those before it.
refused-undo-limit = Choices of one question are taken back at most { $number } times.
refused-long = So much has been entered at this table that only the question itself can be answered now.
refused-broken-table = What is stored of this table is damaged; it can be neither played nor shown.
refused-not-awaited = The game is not waiting for { $player }.
refused-not-away = { $player } has not been away for { $seconds } seconds yet.
refused-chat = There is nothing to say in an empty line.
refused-chat-pace = One line at a time: wait a moment before the next.
refused-too-many-tables = You have { $number } tables that are not over; finish or close one first.
refused-too-many-bots = Bots alone play at { $number } of your tables; wait until one of them is over.
refused-too-many-journals = You have loaded { $number } games from journals; there is no room for more.
refused-phrase = Nobody says that at this game.
refused-advice-failed = No hint could be found just now: try again in a moment.
refused-one-advice = One hint at a time: another one is being found for you.
refused-no-advice = There is a hint when the game waits for you.
refused-not-over = This is told when the game is over.
log-undo = { $player } takes a choice back.

problem-not-found = There is nothing at this address.
problem-not-allowed = This address cannot be used like that.
problem-malformed = The request is not in the expected form: { $why }
problem-too-large = The request is too large.
problem-too-many = Too many requests. Wait { $seconds } seconds.
problem-unknown-guest = This needs a guest's token.
problem-forbidden = This form is stale or comes from another site. Load the page again.
problem-trouble = Something went wrong on the server. What you did is either stored or has not happened.
