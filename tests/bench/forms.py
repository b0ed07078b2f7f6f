"""The CPU time of a posted contact form, in process: `python -m tests.bench.forms`."""

import os
import time
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from app import create_app
from portolan.web.locale import served_locales, site_url
from tests.bench.requests_file import contact_form

TIMES = 200
WARM_UP = 20
UNLIMITED = dict.fromkeys(
    ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "LEADS_LIMIT_ATTEMPTS"), "10000000 per minute"
)


def main() -> None:
    """Print the median of a form that is stored, and of one that is refused for its address."""
    with TemporaryDirectory(prefix="portolan-forms-") as folder:
        database = f"sqlite:///{folder}/leads.sqlite"
        app = create_app({**os.environ, "SITE_ENV": "test", "DATABASE_URL": database})
        app.config.update(UNLIMITED)
        print(f"stored: {_cost(app, {}, 303):.2f} ms of CPU")
        print(f"refused: {_cost(app, {'work_email': 'maria'}, 422):.2f} ms of CPU")


def _cost(app: Flask, changed: dict[str, str], status: int) -> float:
    """The median of the posts after the first ones, which load what all need."""
    with app.app_context():
        address = site_url(served_locales()[0])
    fields = [contact_form(number) | changed for number in range(TIMES + WARM_UP)]
    costs = [_post(app, address, urlencode(each), status) for each in fields]
    return 1000 * median(costs[WARM_UP:])


def _post(app: Flask, address: str, body: str, status: int) -> float:
    environ = EnvironBuilder(
        "/company/contact",
        base_url=address,
        method="POST",
        data=body,
        content_type="application/x-www-form-urlencoded",
        headers=[("Sec-Fetch-Site", "same-origin")],
    ).get_environ()
    started = time.thread_time()
    answer, got, _ = run_wsgi_app(app, environ)
    b"".join(answer)
    spent = time.thread_time() - started
    if int(got[:3]) != status:
        raise SystemExit(f"answered {got}")
    return spent


if __name__ == "__main__":
    main()
