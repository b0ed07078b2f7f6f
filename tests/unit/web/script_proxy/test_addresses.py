"""Which addresses a script may come from."""

from ipaddress import ip_address

import pytest

from portolan.web.script_proxy.addresses import is_public

PUBLIC = """
    1.1.1.1 8.8.8.8 93.184.216.34 100.63.255.255 100.128.0.0 172.15.255.255 172.32.0.0
    192.0.1.0 192.167.255.255 198.17.255.255 198.20.0.0 223.255.255.255
    2001:200:: 2001:4860:4860::8888 2003:: 2606:4700:4700::1111 2a00:1450:4001:830::2004
""".split()

SPECIAL = {
    "this network": "0.0.0.0 0.255.255.255",
    "private": "10.0.0.0 10.255.255.255 172.16.0.0 172.31.255.255 192.168.0.0 192.168.255.255",
    "shared": "100.64.0.0 100.127.255.255",
    "loopback": "127.0.0.1 127.255.255.255 ::1",
    "link": "169.254.0.0 169.254.169.254 fe80::1 febf:ffff::",
    "protocols": "192.0.0.1 192.0.0.9 192.0.0.170 192.0.0.255",
    "documentation": "192.0.2.1 198.51.100.1 203.0.113.255 2001:db8::1 3fff::1 3fff:fff::1",
    "as112": "192.31.196.1 192.175.48.1 2001:4:112::1 2620:4f:8000::1",
    "multicast tunnels": "192.52.193.1 2001:3::1",
    "benchmarks": "198.18.0.0 198.19.255.255 2001:2::1",
    "multicast": "224.0.0.1 239.255.255.255 ff02::1 ff0e::1",
    "reserved": "240.0.0.0 255.255.255.254 255.255.255.255 4000::1 e000::1",
    "unspecified": ":: ::2",
    "mapped": "::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:8.8.8.8",
    "compatible": "::127.0.0.1 ::8.8.8.8",
    "translated": "64:ff9b::a00:1 64:ff9b::8.8.8.8 64:ff9b:1::1",
    "discard": "100::1 100:0:0:1::1",
    "teredo": "2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "anycast": "2001:1::1 2001:1::2 2001:1::3",
    "orchid": "2001:10::1 2001:1f:ffff:: 2001:20::1 2001:2f:ffff:: 2001:30::1",
    "6to4": "192.88.99.1 192.88.99.2 2002:7f00:1:: 2002:a00:1::1 2002:808:808::1",
    "segment routing": "5f00::1",
    "unique local": "fc00::1 fdff:ffff::1",
    "site-local": "fec0::1",
}


@pytest.mark.parametrize("address", PUBLIC)
def test_the_public_internet_is_open(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("name", "address"),
    [(name, address) for name, each in SPECIAL.items() for address in each.split()],
)
def test_special_ranges_are_closed(name: str, address: str) -> None:
    assert not is_public(ip_address(address))
