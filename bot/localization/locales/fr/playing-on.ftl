button-play-on = Jouer à partir d’ici
button-play-on-again = Réessayer à partir de là
played-on = { $id ->
    [none] D’après une position donnée, ne compte pas
   *[other] D’après la partie { $id }, ne compte pas
}
played-on-begun = Après cette ligne viennent de nouveaux dominos. La partie est effacée un jour après ton dernier coup.
