#!/usr/bin/python3
"""Writes models that are wrong, one file each, and some that are not.

make_models.py FOLDER
"""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
from onnx_model import (Graph, Reference, attribute, data, function, model, node, number, tensor)

folder = sys.argv[1]
F = ("x", 1, [2, 3])


def write(name, content):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(content)


def one(name, op, inputs=("x",), initializers=(), inputs_info=(F,), opset=17, domain="", **attributes):
    write(name + ".onnx", model([node(op, list(inputs), ["y"], "n1", domain, **attributes)], list(inputs_info),
                                ["y"], list(initializers), opset))


# Models that are right.
relu = [node("Relu", ["x"], ["y"], "n1")]
right = model(relu, [("x", 1, ["batch", 3])], ["y"])
write("symbolic.onnx", right)
scale = function("Scale", ["a"], ["b"], [
    node("Constant", [], ["f"], "", value_float=Reference("factor", 1)),
    node("Mul", ["a", "f"], ["b"], "times")], attributes=["factor"])
write("function.onnx", model([node("Scale", ["x"], ["y"], "call", "test", factor=2.5)], [F], ["y"],
                             domains=["test"], functions=[scale]))
defaults = data(11, attribute("factor", 4.0))
scale = function("Scale", ["a"], ["b"], [
    node("Constant", [], ["f"], "", value_float=Reference("factor", 1)),
    node("Mul", ["a", "f"], ["b"], "times")], defaults=defaults)
write("function-default.onnx", model([node("Scale", ["x"], ["y"], "call", "test")], [F], ["y"],
                                     domains=["test"], functions=[scale]))
bound = [function("Bound", ["a", "low", "high"], ["b"], [node("Clip", ["a", "low", "high"], ["b"], "clip")]),
         function("Twice", ["a", "low", "high"], ["b"], [node("Bound", ["a", "low", "high"], ["b"], "inner", "test")])]
for name, inputs in [("function-optional", ["x", "", "h"]), ("function-required", ["", "", "h"])]:
    write(name + ".onnx", model([node("Twice", inputs, ["y"], "call", "test")], [F, ("h", 1, [])], ["y"],
                                domains=["test"], functions=bound))
weights = np.arange(600, dtype=np.float32)
weights.tofile(os.path.join(folder, "weights.bin"))
write("external.onnx", model([node("Add", ["x", "w"], ["y"], "n1")], [("x", 1, [500])], ["y"],
                             [tensor(np.empty(500, np.float32), "w", ("weights.bin", 400, 2000))]))
write("large.onnx", model([node("Add", ["x", "w"], ["y"], "n1")], [("x", 1, [600])], ["y"], [("w", weights)]))
shapes = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "zero"], ["d"]), node("Concat", ["d", "rest"], ["t"], axis=0),
          node("Reshape", ["x", "t"], ["y"], "flatten")]
write("shapes.onnx", model(shapes, [("x", 1, [4, 2, 3])], ["y"],
                           [("zero", np.array([0])), ("rest", np.array([-1]))]))
write("value.onnx", model([node("Reshape", ["x", "s"], ["y"], "n1")], [F, ("s", 7, [1])], ["y"]))

# Files that are not models.
write("empty.onnx", b"")
write("text.onnx", b"this is no model\n")
write("truncated.onnx", right[:-7])
write("no-graph.onnx", number(1, 8))
write("deep.onnx", b"")
graph = Graph([node("Relu", ["x"], ["y"])], [], ["y"], [])
for _ in range(70):
    graph = Graph([node("If", ["c"], ["y"], "inner", then_branch=graph, else_branch=graph)]
                  if _ < 3 else [node("If", ["c"], ["y"], "inner", then_branch=graph)], [], ["y"], [])
write("deep.onnx", model(graph.nodes, [F, ("c", 9, [])], ["y"]))

