#!/usr/bin/python3
"""Symbolic sizes as variables: one program for every size.

check_sizes.py FOLDER

Each model is imported once with bounds for its sizes, and run with several
sizes; the outputs are those of the model that is imported for just this size.
Writes models for errors too.
"""

import os
import subprocess
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
from onnx_model import Graph, model, node

FOLDER = sys.argv[1]
RNG = np.random.default_rng(7)


def weights(**shapes):
    return [(name, (RNG.normal(size=shape) / 3).astype("f4")) for name, shape in shapes.items()]


def write(name, nodes, inputs, outputs, initializers=()):
    path = os.path.join(FOLDER, name + ".onnx")
    with open(path, "wb") as file:
        file.write(model(nodes, inputs, outputs, initializers, 17))
    return path


def execute(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr}")


def run(file, arrays, outputs, options):
    command = ["uop-run", file, "--cache=off", *options]
    for i, array in enumerate(arrays):
        name = os.path.join(FOLDER, f"in{i}.npy")
        np.save(name, array)
        command.append("--input=" + name)
    names = [os.path.join(FOLDER, f"out{i}.npy") for i in range(outputs)]
    execute(command + ["--output=" + name for name in names])
    return [np.load(name) for name in names]


def check(name, nodes, inputs, outputs, initializers, bounds, cases):
    """`bounds`: of each size; `cases`: values of all sizes."""
    path = write(name, nodes, inputs, outputs, initializers)
    module = os.path.join(FOLDER, name + ".mlir")
    ranges = [f"--dim={key}={low}..{high}" for key, (low, high) in bounds.items()]
    execute(["uop-import-onnx", path, "-o", module, *ranges])
    for sizes in cases:
        arrays = []
        for _, kind, shape in inputs:
            shape = [sizes.get(size, size) for size in shape]
            arrays.append(RNG.normal(size=shape).astype("f4") if kind == 1 else RNG.integers(0, 5, shape).astype("i4" if kind == 6 else "i8"))
        fixed = [f"--dim={key}={value}" for key, value in sizes.items()]
        wanted = run(path, arrays, len(outputs), fixed)
        found = run(module, arrays, len(outputs), ["--verify"])
        for i, (left, right) in enumerate(zip(found, wanted)):
            assert left.shape == right.shape, f"{name} {sizes}: output {i} is {left.shape}, not {right.shape}"
            scale = np.max(np.abs(right), initial=0)
            np.testing.assert_allclose(left, right, rtol=1e-4, atol=1e-5 * scale,
                                       err_msg=f"{name} {sizes}: output {i}")


BATCHES = [{"n": n} for n in (1, 2, 5, 16)]
PAIRS = [{"n": n, "m": m} for n, m in ((1, 1), (1, 7), (3, 4), (8, 16))]

# A perceptron; a flattened batch.
check("mlp", [node("Flatten", ["x"], ["f"]), node("Gemm", ["f", "w", "b"], ["h"], transB=1), node("Relu", ["h"], ["r"]),
              node("MatMul", ["r", "v"], ["l"]), node("Softmax", ["l"], ["y"], axis=-1)],
      [("x", 1, ["n", 3, 4])], ["y"], weights(w=(8, 12), b=(8,), v=(8, 5)), {"n": (1, 16)}, BATCHES)

# Convolutions.
check("cnn", [node("Conv", ["x", "w"], ["c"], pads=[1, 1, 1, 1], strides=[2, 2]),
              node("BatchNormalization", ["c", "s", "b", "mean", "var"], ["d"]), node("Relu", ["d"], ["e"]),
              node("MaxPool", ["e"], ["p"], kernel_shape=[2, 2], strides=[1, 1]),
              node("Conv", ["p", "g"], ["q"], group=2, pads=[1, 1, 1, 1]), node("Add", ["p", "q"], ["r"]),
              node("AveragePool", ["r"], ["a"], kernel_shape=[2, 2]), node("GlobalAveragePool", ["a"], ["z"]),
              node("Reshape", ["z", "shape"], ["t"]), node("Gemm", ["t", "o"], ["y"])],
      [("x", 1, ["n", 3, 9, 9])], ["y"],
      weights(w=(4, 3, 3, 3), s=(4,), b=(4,), mean=(4,), g=(4, 2, 3, 3), o=(4, 5))
      + [("var", np.ones(4, "f4")), ("shape", np.array([-1, 4]))], {"n": (1, 16)}, BATCHES)

