#!/usr/bin/env python3
"""Prints the coefficients of the polynomials in lib/Dialect/UOp/Transforms/Decompose.

Each polynomial is a discrete minimax fit by Remez exchange on a dense grid, in
decimal arithmetic of 80 digits. Coefficients are rounded to their format one at
a time, the most important first, and those that are left are fitted again, so
that the rounding of one is made up for by the others.

  minimax.py [NAME ...]       the fits of that name; all without one
"""

import math
import struct
import sys
from decimal import Decimal as D
from decimal import getcontext, localcontext

getcontext().prec = 80


# Functions -------------------------------------------------------------------


def arctan_inverse(n):
    """atan(1/n) of an integer by its series."""
    total, power, k = D(0), D(1) / n, 0
    while abs(power) > D(10) ** (-getcontext().prec - 2):
        total += power / (2 * k + 1) * (-1 if k % 2 else 1)
        power /= n * n
        k += 1
    return total


def compute_pi():
    return 4 * (4 * arctan_inverse(5) - arctan_inverse(239))


PI = compute_pi()
LN2 = D(2).ln()


def series(first, step):
    """first + first * step(1) + first * step(1) * step(2) + ..."""
    total, term, k = first, first, 1
    while term and abs(term) > abs(total) * D(10) ** -75:
        term *= step(k)
        total += term
        k += 1
    return total


def sin(x):
    return series(x, lambda k: -x * x / ((2 * k) * (2 * k + 1)))


def cos(x):
    return series(D(1), lambda k: -x * x / ((2 * k - 1) * (2 * k)))


def tan(x):
    return sin(x) / cos(x)


def tanh(x):
    e = (2 * x).exp()
    return (e - 1) / (e + 1)


def erf(x):
    """2/sqrt(pi) exp(-x^2) sum 2^k x^(2k+1) / (2k+1)!!, all terms positive."""
    total = series(x, lambda k: 2 * x * x / (2 * k + 1))
    return 2 / PI.sqrt() * (-x * x).exp() * total


def erfc(x):
    return 1 - erf(x)


# Fits ------------------------------------------------------------------------


def solve(matrix, right):
    """Gaussian elimination with partial pivoting."""
    n = len(matrix)
    rows = [row[:] + [b] for row, b in zip(matrix, right)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    x = [D(0)] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - sum(rows[i][j] * x[j] for j in range(i + 1, n))) / rows[i][i]
    return x


def remez(values, weights, basis, start=None):
    """Minimises max |weight * (value - sum c_k basis_k)| over the grid.

    `basis` is one list of powers a grid point. Returns (c, largest error), which
    is no worse than that of the coefficients `start`."""

    def get_error(c):
        return [
            w * (v - sum(a * b for a, b in zip(c, powers)))
            for v, w, powers in zip(values, weights, basis)
        ]

    count, terms = len(values), len(basis[0])
    # Chebyshev nodes to begin with.
    nodes = [
        int(round((count - 1) * (1 - float(cos(PI * i / terms))) / 2)) for i in range(terms + 1)
    ]
    best = start and (start, max(abs(e) for e in get_error(start)))
    for _ in range(40):
        matrix = [basis[i] + [(-1) ** k / weights[i]] for k, i in enumerate(nodes)]
        *c, level = solve(matrix, [values[i] for i in nodes])
        error = get_error(c)
        worst = max(abs(e) for e in error)
        if best is None or worst < best[1]:
            best = (c, worst)
        if worst <= abs(level) * D("1.0005"):
            break
        # The largest point of each run of one sign, then the best consecutive runs.
        peaks = []
        for i, e in enumerate(error):
            if peaks and (error[peaks[-1]] > 0) == (e > 0):
                if abs(e) > abs(error[peaks[-1]]):
                    peaks[-1] = i
            else:
                peaks.append(i)
        while len(peaks) > terms + 1:
            peaks.pop(0 if abs(error[peaks[0]]) < abs(error[peaks[-1]]) else -1)
        if len(peaks) < terms + 1:
            break
        nodes = peaks
    return best


def round_to(x, bits):
    """The nearest float of `bits` bits; 24 and 53 are those of f32 and f64."""
    as_double = float(x)
    if bits == 53:
        return D(as_double)
    if bits == 24:
        return D(struct.unpack("f", struct.pack("f", as_double))[0])
    unit = D(2) ** (math.frexp(as_double)[1] - bits)
    return (x / unit).to_integral_value() * unit