# Graphs that are wrong.
write("old.onnx", model(relu, [F], ["y"], opset=5))
write("new.onnx", model(relu, [F], ["y"], opset=99))
write("cycle.onnx", model([node("Add", ["x", "b"], ["a"], "first"), node("Relu", ["a"], ["b"], "second")],
                          [F], ["b"]))
write("twice.onnx", model([node("Relu", ["x"], ["y"], "a"), node("Neg", ["x"], ["y"], "b")], [F], ["y"]))
write("no-output.onnx", model(relu, [F], ["z"]))
write("recursion.onnx", model([node("Loop1", ["x"], ["y"], "call", "test")], [F], ["y"], domains=["test"],
                              functions=[function("Loop1", ["a"], ["b"],
                                                  [node("Loop1", ["a"], ["b"], "again", "test")])]))
one("unknown", "Frobnicate")
one("unknown-domain", "Frobnicate", domain="com.example")
one("string", "Relu", inputs_info=[("x", 8, [2])])
one("sparse-type", "Relu", inputs_info=["x"])
one("negative", "Relu", inputs_info=[("x", 1, [2, -3])])
one("huge", "Relu", inputs_info=[("x", 1, [1 << 40, 1 << 40])])
one("huge-result", "Expand", ["x", "s"], [("s", np.array([1 << 50, 2, 3]))])
one("missing-input", "Add")
one("types", "Add", ["x", "w"], [("w", np.ones(3, np.int32))])
one("broadcast", "Add", ["x", "w"], [("w", np.ones(4, np.float32))])
one("reshape", "Reshape", ["x", "s"], [("s", np.array([4, -1]))])
one("axis", "Softmax", axis=2)
one("attribute", "Softmax", axis="one")
one("since", "Gelu")
one("conv", "Conv", ["x", "w"], [("w", np.ones((4, 2, 3, 3), np.float32))], [("x", 1, [1, 3, 8, 8])])
one("window", "MaxPool", inputs_info=[("x", 1, [1, 3, 4, 4])], kernel_shape=[5, 5])
one("concat", "Concat", ["x", "x"])
one("einsum", "Einsum", ["x", "x"], equation="ij,jk->ik")
one("ellipsis", "Einsum", ["x", "w"], [("w", np.ones((4, 3), np.float32))], equation="...j,...j->...")
one("loop", "Loop", ["n", "", "x"], [("n", np.array(100000))],
    body=Graph([node("Identity", ["c"], ["d"]), node("Concat", ["v", "x"], ["w"], axis=0)], ["i", "c", "v"],
               ["d", "w"], []))
one("rank", "Reshape", ["x", "s"], [("s", np.array([6] + [1] * 70))])
bomb = [function(f"F{i}", ["a"], ["c"], [node(f"F{i + 1}", ["a"], ["b"], "", "test"),
                                         node(f"F{i + 1}", ["b"], ["c"], "", "test")]) for i in range(40)]
bomb.append(function("F40", ["a"], ["c"], [node("Neg", ["a"], ["c"], "leaf")]))
write("bomb.onnx", model([node("F0", ["x"], ["y"], "call", "test")], [F], ["y"], domains=["test"],
                         functions=bomb))
one("dropout", "Dropout", ["x", "", "t"], [("t", np.array(True))])
for name, external in [("missing-data", ("absent.bin", None, None)), ("outside", ("../weights.bin", 0, 24)),
                       ("absolute", ("/etc/passwd", 0, 24)), ("beyond", ("weights.bin", 2390, 24)),
                       ("bad-offset", ("weights.bin", "many", 24)), ("pipe", ("pipe.bin", 0, 24)),
                       ("folder", ("inner", 0, 24)), ("link", ("link.bin", 0, 24)),
                       ("linked-folder", ("away/weights.bin", 0, 24)), ("link-inside", ("inner/link.bin", 0, 24))]:
    one(name, "Add", ["x", "w"], [tensor(np.empty((2, 3), np.float32), "w", external)])
