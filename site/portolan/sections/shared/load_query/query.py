"""The query of the planner: rows of pieces as typed, and the kind of unit."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from forms.cleaning import clean_line, is_blank
from forms.piece_rows import COLUMNS, FEWER, pallet_cells, without_last_row
from portolan.core.i18n import _
from portolan.domain.cargo import Piece
from portolan.domain.loading import LoadPiece, load_units
from portolan.sections.shared.load_query.row import CHOICES, PIECES_ARG, LoadFault, PieceLine

MOST_ROWS, MOST_PIECES = 30, 1000
LONGEST, LONGEST_ALONG = 20, 200
EVERY_UNIT = "all"
MORE = f"{PIECES_ARG}-more"
ROW_ARGS = tuple(
    f"{PIECES_ARG}-{row}-{name}"
    for row in range(1, MOST_ROWS + 1)
    for name in (*(column.name for column in COLUMNS), *CHOICES)
)
ALONG = ("origin", "destination", "mode", "ready", "weight_kg")
"""Parameters of other tools, not used here, that links to the next tool carry."""

ARGS = ("unit", "load", "step", "turn", *ALONG, MORE, *ROW_ARGS)


@dataclass(frozen=True)
class LoadQuery:
    """The texts by name; empty ones are left out.

    A link without a unit, which the form always sends, only prefills the form: what is missing
    then is no fault.
    """

    typed: Mapping[str, str]

    @classmethod
    def of(cls, args: Mapping[str, str]) -> "LoadQuery":
        """The query of a request."""
        limits = {name: LONGEST_ALONG if name in ALONG else LONGEST for name in ARGS}
        texts = {name: clean_line(args[name][: 4 * limits[name]]) for name in ARGS if name in args}
        typed = {name: text[: limits[name] + 1] for name, text in texts.items()}
        changed = _with_rows_changed(typed)
        return cls(_without_empty_rows({name: text for name, text in changed.items() if text}))

    @property
    def is_sent(self) -> bool:
        """Whether the form was sent as a whole, and not for another row."""
        return "unit" in self.typed and MORE not in self.typed

    @property
    def has_open_row(self) -> bool:
        """Whether a row was asked for that has nothing in it yet."""
        more = self.typed.get(MORE, FEWER)
        return more != FEWER and not pallet_cells(more, {}, MOST_ROWS)

    @property
    def unit(self) -> str:
        """The code of the unit, or `all`."""
        return self.typed.get("unit", EVERY_UNIT)

    @property
    def along(self) -> Mapping[str, str]:
        """The values handed over by other tools."""
        return {name: self.typed[name] for name in ALONG if name in self.typed}

    @cached_property
    def lines(self) -> Sequence[PieceLine]:
        """The rows with something in them."""
        every = (PieceLine.of(self.typed, number) for number in range(1, MOST_ROWS + 1))
        return [line for line in every if not all(map(is_blank, line.row.texts.values()))]

    @cached_property
    def faults(self) -> Sequence[LoadFault]:
        """Faults in the order of the form."""
        return list(self._faults())

    def _faults(self) -> Iterator[LoadFault]:
        if self.unit not in (EVERY_UNIT, *(unit.code for unit in load_units())):
            yield LoadFault("unit", _("Type of unit"), _("Please enter a valid response"))
        if not self.lines:
            first = f"{PIECES_ARG}-1-{COLUMNS[0].name}"
            yield LoadFault(first, _("Pieces to load"), _("Enter at least one row."))
        for line in self.lines:
            yield from line.faults
        if not any(line.faults for line in self.lines) and self._count > MOST_PIECES:
            name = self.lines[-1].name(COLUMNS[0].name)
            most = _("At most {{most}} pieces in total.", most=f"{MOST_PIECES:,}")
            yield LoadFault(name, _("Pieces to load"), most)

    @property
    def _count(self) -> int:
        return sum(line.row.piece.count for line in self.lines)

    @property
    def pieces(self) -> Sequence[LoadPiece]:
        """The pieces of rows without faults."""
        return [line.load_piece for line in self.lines]

    @property
    def air_pieces(self) -> Sequence[Piece]:
        """The same for the chargeable weight by air."""
        return [line.row.piece for line in self.lines]

    def number(self, name: str, most: int, default: int) -> int:
        """A whole number from 0 to `most`; nonsense counts as the default."""
        text = self.typed.get(name, "")
        is_count = text.isascii() and text.isdecimal()
        return min(int(text), most) if is_count else default


def _with_rows_changed(typed: Mapping[str, str]) -> Mapping[str, str]:
    """The typed values after the button that gives a row of pallets, or removes the last row."""
    prefix, more = f"{PIECES_ARG}-", typed.get(MORE, "")
    cells = {name.removeprefix(prefix): typed[name] for name in ROW_ARGS if name in typed}
    if more == FEWER:
        cells = without_last_row(cells)
    else:
        cells |= pallet_cells(more, cells, MOST_ROWS)
    others = {name: text for name, text in typed.items() if name not in ROW_ARGS}
    return others | {f"{prefix}{cell}": text for cell, text in cells.items()}


def _without_empty_rows(typed: Mapping[str, str]) -> Mapping[str, str]:
    """The typed values, without the choices of rows that have no figure."""
    figures = {column.name for column in COLUMNS}
    split = {name: name.rpartition("-") for name in ROW_ARGS if name in typed}
    begun = {row for row, _dash, cell in split.values() if cell in figures}
    return {
        name: text for name, text in typed.items() if name not in split or split[name][0] in begun
    }