# Windows over images of any size: padded, dilated, of groups, with the padding counted and not.
check("image", [node("Conv", ["x", "w", "b"], ["c"], pads=[1, 1, 1, 1]), node("Relu", ["c"], ["r"]),
                node("MaxPool", ["r"], ["p"], kernel_shape=[3, 2], pads=[1, 0, 1, 1]),
                node("Conv", ["p", "g"], ["d"], group=2, dilations=[2, 1], auto_pad="SAME_UPPER"),
                node("AveragePool", ["d"], ["a"], kernel_shape=[2, 3], pads=[1, 1, 0, 1]),
                node("AveragePool", ["d"], ["i"], kernel_shape=[3, 3], pads=[1, 1, 1, 1], count_include_pad=1),
                node("ConvTranspose", ["a", "t"], ["u"], strides=[2, 2], pads=[0, 1, 1, 0]),
                node("LpPool", ["u"], ["l"], kernel_shape=[2, 2], strides=[2, 2]), node("GlobalAveragePool", ["l"], ["z"])],
      [("x", 1, [2, 3, "n", "m"])], ["a", "i", "u", "l", "z"],
      weights(w=(4, 3, 3, 3), b=(4,), g=(4, 2, 2, 3), t=(4, 2, 3, 3)), {"n": (3, 9), "m": (4, 12)},
      [{"n": n, "m": m} for n, m in ((3, 4), (4, 7), (9, 12))])

# Blocks, borders, repeats and reductions of such axes.
check("blocks", [node("DepthToSpace", ["x"], ["d"], blocksize=2), node("Pad", ["d", "pads", "fill"], ["p"]),
                 node("Tile", ["p", "times"], ["t"]), node("SpaceToDepth", ["d"], ["s"], blocksize=2),
                 node("ReduceL1", ["d"], ["r1"], axes=[2]), node("ReduceL2", ["d"], ["r2"], axes=[3]),
                 node("ReduceLogSumExp", ["d"], ["r3"], axes=[2, 3]), node("ReduceSumSquare", ["t"], ["r4"], axes=[2]),
                 node("ReduceProd", ["x"], ["r5"], axes=[1, 2])],
      [("x", 1, [2, 4, "n", "m"])], ["p", "t", "s", "r1", "r2", "r3", "r4", "r5"],
      [("pads", np.array([0, 0, 1, -1, 0, 0, 2, -2])), ("times", np.array([1, 1, 2, 1])), *weights(fill=())],
      {"n": (2, 9), "m": (3, 12)}, [{"n": n, "m": m} for n, m in ((2, 3), (4, 7), (9, 12))])

# A twofold size is halved by steps of two, rounded down and up, and reversed.
check("halved", [node("Concat", ["x", "x"], ["xx"], axis=2), node("Conv", ["xx", "w"], ["c"], strides=[2], pads=[1, 1]),
                 node("MaxPool", ["xx"], ["p"], kernel_shape=[3], strides=[2], ceil_mode=1),
                 node("AveragePool", ["xx"], ["a"], kernel_shape=[3], strides=[2], ceil_mode=1, pads=[1, 1], count_include_pad=1),
                 node("Conv", ["xx", "w"], ["s"], strides=[2], auto_pad="SAME_LOWER"),
                 node("Slice", ["xx", "zero", "end", "two", "two"], ["even"]), node("Slice", ["xx", "one", "end", "two", "two"], ["odd"]),
                 node("Slice", ["xx", "last", "start", "two", "back"], ["r"]), node("Slice", ["xx", "end", "one", "two", "backs"], ["rr"]),
                 node("Add", ["even", "odd"], ["y"])],
      [("x", 1, [2, 3, "n"])], ["c", "p", "a", "s", "y", "r", "rr"],
      [("zero", np.array([0])), ("one", np.array([1])), ("two", np.array([2])), ("end", np.array([2**63 - 1])),
       ("last", np.array([-1])), ("start", np.array([-2**63])), ("back", np.array([-1])), ("backs", np.array([-2])), *weights(w=(4, 3, 3))],
      {"n": (2, 9)}, [{"n": n} for n in (2, 3, 9)])

# Sizes that may be odd: windows with strides, slices with a step and halves are rounded down or up.
STEPS = [("zero", np.array([0])), ("one", np.array([1])), ("two", np.array([2])), ("three", np.array([3])), ("end", np.array([2**63 - 1])),
         ("last", np.array([-1])), ("start", np.array([-2**63])), ("backs", np.array([-2]))]
