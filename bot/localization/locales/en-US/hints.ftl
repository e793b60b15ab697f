# What the panel explains in a first game, each line once.

# Suggestions are shown in a person's first game; button-hint brings them later.
hint-first-game = Your first game shows suggestions. Later **{ button-hint }** does.
hint-spots = Tip: choose a spot in the list to look at it.
hint-take = Tip: **Choose** also places your domino as shown.
hint-back = Tip: changed your mind? **{ button-undo }** works until your turn is over.
hint-nowhere = Tip: a domino needs two free squares side by side, and one half must touch your castle or its own terrain.
hint-merits = Tip: **+3** means your score grows by 3 right away.
hint-numbers = Tip: with a low number you go earlier. High ones have crowns.
hint-itself = Tip: your last turn had only one move, so I made it.
