# Floats of at most 16 bits: decoding of every value, rounding of many, and arithmetic against exact
# fractions.

import sys
from fractions import Fraction

import numpy as np
from floats import NARROW
from kernels import Kernels

kernels = Kernels(sys.argv[1])
random = np.random.default_rng(1)


def same_float(expected):
    def check(got):
        bits = np.uint32 if got.dtype == np.float32 else np.uint64
        equal = (got.view(bits) == expected.view(bits)) | (
            np.isnan(got) & np.isnan(expected))
        return np.nonzero(~equal)[0], expected
    return check


def same_narrow(narrow, expected):
    expected = np.asarray(expected)
    return lambda got: (np.nonzero(~narrow.same(got, expected))[0], expected)


def same_integer(expected):
    expected = np.asarray(expected)
    return lambda got: (np.nonzero(got != expected)[0], expected)


def cast(source, target, saturate=False):
    mode = " saturate" if saturate else ""
    return "%%r = uop.cast %%0%s : %s -> %s" % (mode, source, target)


def modes(can_saturate):
    """Without and, where it may be said, with `saturate`."""
    return [False, True] if can_saturate else [False]


def interesting_singles(narrow):
    """f32 bits around every number of the type and every tie."""
    values = np.sort(narrow.finite)
    ties = (values[1:] + values[:-1]) / 2
    with np.errstate(over="ignore"):
        points = np.concatenate([values, ties, [float(narrow.next)],
                                 [(float(narrow.next) + values[-1]) / 2]])
        points = points.astype(np.float32)
    bits = points.view(np.uint32).astype(np.int64)
    around = np.concatenate([bits - 1, bits, bits + 1])
    around = around[(around >= 0) & (around < 2 ** 31)].astype(np.uint32)
    some = random.integers(0, 2 ** 32, 200000, dtype=np.uint32)
    upper = np.arange(2 ** 16, dtype=np.uint32) << np.uint32(16)
    return np.concatenate([around, around | np.uint32(2 ** 31), some, upper,
                           upper | np.uint32(1), upper | np.uint32(0xffff)])