def fit(name, function, weight, low, high, powers, bits, square=False, grid=1200, shift=0):
    """function ~ sum c_k y^powers[k], y = x - shift or x * x; error is weight * difference."""
    low, high = D(low), D(high)
    points = []
    for i in range(grid):
        x = (low + high) / 2 - (high - low) / 2 * cos(PI * (2 * i + 1) / (2 * grid))
        points.append(x)
    values = [function(x) for x in points]
    weights = [abs(weight(x)) for x in points]
    ys = [x * x if square else x - shift for x in points]
    basis = [[y**p if p else D(1) for p in powers] for y in ys]
    fixed = []
    rest = values
    c = None
    for k in range(len(powers)):
        columns = [row[k:] for row in basis]
        c, _ = remez(rest, weights, columns, c and c[1:])
        value = round_to(c[0], bits)
        fixed.append(value)
        rest = [v - value * row[0] for v, row in zip(rest, columns)]
    worst = max(abs(w * r) for w, r in zip(weights, rest))
    print(f"{name}: largest error 2^{float(worst.ln() / LN2):.2f}")
    for p, value in zip(powers, fixed):
        print(f"  y^{p}: {float(value).hex()}  {float(value)!r}")


def parts(name, value, *bits):
    """A constant as the sum of floats, each of its number of bits."""
    print(f"{name}:")
    for count in bits:
        part = round_to(value, count)
        print(f"  {float(part).hex()}  {float(part)!r}")
        value -= part


def two_over_pi_words(name, first, width, count):
    """Words of the bits of 2/pi, the first bit having weight 2^first."""
    with localcontext() as context:
        context.prec = 420
        scaled = 2 / compute_pi() * D(2) ** (width * count - 1 - first)
        bits = int(scaled)
    words = [bits >> (width * (count - 1 - i)) & (1 << width) - 1 for i in range(count)]
    print(f"{name}: " + ", ".join(f"0x{word:0{width // 4}x}" for word in words))


LOG2E = 1 / LN2
ROOT = D("0.5").sqrt()
# The largest (m - 1) / (m + 1), m being a mantissa next to 1.
ATANH_END = (1 / ROOT - 1) / (1 / ROOT + 1) + D("1e-9")


def degree(n):
    return list(range(n + 1))


def log2_of_quotient(s):
    return ((1 + s) / (1 - s)).ln() * LOG2E


# The functions, by the number of bits of the format and of coefficients.


def fit_exp(bits, terms):
    fit("exp(x) = 1 + x + x^2 p(x)", lambda x: (x.exp() - 1 - x) / (x * x),
        lambda x: x * x / x.exp(), "-0.3467", "0.3467", degree(terms - 1), bits)


def fit_exp2(bits, terms):
    fit("2^x = 1 + x p(x)", lambda x: ((x * LN2).exp() - 1) / x,
        lambda x: x / (x * LN2).exp(), "-0.5", "0.5", degree(terms - 1), bits)


def fit_log(bits, terms):
    fit("log(1 + x) = x - x^2/2 + x^3 p(x)", lambda x: ((1 + x).ln() - x + x * x / 2) / x**3,
        lambda x: x**3 / (1 + x).ln(), ROOT - 1, 1 / ROOT - 1, degree(terms - 1), bits)


def fit_log2(bits, terms):
    fit("log2(1 + x) = x log2(e) + x^2 p(x)", lambda x: ((1 + x).ln() - x) * LOG2E / x**2,
        lambda x: x**2 / ((1 + x).ln() * LOG2E), ROOT - 1, 1 / ROOT - 1, degree(terms - 1), bits)


def fit_sin(bits, terms):
    fit("sin(x) = x + x^3 p(x^2)", lambda x: (sin(x) - x) / x**3, lambda x: x**3 / sin(x),
        "1e-6", "0.7855", degree(terms - 1), bits, True)


def fit_cos(bits, terms):
    fit("cos(x) = 1 - x^2/2 + x^4 p(x^2)", lambda x: (cos(x) - 1 + x * x / 2) / x**4,
        lambda x: x**4 / cos(x), "1e-4", "0.7855", degree(terms - 1), bits, True)


