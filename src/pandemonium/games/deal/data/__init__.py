"""The data of Deal with the Devil and what reads them."""
