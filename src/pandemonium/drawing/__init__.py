"""What every game's table is drawn with: words, marks of seats, dice, icons, and buttons for choices."""
