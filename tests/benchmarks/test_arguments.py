"""Programs that are called with what cannot be: one line and exit code 2, and no traceback."""

import runpy
import sys

import pytest

PROGRAMS = {
    "tools.benchmarks.first_button": ("x", "0", "-1"),
    "tools.benchmarks.memory": ("x",),
    "tools.benchmarks.ranking": ("1.5",),
    "tools.environments.kingdomino_environment": ("x",),
    "tests.engine.court.compare_scores": ("x",),
    "simulator": ("/nope.py", "-m nope", "-m nope.there"),
}


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize(("module", "given"), [(each, given) for each, wrong in PROGRAMS.items() for given in wrong])
def test_a_wrong_argument_is_told_in_a_line(
    module: str, given: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [module, *given.split()])
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(module, run_name="__main__")
    assert ended.value.code == 2
    usage, *_, told = capsys.readouterr().err.splitlines()
    assert usage.startswith("usage: ")
    assert given.rsplit(maxsplit=1)[-1].partition(".there")[0] in told
