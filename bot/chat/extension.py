"""The additions of an extension of the rules to the chat: steps of the panel, chapters of the rules, messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias, TypeVar

from bot.chat.actions import address_at
from bot.chat.kit.blocks import Address, Block, Button, Option, Role, Row, Select, select_row
from bot.games.advice import GradedTurn, are_shown
from bot.games.people.person import Person
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.extension import Part
from engine.moves import Move
from engine.state import State
from renderers import View

Figures: TypeAlias = Callable[[State], Mapping[str, int]]
"""Returns the numbers in the rules, by the names of their placeables, given the start of a game."""

Draw: TypeAlias = Callable[[State, Sequence[str]], View]
"""Returns the view of a picture, given the start of a game and the names of its players."""


@dataclass(frozen=True)
class ChapterPicture:
    draw: Draw
    alt: str = ""
    """The message that replaces the default alt text."""


@dataclass(frozen=True)
class Chapter:
    """A chapter; `rules-<name>` is the message of its text, and `rules-<title>-title` of its title."""

    name: str
    picture: ChapterPicture
    emoji: str = ""
    """The emoji before the title."""
    in_text_mode: str = ""
    """The message that replaces the text of a chapter about pictures in text mode."""
    title: str = ""
    """The name of the chapter with the same title; empty for a title of its own."""


@dataclass(frozen=True)
class Lesson:
    """A scripted game that teaches a game or an extension of it. Features show the lesson.

    A lesson ends with its game, or when a chance move is due after the last move of `chance`.
    """

    name: str
    position: str
    """The text of the start position."""
    told: Mapping[tuple[int, str], str]
    """The messages that explain each step, by the number of the learner's turn and the key of the step."""
    end: str
    """The message at the end, whose variable `total` is the learner's score."""
    chance: tuple[str, ...] = ()
    """The moves of chance in their order."""

    @property
    def start(self) -> State:
        return State.parse(self.position)


