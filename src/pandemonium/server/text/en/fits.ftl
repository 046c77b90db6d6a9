# What makes the table fit every screen
zoom = Size of the board
zoom-in = Enlarge the board
zoom-out = Make the board smaller
zoom-fit = The whole board
notes = Told about this question
choices-more = { $choices } choices
choices-there = { $things ->
        [one] 1 choice on the table
       *[other] { $things } choices on the table
    }
tools-more = More tools
