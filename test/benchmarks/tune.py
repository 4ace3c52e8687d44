#!/usr/bin/env python3
"""What a search for schedules finds in 12 kernels, 5 seconds each.

tune.py FOLDER [--seconds=N]    FOLDER has uop-model and uop-run

Prints a Markdown table: microseconds with the heuristics' schedule and with the
best one found, as the last comparison of the search measured them in turns.
"""

import json
import os
import subprocess
import sys

PROGRAMS = [
    "matmul m=64 n=64 k=64",
    "matmul m=127 n=127 k=127",
    "matmul-nt m=256 n=256 k=256",
    "matmul-tn m=96 n=200 k=384",
    "matmul m=8 n=1024 k=1024",
    "matmul m=1024 n=8 k=1024",
    "matmul batch=16 m=48 n=48 k=48",
    "convolution channels=64 size=28 outputs=64 window=3",
    "convolution channels=64 size=56 outputs=64 window=1",
    "convolution channels=32 size=56 outputs=32 window=3 groups=32",
    "softmax rows=256 width=1024",
    "layernorm rows=256 width=768",
]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = sys.argv[1]
    seconds = int(sys.argv[2].split("=")[1]) if len(sys.argv) == 3 else 5
    print("| kernel | tried | heuristic us | best us | gain | schedule |")
    print("|---|---|---|---|---|---|")
    better = slower = 0
    for program in PROGRAMS:
        model = subprocess.run(
            [os.path.join(folder, "uop-model"), *program.split()],
            check=True, capture_output=True, text=True)
        run = subprocess.run(
            [os.path.join(folder, "uop-run"), "-", "--random-inputs=1", "--verify",
             "--tune=3", f"--tune-budget={seconds}", "--stats"],
            input=model.stdout, check=True, capture_output=True, text=True)
        tuned = json.loads(run.stdout)["tuned"]
        old = sum(kernel["heuristic_us"] for kernel in tuned)
        new = sum(kernel["best_us"] for kernel in tuned)
        tried = sum(kernel["tried"] for kernel in tuned)
        better += old >= 1.02 * new
        slower += old < new
        text = "; ".join(
            kernel["schedule"].removeprefix("#uop.schedule<[").removesuffix("]>")
            for kernel in tuned)
        print(f"| `{program}` | {tried} | {old:.1f} | {new:.1f} | {old / new:.2f} "
              f"| `{text}` |", flush=True)
    print(f"\n{better} of {len(PROGRAMS)} faster, {slower} slower.")


if __name__ == "__main__":
    main()
