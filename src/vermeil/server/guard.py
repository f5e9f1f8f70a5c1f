"""What keeps the doors: origins and headers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


def origin_allowed(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Whether a page of this origin may ask: our own, one that the settings name, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or (urlsplit(origin).netloc != "" and urlsplit(origin).netloc == headers.get("host"))
