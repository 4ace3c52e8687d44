#!/usr/bin/env python3
"""Any legal schedule gives the same numbers.

Writes kernels with random schedules, runs each compiled and by the interpreter,
which knows nothing of schedules, and compares. A schedule that is refused must
be refused with a reason.

    fuzz_schedules.py --first 0 --count 50

Prints a failing program and, last, `N programs, M refused, K problems`.
"""

import argparse
import concurrent.futures
import random
import subprocess
import sys


class Kernel:
    """Lines; for each axis its size and what it is for; the buffers' sizes."""

    def __init__(self, body, axes, buffers):
        self.body, self.axes, self.buffers = body, axes, buffers


def index(lines, terms, name):
    """Lines that compute the sum of factor * value."""
    total = None
    for number, (factor, value) in enumerate(terms):
        term = value
        if factor != 1:
            lines.append(f"  %{name}c{number} = uop.const {factor} : index")
            lines.append(f"  %{name}m{number} = uop.mul %{name}c{number}, {value} : index")
            term = f"%{name}m{number}"
        if total is None:
            total = term
        else:
            lines.append(f"  %{name}s{number} = uop.add {total}, {term} : index")
            total = f"%{name}s{number}"
    return total


def contraction(rng):
    """Products of two factors, any of which may be transposed, with a gate on
    one of them and something after the reduction."""
    element = rng.choice(["f32", "f32", "f64", "i32", "f16", "i8", "bf16", "ui16"])
    kind = rng.choice(["add", "add", "add", "max", "min", "mul"])
    m, n, k = (rng.choice([1, 2, 3, 5, 7, 8, 12, 16, 19, 33]) for _ in range(3))
    lines = [f"  %i = uop.range 0 to {m} : index", f"  %j = uop.range 1 to {n} : index",
             f"  %k = uop.range 2 to {k} reduce : index"]
    a = index(lines, rng.choice([[(k, "%i"), (1, "%k")], [(m, "%k"), (1, "%i")]]), "a")
    b = index(lines, rng.choice([[(n, "%k"), (1, "%j")], [(k, "%j"), (1, "%k")]]), "b")
    o = index(lines, rng.choice([[(n, "%i"), (1, "%j")], [(m, "%j"), (1, "%i")]]), "o")
    gate = ""
    if rng.random() < 0.3:
        limit = rng.randint(0, n)
        lines += [f"  %limit = uop.const {limit} : index",
                  "  %in = uop.cmp lt %j, %limit : index"]
        gate = " if %in"
    lines += [f"  %x = uop.load %a0[{a}] : memref<{m * k}x{element}> -> {element}",
              f"  %y = uop.load %a1[{b}]{gate} : memref<{k * n}x{element}> -> {element}",
              f"  %p = uop.mul %x, %y : {element}" if kind == "add" else
              f"  %p = uop.sub %x, %y : {element}",
              f"  %r = uop.reduce {kind} %p over (%k) : {element}"]
    value = "%r"
    if rng.random() < 0.4:
        lines += [f"  %e = uop.add %r, %r : {element}"]
        value = "%e"
    lines.append(f"  uop.store {value}, %o[{o}] over (%i, %j) : memref<{m * n}x{element}>")
    buffers = [(m * k, element), (k * n, element), (m * n, element)]
    return Kernel(lines, {0: (m, "out"), 1: (n, "out"), 2: (k, "reduce")}, buffers)


def pointwise(rng):
    element = rng.choice(["f32", "i64", "i16", "f64"])
    m, n = (rng.choice([1, 2, 4, 6, 9, 16, 31]) for _ in range(2))
    lines = [f"  %i = uop.range 0 to {m} : index", f"  %j = uop.range 1 to {n} : index"]
    a = index(lines, [(n, "%i"), (1, "%j")], "a")
    b = index(lines, [(m, "%j"), (1, "%i")], "b")
    lines += [f"  %x = uop.load %a0[{a}] : memref<{m * n}x{element}> -> {element}",
              f"  %y = uop.load %a1[{b}] : memref<{m * n}x{element}> -> {element}",
              f"  %c = uop.cmp lt %x, %y : {element}",
              f"  %w = uop.where %c, %x, %y : {element}",
              f"  %v = uop.mul %w, %x : {element}",
              f"  uop.store %v, %o[{a}] over (%i, %j) : memref<{m * n}x{element}>"]
    return Kernel(lines, {0: (m, "out"), 1: (n, "out")}, [(m * n, element)] * 3)


