"""The court of Queendomino for computer players."""

from players.court.batch_courts import BatchCourts
from players.court.greedy_court import MOVE_PREFERENCES, choose
from players.court.remarks import REMARK_FINDERS
from players.extension import PlayerPart
from players.search.batch_component import BatchPart

PART = PlayerPart(greedy=choose, move_preferences=MOVE_PREFERENCES, remark_finders=REMARK_FINDERS)
BATCH_PART = BatchPart(BatchCourts)
