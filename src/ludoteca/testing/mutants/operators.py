"""What can be broken: comparisons, conditions, numbers, sums, and whole statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeGuard

from ludoteca.ledger import MARKS, names_a_rule, points_to_rules

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNREAD = MARKS | {"strict"}
"""Words of a call that change nothing: which rule it is, and checks that rows are equally long."""
REASONS = ("forbids", "against")
"""What functions are called that only say why something is not on offer. They have a test of their own: they must
agree with the options."""
NARRATION = frozenset({"tell"})
"""What only tells the log. Texts have tests of their own; the rules are the same without it."""


@dataclass(frozen=True)
class Change:
    """One way to break a module: the node to replace, by its place in a walk, and what comes instead."""

    place: int
    how: str
    line: int
    before: str
    after: str
    node: ast.AST


def changes(module: ast.Module, inside: ast.AST) -> Iterator[Change]:
    """Every way to break what stands inside this part of the module."""
    places = _places(module)
    parts = list(_alive(inside))
    found = [(node, how, new) for node in parts for how, new in _instead(node)]
    found = found or [(node, how, new) for node in parts for how, new in _at_a_pinch(node)]
    for node, how, new in found:
        before, after = _brief(node), _brief(new)
        if before != after:
            yield Change(places[id(node)], how, getattr(node, "lineno", 0), before, after, new)


@cache
def _places(module: ast.Module) -> dict[int, int]:
    """Where each node comes in a walk: asked for every carrier of the module."""
    return {id(node): place for place, node in enumerate(ast.walk(module))}


def break_in(module: ast.Module, change: Change) -> ast.Module:
    """The module with this change made, in place: the process that tries a mutant is thrown away afterwards."""
    target = next(node for place, node in enumerate(ast.walk(module)) if place == change.place)
    new = ast.copy_location(change.node, target)
    for parent in ast.walk(module):
        for name, value in ast.iter_fields(parent):
            if value is target:
                setattr(parent, name, new)
            elif isinstance(value, list) and target in value:
                setattr(parent, name, [new if item is target else item for item in value])
    return ast.fix_missing_locations(module)


def _alive(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a carrier that do something: no annotations, docstrings, decorators, marks or narration."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if node.name.startswith(REASONS):
            return
        parts: list[ast.AST] = [*_without_docstring(node.body), *node.args.defaults]
    elif isinstance(node, ast.ClassDef):
        body = _without_docstring(node.body)
        parts = [line for line in body if not names_a_rule(line) and not points_to_rules(line)]
    elif isinstance(node, ast.AnnAssign):
        yield node
        parts = [node.value] if node.value else []
    elif isinstance(node, ast.Call):
        yield node
        parts = [node.func, *node.args, *(word.value for word in node.keywords if word.arg not in UNREAD)]
    elif isinstance(node, (ast.Assert, ast.Raise)) or _narrates(node):
        return
    else:
        yield node
        parts = list(ast.iter_child_nodes(node))
    for part in parts:
        yield from _alive(part)


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    return [line for line in body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]


def _narrates(node: ast.AST) -> bool:
    """`g.tell(...)`, and a condition for nothing else."""
    if isinstance(node, ast.If):
        return all(_narrates(line) or isinstance(line, ast.Raise) for line in [*node.body, *node.orelse])
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in NARRATION


def _instead(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What could stand in this node's place."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for other in COMPARED.get(type(node.ops[0]), ()):
            yield "compare otherwise", ast.Compare(node.left, [other()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and for or", ast.BoolOp(other_op, node.values)
        for skipped in range(len(node.values)):
            rest = [value for place, value in enumerate(node.values) if place != skipped]
            yield "skip a condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "drop a not", node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not isinstance(node.left, (ast.List, ast.Tuple)):
        yield "count otherwise", ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in COUNTED:
        yield "count otherwise", ast.AugAssign(node.target, COUNTED[type(node.op)](), node.value)
        yield "skip a statement", ast.Pass()
    elif isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.Name) and node.id in TWINS:
        yield "most for least", ast.Name(TWINS[node.id], ast.Load())
    else:
        yield from _statements(node)


def _constants(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.value, bool):
        yield "yes for no", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "another number", ast.Constant(node.value + 1)


def _statements(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "skip a statement", ast.Pass()
    elif isinstance(node, ast.If):
        yield "always", ast.If(ast.Constant(True), node.body, node.orelse)
        yield "never", ast.If(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.IfExp):
        yield "always", node.body
        yield "never", node.orelse
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
        yield "skip a statement", ast.Pass()
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield "skip a condition", ast.comprehension(node.target, node.iter, node.ifs[1:], node.is_async)
    elif _lists_steps(node):
        yield "swap two steps", ast.Call(node.func, [node.args[1], node.args[0], *node.args[2:]], node.keywords)
        yield "skip a step", ast.Call(node.func, node.args[1:], node.keywords)


def _at_a_pinch(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """For a sentence so short that there is nothing else to break: what it hands over, gives back or declares."""
    if isinstance(node, ast.Call) and len(node.args) > 1 and not any(map(_fixed, node.args)):
        yield "swap two arguments", ast.Call(node.func, [node.args[1], node.args[0], *node.args[2:]], node.keywords)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield "give nothing back", ast.Return(ast.Constant(None))
    elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
        yield "skip a statement", ast.Pass()


def _fixed(arg: ast.expr) -> bool:
    return isinstance(arg, (ast.Starred, ast.Constant))


def _lists_steps(node: ast.AST) -> TypeGuard[ast.Call]:
    """`g.then(First(), Second())`"""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "then"
        and len(node.args) > 1
        and not any(isinstance(arg, ast.Starred) for arg in node.args)
    )


def _brief(node: ast.AST) -> str:
    """A node as a line of source."""
    if isinstance(node, ast.If):
        return f"if {ast.unparse(node.test)}"
    if isinstance(node, ast.comprehension):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}" + "".join(
            f" if {ast.unparse(test)}" for test in node.ifs
        )
    return ast.unparse(node)
