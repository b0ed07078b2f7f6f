"""Tables beside the code: what is no table is not read."""

from pathlib import Path

import pytest

from portolan.domain.table import TableError, rows, translations


def written(folder: Path, text: str) -> Path:
    file = folder / "table.csv"
    file.write_text(text, encoding="utf-8")
    return file


def test_cells_by_their_column(tmp_path: Path) -> None:
    file = written(tmp_path, 'code,name\nA,"one, two"\nB,\n')
    assert rows(file, ("code", "name")) == [
        {"code": "A", "name": "one, two"},
        {"code": "B", "name": ""},
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name,code\nA,B\n", "the first line has to be code,name"),
        ("", "the first line has to be code,name"),
        ("code,name\nA\n", "table.csv:2: 2 cells are needed"),
        ("code,name\nA,B\nA,B,C\n", "table.csv:3: 2 cells are needed"),
    ],
)
def test_what_is_no_such_table(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(TableError, match=message):
        rows(written(tmp_path, text), ("code", "name"))


def test_each_language_has_a_column(tmp_path: Path) -> None:
    file = written(tmp_path, "code,name,name_zh,name_ar,size\nA,Cairo,开罗,القاهرة,1\nB,Giza,,,2\n")
    columns = ("code", "name", "name_*", "size")
    first, second = rows(file, columns)
    assert translations(first, "name") == {"zh": "开罗", "ar": "القاهرة"}
    assert not translations(second, "name")
    assert rows(written(tmp_path, "code,name,size\n"), columns) == []
    with pytest.raises(TableError):
        rows(written(tmp_path, "code,name,city_zh,size\n"), columns)
