"""A plugin of pytest that lets one module be imported with a fault in it.

The files stay as they are: several runs can go on side by side, and one that is broken off leaves
nothing behind.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

FILE, SOURCE = "FAULT_FILE", "FAULT_SOURCE"


class _Faulty(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        source = Path(os.environ[SOURCE]).read_text(encoding="utf-8")
        return compile(source, self.path, "exec")


class _Finder:
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.origin and Path(spec.origin) == Path(os.environ[FILE]):
            spec.loader = _Faulty(name, spec.origin)
            return spec
        return None


if FILE in os.environ:
    sys.meta_path.insert(0, _Finder())
