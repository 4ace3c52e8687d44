#!/usr/bin/env python3
"""Writes a random valid tensor-stage program.

random_program.py SEED [--ops N] [--constants] [--extremes]

The program is one function @main whose results are the values that nothing else
uses, so that every op counts. The same seed gives the same text. With
--constants the function has no arguments: inputs are dense constants. With
--extremes many values are reductions of what the largest or smallest elements
of a tensor select, such as argmax.
"""

import argparse
import random

INTS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
FLOATS = ["f32", "f64", "f16", "bf16"]
UNARY_FLOAT = ["neg", "abs", "sqrt", "exp2", "sin", "tanh", "recip", "trunc",
               "floor", "ceil", "round", "sign", "square", "erf"]
UNARY_INT = ["neg", "not", "abs", "sign", "square"]
BINARY_FLOAT = ["add", "sub", "mul", "fdiv", "max", "min"]
BINARY_INT = ["add", "sub", "mul", "idiv", "mod", "floordiv", "floormod",
              "max", "min", "and", "or", "xor", "shl", "shr"]
BINARY_BOOL = ["add", "mul", "max", "min", "and", "or", "xor"]


def tensor(shape, element):
    return "tensor<" + "".join(f"{d}x" for d in shape) + element + ">"


def count(shape):
    result = 1
    for size in shape:
        result *= size
    return result


def factorize(rng, total, rank):
    """`rank` sizes whose product is `total`."""
    sizes = [1] * rank
    factor = 2
    while total > 1:
        if total % factor:
            factor += 1
            continue
        sizes[rng.randrange(rank)] *= factor
        total //= factor
    return sizes


