title = Krypta
about = Licytacja kośćmi o skarby zmarłego Króla.
ghost = Duch

# Skarby
idol = Posąg
    .genitive = Posągu
    .plural = Posągi
jewelry = Biżuteria
    .genitive = Biżuterii
    .plural = Biżuteria
manuscript = Manuskrypt
    .genitive = Manuskryptu
    .plural = Manuskrypty
pottery = Ceramika
    .genitive = Ceramiki
    .plural = Ceramika
remains = Szczątki
    .genitive = Szczątków
    .plural = Szczątki
tapestry = Gobelin
    .genitive = Gobelinu
    .plural = Gobeliny
