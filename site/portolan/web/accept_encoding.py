"""Negotiation of the content coding by `Accept-Encoding` (RFC 9110, section 12.5.3)."""

IDENTITY, GZIP, BROTLI = range(3)

CODINGS = ("identity", "gzip", "br")
_NUMBERS = {"identity": IDENTITY, "gzip": GZIP, "x-gzip": GZIP, "br": BROTLI}


def preferred(header: str | None) -> int:
    """The coding for the answer: the greatest q-value, among equals the smallest body.

    A missing header, or one that rejects all codings, gets identity: a page in an unwanted
    coding is better than no page.
    """
    if not header:
        return IDENTITY
    weights = _weights(header)
    # Identity is acceptable unless rejected, but any coding that is named comes first.
    chosen, best = IDENTITY, weights.get(IDENTITY, 0.0)
    for coding in (GZIP, BROTLI):
        weight = weights.get(coding, 0.0)
        if weight > 0 and weight >= best:
            chosen, best = coding, weight
    return chosen


def _weights(header: str) -> dict[int, float]:
    weights: dict[int, float] = {}
    rest: float | None = None
    for part in header.split(","):
        name, _, parameters = part.partition(";")
        name = name.strip().lower()
        weight = _q_value(parameters)
        if name == "*":
            rest = weight
        elif name in _NUMBERS:
            weights[_NUMBERS[name]] = weight
    if rest is not None:
        for coding in (GZIP, BROTLI):
            weights.setdefault(coding, rest)
    return weights


def _q_value(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0.0 <= weight <= 1.0 else 0.0
    return 1.0
