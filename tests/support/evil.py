"""Somebody else's site: an origin of its own, whose pages post the forms of ours."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

HOST = "evil.localhost"

# Each posts `fields` to `url`, and ends when the browser has sent it as far as a page can know.
WAYS: Mapping[str, str] = {
    "a form": "await submitted(document.body, url, fields);",
    "a form of parts": "await submitted(document.body, url, fields, 'multipart/form-data');",
    "a form of text": "await submitted(document.body, url, fields, 'text/plain');",
    "a form in a sandbox": """
        const frame = document.createElement("iframe");
        frame.sandbox = "allow-scripts allow-forms";
        frame.srcdoc = `<body><script>${submitted} submitted(document.body, ${JSON.stringify(url)},
          ${JSON.stringify(fields)}, undefined, "_self")<\\/script>`;
        document.body.append(frame);""",
    "fetch": "await fetch(url, {method: 'POST', mode: 'no-cors', body: typed(fields)});",
    "fetch of parts": "await fetch(url, {method: 'POST', mode: 'no-cors', body: parts(fields)});",
    "fetch with cookies": """await fetch(url, {method: 'POST', mode: 'no-cors', body: typed(fields),
        credentials: 'include'});""",
    "fetch that wants to read": """await fetch(url, {method: 'POST', body: typed(fields),
        credentials: 'include'});""",
    "fetch without a referrer": """await fetch(url, {method: 'POST', mode: 'no-cors',
        body: typed(fields), referrerPolicy: 'no-referrer'});""",
    "fetch that outlives the page": """await fetch(url, {method: 'POST', mode: 'no-cors',
        body: typed(fields), keepalive: true});""",
    "a beacon": "navigator.sendBeacon(url, typed(fields));",
    "a beacon of parts": "navigator.sendBeacon(url, parts(fields));",
}

SCRIPT = """
const typed = (fields) => new URLSearchParams(fields);
const parts = (fields) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const submitted = async function submitted(body, url, fields, kind, target) {
  const form = document.createElement("form");
  Object.assign(form, {method: "post", action: url});
  if (kind) form.enctype = kind;
  if (!target) {
    const frame = document.createElement("iframe");
    frame.name = `frame-${document.querySelectorAll("iframe").length}`;
    body.append(frame);
    form.target = frame.name;
  }
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    Object.assign(input, {type: "hidden", name, value});
    form.append(input);
  }
  body.append(form);
  HTMLFormElement.prototype.submit.call(form);
};
const post = async (way, url, fields) => {
  %s
};
""" % "\n".join(f"if (way === {json.dumps(way)}) {{ {code} }}" for way, code in WAYS.items())  # noqa: UP031 - braces are JavaScript's here


@dataclass(frozen=True)
class EvilSite:
    """The running site."""

    port: int

    def url(self, policy: str = "") -> str:
        """Its page, under a referrer policy."""
        return f"http://{HOST}:{self.port}/{policy}"


class _Page(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = b"<!doctype html><title>A prize</title><body><h1>You have won</h1>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        if policy := self.path.strip("/"):
            self.send_header("Referrer-Policy", policy)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as overridden
        """Say nothing."""


@contextmanager
def evil_site() -> Iterator[EvilSite]:
    """Serve the site until the block ends."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Page) as server:
        server.daemon_threads = True
        thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield EvilSite(server.server_port)
        finally:
            server.shutdown()
            thread.join()
