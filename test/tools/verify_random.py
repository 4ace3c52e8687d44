#!/usr/bin/env python3
"""Runs random programs with `uop-run --verify`; says which ones fail and why.

The seed of a failing program is all that is needed to see it again:
random_program.py SEED | uop-run - --random-inputs=SEED --verify
"""

import argparse
import subprocess
import sys
from pathlib import Path


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--ops", type=int, default=16)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    generator = Path(__file__).with_name("random_program.py")
    failed = 0
    for seed in range(args.first, args.first + args.count):
        program = subprocess.run(
            [sys.executable, generator, str(seed), "--ops", str(args.ops)],
            check=True, capture_output=True, text=True).stdout
        run = subprocess.run(
            ["uop-run", "-", f"--random-inputs={seed}", "--verify",
             f"--threads={args.threads}"],
            input=program, capture_output=True, text=True, timeout=60)
        if run.returncode != 0:
            failed += 1
            print(f"seed {seed}: exit code {run.returncode}\n{run.stderr}\n{program}")
    print(f"{args.count - failed} of {args.count} programs agree")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
