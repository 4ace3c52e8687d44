#!/usr/bin/env python3
"""Every op of every stage says from which line of the program it comes.

check_provenance.py [--complete] FILE...

Lowers each file to each stage and reads the locations of the output. With
--complete the llvm dialect is looked at, too (in other programs upstream adds
helper functions there), and each op of the file that computes something must
be named by some op of each stage, which holds where nothing is simplified away.
"""

import argparse
import re
import subprocess
import sys

STAGES = ["--uop-rangeify", "--uop-rangeify --uop-simplify-index --uop-fuse",
          "--uop-schedule", "--uop-plan",
          "--uop-plan --uop-decompose --convert-uop-to-loops"]
# What upstream declares belongs to the module, and so do shared constants.
SHARED = re.compile(r"llvm\.func @\w+\(.*\)( ->.*)? loc|func private|"
                    r"\w+\.constant")
# Movement is index arithmetic, which may vanish.
COMPUTING = re.compile(r"= uop\.(?!reshape|permute|expand|const)\w+")


def check(path, stage, complete):
    run = subprocess.run(
        ["uop-opt", path, *stage.split(), "--mlir-print-debuginfo",
         "--mlir-print-local-scope"], capture_output=True, text=True)
    if run.returncode != 0:
        return [f"exit code {run.returncode}: {run.stderr.strip()}"]
    problems, named = [], set()
    # Upstream's bufferization adds this function for memory of unclear owners.
    output = re.sub(r"^  func\.func private @dealloc_helper.*?^  }.*?$", "",
                    run.stdout, flags=re.M | re.S)
    for line in output.splitlines():
        text = line.strip()
        if line.startswith("}"):
            continue  # the module
        if text.startswith("}"):
            text = text.lstrip("} ")
        elif " = " not in text and not re.match(r"[\w.]+ ?[%@(]", text):
            continue  # block headers
        if text.endswith("{"):
            continue  # the location is at the closing brace
        lines = {int(n) for n in re.findall(r'\.mlir":(\d+):\d+', text)} - {0}
        named |= lines
        if not lines and not SHARED.search(text):
            problems.append(f"no line is named by: {text}")
    if complete:
        with open(path) as source:
            for number, text in enumerate(source, 1):
                if COMPUTING.search(text) and number not in named:
                    problems.append(f"no op comes from line {number}: {text}")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+")
    parser.add_argument("--complete", action="store_true")
    args = parser.parse_args()
    failed = False
    stages = STAGES + (["--uop-to-llvm"] if args.complete else [])
    for path in args.files:
        for stage in stages:
            for problem in check(path, stage, args.complete):
                print(f"{path} ({stage}): {problem}")
                failed = True
    print(f"{len(args.files)} files at {len(stages)} stages",
          "FAILED" if failed else "ok")
    sys.exit(failed)


if __name__ == "__main__":
    main()
