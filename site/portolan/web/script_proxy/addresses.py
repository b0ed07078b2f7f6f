"""The check that a vendor's IP address is on the public internet."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_network

# Python's `is_global` knows fewer ranges and calls `64:ff9b::a00:1` and `2002:7f00:1::`
# global, so for IPv6 only the ranges allocated to networks count.
IPV6_UNICAST = IPv6Network("2000::/3")

# The ranges of IANA's special-purpose registries that the two rules below let through.
SPECIAL = tuple(
    ip_network(block)
    for block in (
        "192.0.0.0/24",  # protocol assignments
        "192.31.196.0/24",  # AS112, answers for private addresses
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # 6to4 relays
        "192.175.48.0/24",  # AS112
        "2001::/23",  # protocol assignments: Teredo, benchmarks, AS112, ORCHID and others
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4, any IPv4 address in disguise
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether the address is a unicast one on the public internet, without special purpose."""
    if any(address in block for block in SPECIAL):
        return False
    if isinstance(address, IPv6Address):
        return address in IPV6_UNICAST
    return address.is_global and not address.is_multicast
