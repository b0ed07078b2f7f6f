"""A diagram: a drawing with its caption, in a figure."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from flask_babel.speaklater import LazyString
from markupsafe import Markup

from portolan.drawing.diagrams.sheet import Sheet, narrow_sheet, wide_sheet
from portolan.drawing.svg import element, number

Draw = Callable[[Sheet], str]


@dataclass(frozen=True, eq=False, kw_only=True)
class Diagram:
    """A drawing of figures of the trade, with the words around it.

    Attributes:
        draw: the drawing function.
        wide: height of the sheet for wide screens.
        narrow: height of the sheet for narrow screens.
        headline: the title of its caption.
        finding: one sentence with what it shows to be so.
        alt: its text alternative, one sentence.
        with_words: whether the drawing changes with the language.
        is_frieze: whether it runs across the page.
    """

    draw: Draw
    wide: float
    narrow: float
    headline: LazyString
    finding: LazyString
    alt: LazyString
    with_words: bool = False
    is_frieze: bool = False

    def figure(self, in_phrases: Callable[[str], str] = str) -> Markup:
        """Return the figure; ``in_phrases`` says where the lines of its finding may break."""
        frame = Markup(
            '<figure class="picture {}"><figcaption><b>{}</b> <span class="d3">{}</span>'
            '</figcaption><div role="img" aria-label="{}">{}</div></figure>'
        )
        drawn = Markup(self._drawn() if self.with_words else self._shapes)  # noqa: S704 - drawn by us
        finding = in_phrases(str(self.finding))
        kind = "frieze" if self.is_frieze else "plate"
        return frame.format(kind, str(self.headline), finding, str(self.alt), drawn)

    @cached_property
    def _shapes(self) -> str:
        return self._drawn()

    def _drawn(self) -> str:
        """Return the drawing on both sheets; the style sheet shows the one for the screen."""
        return "".join(map(self._svg, (wide_sheet(self.wide), narrow_sheet(self.narrow))))

    def _svg(self, sheet: Sheet) -> str:
        box = f"0 0 {number(sheet.width)} {number(sheet.height)}"
        return element("svg", self.draw(sheet), class_=sheet.shape, viewBox=box, aria_hidden="true")