check("odd", [node("Conv", ["x", "w"], ["c"], strides=[2], pads=[1, 1]), node("Conv", ["x", "v"], ["d"], strides=[2]),
              node("Add", ["c", "d"], ["e"]), node("MaxPool", ["e"], ["p"], kernel_shape=[3], strides=[3], ceil_mode=1),
              node("MaxPool", ["x"], ["q"], kernel_shape=[2], strides=[2], ceil_mode=1, pads=[1, 1]),
              node("AveragePool", ["x"], ["a"], kernel_shape=[3], strides=[2], ceil_mode=1, pads=[1, 1], count_include_pad=1),
              node("AveragePool", ["x"], ["b"], kernel_shape=[3], strides=[2], ceil_mode=1, pads=[1, 1]),
              node("Conv", ["x", "w"], ["l"], strides=[2], auto_pad="SAME_LOWER"), node("Conv", ["x", "z"], ["u"], strides=[2], auto_pad="SAME_UPPER"),
              node("LpPool", ["x"], ["m"], kernel_shape=[2], strides=[3])],
      [("x", 1, [2, 3, "n"])], ["e", "p", "q", "a", "b", "l", "u", "m"], weights(w=(4, 3, 3), v=(4, 3, 1), z=(4, 3, 4)),
      {"n": (5, 40)}, [{"n": n} for n in (5, 6, 7, 8, 9, 10, 39, 40)])
check("steps", [node("Slice", ["x", "zero", "end", "zero", "two"], ["s0"]), node("Slice", ["x", "one", "end", "zero", "two"], ["s1"]),
                node("Slice", ["x", "one", "last", "zero", "three"], ["s2"]), node("Slice", ["x", "end", "start", "zero", "backs"], ["s3"]),
                node("Concat", ["s0", "s1"], ["s4"], axis=0),
                node("Shape", ["x"], ["s"]), node("Slice", ["s", "zero", "one"], ["n"]), node("Div", ["n", "two"], ["h"]),
                node("Mod", ["n", "two"], ["r"]), node("Slice", ["x", "zero", "h"], ["front"]), node("Slice", ["x", "h", "n"], ["back"]),
                node("Mul", ["back", "s0"], ["y"]), node("Slice", ["front", "zero", "end", "zero", "three"], ["f"]),
                node("Sub", ["n", "h"], ["rest"]), node("Concat", ["rest", "four"], ["to"], axis=0), node("Expand", ["row", "to"], ["g"]),
                node("Add", ["g", "back"], ["z"])],
      [("x", 1, ["n", 4])], ["s0", "s1", "s2", "s3", "s4", "h", "r", "front", "y", "f", "rest", "z"],
      STEPS + [("four", np.array([4])), *weights(row=(1, 4))], {"n": (3, 30)}, [{"n": n} for n in (3, 4, 5, 6, 29, 30)])
# Elementwise operators that are made of several ops.
unary = ["Tanh", "Asin", "Acos", "Sinh", "Tanh", "Atanh", "Cosh", "Asinh", "Atan", "Shrink"]
names = ["x"] + [f"v{i}" for i in range(len(unary))]
check("elementwise", [node("Mul", ["z", "half"], ["x"])] + [
    node(op, [names[i]], [names[i + 1]]) for i, op in enumerate(unary)] + [
    node("Add", [names[-1], "two"], ["wide"]), node("Acosh", ["wide"], ["y"])],
      [("z", 1, ["n", 3])], ["y"], [("half", np.float32(0.3)), ("two", np.float32(2))], {"n": (1, 16)},
      [{"n": 1}, {"n": 7}])
check("bits", [node("BitwiseAnd", ["x", "three"], ["a"]), node("BitwiseOr", ["a", "x"], ["b"]),
               node("BitwiseXor", ["b", "three"], ["y"])],
      [("x", 7, ["n", 3])], ["y"], [("three", np.array(3))], {"n": (1, 16)}, [{"n": 1}, {"n": 7}])
# A residual network on images of any size and number, and a U that pads what it upsampled to what it skipped.
check("residual", [node("Conv", ["x", "w0"], ["c0"], strides=[2, 2], pads=[3, 3, 3, 3]), node("Relu", ["c0"], ["r0"]),
                   node("MaxPool", ["r0"], ["p"], kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1]),
                   node("Conv", ["p", "w1"], ["c1"], strides=[2, 2], pads=[1, 1, 1, 1]), node("Conv", ["p", "w2"], ["c2"], strides=[2, 2]),
                   node("Add", ["c1", "c2"], ["a"]), node("Conv", ["a", "w3"], ["c3"], strides=[2, 2], pads=[1, 1, 1, 1]),
                   node("GlobalAveragePool", ["c3"], ["g"]), node("Flatten", ["g"], ["f"]), node("Gemm", ["f", "o"], ["y"])],
      [("x", 1, ["b", 3, "h", "w"])], ["a", "y"],
      weights(w0=(4, 3, 7, 7), w1=(5, 4, 3, 3), w2=(5, 4, 1, 1), w3=(6, 5, 3, 3), o=(6, 3)), {"b": (1, 4), "h": (9, 64), "w": (9, 64)},
      [{"b": b, "h": h, "w": w} for b, h, w in ((1, 9, 33), (2, 17, 18), (3, 32, 31), (1, 64, 9))])
