button-applaud = Applaus
applauded = Du klatschst.
help-toy = Unter einem Spiel kannst du klatschen.
