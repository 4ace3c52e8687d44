#!/usr/bin/env python3
"""Prints a module that checks functions of f64, and pow of every float type.

Each argument list has its results, which decimal arithmetic gives and which are
rounded once: those that are zero, infinite, NaN or +1 or -1 must come out to the
bit, all others within some units in the last place. With --hard-angles, the
arguments of sin, cos and tan have, for every exponent, the one next to a multiple
of pi/2; libraries may be far off there.
"""

import math
import os
import random
import sys
from decimal import Decimal as D
from decimal import localcontext
from fractions import Fraction

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
import minimax

INF, NAN = math.inf, math.nan
# (bits after the leading one, least exponent, greatest exponent)
FORMATS = {
    "f64": (52, -1022, 1023),
    "f32": (23, -126, 127),
    "f16": (10, -14, 15),
    "bf16": (7, -126, 127),
    "f8E5M2": (2, -14, 15),
}


# Formats ---------------------------------------------------------------------


def round_to(format, value):
    """The float of the format next to a Decimal, Fraction or float; as a float."""
    mantissa, least, greatest = FORMATS[format]
    if isinstance(value, float) and (not math.isfinite(value) or value == 0):
        return value
    exact = Fraction(value)
    magnitude = abs(exact)
    if magnitude == 0:
        return 0.0
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    exponent -= magnitude < Fraction(2) ** exponent
    unit = Fraction(2) ** (max(exponent, least) - mantissa)
    rounded = round(magnitude / unit) * unit  # ties to even
    if rounded >= Fraction(2) ** (greatest + 1):
        rounded = INF
    return math.copysign(float(rounded), -1 if exact < 0 else 1)


def to_bits(format, value):
    mantissa, least, greatest = FORMATS[format]
    width = {"f64": 64, "f32": 32, "f8E5M2": 8}.get(format, 16)
    sign = int(math.copysign(1, value) < 0) << (width - 1)
    if math.isnan(value):
        return (2 * greatest + 1) << mantissa | 1 << (mantissa - 1)
    if math.isinf(value):
        return sign | (2 * greatest + 1) << mantissa
    if value == 0:
        return sign
    exponent = max(math.frexp(value)[1] - 1, least)
    units = int(Fraction(abs(value)) / Fraction(2) ** (exponent - mantissa))
    # The leading one, where there is one, adds 1 to the exponent.
    return sign | ((exponent + greatest - 1) << mantissa) + units


def dense(format, values):
    digits = {"f64": 16, "f32": 8, "f8E5M2": 2}.get(format, 4)
    return "[" + ", ".join(f"0x{to_bits(format, v):0{digits}X}" for v in values) + "]"


# Functions -------------------------------------------------------------------

# 2/pi to what the largest f64 takes.
with localcontext() as context:
    context.prec = 450
    HALF_PI = Fraction(minimax.compute_pi() / 2)


def reduce_angle(x):
    """(n, r), x = n pi/2 + r."""
    n = round(Fraction(x) / HALF_PI)
    rest = Fraction(x) - n * HALF_PI
    return n % 4, D(rest.numerator) / D(rest.denominator)


def sin_of(n, r):
    value = (minimax.cos if n % 2 else minimax.sin)(r)
    return -value if n % 4 >= 2 else value


def sin(x):
    return x if x == 0 else sin_of(*reduce_angle(x))


def cos(x):
    n, r = reduce_angle(x)
    return sin_of(n + 1, r)


def tan(x):
    n, r = reduce_angle(x)
    return x if x == 0 else sin_of(n, r) / sin_of(n + 1, r)


def exp(x):
    return (INF if x > 0 else 0.0) if abs(x) > 800 else D(x).exp()


def exp2(x):
    return (INF if x > 0 else 0.0) if abs(x) > 1200 else (D(x) * minimax.LN2).exp()


def log(x):
    return -INF if x == 0 else NAN if x < 0 else D(x).ln() if x != 1 else 0.0


def log2(x):
    return log(x) if x <= 0 or x == 1 else D(x).ln() / minimax.LN2


def tanh(x):
    if abs(x) > 30 or x == 0:
        return math.copysign(min(1.0, abs(x)), x)
    return minimax.tanh(D(x)) if abs(x) > 1e-9 else D(x) - D(x) ** 3 / 3


def erf(x):
    if abs(x) > 7 or x == 0:
        return math.copysign(min(1.0, abs(x)), x)
    return minimax.erf(D(x))


