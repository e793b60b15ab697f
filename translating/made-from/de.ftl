### The English messages that translations were made from. `python -m translating --translated` writes this file.

analysis-gain = Better: points { $points }, chance to win { $percent }%
analysis-gain-long = Estimated gain: { $points } points, give or take { $error }, and { $percent }% chance to win, give or take { $chance }.
analysis-sum = Everyone starts the same (**{ part-usual }**: what this table gets on average), **{ part-luck }** gives or takes, and **{ part-turns }** do the rest. It's all estimated, give or take { $error } points or so. Where that's more than the points themselves, only the ± is shown.
button-table = Whole table
fair-how =
    { $kind ->
        [deal] The whole deal comes from a secret and its name below. The hash of the secret was there for everyone before anyone could play, so nobody picked the dominoes.
       *[message] The whole deal comes from a secret, and from the number of the message that first showed its hash. Discord gave that number after the secret was drawn, so nobody picked the dominoes.
    } To check that, note the hash and the { $kind ->
        [deal] name
       *[message] number (it ends the message's link)
    } before the game, and run “kingdomino verify” on the record after it.
fair-mixed-in =
    { $kind ->
        [deal] Name: { $value }
       *[message] Number: { $value }
    }
practice-no-games = Finish a game first. Then I look for turns with a clearly better choice, and you find it.
practice-none = Nothing to find in these turns: no choice was clearly better than all others, or you've found it.
privacy-stored =
    ## What I store about you
    - For every game: who sat where or was invited (your Discord id and the name shown), every move, when it was made, in which turns you asked for a hint or whether suggestions were shown to you, and the id of the click, so that no click counts twice.
    - Games you play on from finished ones, until a day after your last move. Erasing deletes them.
    - Your settings, like your time zone, your language and when you're away, and which tips you've seen.
    - Which tables you follow, until they end.
    - Your latest answer to each question of { COMMAND("kingdomino practice") }, and when you gave it.
    - Whose seat a substitute plays on.
    - Your plan for a turn, until it comes, and which moves were planned.
    - For a server, what was set with { COMMAND("kingdomino server") }, until I leave it, and that I've introduced myself there.
    - Which challenges you opened.
    - If you erase a daily game or a challenge while it's open: that it was begun, as a code without your name, until that time is over, two weeks at most.
    
    That's all: no messages, and nothing about other members. Rankings come from the finished games whenever someone looks. In { COMMAND("kingdomino settings") } you choose whether you're in them.
rules-queen =
    Some buildings come with **towers**, and the **queen** loves towers. When you gain one and then have at least as many as every other { $team ->
        [one] player
       *[other] team
    }, she moves to your kingdom. A tie is enough to win her over. Before the first tower she lives nowhere.
    
    While she lives with you:
    - Buildings cost you 1 coin less, starting with the next one you buy. Free stays free.
    - The dragon keeps away, so you can't bribe it.
    
    At the end she is **one more crown on your largest property**, towns included. In the picture, that makes the wheat 4 × 2.
told-goes-last = goes last
told-order = Choosing in this order: { $names }
