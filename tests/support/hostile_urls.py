"""Addresses that nobody should ask a proxy for: spellings of inner hosts, and near misses."""

from collections.abc import Iterator
from itertools import chain, product

HOSTS = """
    localhost LOCALHOST localhost. sub.localhost ip6-localhost localhost.localdomain
    127.0.0.1 127.0.0.1. 127.1 127.0.1 127.127.127.127 0 0.0.0.0 00000000 2130706433 4294967295
    0x7f000001 0x7F.0.0.1 0x7f.1 0177.0.0.1 017700000001 0177.0x0.0.1 127.0.0.01 00127.0.0.1
    %31%32%37.0.0.1 127%2e0%2e0%2e1 127。0。0。1 127．0．0．1 127｡0｡0｡1 ①②⑦.⓪.⓪.① １２７.0.0.1
    [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [::1%25lo]
    [fe80::1%25eth0] [fe80::1%eth0] [fc00::1] [64:ff9b::7f00:1] [64:ff9b::a00:1] [2002:7f00:1::]
    [2001:0:7f00:1::] [ff02::1] [::1 ::1] [127.0.0.1] [v1.127.0.0.1] []
    169.254.169.254 2852039166 0xA9FEA9FE 0251.0376.0251.0376 [::ffff:a9fe:a9fe] 169.254.43518
    169.254.169.254.nip.io metadata metadata.google.internal 168.63.129.16 100.100.100.200
    10.0.0.1 167772161 192.168.0.1 172.16.0.1 100.64.0.1 224.0.0.1 240.0.0.1 255.255.255.255
    ⓛⓞⓒⓐⓛⓗⓞⓢⓣ ｌocalhost loc\u00adalhost local\u200bhost xn--localhost- evil.example
    {name}.evil.example evil-{name} {name}. .{name} {name}.. {name}%00.evil.example
    {name}%2eevil.example {name}%0d%0aevil.example {name}\u2024evil.example {name}。evil.example
    www.{name} {NAME} {name}:443 {name}:80 {name}:8443 {name}:0 {name}:65536 {name}:-1 {name}:４４３
    {name}:443@evil.example {name}@evil.example {name}:x@evil.example {name}%40evil.example
    evil.example@{name} :@{name} @{name} a:b@{name} {name}\\@evil.example {name}#@evil.example
    {name}?@evil.example {name}\\.evil.example {name};evil.example {name}&evil.example
    {name},evil.example {name}|evil.example {name}\u2100evil.example evil.example\u2044{name}
""".split()

SCHEMES = (
    "https://", "http://", "HTTPS://", "Https://", "https:", "https:/", "https:///", "https:\\\\",
    "https:/\\", "//", "///", "\\\\", "/", "", "ftp://", "file://", "file:///", "gopher://",
    "dict://", "ldap://", "ws://", "wss://", "data:text/javascript,", "javascript://",
    "blob:https://", "view-source:https://", "jar:https://", "unix:/", "https+unix://",
    "url:https://", "feed:https://", " https://", "\thttps://", "\x00https://", "ht\ntps://",
    "https\r://", "https :// ", "https：//", "h\u200bttps://", "ｈttps://",
)  # fmt: skip

PIECES = (
    " ", "\t", "\n", "\r\n", "\0", "%00", "%20", "%2e", "%2f", "%5c", "/", "\\", ".", "..", "/../",
    "./", ";", "#", "?", "&", "=", "@", ":", "%", "+", "*", "\u2028", "\u00ad", "\ufeff", "\ud7ff",
    "é", "\U0001f6a2",
)  # fmt: skip


def other_places(name: str, rest: str) -> Iterator[str]:
    """URLs of other hosts than `name`, and odd spellings of it, followed by `rest`."""
    hosts = [each.replace("{name}", name).replace("{NAME}", name.upper()) for each in HOSTS]
    every_host = product(("https://", "http://"), hosts)
    every_scheme = product(SCHEMES, [name, *hosts[::10]])
    for scheme, host in chain(every_host, every_scheme):
        if (url := f"{scheme}{host}{rest}") != f"https://{name}{rest}":
            yield url


def near_misses(url: str) -> Iterator[str]:
    """The URL with one mistake in it: a letter more, less, encoded, or in the other case."""
    for at, letter in enumerate(url):
        before, after = url[:at], url[at + 1 :]
        yield before + after
        yield f"{before}%{ord(letter):02x}{after}"
        yield f"{before}%25{ord(letter):02x}{after}"
        yield f"{before}{chr(ord(letter) + 0xFEE0)}{after}"  # its full-width twin
        if letter.isalpha():
            yield before + letter.swapcase() + after
    for at, piece in product(range(len(url) + 1), PIECES):
        yield url[:at] + piece + url[at:]


def queries(encoded: str) -> Iterator[str]:
    """Raw queries that name the encoded URL of a script, but not once and alone."""
    yield from ("", "url", "url=", "URL={u}", "Url={u}", "%75rl={u}&url={u}", "url[]={u}", "{u}")
    for one in (
        "url={u}&url={u}", "url={u}&url=", "url=&url={u}", "url={u}&url=https%3A%2F%2F127.0.0.1%2F",
        "url=https%3A%2F%2F127.0.0.1%2F&url={u}", "url={u}&x=1", "x=1&url={u}", "url={u}&URL={u}",
        "url={u};url={u}", "url={u}%00", "url={u}%0a", "url=%20{u}", "url={u}+", "url=+{u}",
        "url={u}%23", "url={u}%ff", "url={u}%c0%ae", "url={u}%", "url={u}%zz", "url=%ef%bb%bf{u}",
        "url={u},{u}", "url={u}%26url%3D{u}", "url={u}#x", "url==..{u}", "url={u}=", " url={u}",
        "url%00={u}", "url%20={u}", "+url={u}", "u%E2%80%8Brl={u}", "callback=x&url={u}",
    ):  # fmt: skip
        yield one.replace("{u}", encoded)
