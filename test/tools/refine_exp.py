#!/usr/bin/env python3
"""Searches for the coefficients of exp for f32 in Exponential.cpp.

minimax.py fits a polynomial in exact arithmetic. Here each step is rounded as
compiled code rounds it: coefficients are moved by a few units in the last place
as long as the largest error over a sample of arguments does not grow. All
arguments are measured by uop-bench-ulp. Needs numpy.

  refine_exp.py [SECONDS]     prints each better set with its error in ulp
"""

import sys
import time

import numpy as np

F32, F64, LONG = np.float32, np.float64, np.longdouble
START = ["0x1p+0", "0x1.fffffcp-2", "0x1.55548cp-3", "0x1.555858p-5", "0x1.123dcap-7", "0x1.6ac502p-10"]
# Units in the last place by which a coefficient moves: those of high powers
# matter less.
REACH = [1, 2, 8, 64, 512, 4096]


def number(text):
    return F32(float.fromhex(text))


def fma(a, b, c):
    """The product of two f32 is exact in f64."""
    return (np.asarray(a, F64) * np.asarray(b, F64) + np.asarray(c, F64)).astype(F32)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 240
    rng = np.random.default_rng(1)
    x = np.concatenate([rng.uniform(-88, 88, 60000), rng.uniform(-0.35, 0.35, 30000), rng.uniform(33, 34.7, 20000)])
    x = x.astype(F32)
    shift = number("0x1.8p23")
    n = fma(x, number("0x1.715476p+0"), shift) - shift
    r = fma(n, number("0x1.05c61p-29"), fma(n, number("-0x1.62e43p-1"), x))
    exact = np.exp(x.astype(LONG) - n.astype(LONG) * np.log(LONG(2)))
    ulp = np.where(exact < 1, 2.0**-24, 2.0**-23)

    def measure(c):
        p = c[5]
        for coefficient in c[4::-1]:
            p = fma(p, r, coefficient)
        return float(np.max(np.abs(fma(r, p, 1).astype(LONG) - exact) / ulp))

    best = np.array([number(text) for text in START], F32)
    least = measure(best)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        moved = best.copy()
        first = 0 if rng.random() < 0.2 else 1
        for i in rng.choice(np.arange(first, 6), rng.integers(1, 4), replace=False):
            moved[i] += np.spacing(moved[i]) * rng.integers(-REACH[i], REACH[i] + 1)
        error = measure(moved)
        if error > least:
            continue
        if error < least:
            print(f"{error:.4f}", " ".join(float(value).hex() for value in moved), flush=True)
        best, least = moved, error


if __name__ == "__main__":
    main()