check("u", [node("Conv", ["x", "w"], ["skip"], pads=[1, 1, 1, 1]), node("MaxPool", ["skip"], ["p"], kernel_shape=[2, 2], strides=[2, 2]),
            node("ConvTranspose", ["p", "t"], ["up"], strides=[2, 2]), node("Shape", ["skip"], ["ss"]), node("Shape", ["up"], ["us"]),
            node("Sub", ["ss", "us"], ["diff"]), node("Div", ["diff", "two"], ["lows"]), node("Sub", ["diff", "lows"], ["highs"]),
            node("Concat", ["lows", "highs"], ["pads"], axis=0), node("Pad", ["up", "pads", "fill"], ["padded"]),
            node("Concat", ["skip", "padded"], ["c"], axis=1), node("Conv", ["c", "o"], ["y"], pads=[1, 1, 1, 1])],
      [("x", 1, [1, 2, "h", "w"])], ["y"], [("two", np.array([2])), *weights(w=(3, 2, 3, 3), t=(3, 3, 2, 2), o=(2, 6, 3, 3), fill=())],
      {"h": (2, 12), "w": (2, 12)}, [{"h": h, "w": w} for h, w in ((2, 3), (5, 4), (11, 7), (12, 12))])


def size_of(x, axis, name):
    """The size of an axis, as PyTorch exports it, with one axis."""
    return [node("Shape", [x], [name + "_s"]), node("Gather", [name + "_s", axis], [name + "_g"], axis=0),
            node("Unsqueeze", [name + "_g", "zero"], [name])]


def norm(x, y, name):
    """LayerNorm, as it was exported before there was an operator."""
    return [node("ReduceMean", [x], [name + "m"], axes=[-1]), node("Sub", [x, name + "m"], [name + "d"]),
            node("Mul", [name + "d", name + "d"], [name + "q"]), node("ReduceMean", [name + "q"], [name + "v"], axes=[-1]),
            node("Add", [name + "v", "eps"], [name + "e"]), node("Sqrt", [name + "e"], [name + "r"]),
            node("Div", [name + "d", name + "r"], [y])]


def heads(x, y, order, name):
    return [node("Concat", ["n", "m", "two", "four"], [name + "h"], axis=0), node("Reshape", [x, name + "h"], [name + "r"]),
            node("Transpose", [name + "r"], [y], perm=order)]


# An encoder of text: batch and length are computed by nodes.
encoder = [
    *size_of("ids", "i0", "n"), *size_of("ids", "i1", "m"),
    node("Gather", ["table", "ids"], ["words"], axis=0),
    node("Slice", ["positions", "zero", "m", "one"], ["ps"]), node("Gather", ["places", "ps"], ["pe"], axis=0),
    node("Add", ["words", "pe"], ["e0"]), *norm("e0", "e", "n0"),
    node("MatMul", ["e", "wq"], ["q"]), node("MatMul", ["e", "wk"], ["k"]), node("MatMul", ["e", "wv"], ["v"]),
    *heads("q", "qh", [0, 2, 1, 3], "hq"), *heads("k", "kh", [0, 2, 3, 1], "hk"), *heads("v", "vh", [0, 2, 1, 3], "hv"),
    node("MatMul", ["qh", "kh"], ["scores"]),
    node("Unsqueeze", ["mask", "twelve"], ["mu"]), node("Cast", ["mu"], ["mf"], to=1),
    node("Sub", ["unit", "mf"], ["mn"]), node("Mul", ["mn", "minus"], ["mm"]), node("Add", ["scores", "mm"], ["masked"]),
    node("Softmax", ["masked"], ["probs"], axis=-1), node("MatMul", ["probs", "vh"], ["ctx"]),
    node("Transpose", ["ctx"], ["ct"], perm=[0, 2, 1, 3]), node("Concat", ["n", "m", "eight"], ["cs"], axis=0),
    node("Reshape", ["ct", "cs"], ["cr"]), node("MatMul", ["cr", "wo"], ["co"]), node("Add", ["co", "e"], ["res"]),
    *norm("res", "h", "n1"), node("MatMul", ["h", "w1"], ["f1"]), node("Erf", ["f1"], ["fe"]), node("Mul", ["f1", "fe"], ["fg"]),
    node("MatMul", ["fg", "w2"], ["f2"]), node("Add", ["f2", "h"], ["out"]),
    node("Gather", ["out", "i0"], ["cls"], axis=1), node("Gemm", ["cls", "wc"], ["logits"]),
    node("ReduceMean", ["out"], ["pooled"], axes=[1], keepdims=0)]
