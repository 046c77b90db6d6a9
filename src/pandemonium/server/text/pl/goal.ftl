# Karta celu
goal-title = Co daje zwycięstwo
goal-short = Cel
