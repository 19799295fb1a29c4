"""Build hook: compiles the page into the package and, with BATTLEBOOK_COMPILE=1, the engine with mypyc.

BATTLEBOOK_COMPILE=1     make a compiled wheel for this platform (default: pure Python for all)
BATTLEBOOK_SKIP_PAGE=1   leave the page as it is (for work on Python alone)
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def sibling(root: Path, name: str) -> ModuleType:
    """Loads scripts/NAME.py, which is no package and therefore not on the path."""
    spec = importlib.util.spec_from_file_location(f"battlebook_build_{name}", root / "scripts" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BattlebookBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc]
    PLUGIN_NAME = "custom"

    @property
    def base(self) -> Path:
        return Path(self.root)

    def wants_page(self) -> bool:
        return os.environ.get("BATTLEBOOK_SKIP_PAGE") != "1" and not sibling(self.base, "page").is_current(self.base)

    def wants_compiling(self) -> bool:
        return os.environ.get("BATTLEBOOK_COMPILE") == "1" and self.target_name == "wheel"

    def settings(self) -> dict[str, Any]:
        text = (self.base / "pyproject.toml").read_text("utf-8")
        return dict(tomllib.loads(text)["tool"]["battlebook"]["compile"])

    def dependencies(self) -> list[str]:
        """Node only when the page has to be built, mypyc only when it is asked for."""
        needed = [sibling(self.base, "page").NODE_REQUIREMENT] if self.wants_page() else []
        return [*needed, *self.settings()["requires"]] if self.wants_compiling() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = sibling(self.base, "page")
        if os.environ.get("BATTLEBOOK_SKIP_PAGE") == "1":
            self.app.display_info("page: skipped, BATTLEBOOK_SKIP_PAGE is set")
        else:
            try:
                self.app.display_info(page.build(self.base))
            except (page.PageError, OSError) as error:
                self.app.abort(f"battlebook: {error}")
        if self.wants_compiling():
            if version == "editable":
                self.app.display_info("an editable install stays pure: BATTLEBOOK_COMPILE is ignored")
            else:
                self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        modules = sibling(self.base, "compile_group").chosen_modules(self.base, self.settings())
        if not modules:
            self.app.abort("battlebook: BATTLEBOOK_COMPILE is set, but no module is there to be compiled")
        self.folder = tempfile.TemporaryDirectory(prefix="battlebook-compiled-")
        script = str(self.base / "scripts" / "compile_group.py")
        command = [sys.executable, script, self.folder.name, *modules]
        if subprocess.run(command, cwd=self.base / "src", stdin=subprocess.DEVNULL).returncode != 0:
            self.app.abort("battlebook: mypyc could not compile the engine, its messages stand above")
        built = [p for p in Path(self.folder.name).rglob("*") if p.suffix in (".so", ".pyd")]
        for path in built:
            build_data["force_include"][str(path)] = path.relative_to(self.folder.name).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"compiled {len(modules)} modules into {len(built)} libraries")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
