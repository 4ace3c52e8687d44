"""Random nodes of ONNX in the forms that older opsets have, as onnx_sweep.py runs them.

The name of a case is that of the operator, with what it is after a slash.
"""

import numpy as np
from onnx import helper

from onnx_cases import (ANY, F16, F32, F64, FLOATS, I8, I32, I64, REDUCE, U8, Constant, case, constant, i64, indices,
                        operator, window)


@operator("Squeeze/old", "Unsqueeze/old")
def reshaping(d, op):
    shape = d.shape(0, 5)
    rank, opset = len(shape), d.int(7, 12)
    if op == "Squeeze":
        axes = [a for a in range(rank) if shape[a] == 1 and d.some(0.7)]
    else:
        rank += d.int(1, 2)
        axes = [int(a) for a in d.rng.permutation(rank)[:rank - len(shape)]]
    if opset > 10:
        axes = [a - rank if d.some(0.4) else a for a in axes]
    return case(op, [d.array(shape, d.one(ANY))], axes=axes or None, opset=opset)


@operator(*(name + "/old" for name in REDUCE))
def reduction(d, op):
    shape, opset = d.shape(0, 5, empty=0.15), d.int(7, 12 if op == "ReduceSum" else 17)
    kinds = [F32, F32, F64] + ([I32, I64] if op not in ("ReduceLogSumExp", "ReduceLogSum") else [])
    x = d.array(shape, d.one(kinds), low=-2, high=2, special=False)
    axes = [a % len(shape) if opset < 11 else a for a in d.axes(len(shape))]
    return case(op, [np.abs(x) if op == "ReduceLogSum" else x], opset=opset, keepdims=d.one([None, 0, 1]), axes=axes or None,
                rtol=1e-4)


@operator("ReduceSum/edge", "ReduceMean/edge", "ReduceMax/edge", "ReduceLogSumExp/edge", "ReduceProd/edge")
def odd_reduction(d, op):
    """No axes in each of their forms, and bools."""
    shape, form = d.shape(0, 4, empty=0.2), d.int(0, 3)
    inputs = [d.array(shape, d.one([F32, F64] + ([np.bool_, U8, I8] if op == "ReduceMax" else [])), special=False)]
    if form == 1:
        inputs.append(constant(d, i64()))
    elif form == 2:
        inputs.append(constant(d, i64(*d.axes(len(shape)))))
    elif form == 3:
        inputs.append(None)
    return case(op, inputs, opset=d.int(20, 23), keepdims=d.one([None, 0, 1]), noop_with_empty_axes=d.one([None, 0, 1]),
                rtol=1e-4)


@operator("Slice/old")
def slicing(d, op):
    shape = d.shape(1, 5)
    axes = sorted(d.rng.permutation(len(shape))[:d.int(1, len(shape))].tolist())
    edge = lambda n: d.one([d.int(-n - 3, n + 3), 2**63 - 1, -2**63 + 1, 2**31 - 1, -1, 0, n])
    starts, ends = [edge(shape[a]) for a in axes], [edge(shape[a]) for a in axes]
    named = axes if axes != list(range(len(axes))) or d.some(0.5) else None
    return case(op, [d.array(shape, d.one(ANY))], starts=starts, ends=ends, axes=named, opset=d.int(7, 9))


