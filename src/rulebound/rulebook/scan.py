"""Which code cites which clause: read from the source text, without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable

from rulebound.core import ClauseId

MAKERS = {"legal", "illegal", "forced", "scored", "ended", "Ruling"}
"""The functions that make rulings (rulebound.core.ruling)."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in the code that cites a clause: module and function (or module-level name)."""

    clause: ClauseId
    place: str


@dataclass(frozen=True, slots=True)
class Reason:
    """A ruling that the code can give: its reason, the clauses written beside it, and its place."""

    reason: str
    clauses: tuple[ClauseId, ...]
    place: str
    cites: bool
    """Whether anything at all stands where its clauses go."""
    facts: frozenset[str] | None = frozenset()
    """The names of the facts written beside it; None where they are put together elsewhere."""


@dataclass
class Scan:
    """What was found in some packages."""

    citations: list[Citation] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    """Kinds of events that the code makes."""
    phases: set[str] = field(default_factory=set)
    """Phases of decisions that the code asks for."""

    def places(self, clause: ClauseId) -> list[str]:
        """Where a clause is cited, each place once."""
        return sorted({citation.place for citation in self.citations if citation.clause == clause})


def scan(packages: Iterable[tuple[str, Traversable]], keys: Iterable[str]) -> Scan:
    """The citations of clauses of some rulebooks in packages, given by name and folder.

    A clause is cited where its id, or a constant that holds it, is used. Giving a constant its value,
    comments and docstrings are no citations.
    """
    pattern = re.compile(rf"(?:{'|'.join(map(re.escape, keys))})/[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*", re.ASCII)
    modules: dict[str, ast.Module] = {}
    imports: dict[str, dict[str, tuple[str, str]]] = {}
    for package, folder in packages:
        for name, home, file in _modules(package, folder):
            modules[name] = ast.parse(file.read_text(encoding="utf-8"), name)
            imports[name] = _imports(home, modules[name])
    constants = {
        (name, bound[0]): bound[1]
        for name, tree in modules.items()
        for statement in tree.body
        if (bound := _constant(statement, pattern)) is not None
    }
    found = Scan()
    for name, tree in modules.items():
        _Reader(name, pattern, constants, imports[name], found).visit(tree)
    return found


def _modules(package: str, folder: Traversable) -> Iterator[tuple[str, str, Traversable]]:
    """Modules with the package that they stand in, and their files."""
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir():
            if entry.name.isidentifier():
                yield from _modules(f"{package}.{entry.name}", entry)
        elif entry.name.endswith(".py"):
            stem = entry.name.removesuffix(".py")
            yield (package if stem == "__init__" else f"{package}.{stem}"), package, entry


def _constant(statement: ast.stmt, pattern: re.Pattern[str]) -> tuple[str, ClauseId] | None:
    """The name and the clause id that a module-level statement binds together."""
    match statement:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value)))
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(value)))
        ) if pattern.fullmatch(value):
            return name, value
    return None


def _imports(package: str, tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Local names and what they stand for: (module, name) for `from module import name`."""
    names: dict[str, tuple[str, str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: package.count(".") + 2 - node.level]
                base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                names[alias.asname or alias.name] = (base, alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname:
                    names[alias.asname] = (alias.name, "")
    return names


class _Reader(ast.NodeVisitor):
    def __init__(
        self,
        module: str,
        pattern: re.Pattern[str],
        constants: dict[tuple[str, str], ClauseId],
        imports: dict[str, tuple[str, str]],
        found: Scan,
    ) -> None:
        self._module, self._pattern, self._constants, self._imports = module, pattern, constants, imports
        self._found = found
        self._scope: list[str] = []

    @property
    def _place(self) -> str:
        module = self._module.removeprefix("rulebound.")
        return f"{module}:{'.'.join(self._scope)}" if self._scope else module

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self._scope.append(node.name)
        self.generic_visit(node)
        self._scope.pop()

    visit_AsyncFunctionDef = visit_ClassDef = visit_FunctionDef

    def visit_Assign(self, node: ast.Assign | ast.AnnAssign) -> None:
        if not self._scope:
            if _constant(node, self._pattern) is not None:
                return
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                self._scope.append(target.id)
                self.generic_visit(node)
                self._scope.pop()
                return
        self.generic_visit(node)

    visit_AnnAssign = visit_Assign

    def visit_Name(self, node: ast.Name) -> None:
        self._cite(self._clause(node))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if clause := self._clause(node):
            self._cite(clause)
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        self._cite(self._clause(node))

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in MAKERS:
            self._ruling(name, node)
        elif name == "Event":
            self._found.kinds.update(_texts(node, 0))
        elif name == "Decision":
            self._found.phases.update(_texts(node, 1))
        self.generic_visit(node)

    def _ruling(self, name: str, node: ast.Call) -> None:
        first = 1 if name == "Ruling" else 0
        behind = node.args[first + 1 :]
        named = [k.value for k in node.keywords if name == "Ruling" and k.arg == "clauses"]
        cited = tuple(
            clause
            for part in [*behind, *named]
            for child in ast.walk(part)
            if (clause := self._clause(child))
        )
        given = behind[:1] or named
        cites = bool(given) and not (isinstance(given[0], ast.Tuple) and not given[0].elts)
        names = {keyword.arg for keyword in node.keywords} - {"terms", "reading"}
        facts = None if None in names or name == "Ruling" else frozenset(filter(None, names))
        for reason in _texts(node, first):
            self._found.reasons.append(Reason(reason, cited, self._place, cites, facts))

    def _clause(self, node: ast.AST) -> ClauseId | None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value if self._pattern.fullmatch(node.value) else None
        if isinstance(node, ast.Name):
            at = self._imports.get(node.id, (self._module, node.id))
            return self._constants.get(at)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            base, name = self._imports.get(node.value.id, ("", ""))
            return self._constants.get((f"{base}.{name}" if name else base, node.attr))
        return None

    def _cite(self, clause: ClauseId | None) -> None:
        if clause is not None:
            self._found.citations.append(Citation(clause, self._place))


def _texts(node: ast.Call, place: int) -> list[str]:
    """The text that a call is given in a place, or both of a choice between two."""
    if len(node.args) <= place:
        return []
    given = node.args[place]
    parts = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