for narrow in NARROW:
    name = narrow.name
    everything = np.arange(2 ** narrow.width)
    with np.errstate(over="ignore", invalid="ignore"):
        singles = narrow.decode(everything).astype(np.float32)
    kernels.add("decode " + name, cast(name, "f32"), [(name, everything)],
                "f32", same_float(singles))
    kernels.add("decode f64 " + name, cast(name, "f64"), [(name, everything)],
                "f64", same_float(narrow.decode(everything)))
    if narrow.width < 8:
        # The upper half of the byte is nobody's.
        dirty = np.arange(256)
        kernels.add("decode a dirty " + name, cast(name, "f32"),
                    [(name, dirty)], "f32",
                    same_float(singles[dirty % 2 ** narrow.width]))
    else:
        kernels.add("copy " + name, "%%r = uop.bitcast %%0 : %s -> i%d\n" %
                    (name, narrow.width), [(name, everything)],
                    "i%d" % narrow.width,
                    same_integer(everything.astype(
                        "uint%d" % narrow.width).view(
                            "int%d" % narrow.width)))

    inputs = interesting_singles(narrow).view(np.float32)
    with np.errstate(invalid="ignore"):
        exact_inputs = inputs.astype(np.float64)
    for saturate in modes(True):
        kernels.add("encode f32 " + name, cast("f32", name, saturate),
                    [("f32", inputs)], name,
                    same_narrow(narrow, narrow.round_array(exact_inputs,
                                                           saturate)))

    # f64 just beside f32 numbers: wrong if it is rounded to f32 first.
    with np.errstate(invalid="ignore", over="ignore"):
        doubles = inputs.astype(np.float64)
        doubles = np.concatenate([
            doubles, np.nextafter(doubles, np.inf),
            np.nextafter(doubles, -np.inf),
            random.integers(0, 2 ** 64, 50000, dtype=np.uint64).view(
                np.float64)])
    # The table search subtracts in f64, which is exact only near ties.
    for saturate in modes(True):
        kernels.add("encode f64 " + name, cast("f64", name, saturate),
                    [("f64", doubles)], name,
                    same_narrow(narrow, narrow.round_array(doubles, saturate)))

    for integer in ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]:
        width = int(integer.lstrip("ui"))
        low, high = ((0, 2 ** width - 1) if integer[0] == "u" else
                     (-2 ** (width - 1), 2 ** (width - 1) - 1))
        numbers = {low, low + 1, high, high - 1, 0, 1}
        for e in range(width):
            for f in range(max(0, e - 13), e + 1):
                for d in (-1, 0, 1):
                    numbers |= {2 ** e + 2 ** f + d, -2 ** e - 2 ** f + d,
                                2 ** e + 2 ** f + 2 ** max(f - 1, 0) + d}
        numbers = sorted(n for n in numbers if low <= n <= high)
        for saturate in modes(max(-low, high) > narrow.finite[-1]):
            expected = [narrow.round_fraction(Fraction(n), saturate=saturate)
                        for n in numbers]
            kernels.add("%s to %s" % (integer, name),
                        cast(integer, name, saturate),
                        [(integer, np.array(numbers, "uint64" if
                                            integer == "ui64" else "int64"))],
                        name, same_narrow(narrow, expected))
        expected = []
        for value in narrow.decode(everything):
            if np.isnan(value):
                expected.append(0)
            elif np.isinf(value):
                expected.append(high if value > 0 else low)
            else:
                expected.append(min(max(int(value), low), high))
        kernels.add("%s to %s" % (name, integer), cast(name, integer),
                    [(name, everything)], integer,
                    same_integer(np.array(expected, "uint64" if
                                          integer == "ui64" else "int64")))

    for other in NARROW:
        for saturate in modes(narrow.exceeds(other)):
            if other is narrow and not saturate:
                continue
            kernels.add("%s to %s" % (name, other.name),
                        cast(name, other.name, saturate),
                        [(name, everything)], other.name,
                        same_narrow(other, other.round_array(
                            narrow.decode(everything), saturate)))

    if not narrow.computes:
        # Choices and comparisons are all that there is.
        pairs = np.array([(a, b) for a in everything for b in everything])
        a, b = narrow.decode(pairs[:, 0]), narrow.decode(pairs[:, 1])
        for predicate, expected in [("lt", a < b), ("eq", a == b),
                                    ("ne", a != b)]:
            kernels.add("cmp %s %s" % (predicate, name),
                        "%%r = uop.cmp %s %%0, %%1 : %s" % (predicate, name),
                        [(name, pairs[:, 0]), (name, pairs[:, 1])], "i1",
                        same_integer(expected))
        continue

    # Arithmetic: all pairs of 8 bits, chosen ones of 16. Of a kind that is
    # another but for its bias and NaN, a quarter.
    if narrow.width == 8:
        pairs = np.array([(a, b) for a in range(256) for b in range(256)])
        if narrow.specials == "negative zero":
            pairs = pairs[random.permutation(len(pairs))[:len(pairs) // 4]]
    else:
        edge = [0, 1, 2, 3, narrow.special, narrow.special - 1, narrow.nan,
                0x3c00, 0x3f80, 0x3c01, 0x3f81, 0x0080, 0x007f, 0x0400, 0x03ff]
        edge += [narrow.sign | e for e in edge]
        pairs = np.array([(a, b) for a in edge for b in edge])
        some = random.integers(0, 2 ** 16, (2000, 2))
        # Products and quotients that are subnormal, and sums of neighbours.
        tiny = random.integers(0, 2 ** 14, (2000, 2))
        near = np.stack([some[:, 0], some[:, 0] ^
                         random.integers(0, 2 ** 11, 2000)], 1)
        pairs = np.concatenate([pairs, some, tiny, near])
    a, b = narrow.decode(pairs[:, 0]), narrow.decode(pairs[:, 1])

    def exact(operation, operands):
        """The op on numbers by fractions; on infinities and NaNs by f64."""
        result = []
        for values in zip(*operands):
            with np.errstate(all="ignore"):
                double = operation(*[np.float64(v) for v in values])
            if np.all(np.isfinite(values)) and np.isfinite(double):
                number = operation(*[Fraction(v) for v in values])
                result.append(narrow.round_fraction(
                    number, negative_zero=bool(np.signbit(double))))
            else:
                result.append(int(narrow.round_array(np.array([double]))[0]))
        return result

    operands = [(name, pairs[:, 0]), (name, pairs[:, 1])]
    for op, operation in [("add", lambda x, y: x + y),
                          ("sub", lambda x, y: x - y),
                          ("mul", lambda x, y: x * y),
                          ("fdiv", lambda x, y: x / y)]:
        kernels.add("%s %s" % (op, name),
                    "%%r = uop.%s %%0, %%1 : %s" % (op, name), operands, name,
                    same_narrow(narrow, exact(operation, [a, b])))
    third = pairs[random.permutation(len(pairs)), 0]
    near = random.integers(0, 2, len(pairs)).astype(bool)
    with np.errstate(all="ignore"):
        third = np.where(near, narrow.round_array(-(a * b)) ^
                         random.integers(0, 4, len(pairs)), third)
    kernels.add("mulacc " + name,
                "%%r = uop.mulacc %%0, %%1, %%2 : %s" % name,
                operands + [(name, third)], name,
                same_narrow(narrow, exact(lambda x, y, z: x * y + z,
                                          [a, b, narrow.decode(third)])))
    with np.errstate(all="ignore"):
        for predicate, expected in [("lt", a < b), ("le", a <= b),
                                    ("gt", a > b), ("ge", a >= b),
                                    ("eq", a == b), ("ne", a != b)]:
            kernels.add("cmp %s %s" % (predicate, name),
                        "%%r = uop.cmp %s %%0, %%1 : %s" % (predicate, name),
                        operands, "i1", same_integer(expected))
        order = np.where(np.signbit(a) != np.signbit(b), np.signbit(b), a > b)
        for op, first in [("max", order), ("min", ~order.astype(bool))]:
            values = np.where(first, pairs[:, 0], pairs[:, 1])
            values[np.isnan(a) | np.isnan(b)] = narrow.nan
            kernels.add("%s %s" % (op, name),
                        "%%r = uop.%s %%0, %%1 : %s" % (op, name), operands,
                        name, same_narrow(narrow, values))
        x = narrow.decode(everything)
        for op, expected in [
                ("sqrt", np.sqrt(x)), ("floor", np.floor(x)),
                ("ceil", np.ceil(x)), ("trunc", np.trunc(x)),
                ("round", np.rint(x)), ("recip", 1 / x), ("square", x * x),
                ("neg", -x), ("abs", np.abs(x)),
                ("sign", np.where((x == 0) | np.isnan(x), x,
                                  np.copysign(1, x)))]:
            kernels.add("%s %s" % (op, name),
                        "%%r = uop.%s %%0 : %s" % (op, name),
                        [(name, everything)], name,
                        same_narrow(narrow, narrow.round_array(expected)))

sys.exit(1 if kernels.run() else 0)
