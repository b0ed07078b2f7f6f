"""The drawing of a load, and the data by which the browser turns it."""

from typing import TypedDict

from markupsafe import Markup

from portolan.core.i18n import _, pgettext
from portolan.domain.loading import PieceBlock, UnitLoad
from portolan.domain.loading.order import ends_of
from portolan.drawing.diagrams.load import DrawnBlock, LoadWords, load_svg
from portolan.drawing.diagrams.load_view import LoadView
from portolan.sections.load_planner.wording import UNIT_NAMES
from portolan.sections.shared.load_query.query import LoadQuery


class LoadedBlock(TypedDict):
    """A block in loading order: its corners in millimeters, pieces each way, its row from 0."""

    corners: list[int]
    counts: list[int]
    row: int


class LoadDrawing(TypedDict):
    """Data of the browser's drawing: the room in millimeters, its blocks, the view so far.

    `caption` has `{step}` where the number of the step stands.
    """

    room: list[int]
    blocks: list[LoadedBlock]
    step: int
    turn: int
    caption: str


def drawing(query: LoadQuery, load: UnitLoad, step: int, turn: int) -> Markup:
    """The load up to a step as SVG; a step on the way is marked."""
    blocks = [
        DrawnBlock(ends_of(one), one.block.counts, row_number(query, one) - 1)
        for one in load.blocks[:step]
    ]
    name = UNIT_NAMES[load.unit.code]
    words = LoadWords(
        _("Drawing of the load: {{unit}}. The table below shows the same.", unit=name),
        _("Front wall") if load.unit.is_container else pgettext("end of a container", "Front"),
        pgettext("of a container", "Door")
        if load.unit.is_container
        else pgettext("end of a container", "Rear"),
    )
    view = LoadView(load.unit.room, turn)
    is_marked = 0 < step < len(load.blocks)
    return Markup(load_svg(view, blocks, words, is_marked=is_marked))  # noqa: S704 - drawn by us


def load_drawing(query: LoadQuery, load: UnitLoad, step: int, turn: int) -> LoadDrawing:
    """The data of the same drawing, with all blocks."""
    return {
        "room": list(load.unit.room),
        "blocks": [
            {
                "corners": list(ends_of(one)),
                "counts": list(one.block.counts),
                "row": row_number(query, one) - 1,
            }
            for one in load.blocks
        ],
        "step": step,
        "turn": turn,
        "caption": caption("{step}", len(load.blocks)),
    }


def caption(step: int | str, last: int) -> str:
    """The caption of the drawing."""
    return _(
        "Step {{step}} of {{last}}. Numbers and colors are those of the rows; thin lines separate "
        "the pieces of a block.",
        step=step,
        last=last,
    )


def row_number(query: LoadQuery, one: PieceBlock) -> int:
    """The row of the form from which a block is."""
    return query.lines[one.block.row].row.number
