# Słowa gry próbnej zestawu zgodności
title = Próba
about = Pieczętuj, uderzaj, odbijaj: 2 lub 3 osoby, dwie minuty.
toy-too-long = Trzy rundy są dla dwóch osób.
toy-pick = Włóż kartę { $card } do oferty
toy-seal = Zapieczętuj ofertę
toy-parry = Odbij cios tarczą
toy-take = Przyjmij cios
toy-prompt = { $rounds ->
    [one] Trwa ostatnia runda.
    [few] Pozostały { $rounds } rundy.
   *[many] Pozostało { $rounds } rund.
}
toy-no = Tego nie można teraz wybrać.
toy-points = Punkty
event-dealt = Dobierasz kartę { $card }.
event-sealed = { $seat } pieczętuje ofertę.
event-opened = { $seat } oferuje kartę { $card }.
event-struck = { $seat } uderza. Cel: { $victim }.
event-parried = { $seat } odbija cios.
event-taken = { $seat } przyjmuje cios.
option-rounds = Rundy
option-rounds-2 = Dwie
option-rounds-3 = Trzy
