"""Random branches, loops and shapes of ONNX that values decide, as onnx_sweep.py runs them."""

import numpy as np
import onnx
from onnx import helper

from onnx_cases import F32, I64, Constant, case, constant, operator


def node(op, inputs, outputs, **attributes):
    return helper.make_node(op, inputs, outputs, name="node_" + outputs[0], **attributes)


def value(name, kind=F32, shape=None):
    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(np.dtype(kind)), shape)


def graph(nodes, inputs, outputs, constants=(), name=None):
    """`outputs` are names with types. Its name says what it does."""
    ops = " ".join(n.op_type for n in nodes)
    return helper.make_graph(nodes, name or ops or "nothing", inputs, outputs,
                             [onnx.numpy_helper.from_array(np.asarray(v), k) for k, v in constants])


UNARY = ["Neg", "Abs", "Exp", "Relu", "Tanh", "Identity"]


def branch(d, x, out, opset):
    """What a side of an If may compute of `x`, which is F32."""
    form = d.one([form for form in range(8) if form != 4 or opset > 8])
    steps = {0: ([node(d.one(UNARY), [x], [out])], []),
             1: ([node("Add", [x, x], [out + "_a"]), node("Mul", [out + "_a", x], [out])], []),
             2: ([node("Softmax", [x], [out], axis=-1)], []),
             3: ([node("Add", [x, out + "_c"], [out])], [(out + "_c", F32(2.5))]),
             4: ([node("Shape", [x], [out + "_s"]), node("ConstantOfShape", [out + "_s"], [out])], []),
             5: ([node("Concat", [x, x], [out], axis=0)], []),
             6: ([node("ReduceMax", [x], [out], keepdims=0)], []),
             7: ([node("Transpose", [x], [out])], [])}[form]
    return steps


@operator("If")
def condition(d, op):
    opset, count = d.one([7, 10, 11, 13, 16, 17]), d.int(1, 2)
    x = d.array(d.shape(1, 3, empty=0.05), F32, special=False)
    sides = []
    for side in ("then", "else"):
        nodes, constants = [], []
        for i in range(count):
            more, own = branch(d, "x", f"{side}{i}", opset)
            nodes += more
            constants += own
        sides.append(graph(nodes, [], [value(f"{side}{i}") for i in range(count)], constants))
    if d.some(0.5):  # the same shapes
        sides[1] = graph([node("Mul", [f"then{i}", "minus"], [f"else{i}"]) for i in range(0)] + [
            renamed(n, "then", "else") for n in sides[0].node] + [node("Neg", [f"else{i}"], [f"other{i}"]) for i in range(count)],
                         [], [value(f"other{i}") for i in range(count)],
                         [(t.name.replace("then", "else"), onnx.numpy_helper.to_array(t)) for t in sides[0].initializer])
    given = np.asarray(d.some(0.5)).reshape(d.one([[], [1]]))
    return case(op, [constant(d, given, 0.4)], outputs=count, opset=opset, around={"x": x}, then_branch=sides[0],
                else_branch=sides[1], rtol=1e-4)


def renamed(one, before, after):
    copy = onnx.NodeProto()
    copy.CopyFrom(one)
    copy.input[:] = [name.replace(before, after) for name in one.input]
    copy.output[:] = [name.replace(before, after) for name in one.output]
    copy.name = one.name.replace(before, after)
    return copy


