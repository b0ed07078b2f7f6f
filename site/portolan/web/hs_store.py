"""Access to the HS codes: one store for the process, read query by query."""

from pathlib import Path

from flask import Flask, current_app

from portolan.core.config import Settings
from portolan.domain.hs.store import HsStore


def hs_file(settings: Settings) -> Path:
    """The path of the HS database."""
    return settings.instance_path / "hs_codes.sqlite"


def init_hs_store(app: Flask) -> None:
    """Give the application its store of HS codes, which reads nothing yet."""
    file = hs_file(app.config["SETTINGS"])
    app.extensions["hs_codes"] = HsStore(file)
    app.extensions["readiness"]["hs_codes"] = file.is_file


def hs_store() -> HsStore:
    """The HS codes of the running application; queries may raise HsCodesUnavailable."""
    store: HsStore = current_app.extensions["hs_codes"]
    return store
