#!/usr/bin/env python3
"""Every op of linalg, tensor, arith, math, complex and index in MLIR is in a test.

    check_ops.py MLIR_LIBS FOLDER

Reads the names of the ops from MLIR's headers, and prints where each is: `stock`,
in programs that compare.py runs through stock MLIR and through uop; `run`, in
programs whose results are numbers of the test; `refused`, in invalid.mlir with the
error. One that is nowhere is an error.
"""

import re
import subprocess
import sys
from pathlib import Path

HEADERS = ["Linalg/IR/LinalgOps.h.inc", "Linalg/IR/LinalgStructuredOps.h.inc",
           "Linalg/IR/LinalgRelayoutOps.h.inc", "Tensor/IR/TensorOps.h.inc",
           "Arith/IR/ArithOps.h.inc", "Math/IR/MathOps.h.inc",
           "Complex/IR/ComplexOps.h.inc", "Index/IR/IndexOps.h.inc"]
STOCK = ["named", "more_named", "generic", "tensor", "networks", "complex", "control", "winograd"]
KINDS = ["integers", "floats", "casts", "math", "libm"]
DIALECTS = "linalg|tensor|arith|math|complex|index"


def find_ops(include):
    names = set()
    for header in HEADERS:
        text = (include / "mlir/Dialect" / header).read_text()
        names |= set(re.findall(rf'StringLiteral\("((?:{DIALECTS})\.[\w.]+)"\)', text))
    return sorted(names)


def find_uses(text):
    return set(re.findall(rf"(?<!#)\b(?:{DIALECTS})\.\w+(?:\.constant)?", text))


def main():
    libs, folder = map(Path, sys.argv[1:])
    stock = find_uses("".join((folder / "Inputs" / f"{name}.mlir").read_text() for name in STOCK) +
                      "".join(subprocess.run([sys.executable, folder / "Inputs/scalar_ops.py", kind],
                                             capture_output=True, text=True, check=True).stdout
                              for kind in KINDS))
    run = find_uses((folder / "unbufferized.mlir").read_text())
    refused = set(re.findall(rf"expected-error(?:-re)? @\+1 \{{\{{'((?:{DIALECTS})\.\w+)' op cannot be converted",
                             (folder / "invalid.mlir").read_text()))
    ops = find_ops(libs.parent / "include")
    counts = {"stock": 0, "run": 0, "refused": 0, "nowhere": 0}
    for op in ops:
        where = ("stock" if op in stock else "run" if op in run else
                 "refused" if op in refused else "nowhere")
        counts[where] += 1
        print(f"{op}: {where}")
    print(f"{len(ops)} ops: " + ", ".join(f"{count} {where}" for where, count in counts.items()))
    return 1 if counts["nowhere"] or not ops else 0


if __name__ == "__main__":
    sys.exit(main())