def rows(rng):
    """Two reductions, the second of which needs the first."""
    m, k = (rng.choice([1, 2, 3, 8, 17, 32]) for _ in range(2))
    element = rng.choice(["f32", "i32", "f64"])
    lines = [f"  %i = uop.range 0 to {m} : index", f"  %k = uop.range 1 to {k} reduce : index"]
    a = index(lines, [(k, "%i"), (1, "%k")], "a")
    lines += [f"  %x = uop.load %a0[{a}] : memref<{m * k}x{element}> -> {element}",
              f"  %y = uop.load %a1[{a}] : memref<{m * k}x{element}> -> {element}",
              f"  %m = uop.reduce max %x over (%k) : {element}",
              f"  %q = uop.range 2 to {k} reduce : index"]
    b = index(lines, [(k, "%i"), (1, "%q")], "b")
    lines += [f"  %z = uop.load %a1[{b}] : memref<{m * k}x{element}> -> {element}",
              f"  %d = uop.sub %z, %m : {element}",
              f"  %s = uop.reduce add %d over (%q) : {element}",
              f"  uop.store %s, %o[%i] over (%i) : memref<{m}x{element}>"]
    return Kernel(lines, {0: (m, "out"), 1: (k, "reduce"), 2: (k, "reduce")},
                  [(m * k, element), (m * k, element), (m, element)])


def schedule(rng, axes):
    """Mostly legal actions; the ids of new axes are counted as the pass does."""
    axes = dict(axes)
    fresh = max(axes) + 1
    actions, kinds, threaded = [], {}, False
    for _ in range(rng.randint(1, 6)):
        free = [axis for axis in axes if axis not in kinds]
        if not free:
            break
        axis = rng.choice(free)
        size, role = axes[axis]
        action = rng.choice(["split", "peel", "vector", "vector", "copies", "copies",
                             "thread", "reorder", "stage"])
        divisors = [d for d in range(1, min(size, 32) + 1) if size % d == 0]
        if action == "split":
            n = rng.choice(divisors)
            actions.append(f"split({axis}, {n})")
            axes[axis], axes[fresh] = (size // n, role), (n, role)
            fresh += 1
        elif action == "peel":
            n = rng.randint(1, max(1, size))
            actions.append(f"peel({axis}, {n})")
            if size % n:
                axes[axis], axes[fresh] = (size - size % n, role), (size % n, role)
                fresh += 1
        elif action in ("vector", "copies"):
            kind = "simd" if action == "vector" else ("upcast" if role == "out" else "unroll")
            if kind == "simd" and "simd" in kinds.values():
                continue
            n = rng.choice(divisors)
            actions.append(f"{kind}({axis}, {n})")
            if n == size:
                kinds[axis] = kind
            else:
                axes[axis], axes[fresh] = (size // n, role), (n, role)
                kinds[fresh] = kind
                fresh += 1
        elif action == "thread" and role == "out" and not threaded:
            actions.append(f"thread({axis})")
            threaded = True
        elif action == "reorder":
            outer = [axis for axis in free if axes[axis][1] == "out"]
            if len(outer) > 1:
                actions.append(f"reorder({', '.join(map(str, rng.sample(outer, 2)))})")
    if rng.random() < 0.3:
        outer = [axis for axis in axes if axes[axis][1] == "out"]
        actions.append(f"stage({rng.randint(0, 1)}, {rng.choice(outer)})")
    return "[" + ", ".join(actions) + "]"


def write(seed):
    rng = random.Random(seed)
    kernel = rng.choice([contraction, contraction, contraction, pointwise, rows])(rng)
    (sa, element), (sb, _), (so, _) = kernel.buffers
    text = [f"uop.kernel @k(%a0: memref<{sa}x{element}>, %a1: memref<{sb}x{element}>, "
            f"%o: memref<{so}x{element}>) attributes "
            f"{{uop.schedule = #uop.schedule<{schedule(rng, kernel.axes)}>}} {{"]
    text += kernel.body + ["  uop.sink", "}"]
    a, b, o = (f"tensor<{size}x{element}>" for size in (sa, sb, so))
    text += [f"func.func @main(%a: {a}, %b: {b}) -> {o} {{",
             f"  %init = tensor.empty() : {o}",
             f"  %0 = uop.launch @k ins(%a, %b : {a}, {b}) outs(%init : {o}) -> {o}",
             f"  return %0 : {o}", "}"]
    return "\n".join(text) + "\n"


def check(seed):
    text = write(seed)
    run = subprocess.run(["uop-run", "-", f"--random-inputs={seed}", "--verify",
                          f"--threads={1 + seed % 2}"],
                         input=text, capture_output=True, text=True, timeout=300)
    if run.returncode == 0:
        return None
    if run.returncode == 1 and "cannot be scheduled by " in run.stderr:
        return "refused"
    return f"seed {seed}: exit code {run.returncode}\n{run.stderr}\n{text}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--print", action="store_true", help="the programs only")
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.count)
    if args.print:
        for seed in seeds:
            print(write(seed))
        return 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(pool.map(check, seeds))
    problems = [text for text in found if text and text != "refused"]
    for text in problems:
        print(text)
    print(f"{len(found)} programs, {found.count('refused')} refused, {len(problems)} problems")
    return 1 if problems else 0


sys.exit(main())