constants = [("zero", np.array([0])), ("one", np.array([1])), ("i0", np.array(0)), ("i1", np.array(1)),
             ("two", np.array([2])), ("four", np.array([4])), ("eight", np.array([8])), ("twelve", np.array([1, 2])),
             ("positions", np.arange(16)[None]), ("eps", np.array(1e-5, "f4")), ("unit", np.array(1, "f4")),
             ("minus", np.array(-1e4, "f4"))]
check("encoder", encoder, [("ids", 7, ["n", "m"]), ("mask", 7, ["n", "m"])], ["logits", "out", "pooled"],
      weights(table=(30, 8), places=(16, 8), wq=(8, 8), wk=(8, 8), wv=(8, 8), wo=(8, 8), w1=(8, 16), w2=(16, 8), wc=(8, 3))
      + constants, {"n": (1, 8), "m": (1, 16)}, PAIRS)

# Sizes as numbers: positions, a broadcast to a computed shape, indices from the end, a size as a result.
check("numbers", [node("Shape", ["x"], ["s"]), node("Gather", ["s", "i0"], ["len"], axis=0), node("Range", ["i0", "len", "i1"], ["r"]),
                  node("Cast", ["r"], ["rf"], to=1), node("Unsqueeze", ["rf", "one"], ["ru"]), node("Add", ["x", "ru"], ["a"]),
                  node("ConstantOfShape", ["s"], ["z"]), node("Expand", ["row", "s"], ["e"]),
                  node("Equal", ["s", "other"], ["eq"]), node("Where", ["eq", "other", "s"], ["t"]), node("Expand", ["row", "t"], ["u"]),
                  node("Gather", ["x", "last"], ["l"], axis=0), node("Slice", ["x", "tail", "end", "zero"], ["tl"]),
                  node("Concat", ["a", "z", "e", "u"], ["c"], axis=0), node("ReduceMean", ["c"], ["y"], axes=[0]),
                  node("Mul", ["len", "len"], ["sq"]), node("Split", ["x", "parts"], ["p0", "p1"], axis=1)],
      [("x", 1, ["n", 4])], ["y", "l", "tl", "s", "sq", "c", "p1"],
      [("i0", np.array(0)), ("i1", np.array(1)), ("one", np.array([1])), ("zero", np.array([0])), ("other", np.array([-1, -1])),
       ("last", np.array(-1)), ("tail", np.array([-2])), ("end", np.array([2**31 - 1])), ("parts", np.array([1, 3])), *weights(row=(1, 4))],
      {"n": (2, 16)}, [{"n": n} for n in (2, 3, 16)])

# A constant of such a size before all else.
check("filled", [node("Pad", ["x", "pads", "fill"], ["y"])], [("x", 1, [3, "n"]), ("fill", 1, [])], ["y"],
      [("pads", np.array([0, 3, 0, 2]))], {"n": (1, 12)}, [{"n": 1}, {"n": 12}])

# Recurrences, loops and branches. What has such sizes is unrolled, or both branches are computed.
check("recurrent", [node("LSTM", ["x", "wl", "rl", "bl", "lengths"], ["l", "lh", "lc"], hidden_size=4, direction="bidirectional"),
                    node("GRU", ["x", "wg", "rg", "bg"], ["g", "gh"], hidden_size=4, linear_before_reset=1),
                    node("RNN", ["x", "wr", "rr", "", "", "h"], ["r", "rh"], hidden_size=4, direction="reverse")],
      [("x", 1, [7, "n", 3]), ("lengths", 6, ["n"]), ("h", 1, [1, "n", 4])], ["l", "lh", "lc", "g", "gh", "r", "rh"],
      weights(wl=(2, 16, 3), rl=(2, 16, 4), bl=(2, 32), wg=(1, 12, 3), rg=(1, 12, 4), bg=(1, 24), wr=(1, 4, 3), rr=(1, 4, 4)),
      {"n": (1, 16)}, BATCHES)
