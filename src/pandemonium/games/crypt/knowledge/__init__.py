"""What each seat of Crypt may know, and what it may imagine."""
