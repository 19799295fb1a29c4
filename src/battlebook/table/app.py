"""The web application: routes around a hall, behind the shield."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar

from battlebook.kernel.game import Game
from battlebook.table import statics
from battlebook.table.backup import Backups
from battlebook.table.desk import Desk
from battlebook.table.hall import Hall, Thinker
from battlebook.table.pages import NotPossible
from battlebook.table.routes import games as game_routes
from battlebook.table.routes import live, matches, page
from battlebook.table.routes.common import refused
from battlebook.table.settings import Settings
from battlebook.table.shield import Shield
from battlebook.table.store import Store, StoreError
from battlebook.table.survey import survey

ROUTES: Iterable[Any] = [*game_routes.ROUTES, *matches.ROUTES, *live.ROUTES, *page.ROUTES]


def make_app(
    games: Mapping[str, Game],
    store: Store,
    make_pool: Callable[[], Thinker],
    settings: Settings | None = None,
    static: Path = statics.FOLDER,
) -> Shield:
    """The whole service around an open store. Its lifespan starts and ends everything."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        desk = Desk(store)
        await desk.do(survey, store)
        hall = Hall(games, desk, make_pool(), settings.budget_s)
        hall.start()
        app.state.hall = hall
        app.state.page = statics.read(static)
        backups = Backups(store, settings.backup_s)
        backups.start()
        try:
            yield
        finally:
            await backups.stop()
            await hall.stop()

    app = Litestar(
        route_handlers=list(ROUTES),
        lifespan=[lifespan],
        exception_handlers={NotPossible: refused, StoreError: refused},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.most_body,
    )
    return Shield(app, settings.hosts, settings.rate, settings.burst)
