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
    """Lines; for each axis its size and what it is for; the buffers' sizes; and
    how many tiles are made for each point of axis 0."""

    def __init__(self, body, axes, buffers, tiles=0):
        self.body, self.axes, self.buffers, self.tiles = body, axes, buffers, tiles


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


def normalized(rng):
    """A row less its mean is a tile, which is multiplied by a matrix."""
    element = rng.choice(["f32", "f32", "f64", "i32", "f16"])
    m, n, k = (rng.choice([1, 2, 3, 4, 8, 12, 16, 24]) for _ in range(3))
    lines = [f"  %i = uop.range 0 to {m} : index", f"  %j = uop.range 1 to {n} : index",
             f"  %q = uop.range 2 to {k} reduce : index", f"  %t = uop.range 3 to {k} : index",
             f"  %k = uop.range 4 to {k} reduce : index"]
    a = index(lines, [(k, "%i"), (1, "%q")], "a")
    b = index(lines, [(k, "%i"), (1, "%t")], "b")
    c = index(lines, rng.choice([[(n, "%k"), (1, "%j")], [(k, "%j"), (1, "%k")]]), "c")
    o = index(lines, rng.choice([[(n, "%i"), (1, "%j")], [(m, "%j"), (1, "%i")]]), "o")
    lines += [f"  %x = uop.load %a0[{a}] : memref<{m * k}x{element}> -> {element}",
              f"  %s = uop.reduce {rng.choice(['add', 'max'])} %x over (%q) : {element}",
              f"  %y = uop.load %a0[{b}] : memref<{m * k}x{element}> -> {element}",
              f"  %d = uop.sub %y, %s : {element}",
              f"  %tile = uop.bufferize %d over (%t) in <local> : {element} -> "
              f"tensor<{k}x{element}>",
              f"  %e = uop.index %tile[%k] : tensor<{k}x{element}> -> {element}",
              f"  %w = uop.load %a1[{c}] : memref<{k * n}x{element}> -> {element}",
              f"  %p = uop.mul %e, %w : {element}",
              f"  %r = uop.reduce add %p over (%k) : {element}",
              f"  uop.store %r, %o[{o}] over (%i, %j) : memref<{m * n}x{element}>"]
    axes = {0: (m, "out"), 1: (n, "out"), 2: (k, "reduce"), 3: (k, "tile"), 4: (k, "reduce")}
    return Kernel(lines, axes, [(m * k, element), (k * n, element), (m * n, element)], 1)


def window(rng):
    """A convolution of rows, padded with 0."""
    element = rng.choice(["f32", "f32", "f64", "i16"])
    channels, points, outputs = (rng.choice([1, 2, 3, 4, 7, 8, 16]) for _ in range(3))
    taps, stride = rng.choice([1, 2, 3, 5]), rng.choice([1, 1, 2, 3])
    low = rng.randint(0, taps - 1)
    length = max(1, stride * (points - 1) + taps - low - rng.randint(0, taps - 1))
    lines = [f"  %o0 = uop.range 0 to {outputs} : index", f"  %p = uop.range 1 to {points} : index",
             f"  %c = uop.range 2 to {channels} reduce : index",
             f"  %t = uop.range 3 to {taps} reduce : index"]
    place = index(lines, [(stride, "%p"), (1, "%t")], "p")
    a = index(lines, [(length, "%c"), (1, place)], "a")
    b = index(lines, [(channels * taps, "%o0"), (taps, "%c"), (1, "%t")], "b")
    o = index(lines, [(points, "%o0"), (1, "%p")], "o")
    lines += [f"  %low = uop.const {low} : index", f"  %high = uop.const {low + length} : index",
              f"  %g0 = uop.cmp ge {place}, %low : index",
              f"  %g1 = uop.cmp lt {place}, %high : index", "  %g = uop.and %g0, %g1 : i1",
              f"  %position = uop.sub {a}, %low : index",
              f"  %x = uop.load %a0[%position] if %g : memref<{channels * length}x{element}> "
              f"-> {element}",
              f"  %w = uop.load %a1[{b}] : memref<{outputs * channels * taps}x{element}> "
              f"-> {element}",
              f"  %m = uop.mul %x, %w : {element}",
              f"  %r = uop.reduce add %m over (%c, %t) : {element}",
              f"  uop.store %r, %o[{o}] over (%o0, %p) : memref<{outputs * points}x{element}>"]
    return Kernel(lines, {0: (outputs, "out"), 1: (points, "out"), 2: (channels, "reduce"),
                          3: (taps, "reduce")},
                  [(channels * length, element), (outputs * channels * taps, element),
                   (outputs * points, element)])


def schedule(rng, kernel):
    """Mostly legal actions; the ids of new axes are counted as the pass does."""
    axes = dict(kernel.axes)
    fresh = max(axes) + 1
    actions, kinds, threaded = [], {}, False
    if kernel.tiles and rng.random() < 0.6:
        size = axes[0][0]
        n = rng.choice([d for d in range(1, size + 1) if size % d == 0])
        actions.append(f"tile(0, {n})")
        if n != size:
            axes[0], axes[fresh] = (size // n, "out"), (n, "out")
            fresh += 1
        for _ in range(kernel.tiles):
            axes[fresh] = (n, "tile")
            fresh += 1
    for _ in range(rng.randint(1, 6)):
        free = [axis for axis in axes if axis not in kinds]
        if not free:
            break
        axis = rng.choice(free)
        size, role = axes[axis]
        action = rng.choice(["split", "peel", "vector", "vector", "copies", "copies",
                             "thread", "reorder", "stage", "merge", "pad_to", "accumulate"])
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
            kind = "simd" if action == "vector" else ("unroll" if role == "reduce" else "upcast")
            if kind == "simd" and "simd" in kinds.values() and rng.random() < 0.7:
                continue
            n = rng.choice(divisors)
            actions.append(f"{kind}({axis}, {n})")
            if n == size:
                kinds[axis] = kind
            else:
                axes[axis], axes[fresh] = (size // n, role), (n, role)
                kinds[fresh] = kind
                fresh += 1
        elif action == "merge":
            others = [other for other in free if other != axis and axes[other][1] == role]
            if others:
                other = rng.choice(others)
                actions.append(f"merge({axis}, {other})")
                axes[axis] = (size * axes[other][0], role)
                del axes[other]
        elif action == "pad_to":
            n = size + rng.randint(0, 2 * size)
            actions.append(f"pad_to({axis}, {n})")
            axes[axis] = (n, role)
        elif action == "accumulate":
            reduced = [other for other in free if axes[other][1] == "reduce"]
            if role == "out" and reduced:
                actions.append(f"accumulate({axis}, {rng.choice(reduced)})")
                axes[fresh] = (size, "tile")
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
    if rng.random() < 0.3:
        actions.append("stream(2)")
    return "[" + ", ".join(actions) + "]"


def write(seed):
    rng = random.Random(seed)
    kernel = rng.choice([contraction, contraction, contraction, pointwise, rows, normalized,
                         normalized, window, window])(rng)
    (sa, element), (sb, _), (so, _) = kernel.buffers
    text = [f"uop.kernel @k(%a0: memref<{sa}x{element}>, %a1: memref<{sb}x{element}>, "
            f"%o: memref<{so}x{element}>) attributes "
            f"{{uop.schedule = #uop.schedule<{schedule(rng, kernel)}>}} {{"]
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
