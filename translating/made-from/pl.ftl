### The English messages that translations were made from. `python -m translating --translated` writes this file.

setting-coach-about =
    { $state ->
        [on] Alone against computers, the panel says how good your last turn was, and what was better if you ask. Not where suggestions are shown.
       *[off] Alone against computers, I can say after a turn how good it was.
    }
