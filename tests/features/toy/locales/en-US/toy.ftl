button-applaud = Applaud
applauded = You clap.
help-toy = You can applaud a finished game.
