#!/usr/bin/python3
"""Measures the figures of README.md: kernels, compile time and run time.

    figures.py [--kernels] [--threads=N] [--keep=FOLDER]

Prints one line per graph, a row of a Markdown table. Each of 9 processes compiles the
graph once and runs it 21 times; a time is the median over the processes, of their
median run, with the least one in brackets: where the two are far apart, the machine
was busy. --kernels leaves the times out, so that the output is the same everywhere.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "demo"))
sys.dont_write_bytecode = True

from make_network import Value, Writer  # noqa: E402

PROCESSES, RUNS, WARMUP = 9, 21, 3


class Graph(Writer):
    """One function, its arguments first."""

    def __init__(self):
        super().__init__()
        self.arguments = []

    def argument(self, *shape):
        self.arguments.append(Value(f"%a{len(self.arguments)}", shape))
        return self.arguments[-1]

    def text(self, *results):
        arguments = ", ".join(f"{a.name}: {a.type}" for a in self.arguments)
        types = ", ".join(r.type for r in results)
        names = ", ".join(r.name for r in results)
        body = "\n".join(self.lines)
        return f"func.func @main({arguments}) -> ({types}) {{\n{body}\n  return {names} : {types}\n}}\n"

    def along_last(self, x, shape):
        """[...] -> [..., n], repeated."""
        return self.expand(self.reshape(x, x.shape + (1,)), shape)

    def matmul(self, x, w):
        """[b..., m, k] x [b..., k, n]"""
        batch, (m, k), n = x.shape[:-2], x.shape[-2:], w.shape[-1]
        whole = batch + (m, k, n)
        x = self.expand(self.reshape(x, batch + (m, k, 1)), whole)
        w = self.expand(self.reshape(w, batch + (1, k, n)), whole)
        return self.reduce("add", self.binary("mul", x, w), (len(whole) - 2,))

    def add_bias(self, x, bias):
        return self.binary("add", x, self.expand(self.reshape(bias, (1,) * (len(x.shape) - 1) + bias.shape), x.shape))

    def softmax_last(self, x):
        last = (len(x.shape) - 1,)
        x = self.binary("sub", x, self.along_last(self.reduce("max", x, last), x.shape))
        e = self.unary("exp", x)
        return self.binary("fdiv", e, self.along_last(self.reduce("add", e, last), x.shape))

    def mean_last(self, x):
        total = self.reduce("add", x, (len(x.shape) - 1,))
        return self.binary("fdiv", total, self.splat(float(x.shape[-1]), total.shape))


def elementwise():
    g = Graph()
    x, y = g.argument(1 << 20), g.argument(1 << 20)
    return g.text(g.unary("sqrt", g.binary("add", g.unary("square", x), g.unary("square", y))))


def total():
    g = Graph()
    return g.text(g.reduce("add", g.argument(1 << 20), (0,)))


def matmul(n):
    g = Graph()
    return g.text(g.matmul(g.argument(n, n), g.argument(n, n)))


def linear():
    g = Graph()
    x, w, b = g.argument(32, 784), g.argument(784, 128), g.argument(128)
    return g.text(g.relu(g.add_bias(g.matmul(x, w), b)))


def softmax():
    g = Graph()
    return g.text(g.softmax_last(g.argument(1024, 1024)))


def layernorm():
    g = Graph()
    x, scale, shift = g.argument(512, 768), g.argument(768), g.argument(768)
    centred = g.binary("sub", x, g.along_last(g.mean_last(x), x.shape))
    variance = g.mean_last(g.unary("square", centred))
    variance = g.binary("add", variance, g.splat(1e-5, variance.shape))
    x = g.binary("mul", centred, g.along_last(g.unary("rsqrt", variance), x.shape))
    scale = g.expand(g.reshape(scale, (1, 768)), x.shape)
    return g.text(g.add_bias(g.binary("mul", x, scale), shift))


def attention():
    g = Graph()
    q, k, v = (g.argument(8, 128, 64) for _ in range(3))
    k = g.convert("permute", k, (8, 64, 128), " [0, 2, 1]")
    scores = g.matmul(q, k)
    scores = g.binary("mul", scores, g.splat(0.125, scores.shape))
    return g.text(g.matmul(g.softmax_last(scores), v))


def convolution():
    g = Graph()
    x, w, b = g.argument(16, 56, 56), g.argument(32, 16, 3, 3), g.argument(32)
    x = g.windows(g.windows(g.pad(x, (0, 1, 1)), 2, 3), 1, 3)
    whole = (32, 16, 3, 56, 3, 56)
    x = g.expand(g.reshape(x, (1,) + x.shape), whole)
    w = g.expand(g.reshape(w, (32, 16, 3, 1, 3, 1)), whole)
    x = g.reduce("add", g.binary("mul", x, w), (1, 2, 4))
    return g.text(g.relu(g.binary("add", x, g.expand(g.reshape(b, (32, 1, 1)), x.shape))))


def demo():
    with open(os.path.join(ROOT, "demo", "network.mlir"), encoding="ascii") as file:
        return file.read()


GRAPHS = [
    ("sqrt(x^2 + y^2), 1M elements", elementwise),
    ("sum, 1M elements", total),
    ("matmul 256x256x256", lambda: matmul(256)),
    ("relu(x @ w + b), 32x784x128", linear),
    ("softmax, 1024x1024", softmax),
    ("layernorm with affine, 512x768", layernorm),
    ("attention, 8 heads, 128x64", attention),
    ("conv 3x3 + bias + relu, 16x56x56 to 32", convolution),
    ("demo/network.mlir", demo),
]


def run(path, threads, *options):
    command = ["uop-run", path, "--random-inputs=1", "--stats", f"--threads={threads}", *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--kernels", action="store_true", help="no times")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--keep", help="folder for the graphs")
    options = parser.parse_args()
    os.environ["PATH"] = os.path.join(ROOT, "build", "release", "bin") + os.pathsep + os.environ["PATH"]

    if not options.kernels:
        print("| graph | compile, ms | run, us | GFLOP/s |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        folder = options.keep or folder
        os.makedirs(folder, exist_ok=True)
        for number, (name, make) in enumerate(GRAPHS):
            path = os.path.join(folder, f"{number}.mlir")
            with open(path, "w", encoding="ascii") as file:
                file.write(make())
            if options.kernels:
                print(f"{name:40} {run(path, 1)['kernels']:2}")
                continue
            stats = [run(path, options.threads, f"--repeat={RUNS}", f"--warmup={WARMUP}")
                     for _ in range(PROCESSES)]
            compile_ms = [s["compile_ms"]["total"] for s in stats]
            run_us = [s["run_us"]["median"] for s in stats]
            print(f"| {name} | {statistics.median(compile_ms):.0f} ({min(compile_ms):.0f}) "
                  f"| {statistics.median(run_us):.0f} ({min(run_us):.0f}) "
                  f"| {stats[0]['flops'] / statistics.median(run_us) / 1000:.1f} |", flush=True)


if __name__ == "__main__":
    main()