def pow(x, y):
    """IEEE 754's pow, one rule a line."""
    is_integer = math.isinf(y) or y == math.floor(y) if not math.isnan(y) else False
    is_odd = is_integer and not math.isinf(y) and int(y) % 2 == 1
    if y == 0 or x == 1:
        return 1.0
    if math.isnan(x) or math.isnan(y):
        return NAN
    if x == 0:
        return math.copysign(INF if y < 0 else 0.0, x if is_odd else 1)
    if math.isinf(y):
        return 1.0 if x == -1 else INF if (abs(x) > 1) == (y > 0) else 0.0
    if math.isinf(x):
        return math.copysign(0.0 if y < 0 else INF, x if is_odd else 1)
    if x < 0 and not is_integer:
        return NAN
    sign = -1 if x < 0 and is_odd else 1
    power = D(y) * D(abs(x)).ln()
    if abs(power) > 800:
        return math.copysign(INF if power > 0 else 0.0, sign)
    return sign * power.exp()


# Arguments -------------------------------------------------------------------


def hard_angles():
    """For each exponent the f64 next to a multiple of pi/2, by continued fractions."""
    result = []
    for exponent in range(-52, 972):
        # M 2^exponent / (pi/2) is next to an integer if M is a denominator of a
        # convergent, or a small multiple of one.
        ratio = Fraction(2) ** exponent / HALF_PI
        p0, q0, p1, q1, rest = 0, 1, 1, 0, ratio
        while True:
            digit = math.floor(rest)
            p0, q0, p1, q1 = p1, q1, digit * p1 + p0, digit * q1 + q0
            if q1 >= 2**53 or rest == digit:
                break
            rest = 1 / (rest - digit)
        q = q0  # the last denominator below 2^53
        multiple = -(-(2**52) // q)
        if q * multiple < 2**53:
            result.append(math.ldexp(q * multiple, exponent))
    return result


SPECIAL = [0.0, -0.0, INF, -INF, NAN]
SUBNORMAL = [5e-324, -5e-324, 2.2250738585072009e-308, 2.2250738585072014e-308]
GENERATOR = random.Random(754)


def uniform(low, high, count):
    return [GENERATOR.uniform(low, high) for _ in range(count)]


def around(*values):
    return [w for v in values for w in (math.nextafter(v, -INF), v, math.nextafter(v, INF))]


def any_bits(count):
    result = []
    while len(result) < count:
        value = math.ldexp(GENERATOR.uniform(1, 2), GENERATOR.randrange(-1074, 1024))
        result.append(value if GENERATOR.random() < 0.5 else -value)
    return result


def angles():
    result = uniform(-10, 10, 60) + uniform(-1e6, 1e6, 30) + any_bits(80)
    result += around(2.0**27, math.pi / 4, math.pi / 2)
    if "--hard-angles" in sys.argv:
        result += hard_angles() + [-6381956970095103 * 2.0**797]
    return result


def exponents():
    thresholds = around(709.782712893384, -745.1332191019412, -708.3964185322641)
    return (uniform(-745.2, 709.9, 80) + uniform(-746, -708, 40) + any_bits(40) + thresholds +
            around(0.34657359, -0.34657359))


def binary_exponents():
    return (uniform(-1075.2, 1024.1, 80) + uniform(-1076, -1021, 40) + any_bits(40) +
            around(1024.0, -1022.0, -1074.0, -1075.0, 0.5, -0.5) + [10.0, -1074.5])


def powers():
    return uniform(0, 3, 80) + any_bits(120) + around(1.0, 0.5**0.5, 2**0.5, 2.0) + [1024.0]


def near_zero(*thresholds):
    """Arguments of an odd function that ends at 1; the last threshold is where."""
    end = thresholds[-1] * 1.05
    return (uniform(-end, end, 80) + uniform(-1, 1, 60) + any_bits(60) + around(*thresholds))


# By name: the function, its limits at the infinities, its arguments.
UNARY = {
    "exp": (exp, INF, 0.0, exponents),
    "exp2": (exp2, INF, 0.0, binary_exponents),
    "log": (log, INF, NAN, powers),
    "log2": (log2, INF, NAN, powers),
    "sin": (sin, NAN, NAN, angles),
    "cos": (cos, NAN, NAN, angles),
    "tan": (tan, NAN, NAN, angles),
    "tanh": (tanh, 1.0, -1.0, lambda: near_zero(0.6, 19.06, 19.2)),
    "erf": (erf, 1.0, -1.0, lambda: near_zero(0.925, 5.92, 6.0)),
}


def pow_arguments(format):
    mantissa, least, greatest = FORMATS[format]
    one = 2.0**-mantissa
    special = SPECIAL + [1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, -3.0, 1 + one, -1 - one, 1 - one / 2,
                         2.0**least, -(2.0**least), 2.0 ** (least - mantissa),
                         (2 - one) * 2.0**greatest, -(2 - one) * 2.0**greatest]
    if greatest > mantissa:  # Odd, even and half
        last = 2.0**mantissa
        special += [s * v for s in (1, -1) for v in (last, last + 1, 2 * last, last / 2 + 0.5)]
    pairs = [(x, y) for x in special for y in special]
    for _ in range(150):
        for x in (math.ldexp(GENERATOR.uniform(1, 2), GENERATOR.randrange(least, greatest)),
                  1 + GENERATOR.uniform(0.5, 1) * 2.0 ** GENERATOR.uniform(-mantissa, -1),
                  1 - GENERATOR.uniform(0.5, 1) * 2.0 ** GENERATOR.uniform(-mantissa, -1)):
            exponent = GENERATOR.uniform(least - mantissa - 1, greatest + 1)
            pairs.append((x, exponent / math.log2(x)))
        pairs.append((GENERATOR.uniform(-10, 10), GENERATOR.randrange(-20, 20)))
    return [(round_to(format, x), round_to(format, float(y))) for x, y in pairs]


# The module ------------------------------------------------------------------


def emit(name, op, format, columns, results, ulp):
    """`columns` are the lists of arguments."""
    is_exact = [v in (0, 1, -1) or not math.isfinite(v) for v in results]
    order = sorted(range(len(results)), key=lambda i: not is_exact[i])  # stable
    columns = [[column[i] for i in order] for column in columns]
    results = [results[i] for i in order]
    count, exact = len(results), sum(is_exact)
    buffer, tensor = f"memref<{count}x{format}>", f"tensor<{count}x{format}>"
    inputs = [f"%x{i}" for i in range(len(columns))]
    arguments = ", ".join(f"{x}: {buffer}" for x in inputs + ["%o"])
    print(f"uop.kernel @{name}_kernel({arguments}) {{")
    print(f"  %i = uop.range 0 to {count} : index")
    for i, x in enumerate(inputs):
        print(f"  %l{i} = uop.load {x}[%i] : {buffer} -> {format}")
    print(f"  %r = uop.{op} " + ", ".join(f"%l{i}" for i in range(len(inputs))) + f" : {format}")
    print(f"  uop.store %r, %o[%i] over (%i) : {buffer}\n  uop.sink\n}}\n")
    print(f"func.func @{name}() {{")
    for x, column in zip(inputs, columns):
        print(f"  {x} = uop.const dense<{dense(format, column)}> : {tensor}")
    print(f"  %init = tensor.empty() : {tensor}")
    print(f"  %r = uop.launch @{name}_kernel ins(" + ", ".join(inputs) + " : " +
          ", ".join(tensor for _ in inputs) + f") outs(%init : {tensor}) -> {tensor}")
    checks = ((0, exact, "eq", ""), (exact, count, "close", f" {{ulp = {ulp}}}"))
    for begin, end, check, bound in checks:
        part = f"tensor<{end - begin}x{format}>"
        print(f"  %r{begin} = uop.shrink %r offsets [{begin}] sizes [{end - begin}] "
              f": {tensor} -> {part}")
        print(f"  %e{begin} = uop.const dense<{dense(format, results[begin:end])}> : {part}")
        print(f"  check.expect_{check} %r{begin}, %e{begin}{bound} : {part}")
    print("  return\n}\n")


def main():
    for name, (function, at_infinity, at_minus_infinity, arguments) in UNARY.items():
        xs = SPECIAL + SUBNORMAL + arguments()
        limits = {INF: at_infinity, -INF: at_minus_infinity}
        results = [
            x if math.isnan(x) else limits[x] if x in limits else round_to("f64", function(x))
            for x in xs
        ]
        emit(name, name, "f64", [xs], results, 2)
    for format in FORMATS:
        pairs = pow_arguments(format)
        results = [round_to(format, pow(x, y)) for x, y in pairs]
        bound = 2 if format == "f64" else 1
        emit(f"pow_{format}", "pow", format, list(zip(*pairs)), results, bound)


if __name__ == "__main__":
    main()