@operator("Pad/old")
def padding(d, op):
    shape, mode = d.shape(1, 4, empty=0.1), d.one([None, "constant", "edge", "reflect"])
    is_constant = mode in (None, "constant")
    pads = [d.int(0, 4) if is_constant else d.int(0, max(0, n - 1)) for n in shape + shape]
    if d.some(0.3):
        at = d.int(0, len(pads) - 1)
        pads[at] = -d.int(0, shape[at % len(shape)] // 2)
    return case(op, [d.array(shape, d.one([F32, F64]))], pads=pads, mode=mode, opset=d.int(7, 10),
                value=d.one([None, 1.5, float("-inf")]) if is_constant else None)


@operator("Clip/old")
def clip(d, op):
    return case(op, [d.array(d.shape(), d.one(FLOATS))], opset=d.int(7, 10), min=d.one([None, -1.0, 2.0, 0.0]),
                max=d.one([None, 1.0, -0.5, float("inf")]))


@operator("Dropout/old")
def dropout(d, op):
    opset, x = d.int(7, 22), d.array(d.shape(), d.one(FLOATS))
    if opset < 12:
        return case(op, [x], ratio=d.one([None, 0.3]), opset=opset)  # ONNX Runtime's mask is of zeros
    ratio = d.one([None, Constant(np.array(0.5, F32))])
    mode = d.one([None, Constant(np.array(False)), np.array(False)])
    return case(op, [x, ratio, mode], outputs=d.int(1, 2), opset=opset)


@operator("TopK/old")
def top(d, op):
    shape, opset = d.shape(1, 4, empty=0.05), d.int(7, 10)
    axis = d.int(0, len(shape) - 1)
    k = d.int(0 if opset > 9 else 1, max(1, shape[axis]))
    x = d.array(shape, F32, special=False)
    x = np.round(x) if d.some(0.5) else x
    named = d.one([None, -1, axis]) if axis == len(shape) - 1 else axis
    if opset < 10:
        return case(op, [x], outputs=2, axis=named, k=k, opset=opset)
    return case(op, [x, constant(d, i64(k))], outputs=2, axis=named, opset=opset)


@operator("BatchNormalization/old")
def batch_norm(d, op):
    channels, opset = d.int(1, 3), d.int(7, 15)
    shape = [d.int(0 if d.some(0.1) else 1, 3), channels, *(d.int(1, 4) for _ in range(d.int(0, 3)))]
    kind = d.one([F32, F32, F64])
    one = lambda low=-2: d.array([channels], kind, special=False, low=low)
    named = {"epsilon": d.one([None, 0.1]), "momentum": d.one([None, 0.5])}
    outputs = 1
    if opset < 9:
        named["spatial"] = d.one([None, 1])
    if opset >= 14:
        named["training_mode"] = d.one([None, 0, 1])
        outputs = d.one([1, 3]) if named["training_mode"] else 1
    return case(op, [d.array(shape, kind, special=False), one(), one(), one(), one(0.1)], outputs=outputs, opset=opset,
                rtol=1e-3, **named)


@operator("Softmax/old", "LogSoftmax/old", "Hardmax/old")
def softmax(d, op):
    shape, opset = d.shape(1, 5, empty=0.15), d.int(7, 12)
    axis = d.int(0 if opset < 11 else -len(shape), len(shape) - 1)
    x = d.array(shape, d.one([F32, F32, F64]), special=False)
    if op == "Hardmax":
        x = np.round(x)
    return case(op, [x], axis=axis if len(shape) < 2 or d.some(0.7) else None, opset=opset, rtol=1e-4)


@operator("Gemm/old")
def gemm(d, op):
    m, k, n = d.size(0.1), d.size(0.1), d.size(0.1)
    ta, tb = d.one([None, 0, 1]), d.one([None, 0, 1])
    opset = d.int(7, 13)
    kind = d.one([F32, F32, F64] + ([I32, I64] if opset > 8 else []))
    a = d.array([k, m] if ta else [m, k], kind, special=False)
    b = d.array([n, k] if tb else [k, n], kind, special=False)
    c = [d.array(d.one([[m, n], [1, n], [m, 1], [n], [1], []]), kind, special=False)]
    whole = np.dtype(kind).kind == "i"
    return case(op, [a, b, *(c if opset < 11 or d.some(0.6) else [])], transA=ta, transB=tb, opset=opset, rtol=1e-4,
                alpha=d.one([None, 0.5 if not whole else 2.0, 0.0]), beta=d.one([None, 2.0, 0.0]))


@operator("MaxPool/old", "AveragePool/old", "LpPool/old")
def pooling(d, op):
    rank, opset = d.int(1, 3), d.one([7, 8, 9, 10, 11, 12, 18, 19, 21, 22])
    spatial = [d.int(1, 9 if rank < 3 else 5) for _ in range(rank)]
    named = window(d, spatial, rank)
    if opset < {"MaxPool": 10, "AveragePool": 19, "LpPool": 18}[op] or "SAME" in (named["auto_pad"] or ""):
        named["dilations"] = None
    if "SAME" in (named["auto_pad"] or "") and named["strides"]:
        named["strides"] = [min(k, n) for k, n in zip(named["kernel_shape"], named["strides"])]
    if opset >= {"MaxPool": 10, "AveragePool": 10, "LpPool": 18}[op]:
        named["ceil_mode"] = d.one([None, 0, 1])
    outputs = 1
    if op == "AveragePool":
        named["count_include_pad"] = d.one([None, 0, 1])
    elif op == "LpPool":
        named["p"] = d.one([None, 1, 2, 3])
    elif opset > 7:
        named["storage_order"] = d.one([None, 0, 1])
        outputs = d.int(1, 2)
    kind = d.one([F32, F32, F64] + ([I8, U8] if op == "MaxPool" and opset > 11 else []))
    x = d.array([d.int(1, 2), d.int(1, 3), *spatial], kind, special=False)
    return case(op, [x], outputs=outputs, opset=opset, rtol=1e-4, **named)


@operator("ConvTranspose/shape")
def transposed(d, op):
    rank, groups, opset = d.int(1, 2), d.int(1, 2), d.one([7, 10, 11, 21, 22])
    spatial, kernel = [d.int(1, 5) for _ in range(rank)], [d.int(1, 3) for _ in range(rank)]
    strides, dilations = [d.int(1, k) for k in kernel], [d.int(1, 2) for _ in range(rank)]
    more = [d.int(0, s - 1) for s in strides]
    full = [(n - 1) * s + (k - 1) * q + 1 for n, s, k, q in zip(spatial, strides, kernel, dilations)]
    auto = d.one([None, "NOTSET", "SAME_UPPER", "SAME_LOWER", "VALID"])
    named = {"strides": strides, "dilations": dilations, "auto_pad": auto, "output_padding": more if d.some(0.4) else None}
    if d.some(0.5):
        named["output_shape"] = [max(1, n - d.int(0, 2)) for n in full]
    x = d.array([d.int(1, 2), 2 * groups, *spatial], F32, special=False)
    return case(op, [x, d.array([2 * groups, d.int(1, 2), *kernel], F32, special=False)], group=groups, opset=opset, rtol=1e-4,
                **named)


@operator("NonMaxSuppression/old")
def boxes(d, op):
    n, classes, count = d.int(1, 2), d.int(1, 2), d.int(0 if d.some(0.1) else 1, 7)
    corners = d.array([n, count, 4], F32, special=False, low=0, high=10)
    if d.some(0.3):
        corners = np.round(corners)
    scores = d.array([n, classes, count], F32, special=False, low=0, high=1)
    maybe = lambda value: None if d.some(0.2) else Constant(value)
    scalar = lambda *values: np.array(d.one(values), F32).reshape(d.one([[], [1]]))
    return case(op, [Constant(corners), Constant(scores), maybe(np.array(d.int(0, 5), I64).reshape(d.one([[], [1]]))),
                     maybe(scalar(0.0, 0.3, 0.5, 1.0)), maybe(scalar(0.0, 0.4))], center_point_box=d.one([None, 0, 1]),
                opset=d.one([10, 11, 13, 21]))


@operator("OneHot/old")
def one_hot(d, op):
    deep, shape, opset = d.int(1, 7), d.shape(0, 3, empty=0.15), d.one([9, 10, 11, 13, 21])
    kind, of = d.one([F32, I32, I64]), d.one([I32, I64, F32])
    index = d.rng.integers(-deep - 2, deep + 2, shape).astype(of)
    depth = np.array(deep, d.one([I32, I64, F32])).reshape(d.one([[], [1]]))
    return case(op, [index, Constant(depth), constant(d, d.array([2], kind, special=False), 0.5)],
                axis=d.one([None, d.int(-len(shape) - 1, len(shape))]), opset=opset)


@operator("Scatter/old", "ScatterElements/old", "ScatterND/old")
def scatter(d, op):
    shape, opset = d.shape(1, 4, empty=0), d.int(9, 10) if op == "Scatter" else d.int(11, 17)
    kind = d.one([F32, F64, I32, I64, np.bool_])
    how = d.one([None, "none", "add", "mul"]) if opset > 15 and kind != np.bool_ else None
    if op == "ScatterND":
        depth = d.int(1, len(shape))
        index = np.unique(d.rng.integers(0, shape[:depth], [d.int(0, 6), depth]), axis=0)
        d.rng.shuffle(index)
        return case(op, [d.array(shape, kind, special=False), constant(d, index, 0.3),
                         d.array([len(index), *shape[depth:]], kind, special=False)], reduction=how, opset=opset, rtol=1e-4)
    axis = d.int(0 if opset < 11 else -len(shape), len(shape) - 1)
    where = [d.int(1, n) for n in shape]
    order = np.argsort(d.rng.random([n if a == axis % len(shape) else m for a, (n, m) in enumerate(zip(shape, where))]), axis)
    index = np.take(order, range(where[axis]), axis).astype(d.one([I32, I64]))
    if opset > 10 and d.some(0.4):
        index = index - np.asarray(shape[axis], index.dtype) * (d.rng.random(index.shape) < 0.5)
    return case(op, [d.array(shape, kind, special=False), constant(d, index.astype(I64), 0.3),
                     d.array(where, kind, special=False)], axis=axis if axis or d.some(0.5) else None, reduction=how,
                opset=opset, rtol=1e-4)


@operator("Split/old")
def split(d, op):
    shape, opset = d.shape(1, 4, empty=0.05), d.one([7, 10, 11, 12, 13, 17, 18])
    axis, count = d.int(0 if opset < 11 else -len(shape), len(shape) - 1), d.int(1, 4)
    x, named = d.array(shape, d.one(ANY)), axis if axis or d.some(0.5) else None
    if d.some(0.5):
        cuts = sorted(d.int(0, shape[axis]) for _ in range(count - 1))
        sizes = np.diff([0, *cuts, shape[axis]]).tolist()
        if opset < 13:
            return case(op, [x], outputs=count, axis=named, split=sizes, opset=opset)
        return case(op, [x, constant(d, i64(*sizes))], outputs=count, axis=named, opset=opset)
    return case(op, [x], outputs=count, axis=named, opset=opset, num_outputs=count if opset > 17 else None)


@operator("Reshape/zero")
def reshape(d, op):
    shape = d.shape(0, 4, empty=0.3)
    target = [0 if i < len(shape) and d.some(0.4) else n for i, n in enumerate(shape)]
    if target and d.some(0.5):
        target[d.int(0, len(target) - 1)] = -1
    if d.some(0.3):
        target.insert(d.int(0, len(target)), 1)
    opset = d.one([7, 12, 13, 14, 19, 21])
    return case(op, [d.array(shape, d.one(ANY)), constant(d, np.array(target, I64))], opset=opset,
                allowzero=d.one([None, 0, 1]) if opset > 13 else None)


@operator("Range/any")
def numbers(d, op):
    kind = d.one([F32, F64, I32, I64, np.int16])
    whole = np.dtype(kind).kind == "i"
    step = d.one([1, -1, 2, -3, 7] if whole else [0.5, -0.25, 0.1, 1 / 3, -0.7, 3.0])
    start = d.int(-9, 9) if whole else float(d.array([], F32, special=False))
    limit = start + step * d.int(-2, 12) + (d.int(-1, 1) if whole else d.one([0, 0.01, -0.01]))
    return case(op, [Constant(np.array(v, kind)) for v in (start, limit, step)], opset=d.one([11, 21]))


@operator("GatherND/old")
def gather_nd(d, op):
    shape = d.shape(1, 4, empty=0.05)
    opset, depth = d.int(11, 13), d.int(1, len(shape))
    outer = d.shape(0, 2, empty=0.15)
    index = np.stack([indices(d, outer, max(n, 1), I64) for n in shape[:depth]], -1)
    return case(op, [d.array(shape, d.one(ANY)), constant(d, index, 0.3)], opset=opset)


@operator("Constant/any")
def literal(d, op):
    form = d.int(0, 4)
    named = [{"value_int": d.int(-9, 9)}, {"value_float": 0.1}, {"value_ints": [d.int(-9, 9) for _ in range(d.int(0, 3))]},
             {"value_floats": [0.5] * d.int(0, 3)}, {"value": helper.make_tensor("t", 1, [0, 2], [])}][form]
    return case(op, [], opset=d.one([12, 13, 21]), **named)


@operator("QuantizeLinear/old", "DequantizeLinear/old")
def quantize(d, op):
    shape, opset = d.shape(1, 4, empty=0.05), d.one([10, 11, 12, 13, 18, 19, 21, 23])
    axis, per_axis = d.int(0 if d.some(0.6) else -len(shape), len(shape) - 1), opset > 12 and d.some(0.5)
    part = [shape[axis]] if per_axis else d.one([[], [1]]) if opset > 12 else []
    kind = d.one([I8, U8] + ([I32] if op == "DequantizeLinear" else []) + ([np.int16, np.uint16] if opset > 20 else []))
    scale = d.array(part, F32, special=False, low=0.1, high=3)
    zero = d.array(part, kind, special=False, low=-9, high=9) * (kind != I32)
    x = d.array(shape, F32, special=d.some(0.2), low=-600, high=600) if op == "QuantizeLinear" else d.array(shape, kind)
    if op == "QuantizeLinear" and x.dtype.kind == "f":
        x = np.where(np.isnan(x), 1, x).astype(F32)
    return case(op, [x, constant(d, scale, 0.5), *([constant(d, zero.astype(kind), 0.5)] if d.some(0.7) else [])],
                axis=axis if per_axis and d.some(0.8) else None, opset=opset)


@operator("GroupNormalization/old")
def group_norm(d, op):
    groups, each, opset = d.int(1, 3), d.int(1, 3), d.one([18, 20, 21, 22])
    x = d.array([d.int(1, 2), groups * each, *(d.int(1, 4) for _ in range(d.int(1, 3)))], F32, special=False)
    part = lambda: d.array([groups if opset < 21 else groups * each], F32, special=False)
    return case(op, [x, part(), part()], num_groups=groups, epsilon=d.one([None, 0.1]), opset=opset, rtol=1e-3)


@operator("RoiAlign/old")
def roi_align(d, op):
    n, c, h, w = d.int(1, 2), d.int(1, 2), d.int(2, 7), d.int(2, 7)
    count, opset = d.int(0 if d.some(0.1) else 1, 3), d.one([10, 15, 16, 22])
    rois = d.array([count, 4], F32, special=False, low=-1, high=8)
    rois[:, 2:] = rois[:, :2] + np.abs(rois[:, 2:])
    how = d.one([None, "half_pixel", "output_half_pixel"]) if opset > 15 else None
    return case(op, [d.array([n, c, h, w], F32, special=False), Constant(rois), d.rng.integers(0, n, count)], opset=opset,
                coordinate_transformation_mode=how, mode=d.one([None, "avg", "max"]), output_height=d.one([None, 1, 3]),
                output_width=d.one([None, 2]), sampling_ratio=d.one([None, 0, 1, 2]), spatial_scale=d.one([None, 0.5]),
                rtol=1e-3)


@operator("GridSample/old")
def grid(d, op):
    rank, opset = d.int(2, 3), d.one([16, 19, 20, 22])
    if opset < 20:
        rank = 2
    n, c, sizes = d.int(1, 2), d.int(1, 2), [d.int(1, 5) for _ in range(rank)]
    where = d.array([n, *(d.int(1, 3) for _ in range(rank)), rank], F32, special=False, low=-1.5, high=1.5)
    modes = [None, "bilinear", "nearest", "bicubic"] if opset < 20 else [None, "linear", "nearest"] + ["cubic"] * (rank == 2)
    return case(op, [d.array([n, c, *sizes], F32, special=False), where], align_corners=d.one([None, 0, 1]), mode=d.one(modes),
                padding_mode=d.one([None, "zeros", "border", "reflection"]), opset=opset, rtol=1e-3)


ACTIVATIONS = ["Sigmoid", "Tanh", "Relu", "Affine", "LeakyRelu", "ThresholdedRelu", "ScaledTanh", "HardSigmoid", "Elu", "Softsign",
               "Softplus"]


@operator("LSTM/any", "GRU/any", "RNN/any")
def recurrence(d, op):
    gates, names = {"LSTM": (4, 3), "GRU": (3, 2), "RNN": (1, 1)}[op]
    length, batch, width, hidden = d.int(1, 6), d.int(1, 3), d.int(1, 4), d.int(1, 4)
    direction, opset = d.one([None, "forward", "reverse", "bidirectional"]), d.one([7, 13, 14, 21, 22])
    ways = 2 if direction == "bidirectional" else 1
    w = lambda *shape: d.array(shape, F32, special=False, low=-1, high=1)
    layout = d.one([None, 0, 0, 1]) if opset > 13 else None  # 1 is for the evaluator, which has few activations
    state = lambda: w(batch, ways, hidden) if layout else w(ways, batch, hidden)
    maybe = lambda value, chance=0.5: value if d.some(chance) else None
    inputs = [w(batch, length, width) if layout else w(length, batch, width), constant(d, w(ways, gates * hidden, width), 0.7),
              w(ways, gates * hidden, hidden), maybe(w(ways, 2 * gates * hidden)),
              maybe(d.rng.integers(1, length, batch, endpoint=True).astype(I32)), maybe(state())]
    if op == "LSTM":
        inputs += [maybe(state()), maybe(w(ways, 3 * hidden), 0.4)]
    named = {"clip": d.one([None, None, 0.3]) if not layout else None}
    if layout:
        inputs[4] = None
    elif d.some(0.5):
        named["activations"] = [d.one(ACTIVATIONS) for _ in range(names * ways)]
        # Each function that has one takes the next one.
        betas = sum(a in ("Affine", "ScaledTanh", "HardSigmoid") for a in named["activations"])
        alphas = betas + sum(a in ("LeakyRelu", "ThresholdedRelu", "Elu") for a in named["activations"])
        # ONNX Runtime has no default for all of them.
        if betas or "ThresholdedRelu" in named["activations"] or d.some(0.5):
            named["activation_alpha"] = [d.one([0.7, 0.3, 1.2, 0.9]) for _ in range(alphas)] or None
            named["activation_beta"] = [d.one([0.2, 0.4, 0.6]) for _ in range(betas)] or None
    outputs = d.one([3, 3, 2, 1, (False, True), (False, False, True), (True, False, True)] if op == "LSTM" else [2, 1, (False, True)])
    return case(op, inputs, outputs=outputs, hidden_size=hidden, direction=direction, layout=layout,
                input_forget=d.one([None, 0, 1]) if op == "LSTM" else None,
                linear_before_reset=d.one([None, 0, 1]) if op == "GRU" else None, rtol=1e-3, opset=opset, **named)


# Images ------------------------------------------------------------------------


@operator("Upsample/old", "Resize/old")
def upsample(d, op):
    opset = d.int(7, 9) if op == "Upsample" else 10
    shape = [d.size(0.03) for _ in range(d.int(1, 4))]
    mode = d.one([None, "nearest", "linear", "linear"])
    if mode == "linear" and len(shape) > 2:
        shape = [d.int(1, 2), d.int(1, 2), *shape[-2:]] if d.some(0.7) or len(shape) == 3 else shape
    factors_ = [1.0, 1.5, 2.0, 3.0, 2.7, 1.1] + ([0.5, 0.3, 0.6] if op == "Resize" else [])
    scales = [d.one(factors_) for _ in shape]
    if mode == "linear" and len(shape) == 4:
        scales[:2] = [1.0, 1.0]
    # Of interpolated integers the fraction is cut off, which the order of additions decides.
    x = d.array(shape, d.one([F32, F32, I32, U8]) if mode != "linear" else F32, special=False)
    if opset < 9:
        return case(op, [x], scales=scales, mode=mode, opset=opset, rtol=1e-3)
    return case(op, [x, constant(d, np.array(scales, F32))], mode=mode, opset=opset, rtol=1e-3)


COORDINATES = ["asymmetric", "align_corners", "half_pixel", "pytorch_half_pixel", "tf_crop_and_resize", "half_pixel_symmetric",
               "tf_half_pixel_for_nn"]


@operator("Resize/any")
def resize(d, op):
    opset, mode = d.one([11, 12, 13, 17, 18, 19, 21]), d.one(["nearest", "linear", "linear", "cubic"])
    how = d.one([None] + COORDINATES[:5] + (COORDINATES[5:6] if opset > 18 else []) + (COORDINATES[6:] if opset < 13 else []))
    rank = d.int(1, 5) if mode == "nearest" else d.one([1, 2, 3, 4, 5]) if mode == "linear" else d.one([2, 4])
    shape = [d.int(1, 7) for _ in range(rank)]
    free = [a for a in range(rank) if d.some(0.6)]
    if mode != "nearest":
        free = list(range(rank))[-{"linear": d.one([2, 2, 3]), "cubic": 2}[mode]:]
        shape[:max(0, rank - 2)] = [d.int(1, 2) for _ in shape[:-2]]
        free = [a for a in free if d.some(0.85)]
    named = {"mode": mode, "coordinate_transformation_mode": how,
             "nearest_mode": d.one([None, "floor", "ceil", "round_prefer_floor", "round_prefer_ceil"]),
             "cubic_coeff_a": d.one([None, -0.5]), "exclude_outside": d.one([None, 0, 1]) if mode == "cubic" else None,
             "extrapolation_value": d.one([None, 5.0]) if how == "tf_crop_and_resize" else None}
    axes = list(range(rank))
    if opset > 17:
        if mode != "nearest" and how != "tf_crop_and_resize" and d.some(0.4):
            named["antialias"] = 1
        if d.some(0.4):
            axes = free or axes[:1]
            named["axes"] = [a - rank if d.some(0.3) else a for a in axes]
    # ONNX Runtime does not round interpolated integers.
    kinds = [F32, F32, F32, F64, F16] + ([U8, I8, I32] if mode == "nearest" else [])
    x = d.array(shape, d.one(kinds), special=False, low=-100 if d.some(0.2) else -4, high=4)
    roi = None if opset > 12 or how == "tf_crop_and_resize" else Constant(np.zeros(0, F32))
    if how == "tf_crop_and_resize":
        low, high = [d.one([0.0, 0.2, -0.3]) for _ in axes], [d.one([1.0, 0.7, 1.4]) for _ in axes]
        roi = Constant(np.array([*(v if a in free else 0.0 for a, v in zip(axes, low)),
                                 *(v if a in free else 1.0 for a, v in zip(axes, high))], F32))
    if d.some(0.5):
        if opset > 17:
            named["keep_aspect_ratio_policy"] = d.one([None, "stretch", "not_larger", "not_smaller"])
            if named["keep_aspect_ratio_policy"] and "axes" in named:
                named["axes"] = axes  # which ONNX Runtime does not take from the end here
        sizes = [d.int(1, 11) if a in free else shape[a] for a in axes]
        return case(op, [x, roi, None if opset > 12 else Constant(np.zeros(0, F32)), constant(d, np.array(sizes, I64))],
                    opset=opset, rtol=1e-3, **named)
    scales = [d.one([0.5, 1.5, 2.0, 3.0, 0.75, 0.6, 1.3, 2.7, 1 / 3]) if a in free and shape[a] > 1 else 1.0 for a in axes]
    return case(op, [x, roi, constant(d, np.array(scales, F32))], opset=opset, rtol=1e-3, **named)