body = Graph([node("Mul", ["v", "w"], ["p"]), node("Add", ["p", "x"], ["v2"]), node("ReduceSum", ["v2", "last"], ["s"], keepdims=0)],
             ["i", "c", "v"], ["c", "v2", "s"], [])
scanned = Graph([node("Add", ["a", "e"], ["b"]), node("Tanh", ["b"], ["t"])], ["a", "e"], ["b", "t"], [])
sums = [Graph([node("ReduceSum", ["x", "last"], ["r"], keepdims=0)], [], ["r"], []),
        Graph([node("ReduceMax", ["x"], ["r"], axes=[1], keepdims=0)], [], ["r"], [])]
for holds in (0, 1):
    check("control", [node("Loop", ["few", "", "x"], ["a", "as"], body=body), node("Loop", ["many", "", "x"], ["b", "bs"], body=body),
                      node("Scan", ["row", "rows"], ["f", "ts"], body=scanned, num_scan_inputs=1),
                      node("ReduceSum", ["given"], ["total"], keepdims=0), node("Greater", ["total", "limit"], ["c"]),
                      node("If", ["c"], ["y"], then_branch=sums[0], else_branch=sums[1])],
          [("x", 1, ["n", 4]), ("rows", 1, [20, "n"]), ("row", 1, ["n"]), ("given", 1, [3])], ["a", "as", "b", "bs", "f", "ts", "y"],
          [("few", np.array(3)), ("many", np.array(20)), ("last", np.array([1])), ("limit", np.array(9 - 18 * holds, "f4")), *weights(w=(4,))],
          {"n": (1, 16)}, BATCHES)

# The padding that a given size of the output leaves over is halved.
check("transposed", [node("ConvTranspose", ["x", "t"], ["u"], output_shape=[3]), node("ConvTranspose", ["x", "t"], ["v"], auto_pad="SAME_UPPER", strides=[2])],
      [("x", 1, [1, 2, "n"])], ["u", "v"], weights(t=(2, 2, 3)), {"n": (4, 9)}, [{"n": n} for n in (4, 5, 8, 9)])

# Recurrences and loops whose length a run decides, and what they carry and give; a loop that ends when its body says so.
check("lengths", [node("LSTM", ["x", "wl", "rl", "bl", "lengths"], ["l", "lh", "lc"], hidden_size=4, direction="bidirectional"),
                  node("GRU", ["x", "wg", "rg", "bg"], ["g", "gh"], hidden_size=4, linear_before_reset=1),
                  node("Transpose", ["x"], ["t"], perm=[1, 0, 2]),
                  node("RNN", ["t", "wr", "rr", "", "", "h"], ["r", "rh"], hidden_size=4, direction="reverse", layout=1)],
      [("x", 1, ["m", "n", 3]), ("lengths", 6, ["n"]), ("h", 1, ["n", 1, 4])], ["l", "lh", "lc", "g", "gh", "r", "rh"],
      weights(wl=(2, 16, 3), rl=(2, 16, 4), bl=(2, 32), wg=(1, 12, 3), rg=(1, 12, 4), bg=(1, 24), wr=(1, 4, 3), rr=(1, 4, 4)),
      {"n": (1, 8), "m": (1, 16)}, PAIRS)
until = Graph([node("Add", ["v", "v"], ["v2"]), node("ReduceMax", ["v2"], ["t"], keepdims=0), node("Less", ["t", "limit"], ["c2"])],
              ["i", "c", "v"], ["c2", "v2"], [])
added = Graph([node("Mul", ["v", "w"], ["p"]), node("Add", ["p", "y"], ["v2"]), node("ReduceSum", ["v2", "last"], ["s"], keepdims=0)],
              ["i", "c", "v"], ["c", "v2", "s"], [])
check("carried", [node("Shape", ["x"], ["s"]), node("Gather", ["s", "zero0"], ["trips"]), node("Loop", ["trips", "", "y"], ["a", "as"], body=added),
                  node("Exp", ["w2"], ["e2"]), node("Loop", ["", "yes", "e2"], ["u"], body=until),
                  node("Concat", ["y", "y"], ["yy"], axis=0), node("Slice", ["yy", "zero", "last1", "zero"], ["odd"]),
                  node("Scan", ["odd", "x"], ["f", "ts"], body=scanned, num_scan_inputs=1, scan_input_directions=[1], scan_output_directions=[1])],
      [("x", 1, ["n", 1]), ("y", 1, ["m"]), ("w2", 1, ["m", "n"])], ["a", "as", "u", "f", "ts"],
      [("yes", np.array(True)), ("limit", np.array(9, "f4")), ("zero0", np.array(0)), ("zero", np.array([0])), ("last1", np.array([-1])), ("last", np.array([0])),
       *weights(w=(1,))], {"n": (1, 8), "m": (1, 16)}, PAIRS)

