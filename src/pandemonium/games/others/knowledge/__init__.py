"""What each seat of The Others may know, and what it may imagine."""
