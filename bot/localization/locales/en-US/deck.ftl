# `/deck`: what nobody has seen yet, and how likely it comes.

deck-title = Still unseen
deck-over = Every domino of this game has been dealt.
# Only where fewer dominoes come than are unseen.
deck-removed = Nobody knows which dominoes were removed before the game, so they count as unseen here.
deck-chances = In the next deal
deck-chances-later = In the deal after
# Lines of a list; $percent is a chance.
deck-chance-crown = a domino with a crown: **{ $percent }%**
deck-chance-crowns = a domino with two crowns or more: **{ $percent }%**
deck-need-land = a domino with { $terrain }: **{ $percent }%**
deck-need-lands = two of them or more: **{ $percent }%**
deck-need-crown = a crown on { $terrain }: **{ $percent }%**
deck-need-crowns = a domino with two crowns or more on its { $terrain }: **{ $percent }%**
deck-need-which = Unseen with crowns on { $terrain }: { $dominoes }
deck-placeholder = Ask about a terrain
deck-any = All terrains
button-deck = Still unseen
button-as-text = As text
