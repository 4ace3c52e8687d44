#!/usr/bin/env python3
"""Random programs on runtime buffers, compiled and compared with the interpreter.

random_state.py [--first N] [--count N] [--print SEED]

Programs read buffers, compute from old and new contents alike, replace buffers
and parts of them, and return whatever they have. Each is run three times, as
tensors and as its unfused plan. All elements are integers, so that results must
be equal.
"""

import argparse
import random
import subprocess
import sys
import tempfile

SHAPES = [(4, 4), (4, 4), (4, 4), (6,)]


def tensor(shape):
    return f"tensor<{''.join(f'{size}x' for size in shape)}i32>"


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.lines = []
        self.values = []  # (name, shape)
        self.newest = {}  # buffer -> name of its state
        self.arguments = [("%x", (4, 4)), ("%y", (6,))]
        self.values += self.arguments
        steps = self.rng.randint(4, 14)
        for _ in range(steps):
            self.rng.choice([self.read, self.binary, self.move, self.move,
                             self.assign, self.assign, self.part, self.part])()
        shapes = self.rng.sample(self.values, min(3, len(self.values)))
        names = ", ".join(name for name, _ in shapes)
        types = ", ".join(tensor(shape) for _, shape in shapes)
        self.lines.append(f"return {names} : {types}")
        arguments = ", ".join(f"{n}: {tensor(s)}" for n, s in self.arguments)
        self.text = (f"func.func @main({arguments}) -> ({types}) {{\n  "
                     + "\n  ".join(self.lines) + "\n}\n")

    def emit(self, text, shape):
        name = f"%{len(self.lines)}"
        self.lines.append(f"{name} = {text}")
        self.values.append((name, shape))
        return name

    def pick(self, shape=None):
        found = [v for v in self.values if shape in (None, v[1])]
        # Late values more often, so that programs are deep.
        return self.rng.choice(found[-6:] if self.rng.random() < 0.7 else found)

    def read(self):
        buffer = self.rng.randrange(len(SHAPES))
        shape = SHAPES[buffer]
        name = self.emit(f"uop.buffer {buffer} : {tensor(shape)}", shape)
        if buffer not in self.newest:
            self.newest[buffer] = name
        # Another read of a buffer may be assigned to as well, if it is not old.
        elif self.rng.random() < 0.3:
            self.newest[buffer] = name

    def target(self):
        if not self.newest:
            self.read()
        buffer = self.rng.choice(sorted(self.newest))
        return buffer, self.newest[buffer], SHAPES[buffer]

    def binary(self):
        x, shape = self.pick()
        y, _ = self.pick(shape)
        op = self.rng.choice(["add", "sub", "mul", "max"])
        self.emit(f"uop.{op} {x}, {y} : {tensor(shape)}", shape)

    def move(self):
        x, shape = self.pick()
        if not shape:
            return
        kind = self.rng.randrange(6)
        if kind == 0:
            axes = sorted(self.rng.sample(range(len(shape)), self.rng.randint(1, len(shape))))
            self.emit(f"uop.flip {x} axes {axes} : {tensor(shape)}", shape)
        elif kind == 1 and len(shape) == 2:
            self.emit(f"uop.permute {x} [1, 0] : {tensor(shape)} -> {tensor(shape[::-1])}",
                      shape[::-1])
        elif kind == 2 and len(shape) == 2:
            flat = (shape[0] * shape[1],)
            y = self.emit(f"uop.reshape {x} : {tensor(shape)} -> {tensor(flat)}", flat)
            self.emit(f"uop.reshape {y} : {tensor(flat)} -> {tensor(shape)}", shape)
        elif kind == 3:
            self.emit(f"uop.contiguous {x} : {tensor(shape)}", shape)
        elif kind == 4:
            reduced = self.emit(
                f"uop.reduce_axis max {x} axes [0] : {tensor(shape)} -> {tensor(shape[1:])}",
                shape[1:])
            one = (1,) + shape[1:]
            y = self.emit(f"uop.reshape {reduced} : {tensor(shape[1:])} -> {tensor(one)}", one)
            self.emit(f"uop.expand {y} : {tensor(one)} -> {tensor(shape)}", shape)
        else:
            offsets, sizes = self.box(shape)
            self.emit(f"uop.shrink {x} offsets {offsets} sizes {sizes} : "
                      f"{tensor(shape)} -> {tensor(sizes)}", tuple(sizes))

    def box(self, shape):
        sizes = [self.rng.randint(0 if self.rng.random() < 0.1 else min(size, 1), size)
                 for size in shape]
        offsets = [self.rng.randint(0, size - part) for size, part in zip(shape, sizes)]
        return offsets, sizes

    def assign(self):
        buffer, state, shape = self.target()
        value, _ = self.pick(shape)
        self.newest[buffer] = self.emit(
            f"uop.assign {value}, {state} : {tensor(shape)}, {tensor(shape)}", shape)

    def part(self):
        buffer, state, shape = self.target()
        x, _ = self.pick(shape)
        offsets, sizes = self.box(shape)
        source = offsets
        if self.rng.random() < 0.5:
            source = [self.rng.randint(0, size - part) for size, part in zip(shape, sizes)]
        value = self.emit(f"uop.shrink {x} offsets {source} sizes {sizes} : "
                          f"{tensor(shape)} -> {tensor(sizes)}", tuple(sizes))
        if self.rng.random() < 0.5:
            value = self.emit(f"uop.mul {value}, {value} : {tensor(sizes)}", tuple(sizes))
        self.newest[buffer] = self.emit(
            f"uop.assign {value}, {state} offsets {offsets} sizes {sizes} : "
            f"{tensor(sizes)}, {tensor(shape)}", shape)


def run(path, *options):
    return subprocess.run(
        ["uop-run", path, "--random-inputs=1", "--repeat=3", *options],
        capture_output=True, text=True, timeout=120)


def check(seed, folder):
    path = f"{folder}/state.mlir"
    with open(path, "w", encoding="utf-8") as file:
        file.write(Program(seed).text)
    expected = run(path, "--device=interpreter", "--print")
    if expected.returncode != 0:
        return f"the interpreter: {expected.stderr}"
    compiled = run(path, "--print")
    if compiled.returncode != 0 or compiled.stdout != expected.stdout:
        return f"compiled: {compiled.stderr}{compiled.stdout}\nexpected: {expected.stdout}"
    plan = f"{folder}/plan.mlir"
    lowered = subprocess.run(["uop-opt", path, "--uop-plan=fuse=false", "-o", plan],
                             capture_output=True, text=True, timeout=120)
    if lowered.returncode != 0:
        return f"the plan: {lowered.stderr}"
    for device in ("cpu", "interpreter"):
        planned = run(plan, f"--device={device}", "--print")
        if planned.returncode != 0 or planned.stdout != expected.stdout:
            return (f"the plan on {device}: {planned.stderr}{planned.stdout}\n"
                    f"expected: {expected.stdout}")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--print", type=int)
    options = parser.parse_args()
    if options.print is not None:
        print(Program(options.print).text, end="")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.first, options.first + options.count):
            problem = check(seed, folder)
            if problem:
                print(f"seed {seed}: {problem}\n{Program(seed).text}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
