"""Questions to the tools' JSON, those that are refused among them."""

from collections.abc import Iterator

from tests.compare_answers.request import Request
from tests.compare_answers.side import Side
from tests.support.production import SITES

FROM_TO = "origin=Shanghai&destination=Rotterdam"

QUESTIONS = (
    *("/api/openapi.json", "/api/places", "/api/routes", "/api/emissions", "/api/hs", "/api/none"),
    *("/api/places?q=shang", "/api/places?q=shang&type=airport", "/api/places?q=CNSHA&limit=3"),
    *("/api/places?q=qqqqqq", "/api/places?type=moon", "/api/places?limit=0"),
    *("/api/places?q=%E4%B8%8A%E6%B5%B7", "/api/hs/01", "/api/hs/0901", "/api/hs/610910"),
    *("/api/hs?q=laptop", "/api/hs?q=coffee&limit=2", "/api/hs?q=zzzzqq", "/api/hs/999999"),
    *(f"/api/routes?{FROM_TO}", "/api/routes?origin=USLAX&destination=NLRTM"),
    *("/api/routes?origin=FRA&destination=ORD", "/api/routes?origin=zzzzqq&destination=NLRTM"),
    *("/api/routes?origin=NLRTM&destination=NLRTM", "/api/routes?origin=valencia"),
    *(
        f"{path}?{FROM_TO}&weight_kg={weight}{mode}"
        for path in ("/api/emissions", "/emissions-calculator.json", "/emissions-calculator.csv")
        for weight in ("20000", "0", "many")
        for mode in ("", "&mode=air", "&mode=ocean-fcl", "&mode=balloon")
    ),
    *("/search/suggest?q=demurrage", "/search/suggest?q=zzzz", "/search/suggest?q=%E6%B8%AF"),
    *("/paps/label.svg?number=7X4Q1048823", "/pars/label.svg?number=7X4Q1048823"),
    *("/paps/label.svg?number=-", "/pars?number=-", "/careers/jobs?team=none"),
)


def tools(_sides: tuple[Side, Side], _one_in: int) -> Iterator[Request]:
    """Every question in both languages."""
    return (Request(path, locale) for path in QUESTIONS for locale in SITES)
