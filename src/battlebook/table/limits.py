"""Who may talk to the table, and how fast."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from urllib.parse import urlsplit

KEPT = 10_000


class Bucket:
    """Lets ``rate`` messages a second through, and ``burst`` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address, the least used forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether one more from this address may pass now."""
        bucket = self.found.pop(address, None) or Bucket(self.rate, self.burst)
        self.found[address] = bucket
        if len(self.found) > KEPT:
            self.found.popitem(last=False)
        return bucket.take(cost)


def host_name(host: str) -> str:
    """The name or address in a Host header, without port, in small letters; nothing when it is no such thing."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def host_allowed(host: str, names: frozenset[str]) -> bool:
    """Addresses and this computer's own name are always right: a foreign page cannot point its own name at them. Other
    names have to be configured."""
    name = host_name(host)
    if name == "localhost" or name in names:
        return True
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return False


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of this very table asks. Programs that are no browser send no origin."""
    return not origin or urlsplit(origin).netloc.lower() == host.lower()
