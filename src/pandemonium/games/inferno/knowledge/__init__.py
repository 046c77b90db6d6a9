"""What each seat of Inferno may know, and what it may imagine."""
