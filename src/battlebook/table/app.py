"""The web application: routes around a hall, behind the shield."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.exceptions import HTTPException

from battlebook.kernel.game import Game
from battlebook.table import statics
from battlebook.table.backup import Backups
from battlebook.table.desk import Desk
from battlebook.table.hall import Hall
from battlebook.table.refusing import NotPossible
from battlebook.table.room import Thinker
from battlebook.table.routes import games as game_routes
from battlebook.table.routes import live, matches, page, trials
from battlebook.table.routes.common import refused
from battlebook.table.settings import Settings
from battlebook.table.shield import Shield
from battlebook.table.store import Store, StoreError
from battlebook.table.survey import survey

ROUTES: Iterable[Any] = [*game_routes.ROUTES, *matches.ROUTES, *trials.ROUTES, *live.ROUTES, *page.ROUTES]


class Service(NamedTuple):
    """What a table is made of."""

    games: Mapping[str, Game]
    store: Store
    make_pool: Callable[[], Thinker]
    settings: Settings
    static: Path

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Start everything, and end it again, whatever happens."""
        desk = Desk(self.store)
        await desk.do(survey, self.store)
        hall = Hall(self.games, desk, self.make_pool(), self.settings.budget_s)
        hall.start()
        app.state.hall = hall
        app.state.page = statics.read(self.static)
        backups = Backups(self.store, self.settings.backup_s)
        backups.start()
        try:
            yield
        finally:
            await backups.stop()
            await hall.stop()


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line of the event loop says anything: a page that has gone while it was written to does not."""
    return record.getMessage() != "socket.send() raised exception."


def make_app(
    games: Mapping[str, Game],
    store: Store,
    make_pool: Callable[[], Thinker],
    settings: Settings | None = None,
    static: Path = statics.FOLDER,
) -> Shield:
    """The whole service around an open store."""
    settings = settings or Settings()
    logging.getLogger("asyncio").addFilter(is_news)
    app = Litestar(
        route_handlers=list(ROUTES),
        lifespan=[Service(games, store, make_pool, settings, static).lifespan],
        exception_handlers={NotPossible: refused, StoreError: refused, HTTPException: refused, Exception: refused},
        openapi_config=None,
        logging_config=None,
        request_max_body_size=settings.most_body,
    )
    return Shield(app, settings.hosts, settings.rate, settings.burst)


def closing(app: Shield) -> None:
    """The table is about to end: answers that would go on and on end by themselves."""
    hall: Hall | None = getattr(getattr(app.app, "state", None), "hall", None)
    if hall is not None:
        hall.trials.close()
