"""Installs what the suite needs from the distribution, where it is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROGRAMS = {
    "/usr/bin/chromium": "chromium",
    "/usr/lib/chromium/chromium-headless-shell": "chromium-headless-shell",
    "/usr/bin/chromedriver": "chromium-driver",
    "/usr/bin/redis-server": "redis-server",
    "/usr/sbin/nginx": "nginx",
    "/usr/bin/systemd-analyze": "systemd",
    "/usr/bin/wrk": "wrk",
    "/usr/bin/msgmerge": "gettext",
    "/usr/bin/brotli": "brotli",
    "/usr/bin/promtool": "prometheus",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc": "fonts-noto-cjk",
}
POSTGRESQL = "postgresql"
CHROMIUM = {package for package in PROGRAMS.values() if package.startswith("chromium")}
"""Of one version: where one is missing, the others are brought to the same."""


def missing() -> list[str]:
    """The distribution's packages that are not installed."""
    packages = [package for file, package in PROGRAMS.items() if not Path(file).exists()]
    if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        packages.append(POSTGRESQL)
    if CHROMIUM & set(packages):
        packages += sorted(CHROMIUM - set(packages))
    return packages


def install(packages: list[str]) -> None:
    """Install the packages; says what to do where that is not allowed."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        sys.exit(f"install these packages, then run the tests again: {' '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing", *packages, flush=True)
    for command in (
        [apt, "update", "-qq"],
        [apt, "install", "-y", "-qq", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if expected := missing():
        install(expected)
