# Lekcje wszystkich gier
lesson-wait = Najpierw działają inni; lekcja zaraz potoczy się dalej.
