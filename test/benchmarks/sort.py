#!/usr/bin/env python3
"""Times of uop.sort and uop.topk, in turns with those of PyTorch if it is there.

sort.py --uop-run=PATH [--threads=N] [--turns=N]

Prints a table: the least time of all turns, in milliseconds. Every program gives
values and positions (i64) of f32, as torch.sort and torch.topk do.
"""

import argparse
import json
import os
import subprocess
import tempfile
import time

import numpy as np

CASES = [("sort", (1 << 24,), None), ("sort", (512, 32000), None), ("sort", (16777, 1000), None),
         ("sort", (131072, 128), None), ("sort", (1048576, 16), None)]
CASES += [("topk", (512, 32000), count) for count in (1, 10, 50, 500)]


def write(path, op, shape, count):
    axis = len(shape) - 1
    taken = shape if count is None else (*shape[:-1], count)
    x = "tensor<" + "x".join(map(str, shape)) + "xf32>"
    values = "tensor<" + "x".join(map(str, taken)) + "xf32>"
    positions = values.replace("f32", "i64")
    with open(path, "w") as file:
        file.write(f"""func.func @main(%x: {x}) -> ({values}, {positions}) {{
  %0:2 = uop.{op} %x axis {axis} : {x} -> {values}, {positions}
  return %0#0, %0#1 : {values}, {positions}
}}
""")


def time_ours(options, program, array):
    done = subprocess.run([options.uop_run, program, f"--input={array}", "--stats", "--repeat=3",
                           "--warmup=1", f"--threads={options.threads}"],
                          capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["run_us"]["min"] / 1e3


def time_torch(options, x, op, count):
    try:
        import torch
    except ImportError:
        return float("nan")
    torch.set_num_threads(options.threads)
    tensor = torch.from_numpy(x)
    best = float("inf")
    for _ in range(3):
        start = time.time()
        if op == "sort":
            torch.sort(tensor, stable=True)
        else:
            torch.topk(tensor, count)
        best = min(best, (time.time() - start) * 1e3)
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--turns", type=int, default=2)
    options = parser.parse_args()
    random = np.random.default_rng(1)
    print("| program | UOp, ms | PyTorch, ms |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        program, array = os.path.join(folder, "p.mlir"), os.path.join(folder, "x.npy")
        for op, shape, count in CASES:
            x = random.standard_normal(shape, dtype=np.float32)
            np.save(array, x)
            write(program, op, shape, count)
            ours, other = float("inf"), float("inf")
            for _ in range(options.turns):
                ours = min(ours, time_ours(options, program, array))
                other = min(other, time_torch(options, x, op, count))
            size = "x".join(map(str, shape))
            name = f"`{op}` {size}" + (f", {count} of each row" if count else "")
            print(f"| {name} | {ours:.0f} | {other:.0f} |", flush=True)


if __name__ == "__main__":
    main()
