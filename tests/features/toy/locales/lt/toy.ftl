button-applaud = Ploti
applauded = Tu ploji.
help-toy = Baigtai partijai gali paploti.
