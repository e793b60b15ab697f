button-applaud = Brawo
applauded = Klaszczesz.
help-toy = Skończonej partii możesz bić brawo.
