#!/usr/bin/env python3
"""tosa.rescale against its definition in the specification (TOSA 1.0, RESCALE).

    rescale.py WORK_FOLDER
"""

import subprocess
import sys
from pathlib import Path

import numpy as np

CASES = [(1073741824, 38), (1610612736, 40), (2147483647, 31), (1234567890, 50), (1073741824, 2), (1985000001, 33)]


def apply_scale(value, multiplier, shift):
    """apply_scale_32 without the second rounding, in Python's integers."""
    return (value * multiplier + (1 << (shift - 1))) >> shift


def main():
    work = Path(sys.argv[1])
    work.mkdir(parents=True, exist_ok=True)
    random = np.random.default_rng(3)
    size = 200
    checked = 0
    for number, (multiplier, shift) in enumerate(CASES):
        # The specification asks for results of 32 bits.
        limit = min(2**31 - 1, (2**30 << shift) // multiplier)
        x = random.integers(-limit, limit, size).astype("i4")
        x[:6] = [0, 1, -1, limit, -limit, 7]
        np.save(work / "x.npy", x)
        (work / "rescale.mlir").write_text(f"""
func.func @main(%x: tensor<{size}xi32>) -> (tensor<{size}xi8>, tensor<{size}xi32>) {{
  %m = "tosa.const"() <{{values = dense<{multiplier}> : tensor<1xi32>}}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{{values = dense<{shift}> : tensor<1xi8>}}> : () -> tensor<1xi8>
  %zi = "tosa.const"() <{{values = dense<0> : tensor<1xi32>}}> : () -> tensor<1xi32>
  %zo = "tosa.const"() <{{values = dense<-3> : tensor<1xi8>}}> : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %zi, %zo {{scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false}} : (tensor<{size}xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<{size}xi8>
  %1 = tosa.rescale %x, %m, %s, %zi, %zi {{scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false}} : (tensor<{size}xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<{size}xi32>
  return %0, %1 : tensor<{size}xi8>, tensor<{size}xi32>
}}
""")
        subprocess.run(["uop-run", work / "rescale.mlir", f"--input={work}/x.npy",
                        f"--output={work}/a.npy", f"--output={work}/b.npy"], check=True)
        scaled = [apply_scale(int(value), multiplier, shift) for value in x]
        narrow = [max(-128, min(127, value - 3)) for value in scaled]
        for name, expected in (("a", narrow), ("b", scaled)):
            got = np.load(work / f"{name}.npy")
            wrong = [i for i in range(size) if int(got[i]) != expected[i]]
            if wrong:
                i = wrong[0]
                sys.exit(f"case {number}: {x[i]} gives {got[i]}, not {expected[i]}")
            checked += size
    print(f"{checked} values rescaled")


if __name__ == "__main__":
    main()
