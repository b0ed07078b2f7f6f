"""Certificates for every host of the tests, from an authority that only they believe."""

import base64
import hashlib
import ssl
from dataclasses import dataclass, field

import trustme
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509 import load_pem_x509_certificate

EVERYBODY = ("*.portolan.example", "*.harbor.example", "*.vendor.example", "localhost")


@dataclass
class Certificates:
    """An authority, and the one key of all servers that it vouches for."""

    authority: trustme.CA = field(default_factory=trustme.CA)

    def __post_init__(self) -> None:
        """Make the certificate."""
        self._leaf = self.authority.issue_cert(*EVERYBODY)

    def server(self) -> ssl.SSLContext:
        """What a server needs to speak TLS."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._leaf.configure_cert(context)
        return context

    @property
    def fingerprint(self) -> str:
        """The hash of the servers' public key, by which Chromium takes it as vouched for."""
        chain = self._leaf.cert_chain_pems[0].bytes()
        key = load_pem_x509_certificate(chain).public_key()
        der = key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return base64.b64encode(hashlib.sha256(der).digest()).decode()
