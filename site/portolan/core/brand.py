"""The provider that the site belongs to: the one file that another provider edits."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BrandOffice:
    """An office: its name (a message, translated where shown), its UN/LOCODE, its time zone."""

    name: str
    code: str
    timezone: str


@dataclass(frozen=True)
class BrandChannel:
    """A further way to reach us, in some countries: its name (a message), our account there."""

    name: str
    account: str
    countries: tuple[str, ...]


@dataclass(frozen=True)
class Brand:
    """Every name, address and number of the provider that a page can show.

    `founded` is the year of the founding, `register` the entry in the commercial register. `sites`
    are the base URLs that editors may write in links to our own pages; each becomes a path.
    """

    name: str
    legal_name: str
    domain: str
    sites: tuple[str, ...]
    email: str
    security_email: str
    press_email: str
    chief_executive: str
    founded: int
    register: str
    phone: str
    offices: tuple[BrandOffice, ...]
    channels: tuple[BrandChannel, ...]


BRAND = Brand(
    name="Portolan",
    legal_name="Portolan Forwarding B.V.",
    domain="portolan.example",
    sites=(
        "https://portolan.example",
        "https://www.portolan.example",
        "https://cn.portolan.example",
    ),
    email="desk@portolan.example",
    security_email="security@portolan.example",
    press_email="press@portolan.example",
    # As made up as the company: whoever takes the site over puts true ones here.
    chief_executive="Annelies Vos",
    founded=2011,
    register="KVK 00000000",
    # 555 01xx is a block kept free for fiction; no subscriber answers it.
    phone="+31 10 555 0148",
    offices=(
        BrandOffice("Rotterdam", "NLRTM", "Europe/Amsterdam"),
        BrandOffice("Shanghai", "CNSHA", "Asia/Shanghai"),
        BrandOffice("Mumbai", "INNSA", "Asia/Kolkata"),
        BrandOffice("Santos", "BRSSZ", "America/Sao_Paulo"),
    ),
    channels=(BrandChannel("WeChat", "PortolanFreight", ("CN", "HK")),),
)
