"""The end of a turn in the panel: the choice of the next domino, or in the last round that the turn is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, Role, Row
from bot.chat.kit.markup import small
from bot.chat.turn.panel_step import PanelStep, PanelView
from bot.chat.turn.screens import deck_button, one_kingdom, seat_names, table_picture
from bot.games.people import verbatim
from bot.games.wording import describe_choice, team_name
from engine.moves import Done, Pick, Place
from engine.state import State
from players.advisor import ChoiceSuggestion, choice_remark, richest_other
from renderers import next_line_view
from renderers.localizer import semicolon_list, sentences
from renderers.wording import domino_text, slot_text


def choose_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom, the next line, and a button for each domino that is free."""
    if view.state.kingdom.covered:
        yield own_kingdom(view)
    yield next_line(view, in_text_mode=taken_dominoes(view))
    yield from take_blocks(view)
    yield Row((*suggestions_switch(view), deck_button(view.table, view.localizer)))


def suggestions_switch(view: PanelView) -> Iterator[Button]:
    """Yield the button that shows suggestions to somebody who has them off; `/kingdomino settings` hides them."""
    if view.table.game.options.suggestions and not view.person.suggestions:
        yield Button(Address.at(view.table, Action.TOGGLE_SUGGESTIONS), view.localizer("button-suggestions-on"))


def finish_blocks(view: PanelView) -> Iterator[Block | str]:
    """Yield the player's kingdom and the button that ends the turn."""
    yield own_kingdom(view)
    finish = Address.at(view.table, Action.PLAY, str(Done()))
    yield Row((Button(finish, view.localizer("button-done"), Role.SUCCESS),))


def own_kingdom(view: PanelView, in_text_mode: str = "") -> Gallery:
    """Show the kingdom of the player to move; in text mode only its points, as the rest has been told already."""
    kingdom = view.state.king.kingdom
    picture, points = one_kingdom(view.table, kingdom, view.localizer), view.state.score(kingdom).earned
    name = team_name(view.table, kingdom, view.localizer)
    return Gallery((picture,), in_text_mode or view.localizer("long-kingdom", name=name, points=points))


def next_line(view: PanelView, in_text_mode: str | None = None) -> Gallery:
    """Show the line to choose from."""
    picture = next_line_view(view.state, seat_names(view.table))
    name = f"next-{view.table.game.id}-{view.table.ply}"
    return Gallery((table_picture(view.table, name, picture, view.localizer),), in_text_mode)


def taken_dominoes(view: PanelView) -> str:
    """Say which dominoes of the line are taken: there is a button for each of the others."""
    [line] = next_line_view(view.state, seat_names(view.table)).lines
    taken = [verbatim(slot_text(slot, view.localizer)) for slot in line.slots if slot.king]
    return view.localizer("panel-taken", dominoes=semicolon_list(taken, view.localizer)) if taken else ""


def take_blocks(view: PanelView, place: Place | None = None, more: Iterable[Button] = ()) -> Iterator[Block | str]:
    """Yield a line on the choice and a button for each free domino; with a placement, it makes both moves.

    `more` buttons follow these.
    """
    state = view.state.play(place) if place else view.state
    choices, best = free_choices(view, state)
    key = "panel-take" if place else "panel-pick" if state.domino else "panel-pick-first"
    told = sentences([_why_suggested(view, best, choices), view.localizer(key)], view.localizer)
    yield small(told) if place else told
    played = f"{place} " if place else ""
    yield Row((*(_button(view, each, played, is_best=each is best) for each in choices), *more))


def free_choices(view: PanelView, state: State) -> tuple[Sequence[ChoiceSuggestion], ChoiceSuggestion | None]:
    """Return the choices in a position, in the order of the line as in the picture, and the one that is suggested.

    That is None if the player wants no suggestions, or as `best_choice` says.
    """
    ranked = view.advisor.choices(state)
    by_domino = {each.pick.domino: each for each in ranked}
    best = best_choice(ranked) if view.wants_suggestions else None
    return [by_domino[domino] for domino in state.next_line.free], best


def _why_suggested(view: PanelView, best: ChoiceSuggestion | None, choices: Sequence[ChoiceSuggestion]) -> str:
    """Say what the suggested choice is good for if others bring more points at once; empty if none does."""
    other = richest_other(best, choices) if best else None
    if best is None or other is None:
        return ""
    remark = choice_remark(view.state, best, choices)
    key, points = (remark.name, remark.number) if remark else ("in-the-end", 0)
    dominoes = {"domino": str(best.pick.domino), "other": str(other.pick.domino)}
    return view.localizer(f"suggested-{key}", **dominoes, points=points)


def best_choice(ranked: Sequence[ChoiceSuggestion]) -> ChoiceSuggestion | None:
    """Return the choice to be marked as the best, the first that fits; None if there is no other, or none fits."""
    return next((each for each in ranked if each.best), None) if len(ranked) > 1 else None


def _button(view: PanelView, choice: ChoiceSuggestion, played: str, *, is_best: bool) -> Button:
    """Return the button of a domino; its verb sets it apart from placing alone where that is possible as well."""
    seen, in_text_mode = (
        view.localizer("button-take", choice=label) if played else label
        for label in choice_labels(view, choice, is_best=is_best)
    )
    address = Address.at(view.table, Action.PLAY, f"{played}{choice.pick}")
    return Button(address, seen, Role.SUCCESS if is_best else Role.PRIMARY, in_text_mode=in_text_mode)


def choice_labels(view: PanelView, choice: ChoiceSuggestion, *, is_best: bool) -> tuple[str, str]:
    """Return the labels of the button that chooses a domino: by its number, and for text mode by its halves."""
    domino = choice.pick.domino
    named = str(domino), domino_text(domino, view.localizer)
    # Players who want no suggestions are still told which dominoes would be lost in any case.
    if not view.wants_suggestions and choice.best:
        return named
    seen, in_text_mode = (describe_choice(each, choice, view.localizer, is_best=is_best) for each in named)
    return seen, in_text_mode


def _has_line(state: State) -> bool:
    return bool(state.next_line.dominoes)


CHOOSE = PanelStep("choose", (Pick,), choose_blocks, belongs=_has_line)
FINISH = PanelStep("finish", (Done,), finish_blocks, belongs=lambda state: not _has_line(state))
