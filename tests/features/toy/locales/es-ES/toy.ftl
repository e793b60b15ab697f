button-applaud = Aplaudir
applauded = Aplaudes.
help-toy = Puedes aplaudir una partida terminada.
