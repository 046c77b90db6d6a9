"""The data of The Others and what reads them."""
