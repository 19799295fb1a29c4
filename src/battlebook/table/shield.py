"""In front of everything: the host's name, the origin of whoever changes something, and headers that bind browsers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from battlebook.kernel.words import words
from battlebook.table.coding import encode
from battlebook.table.limits import Buckets, host_allowed, same_origin

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
READING = ("GET", "HEAD")
MOST_BODY = 4_000_000
SOCKETS = 4  # pages come back by themselves, so they may try more often than people make matches


class Shield:
    """The outermost application."""

    def __init__(self, app: App, hosts: Iterable[str], rate: float, burst: float) -> None:
        self.app = app
        self.hosts = frozenset(h.lower() for h in hosts)
        self.writes = Buckets(rate, burst)
        self.sockets = Buckets(rate * SOCKETS, burst * SOCKETS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what is right, with the headers; refuse the rest in one line."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status, code = self.objection(scope)
        if code:
            await refuse(scope, receive, send, status, code)
        elif scope["type"] == "http":
            await self.app(scope, receive, with_headers(send))
        else:
            await self.app(scope, receive, send)

    def objection(self, scope: Scope) -> tuple[int, str]:
        """(status, code) of what is wrong with a request, or nothing."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not host_allowed(host, self.hosts):
            return 421, "wrong-host"
        if scope["type"] == "http" and scope["method"] in READING:
            return 0, ""
        if not same_origin(headers.get(b"origin", ""), host):
            return 403, "wrong-origin"
        length = headers.get(b"content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY or b"transfer-encoding" in headers:
            return 413, "too-large"
        client = scope.get("client") or ("",)
        buckets = self.writes if scope["type"] == "http" else self.sockets
        if not buckets.take(str(client[0])):
            return 429, "too-fast"
        return 0, ""


def with_headers(send: Send) -> Send:
    """Every answer carries the headers."""

    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await send(message)

    return wrapped


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, code: str) -> None:
    """One clear line for a request that is not let through; a socket is closed before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": code})
        return
    body = encode({"code": code, "words": words(f"table-{code}"), "detail": code.replace("-", " ")})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
