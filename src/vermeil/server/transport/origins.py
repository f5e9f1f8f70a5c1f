"""Who may use this server, and from where: hosts, origins and headers."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from vermeil.core.errors import SetupError

# Names that nobody can register in public: no stranger's page can be at one of these and mean this computer.
PRIVATE = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
ANY = "*"
PORTS = {"http": 80, "https": 443}
FOREIGN = (
    "this page may not use this server; if it is the server's own, behind a proxy that speaks TLS, "
    "whoever runs it names the proxy with --proxy"
)
EVERYBODY = (
    "warning: with --proxy '*' everybody may claim to come from any address, and limits for one address mean nothing; "
    "name the addresses of your proxies instead, unless nobody else can connect to this server"
)

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


def host_allowed(host: str, names: Collection[str]) -> bool:
    """Whether this server may be reached by that name (RFC 9110, 7.2).

    A stranger's page could point its own name at our address (DNS rebinding), and browsers would take it for a page of
    ours. So a name that anybody could own must be listed in the settings. Addresses can't be misused that way.
    """
    if ANY in names:
        return True
    place = _place(f"http://{host}")
    if place is None:
        return False
    name = place[1].rstrip(".")
    return "." not in name or name.endswith(PRIVATE) or _is_address(name) or name in names


def origin_allowed(headers: Mapping[str, str], scheme: str, allowed: Collection[str]) -> bool:
    """Whether a page of this origin may ask: our own, one that the settings name, or no page at all.

    A page that came over TLS is not the same as one that somebody on the way might have sent without it.
    """
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None or origin in allowed:
        return True
    own = "https" if scheme in {"https", "wss"} else "http"
    place = _place(origin)
    return place is not None and host is not None and place == _place(f"{own}://{host}")


def check_names(hosts: Collection[str], origins: Collection[str]) -> None:
    """SetupError if one of these is not a host's name, or not an origin: it would match nothing, in silence."""
    for host in hosts:
        if host != ANY and (":" in host or _place(f"http://{host}") is None):
            raise SetupError(f"{host!r} is not the name of a host, such as games.example.org")
    for origin in origins:
        place = _place(origin)
        if place is None or place[0] not in PORTS:
            raise SetupError(f"{origin!r} is not an origin, such as https://games.example.org")


def trusts_all(proxies: str) -> bool:
    """Whether everybody is taken for a proxy; SetupError if one of these is not an address or a network."""
    words = [word.strip() for word in proxies.split(",") if word.strip()]
    for word in words:
        try:
            if word != ANY:
                ipaddress.ip_network(word)
        except ValueError:
            raise SetupError(f"{word!r} is not an address or a network of proxies, such as 10.0.0.0/8") from None
    return any(word == ANY or ipaddress.ip_network(word).prefixlen == 0 for word in words)


def _place(url: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port of a URL that has nothing else; None if it is not one."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    extra = parts.path or parts.query or parts.fragment or parts.username is not None
    return None if extra or not parts.hostname else (parts.scheme, parts.hostname, port)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
