#!/usr/bin/env python3
"""Odd programs of linalg, tensor and TOSA: random ones in unusual shapes, compared with numpy.

    linalg_sweep.py [--uop-run=PATH] [--seed=N] [--count=N] [--families=generic,named,tensor,tosa]
                    [--device=NAME] [--keep=FOLDER]

`generic` is a linalg.generic of up to six loops, whose maps permute, add, scale, reverse,
divide and drop them, with one or two results, often with sizes that a run decides;
`named` is a product, a convolution, a pooling, a softmax or a packing; `tensor` a chain of ops that move elements; `tosa` one op. Sizes are often 0 or 1, floats
have NaN, infinities and zeros of either sign among them. Integers must be equal, and so
must floats but for sums, products and functions of math. Needs numpy.
"""

import argparse
import collections
import os
import subprocess
import sys
import tempfile

import numpy as np

import linalg_programs
import named_programs
import tosa_programs

FAMILIES = {"generic": linalg_programs.generic, "named": named_programs.named, "tensor": linalg_programs.movement,
            "tosa": tosa_programs.one_op}


def differ(found, wanted, tolerance):
    """How a result differs; `tolerance` is of an element, and of the largest one of all."""
    finite = [np.abs(y[np.isfinite(y)]) for y in wanted if y.dtype.kind == "f"]
    scale = min(max((float(y.max()) for y in finite if y.size), default=1.0), 1e30)
    for number, (x, y) in enumerate(zip(found, wanted)):
        if x.shape != y.shape or x.dtype != y.dtype:
            return f"result {number} is {x.dtype}{list(x.shape)}, not {y.dtype}{list(y.shape)}"
        bad = np.asarray(x != y)
        if y.dtype.kind == "f":
            with np.errstate(all="ignore"):
                near = np.abs(x - y) <= tolerance * (np.abs(y) + scale) if tolerance else False
            bad = np.asarray(bad & ~(near | (np.isnan(x) & np.isnan(y))))
        if bad.any():
            at = tuple(int(i) for i in np.argwhere(bad)[0])
            return f"result {number}: {int(bad.sum())} of {bad.size} differ, at {list(at)} {x[at]}, not {y[at]}"
    return None


def run(options, folder, program):
    path = os.path.join(folder, "program.mlir")
    with open(path, "w") as file:
        file.write(program.text)
    command = [options.uop_run, path, "--cache=off"]
    if options.device:
        command.append(f"--device={options.device}")
    for i, value in enumerate(program.inputs):
        np.save(os.path.join(folder, f"in{i}.npy"), value)
        command.append(f"--input={folder}/in{i}.npy")
    files = [os.path.join(folder, f"out{i}.npy") for i in range(len(program.results))]
    try:
        done = subprocess.run([*command, *(f"--output={file}" for file in files)], capture_output=True, text=True,
                              timeout=120)
    except subprocess.TimeoutExpired:
        return "timeout", ""
    if done.returncode:
        return ("refused" if done.returncode == 1 else "crash"), done.stderr.strip()[:700]
    wrong = differ([np.load(file) for file in files], program.results, program.tolerance)
    return ("wrong", wrong) if wrong else ("same", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--families", default=",".join(FAMILIES))
    parser.add_argument("--device", default="")
    parser.add_argument("--keep", default="")
    options = parser.parse_args()
    families = options.families.split(",")
    counts = collections.Counter()
    for seed in range(options.seed, options.seed + options.count):
        family = families[seed % len(families)]
        with np.errstate(all="ignore"):
            program = FAMILIES[family](linalg_programs.Draw(seed))
        with tempfile.TemporaryDirectory() as scratch:
            folder = scratch
            if options.keep:
                folder = os.path.join(options.keep, str(seed))
                os.makedirs(folder, exist_ok=True)
            status, why = run(options, folder, program)
        counts[status] += 1
        if status != "same":
            print(f"{status}: {seed}: {why}\n{program.text}", flush=True)
    for what, count in counts.most_common():
        print(f"{count} {what}")
    return 1 if any(counts[k] for k in ("wrong", "crash", "timeout")) else 0


if __name__ == "__main__":
    sys.exit(main())
