"""Starts the table for ``battlebook play`` and ``battlebook serve`` and ends it with everything it started."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import uvicorn

from battlebook.kernel.game import Game, games
from battlebook.players.pool import Pool
from battlebook.table.app import closing, make_app
from battlebook.table.backup import BACKUP
from battlebook.table.folder import Claim, FolderInUse, data_folder
from battlebook.table.limits import host_name
from battlebook.table.room import Thinker
from battlebook.table.settings import Settings
from battlebook.table.store import Store, StoreError

FIRST_PORT = 8765
TRIES = 50
MOST_FRAME = 256 * 1024
GRACE_S = 5
NAMES = "BATTLEBOOK_HOSTS"
EVERYWHERE = ("0.0.0.0", "::", "")


class NoPort(RuntimeError):
    """No port could be opened; the message is one line."""


def run(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: str | None = None,
    game: str | None = None,
    open_browser: bool = False,
    names: tuple[str, ...] = (),
    table_games: Mapping[str, Game] | None = None,
    make_pool: Callable[[], Thinker] | None = None,
    make_store: Callable[[Path], Store] = Store,
) -> int:
    """Serve until Ctrl-C or SIGTERM, also by further ``names``. Returns the exit status, 1 after a line on stderr."""
    try:
        with Claim(data_folder(data)) as claim:
            store = opened_store(make_store, claim.folder)
            line = listen(host, port)
            settings = Settings((*own_names(host), *map(bare_name, names)))
            app = make_app(table_games or games(), store, make_pool or partial(Pool, workers()), settings)
            tell(host, line, claim.folder, game, open_browser)
            return serve(app, line, partial(opened, host, line, game) if open_browser else None, partial(closing, app))
    except (FolderInUse, StoreError, NoPort) as wrong:
        print(f"battlebook: {wrong}", file=sys.stderr)
        return 1


def opened_store(make_store: Callable[[Path], Store], folder: Path) -> Store:
    """The store of a folder, ready for work. Raises `StoreError`."""
    store = make_store(folder)
    store.open()
    return store


def workers() -> int:
    """How many computers think at a time: one core is left for the table."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def own_names(host: str) -> tuple[str, ...]:
    """The names under which the table may be reached: those of this computer when it listens to others, and those in
    the environment variable BATTLEBOOK_HOSTS (for a reverse proxy)."""
    told = tuple(name.strip() for name in os.environ.get(NAMES, "").split(",") if name.strip())
    if host not in EVERYWHERE:
        return (host_name(host) or host, *told)
    name = socket.gethostname().lower()
    return (name, f"{name}.local", *told)


def bare_name(told: str) -> str:
    """The name alone, if somebody gives an address with a port or a scheme."""
    rest = told.strip().partition("://")[2] or told.strip()
    rest = rest.partition("/")[0]
    return host_name(rest) or rest


def listen(host: str, port: int | None) -> socket.socket:
    """An open port: the wanted one or, with a line about it, the next free one. Raises `NoPort`."""
    wanted = FIRST_PORT if port is None else port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(wanted, wanted + (TRIES if wanted else 1)):
        line = socket.socket(family, socket.SOCK_STREAM)
        if os.name != "nt":
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            line.bind((host, number))
            line.listen(128)
        except OSError as wrong:
            line.close()
            if not taken(wrong):
                raise NoPort(f"{host}, port {number}: {wrong.strerror or wrong}") from None
            continue
        except OverflowError:
            line.close()
            break
        if number != wanted and wanted:
            print(f"Port {wanted} is taken, using {number}.", flush=True)
        return line
    raise NoPort(f"{host}: no port from {wanted} on is free")


def taken(wrong: OSError) -> bool:
    """Whether a port could not be opened because somebody else has it."""
    return wrong.errno in (errno.EADDRINUSE, errno.EACCES) if os.name == "nt" else wrong.errno == errno.EADDRINUSE


def address(host: str, line: socket.socket, game: str | None) -> str:
    """The address to open in a browser on this computer."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    name = f"[{name}]" if ":" in name else name
    return f"http://{name}:{line.getsockname()[1]}/" + (f"new/{game}" if game else "")


def tell(host: str, line: socket.socket, folder: Path, game: str | None, playing: bool) -> None:
    """What one has to know: the address, and for a host the data and the backup."""
    print(f"Battlebook: {address(host, line, game)}", flush=True)
    print(f"Matches are kept in {folder}", flush=True)
    if not playing:
        print(f"Backup: copy {folder / BACKUP} whenever you like", flush=True)
        print("Behind a reverse proxy: pass on Host and Upgrade; see docs/host.md", flush=True)
    print("Ctrl-C ends it.", flush=True)


class Server(uvicorn.Server):
    """Calls ``ready`` once it serves, and ``ending`` when it is told to end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None, ending: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.ending = ending

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would go on, then as usual."""
        self.ending()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server; that is a good end, so the process does not die of the signal after it."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As usual, then say that it is ready."""
        await super().startup(sockets)
        if self.started and self.ready is not None:
            threading.Thread(target=self.ready, daemon=True).start()


def serve(app: object, line: socket.socket, ready: Callable[[], None] | None, ending: Callable[[], None]) -> int:
    """Run the server on an open port until it is told to stop."""
    logging.basicConfig(level=logging.WARNING, format="battlebook: %(message)s", stream=sys.stderr)
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
    )
    server = Server(config, ready, ending)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[line]))
    return 0 if server.started else 1


def opened(host: str, line: socket.socket, game: str | None) -> None:
    """Open the browser, or say that there is none."""
    where = address(host, line, game)
    try:
        found = webbrowser.open(where)
    except webbrowser.Error:
        found = False
    if not found:
        print(f"No browser could be opened; the table keeps serving. Open {where} yourself.", flush=True)
