#!/usr/bin/env python3
"""Runs random kernels on vectors with `uop-run --verify`.

fuzz_vectors.py [--first SEED] [--count N] [--kernels N] [--threads N] [--print]

Each program is a module of hand-written kernels over all element types and lane
counts. Results must be those of the interpreter, bit by bit: there are no sums
or products of floats along ranges, and library functions only where the seed is a
multiple of 5, as the last op before a store. A multiple of 10 has no floats
narrower than f32, which would widen the tolerance. --print writes the program of the
first seed instead; it is run with --random-inputs=SEED.
"""

import argparse
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

WIDTH = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "ui8": 8, "ui16": 16, "ui32": 32,
         "ui64": 64, "f8E4M3FN": 8, "f8E5M2": 8, "f8E4M3FNUZ": 8,
         "f8E5M2FNUZ": 8, "bf16": 16, "f16": 16, "f32": 32, "f64": 64}
INTS = [t for t in WIDTH if t[0] in "iu"]
FLOATS = [t for t in WIDTH if t[0] in "fb"]
ELEMENTS = ["i1"] + list(WIDTH)
LANES = [1, 2, 3, 4, 5, 7, 8, 16, 33]
SIZE = 96  # of each input

UNARY = {"int": ["neg", "not", "abs", "sign", "square"], "bool": ["not"],
         "float": ["neg", "abs", "sign", "trunc", "floor", "ceil", "round", "square", "sqrt",
                   "recip"]}
BINARY = {"int": ["add", "sub", "mul", "idiv", "mod", "floordiv", "floormod", "max", "min", "and",
                  "or", "xor", "shl", "shr", "pow"],
          "bool": ["add", "mul", "max", "min", "and", "or", "xor"],
          "float": ["add", "sub", "mul", "fdiv", "max", "min"]}
LIBRARY = ["rsqrt", "exp", "exp2", "log", "log2", "sin", "cos", "tan", "tanh", "erf"]
# Bits that are worth seeing: zeros, infinities, NaN, the least and greatest numbers.
FLOAT_BITS = {
    "f8E4M3FN": [0, 0x80, 0x38, 0xb8, 0x7e, 0x7f, 0x01, 0x87, 0x08, 0x44],
    "f8E5M2": [0, 0x80, 0x3c, 0xbc, 0x7b, 0x7c, 0xfc, 0x7e, 0x01, 0x83],
    "f8E4M3FNUZ": [0, 0x80, 0x40, 0xc0, 0x7f, 0xff, 0x01, 0x87, 0x08, 0x44],
    "f8E5M2FNUZ": [0, 0x80, 0x40, 0xc0, 0x7f, 0xff, 0x01, 0x83, 0x04, 0x46],
    "bf16": [0, 0x8000, 0x3f80, 0xbf80, 0x7f7f, 0x7f80, 0xff80, 0x7fc0, 1, 0x807f],
    "f16": [0, 0x8000, 0x3c00, 0xbc00, 0x7bff, 0x7c00, 0xfc00, 0x7e00, 1, 0x83ff],
    "f32": [0, 0x80000000, 0x3f800000, 0xbf800000, 0x7f7fffff, 0x7f800000, 0xff800000,
            0x7fc00000, 1, 0x807fffff, 0x4f000000],
    "f64": [0, 1 << 63, 0x3ff0000000000000, 0xbff0000000000000, 0x7fefffffffffffff,
            0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 1, 0x43e0000000000000]}


def family(element):
    if element == "i1":
        return "bool"
    return "float" if element in FLOATS else "int"


def ty(element, lanes):
    return f"vector<{lanes}x{element}>" if lanes else element


