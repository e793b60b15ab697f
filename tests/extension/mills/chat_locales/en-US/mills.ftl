variant-kdm = Kingdomino with windmills
told-mill = puts a windmill on { $square }
step-mills = Windmill
button-mill = Windmill on { $square }
illegal-no-mills = You have no windmill left.
illegal-no-wheat = There is no wheat for a windmill.
