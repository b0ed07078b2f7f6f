"""Requests that try to reach what is not proxied, or to be two requests at once."""

from collections.abc import Iterator

CLOSE = b"Connection: close\r\n"
BELOW = (b"/assets/", b"/users/")
TAILS = (
    b"../admin", b"..", b"../../etc/passwd", b"./x", b"x/..", b"x/.", b"x/./y", b"x/../../admin",
    b"%2e%2e/admin", b"%2E%2E/admin", b".%2e/admin", b"%2e./admin", b"%2e/x", b"x/%2e%2e",
    b"..%2fadmin", b"..%2Fadmin", b"x%2f..%2f..%2fadmin", b"%2fadmin", b"%2f%2fevil.example/",
    b"..\\admin", b"\\..\\admin", b"..%5cadmin", b"%5c..%5cadmin", b"%5C%2e%2e%5Cadmin",
    b"x;y=1", b"..;/admin", b";/../admin", b"%3b/x", b"..%3b/admin", b"x//y", b"/admin",
    b"//evil.example/", b"%00", b"x%00.png", b"%0d%0aHost:%20evil", b"%0a", b"%09x", b"%7f",
    b"%252e%252e/admin", b"%252e%252e%252fadmin", b"%255c..", b"%c0%ae%c0%ae/admin", b"%c0%af",
    b"%e0%80%ae", b"%ff", b"%", b"%2", b"%zz", b"%u002e%u002e", b"\xff\xfe", b"\xc3\xa9",
    b'"<>', b"{x}^`", b"x\x00y", b"x\x01y", b"x\ty", b"x y", b"x#/../admin", b"x?a=\\..\x01",
    b"x?a=\xe9", b"%2e%2e%2f%2e%2e%2fadmin", b"...%2f..", b"%ef%bc%8e%ef%bc%8e/%2e%2e/",
)  # fmt: skip
LINES = (
    b"GET http://evil.example/assets/../admin", b"GET http://localhost/assets/%2e%2e/admin",
    b"GET assets/x", b"GET admin", b"GET *", b"OPTIONS *", b"CONNECT evil.example:443",
    b"TRACE /assets/x", b"TRACK /assets/x", b"PURGE /assets/x", b"get /assets/x", b"PRI *",
    b"GET //assets/x", b"GET /%61ssets/../admin", b"GET /assets%2fx", b"GET /assets%2f..%2fadmin",
    b"GET /ASSETS/x", b"GET /login/../admin", b"GET /login;/admin", b"GET /login%00",
    b"POST /webhooks/champ/track/../../admin", b"GET /proxy/google/maps/api/staticmap/../geocode",
)  # fmt: skip
HEADERS = (
    b"Connection: close, Host", b"Connection: close, X-Forwarded-For, Cookie",
    b"X-Forwarded-For: 10.0.0.1", b"X-Forwarded-Host: evil", b"Forwarded: for=10.0.0.1;host=evil",
    b"X_Forwarded_For: 10.0.0.1", b"X-Real-IP: 10.0.0.1", b"X-Original-URL: /admin",
    b"X-Rewrite-URL: /admin", b"X-HTTP-Method-Override: DELETE", b"Upgrade: h2c", b"Expect: magic",
    b"Upgrade: websocket", b"TE: trailers", b"Trailer: X", b"Proxy: http://evil/",
    b"Proxy-Authorization: Basic eDp5", b"Authorization: Basic eDp5", b"Host: evil.example",
    b"Cookie: consent=all", b"X-A: b\r\n obs: fold", b"X-A : b", b"X-A: b\x00c", b"X-A: b\rX-B: c",
    b"no colon here", b": no name", b"Content-Length: 3", b"X-Forwarded-For : 10.0.0.1",
)  # fmt: skip
SMUGGLED = b"GET /admin HTTP/1.1\r\nHost: evil\r\n\r\n"
CHUNK = b"5\r\nhello\r\n0\r\n\r\n"
BODIES = (
    (b"Content-Length: 6\r\nTransfer-Encoding: chunked", b"0\r\n\r\nX" + SMUGGLED),
    (b"Transfer-Encoding: chunked\r\nContent-Length: 3", CHUNK + SMUGGLED),
    (b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", CHUNK),
    (b"Transfer-Encoding: identity, chunked", CHUNK),
    (b"Transfer-Encoding: chunked, identity", CHUNK),
    (b"Transfer-Encoding: xchunked", CHUNK),
    (b"Transfer-Encoding: gzip", CHUNK),
    (b"Transfer-Encoding:\tchunked", CHUNK + SMUGGLED),
    (b"Transfer-Encoding : chunked", CHUNK),
    (b"Transfer_Encoding: chunked\r\nContent-Length: 15", CHUNK),
    (b"Transfer-Encoding: chunked", b"zz\r\nhello\r\n0\r\n\r\n"),
    (b"Transfer-Encoding: chunked", b"-5\r\nhello\r\n0\r\n\r\n"),
    (b"Transfer-Encoding: chunked", b'5;x="\r\nhello\r\n0\r\n\r\n'),
    (b"Transfer-Encoding: chunked", b"fffffffffffffffff1\r\nhello\r\n0\r\n\r\n"),
    (b"Transfer-Encoding: chunked", b"5\r\nhello0\r\n\r\n" + SMUGGLED),
    (b"Transfer-Encoding: chunked", b"5\r\nhello\r\n0\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n"),
    (b"Content-Length: 5\r\nContent-Length: 6", b"hello!"),
    (b"Content-Length: 5\r\nContent-Length: 5", b"hello"),
    (b"Content-Length: 5, 5", b"hello"),
    (b"Content-Length: +5", b"hello"),
    (b"Content-Length: -5", b"hello"),
    (b"Content-Length: 0x5", b"hello"),
    (b"Content-Length: 5 5", b"hello"),
    (b"Content-Length: \xb2", b"hello"),
    (b"Content-Length: 99999999999999999999", b"hello"),
    (b"Content-Length: " + b"9" * 5000, b"hello"),
    (b"Content-Length: 5", b"hello" + SMUGGLED),
    (b"Content_Length: 500\r\nContent-Length: 5", b"hello"),
    (b"Content-Length: 0", SMUGGLED),
)


def hostile_requests(host: bytes) -> Iterator[bytes]:
    """Each request, to be sent as it is to the site that is called `host`."""
    end = b" HTTP/1.1\r\nHost: " + host + b"\r\n"
    for beginning in BELOW:
        for tail in TAILS:
            yield b"GET " + beginning + tail + end + CLOSE + b"\r\n"
    for line in LINES:
        yield line + end + CLOSE + b"\r\n"
    for header in HEADERS:
        closing = b"" if header.startswith(b"Connection") else CLOSE
        yield b"GET /assets/x" + end + closing + header + b"\r\n\r\n"
    for headers, body in BODIES:
        yield b"POST /users/x" + end + CLOSE + headers + b"\r\n\r\n" + body
