"""Everything that computer players know of the court, in one value for the registry."""

from players.court.batch_courts import BatchCourts
from players.court.beginner_court import HABITS
from players.court.greedy_court import choose
from players.court.remarks import REMARK_RULES
from players.extension import PlayerExtension

COURT = PlayerExtension(
    "court",
    greedy=choose,
    habits=HABITS,
    remark_rules=REMARK_RULES,
    batch=BatchCourts,
    fallback_networks={1: "qd-4", 2: "qd-2"},
)
