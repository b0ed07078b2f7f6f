"""The CPU time of an answer to an unknown address, in process: `python -m tests.bench.unknown`."""

import os
import statistics
import time

from flask import Flask
from werkzeug.test import Client

from app import create_app
from portolan.web.locale import served_locales, site_url
from portolan.web.serving import served

TIMES = 300
PATHS = ("/unknown-{}", "/blog/unknown-{}", "/deep/er/unknown-{}?x=1")


def main() -> None:
    """Print the median of each kind of address."""
    app = create_app({**os.environ, "SITE_ENV": "test"})
    client = Client(served(app))
    base_url = _base_url(app)
    for path in PATHS:
        # The first answer draws the page.
        times = [_cost(client, path.format(number), base_url) for number in range(TIMES)][1:]
        print(f"{path}: {1000 * statistics.median(times):.2f} ms of CPU")


def _base_url(app: Flask) -> str:
    with app.app_context():
        return site_url(served_locales()[0])


def _cost(client: Client, path: str, base_url: str) -> float:
    started = time.process_time()
    client.get(path, base_url=base_url, headers={"Accept-Encoding": "br"})
    return time.process_time() - started


if __name__ == "__main__":
    main()
