"""Does what is due in a game at the times that `bot.games.deadlines` names, and shows it."""
