"""A second copy of a box's package under a name of its own, made from the same sources.

The content of a box is a set of tables that half its modules are made from: patterns become placements, costs become
lists of options. A copy is imported anew, with an edition's corrections in its tables, and all of that follows.
"""

from __future__ import annotations

import ast
import sys
import threading
import typing
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.readers import FileReader
from pathlib import Path
from types import ModuleType
from typing import Final

from ludoteca.kernel.edition import COPIES, Copy, copy_of
from ludoteca.kernel.fields import forget_fields
from ludoteca.kernel.interned import forget_steps
from ludoteca.kernel.plain import forget_piles

_SHELF: Final = threading.RLock()
"""Held for a moment, while copies are put on the shelf or taken from it, and never while anything is imported: a copy
may be closed in the middle of whatever any thread is doing, when the collector finds that nobody holds it."""


class _Redirect(ast.NodeTransformer):
    """What a module imports from its box it imports from the copy; marks for the compiler mean nothing to a copy."""

    def __init__(self, copy: Copy) -> None:
        self.copy = copy

    def _twin(self, name: str) -> str:
        inside = name == self.copy.original or name.startswith(self.copy.original + ".")
        return self.copy.package + name[len(self.copy.original) :] if inside else name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        node.module = self._twin(node.module) if node.module else node.module
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            alias.name = self._twin(alias.name)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        marks = node.decorator_list
        node.decorator_list = [m for m in marks if getattr(getattr(m, "func", None), "id", "") != "mypyc_attr"]
        return self.generic_visit(node)


class _CopyLoader(Loader):
    def __init__(self, copy: Copy, file: Path) -> None:
        self.copy = copy
        self.file = file
        self.path = str(file)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def get_resource_reader(self, fullname: str) -> FileReader:
        """Files beside the sources are the same for every copy."""
        return FileReader(self)  # type: ignore[arg-type]  # all it asks for is our path

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.file)
        tree = _Redirect(self.copy).visit(ast.parse(self.file.read_bytes(), self.file))
        exec(compile(tree, self.file, "exec", dont_inherit=True), module.__dict__)  # noqa: S102  # the box's own source


class _CopyFinder(MetaPathFinder):
    """Finds the modules of copies; every other import is left to the others."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        copy = copy_of(fullname)
        if copy is None:
            return None
        home = Path(import_module(copy.original).__path__[0])
        place = home.joinpath(*fullname[len(copy.package) :].split(".")[1:])
        package = (place / "__init__.py").is_file()
        file = place / "__init__.py" if package else place.with_suffix(".py")
        if not file.is_file():
            return None
        spec = ModuleSpec(fullname, _CopyLoader(copy, file), origin=str(file), is_package=package)
        spec.submodule_search_locations = [str(place)] if package else None
        return spec


def opened(copy: Copy) -> ModuleType:
    """The package of a copy, imported."""
    if not any(isinstance(finder, _CopyFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _CopyFinder())  # before the one that would read the sources as they are
    with _SHELF:
        if copy.package in COPIES:  # the same edition, which nobody holds any more and nobody has closed yet
            closed(COPIES[copy.package])
        COPIES[copy.package] = copy
    try:
        return import_module(copy.package)
    except BaseException:
        closed(copy)
        raise


def closed(copy: Copy) -> None:
    """Forget a copy that nobody holds."""
    with _SHELF:
        if COPIES.get(copy.package) is not copy:
            return  # closed before, and perhaps opened again since
        del COPIES[copy.package]
        for name in list(sys.modules):
            if name == copy.package or name.startswith(copy.package + "."):
                del sys.modules[name]
        home, _, name = copy.package.rpartition(".")
        if home in sys.modules:  # a package holds whatever was imported from it
            vars(sys.modules[home]).pop(name, None)
    _forget_classes()


def _forget_classes() -> None:
    """Whoever keeps one class of a copy keeps the whole package. The kernel keeps steps and fields by their classes,
    `typing` the classes that were last given to a generic one: both find out anew what they need."""
    forget_steps()
    forget_fields()
    forget_piles()
    for forget in getattr(typing, "_cleanups", ()):  # there is no public door
        forget()
