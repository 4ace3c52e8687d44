#!/usr/bin/env python3
"""Operators of ONNX for each element type and odd shapes, compared with ONNX's reference evaluator.

    onnx_types.py [--uop-run=PATH] [TYPE...]

About 130 operators for 13 types and six shapes, of rank 0 to 7 and with sizes 0 and 1. All
operators of a type and a shape are one model of as many outputs. What an operator's schema or
the evaluator does not allow is left out, and so is what the standard leaves open: means of no
elements, integers of floats that are none, the order of NaN. Needs onnx.
"""

import argparse
import os
import sys

import numpy as np
import onnx
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import type_cases
from type_cases import SHAPES, TOLERANCE, TYPES, array

OPSET = onnx.defs.onnx_opset_version()
KINDS = {name: helper.np_dtype_to_tensor_dtype(np.dtype(kind)) for name, kind in TYPES.items() if not name.startswith("complex")}
ONNX_NAMES = {"float32": "float", "float64": "double"}
UNARY = """Abs Neg Sign Exp Log Sqrt Reciprocal Floor Ceil Round Sin Cos Tan Asin Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh
Erf Sigmoid HardSigmoid HardSwish Relu Elu Selu Celu LeakyRelu ThresholdedRelu Softplus Softsign Mish Gelu Swish Shrink IsNaN
IsInf Not BitwiseNot Identity Size Shape Transpose Clip""".split()
ROWS = "Flatten NonZero Softmax LogSoftmax Hardmax".split()
BINARY = """Add Sub Mul Equal Less Greater LessOrEqual GreaterOrEqual And Or Xor BitwiseAnd BitwiseOr BitwiseXor PRelu Max Min
Sum Mean""".split()
REDUCTIONS = "Sum Mean Max Min Prod L1 L2 LogSum LogSumExp".split()


