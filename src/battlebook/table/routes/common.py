"""What the routes share: reading a body, answering in JSON, saying no in one clear line."""

from __future__ import annotations

import logging
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from battlebook.kernel.words import words
from battlebook.table.coding import encode
from battlebook.table.hall import Hall
from battlebook.table.refusing import NotPossible
from battlebook.table.statics import File
from battlebook.table.store import StoreError

T = TypeVar("T")
logger = logging.getLogger("battlebook.table")
Asked = Request[Any, Any, Any]


def hall_of(request: Asked) -> Hall:
    """The table's shared things."""
    hall: Hall = request.app.state.hall
    return hall


def param(request: Asked, name: str) -> str:
    """A part of the path."""
    return str(request.path_params[name])


async def body(request: Asked, kind: type[T]) -> T:
    """The body as a struct. Raises `NotPossible`."""
    data = await request.body()
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise NotPossible(400, "malformed", why=str(wrong)) from None


def bearer(request: Asked) -> str:
    """The token a request carries: in the header, or in the query for programs that cannot set one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else request.query_params.get("token", "")


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A value as JSON that nobody keeps."""
    headers = {"cache-control": "no-store", **(headers or {})}
    return Response(encode(value), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: Asked, wrong: Exception) -> Response[bytes]:
    """A refused request, an address that is none, a store that does not answer, or a fault of ours."""
    if isinstance(wrong, NotPossible):
        told = {"code": wrong.code, "words": wrong.words, "detail": detail(wrong), "problems": wrong.problems}
        return answer(told, wrong.status)
    status, code = 500, "failed"
    if isinstance(wrong, StoreError):
        status, code = 503, "store-failed"
    elif isinstance(wrong, HTTPException):
        status = wrong.status_code
        code = {404: "no-page", 405: "no-page", 413: "too-large"}.get(status, "failed")
    else:
        logger.error("a request failed", exc_info=wrong)
    told = {"code": code, "words": words(f"table-{code}"), "detail": code.replace("-", " "), "problems": []}
    return answer(told, status)


def detail(wrong: NotPossible) -> str:
    """One plain line for programs and logs."""
    said = ", ".join(f"{k} {v}" for k, v in wrong.words["args"].items())
    return wrong.code.replace("-", " ") + (f": {said}" if said else "")


def served(request: Asked, file: File) -> Response[bytes]:
    """A file, compressed where the browser takes that, or nothing when it has it already."""
    keep = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.zipped
    return Response(body, media_type=file.kind, headers=headers)
