# Integers of every width at their edges, f32 and f64, casts, shifts, powers and threefry.

import math
import sys
import warnings

import numpy as np
from kernels import Kernels, STORAGE

warnings.simplefilter("ignore")
kernels = Kernels(sys.argv[1])
random = np.random.default_rng(2)


def equal(expected):
    expected = np.asarray(expected)

    def check(got):
        if got.dtype.kind == "f":
            bits = "uint%d" % (8 * got.dtype.itemsize)
            same = (got.view(bits) == expected.astype(got.dtype).view(bits)) | (
                np.isnan(got) & np.isnan(expected))
        else:
            same = got == expected
        return np.nonzero(~same)[0], expected
    return check


def close(expected, ulps):
    """Within some units in the last place of a result computed wider."""
    def check(got):
        rounded = expected.astype(got.dtype)
        unit = np.spacing(np.abs(rounded)).astype(np.float64)
        same = (got == rounded) | (np.isnan(got) & np.isnan(rounded)) | (
            np.abs(got.astype(expected.dtype) - expected) <= ulps * unit)
        return np.nonzero(~same)[0], expected
    return check


class Integer:
    def __init__(self, name):
        self.name = name
        self.width = 1 if name == "i1" else int(name.lstrip("ui"))
        self.unsigned = name[0] == "u"
        self.low = 0 if self.unsigned else -2 ** (self.width - 1)
        self.high = self.low + 2 ** self.width - 1

    def wrap(self, value):
        return (value - self.low) % 2 ** self.width + self.low

    def array(self, values):
        return np.array(values, "uint64" if self.unsigned else "int64")


def truncate(x, y):
    q = abs(x) // abs(y)
    return q if (x < 0) == (y < 0) else -q


def power(t, x, y):
    if y >= 0:
        return pow(x, y, 2 ** t.width)
    return {1: 1, -1: 1 if y % 2 == 0 else -1}.get(x, 0)


def shift(t, x, y, left):
    y %= 2 ** t.width
    if left:
        return x << y if y < t.width else 0
    return x >> min(y, t.width)


BINARY = {
    "add": lambda t, x, y: x + y, "sub": lambda t, x, y: x - y,
    "mul": lambda t, x, y: x * y,
    "idiv": lambda t, x, y: truncate(x, y) if y else 0,
    "mod": lambda t, x, y: x - y * truncate(x, y) if y else 0,
    "floordiv": lambda t, x, y: x // y if y else 0,
    "floormod": lambda t, x, y: x % y if y else 0,
    "max": lambda t, x, y: max(x, y), "min": lambda t, x, y: min(x, y),
    "and": lambda t, x, y: x & y, "or": lambda t, x, y: x | y,
    "xor": lambda t, x, y: x ^ y,
    "shl": lambda t, x, y: shift(t, x, y, True),
    "shr": lambda t, x, y: shift(t, x, y, False),
    "pow": power,
}
UNARY = {
    "neg": lambda x: -x, "abs": abs, "square": lambda x: x * x,
    "sign": lambda x: (x > 0) - (x < 0), "not": lambda x: ~x,
}
COMPARE = {
    "lt": lambda x, y: x < y, "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y,
    "eq": lambda x, y: x == y, "ne": lambda x, y: x != y,
}
INTEGERS = [Integer(n) for n in ("i8", "i16", "i32", "i64", "ui8", "ui16",
                                 "ui32", "ui64")]

