puzzle-title = Päeva ülesanne · { DATETIME($day, dateStyle: "long") }
button-puzzle = Päeva ülesanne
puzzle-place = Kuhu asetada { $domino }? Üks neist kohtadest annab lõpuks vähemalt { $points } punkti võrra rohkem kui ükski teine.
puzzle-choose = Millise kivi valid? Üks annab lõpuks vähemalt { $points } punkti võrra rohkem kui ükski teine.
puzzle-found = { $count ->
    [0] Ühegi taseme arvutimängija seda ei leia.
    [1] Arvutimängijatest leiab selle ainult { $levels }.
    [4] Selle leiavad kõigi tasemete arvutimängijad.
   *[other] Arvutimängijatest leiavad selle { $levels }.
}
help-puzzles = Siis vahetub ka **{ button-puzzle }**.
career-puzzles = Esimesel katsel lahendatud ülesandeid: { $found } / { $asked }
stored-puzzles = Millistele päeva ülesannetele oled vastanud ja kas esimene vastus oli õige.
