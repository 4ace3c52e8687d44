#!/usr/bin/env python3
"""Microseconds that building an op takes, the shortest of many rounds.

    op_overhead.py [ROUNDS]
"""

import sys
import time

import uop

COUNT = 200
# Each op has operands of its own: equal ops on equal operands are one value.
tensors = [(uop.zeros((4, 8)) + i).realize() for i in range(COUNT)]
y, index = uop.ones((4, 8)).realize(), uop.Tensor([1, 0]).realize()
mask = (y > 0).realize()
OPS = {
    "x + y": lambda x: x + y,
    "x * 2.0": lambda x: x * 2.0,
    "x.exp()": lambda x: x.exp(),
    "x < y": lambda x: x < y,
    "x.reshape(32)": lambda x: x.reshape(32),
    "x.permute(1, 0)": lambda x: x.permute(1, 0),
    "x.sum(0)": lambda x: x.sum(0),
    "x[1]": lambda x: x[1],
    "x[1:3, ::2]": lambda x: x[1:3, ::2],
    "x[index]": lambda x: x[index],
    "where(mask, x, y)": lambda x: uop.where(mask, x, y),
    "x @ y.T": lambda x: x @ y.T,
    "x.astype(float64)": lambda x: x.astype(uop.float64),
    "x.softmax()": lambda x: x.softmax(),
}


def measure(function, rounds):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        kept = [function(x) for x in tensors]
        best = min(best, (time.perf_counter() - start) / COUNT)
        del kept
    return best * 1e6


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    for name, function in OPS.items():
        print(f"{name:20} {measure(function, rounds):6.2f} us")
