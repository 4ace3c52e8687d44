#!/usr/bin/env python3
"""Prints the coefficients of the polynomials in lib/Dialect/UOp/Transforms/Decompose.

Each polynomial is a discrete minimax fit by Remez exchange on a dense grid, in
decimal arithmetic of 80 digits. Coefficients are rounded to their format one at
a time, the most important first, and those that are left are fitted again, so
that the rounding of one is made up for by the others.

  minimax.py [NAME ...]       the fits of that name; all without one
"""

import struct
import sys
from decimal import Decimal as D
from decimal import getcontext

getcontext().prec = 80


# Functions -------------------------------------------------------------------


def arctan_inverse(n):
    """atan(1/n) of an integer by its series."""
    total, power, k = D(0), D(1) / n, 0
    while abs(power) > D(10) ** -82:
        total += power / (2 * k + 1) * (-1 if k % 2 else 1)
        power /= n * n
        k += 1
    return total


PI = 4 * (4 * arctan_inverse(5) - arctan_inverse(239))
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


def remez(values, weights, basis):
    """Minimises max |weight * (value - sum c_k basis_k)| over the grid.

    `basis` is one list of powers a grid point. Returns (c, largest error)."""
    count, terms = len(values), len(basis[0])
    # Chebyshev nodes to begin with.
    nodes = [
        int(round((count - 1) * (1 - float(cos(PI * i / terms))) / 2)) for i in range(terms + 1)
    ]
    best = None
    for _ in range(40):
        matrix = [basis[i] + [(-1) ** k / weights[i]] for k, i in enumerate(nodes)]
        *c, level = solve(matrix, [values[i] for i in nodes])
        error = [
            w * (v - sum(a * b for a, b in zip(c, powers)))
            for v, w, powers in zip(values, weights, basis)
        ]
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
    """The nearest float of 24 or 53 bits."""
    as_double = float(x)
    if bits == 53:
        return D(as_double)
    return D(struct.unpack("f", struct.pack("f", as_double))[0])


def fit(name, function, weight, low, high, powers, bits, square=False, grid=1200):
    """function ~ sum c_k y^powers[k], y = x or x * x; error is weight * difference."""
    low, high = D(low), D(high)
    points = []
    for i in range(grid):
        x = (low + high) / 2 - (high - low) / 2 * cos(PI * (2 * i + 1) / (2 * grid))
        points.append(x)
    values = [function(x) for x in points]
    weights = [abs(weight(x)) for x in points]
    ys = [x * x if square else x for x in points]
    basis = [[y**p if p else D(1) for p in powers] for y in ys]
    fixed = []
    rest = values
    worst = None
    for k in range(len(powers)):
        columns = [row[k:] for row in basis]
        c, _ = remez(rest, weights, columns)
        value = round_to(c[0], bits)
        fixed.append(value)
        rest = [v - value * row[0] for v, row in zip(rest, columns)]
    worst = max(abs(w * r) for w, r in zip(weights, rest))
    print(f"{name}: largest error 2^{float(worst.ln() / LN2):.2f}")
    for p, value in zip(powers, fixed):
        print(f"  y^{p}: {float(value).hex()}  {float(value)!r}")


def parts(name, value, bits, count):
    """A constant as the sum of `count` floats."""
    print(f"{name}:")
    for _ in range(count):
        part = round_to(value, bits)
        print(f"  {float(part).hex()}  {float(part)!r}")
        value -= part


LOG2E = 1 / LN2
ROOT = D("0.5").sqrt()
DEGREE = lambda n: list(range(n + 1))

FITS = {
    "exp": lambda: fit("exp(x) = 1 + x + x^2 p(x)", lambda x: (x.exp() - 1 - x) / (x * x),
                       lambda x: x * x / x.exp(), "-0.3467", "0.3467", DEGREE(4), 24),
    "exp2": lambda: fit("2^x = 1 + x p(x)", lambda x: ((x * LN2).exp() - 1) / x,
                        lambda x: x / (x * LN2).exp(), "-0.5", "0.5", DEGREE(5), 24),
    "log": lambda: fit("log(1 + x) = x - x^2/2 + x^3 p(x)",
                       lambda x: ((1 + x).ln() - x + x * x / 2) / x**3,
                       lambda x: x**3 / (1 + x).ln(), ROOT - 1, 1 / ROOT - 1, DEGREE(7), 24),
    "log2": lambda: fit("log2(1 + x) = x log2(e) + x^2 p(x)",
                        lambda x: ((1 + x).ln() - x) * LOG2E / x**2,
                        lambda x: x**2 / ((1 + x).ln() * LOG2E), ROOT - 1, 1 / ROOT - 1,
                        DEGREE(9), 24),
    "sin": lambda: fit("sin(x) = x + x^3 p(x^2)", lambda x: (sin(x) - x) / x**3,
                       lambda x: x**3 / sin(x), "1e-6", "0.7855", DEGREE(3), 24, True),
    "cos": lambda: fit("cos(x) = 1 - x^2/2 + x^4 p(x^2)",
                       lambda x: (cos(x) - 1 + x * x / 2) / x**4,
                       lambda x: x**4 / cos(x), "1e-4", "0.7855", DEGREE(2), 24, True),
    "tan": lambda: fit("tan(x) = x + x^3 p(x^2)", lambda x: (tan(x) - x) / x**3,
                       lambda x: x**3 / tan(x), "1e-6", "0.7855", DEGREE(6), 24, True),
    "tanh": lambda: fit("tanh(x) = x + x^3 p(x^2)", lambda x: (tanh(x) - x) / x**3,
                        lambda x: x**3 / tanh(x), "1e-6", "0.626", DEGREE(4), 24, True),
    "erf": lambda: fit("erf(x) = x + x p(x^2)", lambda x: erf(x) / x - 1,
                       lambda x: x / erf(x), "1e-6", "0.93", DEGREE(5), 24, True),
    "erfc": lambda: fit("log(erfc(x)) = p(x)", lambda x: erfc(x).ln(), erfc,
                        "0.92", "4.0", DEGREE(6), 24),
    "constants": lambda: (
        parts("log 2, f32", LN2, 24, 3), parts("log2(e), f32", LOG2E, 24, 2),
        parts("pi / 2, f32", PI / 2, 24, 4), parts("2 / pi, f32", 2 / PI, 24, 2),
        print("2 / pi, from bit -7:", [hex(int(2 / PI * 2 ** (32 * (i + 1) - 8)) % 2**32)
                                       for i in range(7)])),
}


def main():
    names = sys.argv[1:] or list(FITS)
    for name in names:
        if name not in FITS:
            sys.exit(f"minimax.py: no fit '{name}'; there are {', '.join(FITS)}")
        FITS[name]()


if __name__ == "__main__":
    main()
