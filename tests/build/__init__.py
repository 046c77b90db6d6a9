"""What is built and handed out: the compiled package, the wheel, the repository itself."""
