"""Tables in processes of their own, to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

from tests.table.house import WAIT_S, wait_for

ROOT = Path(__file__).resolve().parents[2]


class Outside:
    """A running table process."""

    def __init__(self, folder: Path, port: int = 0, fault: str = "", *, wait: bool = True) -> None:
        command = [sys.executable, "-m", "tests.table.server", str(folder), str(port), *([fault] if fault else [])]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]), "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=pipe, stderr=pipe, text=True)
        self.lines: list[str] = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        if wait:
            address = wait_for(lambda: next((x for x in self.lines if x.startswith("Battlebook: ")), None), "address")
            self.port = int(address.rstrip("/").rpartition(":")[2])
            self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=WAIT_S)
            wait_for(self.healthy, "health")

    def read(self) -> None:
        """Keep what the process says."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))

    def healthy(self) -> bool:
        """Whether it serves."""
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As hard as can be."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(WAIT_S)

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Politely; the exit status."""
        self.process.send_signal(sign)
        return self.process.wait(WAIT_S)

    def errors(self) -> str:
        """What it said on standard error, after its end."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def __enter__(self) -> Outside:
        return self

    def __exit__(self, *_: Any) -> None:
        if self.process.poll() is None:
            self.kill()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
