"""What computer players know of Queendomino's court."""

from players.court.batch_courts import BatchCourts
from players.court.greedy_court import MOVE_PREFERENCES, choose
from players.court.remarks import REMARK_FINDERS
from players.extension import PlayerPart

PART = PlayerPart(
    greedy=choose,
    move_preferences=MOVE_PREFERENCES,
    remark_finders=REMARK_FINDERS,
    batch=BatchCourts,
    turn_cost=4,
)
