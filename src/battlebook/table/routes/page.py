"""The page itself, health and a few numbers."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from battlebook.table.refusing import NotPossible
from battlebook.table.routes.common import Asked, answer, hall_of
from battlebook.table.statics import File


@get("/health")
async def health(request: Asked) -> Response[bytes]:
    """Whether the store answers."""
    hall = hall_of(request)
    await hall.desk.do(hall.desk.store.match_ids, "lobby")
    return answer({"ok": True})


@get("/metrics", sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """Numbers for a monitor, one a line."""
    hall = hall_of(request)
    rows = {
        "battlebook_matches_live": len(hall.lives),
        "battlebook_sockets": hall.sockets,
        "battlebook_decisions_total": hall.decisions,
    }
    text = "".join(f"{name} {value}\n" for name, value in rows.items())
    return Response(text.encode(), media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})


@get(["/", "/{path:path}"], sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """A file of the page, or the page itself for every address of its own."""
    path = str(request.path_params.get("path", ""))
    found: dict[str, File] = request.app.state.page
    name = path.strip("/")
    file = found.get(name)
    if file is None:
        if name.startswith(("api/", "ws/", "assets/", "words/")) or "." in name.rpartition("/")[2]:
            raise NotPossible(404, "no-page")
        file = found["index.html"]
    return served(request, file)


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


ROUTES: list[Any] = [health, metrics, page]
