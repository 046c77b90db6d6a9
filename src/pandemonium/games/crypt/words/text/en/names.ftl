title = Crypt
about = Bid with dice for the late King’s treasure.
ghost = the Ghost

# Treasures
idol = Idol
    .plural = Idols
jewelry = Jewelry
    .plural = Jewelry
manuscript = Manuscript
    .plural = Manuscripts
pottery = Pottery
    .plural = Pottery
remains = Remains
    .plural = Remains
tapestry = Tapestry
    .plural = Tapestries
