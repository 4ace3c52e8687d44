#!/usr/bin/env python3
"""Every op of TOSA in MLIR is in the table of docs/tosa.md, in its right row.

    check_tosa_ops.py MLIR_LIBS FOLDER DOCS/tosa.md

Reads the names of the ops from MLIR's headers. The rows of the table begin with how
the ops are checked: `stock MLIR`, in programs that compare.py runs through stock MLIR
and through uop; `specification`, in programs whose results are numbers that a test
expects; `refused`, in invalid.mlir with the error and in no such program.
"""

import re
import sys
from pathlib import Path

STOCK = ["Inputs/programs.mlir", "Inputs/more_programs.mlir", "Inputs/typed_programs.mlir"]
NUMBERS = ["Inputs/rescale.py", "Inputs/block_scaled.py", "shapes.mlir", "levels.mlir", "scatter.mlir", "control.mlir",
           "variables.mlir"]


def find_uses(folder, names):
    return set(re.findall(r"\btosa\.(\w+)", "".join((folder / name).read_text() for name in names)))


def read_table(path):
    rows = {}
    for kind, ops in re.findall(r"^\| (stock MLIR|specification|refused) \| ([^|]*)\|", path.read_text(), re.MULTILINE):
        for op in re.findall(r"`(\w+)`", ops):
            rows.setdefault(op, []).append(kind)
    return rows


def main():
    libs, folder, page = map(Path, sys.argv[1:])
    header = libs.parent / "include/mlir/Dialect/Tosa/IR/TosaOps.h.inc"
    ops = sorted(set(re.findall(r'StringLiteral\("tosa\.(\w+)"\)', header.read_text())))
    stock, numbers = find_uses(folder, STOCK), find_uses(folder, NUMBERS)
    refused = set(re.findall(r"'tosa\.(\w+)' op cannot be converted", (folder / "invalid.mlir").read_text()))
    rows, wrong = read_table(page), 0
    for op in ops:
        kind = ("stock MLIR" if op in stock else "specification" if op in numbers else
                "refused" if op in refused else "nowhere")
        if rows.pop(op, []) != [kind] or kind == "nowhere":
            wrong += 1
            print(f"tosa.{op}: {kind} in the tests, and not in that row of {page.name}, once")
    for op in rows:
        wrong += 1
        print(f"tosa.{op}: in {page.name}, and no op of TOSA")
    print(f"{len(ops)} ops, {wrong} wrong")
    return 1 if wrong or not ops else 0


if __name__ == "__main__":
    sys.exit(main())