class Kernel:
    """One kernel: %r is its loop, of `self.rows` points."""

    def __init__(self, rng, name, library, narrow):
        self.rng, self.name, self.library = rng, name, library
        self.elements = [t for t in ELEMENTS
                         if narrow or t not in FLOATS or WIDTH[t] >= 32]
        self.all = self.elements + ["index"]
        self.lines, self.number, self.ids = [], 0, 1
        self.inputs = [rng.choice(self.elements) for _ in range(rng.randint(2, 4))]
        self.outputs = []
        self.rows = rng.choice([1, 2, 3, 5])
        self.emit_as("%r", f"uop.range 0 to {self.rows} : index")
        # What may be computed in the current place depends on these.
        self.ranges = ["%r"]

    def emit_as(self, name, text):
        self.lines.append(f"  {name} = {text}")
        return name

    def emit(self, text):
        self.number += 1
        return self.emit_as(f"%v{self.number}", text)

    def index(self, value):
        return self.emit(f"uop.const {value} : index")

    # Constants

    def literal(self, element):
        rng = self.rng
        if element == "i1":
            return rng.choice(["true", "false"])
        if element in FLOATS:
            if rng.random() < 0.4:
                digits = WIDTH[element] // 4
                return f"0x{rng.choice(FLOAT_BITS[element]):0{digits}X}"
            return str(rng.randint(-16, 16) / 8)
        if element == "index":
            return str(rng.choice([rng.randint(-9, 90), -2**63, 2**63 - 1]))
        width, unsigned = WIDTH[element], element[0] == "u"
        low = 0 if unsigned else -2**(width - 1)
        edges = [low, low + 2**width - 1, width, low + 1]
        return str(rng.choice(edges + [rng.randint(0 if unsigned else -8, 9) for _ in range(6)]))

    def constant(self, element, lanes):
        if not lanes:
            text = self.literal(element)
            return self.emit(f"uop.const {text} : {element}")
        text = ", ".join(self.literal(element) for _ in range(lanes))
        if self.rng.random() < 0.2:
            text = self.literal(element)
            return self.emit(f"uop.const dense<{text}> : {ty(element, lanes)}")
        return self.emit(f"uop.const dense<[{text}]> : {ty(element, lanes)}")

    def numbers(self, values, element="index"):
        text = ", ".join(map(str, values))
        return self.emit(f"uop.const dense<[{text}]> : vector<{len(values)}x{element}>")

    def splat(self, value, element, lanes):
        operands = ", ".join([value] * lanes)
        return self.emit(f"uop.vectorize {operands} : {element} -> {ty(element, lanes)}")

    # Memory

    def inside(self, offset, lanes, limit):
        """Whether the offsets are in [0, limit)."""
        kind = ty("index", lanes)
        zero, end = (self.emit(f"uop.const {v} : {kind}") for v in (0, limit))
        low = self.emit(f"uop.cmp ge {offset}, {zero} : {kind}")
        high = self.emit(f"uop.cmp lt {offset}, {end} : {kind}")
        return self.emit(f"uop.and {low}, {high} : {ty('i1', lanes)}")

    def scalar_offset(self, lanes, depth):
        """An index from which on `lanes` elements are in an input."""
        rng = self.rng
        limit = SIZE - (lanes or 1) + 1
        if rng.random() < 0.6:
            place, step = rng.choice(self.ranges), self.index(rng.randint(0, 3))
            scaled = self.emit(f"uop.mul {place}, {step} : index")
            raw = self.emit(f"uop.add {scaled}, {self.index(rng.randint(0, 9))} : index")
        else:
            raw = self.value("index", 0, depth)
        return self.emit(f"uop.floormod {raw}, {self.index(limit)} : index")

    def load(self, lanes, depth):
        """A load of any input; gives the value and its element type."""
        rng = self.rng
        number = rng.randrange(len(self.inputs))
        element = self.inputs[number]
        source, types, gate = f"%a{number}", f"memref<{SIZE}x{element}>", ""
        form = rng.choice(["plain", "gather", "masked", "gated", "masked gather", "gated gather"]
                          if lanes else ["plain", "gated"])
        if "gather" in form:
            raw = self.value("index", lanes, depth)
            if form == "masked gather":
                some = self.numbers([rng.randint(-9, SIZE + 9) for _ in range(lanes)])
                moved = self.splat(rng.choice(self.ranges), "index", lanes)
                offset = self.emit(f"uop.add {some}, {moved} : {ty('index', lanes)}")
                gate = self.inside(offset, lanes, SIZE)
            else:
                size = self.emit(f"uop.const {SIZE} : {ty('index', lanes)}")
                offset = self.emit(f"uop.floormod {raw}, {size} : {ty('index', lanes)}")
            types += f", {ty('index', lanes)}"
        elif form == "masked":
            first = self.index(rng.choice([-2, SIZE - 2, 11]))
            offset = self.emit(f"uop.add {rng.choice(self.ranges)}, {first} : index")
            spread = self.splat(offset, "index", lanes)
            places = self.emit(f"uop.add {spread}, {self.numbers(range(lanes))} "
                               f": {ty('index', lanes)}")
            gate = self.inside(places, lanes, SIZE)
        elif form == "gated" and not lanes:
            first = self.index(rng.choice([-2, SIZE - 2]))
            offset = self.emit(f"uop.add {rng.choice(self.ranges)}, {first} : index")
            gate = self.inside(offset, 0, SIZE)
        else:
            offset = self.scalar_offset(lanes, depth)
        if form in ("gated", "gated gather") and not gate:
            gate = self.value("i1", 0, depth)
        if "masked" in form:
            extra = self.value("i1", lanes, depth)
            gate = self.emit(f"uop.and {gate}, {extra} : {ty('i1', lanes)}")
            types += f", {ty('i1', lanes)}"
        text = f"uop.load {source}[{offset}]"
        if gate:
            text += f" if {gate}"
            if rng.random() < 0.6:
                text += f" else {self.value(element, lanes, depth)}"
        return self.emit(f"{text} : {types} -> {ty(element, lanes)}"), element

    def cast(self, value, source, element, lanes):
        if source == element:
            return value
        return self.emit(f"uop.cast {value} : {ty(source, lanes)} -> {ty(element, lanes)}")

    # Values

    def leaf(self, element, lanes, depth):
        rng = self.rng
        pick = rng.random()
        if depth < 0 or pick < 0.2:
            return self.constant(element, lanes)
        if pick < 0.3 and not lanes:
            return self.cast(rng.choice(self.ranges), "index", element, 0)
        if pick < 0.4 and element in INTS:
            source = rng.choice([t for t in self.elements[1:] if WIDTH[t] == WIDTH[element]])
            value = self.constant(source, lanes)
            return self.emit(f"uop.bitcast {value} : {ty(source, lanes)} -> {ty(element, lanes)}")
        value, source = self.load(lanes, min(depth, 1) - 1)
        # Not of floats, whose NaNs have any bits once they were computed.
        if (source != element and source in INTS and element in WIDTH
                and WIDTH[source] == WIDTH[element]):
            return self.emit(f"uop.bitcast {value} : {ty(source, lanes)} -> {ty(element, lanes)}")
        return self.cast(value, source, element, lanes)

    def new_range(self, size):
        self.ids += 1
        kind = self.rng.choice(["upcast", "unroll", "simd"])
        return self.emit_as(f"%l{self.ids}", f"uop.range {self.ids} to {size} {kind} : index")

    def contract(self, element, lanes, depth):
        """A scalar over one or two ranges as lanes."""
        sizes = [lanes]
        factors = [f for f in range(2, lanes) if lanes % f == 0]
        if factors and self.rng.random() < 0.5:
            first = self.rng.choice(factors)
            sizes = [first, lanes // first]
        ranges = [self.new_range(size) for size in sizes]
        self.ranges += ranges
        value = self.value(element, 0, depth - 1)
        if self.rng.random() < 0.3:
            # There and back inside of it.
            other = self.constant(element, lanes)
            lane = self.emit(f"uop.unroll {other} over ({', '.join(ranges)}) "
                             f": {ty(element, lanes)} -> {element}")
            value = self.emit(f"uop.max {value}, {lane} : {element}")
        del self.ranges[-len(ranges):]
        return self.emit(f"uop.contract {value} over ({', '.join(ranges)}) "
                         f": {element} -> {ty(element, lanes)}")

    def vectorize(self, element, lanes, depth):
        parts, left = [], lanes
        while left:
            take = self.rng.randint(1, left) if left < 9 else self.rng.randint(left // 3, left)
            if take == lanes:
                take = max(1, lanes // 2)
            width = 0 if take == 1 and self.rng.random() < 0.7 else take
            parts.append((self.value(element, width, depth - 2), ty(element, width)))
            left -= take
        names = ", ".join(name for name, _ in parts)
        types = ", ".join(kind for _, kind in parts)
        return self.emit(f"uop.vectorize {names} : {types} -> {ty(element, lanes)}")

    def gep(self, element, lanes, depth):
        width = self.rng.choice(LANES)
        source = self.value(element, width, depth - 1)
        taken = [self.rng.randrange(width) for _ in range(lanes or 1)]
        return self.emit(f"uop.gep {source} {taken} : {ty(element, width)} -> {ty(element, lanes)}")

    def reduce(self, element, lanes, depth):
        """Over a range of its own; in floats only what no order changes."""
        kinds = ["max", "min"] if family(element) == "float" else ["add", "mul", "max", "min"]
        self.ids += 1
        size = self.rng.choice([1, 2, 5])
        name = self.emit_as(f"%k{self.ids}", f"uop.range {self.ids} to {size} reduce : index")
        self.ranges.append(name)
        value = self.value(element, lanes, depth - 1)
        self.ranges.pop()
        return self.emit(f"uop.reduce {self.rng.choice(kinds)} {value} over ({name}) "
                         f": {ty(element, lanes)}")

    def wmma(self, element, depth):
        rng = self.rng
        narrower = {"f16": ["f8E4M3FN", "f8E5M2", "f16"], "bf16": ["f8E5M2", "bf16"],
                    "f32": ["f8E4M3FN", "bf16", "f16", "f32"], "f64": ["f32", "f64", "bf16"],
                    "i32": ["i8", "ui8", "i16", "i32"], "ui16": ["ui8"], "i64": ["ui32", "i8"]}
        source = rng.choice([t for t in narrower.get(element, [element]) if t in self.elements])
        m, n, k = (rng.choice([1, 2, 3, 4]) for _ in range(3))
        a, b = (self.value(source, lanes, depth - 1) for lanes in (m * k, k * n))
        c = self.value(element, m * n, depth - 1)
        text = self.emit(f"uop.wmma {a}, {b}, {c} m {m} n {n} k {k} : {ty(source, m * k)}, "
                         f"{ty(source, k * n)}, {ty(element, m * n)}")
        return text, m * n

    def value(self, element, lanes, depth):
        """A value of the type that depends on no ranges but self.ranges."""
        rng = self.rng
        if depth <= 0 or len(self.lines) > 250:
            return self.leaf(element, lanes, min(depth, 0))
        kind = family(element)
        forms = ["unary", "binary", "binary", "where", "cast", "gep"]
        if lanes:
            forms += ["contract", "vectorize"]
        if element != "i1":
            forms.append("mulacc")
        if element != "index":
            forms.append("reduce")
        if element == "i1":
            forms += ["cmp", "cmp"]
        form = rng.choice(forms)
        here = ty(element, lanes)
        if form in ("contract", "vectorize", "gep", "reduce"):
            return getattr(self, form)(element, lanes, depth)
        if form == "unary":
            x = self.value(element, lanes, depth - 1)
            return self.emit(f"uop.{rng.choice(UNARY[kind])} {x} : {here}")
        if form == "cast":
            other = rng.choice(self.all)
            return self.cast(self.value(other, lanes, depth - 1), other, element, lanes)
        if form == "cmp":
            other = rng.choice(self.all)
            x, y = (self.value(other, lanes, depth - 1) for _ in range(2))
            predicate = rng.choice(["lt", "le", "gt", "ge", "eq", "ne"])
            return self.emit(f"uop.cmp {predicate} {x}, {y} : {ty(other, lanes)}")
        x, y = (self.value(element, lanes, depth - 1) for _ in range(2))
        if form == "binary":
            ops = BINARY[kind] + (["threefry"] if element in ("i64", "ui64") else [])
            if element == "index":
                ops = [op for op in ops if op != "pow"]
            return self.emit(f"uop.{rng.choice(ops)} {x}, {y} : {here}")
        if form == "where":
            condition = self.value("i1", lanes, depth - 1)
            return self.emit(f"uop.where {condition}, {x}, {y} : {here}")
        z = self.value(element, lanes, depth - 1)
        return self.emit(f"uop.mulacc {x}, {y}, {z} : {here}")

    # Stores; each writes every element of its output once.

    def store(self):
        rng = self.rng
        element, lanes = rng.choice(self.elements), rng.choice(LANES)
        if rng.random() < 0.15:
            element = rng.choice(self.elements[1:])
            value, lanes = self.wmma(element, 2)
        else:
            value = self.value(element, lanes, rng.randint(2, 4))
        if self.library and element in FLOATS:
            value = self.emit(f"uop.{rng.choice(LIBRARY)} {value} : {ty(element, lanes)}")
        out = f"%o{len(self.outputs)}"
        size = self.rows * lanes
        self.outputs.append((size, element))
        memref, vector = f"memref<{size}x{element}>", ty(element, lanes)
        first = self.emit(f"uop.mul %r, {self.index(lanes)} : index")
        form = rng.choice(["plain", "scatter", "masked", "masked scatter", "unroll", "lanes"])
        if form == "plain":
            self.lines.append(f"  uop.store {value}, {out}[{first}] over (%r) : {memref}, {vector}")
            return
        if form == "unroll":
            lane = self.new_range(lanes)
            scalar = self.emit(f"uop.unroll {value} over ({lane}) : {vector} -> {element}")
            at = self.emit(f"uop.add {first}, {lane} : index")
            self.lines.append(f"  uop.store {scalar}, {out}[{at}] over (%r, {lane}) : {memref}")
            return
        if form == "lanes":
            for lane in range(lanes):
                scalar = self.emit(f"uop.gep {value} [{lane}] : {vector} -> {element}")
                at = self.emit(f"uop.add {first}, {self.index(lane)} : index")
                self.lines.append(f"  uop.store {scalar}, {out}[{at}] over (%r) : {memref}")
            return
        types = f"{memref}, {vector}"
        at = first
        if "scatter" in form:
            order = list(range(lanes))
            rng.shuffle(order)
            spread = self.splat(first, "index", lanes)
            at = self.emit(f"uop.add {spread}, {self.numbers(order)} : {ty('index', lanes)}")
            types += f", {ty('index', lanes)}"
        if "masked" not in form:
            self.lines.append(f"  uop.store {value}, {out}[{at}] over (%r) : {types}")
            return
        mask = self.value("i1", lanes, 1)
        rest = self.emit(f"uop.not {mask} : {ty('i1', lanes)}")
        zero = self.value(element, lanes, 0)
        types += f", {ty('i1', lanes)}"
        for gate, what in ((mask, value), (rest, zero)):
            self.lines.append(f"  uop.store {what}, {out}[{at}] over (%r) if {gate} : {types}")

    def text(self):
        arguments = [f"%a{i}: memref<{SIZE}x{t}>" for i, t in enumerate(self.inputs)]
        arguments += [f"%o{i}: memref<{n}x{t}>" for i, (n, t) in enumerate(self.outputs)]
        body = "\n".join(self.lines)
        return f"uop.kernel @{self.name}({', '.join(arguments)}) {{\n{body}\n  uop.sink\n}}\n"


def program(seed, kernels):
    rng = random.Random(seed)
    made = []
    for number in range(kernels):
        kernel = Kernel(rng, f"k{number}", library=seed % 5 == 0, narrow=seed % 10 != 0)
        for _ in range(rng.randint(1, 2)):
            kernel.store()
        made.append(kernel)
    arguments, body, results, types = [], [], [], []
    for kernel in made:
        names = []
        for number, element in enumerate(kernel.inputs):
            names.append(f"%{kernel.name}_{number}")
            arguments.append(f"{names[-1]}: tensor<{SIZE}x{element}>")
        inits, kinds = [], [f"tensor<{n}x{t}>" for n, t in kernel.outputs]
        for number, kind in enumerate(kinds):
            inits.append(f"%{kernel.name}_init{number}")
            body.append(f"  {inits[-1]} = tensor.empty() : {kind}")
        name = f"%{kernel.name}_out"
        many = f":{len(kinds)}" if len(kinds) > 1 else ""
        given = ", ".join(f"tensor<{SIZE}x{t}>" for t in kernel.inputs)
        body.append(f"  {name}{many} = uop.launch @{kernel.name} ins({', '.join(names)} : {given}) "
                    f"outs({', '.join(inits)} : {', '.join(kinds)}) -> {', '.join(kinds)}")
        results += [f"{name}#{i}" if many else name for i in range(len(kinds))]
        types += kinds
    kernels_text = "\n".join(kernel.text() for kernel in made)
    return (f"{kernels_text}\nfunc.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{\n"
            + "\n".join(body) + f"\n  return {', '.join(results)} : {', '.join(types)}\n}}\n")


def check(seed, kernels, threads):
    text = program(seed, kernels)
    run = subprocess.run(["uop-run", "-", f"--random-inputs={seed}", "--verify",
                          f"--threads={threads}"],
                         input=text, capture_output=True, text=True, timeout=200)
    if run.returncode == 0:
        return None
    return f"seed {seed}: exit code {run.returncode}\n{run.stderr}\n{text}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--kernels", type=int, default=4)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--print", action="store_true")
    args = parser.parse_args()
    if args.print:
        print(program(args.first, args.kernels))
        return 0
    seeds = range(args.first, args.first + args.count)
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda seed: check(seed, args.kernels, args.threads), seeds))
    problems = [problem for problem in found if problem]
    print("\n".join(problems))
    print(f"{args.count} programs of {args.kernels} kernels, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
