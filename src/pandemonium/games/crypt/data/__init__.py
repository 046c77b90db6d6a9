"""The data of Crypt and what reads them."""
