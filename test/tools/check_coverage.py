#!/usr/bin/env python3
"""Lists what the random programs on standard input never have.

check_coverage.py SOURCE_ROOT

Looks for each op of the arithmetic and of the tensor stage, each value of the
enumerations that those use, each element type, and shapes of each rank.
"""

import argparse
import re
import sys
from pathlib import Path

FILES = ["UOpALUOps.td", "UOpTensorOps.td", "UOpSortOps.td"]
ENUMS = {"ReduceKind": "reduce_axis", "CmpPredicate": "cmp", "ScatterKind": "scatter"}
TYPES = ["i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f8E4M3FN",
         "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "f8E8M0FNU", "f4E2M1FN", "bf16", "f16", "f32",
         "f64"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=Path)
    folder = parser.parse_args().root / "include/uop/Dialect/UOp/IR"
    programs = sys.stdin.read()
    wanted = {}
    for name in FILES:
        for op in re.findall(r'^def \w+Op\s*:\s*UOp_\w+<"(\w+)"',
                             (folder / name).read_text(), re.M):
            wanted[f"uop.{op}"] = rf"= uop\.{op}\b"
    enums = (folder / "UOpEnums.td").read_text()
    for enum, op in ENUMS.items():
        body = re.search(rf'UOp_Enum<"{enum}".*?>;', enums, re.S).group()
        for case in re.findall(r'I32EnumCase<"(\w+)"', body):
            wanted[f"uop.{op} {case}"] = rf"= uop\.{op} {case}\b"
    for kind in TYPES:
        wanted[f"elements of {kind}"] = rf"tensor<(?:\d+x)*{kind}>"
    for rank in range(7):
        wanted[f"a tensor of rank {rank}"] = rf"tensor<(?:\d+x){{{rank}}}[a-z]"
    wanted["an empty tensor"] = r"tensor<(?:\d+x)*0x"
    wanted["a masked view"] = r"= uop\.view .* mask "
    wanted["a filled pad"] = r"= uop\.pad .* value "
    wanted["fastmath flags"] = r"fastmath<"
    wanted["one value twice"] = r"= uop\.\w+ (%\w+), \1 :"
    missing = [what for what, pattern in wanted.items()
               if not re.search(pattern, programs)]
    for what in missing:
        print(f"no program has {what}")
    print(f"{len(wanted) - len(missing)} of {len(wanted)} kinds found")
    return 1 if missing or len(wanted) < 50 else 0


if __name__ == "__main__":
    sys.exit(main())
