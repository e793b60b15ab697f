button-applaud = Aplaudēt
applauded = Tu aplaudē.
help-toy = Pabeigtai spēlei vari aplaudēt.
