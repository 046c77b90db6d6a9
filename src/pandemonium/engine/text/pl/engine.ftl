# Odmowy wspólne dla wszystkich gier
refused-seats = W tę grę gra od { $least } do { $most } osób, nie { $seats }.
refused-option = Nie ma opcji „{ $option }”.
refused-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
refused-over = Gra jest skończona.
refused-spectator = Oglądasz grę; wybierać mogą tylko osoby przy stole.
refused-unknown = „{ $code }” to nic, co można tu wybrać.
refused-not-now = Nie można teraz wybrać „{ $code }”.
refused-undo-not-yours = Nie masz czego cofnąć: ostatni wybór nie był Twój.
refused-undo-barrier = Tego nie można już cofnąć: od tego czasu coś wyrzucono, pokazano lub zatwierdzono.
refused-undo-needed = Tego nie można już cofnąć: potrzebuje tego to, co inni zrobili od tego czasu.

# Jak się skończyło
won-side = { $side-number ->
    [one] { $side } wygrywa
   *[many] { $side } wygrywają
}
won-nobody = Nikt nie wygrywa
