"""Miles along rivers, held against the marks on their banks as they are published."""

import pytest

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.sea.river import COLUMNS, FILE
from portolan.domain.table import rows

KM_PER_MILE = 1.609344
MILES = {(row["river"], row["place"]): float(row["nm"]) for row in rows(FILE, COLUMNS)}


@pytest.mark.parametrize(
    ("river", "upper", "lower", "km"),
    [
        # Ministry of Transport: Yichang to Wuhan 624 km, from there to Shanghai 1,125.
        ("yangtze", "Yichang", "Wuhan", 624),
        # Marks on the bank: Basel 167, Cologne 688, Duisburg 780; Rotterdam 1,000.
        ("rhine", "Basel", "Rotterdam", 1000 - 167),
        ("rhine", "Cologne", "Rotterdam", 1000 - 688),
        ("rhine", "Basel", "Duisburg", 780 - 167),
        # Danube Commission: Regensburg 2,379, Vienna 1,929, Budapest 1,647, Belgrade 1,170.
        ("danube", "Regensburg", "Vienna", 2379 - 1929),
        ("danube", "Budapest", "Belgrade", 1647 - 1170),
        ("danube", "Belgrade", "Sulina", 1170),
        # Paraguay-Paraná Waterway: Asunción 1,630, Rosario 420.
        ("parana", "Asunción", "Rosario", 1630 - 420),
        # US Army Corps of Engineers: 180 miles above Cairo; Cairo 954, New Orleans 95.
        ("mississippi", "St. Louis", "Cairo", 180 * KM_PER_MILE),
        ("mississippi", "Cairo", "New Orleans", (954 - 95) * KM_PER_MILE),
    ],
)
def test_rivers_are_as_long_as_between_the_marks(
    river: str, upper: str, lower: str, km: float
) -> None:
    nm = MILES[river, upper] - MILES[river, lower]
    assert nm * float(KM_PER_NM) == pytest.approx(km, rel=0.01)
