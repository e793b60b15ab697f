"""Everything that computer players know of the court, in one value for the registry."""

from players.court.batch_courts import BatchCourts
from players.court.beginner_court import MOVE_PREFERENCES
from players.court.greedy_court import choose
from players.court.remarks import REMARK_FINDERS
from players.extension import PlayerExtension

COURT = PlayerExtension(
    "court",
    greedy=choose,
    move_preferences=MOVE_PREFERENCES,
    remark_finders=REMARK_FINDERS,
    batch=BatchCourts,
    turn_cost=4,
    moves_help="N@g8 sends a knight to g8, B3@h7 buys the tile for 3 onto h7, D5 has the dragon burn the tile for 5.",
)