@operator("Loop")
def loop(d, op):
    opset = d.one([7, 10, 11, 13, 16, 19, 21])
    shape = d.shape(0, 3, empty=0.08)
    v, x = d.array(shape, F32, special=False), d.array(shape, F32, special=False)
    trips = None if d.some(0.15) else np.asarray(d.one([0, 1, 2, 3, 5, 20, -1]), I64).reshape(d.one([[], [1]]))
    start = d.one([None, np.asarray(True), np.asarray(d.some(0.8))])
    # Without iterations, ONNX Runtime gives slices the shape that is declared.
    typed = d.some(0.6) or trips is not None and trips < 1 or start is not None and not start
    of = lambda name, kind, shape: value(name, kind, shape if typed else None)
    nodes, constants, scans = [], [("half", F32(0.5)), ("limit", np.array(d.int(0, 4), I64))], []
    nodes += [node("Mul", ["v", "half"], ["w0"]), node(d.one(["Add", "Sub", "Max"]), ["w0", "x"], ["w"])]
    if opset < 9 and trips is None:
        trips = np.asarray(3, I64)
    stop = 1 if trips is None else d.int(0, 2) if opset > 8 else 0
    if stop == 0:
        nodes.append(node("Identity", ["c"], ["go"]))
    elif stop == 1:
        nodes.append(node("Less", ["i", "limit"], ["go"]))
    else:
        nodes += [node("ReduceMax", ["w"], ["most"], keepdims=0), node("Less", ["most", "bound"], ["go"])]
        constants.append(("bound", F32(d.one([0.5, 3.0, 100.0]))))
    for i in range(d.int(0, 2)):
        form = d.int(0, 2)
        nodes.append([node("Identity", ["v"], [f"s{i}"]), node("Identity", ["i"], [f"s{i}"]),
                      node("ReduceSum", ["w"], [f"s{i}"], keepdims=0)][form])
        scans.append(value(f"s{i}", I64 if form == 1 else F32, None))
    body = graph(nodes, [value("i", I64, []), value("c", np.bool_, []), of("v", F32, shape)],
                 [value("go", np.bool_, []), of("w", F32, shape), *scans], constants)
    return case(op, [trips if trips is None else constant(d, trips, 0.6), start if start is None else constant(d, start, 0.6), v],
                outputs=1 + len(scans), opset=opset, around={"x": x}, body=body, rtol=1e-3)


@operator("Scan", "Scan/old")
def scan(d, op):
    old = d.some(0.3)
    opset, batch = 8 if old else d.one([9, 10, 11, 16, 19, 21]), [d.int(1, 3)] if old else []
    row, steps, numbers = d.shape(0, 2, empty=0.05), d.int(0 if d.some(0.08) else 1, 7), d.int(1, 2)
    has_state = d.some(0.8)
    nodes, inputs, outputs = [], [], []
    inner = []
    for i in range(numbers):
        inner.append(f"e{i}")
    if has_state:
        nodes.append(node("Add", ["s", "e0"], ["t"]))
        outputs.append(value("t", F32, row))
    else:
        nodes.append(node("Neg", ["e0"], ["t"]))
    nodes.append(node("Mul", ["t", inner[-1]], ["o0"]))
    nodes.append(node("ReduceSum", ["o0"], ["o1"], keepdims=0))
    outputs += [value("o0", F32, row), value("o1", F32, [])]
    states = [value("s", F32, row)] if has_state else []
    body = graph(nodes, states + [value(name, F32, row) for name in inner], outputs)
    named, arrays = {}, []
    axes = [0 if old else d.int(0, len(row)) for _ in range(numbers)]
    for axis in axes:
        arrays.append(d.array([*batch, *row[:axis], steps, *row[axis:]], F32, special=False))
    if has_state:
        arrays.insert(0, d.array([*batch, *row], F32, special=False))
    if old:
        lengths = d.rng.integers(1, steps, batch, endpoint=True).astype(I64) if steps and d.some(0.3) else None
        inputs.append(lengths)
        if d.some(0.5):
            named["directions"] = [d.int(0, 1) for _ in range(numbers)]
    else:
        if any(axes) or d.some(0.3):
            rank = len(row) + 1
            named["scan_input_axes"] = [a - rank if opset > 10 and d.some(0.4) else a for a in axes]
        if d.some(0.5):
            named["scan_input_directions"] = [d.int(0, 1) for _ in range(numbers)]
        if d.some(0.4):
            named["scan_output_directions"] = [d.int(0, 1), d.int(0, 1)]
        if d.some(0.4):
            named["scan_output_axes"] = [d.int(0 if opset < 11 else -len(row) - 1, len(row)), 0]
    return case(op, inputs + arrays, outputs=2 + has_state, opset=opset, body=body, num_scan_inputs=numbers, rtol=1e-3, **named)


