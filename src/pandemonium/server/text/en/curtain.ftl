# Several people at one device
curtain-pass = Pass the device to { $player }.
curtain-several = Whoever is next takes the device.
curtain-rest = The curtain is drawn.
curtain-note = Nobody’s secrets are on this screen. Only the person named opens the curtain.
curtain-me = It’s me, { $player }
curtain-draw = Draw the curtain
room-beside = Somebody else at this device
room-beside-note = You take turns at one screen. Between your questions a curtain hides what is secret, and each of you opens it yourself.
room-beside-name = Their name
room-beside-sit = Sit down
refused-no-seat = No seat is free.
