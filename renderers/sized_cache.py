"""A cache that keeps many results of usual sizes, and few of the large ones, which somebody asks for now and then."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
FEW = 64
"""Large results that are kept: about as many as one large picture needs again and again."""


def sized_cache(most: int, at: int, usual: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep as many results as `most`; of those whose size, the argument at that index, is above `usual`, only a few."""

    def cached(function: Callable[P, R]) -> Callable[P, R]:
        many, few = lru_cache(most)(function), lru_cache(FEW)(function)

        @wraps(function)
        def result(*args: P.args, **options: P.kwargs) -> R:
            size: Any = args[at]
            kept: Any = few if size > usual else many
            answer: R = kept(*args, **options)
            return answer

        def clear() -> None:
            many.cache_clear()
            few.cache_clear()

        result.cache_clear = clear  # type: ignore[attr-defined]
        return result

    return cached
