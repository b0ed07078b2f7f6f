"""Advice on whether the cargo fits the chosen containers, and what may cost less."""

from collections.abc import Mapping
from decimal import Decimal

from forms.choices import AIR, CONTAINERS, FCL, LCL
from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.domain.cargo import (
    ChargedBy,
    Leaning,
    air_weight_of_volume,
    container,
    container_fit,
    lcl_or_fcl,
    smallest_single,
)
from portolan.domain.errors import OutOfRange
from portolan.domain.limits import VOLUME_M3
from portolan.sections.quote.advice import AdviceView, remark, sentences
from portolan.sections.shared.load_query.totals import charged_measure
from portolan.web.templating import number

AFTER = "volume_cbm"
"""The last field of weight and volume, which the advice follows."""

NAMES = dict(CONTAINERS)


def fit_advice(form: QuoteForm) -> AdviceView | None:
    """The advice on weight, volume and containers; None for most cargo."""
    weight, volume = form.weight, form.volume
    if weight is None:
        return None
    try:
        text = _text(form, weight, volume)
    except OutOfRange:
        # The field's own validator reports the error.
        return None
    return remark(AFTER, text) if text else None


def is_overfull(form: QuoteForm) -> bool:
    """Whether the cargo exceeds the weight or volume of its containers."""
    if form.mode.data != FCL or not form.containers.counts:
        return False
    payload, room = _capacity(form.containers.counts)
    return (form.weight or 0) > payload or (form.volume or 0) > room


def _text(form: QuoteForm, weight: Decimal, volume: Decimal | None) -> str | None:
    if form.mode.data == FCL:
        return _full(form.containers.counts, weight, volume)
    if form.mode.data == AIR and form.pieces.pieces:
        return None  # said of the pieces, by their own sides
    judge = {LCL: _shared, AIR: _flown}.get(form.mode.data or "")
    return judge(weight, volume) if judge and volume is not None else None


def _full(counts: Mapping[str, int], weight: Decimal, volume: Decimal | None) -> str | None:
    if not counts:
        return None
    payload, room = _capacity(counts)
    if weight > payload:
        sentence = _(
            "{{weight}} kg is more than these containers may carry: {{payload}} kg in all.",
            weight=number(weight),
            payload=number(payload),
        )
    elif volume and volume > room:
        sentence = _(
            "{{volume}} m³ is more than these containers hold: {{room}} m³ in all.",
            volume=_measure(volume),
            room=_measure(room),
        )
    else:
        return None
    return sentences(
        sentence,
        _enough(counts, weight, volume),
        _("Containers differ, and the plate on the door decides. We check it with you."),
    )


def _capacity(counts: Mapping[str, int]) -> tuple[Decimal, Decimal]:
    """The total capacity of the containers, in kilograms and cubic meters."""
    chosen = [(container(code), count) for code, count in counts.items()]
    payload = sum((one.payload_kg * count for one, count in chosen), Decimal(0))
    return payload, sum((one.volume_m3 * count for one, count in chosen), Decimal(0))


def _enough(counts: Mapping[str, int], weight: Decimal, volume: Decimal | None) -> str:
    """The number of containers that would hold the cargo, if one type is chosen."""
    if len(counts) > 1:
        return ""
    fits = container_fit(volume or VOLUME_M3.low, weight)
    fit = next(fit for fit in fits if fit.container.code in counts)
    return _(
        "You need {{count}} × {{container}}.", count=fit.count, container=NAMES[fit.container.code]
    )


def _shared(weight: Decimal, volume: Decimal) -> str | None:
    advice = lcl_or_fcl(volume, weight)
    if advice.leaning is Leaning.LCL:
        return None
    units = charged_measure(volume, weight)
    if advice.leaning is Leaning.DEPENDS:
        return _(
            "LCL is charged for {{units}} here. Between {{low}} and {{high}} m³ it depends on "
            "the rates whether a container of your own costs less: we price both.",
            units=units,
            low=number(advice.low),
            high=number(advice.high),
        )
    single = smallest_single(container_fit(volume, weight))
    if single is None:
        return _(
            "LCL is charged for {{units}} here, and the cargo fills more than one container: "
            "full containers are likely to cost less. We price both.",
            units=units,
        )
    return _(
        "LCL is charged for {{units}} here: a container of your own is likely to cost less. "
        "By weight and volume one {{container}} holds it. We price both.",
        units=units,
        container=NAMES[single.container.code],
    )


def _flown(weight: Decimal, volume: Decimal) -> str | None:
    charged = air_weight_of_volume(volume, weight)
    if charged.charged_by is ChargedBy.WEIGHT:
        return None
    return _(
        "By air you would pay for {{kg}} kg, by volume: 1 m³ counts as 166.667 kg.",
        kg=number(charged.chargeable_kg, 1 if charged.chargeable_kg % 1 else 0),
    )


def _measure(amount: Decimal) -> str:
    """The amount with at most one decimal."""
    return number(amount, 0 if round(amount, 1) % 1 == 0 else 1)
