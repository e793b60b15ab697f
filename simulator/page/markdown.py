"""Discord's dialect of Markdown as safe HTML; text outside the dialect is shown unchanged."""

import re
from collections.abc import Callable, Mapping
from html import escape
from re import Match
from typing import Any, TypeAlias

from mistune import BlockParser, BlockState, HTMLRenderer, InlineParser, InlineState, Markdown

Names: TypeAlias = Callable[[str, str], str | None]
"""Returns the name of a user, role or channel id: `names("user", "80351110224678912")`."""

_DEEPEST = 6
"""The deepest nesting of marks."""
_SPANS: Mapping[str, tuple[str, str]] = {
    # Each mark has a name, a pattern and a tag. The order decides between matches.
    "bold": (r"\*\*(?P<bold_in>(?:\\.|[^\\])+?)\*\*(?!\*)", "strong"),
    "underline": (r"__(?P<underline_in>(?:\\.|[^\\])+?)__(?!_)", "u"),
    "italic": (r"\*(?![\s*])(?P<italic_in>(?:\\.|\*\*|[^\\*])+?)(?<!\s)\*(?!\*)", "em"),
    "emphasis": (r"(?<!\w)_(?P<emphasis_in>(?:\\.|__|[^\\_])+?)_(?!\w)", "em"),
    "strike": (r"~~(?P<strike_in>(?:\\.|[^\\])+?)~~", "s"),
    "spoiler": (r"\|\|(?P<spoiler_in>(?:\\.|[^\\])+?)\|\|", "spoiler"),
    "masked": (r"\[(?P<masked_in>(?:\\.|[^\\\]])+?)\]\(<?(?P<masked_url>https?://[^\s<>)]+)>?\)", "a"),
}
_ATOMS: Mapping[str, str] = {
    "mention": r"<@!?(?P<mention_id>\d+)>",
    "role": r"<@&(?P<role_id>\d+)>",
    "place": r"<#(?P<place_id>\d+)>",
    "moment": r"<t:(?P<moment_at>-?\d{1,13})(?::(?P<moment_style>[tTdDfFsSR]))?>",
    "command": r"</(?P<command_name>[^:>]+):\d+>",
    "emoji": r"<a?:(?P<emoji_name>\w+):(?P<emoji_id>\d+)>",
    "everyone": r"@(?:everyone|here)\b",
    "url": r"<?(?P<url_url>https?://[^\s<>]*[^\s<>.,:;\"'\])])>?",
    "newline": r" *\n",
}
_BLOCKS: Mapping[str, str] = {
    "title": r"^(?P<title_marks>#{1,3}) +(?P<title_in>\S.*)$",
    "subtext": r"^-# +(?P<subtext_in>\S.*)$",
    "quotation": r"^>>> (?P<quotation_rest>[\s\S]+)|^(?:> .*(?:\n|$))+",
    "items": r"^ {0,4}(?:[-*]|\d+\.) +\S.*(?:\n *(?:[-*]|\d+\.) +\S.*|\n {2,}\S.*)*",
}
_ITEM = re.compile(r"^( *)([-*]|\d+\.) +(.*(?:\n(?! *(?:[-*]|\d+\.) ).*)*)", re.MULTILINE)


class _Inline(InlineParser):
    """Marks within a line. Discord pairs marks by patterns, without CommonMark's rules for flanking characters."""

    def __init__(self) -> None:
        super().__init__(hard_wrap=True)
        self.rules = ["escape", "codespan"]
        for name, (pattern, _) in _SPANS.items():
            self.register(name, pattern, _span(name))
        for name, pattern in _ATOMS.items():
            self.register(name, pattern, _atom(name))


def _span(name: str) -> Any:
    def parse(inline: _Inline, m: Match[str], state: InlineState) -> int:
        if state.env.get("depth", 0) >= _DEEPEST:
            inline.process_text(m[0], state)
            return m.end()
        inner = state.copy()
        inner.env = {**state.env, "depth": state.env.get("depth", 0) + 1}
        inner.src = m[f"{name}_in"]
        attrs = {"url": m["masked_url"]} if name == "masked" else {}
        state.append_token({"type": name, "children": inline.render(inner), "attrs": attrs})
        return m.end()

    return parse


def _atom(name: str) -> Any:
    def parse(_: _Inline, m: Match[str], state: InlineState) -> int:
        found = {k.removeprefix(f"{name}_"): v for k, v in m.groupdict().items() if k.startswith(f"{name}_")}
        state.append_token({"type": name, "raw": m[0], "attrs": found})
        return m.end()

    return parse


