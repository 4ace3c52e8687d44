#!/usr/bin/env python3
"""Odd programs of linalg, tensor and TOSA: random ones in unusual shapes, compared with numpy.

    linalg_sweep.py [--uop-run=PATH] [--seed=N] [--count=N] [--families=generic,named,tensor,tosa]
                    [--keep=FOLDER]

`generic` is a linalg.generic of up to six loops, whose maps permute, add, scale, reverse,
divide and drop them, with one or two results, often with sizes that a run decides;
`named` is a product, a convolution, a pooling, a softmax or a packing; `tensor` a chain of ops that move elements; `tosa` one op. Sizes are often 0 or 1, floats
have NaN, infinities and zeros of either sign among them. Integers must be equal, and so
must floats but for sums, products and functions of math. Needs numpy.
"""

import os
import sys

import numpy as np

import linalg_programs
import named_programs
import sweeps
import tosa_programs

FAMILIES = {"generic": linalg_programs.generic, "named": named_programs.named, "tensor": linalg_programs.movement,
            "tosa": tosa_programs.one_op}


def check(options, seed, counts):
    families = options.families.split(",")
    with np.errstate(all="ignore"):
        program = FAMILIES[families[seed % len(families)]](linalg_programs.Draw(seed))
    with sweeps.folder_of(options, seed) as folder:
        path = os.path.join(folder, "program.mlir")
        with open(path, "w") as file:
            file.write(program.text)
        inputs = {f"in{i}": value for i, value in enumerate(program.inputs)}
        status, result = sweeps.run(options, folder, path, inputs, len(program.results))
    if status == "ran":
        result = sweeps.differ(result, program.results, program.tolerance)
        status = "wrong" if result else "same"
    counts[status] += 1
    if status != "same":
        print(f"{status}: {seed}: {result}\n{program.text}", flush=True)


if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__, {"--families": {"default": ",".join(FAMILIES)}}, check))
