"""The HTTP request to the vendor of the bot check."""

import json
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from portolan.sections.shared.lead_pages.bot_check_assessment import Assessment

if TYPE_CHECKING:
    import httpx

LARGEST_ANSWER = 16 * 1024
# Error codes for faults of ours, with the visitor's response not checked.
OUR_FAULTS = {"missing-input-secret", "invalid-input-secret", "bad-request", "invalid-keys"}


class VendorAway(Exception):  # noqa: N818 - it is what happened
    """The vendor is unreachable, or too slow."""


class Unusable(Exception):  # noqa: N818 - as above
    """The vendor's answer has no verdict."""


class Vendor:
    """The vendor's verification of responses.

    Args:
        url: the address of the verification.
        secret: the site's secret key.
        seconds: the limit of each step.
    """

    def __init__(self, url: str, secret: str, seconds: float) -> None:
        self._url = url
        self._secret = secret
        self._seconds = seconds
        # Imported here: without a vendor the HTTP client is not loaded.
        import httpx

        self._http = httpx
        # Loading all certificate authorities takes longer than the request.
        self._tls = self._http.create_ssl_context()

    def __call__(self, response: str) -> Assessment:
        """The vendor's assessment of the response; raises VendorAway or Unusable."""
        try:
            return _assessment(_read(self._answer(response)))
        except self._http.HTTPError as error:
            raise VendorAway(type(error).__name__) from error

    def _answer(self, response: str) -> bytes:
        data = {"secret": self._secret, "response": response}
        # No compression, so that a small answer cannot expand.
        headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
        with (
            self._client() as client,
            client.stream("POST", self._url, data=data, headers=headers) as answer,
        ):
            if answer.status_code != HTTPStatus.OK:
                raise Unusable(f"HTTP {answer.status_code}")
            return _body(answer)

    def _client(self) -> "httpx.Client":
        return self._http.Client(verify=self._tls, timeout=self._seconds, follow_redirects=False)


def _body(answer: "httpx.Response") -> bytes:
    body = bytearray()
    for part in answer.iter_raw():
        body += part
        if len(body) > LARGEST_ANSWER:
            raise Unusable("too large")
    return bytes(body)


def _read(body: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Unusable("no JSON") from error
    if not isinstance(answer, dict) or not isinstance(answer.get("success"), bool):
        raise Unusable("no answer to the question")
    return answer


def _assessment(answer: dict[str, Any]) -> Assessment:
    faults = answer.get("error-codes")
    ours = OUR_FAULTS.intersection(map(str, faults)) if isinstance(faults, list) else set()
    if ours and not answer["success"]:
        raise Unusable(f"the vendor says {min(ours)}")
    return Assessment.of(answer)
