# The host's desk
desk-title = The host's desk
desk-ask = The first start of this server told a word for this desk.
desk-word = The word
desk-enter = Open the desk
desk-wrong = That is not the word.
desk-notice = Notice to everybody
desk-notice-about = It stands on every page and at every table until you change it; empty takes it away.
desk-tell = Tell everybody
desk-tables = Tables
desk-waiting = waiting for people
desk-playing = being played
desk-close = Close: { $table }
desk-people = People
desk-sought = Part of a name
desk-seek = Look for
desk-seats = { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
desk-ban = Ban { $name }
desk-unban = Let { $name } in again
desk-said = Said of late
desk-remove = Remove what { $name } said
desk-none = There is nothing here.
chat-removed = (removed)
lobby-ended-host = closed by the host
ended-host = The host of this server closed the game
lobby-ended-abandoned = closed: nobody played on
ended-abandoned = Nobody played on for so long that the game was closed
problem-banned = The host of this server does not want you here.

# Privacy
privacy = Privacy
privacy-title = What is kept of you
privacy-about = No account, no address, no advertising, nothing from other sites. This is all that this server keeps:
privacy-guest = Your name, your preferences and when you first came, until you erase yourself. Of the secret in your cookie only a fingerprint is kept.
privacy-idle = If you never do anything here, even that goes after { $days ->
        [one] one day
       *[other] { $days } days
    }.
privacy-games = The games you sat at, with every choice and its time, so that they can be played on, checked and seen again; without limit of time.
privacy-chat = What you said at a table, as long as the table is kept.
privacy-cookies = Two cookies: one says who you are, for a year; the other proves that a form came from our page.
privacy-addresses = Your network address counts against floods for a minute, in memory only. It is stored nowhere.
privacy-log = The server's log names tables and mistakes of the program, never people, links or what was said.
erase-title = Erase me
erase-about = Your name, { $name }, your preferences and all you said go at once and for ever. Bots take your seats; games you played stay, as somebody's.
erase-sure = Yes, I want to be erased; nobody can undo it.
erase-me = Erase me
erase-unsure = Tick the box if you are sure.
erase-done = You are erased. Whoever looks at this page now is somebody new.