class Program:
    def __init__(self, seed, ops, constants, extremes=False):
        self.rng = random.Random(seed)
        self.lines = []
        self.values = []  # (name, shape, element)
        self.used = set()
        self.arguments = []
        self.constants = constants
        self.extremes = extremes
        self.number = 0
        for _ in range(self.rng.randint(1, 3)):
            self.add_input()
        while self.number < ops:
            self.add_op()

    def emit(self, text, shape, element, operands=()):
        name = f"%v{self.number}"
        self.number += 1
        self.lines.append(f"  {name} = {text}")
        self.values.append((name, tuple(shape), element))
        self.used.update(operands)
        return self.values[-1]

    def pick(self):
        # Recent values more often, so that programs become deep.
        rng = self.rng
        if rng.random() < 0.6:
            return self.values[-rng.randint(1, min(3, len(self.values)))]
        return rng.choice(self.values)

    def literal(self, element):
        rng = self.rng
        if element == "i1":
            return rng.choice(["true", "false"])
        if element.startswith("ui"):
            return str(rng.randint(0, 9))
        if element.startswith("i"):
            return str(rng.randint(-9, 9))
        return f"{rng.randint(-8, 8) / 4:.2f}"

    def random_shape(self):
        rng = self.rng
        rank = rng.choice([0, 1, 1, 2, 2, 2, 3, 3, 4])
        sizes = [0] + [1] * 3 + [2, 3, 4, 5, 6, 8] * 4
        return [rng.choice(sizes) for _ in range(rank)]

    def add_input(self):
        rng = self.rng
        shape = self.random_shape()
        element = rng.choice(["f32"] * 6 + FLOATS + INTS + ["i1"])
        if not self.constants:
            name = f"%a{len(self.arguments)}"
            self.arguments.append(f"{name}: {tensor(shape, element)}")
            self.values.append((name, tuple(shape), element))
            return
        data = [self.literal(element) for _ in range(count(shape))]

        def nest(values, sizes):
            if not sizes:
                return values[0]
            step = count(sizes[1:])
            return "[" + ", ".join(nest(values[i * step:(i + 1) * step], sizes[1:])
                                   for i in range(sizes[0])) + "]"
        if count(shape) == 0:
            self.emit(f"uop.const {self.literal(element)} : {tensor(shape, element)}",
                      shape, element)
        else:
            self.emit(f"uop.const dense<{nest(data, shape)}> : {tensor(shape, element)}",
                      shape, element)

    def same_shape(self, shape, element):
        """Another value of this type: one there is, or a new constant."""
        found = [v for v in self.values if v[1] == tuple(shape) and v[2] == element]
        if found and self.rng.random() < 0.8:
            return self.rng.choice(found)
        if self.rng.random() < 0.3 and element != "i1" and shape:
            axis = self.rng.randrange(len(shape))
            return self.emit(f"uop.iota axis {axis} : {tensor(shape, element)}",
                             shape, element)
        return self.emit(f"uop.const {self.literal(element)} : {tensor(shape, element)}",
                         shape, element)

    def add_op(self):
        if self.extremes and self.rng.random() < 0.3:
            return self.op_extreme()
        kind = self.rng.choice([
            "unary", "unary", "binary", "binary", "binary", "compare", "where",
            "cast", "reshape", "permute", "expand", "pad", "shrink", "flip",
            "cat", "reduce", "reduce", "contiguous", "broadcast", "gather", "scatter", "view", "mark"])
        getattr(self, "op_" + kind)()

    def op_unary(self):
        x, shape, element = self.pick()
        if element == "i1":
            op = "not"
        else:
            op = self.rng.choice(UNARY_FLOAT if element in FLOATS else UNARY_INT)
        self.emit(f"uop.{op} {x} : {tensor(shape, element)}", shape, element, [x])

    def op_binary(self):
        x, shape, element = self.pick()
        y = self.same_shape(shape, element)[0]
        if self.rng.random() < 0.5:
            x, y = y, x
        table = BINARY_BOOL if element == "i1" else (
            BINARY_FLOAT if element in FLOATS else BINARY_INT)
        self.emit(f"uop.{self.rng.choice(table)} {x}, {y} : {tensor(shape, element)}",
                  shape, element, [x, y])

    def op_compare(self):
        x, shape, element = self.pick()
        y = self.same_shape(shape, element)[0]
        predicate = self.rng.choice(["lt", "le", "gt", "ge", "eq", "ne"])
        self.emit(f"uop.cmp {predicate} {x}, {y} : {tensor(shape, element)}",
                  shape, "i1", [x, y])

    def op_where(self):
        x, shape, element = self.pick()
        y = self.same_shape(shape, element)[0]
        c = self.same_shape(shape, "i1")[0]
        self.emit(f"uop.where {c}, {x}, {y} : {tensor(shape, element)}",
                  shape, element, [c, x, y])

    def op_cast(self):
        x, shape, element = self.pick()
        to = self.rng.choice(FLOATS + INTS + ["i1", "f32", "f32"])
        self.emit(f"uop.cast {x} : {tensor(shape, element)} -> {tensor(shape, to)}",
                  shape, to, [x])

    def op_reshape(self):
        x, shape, element = self.pick()
        total = count(shape)
        if total == 0:
            to = [0] + [self.rng.randint(1, 4) for _ in range(self.rng.randint(0, 2))]
        else:
            rank = self.rng.randint(0 if total == 1 else 1, 5)
            to = factorize(self.rng, total, rank) if rank else []
        self.emit(f"uop.reshape {x} : {tensor(shape, element)} -> {tensor(to, element)}",
                  to, element, [x])

    def op_permute(self):
        x, shape, element = self.pick()
        order = list(range(len(shape)))
        self.rng.shuffle(order)
        to = [shape[i] for i in order]
        self.emit(f"uop.permute {x} {order} : {tensor(shape, element)} -> "
                  f"{tensor(to, element)}", to, element, [x])

    def op_expand(self):
        x, shape, element = self.pick()
        if count(shape) > 256:
            return
        to = [self.rng.choice([1, 2, 3, 4]) if size == 1 else size for size in shape]
        self.emit(f"uop.expand {x} : {tensor(shape, element)} -> {tensor(to, element)}",
                  to, element, [x])

    def op_pad(self):
        x, shape, element = self.pick()
        if count(shape) > 256 or not shape:
            return
        low = [self.rng.choice([0, 0, 1, 2]) for _ in shape]
        high = [self.rng.choice([0, 0, 1, 2]) for _ in shape]
        to = [size + l + h for size, l, h in zip(shape, low, high)]
        value = ""
        if self.rng.random() < 0.3:
            fill = f"%v{self.number}"
            self.number += 1
            self.lines.append(f"  {fill} = uop.const {self.literal(element)} : {element}")
            value = f" value {fill}"
        self.emit(f"uop.pad {x} low {low} high {high}{value} : "
                  f"{tensor(shape, element)} -> {tensor(to, element)}", to, element, [x])

    def op_shrink(self):
        x, shape, element = self.pick()
        offsets, sizes = [], []
        for size in shape:
            offset = self.rng.randint(0, min(size, 2))
            offsets.append(offset)
            rest = size - offset
            sizes.append(self.rng.randint(min(rest, 1), rest))
        self.emit(f"uop.shrink {x} offsets {offsets} sizes {sizes} : "
                  f"{tensor(shape, element)} -> {tensor(sizes, element)}",
                  sizes, element, [x])

    def op_flip(self):
        x, shape, element = self.pick()
        axes = [i for i in range(len(shape)) if self.rng.random() < 0.5]
        self.emit(f"uop.flip {x} axes {axes} : {tensor(shape, element)}",
                  shape, element, [x])

    def op_cat(self):
        x, shape, element = self.pick()
        if not shape or count(shape) > 256:
            return
        y = self.same_shape(shape, element)[0]
        axis = self.rng.randrange(len(shape))
        to = list(shape)
        to[axis] *= 2
        kind = tensor(shape, element)
        self.emit(f"uop.cat {x}, {y} axis {axis} : {kind}, {kind} -> "
                  f"{tensor(to, element)}", to, element, [x, y])

    def op_reduce(self):
        x, shape, element = self.pick()
        axes = [i for i in range(len(shape)) if self.rng.random() < 0.5]
        to = [size for i, size in enumerate(shape) if i not in axes]
        kind = self.rng.choice(["add", "max", "min", "add", "mul"])
        self.emit(f"uop.reduce_axis {kind} {x} axes {axes} : "
                  f"{tensor(shape, element)} -> {tensor(to, element)}",
                  to, element, [x])

    def indices(self, shape, axis):
        """Integers of a shape that fits `shape` off the axis."""
        to = [size if i == axis else self.rng.choice([size, size, min(size, 1)])
              for i, size in enumerate(shape)]
        to[axis] = self.rng.choice([0, 1, 2, 3, 5])
        element = self.rng.choice(["i32", "i64", "ui8", "i8"])
        if self.rng.random() < 0.5:
            name = self.emit(f"uop.iota axis {self.rng.randrange(len(shape))} : "
                             f"{tensor(to, element)}", to, element)[0]
        else:
            name = self.same_shape(to, element)[0]
        return name, to, element

    def op_gather(self):
        x, shape, element = self.pick()
        if not shape:
            return
        axis = self.rng.randrange(len(shape))
        i, to, index = self.indices(shape, axis)
        self.emit(f"uop.gather {x}, {i} axis {axis} : {tensor(shape, element)}, "
                  f"{tensor(to, index)} -> {tensor(to, element)}", to, element, [x, i])

    def op_scatter(self):
        x, shape, element = self.pick()
        if not shape:
            return
        axis = self.rng.randrange(len(shape))
        i, to, index = self.indices(shape, axis)
        u = self.same_shape(to, element)[0]
        kind = self.rng.choice(["set", "set", "add", "max", "min", "mul"])
        self.emit(f"uop.scatter {kind} {x}, {i}, {u} axis {axis} : "
                  f"{tensor(shape, element)}, {tensor(to, index)}, {tensor(to, element)}",
                  shape, element, [x, i, u])

    def op_mark(self):
        x, shape, element = self.pick()
        op = self.rng.choice(["detach", "contiguous_backward", "fuse", "precast"])
        self.emit(f"uop.{op} {x} : {tensor(shape, element)}", shape, element, [x])

    def op_view(self):
        rng = self.rng
        x, shape, element = self.pick()
        total = count(shape)
        if total == 0:
            return
        if len(shape) != 1:
            x = self.emit(f"uop.reshape {x} : {tensor(shape, element)} -> "
                          f"{tensor([total], element)}", [total], element, [x])[0]
        sizes = [rng.choice([1, 2, 3, 4]) for _ in range(rng.randint(1, 3))]
        strides = [rng.choice([-2, -1, 0, 1, 2, 3]) for _ in sizes]
        begin = [rng.randint(0, 1) if s > 1 else 0 for s in sizes]
        end = [s - rng.randint(0, 1) if s - b > 1 else s for s, b in zip(sizes, begin)]
        masked = rng.random() < 0.5
        if not masked:
            begin, end = [0] * len(sizes), sizes
        reach = [sorted([b * st, (e - 1) * st]) for b, e, st in zip(begin, end, strides)]
        low, high = sum(r[0] for r in reach), sum(r[1] for r in reach)
        if high - low >= total:
            return
        offset = rng.randint(-low, total - 1 - high)
        mask = f" mask {begin} to {end}" if masked else ""
        self.emit(f"uop.view {x} sizes {sizes} strides {strides} offset {offset}{mask} : "
                  f"{tensor([total], element)} -> {tensor(sizes, element)}",
                  sizes, element, [x])

    def op_contiguous(self):
        x, shape, element = self.pick()
        self.emit(f"uop.contiguous {x} : {tensor(shape, element)}", shape, element, [x])

    def op_broadcast(self):
        """A reduction given back to the tensor it was made of."""
        x, shape, element = self.pick()
        if not shape or element == "i1":
            return
        axis = self.rng.randrange(len(shape))
        reduced = [s for i, s in enumerate(shape) if i != axis]
        kept = [1 if i == axis else s for i, s in enumerate(shape)]
        kind = self.rng.choice(["add", "max"])
        r = self.emit(f"uop.reduce_axis {kind} {x} axes [{axis}] : "
                      f"{tensor(shape, element)} -> {tensor(reduced, element)}",
                      reduced, element, [x])[0]
        k = self.emit(f"uop.reshape {r} : {tensor(reduced, element)} -> "
                      f"{tensor(kept, element)}", kept, element, [r])[0]
        if shape[axis] == 0:
            return
        e = self.emit(f"uop.expand {k} : {tensor(kept, element)} -> "
                      f"{tensor(shape, element)}", shape, element, [k])[0]
        self.emit(f"uop.sub {x}, {e} : {tensor(shape, element)}", shape, element, [x, e])

    def op_extreme(self):
        rng = self.rng
        x, shape, element = self.pick()
        axes = [i for i in range(len(shape)) if rng.random() < 0.6]
        if element == "i1" or not axes:
            return
        reduced = [s for i, s in enumerate(shape) if i not in axes]
        kept = [1 if i in axes else s for i, s in enumerate(shape)]
        m = self.emit(f"uop.reduce_axis {rng.choice(['max', 'max', 'min'])} {x} axes {axes} : "
                      f"{tensor(shape, element)} -> {tensor(reduced, element)}",
                      reduced, element, [x])[0]
        k = self.emit(f"uop.reshape {m} : {tensor(reduced, element)} -> "
                      f"{tensor(kept, element)}", kept, element, [m])[0]
        if 0 in [shape[i] for i in axes]:
            return
        e = self.emit(f"uop.expand {k} : {tensor(kept, element)} -> "
                      f"{tensor(shape, element)}", shape, element, [k])[0]
        pair = [x, e]
        rng.shuffle(pair)
        equal = rng.random() < 0.7
        c = self.emit(f"uop.cmp {'eq' if equal else 'ne'} {pair[0]}, {pair[1]} : "
                      f"{tensor(shape, element)}", shape, "i1", pair)[0]
        to = rng.choice(["i32", "i32", "i64", "i8", "ui8", "f32"])
        kind = tensor(shape, to)
        chosen = self.same_shape(shape, to)[0]
        if rng.random() < 0.6:
            chosen = self.emit(f"uop.iota axis {rng.choice(axes)} : {kind}", shape, to)[0]
            if rng.random() < 0.4:
                size = self.emit(f"uop.const 9 : {kind}", shape, to)[0]
                chosen = self.emit(f"uop.sub {size}, {chosen} : {kind}", shape, to,
                                   [size, chosen])[0]
        if to != "f32" and rng.random() < 0.4:
            one = self.emit(f"uop.cast {c} : {tensor(shape, 'i1')} -> {kind}", shape, to, [c])[0]
            pair = [one, chosen]
            rng.shuffle(pair)
            s = self.emit(f"uop.mul {pair[0]}, {pair[1]} : {kind}", shape, to, pair)[0]
        else:
            other = rng.choice(["0", "0", "1", "100", self.literal(to)])
            if to == "f32":
                other = rng.choice(["inf", "-inf", "0.0"])
            o = self.emit(f"uop.const {other} : {kind}", shape, to)[0]
            a, b = (chosen, o) if equal or rng.random() < 0.2 else (o, chosen)
            s = self.emit(f"uop.where {c}, {a}, {b} : {kind}", shape, to, [c, a, b])[0]
        self.emit(f"uop.reduce_axis {rng.choice(['max', 'min', 'add', 'mul', 'max', 'min'])} {s} "
                  f"axes {axes} : {kind} -> {tensor(reduced, to)}", reduced, to, [s])

    def text(self):
        results = [v for v in self.values
                   if v[0] not in self.used and not v[0].startswith("%a")]
        types = ", ".join(tensor(v[1], v[2]) for v in results)
        names = ", ".join(v[0] for v in results)
        return (f"func.func @main({', '.join(self.arguments)}) -> ({types}) {{\n"
                + "\n".join(self.lines)
                + f"\n  return {names} : {types}\n}}\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("seed", type=int)
    parser.add_argument("--ops", type=int, default=12)
    parser.add_argument("--constants", action="store_true")
    parser.add_argument("--extremes", action="store_true")
    args = parser.parse_args()
    print(Program(args.seed, args.ops, args.constants, args.extremes).text(), end="")


if __name__ == "__main__":
    main()
