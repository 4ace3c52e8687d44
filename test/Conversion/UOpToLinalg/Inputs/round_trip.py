#!/usr/bin/env python3
"""Compares programs of uop with what they are after linalg and back.

    round_trip.py WORK_FOLDER [FILE...] [--seeds FIRST-LAST] [--ops N]

A file is a module with a function @main on tensors of static shape; a seed is a
program of uop-smith. Integers are equal bit for bit, and floats to a relative
distance, as reductions of floats have no order. Programs with an op that linalg
lacks are counted; any other error is a failure.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

TENSOR = re.compile(r"tensor<([^>]*)>")
DTYPES = {"i1": "?", "f16": "f2", "f32": "f4", "f64": "f8", "bf16": "V2", "f8E8M0FNU": "V1"}
LIMITS = {"f64": 1e-11, "f32": 2e-4, "f16": 2e-2, "bf16": 1e-1}


def get_dtype(element):
    integer = re.fullmatch(r"(u?)i(8|16|32|64)", element)
    if integer:
        return ("u" if integer[1] else "i") + str(int(integer[2]) // 8)
    return DTYPES.get(element, "V1")


def parse(text):
    *sizes, element = text.split("x")
    return [int(size) for size in sizes], element


def run(command):
    return subprocess.run(command, capture_output=True, text=True)


def make_input(shape, element, random):
    dtype = np.dtype(get_dtype(element))
    if dtype.kind == "f":
        return np.asarray(random.normal(0, 3, shape)).astype(dtype)
    if element == "i1":
        return np.asarray(random.random(shape) < 0.5)
    if dtype.kind == "V":
        # The upper bits of an f32 are a bf16; any byte is a number but for NaN.
        bits = np.asarray(random.normal(0, 3, shape)).astype("f4").view("u4") >> 16
        if dtype.itemsize == 1:
            bits = np.asarray(random.integers(0, 16 if element == "f4E2M1FN" else 120, shape))
        return np.asarray(bits).astype(f"u{dtype.itemsize}").view(dtype)
    low = -20 if dtype.kind == "i" else 0
    values = np.asarray(random.integers(low, 20, shape))
    odd = np.asarray(random.integers(0, 2**63, shape))
    return np.where(random.random(shape) < 0.8, values, odd).astype(dtype)


def save(file, array, element):
    if element.startswith("ui") and file.name.startswith("signless"):
        array = array.view(array.dtype.str.replace("u", "i"))
    np.save(file, array)


def is_same(left, right, element):
    if left.shape != right.shape:
        return False
    if element not in LIMITS:
        return left.tobytes() == right.tobytes()
    if element == "bf16":
        left, right = ((a.view("u2").astype("u4") << 16).view("f4") for a in (left, right))
    left, right = left.astype("f8"), right.astype("f8")
    scale = np.max(np.abs(left[np.isfinite(left)]), initial=1e-30)
    return np.allclose(left, right, rtol=LIMITS[element], atol=LIMITS[element] * scale, equal_nan=True)


def evaluate(work, prefix, module, arguments, results):
    command = ["uop-run", module]
    command += [f"--input={work}/{prefix}{number}.npy" for number in range(len(arguments))]
    files = [work / f"{prefix}out{number}.npy" for number in range(len(results))]
    done = run(command + [f"--output={file}" for file in files])
    if done.returncode:
        sys.exit(f"uop-run of {module} failed:\n{done.stderr[:2000]}")
    return [np.load(file) for file in files]


def check(work, path, seed):
    """None if equal, False if linalg has no counterpart, else what is wrong."""
    text = path.read_text()
    head = re.search(r"func\.func @main\((.*?)\)\s*->\s*(.*?)\{", text, re.DOTALL)
    arguments = [parse(t) for t in TENSOR.findall(head[1])]
    results = [parse(t) for t in TENSOR.findall(head[2])]
    linalg, back = work / "linalg.mlir", work / "back.mlir"
    out = run(["uop-opt", path, "--convert-uop-to-linalg", "-o", linalg])
    if out.returncode:
        return False if "cannot be converted to linalg: " in out.stderr else out.stderr
    if re.search(r" = uop\.", linalg.read_text()):
        return "ops of uop are left"
    out = run(["uop-opt", linalg, "--convert-linalg-to-uop", "-o", back])
    if out.returncode:
        return out.stderr
    random = np.random.default_rng(seed)
    for number, (shape, element) in enumerate(arguments):
        array = make_input(shape, element, random)
        for prefix in ("own", "signless"):
            save(work / f"{prefix}{number}.npy", array, element)
    before = evaluate(work, "own", path, arguments, results)
    after = evaluate(work, "signless", back, arguments, results)
    for number, (left, right, (_, element)) in enumerate(zip(before, after, results)):
        if not is_same(left, right, element):
            return f"result {number} ({element}) differs:\n{left}\n{right}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", default="")
    parser.add_argument("--ops", default="12")
    parser.add_argument("work", type=Path)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    programs = [(path, 1) for path in options.files]
    if options.seeds:
        first, last = map(int, options.seeds.split("-"))
        for seed in range(first, last + 1):
            path = options.work / f"smith{seed}.mlir"
            path.write_text(run(["uop-smith", f"--seed={seed}", f"--ops={options.ops}"]).stdout)
            programs.append((path, seed))
    refused = failures = 0
    for path, seed in programs:
        verdict = check(options.work, path, seed)
        if verdict is False:
            refused += 1
        elif verdict:
            failures += 1
            print(f"{path}: {verdict[:600]}")
    print(f"{len(programs)} programs, {refused} refused, {failures} failures")
    return 1 if failures or refused == len(programs) else 0


if __name__ == "__main__":
    sys.exit(main())
