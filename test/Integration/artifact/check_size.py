#!/usr/bin/env python3
"""Checks programs that link the runtime alone: below 1 MB when stripped, and no
library of LLVM's or MLIR's, by themselves or through another."""

import argparse
import os
import re
import subprocess
import sys
import tempfile


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tools", required=True)
    parser.add_argument("programs", nargs="+")
    args = parser.parse_args()
    failed = False
    for program in args.programs:
        with tempfile.TemporaryDirectory() as folder:
            stripped = os.path.join(folder, "stripped")
            subprocess.run([f"{args.tools}/llvm-strip", program, "-o", stripped],
                           check=True)
            size = os.path.getsize(stripped)
        # All that the loader would bring, not only what is named.
        libraries = subprocess.run(["ldd", program], check=True, text=True,
                                   capture_output=True).stdout
        names = re.findall(r"^\s*(\S+) =>", libraries, re.M)
        print(f"{os.path.basename(program)}: {size} bytes, {' '.join(names)}")
        if size >= 1000000:
            print(f"error: {program} has {size} bytes, 1000000 are too many")
            failed = True
        for name in names:
            if re.search("LLVM|MLIR", name):
                print(f"error: {program} links {name}")
                failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
