# Lessons of every game
lesson-wait = The others act first; the lesson goes on in a moment.
