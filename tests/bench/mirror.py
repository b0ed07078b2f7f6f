"""The same pages as files, for nginx: the same bytes, the same headers, nothing to decide."""

import os
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote

from werkzeug.http import parse_date

from tests.bench.fetch import fetch
from tests.bench.site import Address

# Made by nginx itself (of the time of the file), or different for each page.
_NOT_COPIED = {
    "connection", "content-length", "content-type", "date", "etag", "last-modified", "server",
}  # fmt: skip

_CONFIGURATION = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx-errors.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000000;
    open_file_cache max=100000 inactive=600s;
    open_file_cache_valid 600s;
    client_body_temp_path {folder}/nginx-body;
    proxy_temp_path {folder}/nginx-proxy;
    fastcgi_temp_path {folder}/nginx-fastcgi;
    uwsgi_temp_path {folder}/nginx-uwsgi;
    scgi_temp_path {folder}/nginx-scgi;
    types {{ }}
    default_type "text/html; charset=utf-8";
    server {{
        listen 127.0.0.1:{port};
        root {folder}/www/$host;
        {headers}
        location / {{ try_files $uri.page =404; }}
        location = / {{ try_files /index.page =404; }}
        location /page-data/ {{ default_type application/json; try_files $uri.page =404; }}
    }}
}}
"""


def mirror(addresses: Iterable[Address], source: int, port: int, folder: Path) -> Path:
    """Copy the brotli bodies from the server at port `source`; returns nginx's configuration."""
    headers: dict[str, str] = {}
    for address in addresses:
        answer = fetch(source, address, "br")
        path = unquote(address.target)
        place = folder / "www" / address.host.partition(":")[0]
        place /= ("index" if path == "/" else path.strip("/")) + ".page"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(answer.body)
        if changed := parse_date(answer.headers.get("last-modified")):
            os.utime(place, (changed.timestamp(), changed.timestamp()))
        if answer.headers["content-type"].startswith("text/html"):
            headers = answer.headers
    copied = (
        f"add_header {name} {_quoted(value)};"
        for name, value in headers.items()
        if name not in _NOT_COPIED
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(
        _CONFIGURATION.format(folder=folder, port=port, headers="\n        ".join(copied))
    )
    return configuration


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
