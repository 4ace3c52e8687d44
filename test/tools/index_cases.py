#!/usr/bin/env python3
"""Index expressions as functions of the uop dialect.

`index_cases.py FILE.mlir` rewrites the functions of a file from its comments,
`index_cases.py --check FILE.mlir` fails where they differ. A case is

    // CASE expression -> reference for x in [lo, hi], ... [within [lo, hi]]

with the operators of Python (/ rounds down and is written //), where(c, a, b),
idiv(a, b) and imod(a, b), which round towards zero, and read[sizes](position,
..., gate). The function returns the expression at every point of the box; it
claims the exact bounds of its values (or those after `within`), and as many
operations as the reference has, where a variable that does not begin at 0 is
one addition, or two if there is a division to move it out of."""

import ast
import itertools
import operator
import re
import sys

MARK = "// CASE "
CASE = re.compile(
    r"// CASE (?P<expr>.+?) -> (?P<ref>.+?)(?: for (?P<vars>.+?))?"
    r"(?: within \[(?P<low>-?\d+), (?P<high>-?\d+)\])?$"
)
VARIABLE = re.compile(r"(\w+) in \[(-?\d+), (-?\d+)\]")

BINARY = {
    ast.Add: ("add", operator.add),
    ast.Sub: ("sub", operator.sub),
    ast.Mult: ("mul", operator.mul),
    ast.FloorDiv: ("floordiv", operator.floordiv),
    ast.Mod: ("floormod", operator.mod),
}
COMPARE = {
    ast.Lt: ("lt", operator.lt),
    ast.LtE: ("le", operator.le),
    ast.Gt: ("gt", operator.gt),
    ast.GtE: ("ge", operator.ge),
    ast.Eq: ("eq", operator.eq),
    ast.NotEq: ("ne", operator.ne),
}


def truncated(lhs, rhs):
    quotient = abs(lhs) // abs(rhs)
    return quotient if (lhs < 0) == (rhs < 0) else -quotient


CALLS = {
    "idiv": ("idiv", truncated),
    "imod": ("mod", lambda lhs, rhs: lhs - rhs * truncated(lhs, rhs)),
    "min": ("min", min),
    "max": ("max", max),
}


def parse(text):
    """A tree of tuples: ("var", name), ("const", n), (op, operand, ...)."""

    def convert(node):
        if isinstance(node, ast.Name):
            return ("var", node.id)
        if isinstance(node, ast.Constant):
            return ("const", int(node.value)) if type(node.value) is int else (
                "true" if node.value else "false",
            )
        if isinstance(node, ast.UnaryOp):
            inner = convert(node.operand)
            if isinstance(node.op, ast.Not):
                return ("not", inner)
            if inner[0] == "const":
                return ("const", -inner[1])
            return ("mul", inner, ("const", -1))
        if isinstance(node, ast.BinOp):
            name = BINARY[type(node.op)][0]
            return (name, convert(node.left), convert(node.right))
        if isinstance(node, ast.Compare):
            (op,), (right,) = node.ops, node.comparators
            name = COMPARE[type(op)][0]
            return (name, convert(node.left), convert(right))
        if isinstance(node, ast.BoolOp):
            name = "and" if isinstance(node.op, ast.And) else "or"
            operands = [convert(value) for value in node.values]
            result = operands[0]
            for operand in operands[1:]:
                result = (name, result, operand)
            return result
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Subscript):
            shape = ast.literal_eval(node.func.slice)
            shape = shape if isinstance(shape, tuple) else (shape,)
            return ("read", shape, *map(convert, node.args))
        if isinstance(node, ast.Call):
            name = node.func.id
            name = CALLS[name][0] if name in CALLS else name
            return (name, *map(convert, node.args))
        raise ValueError(f"cannot read {ast.dump(node)}")

    return convert(ast.parse(text, mode="eval").body)


