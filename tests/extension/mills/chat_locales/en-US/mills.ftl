variant-kdm = Kingdomino with windmills
told-mill = puts a windmill on { $square }
step-mills = Windmill
skipped-mills = If you go on, you can put no windmill this turn.
undo-mills = Undo: windmill
button-mill = Windmill on { $square }
illegal-no-mills = You have no windmill left.
illegal-no-wheat = There is no wheat for a windmill.
