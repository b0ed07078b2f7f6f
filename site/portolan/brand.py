"""Who the site belongs to: the one file that another provider edits to take the site over."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Office:
    """An office: its name (a message, translated where shown), UN/LOCODE and position."""

    name: str
    code: str
    position: str


@dataclass(frozen=True)
class Brand:
    """Every name, address and number of the provider that a page can show."""

    name: str
    legal_name: str
    email: str
    phone: str
    offices: tuple[Office, ...]


BRAND = Brand(
    name="Portolan",
    legal_name="Portolan Forwarding B.V.",
    email="desk@portolan.example",
    # 555 01xx is a block kept free for fiction; no subscriber answers it.
    phone="+31 10 555 0148",
    offices=(
        Office("Rotterdam", "NLRTM", "51°57'N 4°08'E"),
        Office("Shanghai", "CNSHA", "31°14'N 121°30'E"),
        Office("Mumbai", "INNSA", "18°57'N 72°57'E"),
        Office("Santos", "BRSSZ", "23°57'S 46°20'W"),
    ),
)