one("short", "Add", ["x", "w"], [number(1, 3) + number(2, 1) + data(8, "w") + data(9, b"\0" * 8)])

# Inputs that do not fit each other, and types that an operator does not take.
def floats(*shape):
    return 1, list(shape)


def typed(name, op, *inputs, opset=17, outputs=("y",), **attributes):
    """Inputs are kinds of elements and shapes."""
    names = "abcdefgh"[:len(inputs)]
    write(name + ".onnx", model([node(op, list(names), list(outputs), "n1", **attributes)],
                                [(n, *i) for n, i in zip(names, inputs)], ["y"], opset=opset))


typed("isinf-bool", "IsInf", (9, [4]), opset=20)
typed("isinf-int", "IsInf", (6, [4]), opset=10)
typed("conv-types", "Conv", (7, [1, 1, 5, 5]), floats(1, 1, 3, 3))
typed("convtranspose-types", "ConvTranspose", floats(1, 1, 3, 3), (2, [1, 2, 3, 3]))
typed("convtranspose-filter", "ConvTranspose", floats(1, 2, 3, 3), floats(2, 1, 3, "N"), output_shape=[10, 8],
      strides=[3, 2])
typed("loss-weight", "SoftmaxCrossEntropyLoss", floats(3, 5, 6), (7, [3, 6]), floats())
typed("likelihood-weight", "NegativeLogLikelihoodLoss", floats(3, 5), (7, [3]), floats())
typed("attention-mask", "Attention", floats(2, 2, 4, 1), floats(2, 1, 2, 1), floats(2, 1, 2, 2), floats(5, 2), opset=23)
typed("batchnorm-mean", "BatchNormalization", floats(2, 3, 4), floats(3), floats(3), floats(), floats(3),
      outputs=["y", "m", "v"], training_mode=1)
bytes_, scale = (2, [1]), floats(1)
typed("zero-point", "QLinearMatMul", (2, [2, 4]), scale, bytes_, (2, [4, 3]), scale, bytes_, scale, (2, [5]))
typed("integer-filter", "ConvInteger", (2, [2, 2, 5, 6]), (2, []), (2, []), (2, [3]))
typed("integer-zero", "ConvInteger", (2, [1, 2, 5]), (2, [2, 2, 2]), (3, []), pads=[1, 1])
one("pad-value", "Pad", ["x", "pads", "v"], [("pads", np.array([0, 1, 0, 0])), ("v", np.array(True))])
one("pad-amount", "Pad", ["x", "pads"], [("pads", np.array([0, 2**62, 0, 2**62]))])
one("window-rank", "STFT", ["x", "step", "w"], [("step", np.array(2)), ("w", np.float32(1))], [("x", 1, [1, 8, 1])])
typed("state-rank", "LinearAttention", floats(1, 2, 8), floats(1, 2, 8), floats(1, 2, 8), floats(3, 4), opset=27,
      update_rule="linear", q_num_heads=2, kv_num_heads=2)
typed("no-heads", "LinearAttention", floats(1, 2, 8), floats(1, 2, 8), floats(1, 2, 8), opset=27, update_rule="linear")
typed("unknown-boxes", "RoiAlign", floats(1, 1, 8, 8), floats(3, 4), (7, [3]))
typed("exp-int8", "Exp", (3, [4]))
typed("neg-bool", "Neg", (9, [4]))
typed("mish-int64", "Mish", (7, [4]), opset=18)
typed("exp-int8-size", "Exp", (3, ["N"]))
branches = [Graph([node(op, inputs, ["r"], "n" + op)], [], ["r"], [])
            for op, inputs in [("Neg", ["x"]), ("MatMul", ["x", "w"])]]
write("if-size.onnx", model([node("If", ["k"], ["y"], "n1", then_branch=branches[0], else_branch=branches[1])],
                            [("k", 9, []), ("x", 1, ["N", 2])], ["y"], [("w", np.eye(2, dtype=np.float32))]))
