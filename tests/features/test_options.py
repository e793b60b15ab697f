"""The options of all commands, those of features among them, take what their lists show and nothing else."""

from tests.bot.chat.people.test_every_option import (  # noqa: F401 - they run here with the server that has all features
    test_every_choice_is_taken_by_its_name_in_every_language,
    test_nothing_is_typed_that_no_list_shows,
)
from tests.bot.chat.turn.test_forged_choices import (  # noqa: F401
    test_a_choice_that_does_not_exist_is_refused_in_words,
)
