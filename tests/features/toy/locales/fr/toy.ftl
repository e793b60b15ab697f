button-applaud = Applaudir
applauded = Tu applaudis.
help-toy = Tu peux applaudir une partie finie.
