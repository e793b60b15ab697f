"""The English of the screens of features; `python -m tests.bot.golden_screens` writes the files again."""

from types import ModuleType

import pytest

from tests.bot.features import scenes_of_features, screens_of_features
from tests.bot.golden_scenes import performed, scenes
from tests.bot.golden_screens import golden_of, screens_of


@pytest.mark.parametrize("module", [*screens_of_features()], ids=lambda module: module.__name__.split(".")[-2])
def test_the_english_of_a_feature_is_that_of_its_golden_file(module: ModuleType) -> None:
    assert screens_of(module).splitlines() == golden_of(module).read_text(encoding="utf-8").splitlines()


SCENES = [(module, title) for module in scenes_of_features() for title in scenes(module.SCENES)]


@pytest.mark.parametrize(("module", "title"), SCENES, ids=[title for _, title in SCENES])
def test_at_a_chosen_position_people_read_what_the_golden_file_of_a_feature_says(
    module: ModuleType, title: str
) -> None:
    scene = scenes(module.SCENES)[title]
    assert [*performed(scene, module.SCENES, module.KINDS)] == scene
