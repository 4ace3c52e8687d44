#!/usr/bin/env python3
"""Random index expressions, run at every point of a small box before and after
uop-simplify-index. Prints the expressions that differ; exits 1 if any does."""

import argparse
import concurrent.futures
import random
import re
import subprocess
import sys

import index_cases

LARGE = [2**31, 2**32 - 1, 2**60, 2**62, 2**63 - 1, -(2**63) + 1]


class Wraps(Exception):
    pass


class Generator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def box(self):
        pick = self.random
        sizes = pick.choice([(40,), (9, 9), (14, 4), (5, 5, 5), (3, 8, 4), (6, 1, 7)])
        box = {}
        for name, size in zip("abc", sizes):
            low = pick.choice([0, 0, 0, 1, -1, -size // 2, pick.randint(-20, 20)])
            box[name] = (low, low + size - 1)
        return box

    def number(self):
        if self.random.random() < 0.01:
            return self.random.choice(LARGE)
        return self.random.choice([0, 1, 2, 3, 4, 6, 8, 12, 16, self.random.randint(-40, 40)])

    def index(self, box, depth):
        pick = self.random
        if depth == 0 or pick.random() < 0.1:
            if pick.random() < 0.2:
                return ("const", self.number())
            return ("var", pick.choice(list(box)))
        kind = pick.choice(["add"] * 4 + ["sub"] * 2 + ["scale"] * 3 + ["floordiv", "floormod"] * 3
                           + ["split", "idiv", "mod", "where", "mul", "min", "max"])
        value = self.index(box, depth - 1)
        divisor = ("const", pick.choice([1, 2, 3, 4, 4, 5, 6, 8, 8, 9, 12, 16, 24, 60]))
        if kind == "scale":
            return ("mul", value, ("const", self.number()))
        if kind in ("floordiv", "floormod", "idiv", "mod"):
            return (kind, value, divisor)
        if kind == "split":
            # What a reshape makes: a linear position, taken apart again.
            outer = ("mul", ("floordiv", value, divisor), divisor)
            return ("add", outer, ("floormod", value, divisor))
        if kind == "where":
            return ("where", self.condition(box, depth - 1), value, self.index(box, depth - 1))
        return (kind, value, self.index(box, depth - 1))

    def condition(self, box, depth):
        pick = self.random
        if depth > 1 and pick.random() < 0.45:
            kind = pick.choice(["and", "and", "and", "or", "not"])
            operands = [self.condition(box, depth - 1) for _ in range(1 if kind == "not" else 2)]
            return (kind, *operands)
        kind = pick.choice(["lt", "le", "gt", "ge", "eq", "ne"])
        left = self.index(box, max(depth - 1, 0))
        right = ("const", self.number()) if pick.random() < 0.6 else self.index(box, 1)
        return (kind, left, right)

    def tree(self, box):
        pick = self.random
        depth = pick.randint(2, 5)
        kind = pick.random()
        if kind < 0.55:
            return self.index(box, depth)
        if kind < 0.75:
            return self.condition(box, depth)
        # A gated read inside of its table wherever the gate is true.
        size = pick.randint(2, 20)
        value, offset = self.index(box, depth - 1), pick.randint(-5, 5)
        low = ("ge", value, ("const", offset))
        high = ("lt", value, ("const", offset + size))
        gate = ("and", low, high)
        if pick.random() < 0.5:
            gate = ("and", gate, self.condition(box, 2))
        if pick.random() < 0.5:
            gate = ("and", self.condition(box, 2), gate)
        position = ("sub", value, ("const", offset))
        if pick.random() < 0.5:
            position = ("floormod", position, ("const", size))
        return ("read", (size,), position, gate)

    def case(self):
        """A box and a tree no part of which leaves 64 bits."""
        while True:
            box = self.box()
            tree = self.tree(box)
            if not wraps(tree, box):
                return box, tree


def wraps(tree, box):
    """Whether interval arithmetic cannot exclude that a part leaves 64 bits."""

    def bound(node):
        kind = node[0]
        if kind == "var":
            return max(map(abs, box[node[1]]))
        if kind == "const":
            return abs(node[1])
        parts = [bound(part) for part in node[1:] if isinstance(part[0], str)]
        if kind in ("add", "sub"):
            result = sum(parts)
        elif kind == "mul":
            result = parts[0] * parts[1]
        else:
            result = max(parts)
        if result >= 2**63:
            raise Wraps
        return result

    try:
        bound(tree)
    except Wraps:
        return True
    return False


def text(tree):
    symbols = {"add": "+", "sub": "-", "mul": "*", "floordiv": "//", "floormod": "%", "lt": "<",
               "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!=", "and": "and", "or": "or"}
    kind = tree[0]
    if kind in ("var", "const"):
        return str(tree[1])
    if kind == "read":
        return f"read[{tree[1][0]}]({text(tree[2])}, {text(tree[3])})"
    if kind in symbols:
        return f"({text(tree[1])} {symbols[kind]} {text(tree[2])})"
    name = "imod" if kind == "mod" else kind
    return f"{name}({', '.join(map(text, tree[1:]))})"


def run_batch(tool, seed, count):
    generator = Generator(seed)
    cases = [generator.case() for _ in range(count)]
    module = "\n".join(
        index_cases.Writer(box).function(f"case_{number}", tree)
        for number, (box, tree) in enumerate(cases)
    )
    result = subprocess.run(
        [tool, "-", "--test-uop-index", "-o", "/dev/null"],
        input=module, capture_output=True, text=True, timeout=600,
    )
    failures = []
    lines = module.split("\n")
    for line, message in re.findall(r":(\d+):\d+: error: (.*)", result.stderr):
        line = int(line) - 1
        while line and not lines[line].startswith("func.func"):
            line -= 1
        number = int(re.search(r"@case_(\d+)", lines[line])[1])
        box, tree = cases[number]
        ranges = ", ".join(f"{name} in {list(box[name])}" for name in box)
        failures.append(f"{text(tree)} for {ranges}: {message}")
    done = re.search(r"// (\d+) functions, (\d+) points", result.stdout)
    if not failures and (result.returncode or not done or int(done[1]) != count):
        failures.append(f"seed {seed}: exit status {result.returncode}\n{result.stderr[-2000:]}")
    return failures, int(done[2]) if done else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default="uop-opt", help="the uop-opt to run")
    parser.add_argument("--count", type=int, default=2000, help="expressions")
    parser.add_argument("--batch", type=int, default=500, help="expressions a process")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    args = parser.parse_args()
    failures, points, done = [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        batches = [
            pool.submit(run_batch, args.tool, f"{args.seed}:{start}", min(args.batch, args.count - start))
            for start in range(0, args.count, args.batch)
        ]
        for start, batch in zip(range(0, args.count, args.batch), batches):
            found, more = batch.result()
            failures += found
            points += more
            done += min(args.batch, args.count - start)
    for failure in failures:
        print(failure)
    print(f"{done} expressions, {points} points, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