class _Blocks(BlockParser):
    """Headings, small print, quotations, lists and code blocks."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ["fenced_code"]
        for name, pattern in _BLOCKS.items():
            self.register(name, pattern, getattr(_Blocks, f"add_{name}"))

    def add_title(self, m: Match[str], state: BlockState) -> int:
        attrs = {"level": len(m["title_marks"])}
        state.append_token({"type": "heading", "text": m["title_in"], "attrs": attrs})
        return m.end() + 1

    def add_subtext(self, m: Match[str], state: BlockState) -> int:
        state.append_token({"type": "subtext", "text": m["subtext_in"]})
        return m.end() + 1

    def add_quotation(self, m: Match[str], state: BlockState) -> int:
        text = m["quotation_rest"] or re.sub("^> ", "", m[0], flags=re.MULTILINE)
        inner = state.child_state(text)
        self.parse(inner, [rule for rule in self.rules if rule != "quotation"])
        state.append_token({"type": "block_quote", "children": inner.tokens})
        return m.end()

    def add_items(self, m: Match[str], state: BlockState) -> int:
        state.append_token(_list([(len(i[1]), i[2], i[3]) for i in _ITEM.finditer(m[0])]))
        return m.end() + 1


def _list(items: list[tuple[int, str, str]]) -> dict[str, Any]:
    """Return the list of the items with the indentation of the first item, with deeper items nested inside."""
    (indent, mark, _), children = items[0], list[dict[str, Any]]()
    for number, (at, _, text) in enumerate(items):
        if number and at > indent:
            continue
        inner = []
        for each in items[number + 1 :]:
            if each[0] <= indent:
                break
            inner.append(each)
        nested = [_list(inner)] if inner else []
        words = re.sub(r"\n +", "\n", text)
        children.append({"type": "list_item", "children": [{"type": "block_text", "text": words}, *nested]})
    is_ordered = mark not in "-*"
    attrs = {"ordered": is_ordered} | ({"start": int(mark[:-1])} if is_ordered else {})
    return {"type": "list", "children": children, "attrs": attrs, "tight": True, "bullet": mark}


class _Html(HTMLRenderer):
    """Renders HTML with all foreign text escaped. Parts filled in or activated by the page have a data attribute."""

    def __init__(self, names: Names) -> None:
        super().__init__(escape=True)
        self._names = names

    def masked(self, text: str, url: str) -> str:
        return f'<a href="{escape(url)}" rel="noreferrer" target="_blank">{text}</a>'

    def url(self, _: str, url: str) -> str:
        return self.masked(escape(url), url)

    def spoiler(self, text: str) -> str:
        return f'<span class="spoiler" role="button" tabindex="0">{text}</span>'

    def mention(self, _: str, id: str) -> str:  # noqa: A002
        name = self._names("user", id) or "unknown-user"
        return f'<span class="mention" role="button" tabindex="0" data-user="{id}">@{escape(name)}</span>'

    def role(self, _: str, id: str) -> str:  # noqa: A002
        return f'<span class="mention">@{escape(self._names("role", id) or "unknown-role")}</span>'

    def place(self, _: str, id: str) -> str:  # noqa: A002
        name = self._names("channel", id)
        if name is None:
            return '<span class="mention">#unknown</span>'
        return f'<span class="mention" role="button" tabindex="0" data-channel="{id}">#{escape(name)}</span>'

    def moment(self, _: str, at: str, style: str | None) -> str:
        return f'<time data-at="{at}" data-style="{style or "f"}"></time>'

    def command(self, _: str, name: str) -> str:
        called = escape(name)
        return f'<span class="mention" role="button" tabindex="0" data-command="{called}">/{called}</span>'

    def emoji(self, _: str, name: str, id: str) -> str:  # noqa: A002
        return f'<img class="emoji" src="/emojis/{id}.png" alt=":{name}:" title=":{name}:">'

    def everyone(self, raw: str) -> str:
        return f'<span class="mention">{raw}</span>'

    def newline(self, _: str) -> str:
        return "<br>"

    def subtext(self, text: str) -> str:
        return f'<p class="subtext">{text}</p>'


for _name, (_, _tag) in _SPANS.items():
    if not hasattr(_Html, _name):
        setattr(_Html, _name, lambda _, text, tag=_tag: f"<{tag}>{text}</{tag}>")


def to_html(text: str, names: Names) -> str:
    """Return the HTML of a text in Discord's Markdown."""
    markdown = Markdown(_Html(names), _Blocks(), _Inline())
    return str(markdown(text)).strip()
