"""Print how far our distances are from published ones: `python -m tests.distances`."""

import sys
from collections.abc import Sequence
from statistics import fmean

from portolan.domain.places.build.ports import port_list
from portolan.domain.sea import Approaches
from portolan.domain.sea.accuracy import WayKind
from tests.support.published import Compared, compared, measured
from tests.support.sea import real_network


def main() -> None:
    """Print each distance, then the figures by kind of way and by set."""
    positions = {port.code: port.position for port in port_list()}
    approaches = Approaches.read()
    results = list(compared(real_network(), lambda code: approaches.berth(code, positions[code])))
    for each in results:
        row = each.row
        ends = f"{row['origin']} {row['destination']} {row['closed']:<7}"
        _line(f"{ends} {row['distance_nm']:>6} {each.way.distance_nm:>9.0f} {each.percent:+7.2f}%")
    for kind in WayKind:
        _figures(kind, [each for each in results if each.kind is kind])
    for name in ("tuned", "held"):
        _figures(name, [each for each in results if each.row["set"] == name])
    _figures("all", results)


def _figures(name: str, result: Sequence[Compared]) -> None:
    if not result:
        _line(f"{name:<9} nothing to compare")
        return
    figures, off = measured(result), [each.percent for each in result]
    _line(
        f"{name:<9} {figures.compared:>3} distances, mean {figures.mean}%, bias {fmean(off):+.2f}%,"
        f" 95% within {figures.most}%, worst {max(off, key=abs):+.2f}%"
    )


def _line(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
