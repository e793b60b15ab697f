button-applaud = Plaksuta
applauded = Sa plaksutad.
help-toy = Lõppenud mängule võid plaksutada.
