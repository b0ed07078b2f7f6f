"""The visitor's country from the CDN's header, for the consent tool."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from flask import Response, current_app, jsonify, request

from portolan.core.config import Settings
from portolan.web.cache_control import PRIVATE

REGIONS = Path(__file__).with_name("regions.toml")
UNKNOWN = frozenset({"XX", "ZZ", "T1"})
"""The codes of CDNs for an unknown country; T1 is the Tor network."""

_CODE = re.compile(r"[A-Z][A-Z0-9]")


class Geography(TypedDict):
    """The visitor's country (ISO 3166-1 alpha-2) if it is known, and its regions.

    Attributes:
        isEU: whether the country has the European rules on privacy, or ones made after them.
        isEMEA: whether it is that, or in Europe, the Middle East or Africa.
    """

    countryCode: NotRequired[str]
    isEU: bool
    isEMEA: bool


@cache
def region(name: str) -> frozenset[str]:
    """The countries of the region `EU` or `EMEA`."""
    groups = tomllib.loads(REGIONS.read_text("utf-8"))["group"]
    return frozenset(
        code for group in groups if name in group["regions"] for code in group["codes"]
    )


def geography_answer() -> Response:
    """The JSON of the visitor's country and regions; with `?country=` those of that country."""
    code = _country_of(request.args.get("country") or _from_header())
    geography: Geography = {"isEU": code in region("EU"), "isEMEA": code in region("EMEA")}
    if code:
        geography["countryCode"] = code
    answer = jsonify(geography)
    answer.headers["Cache-Control"] = PRIVATE
    answer.headers["X-Robots-Tag"] = "noindex"
    return answer


def _from_header() -> str:
    settings: Settings = current_app.config["SETTINGS"]
    name = settings.geography_header
    return request.headers.get(name, "") if name else ""


def _country_of(text: str) -> str | None:
    code = text.strip().upper()
    return code if _CODE.fullmatch(code) and code not in UNKNOWN else None
