"""The panel that only the player sees: one step of the turn at a time, and the ways to the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Gallery, Role, Row, Screen, Text, compose
from bot.chat.markup import bold, small
from bot.chat.panel_step import PanelStep, PanelView
from bot.chat.screens.panel.turn_path import TurnPath, step_of
from bot.chat.screens.turn import accent, table_button
from bot.games.people import Person
from bot.games.table import PlayedMove
from bot.games.wording import describe_domino
from bot.localization.fluent import FluentLocalizer
from engine.moves import Discard, Move, Place
from renderers.localizer import sentences
from renderers.wording import domino_text

SHORT_PATH = 2
"""A turn of no more steps explains itself; the path of a longer one is shown."""


def panel(view: PanelView, notice: str = "", hint: str = "") -> Screen:
    """Show what the player whose turn it is can do now.

    `notice` is a line above everything; `hint` explains the present step, between its pictures and its controls.
    """
    path = TurnPath.of(view.table, view.focus)
    view = replace(view, step=path.present)
    step = [*path.present.blocks(view), skipped_line(path, view.localizer), *navigation(path, view)]
    return compose(
        notice,
        path_line(path, view.localizer),
        *_automatic_moves(view),
        *obstacles(path, view),
        *_below_pictures(hint, step),
        Row((), text_mode_only=(table_button(view.table, view.localizer),)),
        accent=accent(view.table),
    )


def _below_pictures(hint: str, blocks: Sequence[Block | str]) -> tuple[Block | str, ...]:
    """Insert the hint before the first controls below the last picture: people see the end of a message first."""
    pictures = [number for number, each in enumerate(blocks) if isinstance(each, Gallery)]
    start = pictures[-1] + 1 if pictures else 0
    before = next((number for number in range(start, len(blocks)) if isinstance(blocks[number], Row)), len(blocks))
    return (*blocks[:before], hint, *blocks[before:])


def path_line(path: TurnPath, localizer: FluentLocalizer) -> Block | str:
    """Return all steps in a line: those with a move made are ticked, the present one is bold.

    In text mode only the present one is named, as screen readers announce neither ticks nor bold print.
    """
    if len(path.shown_steps) <= SHORT_PATH:
        return ""

    def name(step: PanelStep) -> str:
        text = localizer(f"step-{step.key}")
        if step is path.present:
            return bold(text)
        return f"✓ {text}" if step in path.made else text

    number, step = path.shown_steps.index(path.present) + 1, localizer(f"step-{path.present.key}")
    sentence = localizer("panel-step", number=number, count=len(path.shown_steps), step=step)
    return Text(small(" › ".join(map(name, path.shown_steps))), in_text_mode=small(sentence))


def _automatic_moves(view: PanelView) -> Iterator[Text]:
    """Tell of moves of this turn that were made without asking the player, until they go on."""
    for played in view.table.current_turn:
        key = _reason_of_automatic(played.move, len(played.before.legal_moves()), view.person)
        if key and not view.focus:
            assert isinstance(played.move, Place | Discard)
            domino = played.move.domino
            yield Text(
                view.localizer(key, domino=describe_domino(domino, view.localizer)),
                in_text_mode=view.localizer(key, domino=domino_text(domino, view.localizer)),
            )


def obstacles(path: TurnPath, view: PanelView) -> Iterator[Text]:
    """Say why the steps before the present one are not possible; in text mode only until a move is looked at.

    It is one paragraph, as several take more of a phone.
    """
    reasons = [view.localizer(f"illegal-{reason.value}") for reason in path.obstacles]
    if reasons:
        text = small(sentences(reasons, view.localizer))
        yield Text(text, in_text_mode="" if view.chosen(Move) else None)


def _reason_of_automatic(move: Move, choices: int, person: Person) -> str | None:
    """Return the message that says why a move was made automatically; None if it was not."""
    if isinstance(move, Discard):
        return "panel-discarded"
    return "panel-auto-placed" if isinstance(move, Place) and choices == 1 and person.auto_place else None


def skipped_line(path: TurnPath, localizer: FluentLocalizer) -> str:
    """Name the steps, not yet seen, that the next move would skip, a line each; empty if there are none."""
    return "\n".join(small(localizer(f"skipped-{each.key}")) for each in path.unseen)


def navigation(path: TurnPath, view: PanelView) -> Iterator[Row]:
    """Yield the buttons that lead to other steps without a move, and the one that takes the latest move back."""
    table, localizer = view.table, view.localizer

    def button(label: str, step: PanelStep, origin: str = "", role: Role = Role.SECONDARY) -> Button:
        return Button(Address.at(table, Action.SHOW_PANEL_STEP, f"{step.key} {origin}".strip()), label, role)

    buttons = []
    for step in path.following[:1]:
        label, role = view.marked(localizer("button-skip"), is_suggested=_is_better_skipped(path, view))
        buttons.append(button(label, step, role=role))
    buttons += [
        button(localizer(f"button-skip-to-{step.key}"), step, path.present.key) for step in path.following[1:][-1:]
    ]
    buttons += [button(localizer(f"button-side-step-{step.key}"), step) for step in path.side_steps]
    for step in path.skipped[-1:]:
        buttons.append(button(localizer("button-step-back", step=localizer(f"step-{step.key}")), step))
    if table.can_undo_move:
        # The move comes along, so that the panel can show it again as the one that is being looked at.
        latest = table.moves[-1]
        undo = Address.at(table, Action.UNDO_PLACEMENT, str(latest.move))
        buttons.append(Button(undo, _undo_label(latest, localizer)))
    if buttons:
        yield Row(tuple(buttons))


def _is_better_skipped(path: TurnPath, view: PanelView) -> bool:
    """Return whether the advisor would skip the step; not a side step, which the player has opened on purpose."""
    step = path.present
    return not step.is_side_step and view.suggested is not None and not isinstance(view.suggested, step.moves)


def _undo_label(latest: PlayedMove, localizer: FluentLocalizer) -> str:
    step = step_of(latest)
    return localizer(f"undo-{step.key}", **step.facts(latest, localizer))
