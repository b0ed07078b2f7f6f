"""Figures with their units, as a language writes them: 5 km, 5公里."""

from collections.abc import Mapping

from flask_babel.speaklater import LazyString

from portolan.core.i18n import fill, lazy

_WRITTEN: Mapping[str, LazyString] = {
    "TEU": lazy("{{figure}} TEU"),
    "L": lazy("{{figure}} L"),
    "d": lazy("{{figure}} d"),
    "ft": lazy("{{figure}} ft"),
    "g": lazy("{{figure}} g"),
    "h": lazy("{{figure}} h"),
    "kg": lazy("{{figure}} kg"),
    "kg CO₂e": lazy("{{figure}} kg CO₂e"),
    "kg CO2e/TEU-km": lazy("{{figure}} kg CO₂e/TEU-km"),
    "kg CO2e/t-km": lazy("{{figure}} kg CO₂e/t-km"),
    "kg/m²": lazy("{{figure}} kg/m²"),
    "km": lazy("{{figure}} km"),
    "kn": lazy("{{figure}} kn"),
    "m": lazy("{{figure}} m"),
    "mm": lazy("{{figure}} mm"),
    "m²": lazy("{{figure}} m²"),
    "m³": lazy("{{figure}} m³"),
    "nm": lazy("{{figure}} nm"),
    "t": lazy("{{figure}} t"),
    "t·km": lazy("{{figure}} t·km"),
}


def measure(figure: object, unit: str) -> str:
    """A figure, written as the locale writes it, with its unit behind it."""
    return fill(str(_WRITTEN[unit]), {"figure": figure})
