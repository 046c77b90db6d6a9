# Poziomy botów
level-random = losowy
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-master = mistrzowski
