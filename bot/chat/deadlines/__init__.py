"""Does what is due in a game at the times that `bot.games.timing.deadlines` names, and shows it."""
