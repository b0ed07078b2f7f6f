"""Outlines and kerning from the npm fonts, for the build of the glyphs only."""

# mypy: disable-error-code="import-untyped"

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools.misc.roundTools import otRound
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from portolan.core.config import ROOT
from portolan.core.locales import LOCALES
from portolan.web.share_images.glyphs import UNITS, Glyph

NODE_MODULES = ROOT / "assets" / "node_modules"
WEIGHT = 600
_EXTENSION = 9
_PAIRS = 2


@dataclass(frozen=True)
class FontFile:
    """A font file of a face in `node_modules`; of two with the same character the first counts."""

    face: str
    path: str

    @property
    def file(self) -> Path:
        """Its path in `node_modules`."""
        return NODE_MODULES / self.path


FONT_FILES = tuple(
    dict.fromkeys(
        FontFile(one.script.face, path) for one in LOCALES for path in one.script.font_files
    )
)
"""Those of the locales for visitors."""

Kern = tuple[str, str, int]


class Font:
    """An open font in weight 600."""

    def __init__(self, file: Path) -> None:
        font = TTFont(file)
        self._font = instantiateVariableFont(font, {"wght": WEIGHT}) if "fvar" in font else font
        self._names: dict[int, str] = self._font.getBestCmap()
        self._glyphs = self._font.getGlyphSet()
        self._scale = UNITS / self._font["head"].unitsPerEm

    def glyphs(self, face: str, characters: Iterable[str]) -> Iterator[Glyph]:
        """The glyphs of these characters, as far as the font has them."""
        for character in characters:
            if name := self._names.get(ord(character)):
                yield self._glyph(face, character, name)

    def kerns(self, characters: Iterable[str]) -> Iterator[Kern]:
        """The kerned pairs of these characters, with the change of the advance."""
        names = {each: self._names[ord(each)] for each in characters if ord(each) in self._names}
        tables = list(self._pair_tables())
        for first, left in names.items():
            near = [table for table in tables if left in table.Coverage.glyphs]
            for second, right in names.items():
                if value := otRound(_kern(near, left, right) * self._scale):
                    yield first, second, value

    def _glyph(self, face: str, character: str, name: str) -> Glyph:
        glyph = self._glyphs[name]
        bounds = BoundsPen(self._glyphs)
        glyph.draw(bounds)
        # The y axis points up in fonts, down in SVG.
        pen = SVGPathPen(self._glyphs, ntos=lambda value: str(otRound(value)))
        glyph.draw(TransformPen(pen, (self._scale, 0, 0, -self._scale, 0, 0)))
        bearing = bounds.bounds[0] if bounds.bounds else 0
        advance, before = (otRound(each * self._scale) for each in (glyph.width, bearing))
        return Glyph(face, character, advance, before, pen.getCommands())

    def _pair_tables(self) -> Iterator[Any]:
        table = self._font["GPOS"].table if "GPOS" in self._font else None
        if table is None or not table.FeatureList:
            return
        records = [one for one in table.FeatureList.FeatureRecord if one.FeatureTag == "kern"]
        for index in sorted({i for one in records for i in one.Feature.LookupListIndex}):
            for part in table.LookupList.Lookup[index].SubTable:
                inner = part.ExtSubTable if part.LookupType == _EXTENSION else part
                if inner.LookupType == _PAIRS:
                    yield inner


def _kern(tables: Iterable[Any], left: str, right: str) -> int:
    """The kerning of a pair, from the first table that has it."""
    for table in tables:
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            value = next((one.Value1 for one in pairs if one.SecondGlyph == right), None)
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
            value = row[table.ClassDef2.classDefs.get(right, 0)].Value1
        if advance := vars(value).get("XAdvance") if value is not None else None:
            return int(advance)
    return 0
