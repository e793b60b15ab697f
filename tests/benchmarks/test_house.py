"""The count of the names that a reader meets away from their modules."""

from pathlib import Path

from tools.benchmarks.house import names_outside

MODULES = {
    "__init__.py": "from house.below.door import Door",
    "below/door.py": """
WIDTH = 1
_HEIGHT: int = 2
def knock(): return WIDTH
class Door:
    color = "red"
    def __init__(self): self.knocks = knock()
    def open(self): return self.color
""",
    "visitor.py": """
from house.below import door
from house.below.door import Door
print(Door().open(), door._HEIGHT)
""",
}


def test_a_name_counts_that_another_module_imports_or_reaches_through_an_attribute(tmp_path: Path) -> None:
    for name, text in MODULES.items():
        path = tmp_path / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert {each.text for each in names_outside(tmp_path / "house")} == {"Door", "Door.open", "_HEIGHT"}