def fit_tan(bits, terms):
    fit("tan(x) = x + x^3 p(x^2)", lambda x: (tan(x) - x) / x**3, lambda x: x**3 / tan(x),
        "1e-6", "0.7855", degree(terms - 1), bits, True)


def fit_tanh(bits, terms):
    fit("tanh(x) = x + x^3 p(x^2)", lambda x: (tanh(x) - x) / x**3, lambda x: x**3 / tanh(x),
        "1e-6", "0.626", degree(terms - 1), bits, True)


def fit_erf(bits, terms):
    fit("erf(x) = x + x p(x^2)", lambda x: erf(x) / x - 1, lambda x: x / erf(x),
        "1e-6", "0.93", degree(terms - 1), bits, True)


def fit_erfc(bits, terms):
    fit("log(erfc(x)) = p(x)", lambda x: erfc(x).ln(), erfc, "0.92", "4.0", degree(terms - 1),
        bits)


def fit_scaled_erfc(bits, terms):
    fit("log(erfc(x)) = p(x - 3) - x^2", lambda x: erfc(x).ln() + x * x, erfc, "0.92", "6.0",
        degree(terms - 1), bits, shift=3)


def fit_pow(bits, terms):
    fit("log2((1 + x) / (1 - x)) = c x + x^3 p(x^2), c = 2 log2(e)",
        lambda x: (log2_of_quotient(x) - 2 * LOG2E * x) / x**3,
        lambda x: x**3 / log2_of_quotient(x), "1e-6", ATANH_END, degree(terms - 1), bits, True)


def fit_pow_pair(bits, terms):
    fit("log2((1 + x) / (1 - x)) = c x + c/3 x^3 + x^5 p(x^2), c = 2 log2(e)",
        lambda x: (log2_of_quotient(x) - 2 * LOG2E * (x + x**3 / 3)) / x**5,
        lambda x: x**5 / log2_of_quotient(x), "1e-4", ATANH_END, degree(terms - 1), bits, True)


def print_constants():
    parts("log 2, f32", LN2, 24, 24, 24)
    parts("log 2, f64", LN2, 41, 53)
    parts("log2(e), f32", LOG2E, 24, 24)
    parts("log2(e), f64", LOG2E, 53, 53)
    parts("2 log2(e), f64", 2 * LOG2E, 53, 53)
    parts("2/3 log2(e), f64", 2 * LOG2E / 3, 53, 53)
    parts("pi / 2, f32", PI / 2, 24, 24, 24, 24)
    parts("pi / 2, f64", PI / 2, 53, 53, 53)
    parts("2 / pi, f32", 2 / PI, 24)
    parts("2 / pi, f64", 2 / PI, 53)
    two_over_pi_words("2 / pi from weight 2^7 on", 7, 32, 7)
    two_over_pi_words("2 / pi from weight 2^26 on", 26, 64, 19)


FITS = {
    "exp": lambda: (fit_exp(24, 5), fit_exp(53, 10)),
    "exp2": lambda: (fit_exp2(24, 6), fit_exp2(53, 11)),
    "log": lambda: (fit_log(24, 8), fit_log(53, 20)),
    "log2": lambda: (fit_log2(24, 10), fit_log2(53, 21)),
    "sin": lambda: (fit_sin(24, 4), fit_sin(53, 6)),
    "cos": lambda: (fit_cos(24, 3), fit_cos(53, 6)),
    "tan": lambda: (fit_tan(24, 7), fit_tan(53, 15)),
    "tanh": lambda: (fit_tanh(24, 5), fit_tanh(53, 12)),
    "erf": lambda: (fit_erf(24, 6), fit_erf(53, 12)),
    "erfc": lambda: (fit_erfc(24, 7), fit_scaled_erfc(53, 19)),
    # For f32, computed in f64 with fewer terms; for f64, as a pair.
    "pow": lambda: (fit_pow(53, 5), fit_exp2(53, 7), fit_pow_pair(53, 8)),
    "constants": print_constants,
}


def main():
    names = sys.argv[1:] or list(FITS)
    for name in names:
        if name not in FITS:
            sys.exit(f"minimax.py: no fit '{name}'; there are {', '.join(FITS)}")
        FITS[name]()


if __name__ == "__main__":
    main()