class Cases:
    def __init__(self, kind, shape):
        self.kind, self.shape = kind, shape
        self.inputs = {"x": array(kind, shape, 1), "y": array(kind, shape, 2), "c": array("bool", shape, 3)}
        is_integer = np.dtype(TYPES[kind]).kind in "biu"
        if is_integer and kind != "bool":  # sums of squares fit
            self.inputs |= {name: np.asarray(self.inputs[name] % 100) for name in "xy"}
        # Numbers that all integers have.
        x = self.inputs["x"]
        self.inputs["f"] = x if is_integer else np.asarray(np.where(np.isfinite(x), np.abs(x), 3)).astype(x.dtype)
        self.constants, self.nodes, self.outputs, self.tolerance, self.wanted = {}, {}, {}, {}, {}
        self.elementwise()
        self.reductions()
        if shape:
            self.rows()
        self.shapes()

    def allows(self, operator):
        schema = onnx.defs.get_schema(operator, OPSET)
        name, variable = f"tensor({ONNX_NAMES.get(self.kind, self.kind)})", schema.inputs[0].type_str
        return any(name in c.allowed_type_strs for c in schema.type_constraints if c.type_param_str == variable)

    def constant(self, value, kind=None):
        name = f"k{len(self.constants)}"
        self.constants[name] = np.asarray(value, TYPES[kind or "int64"])
        return name

    def add(self, operator, inputs, title=None, factor=1, count=1, before=(), **attributes):
        if not self.allows(operator):
            return
        title = title or operator
        outputs = [f"{title}:{i}" for i in range(count)]
        nodes = [*before, helper.make_node(operator, inputs, outputs, **attributes)]
        self.nodes[title], self.outputs[title] = nodes, outputs
        self.tolerance[title] = factor * TOLERANCE.get(self.kind, 0)
        try:
            model, inputs = self.model([title])
            values = ReferenceEvaluator(model).run(None, {name: self.inputs[name] for name in inputs})
        except Exception:  # pylint: disable=broad-except
            del self.nodes[title]
            return
        self.wanted |= dict(zip(outputs, map(np.asarray, values)))

    def elementwise(self):
        for operator in UNARY:
            self.add(operator, ["x"])
        for operator in BINARY:
            self.add(operator, ["x", "y"])
        is_integer = np.dtype(TYPES[self.kind]).kind in "iu"
        for operator in ("Div", "Pow"):
            self.add(operator, ["x", self.constant(2, self.kind) if is_integer else "y"])
        self.add("Mod", ["x", self.constant(3, self.kind)], fmod=1)
        if is_integer:
            self.add("Mod", ["x", self.constant(3, self.kind)], title="Mod of integers")
        for direction in ("LEFT", "RIGHT"):
            self.add("BitShift", ["x", self.constant(3, self.kind)], title="BitShift " + direction, direction=direction)
        self.add("Where", ["c", "x", "y"]) if self.kind == "bool" else self.add_where()
        for target, number in KINDS.items():
            self.add("Cast", ["f" if "int" in target else "x"], title="Cast " + target, to=number)

    def add_where(self):
        self.nodes["Where"], self.outputs["Where"] = [helper.make_node("Where", ["c", "x", "y"], ["Where:0"])], ["Where:0"]
        self.tolerance["Where"] = 0
        self.wanted["Where:0"] = np.where(self.inputs["c"], self.inputs["x"], self.inputs["y"])

    def reductions(self):
        is_empty = 0 in self.shape
        for name in REDUCTIONS:
            operator = "Reduce" + name
            if name == "Mean" and is_empty:
                continue
            x = "f" if name == "LogSumExp" else "x"  # whose evaluator gives NaN for -inf
            self.add(operator, [x], title=operator + " of all", factor=10, keepdims=0)
            if self.shape:
                self.add(operator, [x, self.constant([0])], factor=10)
                self.add(operator, [x, self.constant([-1])], title=operator + " of rows", factor=10, keepdims=0)

    def rows(self):
        for operator in ROWS:
            self.add(operator, ["x"])
        self.add("CumSum", ["x", self.constant(0)], factor=10, exclusive=1, reverse=1)
        self.add("Concat", ["x", "y", "x"], axis=-1)
        if len(self.shape) > 1:
            self.add("Trilu", ["x"])
        self.add("LayerNormalization", ["x", self.constant(np.ones(self.shape[-1:]), self.kind)], factor=20)
        if not self.shape[0]:
            return
        for operator in ("ArgMax", "ArgMin"):
            self.add(operator, ["x"], axis=0)
            self.add(operator, ["x"], title=operator + " last", axis=0, select_last_index=1, keepdims=0)
        self.add("Gather", ["x", self.constant([[0, -1], [0, 0]])], axis=0)
        self.add("GatherND", ["x", self.constant([[0], [-1]])])
        self.add("GatherElements", ["x", self.constant(np.zeros((1, *self.shape[1:])))], axis=0)
        self.add("ScatterND", ["x", self.constant([[0]]), "row"],
                 before=[helper.make_node("Gather", ["y", self.constant([0])], ["row"], axis=0)])
        self.add("TopK", ["f", self.constant([1])], count=2, axis=0)

    def shapes(self):
        rank = len(self.shape)
        if rank:
            self.add("Slice", ["x", *map(self.constant, ([-1], [-100], [0], [-1]))])
            self.add("Pad", ["x", self.constant([1] * rank + [2] * rank)])
            self.add("Tile", ["x", self.constant([2] * rank)])
            self.add("Split", ["x"], num_outputs=1, axis=0)
        self.add("Expand", ["x", self.constant((2, *self.shape))])
        self.add("Reshape", ["x", self.constant([0] if 0 in self.shape else [-1])])
        self.add("Unsqueeze", ["x", self.constant([0, -1])])

    def model(self, titles, typed=False):
        nodes = [node for title in titles for node in self.nodes[title]]
        used = {name for node in nodes for name in node.input}
        inputs = [name for name in self.inputs if name in used]
        infos = [helper.make_tensor_value_info(name, KINDS["bool" if name == "c" else self.kind], self.shape) for name in inputs]
        outputs = [name for title in titles for name in self.outputs[title]]
        results = [onnx.ValueInfoProto(name=name) if not typed else helper.make_tensor_value_info(
            name, helper.np_dtype_to_tensor_dtype(self.wanted[name].dtype), self.wanted[name].shape) for name in outputs]
        constants = [numpy_helper.from_array(value, name) for name, value in self.constants.items() if name in used]
        graph = helper.make_graph(nodes, "types", infos, results, constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=11), inputs

    def make(self, folder, titles):
        model, inputs = self.model(titles, typed=True)
        path = os.path.join(folder, "model.onnx")
        onnx.save(model, path)
        outputs = [self.outputs[title] for title in titles]
        return path, [self.inputs[name] for name in inputs], [self.wanted[name] for part in outputs for name in part], list(map(len, outputs))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("types", nargs="*")
    options = parser.parse_args()
    sweep = type_cases.Sweep(None, options.uop_run)
    with np.errstate(all="ignore"):
        for kind in options.types or KINDS:
            for shape in SHAPES:
                cases = Cases(kind, shape)
                sweep.make = cases.make
                sweep.check(f"{kind}{list(shape)}", list(cases.nodes), cases.tolerance)
    print(sweep.summary())
    return 1 if sweep.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
