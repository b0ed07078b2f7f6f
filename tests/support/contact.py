"""Posts the contact form, as a page of the site would."""

from collections.abc import Callable

from werkzeug.test import TestResponse

from tests.support.checking_client import CheckingClient

PATH = "/company/contact"
THANKS = "/confirmation/contact"
ENGLISH = "http://localhost:8000"
OWN = {"Sec-Fetch-Site": "same-origin"}
JSON = {**OWN, "Accept": "application/json"}
ANSWERS = {
    "first_name": "Femke",
    "last_name": "de Wit",
    "work_email": "femke@example.com",
    "company_name": "De Wit Keramiek B.V.",
    "phone_country": "NL",
    "phone": "010 555 0148",
    "call_at": "Mornings, Rotterdam",
    "topic": "customs",
    "office": "Rotterdam",
    "message": "Two pallets of tiles.",
}

Send = Callable[..., TestResponse]


def sender(client: CheckingClient, base_url: str) -> Send:
    """A function that posts the form: from our own page and valid, but for what is given."""

    def send(
        headers: dict[str, str] | None = None, content_type: str | None = None, **answers: str
    ) -> TestResponse:
        return client.post(
            PATH,
            data={**ANSWERS, **answers},
            headers=OWN if headers is None else headers,
            content_type=content_type,
            base_url=base_url,
        )

    return send