# Orders, positions and running sums beside such axes, and along them.
check("orders", [node("TopK", ["x", "k"], ["t", "p"], axis=1), node("ArgMax", ["x"], ["a"], axis=0), node("ArgMin", ["x"], ["b"], axis=2),
                 node("CumSum", ["x", "i0"], ["c0"]), node("CumSum", ["x", "i1"], ["c1"], exclusive=1),
                 node("CumSum", ["x", "i2"], ["c2"], reverse=1), node("Hardmax", ["x"], ["h"], axis=-1), node("LRN", ["x"], ["l"], size=3),
                 node("GatherElements", ["x", "p"], ["ge"], axis=1), node("ScatterElements", ["x", "p", "t"], ["se"], axis=1),
                 node("OneHot", ["p", "depth", "values"], ["oh"], axis=1), node("Trilu", ["x"], ["tr"]),
                 node("Einsum", ["x", "x"], ["e"], equation="bij,bkj->bik"), node("GatherND", ["x", "places"], ["gn"]),
                 node("ScatterND", ["x", "places", "gn"], ["sn"], reduction="add")],
      [("x", 1, ["n", 6, "m"])], ["t", "p", "a", "b", "c0", "c1", "c2", "h", "l", "ge", "se", "oh", "tr", "e", "gn", "sn"],
      [("k", np.array([3])), ("i0", np.array(0)), ("i1", np.array(1)), ("i2", np.array(2)), ("depth", np.array(6)),
       ("values", np.array([0, 1], "f4")), ("places", np.array([[0, 2], [0, 5]]))], {"n": (1, 8), "m": (1, 16)}, PAIRS)

