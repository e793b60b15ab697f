"""A list of the best people that ends in the middle of a place says how many more share it."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.screens.top_list import top_list
from tests.bot.sample_tables import LOCALIZER
from tests.bot.words import words


@dataclass(frozen=True)
class Somebody:
    user_id: int
    name: str = "Ola"


@given(st.lists(st.integers(0, 4), max_size=9), st.integers(1, 5), st.integers(0, 9))
def test_a_list_that_is_cut_in_the_middle_of_a_place_says_how_many_more(points: list[int], top: int, own: int) -> None:
    best_first = sorted(points, reverse=True)
    placed = [(best_first.index(each) + 1, Somebody(number)) for number, each in enumerate(best_first)]
    lines = [*top_list(placed, own, lambda place, _, each: f"#{place} {each.user_id}", LOCALIZER, top)]
    shown = [line for line in lines if line.startswith("#")]
    assert len(shown) == min(top, len(placed)) + (top <= own < len(placed))
    left_out = [place for place, each in placed[top:] if each.user_id != own]
    more = left_out.count(placed[top - 1][0]) if len(placed) > top else 0
    assert [line for line in lines if line == words("list-more", count=more)] == [
        words("list-more", count=more)
    ] * bool(more)
