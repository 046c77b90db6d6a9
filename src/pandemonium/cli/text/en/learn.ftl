# Lessons
learn-place = { $number }/{ $all }
learn-hint = The lesson waits for: { $choice }
learn-next = { $title }: pandemonium learn { $game } --lesson { $lesson }
learn-on =
    Play a real game: pandemonium play { $game }
    Read the rules:   pandemonium rules { $game }
problem-lesson = there is no lesson of { $game } by these data; play it: pandemonium play { $game }
problem-lessons = { $game } has { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }: pandemonium learn { $game } --lesson { $lessons }
