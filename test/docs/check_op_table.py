#!/usr/bin/env python3
"""The table of other systems' ops names ops that exist, and forgets none.

check_op_table.py TABLE.md DIALECT.md

DIALECT.md is the generated reference, which has each op of the dialect.
"""

import re
import sys

# What each system has, by section of the table.
OPS = {
    "morok": """
        Const Unique Device DefineLocal Unary Binary Ternary Cast BitCast MSelect
        Special Buffer Param BufferView Bufferize Permute Flip Multi ReduceAxis
        Reduce AllReduce Range Gep VConst DefineVar DefineReg Wmma Contract Unroll
        Custom CustomI Contiguous Noop Invalid Sink Group Vectorize Cat PtrCat
        MStack Barrier Reshape Expand Pad Shrink Index PointerIndex Copy Load Store
        If EndIf End After Detach ContiguousBackward Precast Bind Kernel Assign""",
    "rune: the nodes": """
        Buffer Buffer_View Placeholder Const_Scalar Vconst Binop Unary Ternary View
        Reshape Permute Expand Pad Shrink Flip Reduce_Axis Valid Index Gep Vectorize
        Wmma Cast Bitcast Contiguous Copy Assign Define_Var Bind Detach
        Contiguous_Backward Sink Kernel Unique Device Multi Fuse Unroll Contract Cat
        Threefry Gather Scatter Custom Noop""",
    "rune: the lowered": """
        L_Buffer L_Local L_Acc L_Define_Global L_Const L_Vconst L_Special
        L_Define_Var L_Range L_EndRange L_If L_EndIf L_Barrier L_Block L_Unroll
        L_Load L_Store L_ALU L_Gep L_Vectorize L_Ptrcat L_Wmma L_Cast L_Bitcast
        L_Assign L_Custom L_Noop""",
    "tinygrad": """
        CONST PARAM BUFFER RANGE SPECIAL BINARY SOURCE PROGRAM LINEAR GETADDR WAIT
        INS SINK AFTER GROUP END STACK INDEX LOAD STORE FUNCTION CALL TUPLE GETTUPLE
        NOOP REWRITE_ERROR PYLITERAL CUSTOM CUSTOMI CUSTOM_FUNCTION BARRIER IF ENDIF
        CAST BITCAST EXP2 LOG2 SIN SQRT RECIPROCAL NEG TRUNC ADD MUL SUB MAX POW FDIV
        CDIV CMOD FLOORDIV FLOORMOD SHL SHR XOR OR AND CMPLT CMPNE CMPEQ THREEFRY
        WHERE MULACC WMMA RESHAPE EXPAND PERMUTE PAD SHRINK FLIP REDUCE CONTIGUOUS
        CONTIGUOUS_BACKWARD DETACH STAGE COPY MSELECT MSTACK UNSHARD ALLREDUCE""",
    "zyx": """
        Const Leaf Expand Permute Reshape Pad Flip Narrow Stack Reduce Cast Unary
        Binary Assign After ToDevice Contiguous Kernel""",
}


def check(table, dialect):
    """What is wrong with the table, a line each."""
    known = set(re.findall(r"^### `(uop\.\w+)`", dialect, re.M))
    problems = [] if known else ["the reference names no op"]
    found = {}
    for section in re.split(r"^## ", table, flags=re.M)[1:]:
        title = section.splitlines()[0]
        for name in re.findall(r"`(uop\.\w+)`", section):
            if name not in known:
                problems.append(f"{title}: {name} is no op of the dialect")
        rows = re.findall(r"^\| (`[^|]*) \| ([^|]*) \|", section, re.M)
        names = [name for row, _ in rows for name in re.findall(r"`(\w+)`", row)]
        for name in {name for name in names if names.count(name) > 1}:
            problems.append(f"{title}: {name} has two rows")
        for row, here in rows:
            if here != "nothing" and not re.search(r"`uop\.", here):
                problems.append(f"{title}: {row} has neither an op nor `nothing`")
        found[title] = set(names)
    for system, ops in OPS.items():
        names = [have for title, have in found.items() if title.startswith(system)]
        if len(names) != 1:
            problems.append(f"{len(names)} sections are about {system}")
            continue
        for name in sorted(set(ops.split()) - names[0]):
            problems.append(f"{system}: no row for {name}")
        for name in sorted(names[0] - set(ops.split())):
            problems.append(f"{system}: {name} is not known to this test")
    return problems


def main():
    table, dialect = (open(path).read() for path in sys.argv[1:])
    problems = check(table, dialect)
    # The check itself: a name that does not exist, and a row that is gone.
    assert check(table.replace("`uop.add`", "`uop.nonesuch`"), dialect) != problems
    assert len(check(table.replace("| `Gep` |", "| `Gap` |"), dialect)) > len(problems)
    print("\n".join(problems) or f"{sum(len(v.split()) for v in OPS.values())} rows")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
