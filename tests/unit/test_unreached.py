"""What nothing reaches is found, and what a template reads is reached."""

from pathlib import Path

import pytest

from tests.unreached import read_by, unimported, unnamed


@pytest.fixture
def templates(tmp_path: Path) -> Path:
    """A folder of templates with one in it."""
    (tmp_path / "templates").mkdir()
    page = tmp_path / "templates" / "page.html"
    page.write_text('{% if lane is quick %}{{ lane.saved_nm | number }}{{ _("Lane") }}{% endif %}')
    return page.parent


def module(folder: Path, name: str, code: str) -> Path:
    file = folder / f"{name}.py"
    file.parent.mkdir(exist_ok=True)
    file.write_text(code)
    return file


def test_a_template_reads_variables_attributes_filters_and_tests(templates: Path) -> None:
    assert read_by(templates / "page.html") == ["_", "lane", "number", "quick", "saved_nm"]


def test_what_no_code_and_no_template_names_is_found(tmp_path: Path, templates: Path) -> None:
    code = "def number():\n    pass\n\ndef forgotten():\n    pass\n"
    [result] = unnamed([module(tmp_path, "lanes", code)], templates)
    assert "unused function 'forgotten'" in result


def test_a_module_that_no_other_imports_is_found(tmp_path: Path) -> None:
    files = [
        module(tmp_path, "wsgi", "from rooms.lanes import draw\nimport routes\n"),
        module(tmp_path, "routes", ""),
        module(tmp_path / "rooms", "__init__", ""),
        module(tmp_path / "rooms", "lanes", "draw = 1\n"),
        module(tmp_path / "rooms", "forgotten", "from rooms import lanes\n"),
        module(tmp_path / "rooms", "program", 'if __name__ == "__main__":\n    pass\n'),
    ]
    assert unimported(files, tmp_path) == [tmp_path / "rooms" / "forgotten.py"]


def test_an_exception_must_be_needed(tmp_path: Path, templates: Path) -> None:
    files = [module(tmp_path, "lanes", "def forgotten():\n    pass\n")]
    result = unnamed(files, templates, excused=("forgotten", "gone"))
    assert result == ["pyproject.toml: 'gone' needs no exception"]