VALUES = {
    **{name: function for name, function in BINARY.values()},
    **{name: function for name, function in COMPARE.values()},
    **{name: function for name, function in CALLS.values()},
    "not": operator.not_,
    "and": lambda lhs, rhs: lhs and rhs,
    "or": lambda lhs, rhs: lhs or rhs,
    "where": lambda condition, lhs, rhs: lhs if condition else rhs,
}


def evaluate(tree, point):
    if tree[0] == "var":
        return point[tree[1]]
    if tree[0] == "const":
        return tree[1]
    if tree[0] in ("true", "false"):
        return tree[0] == "true"
    if tree[0] == "read":
        shape, position = tree[1], tree[2:]
        if len(position) > len(shape):
            if not evaluate(position[-1], point):
                return 0
            position = position[:-1]
        offset = 0
        for size, index in zip(shape, position):
            index = evaluate(index, point)
            if not 0 <= index < size:
                raise ValueError(f"reads {index} of {size} at {point}")
            offset = offset * size + index
        return offset + 1
    return VALUES[tree[0]](*(evaluate(operand, point) for operand in tree[1:]))


def is_bool(tree):
    return tree[0] in ("not", "and", "or", "true", "false") or any(
        tree[0] == name for name, _ in COMPARE.values()
    )


def count(tree, box):
    """The operations of a tree in which equal parts are one, and how many of
    them divide."""
    seen, stack = set(), [tree]
    while stack:
        node = stack.pop()
        if node in seen or node[0] in ("const", "true", "false"):
            continue
        if node[0] == "var" and box[node[1]][0] == 0:
            continue
        if node[0] == "var" and box[node[1]][0] == box[node[1]][1]:
            continue
        seen.add(node)
        stack += [part for part in node[1:] if isinstance(part, tuple)
                  and part and isinstance(part[0], str)]
    divisions = sum(n[0] in ("floordiv", "floormod", "idiv", "mod") for n in seen)
    # A division moves the multiples of its divisor out of a sum.
    moved = any(n[0] == "var" for n in seen) and divisions > 0
    return len(seen) + moved, divisions


