"""The end of a turn in the panel: the choice of the next domino, or in the last round that the turn is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Gallery, PictureSpec, Role, Row
from bot.chat.markup import heading, small
from bot.chat.panel_step import PanelStep, PanelView
from bot.chat.screens.turn import one_kingdom, seat_names
from bot.games.wording import describe_merit
from engine.moves import Done, Pick, Place
from engine.state import State
from players.advice import ChoiceSuggestion
from renderers import next_line_view


def choose_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom, the next line, and a button for each domino that is free."""
    yield heading(view.localizer("panel-pick"), 3)
    if view.state.kingdom.covered:
        yield own_kingdom(view)
    yield next_line(view)
    if view.wants_suggestions:
        yield small(view.localizer("panel-merits"))
    yield take_buttons(view)


def finish_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom and the button that ends the turn."""
    yield own_kingdom(view)
    finish = Address.at(view.table, Action.PLAY, str(Done()))
    yield Row((Button(finish, view.localizer("button-done"), Role.SUCCESS),))


def own_kingdom(view: PanelView) -> Gallery:
    """Show the kingdom of the player to move."""
    return Gallery((one_kingdom(view.table, view.state.king.kingdom, view.localizer),))


def next_line(view: PanelView) -> Gallery:
    """Show the line to choose from."""
    picture = next_line_view(view.state, seat_names(view.table))
    return Gallery((PictureSpec.of(f"next-{view.table.game.id}-{view.table.ply}", picture, view.localizer),))


def take_buttons(view: PanelView, place: Place | None = None) -> Row:
    """Return a button for each free domino; with a placement, it makes both moves."""
    state = view.state.play(place) if place else view.state
    ranked = view.advisor.choices(state)
    played = f"{place} " if place else ""
    # In the order of the line, as in the picture.
    by_pick = {each.pick: each for each in ranked}
    picks = [by_pick[move] for move in state.legal_moves() if isinstance(move, Pick)]
    best = best_choice(ranked) if view.wants_suggestions else None
    return Row(
        tuple(
            Button(
                Address.at(view.table, Action.PLAY, f"{played}{each.pick}"),
                _label(view, each, is_best=each is best),
                Role.SUCCESS if each is best else Role.PRIMARY,
            )
            for each in picks
        )
    )


def best_choice(ranked: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the choice to be marked as the best; None if there is no other, or if even this one fits nowhere."""
    return ranked[0] if len(ranked) > 1 and ranked[0].best else None


def _label(view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> str:
    """Name the domino, what it would bring if the player wants to know, and that it would be lost in any case."""
    domino = str(choice.pick.domino)
    if choice.best and not view.wants_suggestions:
        return view.localizer("button-take", domino=domino)
    key = "button-take-best" if is_best else "button-take-merit"
    return view.localizer(key, domino=domino, merit=describe_merit(choice, view.localizer))


def _has_line(state: State) -> bool:
    return bool(state.next_line.dominoes)


CHOOSE = PanelStep("choose", (Pick,), choose_blocks, belongs=_has_line)
FINISH = PanelStep("finish", (Done,), finish_blocks, belongs=lambda state: not _has_line(state))
