"""English phrases by the names of their messages, so that a change of wording changes no test."""

from functools import cache

from renderers.picture_localizer import load_localizer

_localizer = cache(load_localizer)


def words(key: str, /, **arguments: str | int) -> str:
    """Return a message in English."""
    return _localizer()(key, **arguments)


def commas(*texts: str) -> str:
    return words("list-comma").join(texts)


def sentences(*texts: str) -> str:
    return words("list-sentences").join(texts)


def names(*named: str) -> str:
    """Return the names of people: "Ola, Kim & Ada"."""
    *others, last = named
    return words("list-and").join(filter(None, (commas(*others), last)))
