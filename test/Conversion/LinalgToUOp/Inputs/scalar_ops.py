#!/usr/bin/env python3
"""Prints a module with a linalg.generic for each op of arith or math and each type.

    scalar_ops.py integers|floats|casts|math|libm
"""

import sys

INTEGERS = ["i1", "i8", "i16", "i32", "i64"]
FLOATS = ["f16", "bf16", "f32", "f64"]


def case(name, ops, arguments, result, options="", body=None):
    """A function of tensors whose elements `ops`, text with %0, %1, ..., takes."""
    shape = "3x7"
    types = [f"tensor<{shape}x{t}>" for t in arguments]
    signature = ", ".join(f"%a{i}: {t}" for i, t in enumerate(types))
    block = ", ".join(f"%{i}: {t}" for i, t in enumerate(arguments))
    maps = ", ".join(["affine_map<(i, j) -> (i, j)>"] * (len(arguments) + 1))
    out = f"tensor<{shape}x{result}>"
    print(f"// CASE {options}\nfunc.func @{name}({signature}) -> {out} {{")
    print(f"  %e = tensor.empty() : {out}")
    print(f"  %g = linalg.generic {{indexing_maps = [{maps}], iterator_types = [\"parallel\", \"parallel\"]}}")
    names = ", ".join(f"%a{i}" for i in range(len(arguments)))
    print(f"      ins({names} : {', '.join(types)}) outs(%e : {out}) {{")
    print(f"  ^bb0({block}, %out: {result}):")
    print(f"    {ops}\n    linalg.yield %r : {result}\n  }} -> {out}\n  return %g : {out}\n}}")


def integers():
    for t in INTEGERS:
        for op in ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"]:
            case(f"{op}_{t}", f"%r = arith.{op} %0, %1 : {t}", [t, t], t)
        for p in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]:
            case(f"cmpi_{p}_{t}", f"%r = arith.cmpi {p}, %0, %1 : {t}", [t, t], "i1")
        case(f"select_{t}", f"%r = arith.select %0, %1, %2 : {t}", ["i1", t, t], t)
        if t == "i1":
            continue
        for op in ["shli", "shrsi", "shrui"]:
            case(f"{op}_{t}", f"%r = arith.{op} %0, %1 : {t}", [t, t], t, "inputs=normal,shift")
        for op in ["divsi", "divui", "remsi", "remui", "floordivsi", "ceildivsi", "ceildivui"]:
            case(f"{op}_{t}", f"%r = arith.{op} %0, %1 : {t}", [t, t], t, "inputs=normal,positive")
        case(f"mulsi_extended_{t}", f"%l, %r = arith.mulsi_extended %0, %1 : {t}", [t, t], t)
        case(f"mului_extended_{t}", f"%l, %r = arith.mului_extended %0, %1 : {t}", [t, t], t)
        case(f"addui_extended_{t}", f"%l, %r = arith.addui_extended %0, %1 : {t}, i1", [t, t], "i1")
        for op in ["absi", "ctlz", "cttz", "ctpop"]:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], t)
        case(f"ipowi_{t}", f"%r = math.ipowi %0, %1 : {t}", [t, t], t, "inputs=small,positive")
    indices()


def indices():
    """The ops of index between casts from and to i64."""
    def index_case(name, ops, options=""):
        case(f"index_{name}", "%x = arith.index_cast %0 : i64 to index\n"
             f"    %y = arith.index_cast %1 : i64 to index\n    {ops}\n"
             "    %r = arith.index_cast %z : index to i64", ["i64", "i64"], "i64", options)

    for op in ["add", "sub", "mul", "and", "or", "xor", "maxs", "maxu", "mins", "minu"]:
        index_case(op, f"%z = index.{op} %x, %y")
    for op in ["divs", "divu", "floordivs", "ceildivs", "ceildivu", "rems", "remu"]:
        index_case(op, f"%z = index.{op} %x, %y", "inputs=normal,positive")
    for op in ["shl", "shrs", "shru"]:
        index_case(op, f"%z = index.{op} %x, %y", "inputs=normal,shift")
    for p in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]:
        index_case(f"cmp_{p}", f"%c = index.cmp {p}(%x, %y)\n    %z = arith.select %c, %x, %y : index",
                   "inputs=small")
    for op in ["casts", "castu"]:
        index_case(op, f"%n = arith.trunci %1 : i64 to i32\n    %v = index.{op} %n : i32 to index\n"
                   f"    %b = index.{op} %v : index to i32\n    %w = index.{op} %b : i32 to index\n"
                   "    %z = index.xor %x, %w")
    index_case("constants", "%c = index.constant 5\n    %t = index.bool.constant false\n"
               "    %s = index.sizeof\n    %m = index.mul %s, %c\n    %z = arith.select %t, %x, %m : index")


def floats():
    for t in FLOATS:
        for op in ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf"]:
            kind = "small" if op.endswith("numf") else "special"  # equal zeros of either sign
            case(f"{op}_{t}", f"%r = arith.{op} %0, %1 : {t}", [t, t], t, f"inputs={kind}")
        if t != "bf16":  # which stock MLIR has no remainder of
            case(f"remf_{t}", f"%r = arith.remf %0, %1 : {t}", [t, t], t, "inputs=special seed=3")
            case(f"remf_near_{t}", f"%r = arith.remf %0, %1 : {t}", [t, t], t, "inputs=normal,positive")
        case(f"negf_{t}", f"%r = arith.negf %0 : {t}", [t], t, "inputs=special")
        for p in ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"]:
            case(f"cmpf_{p}_{t}", f"%r = arith.cmpf {p}, %0, %1 : {t}", [t, t], "i1", "inputs=special")