@dataclass(frozen=True)
class ChatPart(Part):
    """An extension's steps of the panel, slash commands and rules; its messages are in `locales` beside its module."""

    package = "bot.chat"

    panel_steps: tuple[Step, ...] = ()
    """Steps that the extension adds to a turn."""
    command_modules: tuple[str, ...] = ()
    """Modules with slash commands and discord.py's `setup`, imported at the start, because their names are messages."""
    rulebooks: Mapping[str, tuple[Chapter, ...]] = field(default_factory=dict)
    """The chapters of each variant, by its base code."""
    figures: Figures = lambda _start: {}
    """Returns the numbers in the rules, by default none."""
    lessons: tuple[Lesson, ...] = ()
    """The lessons about what the extension adds."""
    choices: tuple[StrEnum, ...] = ()
    """The actions of controls that preview a choice in the panel."""
    hints: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further hints on steps, like `HINTS` of the panel."""


# ---- the data of the panel of a turn, and the steps of the panel


M = TypeVar("M", bound=Move)


@dataclass(frozen=True)
class Panel:
    table: Table
    person: Person
    """The person who looks at the panel."""
    localizer: FluentLocalizer
    advice: Sequence[Move] = ()
    """The suggested moves for the rest of the turn; empty if the person sees no suggestions."""
    focus: str = ""
    """The step or move that the panel shows first, as a part of addresses.

    "build" is a step, and "choose knights" a step with the key of the player's previous step. "turn place" is the
    suggested turn at a step. "12@g8e" is a chosen move that was not made. Empty means the first main step with a legal
    move.
    """
    steps: tuple[Step, ...] = ()
    """The steps of the turn in the order of the rules, such as PLACE and CHOOSE."""
    is_lesson: bool = False
    """Whether the panel belongs to a lesson, which takes one step at a time."""
    offers_turn: bool = False
    """Whether a button shows the suggested turn, so that no other button is marked."""
    graded: GradedTurn | None = None
    """The person's previous turn with its grade, if the coach has graded it."""
    notice: str = ""
    """A line above everything."""
    told: str = ""
    """The moves of others."""
    hint: str = ""
    """An explanation of the present step, between its picture and its controls."""
    heard: Sequence[Select] = ()
    """The selects that features add in text mode."""
    is_visited: bool = False
    """Whether the bot is not a member of the panel's server."""
    lead: Callable[[StrEnum, str | None], Address] | None = None
    """Returns the address of a control from its action and argument, if the table is imagined: in a plan or a lesson.

    A select itself has no argument. At an imagined table no control acts on the stored game.
    """
    is_planned: bool = False
    """Whether the turn is only planned, so that the choice of a domino is ranked on a screen of its own."""

    @property
    def state(self) -> State:
        return self.table.state

    @cached_property
    def suggests(self) -> bool:
        return are_shown(self.table, self.person)

    @property
    def suggested(self) -> Move | None:
        """The next suggested move; None if the player sees no suggestions.

        The move belongs to the present step or to a later step, because the player has skipped the earlier steps.
        """
        return next(iter(self.advice), None)

    def address(self, action: StrEnum, argument: str | None = None) -> Address:
        return self.lead(action, argument) if self.lead else address_at(self.table, action, argument or "")

    def button(
        self, action: StrEnum, move: object, label: str, role: Role = Role.SECONDARY, words: str | None = None
    ) -> Button:
        """Return a button whose argument is the text of a move, of moves or a focus; `words` are for text mode."""
        return Button(self.address(action, str(move)), label, role, words)

    def select(self, action: StrEnum, placeholder: str, options: Iterable[Option]) -> Row:
        """Return a select, whose values lead where the buttons of the panel lead."""
        led = [replace(each, value=self.address(action, each.value).argument) for each in options]
        return select_row(self.address(action), placeholder, led)

    def marked(self, action: str, *, is_suggested: bool) -> tuple[str, Role]:
        """Return the label and the style of a button; a suggested button stands out."""
        is_named = is_suggested and not self.offers_turn
        label = self.localizer("button-suggested", action=action) if is_named else action
        return label, Role.SUCCESS if is_suggested else Role.SECONDARY

    def legal(self, kind: type[M]) -> list[M]:
        return [move for move in self.state.legal_moves() if isinstance(move, kind)]

    def ends_turn(self, move: Move) -> bool:
        """Return whether the turn ends with the move, because no other move is left."""
        return not self.state.play(move).is_same_turn(self.state)

    def chosen(self, kind: type[M]) -> M | None:
        return next((move for move in self.legal(kind) if str(move) == self.focus), None)

    # ---- the path through the turn

    @property
    def shows_turn(self) -> bool:
        """Whether the suggested turn is in focus, before it is played."""
        return self.focus.partition(" ")[0] == "turn"

    @cached_property
    def step(self) -> Step:
        """The step on the panel, one of the possible steps: the step in focus, or else the first main step."""
        key, chosen = self.focus.removeprefix("turn ").partition(" ")[0], self.chosen(Move)
        shown = (each for each in self._possible if each.key == key or isinstance(chosen, each.moves))
        first = next((each for each in self._possible if not each.is_side_step), self._possible[0])
        return next(shown, first)

    @cached_property
    def made(self) -> tuple[Step, ...]:
        """The steps that already have a move of the player."""
        return self._steps_of(played.move for played in self.table.current_turn)

    @cached_property
    def _possible(self) -> tuple[Step, ...]:
        """The steps with a legal move now."""
        return self._steps_of(self.state.legal_moves())

    def _steps_of(self, moves: Iterable[Move]) -> tuple[Step, ...]:
        kinds = {type(move) for move in moves}
        return tuple(each for each in self.steps if kinds & {*each.moves})

    @property
    def path(self) -> tuple[Step, ...]:
        """The main steps, and the side steps that the player has opened or moved in."""
        return tuple(each for each in self.steps if not each.is_side_step or each is self.step or each in self.made)

    @property
    def skipped(self) -> tuple[Step, ...]:
        """The possible main steps before the step on the panel, which a move in a later step would give up."""
        return tuple(each for each in self._passed if not each.is_side_step)

    @property
    def unseen(self) -> tuple[Step, ...]:
        """The skipped steps between the player's previous step and the step on the panel."""
        previous = self.focus.partition(" ")[2]
        origin = next((number for number, each in enumerate(self.steps) if each.key == previous), len(self.steps))
        return tuple(each for each in self.skipped if self.steps.index(each) > origin)

    @property
    def side_steps(self) -> tuple[Step, ...]:
        return tuple(each for each in self._passed if each.is_side_step)

    @property
    def following(self) -> tuple[Step, ...]:
        return tuple(each for each in self._possible[self._possible.index(self.step) + 1 :] if not each.is_side_step)

    @property
    def _passed(self) -> tuple[Step, ...]:
        return self._possible[: self._possible.index(self.step)]

    @property
    def position(self) -> State:
        """The position at the step on the panel, with the earlier steps of the turn skipped."""
        kinds = {*self.step.moves}
        first = next((number for number, each in enumerate(self.state.variant.steps) if kinds & {*each.moves}), 0)
        return self.state.replace(step_index=max(first, self.state.step_index))


@dataclass(frozen=True)
class Step:
    """A step of the panel.

    The key is the end of message ids: `step-` names the step, `skipped-` warns that going on gives the step up, and
    `plan-` names a planned move.

    A side step is rarely taken, so the turn does not lead through it. The next step has a button that opens the side
    step, with the label `button-side-step-`, and a skipped side step causes no warning.
    """

    key: str
    moves: tuple[type[Move], ...]
    """The kinds of moves that the step makes."""
    blocks: Callable[[Panel], Iterable[Block | str]]
    """Returns the blocks of the step, while a move of the step is legal."""
    belongs: Callable[[State], bool] = lambda state: state.domino is not None
    """Returns whether a turn has the step; the first choice of a game has only the step of choosing."""
    facts: Callable[[PlayedMove, FluentLocalizer], Mapping[str, str]] = lambda _played, _localizer: {}
    """Returns the variables of the message `plan-`."""
    reason: Callable[[Panel], str] = lambda _view: ""
    """Returns the reason for suggesting a move of the step, or for skipping it; empty without a reason."""
    is_side_step: bool = False
