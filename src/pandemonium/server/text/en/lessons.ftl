# Learning a game
learn = Learn the game
learn-minutes = { $minutes ->
        [one] about a minute, with a coach
       *[other] about { $minutes } minutes, with a coach
    }
learn-title = Learn { $game }
learn-lead = A short game with a coach beside you: you make the real choices, the others play along, and nothing can go wrong. You may leave at any time and go on later.
refused-no-lesson = There is no lesson of “{ $game }” here.

# The coach at the table
coach = Lesson
coach-next = Next
coach-count = { $number } of { $all }
coach-leave = Leave the lesson
coach-again = Begin again
coach-play = Play a real game now
coach-over = Your choices are made; the coach has the last word.
