import pickle
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.variants import OPTIONS, VARIANTS, Variant

LETTERS = ", ".join(f"+{letter}" for letter in OPTIONS)
KNOWN = ", ".join(VARIANTS)
CODES = st.builds(
    lambda base, options: f"{base}+{options}" if options else base,
    st.sampled_from(["kd", "kd7", "kd3n"]),
    st.sampled_from(["", "m", "h", "mh"]),
)


@given(CODES)
def test_a_code_reads_back(code: str) -> None:
    assert str(Variant.parse(code)) == Variant.parse(code).code == code


def test_the_order_of_options_does_not_matter() -> None:
    assert Variant.parse("kd+hm") == Variant.parse("kd+mh")
    assert Variant.parse("kd+m").with_options("h").code == "kd+mh"


@pytest.mark.parametrize(("base", "options", "letter"), [("qd", "m", "m"), ("kd", "mx", "x")])
def test_an_option_that_the_variant_does_not_allow_cannot_be_added(base: str, options: str, letter: str) -> None:
    with pytest.raises(ValueError, match=f"^{base} has no option '{letter}'$"):
        Variant.parse(base).with_options(options)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("chess", f"line 1, column 1: there is no variant 'chess'; there are {KNOWN}"),
        ("", f"line 1, column 1: there is no variant ''; there are {KNOWN}"),
        ("kd+", "line 1, column 4: an option must follow the plus"),
        ("kd+mx", f"line 1, column 5: 'x' is not an option; there are {LETTERS}"),
        ("qd+m", "line 1, column 4: 'm' is not an option; there are none"),
        ("kd+mm", f"line 1, column 5: 'm' is not an option; there are {LETTERS}"),
    ],
)
def test_a_code_that_means_nothing_is_refused_with_the_place_in_it(code: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Variant.parse(code)
    assert str(caught.value) == problem


@pytest.mark.parametrize("code", ["kd+mh", "qd", "rwt"])
def test_a_variant_can_be_copied_and_pickled(code: str) -> None:
    variant = Variant.parse(code)
    for again in (deepcopy(variant), pickle.loads(pickle.dumps(variant))):  # noqa: S301
        assert (again, again.formats, again.scorers) == (variant, variant.formats, variant.scorers)
