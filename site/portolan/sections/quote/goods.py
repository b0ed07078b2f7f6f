"""Advice on the UN numbers of the chosen goods."""

from collections.abc import Iterator, Sequence

from forms.choices import AIR
from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.domain.dangerous_goods import (
    Chemistry,
    GoodsCategory,
    Packing,
    UnNumberEntry,
    possible_entries,
)
from portolan.domain.mode import MODES, Mode
from portolan.sections.quote.advice import AdviceView, remark
from portolan.web.templating import in_a_row


def goods_advice(form: QuoteForm) -> Iterator[AdviceView]:
    """The likely UN numbers of batteries, and of magnets by air."""
    ticked = form.dangerous_goods.chosen
    if GoodsCategory.BATTERIES in ticked and form.mode.data in MODES:
        yield from _expected("battery_packing", _batteries(form))
    if GoodsCategory.MAGNETS in ticked and form.mode.data == AIR:
        yield from _expected("dangerous_goods", possible_entries(GoodsCategory.MAGNETS, Mode.AIR))


def _batteries(form: QuoteForm) -> Sequence[UnNumberEntry]:
    chemistry, packing = form.battery_chemistry.data, form.battery_packing.data
    if chemistry not in list(Chemistry):
        # Without it there is no advice: not all batteries are lithium ones.
        return ()
    entries = possible_entries(
        GoodsCategory.BATTERIES,
        MODES[form.mode.data],
        chemistry=Chemistry(chemistry),
        packing=Packing(packing) if packing in list(Packing) else None,
    )
    return tuple(entries)


def _expected(after: str, entries: Sequence[UnNumberEntry]) -> Iterator[AdviceView]:
    classes: dict[str, str] = {one.un_number: one.hazard_class for one in entries}
    if classes:
        yield remark(
            after,
            _(
                "Likely: {{numbers}}, class {{class}}. The shipper classifies, using the test "
                "summary or the safety data sheet.",
                numbers=in_a_row(classes),
                **{"class": in_a_row(dict.fromkeys(classes.values()))},
            ),
        )