for t in INTEGERS:
    edge = sorted({t.wrap(v) for v in (
        t.low, t.low + 1, t.high, t.high - 1, -3, -2, -1, 0, 1, 2, 3, 7, 10,
        t.width - 1, t.width, t.width + 1, t.high // 2, t.high // 3)})
    pairs = [(x, y) for x in edge for y in edge]
    pairs += [(int(x), int(y)) for x, y in random.integers(
        t.low, t.high, (200, 2), endpoint=True,
        dtype="uint64" if t.unsigned else "int64")]
    xs = [x for x, _ in pairs]
    ys = [y for _, y in pairs]
    operands = [(t.name, t.array(xs)), (t.name, t.array(ys))]
    for op, function in BINARY.items():
        kernels.add("%s %s" % (op, t.name),
                    "%%r = uop.%s %%0, %%1 : %s" % (op, t.name), operands,
                    t.name, equal(t.array([t.wrap(function(t, x, y))
                                           for x, y in pairs])))
        if op in ("idiv", "mod", "floordiv", "floormod", "shl", "shr", "pow"):
            for c in {t.wrap(c) for c in (0, 1, 2, -1, 7, 8, -8, t.low, t.high)}:
                kernels.add("%s %s by %d" % (op, t.name, c),
                            "%%c = uop.const %d : %s\n%%r = uop.%s %%0, %%c : "
                            "%s" % (c, t.name, op, t.name), operands[:1],
                            t.name, equal(t.array([t.wrap(function(t, x, c))
                                                   for x in xs])))
    for op, function in UNARY.items():
        kernels.add("%s %s" % (op, t.name),
                    "%%r = uop.%s %%0 : %s" % (op, t.name), operands[:1],
                    t.name, equal(t.array([t.wrap(function(x)) for x in xs])))
    for op, function in COMPARE.items():
        kernels.add("cmp %s %s" % (op, t.name),
                    "%%r = uop.cmp %s %%0, %%1 : %s" % (op, t.name), operands,
                    "i1", equal([int(function(x, y)) for x, y in pairs]))
    kernels.add("mulacc " + t.name,
                "%%r = uop.mulacc %%0, %%1, %%0 : %s" % t.name, operands,
                t.name, equal(t.array([t.wrap(x * y + x) for x, y in pairs])))
    kernels.add("where " + t.name,
                "%%c = uop.cmp lt %%0, %%1 : %s\n%%r = uop.where %%c, %%1, %%0 "
                ": %s" % (t.name, t.name), operands, t.name,
                equal(t.array([max(p) for p in pairs])))
    for to in INTEGERS:
        kernels.add("%s to %s" % (t.name, to.name),
                    "%%r = uop.cast %%0 : %s -> %s" % (t.name, to.name),
                    operands[:1], to.name,
                    equal(to.array([to.wrap(x) for x in xs])))
    kernels.add(t.name + " through index",
                "%%c = uop.cast %%0 : %s -> index\n%%r = uop.cast %%c : index "
                "-> i64" % t.name, operands[:1], "i64",
                equal([Integer("i64").wrap(x) for x in xs]))
    kernels.add(t.name + " to i1", "%%r = uop.cast %%0 : %s -> i1" % t.name,
                operands[:1], "i1", equal([int(x != 0) for x in xs]))
    for name in ("f32", "f64"):
        # numpy's conversions of 64-bit integers round once.
        kernels.add("%s to %s" % (t.name, name),
                    "%%r = uop.cast %%0 : %s -> %s" % (t.name, name),
                    operands[:1], name,
                    equal(t.array(xs).astype(STORAGE[name])))
        storage = STORAGE[name]
        floats = np.array([0.0, -0.0, 0.5, -0.5, 0.99, -0.99, 1.5, -1.5, np.nan,
                           np.inf, -np.inf, 1e30, -1e30, 1e-40] + xs +
                          [float(x) + 0.5 for x in edge], storage)
        expected = []
        for f in floats:
            if np.isnan(f):
                expected.append(0)
            elif np.isinf(f):
                expected.append(t.high if f > 0 else t.low)
            else:
                expected.append(min(max(int(f), t.low), t.high))
        kernels.add("%s to %s" % (name, t.name),
                    "%%r = uop.cast %%0 : %s -> %s" % (name, t.name),
                    [(name, floats)], t.name, equal(t.array(expected)))

booleans = [("i1", np.array([0, 0, 1, 1])), ("i1", np.array([0, 1, 0, 1]))]
for op, expected in [("add", [0, 1, 1, 1]), ("mul", [0, 0, 0, 1]),
                     ("max", [0, 1, 1, 1]), ("min", [0, 0, 0, 1]),
                     ("and", [0, 0, 0, 1]), ("or", [0, 1, 1, 1]),
                     ("xor", [0, 1, 1, 0]), ("cmp lt", [0, 1, 0, 0])]:
    kernels.add(op + " i1", "%%r = uop.%s %%0, %%1 : i1" % op, booleans, "i1",
                equal(expected))
kernels.add("not i1", "%r = uop.not %0 : i1", booleans[:1], "i1",
            equal([1, 1, 0, 0]))
kernels.add("i1 to f32", "%r = uop.cast %0 : i1 -> f32", booleans[:1], "f32",
            equal(np.array([0, 0, 1, 1], np.float32)))
kernels.add("i1 to i8", "%r = uop.cast %0 : i1 -> i8", booleans[:1], "i8",
            equal([0, 0, 1, 1]))

# Known answers of Random123 for threefry2x32 with 20 rounds.
vectors = [((0, 0), (0, 0), (0x6b200159, 0x99ba4efe)),
           ((0xffffffff,) * 2, (0xffffffff,) * 2, (0x1cb996fc, 0xbb002be7)),
           ((0x243f6a88, 0x85a308d3), (0x13198a2e, 0x03707344),
            (0xc4923a9c, 0x483df7a0))]


def join(pairs):
    return np.array([low | high << 32 for low, high in pairs], "uint64")


for name in ("ui64", "i64"):
    storage = STORAGE[name]
    kernels.add("threefry " + name, "%%r = uop.threefry %%0, %%1 : %s" % name,
                [(name, join(v[0] for v in vectors).view(storage)),
                 (name, join(v[1] for v in vectors).view(storage))], name,
                equal(join(v[2] for v in vectors).view(storage)))

erf = np.vectorize(math.erf)
for name, wide in (("f32", np.float64), ("f64", np.longdouble)):
    storage = STORAGE[name]
    special = np.array([0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, np.nan,
                        np.inf, -np.inf, 1e-40, -1e-40, 3e38, -3e38], storage)
    xs, ys = (a.ravel() for a in np.meshgrid(special, special))
    some = (random.standard_normal((2, 3000)) *
            2.0 ** random.integers(-20, 20, (2, 3000))).astype(storage)
    xs, ys = np.concatenate([xs, some[0]]), np.concatenate([ys, some[1]])
    operands = [(name, xs), (name, ys)]
    order = np.where(np.signbit(xs) != np.signbit(ys), np.signbit(xs), xs < ys)
    nan = np.where(np.isnan(xs) | np.isnan(ys), np.nan, 0).astype(storage)
    for op, expected in [
            ("add", xs + ys), ("sub", xs - ys), ("mul", xs * ys),
            ("fdiv", xs / ys), ("max", np.where(order, ys, xs) + nan * 1),
            ("min", np.where(order, xs, ys) + nan * 1)]:
        if op in ("max", "min"):
            # Adding 0 to -0.0 would lose the sign.
            expected = np.where(np.isnan(nan), nan,
                                np.where(order == (op == "max"), ys, xs))
        kernels.add("%s %s" % (op, name),
                    "%%r = uop.%s %%0, %%1 : %s" % (op, name), operands, name,
                    equal(expected))
    for op, function in COMPARE.items():
        kernels.add("cmp %s %s" % (op, name),
                    "%%r = uop.cmp %s %%0, %%1 : %s" % (op, name), operands,
                    "i1", equal(function(xs, ys).astype(int)))
    for op, expected in [
            ("neg", -xs), ("abs", np.abs(xs)), ("sqrt", np.sqrt(xs)),
            ("trunc", np.trunc(xs)), ("floor", np.floor(xs)),
            ("ceil", np.ceil(xs)), ("round", np.rint(xs)),
            ("recip", storage(1) / xs), ("square", xs * xs),
            ("sign", np.where((xs == 0) | np.isnan(xs), xs,
                              np.copysign(storage(1), xs)))]:
        kernels.add("%s %s" % (op, name), "%%r = uop.%s %%0 : %s" % (op, name),
                    operands[:1], name, equal(expected))
    small = np.clip(xs, -80, 80)
    precise = small.astype(wide)
    for op, function in [
            ("exp", np.exp), ("exp2", np.exp2), ("log", np.log),
            ("log2", np.log2), ("sin", np.sin), ("cos", np.cos),
            ("tan", np.tan), ("tanh", np.tanh),
            ("erf", lambda v: erf(v.astype(np.float64)).astype(wide)),
            ("rsqrt", lambda v: 1 / np.sqrt(v))]:
        kernels.add("%s %s" % (op, name), "%%r = uop.%s %%0 : %s" % (op, name),
                    [(name, small)], name, close(function(precise), 2))
    kernels.add("pow " + name, "%%r = uop.pow %%0, %%1 : %s" % name,
                [(name, np.abs(small)), (name, np.clip(ys, -20, 20))], name,
                close(np.power(np.abs(precise),
                               np.clip(ys, -20, 20).astype(wide)), 2))
    kernels.add("to i1 " + name, "%%r = uop.cast %%0 : %s -> i1" % name,
                operands[:1], "i1", equal((xs != 0).astype(int)))
    bits = "i32" if name == "f32" else "i64"
    kernels.add("bitcast " + name, "%%r = uop.bitcast %%0 : %s -> %s" %
                (name, bits), operands[:1], bits, equal(xs.view(STORAGE[bits])))
doubles = np.array([1.0000000596046448, 1e-46, 3.5e38, np.nan, -0.0, 0.1])
kernels.add("f64 to f32", "%r = uop.cast %0 : f64 -> f32", [("f64", doubles)],
            "f32", equal(doubles.astype(np.float32)))
# a * b is not a float: a second rounding shows.
one = np.full(4, 1 + 2.0 ** -12, np.float32)
kernels.add("mulacc f32", "%r = uop.mulacc %0, %0, %1 : f32",
            [("f32", one), ("f32", np.full(4, -1, np.float32))], "f32",
            equal(np.full(4, 2.0 ** -11 + 2.0 ** -24, np.float32)))

sys.exit(1 if kernels.run() else 0)
