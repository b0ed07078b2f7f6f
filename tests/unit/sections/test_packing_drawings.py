"""Floor plans: what they count is what the guide says."""

from portolan.core.config import ROOT
from portolan.sections.eguides import packing_drawings as packing
from portolan.sections.help import weighing_drawing as weighing

SECTIONS = ROOT / "site" / "portolan" / "sections"
GUIDE = (SECTIONS / "eguides/guides/container-planning-guide.md").read_text("utf-8")
ARTICLE = (SECTIONS / "help/articles/submit-verified-gross-mass.md").read_text("utf-8")


def test_rows_hold_what_the_guide_counts() -> None:
    long, wide = packing.CARTON_CM
    along = packing.pieces((long, wide), packing.LONG_40_CM)
    across = packing.pieces((wide, long), packing.LONG_40_CM)
    assert f"{along} × 5 = {along * 5}" in GUIDE
    assert f"{across} × 3 + {along} = {across * 3 + along}" in GUIDE


def test_halves_weigh_what_the_guide_says() -> None:
    heavy, light = packing.HEAVY_KG, packing.LIGHT_KG
    assert packing.half_weights([heavy] * 5 + [light] * 5) == (10_000, 4_000)
    assert packing.half_weights([light, heavy] * 5) == (7_000, 7_000)
    assert "holds 10,000 kg, 71%, while alternating them gives 7,000 in each half" in " ".join(
        GUIDE.split()
    )


def test_both_methods_come_to_the_masses_of_the_article() -> None:
    assert f"{weighing.ON_THE_BRIDGE - weighing.TRUCK:,} kg" in " ".join(ARTICLE.split())
    assert f"{sum(kg for _, kg in weighing.PARTS):,}" in ARTICLE
