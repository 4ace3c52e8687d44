#!/usr/bin/env python3
"""Random loops and branches beside the interpreter.

Each program is an scf.while or scf.if whose regions use several values from outside, most
of them of the state's own type: constants, what is computed from constants or from
arguments, reshapes. Results and states change places at random. uop-run compares the
compiled program with the interpreter.

    fuzz_loops.py --first 0 --count 100 [--save DIR]
"""

import argparse
import os
import random
import subprocess
import tempfile

SHAPES = [(4,), (2, 3), (5,)]


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        shape = self.random.choice(SHAPES)
        self.shape = "x".join(map(str, shape))
        self.axes = ", ".join(map(str, range(len(shape))))
        self.type = f"tensor<{self.shape}xf32>"
        self.dims = shape
        self.lines, self.outside = [], []

    def emit(self, *lines):
        self.lines += lines

    def dense(self, dims=None):
        dims = self.dims if dims is None else dims
        if not dims:
            return f"{self.random.uniform(0.2, 1.0):.3f}"
        return "[" + ", ".join(self.dense(dims[1:]) for _ in range(dims[0])) + "]"

    def add_outside(self, number):
        kind = self.random.choice(["constant", "computed", "reshaped", "argument", "runtime"])
        name, type = f"%c{number}", self.type
        constant = f"uop.const dense<{self.dense()}> : {type}"
        if kind == "constant":
            self.emit(f"  {name} = {constant}")
        elif kind == "computed":
            op = self.random.choice(["exp", "sqrt", "neg"])
            self.emit(f"  {name}_0 = {constant}", f"  {name} = uop.{op} {name}_0 : {type}")
        elif kind == "reshaped":
            long = f"tensor<1x{self.shape}xf32>"
            self.emit(f"  {name}_0 = {constant}",
                      f"  {name}_1 = uop.reshape {name}_0 : {type} -> {long}",
                      f"  {name}_2 = uop.exp {name}_1 : {long}",
                      f"  {name} = uop.reshape {name}_2 : {long} -> {type}")
        elif kind == "argument":
            self.emit(f"  {name} = uop.reshape %x : {type} -> {type}")
        else:
            self.emit(f"  {name} = uop.tanh %x : {type}")
        self.outside.append(name)

    def compute(self, value, prefix):
        """Emits something made of the value and of some of those outside."""
        used = self.random.sample(self.outside, self.random.randint(1, len(self.outside)))
        for number, other in enumerate(used):
            op = self.random.choice(["add", "sub", "mul"])
            self.emit(f"    %{prefix}{number} = uop.{op} {value}, {other} : {self.type}")
            value = f"%{prefix}{number}"
        self.emit(f"    %{prefix} = uop.tanh {value} : {self.type}")
        return f"%{prefix}"

    def loop(self):
        state = f"tensor<i32>, {self.type}, {self.type}"
        self.emit("  %i0 = uop.const 0 : tensor<i32>",
                  f"  %r:3 = scf.while (%i = %i0, %a = %x, %b = %y) : ({state}) -> ({state}) {{",
                  "    %limit = uop.const 3 : tensor<i32>",
                  "    %less = uop.cmp lt %i, %limit : tensor<i32>",
                  "    %holds = tensor.extract %less[] : tensor<i1>")
        value = self.compute("%a", "s") if self.random.random() < 0.5 else "%a"
        self.emit(f"    scf.condition(%holds) %i, {value}, %b : {state}", "  } do {",
                  f"  ^bb0(%i: tensor<i32>, %a: {self.type}, %b: {self.type}):")
        results = [self.compute("%a", "p"), self.compute("%b", "q")]
        self.random.shuffle(results)
        self.emit("    %one = uop.const 1 : tensor<i32>",
                  "    %j = uop.add %i, %one : tensor<i32>",
                  f"    scf.yield %j, {', '.join(results)} : {state}", "  }")
        return "%r#1, %r#2"

    def branch(self):
        self.emit(f"  %sum = uop.reduce_axis add %x axes [{self.axes}] : {self.type} -> tensor<f32>",
                  "  %zero = uop.const 0.0 : tensor<f32>",
                  "  %less = uop.cmp lt %sum, %zero : tensor<f32>",
                  "  %holds = tensor.extract %less[] : tensor<i1>",
                  f"  %r:2 = scf.if %holds -> ({self.type}, {self.type}) {{")
        value = self.compute("%x", "p")
        self.emit(f"    scf.yield {value}, {self.random.choice(self.outside)} : "
                  f"{self.type}, {self.type}", "  } else {")
        value = self.compute("%y", "q")
        self.emit(f"    scf.yield {self.random.choice(self.outside)}, {value} : "
                  f"{self.type}, {self.type}", "  }")
        return "%r#0, %r#1"

    def write(self):
        for number in range(self.random.randint(2, 6)):
            self.add_outside(number)
        results = self.loop() if self.random.random() < 0.6 else self.branch()
        self.emit(f"  %u = uop.mul %x, {self.random.choice(self.outside)} : {self.type}")
        types = ", ".join([self.type] * 3)
        body = "\n".join(self.lines)
        return (f"func.func @main(%x: {self.type}, %y: {self.type}) -> ({types}) {{\n{body}\n"
                f"  return {results}, %u : {types}\n}}\n")


def run(path, seed):
    command = ["uop-run", path, f"--random-inputs={seed}", "--verify", "--repeat=2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return done.stderr.strip() if done.returncode else None


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--save", help="the folder for programs that fail")
    options = parser.parse_args()
    problems = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.first, options.first + options.count):
            path = os.path.join(options.save or folder, f"loop-{seed}.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(Program(seed).write())
            # Branches depend on the inputs.
            message = run(path, 1) or run(path, 2)
            if message:
                problems += 1
                print(f"seed {seed}: {message}")
            else:
                os.remove(path)
    print(f"{options.count} programs, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
