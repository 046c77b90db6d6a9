"""What each seat of Deal with the Devil may know, and what it may imagine."""
