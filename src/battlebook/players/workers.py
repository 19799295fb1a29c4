"""Worker processes: started with the *spawn* method, ended when their parent is.

A worker reads tasks (a module-level function and its arguments) from a pipe and sends back what it returns. Its reader
thread ends the process as soon as the pipe closes, in the middle of a task too, so nothing is left when the parent is
killed.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

READY = "ready"
DONE = "done"
WRONG = "wrong"

Task = tuple[Callable[..., Any], tuple[Any, ...]]
Reply = tuple[str, Any]


class Died(RuntimeError):
    """A worker process ended before it had answered."""


class Worker:
    """One worker process and this side of its pipe."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        far.close()

    def send(self, function: Callable[..., Any], *args: Any) -> None:
        """Give it a task. Raises `Died`."""
        try:
            self.pipe.send((function, args))
        except OSError:
            raise Died("the worker process is gone") from None

    def receive(self) -> Reply:
        """Wait for its next word: (ready, None) once, then for each task (done, value) or (wrong, message).

        Raises `Died`.
        """
        try:
            reply: Reply = self.pipe.recv()
        except (EOFError, OSError):
            raise Died("the worker process ended before it had answered") from None
        return reply

    def kill(self) -> None:
        """End it at once. Whoever waits for its word hears that it died."""
        self.process.kill()
        self.process.join()


def work(pipe: Connection) -> None:
    """The main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: SimpleQueue[Task] = SimpleQueue()
    threading.Thread(target=read, args=(pipe, tasks), daemon=True).start()
    with contextlib.suppress(OSError):
        pipe.send((READY, None))
        while True:
            function, args = tasks.get()
            try:
                reply: Reply = (DONE, function(*args))
            except Exception as wrong:
                reply = (WRONG, f"{type(wrong).__name__}: {wrong}")
            pipe.send(reply)


def read(pipe: Connection, tasks: SimpleQueue[Task]) -> None:
    """Queue tasks as they come; end the process when the pipe closes."""
    try:
        while True:
            tasks.put(pipe.recv())
    except (EOFError, OSError):
        os._exit(0)
