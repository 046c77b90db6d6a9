# Słowa gry próbnej zestawu zgodności
title = Próba
about = Pieczętuj, uderzaj, odbijaj: 2, 3 lub 6 osób, dwie minuty.
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
event-opened = { $seat } oferuje kartę { $card } za { $worth }.
event-struck = { $seat } uderza. Cel: { $victim }.
event-parried = { $seat } odbija cios.
event-taken = { $seat } przyjmuje cios.
option-rounds = Rundy
option-rounds-2 = Dwie
option-rounds-3 = Trzy
toy-high = Licz kartę podwójnie
toy-low = Licz kartę raz
toy-gaze = Zobacz najniższą kartę talii
toy-boast = Przechwalaj się
toy-rest = Odpocznij: na razie przyjmuj każdy cios
toy-wake = Obudź się: odpowiadaj znów na ciosy
event-weighed = Twoja karta { $card } liczy się { $times ->
    [one] raz
   *[other] podwójnie
}.
event-gazed = Najniższa karta talii to { $card }.
event-boasted = { $seat } się przechwala.
event-fell = { $seat } pada; to koniec gry.
event-ended = Koniec gry.
option-teams = Strony
option-teams-no = Każdy gra dla siebie
option-teams-yes = Wilk przeciw pozostałym
role-wolf = wilk
role-shepherd = pasterz
side-wolf = Wilk
    .number = one
side-flock = Pasterze
    .number = many
toy-points-source = punkty
