"""The data of Inferno and what reads them."""