class Writer:
    """The text of one function."""

    def __init__(self, box):
        self.lines, self.values, self.box = [], {}, box
        self.ranges = []
        for number, (name, (low, high)) in enumerate(box.items()):
            size = high - low + 1
            self.ranges.append(f"%{name}")
            self.lines.append(f"%{name} = uop.range {number} to {size} : index")

    def new(self, text):
        name = f"%{len(self.values)}"
        self.lines.append(f"{name} = {text}")
        return name

    def table(self, shape):
        type_ = "tensor<" + "x".join(map(str, shape)) + "xi64>"
        key = ("table", shape)
        if key in self.values:
            return self.values[key], type_
        number = f"%t{sum(k[0] == 'table' for k in self.values)}"
        self.values[key] = number
        emit = self.lines.append
        emit(f"{number}_1 = uop.const 1 : {type_}")
        previous = f"{number}_1"
        for axis in range(len(shape)):
            stride = 1
            for size in shape[axis + 1 :]:
                stride *= size
            emit(f"{number}_i{axis} = uop.iota axis {axis} : {type_}")
            emit(f"{number}_s{axis} = uop.const {stride} : {type_}")
            emit(f"{number}_m{axis} = uop.mul {number}_i{axis}, {number}_s{axis} : {type_}")
            last = axis == len(shape) - 1
            name = number if last else f"{number}_a{axis}"
            emit(f"{name} = uop.add {previous}, {number}_m{axis} : {type_}")
            previous = name
        return number, type_

    def value(self, tree):
        if tree in self.values:
            return self.values[tree]
        kind = tree[0]
        if kind == "var":
            low = self.box[tree[1]][0]
            if low == 0:
                return f"%{tree[1]}"
            offset = self.value(("const", low))
            result = self.new(f"uop.add %{tree[1]}, {offset} : index")
        elif kind == "const":
            result = self.new(f"uop.const {tree[1]} : index")
        elif kind in ("true", "false"):
            result = self.new(f"uop.const {kind} : i1")
        elif kind == "read":
            shape, position = tree[1], [self.value(part) for part in tree[2:]]
            gate = f" if {position.pop()}" if len(position) > len(shape) else ""
            table, type_ = self.table(shape)
            result = self.new(f"uop.index {table}[{', '.join(position)}]{gate} : {type_} -> i64")
        else:
            operands = ", ".join(self.value(part) for part in tree[1:])
            if kind in {name for name, _ in COMPARE.values()}:
                result = self.new(f"uop.cmp {kind} {operands} : index")
            elif kind == "where":
                result = self.new(f"uop.where {operands} : {self.type(tree)}")
            else:
                result = self.new(f"uop.{kind} {operands} : {self.type(tree)}")
        self.values[tree] = result
        return result

    @staticmethod
    def type(tree):
        while tree[0] == "where":
            tree = tree[2]
        return "i1" if is_bool(tree) else "i64" if tree[0] == "read" else "index"

    def function(self, name, tree, attributes=""):
        value = self.value(tree)
        element = self.type(tree)
        if element == "index":
            element = "i64"
            value = self.new(f"uop.cast {value} : index -> i64")
        sizes = [high - low + 1 for low, high in self.box.values()]
        tensor = "tensor<" + "".join(f"{size}x" for size in sizes) + f"{element}>"
        lines = [f"func.func @{name}() -> {tensor}{attributes} {{"]
        lines += ["  " + line for line in self.lines]
        ranges = ", ".join(self.ranges)
        lines.append(f"  %result = uop.bufferize {value} over ({ranges}) : {element} -> {tensor}")
        lines += [f"  return %result : {tensor}", "}"]
        return "\n".join(lines)


def points(box):
    for values in itertools.product(*(range(low, high + 1) for low, high in box.values())):
        yield dict(zip(box, values))


def write_case(number, line):
    match = CASE.fullmatch(line)
    if not match:
        raise ValueError(f"not a case: {line}")
    variables = VARIABLE.findall(match["vars"] or "")
    # A function without a range has nothing to simplify.
    box = {name: (int(low), int(high)) for name, low, high in variables} or {"i": (0, 0)}
    tree, reference = parse(match["expr"]), parse(match["ref"])
    low, high = None, None
    for point in points(box):
        value = evaluate(tree, point)
        if value != evaluate(reference, point):
            raise ValueError(f"{line}\n  is {value} at {point}, the reference is not")
        low = value if low is None else min(low, value)
        high = value if high is None else max(high, value)
    if match["low"]:
        low, high = int(match["low"]), int(match["high"])
    ops, divisions = count(reference, box)
    bounds = "" if Writer.type(tree) != "index" else f"bounds = array<i64: {low}, {high}>, "
    attributes = f"\n    attributes {{{bounds}max_ops = {ops}, max_divisions = {divisions}}}"
    return Writer(box).function(f"case_{number}", tree, attributes)


def generate(text):
    lines, number = [], 0
    for line in text.splitlines():
        if line.startswith("//") or not line.strip():
            lines.append(line)
        if line.startswith(MARK):
            lines.append(write_case(number, line))
            number += 1
    text = "\n".join(lines) + "\n"
    # One empty line between what stays.
    return re.sub(r"\n{3,}", "\n\n", re.sub(r"\n}\n(?!\n)", "\n}\n\n", text)).rstrip() + "\n"


def main():
    check = sys.argv[1] == "--check"
    failed = False
    for path in sys.argv[2 if check else 1 :]:
        with open(path) as file:
            old = file.read()
        new = generate(old)
        if check and old != new:
            print(f"{path} differs from its cases: run index_cases.py on it")
            failed = True
        elif not check:
            with open(path, "w") as file:
                file.write(new)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
