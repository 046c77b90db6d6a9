"""The Others: 7 Sins: one player is the Sin, the others lead the heroes who stand between it and the city."""