def casts():
    for a in INTEGERS:
        for b in INTEGERS:
            width = int(a[1:]), int(b[1:])
            if width[0] < width[1]:
                case(f"extsi_{a}_{b}", f"%r = arith.extsi %0 : {a} to {b}", [a], b)
                case(f"extui_{a}_{b}", f"%r = arith.extui %0 : {a} to {b}", [a], b)
            elif width[0] > width[1]:
                case(f"trunci_{a}_{b}", f"%r = arith.trunci %0 : {a} to {b}", [a], b)
        for b in ["f16", "f32", "f64"]:
            case(f"sitofp_{a}_{b}", f"%r = arith.sitofp %0 : {a} to {b}", [a], b)
            case(f"uitofp_{a}_{b}", f"%r = arith.uitofp %0 : {a} to {b}", [a], b)
            if a != "i1":
                case(f"fptosi_{b}_{a}", f"%r = arith.fptosi %0 : {b} to {a}", [b], a, "inputs=small")
                case(f"fptoui_{b}_{a}", f"%r = arith.fptoui %0 : {b} to {a}", [b], a, "inputs=positive")
        if a != "i1":
            case(f"index_{a}", f"%x = arith.index_cast %0 : {a} to index\n    %r = arith.index_cast %x : index to i64", [a], "i64")
            case(f"indexui_{a}", f"%x = arith.index_castui %0 : {a} to index\n    %r = arith.index_castui %x : index to i64", [a], "i64")
    for a, b in [("f16", "f32"), ("f32", "f64"), ("bf16", "f32"), ("f16", "f64")]:
        case(f"extf_{a}_{b}", f"%r = arith.extf %0 : {a} to {b}", [a], b, "inputs=special")
        case(f"truncf_{b}_{a}", f"%r = arith.truncf %0 : {b} to {a}", [b], a, "inputs=special")
    for a, b in [("f16", "i16"), ("f32", "i32"), ("f64", "i64"), ("bf16", "i16")]:
        case(f"bitcast_{a}", f"%r = arith.bitcast %0 : {a} to {b}", [a], b)
        case(f"bitcast_{b}_{a}", f"%r = arith.bitcast %0 : {b} to {a}", [b], a)


def math():
    exact = ["absf", "floor", "ceil", "trunc", "round", "roundeven", "sqrt"]
    for t, ulps in [("f32", 4), ("f64", 4)]:
        for op in exact:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], t, "inputs=special")
        case(f"rsqrt_{t}", f"%r = math.rsqrt %0 : {t}", [t], t, f"ulps={ulps} inputs=positive")
        case(f"copysign_{t}", f"%r = math.copysign %0, %1 : {t}", [t, t], t, "inputs=special")
        case(f"fma_{t}", f"%r = math.fma %0, %1, %2 : {t}", [t, t, t], t)
        for op in ["isnan", "isfinite"]:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], "i1", "inputs=special")
        for i in ["i8", "i32", "i64"]:
            case(f"fpowi_{t}_{i}", f"%r = math.fpowi %0, %1 : {t}, {i}", [t, i], t,
                 f"ulps={4 if t == 'f32' else 32} inputs=normal,small")
        case(f"sincos_{t}", f"%s, %c = math.sincos %0 : {t}\n    %r = arith.subf %s, %c : {t}",
             [t], t, f"ulps=64")


def libm():
    functions = ["erfc", "exp", "exp2", "expm1", "sin", "cos", "tan", "tanh", "sinh", "cosh",
                 "atan", "asinh", "erf", "cbrt"]
    for t, ulps in [("f32", 2), ("f64", 16)]:
        for op in ["asin", "acos", "atanh", "log1p"]:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], t, f"ulps={ulps} inputs=unit")
        for op in ["log", "log2", "log10"]:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], t, f"ulps={ulps} inputs=positive")
        case(f"acosh_{t}", f"%c = arith.constant 1.0 : {t}\n    %s = arith.addf %0, %c : {t}\n    %r = math.acosh %s : {t}",
             [t], t, f"ulps={ulps} inputs=positive")
        for op in functions:
            case(f"{op}_{t}", f"%r = math.{op} %0 : {t}", [t], t, f"ulps={ulps}")
        for op in ["sinh", "cosh", "atan", "asinh", "acosh", "atanh", "expm1", "log1p", "cbrt", "asin", "acos", "tanh"]:
            case(f"{op}_special_{t}", f"%r = math.{op} %0 : {t}", [t], t, f"ulps={ulps} inputs=special seed=5")
        case(f"atan2_{t}", f"%r = math.atan2 %0, %1 : {t}", [t, t], t, f"ulps={ulps}")
        case(f"atan2_special_{t}", f"%r = math.atan2 %0, %1 : {t}", [t, t], t, f"ulps={ulps} inputs=special")
        case(f"powf_{t}", f"%r = math.powf %0, %1 : {t}", [t, t], t, f"ulps={ulps} inputs=positive,normal")


if __name__ == "__main__":
    {"integers": integers, "floats": floats, "casts": casts, "math": math, "libm": libm}[sys.argv[1]]()
