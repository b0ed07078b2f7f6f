"""Photographs every template: three widths, both locales, light and dark.

make tour            # into instance/tour/
"""

import argparse
import base64
import tempfile
from pathlib import Path

from selenium.webdriver import Chrome

from portolan.config import INSTANCE
from tests.support.browser import chromium, emulate
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.urls import TEMPLATES

WIDTHS = (360, 768, 1440)
TALLEST = 9000


def photograph(driver: Chrome, file: Path, width: int, scheme: str) -> None:
    """The whole page, from top to waterline."""
    emulate(driver, width=width, height=900, scheme=scheme)
    # Settling the layout takes two frames: one for the emulation, one for the fonts.
    driver.execute_async_script(
        "const done = arguments[0];"
        "document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    height = min(TALLEST, int(driver.execute_script("return document.body.scrollHeight")))
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    shot = driver.execute_cdp_cmd(
        "Page.captureScreenshot", {"captureBeyondViewport": True, "clip": clip}
    )
    file.write_bytes(base64.b64decode(shot["data"]))


def tour(driver: Chrome, site: LiveServer, folder: Path, only: str, widths: list[int]) -> int:
    """Walk through the templates; returns the number of pictures."""
    taken = 0
    for locale in ("en-US", "zh-CN"):
        for name, path in TEMPLATES.items():
            if only not in name:
                continue
            driver.get(site.url(path, locale))
            for width in widths:
                for scheme in ("light", "dark"):
                    file = folder / f"{name.replace('/', '-')}-{locale}-{width}-{scheme}.png"
                    photograph(driver, file, width, scheme)
                    taken += 1
    return taken


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=INSTANCE / "tour")
    parser.add_argument("--only", default="", help="templates whose name holds this")
    parser.add_argument("--widths", type=int, nargs="*", default=list(WIDTHS))
    chosen = parser.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        live_server(furnished(Path(folder), INSTANCE / "content.sqlite")) as site,
    ):
        driver = chromium()
        taken = tour(driver, site, chosen.to, chosen.only, chosen.widths)
        driver.quit()
    print(f"{taken} pictures in {chosen.to}")


if __name__ == "__main__":
    main()
