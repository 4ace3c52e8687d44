#!/usr/bin/env python3
"""Interprets random programs at every stage and compares what they print.

compare_stages.py [--first N] [--count N] [--ops N] [--extremes]

Integers and booleans must agree exactly, floats by their bits or, because
stages may sum in another order, within a small relative difference. With
--extremes the programs are those of random_program.py --extremes, uop-form-folds
is a stage, whole and with its folds cut in pieces, and there must be folds. A
failing
seed can be seen again with
random_program.py SEED --constants | uop-opt --uop-schedule --test-uop-interpret=print=true
"""

import argparse
import math
import re
import struct
import subprocess
import sys

from random_program import Program

STAGES = {
    "range": ["--uop-rangeify"],
    "simplified": ["--uop-rangeify", "--uop-simplify-index"],
    "fused": ["--uop-rangeify", "--uop-simplify-index", "--uop-fuse"],
    "schedule": ["--uop-schedule"],
    "unfused plan": ["--uop-plan=fuse=false"],
    "plan": ["--uop-plan"],
}
FORM_FOLDS = [*STAGES["fused"], "--uop-form-folds=force=true"]
FOLD_STAGES = {
    "folds": FORM_FOLDS,
    "folds in kernels": [*FORM_FOLDS, "--uop-form-kernels"],
    "folds in pieces": FORM_FOLDS,
}
RELATIVE = {"f64": 1e-12, "f32": 2e-5, "f16": 2e-2, "bf16": 1e-1}
WIDTH = {"f64": ("<Q", "<d"), "f32": ("<I", "<f"), "f16": ("<H", "<e")}


def interpret(programs, passes, pieces=1):
    """The printed results of each program by its number, and the errors."""
    text = "// -----\n".join(program.replace("@main(", f"@main_{seed}(")
                            for seed, program in programs.items())
    run = subprocess.run(
        ["uop-opt", "-", "--split-input-file", *passes,
         f"--test-uop-interpret=print=true split-folds={pieces}", "-o", "/dev/null",
         "--mlir-print-elementsattrs-with-hex-if-larger=-1"],
        input=text, capture_output=True, text=True, timeout=120)
    results = {}
    for line in run.stdout.splitlines():
        seed, rest = re.fullmatch(r"@main_(\d+) (.*)", line).groups()
        results.setdefault(int(seed), []).append(rest)
    errors = run.stderr if run.returncode == 0 else (
        f"exit code {run.returncode}\n{run.stderr}")
    return results, errors


def count_folds(programs):
    run = subprocess.run(
        ["uop-opt", "-", "--split-input-file", *FORM_FOLDS],
        input="// -----\n".join(programs.values()), capture_output=True, text=True, timeout=120)
    return run.stdout.count(" = uop.fold ")


def number(text, element):
    if not text.startswith("0x"):
        return float(text)
    bits = int(text, 16)
    if element == "bf16":
        bits, element = bits << 16, "f32"
    integer, real = WIDTH[element]
    return struct.unpack(real, struct.pack(integer, bits))[0]


def parse(line):
    """What a printed result is: its type, and its elements."""
    match = re.fullmatch(r"(\d+): (?:tensor |memref )?(?:dense<(.*)>|(\S+)) : (\S+)", line)
    if not match:
        raise RuntimeError(f"cannot read {line}")
    values, scalar, kind = match.group(2), match.group(3), match.group(4)
    text = values if scalar is None else scalar
    element = re.sub(r"^tensor<(?:\d+x)*|>$", "", kind)
    return kind, element, re.findall(r"[^\[\], ]+", text), "[" not in text


def same(expected, actual, element):
    if expected == actual:
        return True
    if element not in RELATIVE:
        return False
    x, y = number(expected, element), number(actual, element)
    if math.isnan(x) or math.isnan(y):
        return math.isnan(x) and math.isnan(y)
    if math.isinf(x) or math.isinf(y):
        return x == y
    return abs(x - y) <= RELATIVE[element] * max(abs(x), abs(y), 1.0)


def differs(expected, actual):
    if len(expected) != len(actual):
        return f"{len(expected)} results, then {len(actual)}"
    for before, after in zip(expected, actual):
        kind, element, x, splat_x = parse(before)
        kind_y, _, y, splat_y = parse(after)
        # dense<v> is every element of its type.
        if splat_x and len(x) == 1 and len(y) > 1:
            x = x * len(y)
        if splat_y and len(y) == 1 and len(x) > 1:
            y = y * len(x)
        if kind != kind_y or len(x) != len(y) or not all(
                same(a, b, element) for a, b in zip(x, y)):
            return f"{before}\n{after}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--ops", type=int, default=14)
    parser.add_argument("--extremes", action="store_true")
    args = parser.parse_args()
    programs = {seed: Program(seed, args.ops, constants=True, extremes=args.extremes).text()
                for seed in range(args.first, args.first + args.count)}
    stages = {**STAGES, **FOLD_STAGES} if args.extremes else STAGES
    expected, errors = interpret(programs, [])
    problems = [errors] if errors else []
    for stage, passes in stages.items():
        actual, errors = interpret(programs, passes, 3 if "pieces" in stage else 1)
        if errors:
            problems.append(f"stage {stage}: {errors}")
        for seed, program in programs.items():
            problem = differs(expected.get(seed, []), actual.get(seed, []))
            if problem:
                problems.append(f"seed {seed}, stage {stage}: {problem}\n{program}")
    for seed in programs:
        if not expected.get(seed):
            problems.append(f"seed {seed} printed nothing")
    if args.extremes and count_folds(programs) < args.count // 10:
        problems.append("there are hardly any folds")
    print("\n".join(problems))
    print(f"{args.count} programs at {len(stages) + 1} stages, "
          f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
