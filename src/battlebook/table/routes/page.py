"""The page itself, health and a few numbers."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from battlebook.table.refusing import NotPossible
from battlebook.table.routes.common import Asked, answer, hall_of, served
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


ROUTES: list[Any] = [health, metrics, page]