def wrap(d, nodes, inputs, outputs, constants=(), opset=17):
    """Some nodes as the then side of an If that is taken: the node around them changes nothing."""
    inner = graph(nodes, [], outputs, constants)
    kinds = [helper.tensor_dtype_to_np_dtype(info.type.tensor_type.elem_type) for info in outputs]
    other = graph([], [], [value(f"no{i}", kind) for i, kind in enumerate(kinds)],
                  [(f"no{i}", np.zeros((), kind)) for i, kind in enumerate(kinds)])
    return case("If", [Constant(np.array(True))], outputs=len(outputs), opset=opset, around=inputs, then_branch=inner,
                else_branch=other, rtol=1e-3)


@operator("If/shapes")
def shapes(d, op):
    """Shapes, numbers and zeros that the sizes of an input decide."""
    shape = d.shape(1, 3, empty=0.03)
    x, form = d.array(shape, F32, special=False), d.int(0, 9)
    last = len(shape) - 1
    size = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "at"], ["n"], axis=0)]
    i64_ = lambda *v: np.array(v, I64)
    constants = [("at", np.array(d.int(0, last), I64)), ("zero", np.array(0, I64)), ("one", np.array(1, I64)),
                 ("two", np.array(2, I64)), ("list", i64_(0)), ("minus", i64_(-1))]
    arrange = {0: [node("ConstantOfShape", ["s"], ["y"])],
               1: [node("Range", ["zero", "n", "one"], ["y"])],
               2: [node("Range", ["zero", "n", "two"], ["y"])],
               3: [node("Range", ["n", "zero", "down"], ["y"])],
               4: [node("NonZero", ["x"], ["y"])],
               5: [node("ConstantOfShape", ["s"], ["z"]), node("NonZero", ["z"], ["y"])],
               6: [node("Unsqueeze", ["n", "list"], ["u"]), node("Concat", ["two1", "u"], ["to"], axis=0),
                   node("Expand", ["fill", "to"], ["y"])],
               7: [node("ConstantOfShape", ["s"], ["o"], value=helper.make_tensor("t", 7, [1], [3])),
                   node("CumSum", ["o", "zero"], ["y"])],
               8: [node("Range", ["zero", "n", "one"], ["r"]), node("Unsqueeze", ["r", "list"], ["ru"]),
                   node("Unsqueeze", ["r", "minus"], ["rc"]), node("LessOrEqual", ["ru", "rc"], ["m"]),
                   node("Cast", ["m"], ["y"], to=1)],
               9: [node("Unsqueeze", ["n", "list"], ["u"]), node("Reshape", ["x", "minus"], ["f"]),
                   node("Div", ["u", "two1"], ["h"]), node("Slice", ["f", "list", "h", "list"], ["y"])]}[form]
    constants += [("down", np.array(-1, I64)), ("two1", i64_(2)), ("fill", F32([[1.5]]))]
    return wrap(d, size + arrange, {"x": x}, [value("y", I64 if form in (1, 2, 3, 4, 5, 7) else F32)], constants)


@operator("Loop/sizes")
def size_loop(d, op):
    """As many iterations as an axis has elements, each of which reads one of its slices."""
    shape, opset = d.shape(1, 3, empty=0.03), d.one([13, 17])
    x = d.array(shape, F32, special=False)
    inner = graph([node("Gather", ["x", "i"], ["row"], axis=0), node("Add", ["v", "row"], ["w"]),
                   node("Identity", ["c"], ["go"]), node("Neg", ["w"], ["s"])],
                  [value("i", I64, []), value("c", np.bool_, []), value("v", F32)],
                  [value("go", np.bool_, []), value("w", F32), value("s", F32)])
    nodes = [node("Shape", ["x"], ["sh"]), node("Gather", ["sh", "first"], ["n"], axis=0),
             node("Loop", ["n", "", "start"], ["y", "z"], body=inner)]
    return wrap(d, nodes, {"x": x}, [value(name) for name in nodes[-1].output],
                [("first", np.array(0, I64)), ("start", np.zeros(shape[1:], F32))], opset)