# Quantized images, resized: by an integer along such an axis, by anything along another one.
resized = {"coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
check("resized", [node("QuantizeLinear", ["x", "scale", "zero"], ["q"]), node("QLinearConv", ["q", "scale", "zero", "w", "ws", "wz", "scale", "zero"], ["c"]),
                  node("DequantizeLinear", ["c", "scale", "zero"], ["d"]), node("Resize", ["d", "", "twice"], ["r"], **resized),
                  node("Shape", ["d"], ["s"]), node("Mul", ["s", "by"], ["to"]), node("Resize", ["d", "", "", "to"], ["r3"]),
                  node("Resize", ["d", "", "wide"], ["l"], mode="linear"),
                  node("Resize", ["d", "", "", "to"], ["p"], coordinate_transformation_mode="pytorch_half_pixel", nearest_mode="round_prefer_ceil")],
      [("x", 1, ["n", 2, "h", 6])], ["r", "r3", "l", "p"],
      [("scale", np.array(0.02, "f4")), ("zero", np.array(100, "u1")), ("w", RNG.integers(-9, 9, (3, 2, 1, 1)).astype("i1")),
       ("ws", np.array(0.05, "f4")), ("wz", np.array(0, "i1")), ("twice", np.array([1, 1, 2, 2], "f4")), ("by", np.array([1, 1, 3, 3])),
       ("wide", np.array([1, 1, 1, 1.5], "f4"))], {"n": (1, 4), "h": (1, 9)}, [{"n": n, "h": h} for n, h in ((1, 1), (2, 5), (4, 9))])

# Errors.
X = [("x", 1, ["n", 4])]
grown = Graph([node("Concat", ["v", "x"], ["v2"], axis=0)], ["i", "c", "v"], ["c", "v2"], [])
write("grown", [node("Shape", ["x"], ["s"]), node("Gather", ["s", "zero"], ["trips"]), node("Loop", ["trips", "", "x"], ["y"], "n1", body=grown)],
      X, ["y"], [("zero", np.array(0))])
write("enlarged", [node("Resize", ["x", "", "by"], ["y"], "n1", mode="linear")], X, ["y"], [("by", np.array([2, 1], "f4"))])
write("half", [node("Resize", ["x", "", "by"], ["y"], "n1")], X, ["y"], [("by", np.array([0.5, 1], "f4"))])
write("multiple", [node("Tile", ["x", "times"], ["t"]), node("Resize", ["t", "", "by"], ["y"], "n1")], X, ["y"],
      [("times", np.array([4096, 1])), ("by", np.array([4096, 1], "f4"))])
write("grid", [node("GridSample", ["x", "g"], ["y"], "n1")], [("x", 1, [1, 2, "n", 4]), ("g", 1, [1, 3, 3, 2])], ["y"])
write("sort", [node("TopK", ["x", "k"], ["y", "i"], "n1", axis=0)], X, ["y"], [("k", np.array([1]))])
write("compared", [node("Shape", ["x"], ["s"]), node("Min", ["s", "five"], ["t"]), node("Expand", ["row", "t"], ["y"], "n1")],
      X, ["y"], [("five", np.array([5, 5])), *weights(row=(1, 1))])
write("slice", [node("Slice", ["x", "zero", "five", "zero"], ["y"], "n1")], X, ["y"],
      [("zero", np.array([0])), ("five", np.array([5]))])
write("window", [node("MaxPool", ["x"], ["y"], "n1", kernel_shape=[2])], [("x", 1, [1, 2, "n"])], ["y"])
write("apart", [node("Conv", ["x", "w"], ["y"], "n1", strides=[3], auto_pad="SAME_UPPER")], [("x", 1, [1, 2, "n"])], ["y"], weights(w=(2, 2, 2)))
write("third", [node("Conv", ["x", "w"], ["y"], "n1", strides=[3], auto_pad="SAME_UPPER")], [("x", 1, [1, 2, "n"])], ["y"], weights(w=(2, 2, 3)))
write("places", [node("MaxPool", ["x"], ["y", "i"], "n1", kernel_shape=[2])], [("x", 1, [1, 2, "n"])], ["y", "i"])
write("wide", [node("MaxPool", ["x"], ["y"], "n1", kernel_shape=[2000])], [("x", 1, [1, 2, "n"])], ["y"])
write("still", [node("Slice", ["x", "zero", "five", "zero", "zero"], ["y"], "n1")], X, ["y"],
      [("zero", np.array([0])), ("five", np.array([2**31]))])
write("mirror", [node("Pad", ["x", "pads"], ["y"], "n1", mode="reflect")], X, ["y"], [("pads", np.array([1, 0, 1, 0]))])
write("odd", [node("SpaceToDepth", ["x"], ["y"], "n1", blocksize=2)], [("x", 1, [1, 2, "n", 4])], ["y"])
write("halves", [node("Shape", ["x"], ["s"]), node("Div", ["s", "two"], ["h"]), node("Mul", ["h", "h"], ["t"]), node("Expand", ["row", "t"], ["y"], "n1")],
      X, ["y"], [("two", np.array([2, 2])), *weights(row=(1, 1))])
write("border", [node("Shape", ["x"], ["s"]), node("Slice", ["s", "zero", "one"], ["n"]), node("Concat", ["n", "zeros"], ["pads"], axis=0),
                 node("Pad", ["x", "pads"], ["y"], "n1")], X, ["y"],
      [("zero", np.array([0])), ("one", np.array([1])), ("zeros", np.array([0, 0, 0]))])
write("sum", [*(node("Slice", ["x", "zero", "end", "zero", f"by{i}"], [f"s{i}"]) for i in (2, 3, 5)),
              node("Concat", ["s2", "s3", "s5"], ["y"], "n1", axis=0)], X, ["y"],
      [("zero", np.array([0])), ("end", np.array([2**63 - 1])), *((f"by{i}", np.array([i])) for i in (2, 3, 5))])
write("thirds", [node("Slice", ["x", "zero", "end", "zero", "step"], ["s"]), node("Concat", ["s", "s", "s"], ["t"], axis=0),
                 node("Slice", ["t", "zero", "end", "zero", "four"], ["y"], "n1")], X, ["y"],
      [("zero", np.array([0])), ("end", np.array([2**63 - 1])), ("step", np.array([5])), ("four", np.array([4]))])
write("merged", [node("Reshape", ["x", "flat"], ["y"], "n1")], [("x", 1, ["n", "m", 4])], ["y"], [("flat", np.array([-1, 4]))])
write("flattened", [node("Flatten", ["x"], ["y"], "n1", axis=2)], [("x", 1, ["n", "m", 4])], ["y"])
write("four", [node("Neg", ["x"], ["y"], "n1")], [("x", 1, ["n", "m", "k", "l"])], ["y"])
write("squeezed", [node("Squeeze", ["x"], ["y"], "n1")], X, ["y"])
write("equal", [node("Add", ["x", "five"], ["y"], "n1")], X, ["y"], weights(five=(5, 4)))
