"""Makes .venv and installs the package into it, only when something changed: environment.py [dev]

Standard library only, runs on the system's Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / os.environ.get("VENV", ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
DEFINES_INSTALL = ("pyproject.toml", "hatch_build.py", "scripts/page.py", "src/battlebook/__init__.py")


def fingerprint() -> str:
    total = hashlib.sha256(f"{ROOT} {sys.version}\n".encode())
    for name in DEFINES_INSTALL:
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


def installed() -> tuple[str, str]:
    """What the last install was made of, and its extras."""
    mark = VENV / "battlebook-install"
    with contextlib.suppress(OSError, ValueError):
        made_of, _, extras = mark.read_text("utf-8").partition(" ")
        return made_of, extras.strip()
    return "", ""


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(ROOT / ".venv.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_venv() -> None:
    if PYTHON.exists():
        return
    print(f"making {VENV.name} ...", flush=True)
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"cannot make {VENV.name}: {(done.stdout + done.stderr).strip() or 'python -m venv failed'}")


def ensure(extras: str) -> None:
    """Installs what is missing; a development install also serves `make play`."""
    with one_at_a_time():
        make_venv()
        made_of, had = installed()
        page_is_current = os.environ.get("BATTLEBOOK_SKIP_PAGE") == "1" or page.is_current(ROOT)
        if made_of == fingerprint() and extras in ("", had) and page_is_current:
            return
        wanted = extras or had
        print(f"installing battlebook{f' with {wanted}' if wanted else ''} into {VENV.name} ...", flush=True)
        target = f".[{wanted}]" if wanted else "."
        command = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-e", target]
        if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode != 0:
            sys.exit("battlebook could not be installed, pip's messages stand above")
        (VENV / "battlebook-install").write_text(f"{fingerprint()} {wanted}\n", "utf-8")


if __name__ == "__main__":
    ensure(" ".join(sys.argv[1:]))
