import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Kingdom
from renderers import KingdomView, Localizer, View, alt_text
from renderers.text.alt_text import LIMIT
from renderers.view import Owner
from tests.engine.games import examples
from tests.renderers.helpers import Play, views_of
from tests.renderers.phrases import words

USUAL_NAME, SHORT = 12, 450
"""Characters of a name, and of the alt texts of a table for four or fewer whose players have such names."""


def test_a_text_that_is_just_as_long_as_discord_takes_is_left_whole(localizer: Localizer) -> None:
    name = "x" * (LIMIT - len(words("alt-kingdom", name="", points=0)))
    text = alt_text(KingdomView(Kingdom(), Owner(name, 0), 0), localizer)
    assert text == words("alt-kingdom", name=name, points=0)
    assert len(text) == LIMIT


@pytest.mark.parametrize(
    ("name", "end", "least"),
    [
        pytest.param("word " * 400, " word…", LIMIT - 9, id="between words"),
        pytest.param("x" * LIMIT, "x…", LIMIT, id="through a word that is too long itself"),
    ],
)
def test_a_text_that_is_too_long_is_cut(localizer: Localizer, name: str, end: str, least: int) -> None:
    text = alt_text(KingdomView(Kingdom(), Owner(name, 0), 0), localizer)
    assert least <= len(text) <= LIMIT
    assert text.endswith(end)


def test_a_view_without_a_registered_text_is_an_error(localizer: Localizer) -> None:
    with pytest.raises(TypeError, match="no alt text of"):
        alt_text(View(), localizer)


@pytest.mark.slow
@examples(25)
@given(
    code=st.sampled_from(
        [("kd+mh", 4), ("kd7", 2), ("kd3n", 3), ("qd", 2), ("qd", 4), ("rw", 4), ("rw", 6), ("rwt", 8)]
    ),
    seed=st.integers(0, 10**6),
    name=st.text(max_size=32),
    share=st.floats(0, 1),
)
def test_every_alt_text_of_any_position_is_short(
    localizer: Localizer, play: Play, code: tuple[str, int], seed: int, name: str, share: float
) -> None:
    game, players = list(play(*code, seed).states()), code[1]
    for view in views_of(game, share, [name] * players):
        # A close-up also tells all that makes up the score.
        is_close_up = isinstance(view, KingdomView) and view.tally is not None
        is_short = len(name) <= USUAL_NAME and players <= 4 and not is_close_up
        assert len(alt_text(view, localizer)) <= (SHORT if is_short else LIMIT)
