"""Random nodes of ONNX that the other files do not have: signals, losses, patches and sequences."""

import numpy as np
from onnx import numpy_helper

from onnx_cases import ANY, F32, F64, FLOATS, I8, I32, I64, U8, Constant, case, constant, i64, operator
from onnx_control_cases import node, value, wrap


@operator("CastLike")
def cast_like(d, op):
    x = d.array(d.shape(), d.one(ANY), special=False, low=0, high=100)
    return case(op, [x, d.array([1], d.one([F32, I32, I64, np.bool_, F64]), special=False)], opset=d.one([15, 19, 21]))


@operator("Swish")
def swish(d, op):
    return case(op, [d.array(d.shape(), d.one(FLOATS))], alpha=d.one([None, 0.0, 2.0]), opset=24, rtol=1e-4)


@operator("ConstantOfShape")
def filled(d, op):
    kind = d.one(ANY)
    fill = None if d.some(0.3) else numpy_helper.from_array(d.array([1], kind, special=True), "t")
    return case(op, [Constant(np.array(d.shape(), I64))], value=fill, opset=d.one([9, 20, 21, 23]))


@operator("CenterCropPad")
def crop(d, op):
    shape = d.shape(1, 4)
    axes = [a for a in range(len(shape)) if d.some(0.6)] or [0]
    named = [a - len(shape) if d.some(0.3) else a for a in axes] if d.some(0.6) else None
    target = [d.size(0.03) for _ in (axes if named else shape)]
    return case(op, [d.array(shape, d.one(ANY)), constant(d, np.array(target, d.one([I32, I64])))], axes=named, opset=18)


@operator("Col2Im")
def patches(d, op):
    rank = d.int(1, 3)
    image, block = [d.int(1, 6) for _ in range(rank)], []
    for n in image:
        block.append(d.int(1, min(n, 3)))
    strides = [d.int(1, 2) for _ in image]
    dilations = [1] * rank  # ONNX Runtime is wrong with others
    low, high = [d.int(0, 1) for _ in image], [d.int(0, 1) for _ in image]
    counts = [(n + a + z - q * (b - 1) - 1) // s + 1 for n, a, z, q, b, s in zip(image, low, high, dilations, block, strides)]
    x = d.array([d.int(1, 2), d.int(1, 2) * int(np.prod(block)), int(np.prod(counts))], F32, special=False)
    return case(op, [x, Constant(np.array(image, I64)), Constant(np.array(block, I64))], pads=low + high, strides=strides,
                dilations=dilations, opset=18, rtol=1e-4)


@operator("DFT", "DFT/old")
def fourier(d, op):
    opset = d.one([17, 19, 20, 21])
    rank = d.int(1, 3)
    shape = [d.int(1, 3)] * (rank > 1) + [d.int(1, 9) for _ in range(rank)] + [d.int(1, 2)]
    axis = d.int(1 if rank > 1 else 0, len(shape) - 2)
    length = d.one([None, np.array(d.int(1, 12), I64)])
    named = {"inverse": d.one([None, 0, 1]), "onesided": d.one([None, 0, 1])}
    if named["inverse"] and named["onesided"]:
        named["onesided"] = None
    if shape[-1] == 2:
        named["onesided"] = None
    inputs = [d.array(shape, d.one([F32, F32, F64]), special=False), length if length is None else Constant(length)]
    if opset < 20:
        named["axis"] = axis if axis != 1 or d.some(0.6) else None
    else:
        place = axis - len(shape) if d.some(0.4) else axis
        inputs.append(Constant(np.array(place, I64)) if axis != len(shape) - 2 or d.some(0.6) else None)
    return case(op, inputs, opset=opset, rtol=1e-3, **named)


@operator("STFT")
def short_fourier(d, op):
    length, size = d.int(8, 24), d.int(3, 8)
    x = d.array([d.int(1, 2), length, 1], F32, special=False)
    frame = Constant(np.array(size, I64)) if d.some(0.6) else None
    windowed = constant(d, d.array([size], F32, special=False)) if frame is None or d.some(0.5) else None
    return case(op, [x, Constant(np.array(d.int(1, 5), I64)), windowed, frame], onesided=d.one([None, 0, 1]), opset=17, rtol=1e-3)


@operator("HannWindow", "HammingWindow", "BlackmanWindow")
def windows(d, op):
    return case(op, [Constant(np.array(d.int(3, 20), d.one([I32, I64])))], periodic=d.one([None, 0, 1]),
                output_datatype=d.one([None, 1, 11]), opset=17, rtol=1e-4)


@operator("Det")
def determinant(d, op):
    n = d.int(1, 4)
    return case(op, [d.array([*d.shape(0, 2), n, n], F32, special=False)], opset=d.one([11, 21, 22]), rtol=1e-3)


@operator("AffineGrid")
def affine(d, op):
    rank, batch = d.int(2, 3), d.int(1, 2)
    size = [batch, d.int(1, 3), *(d.int(2, 4) for _ in range(rank))]
    return case(op, [d.array([batch, rank, rank + 1], F32, special=False), Constant(np.array(size, I64))],
                align_corners=d.one([None, 0, 1]), opset=20, rtol=1e-3)


@operator("NegativeLogLikelihoodLoss", "SoftmaxCrossEntropyLoss")
def loss(d, op):
    classes, shape = d.int(1, 5), [d.int(1, 3), *(d.int(1, 3) for _ in range(d.int(0, 2)))]
    x = d.array([shape[0], classes, *shape[1:]], F32, special=False)
    ignore = d.one([None, 0, -1, 9])
    target = d.rng.integers(0, classes, shape).astype(d.one([I32, I64]))
    if ignore in (-1, 9):
        target = np.where(d.rng.random(shape) < 0.3, np.asarray(ignore, target.dtype), target)
    weight = [d.array([classes], F32, special=False, low=0.1)] if d.some(0.5) else []
    outputs = d.int(1, 2) if op == "SoftmaxCrossEntropyLoss" else 1
    return case(op, [x, target, *weight], outputs=outputs, ignore_index=ignore, reduction=d.one([None, "none", "sum", "mean"]),
                opset=d.one([12, 13, 21]), rtol=1e-3)


@operator("MaxUnpool")
def unpool(d, op):
    n, c, h, w = 1, d.int(1, 2), d.int(1, 3), d.int(1, 3)
    kernel = [d.int(1, 2), d.int(1, 2)]
    strides = [d.int(k, 3) for k in kernel] if d.some(0.7) else None
    of = strides or [1, 1]
    out = [(m - 1) * s + k for m, s, k in zip((h, w), of, kernel)]
    index = np.stack([np.sort(d.rng.permutation(out[0] * out[1])[:h * w]).reshape(h, w) + i * out[0] * out[1] for i in range(c)])
    return case(op, [d.array([n, c, h, w], F32, special=False), index[None].astype(I64)], kernel_shape=kernel, strides=strides,
                opset=d.one([9, 11, 22]))


@operator("ConvInteger", "QLinearConv")
def integer_convolution(d, op):
    rank, groups, cin, cout = d.int(1, 2), d.int(1, 2), d.int(1, 2), d.int(1, 2)
    spatial, kernel = [d.int(2, 6) for _ in range(rank)], [d.int(1, 2) for _ in range(rank)]
    kx, kw = d.one([I8, U8]), d.one([I8, U8])
    if op == "QLinearConv":
        kx, kw = d.one([(U8, U8), (U8, I8), (I8, I8)])
    x = d.array([1, cin * groups, *spatial], kx)
    w = d.array([cout * groups, cin, *kernel], kw)
    named = {"strides": d.one([None, [2] * rank]), "pads": d.one([None, [1] * (2 * rank)]), "group": groups}
    zero = lambda kind, shape=(): Constant(d.array(list(shape), kind, special=False, low=0, high=9))
    if op == "ConvInteger":
        inputs = [x, constant(d, w), *d.one([[], [zero(kx)], [zero(kx), zero(kw)]])]
        return case(op, inputs, opset=10, **named)
    scale = lambda shape=(): Constant(d.array(list(shape), F32, special=False, low=0.01, high=0.2))
    part = d.one([(), (cout * groups,)])
    bias = [Constant(d.rng.integers(-50, 50, cout * groups).astype(I32))] if d.some(0.5) else []
    return case(op, [x, scale(), zero(kx), constant(d, w), scale(part), Constant(np.zeros(part, kw)), scale(), zero(kx), *bias],
                opset=10, **named)


@operator("If/sequences")
def sequences(d, op):
    shape = d.shape(1, 3, empty=0.03)
    x, y, axis = d.array(shape, F32, special=False), d.array(shape, F32, special=False), d.int(-len(shape), len(shape) - 1)
    form = d.int(0, 5)
    nodes = {0: [node("SequenceConstruct", ["x", "y"], ["q"]), node("ConcatFromSequence", ["q"], ["out"], axis=axis,
                                                                    new_axis=d.int(0, 1))],
             1: [node("SplitToSequence", ["x"], ["q"], axis=axis, keepdims=d.int(0, 1)), node("SequenceAt", ["q", "last"], ["out"])],
             2: [node("SplitToSequence", ["x", "two"], ["q"], axis=axis), node("SequenceAt", ["q", "first"], ["out"])],
             3: [node("SequenceConstruct", ["x", "y"], ["q"]), node("SequenceInsert", ["q", "y", "first"], ["r"]),
                 node("SequenceErase", ["r", "last"], ["t"]), node("SequenceAt", ["t", "first"], ["out"])],
             4: [node("SplitToSequence", ["x", "two"], ["q"], axis=axis), node("ConcatFromSequence", ["q"], ["out"], axis=axis)],
             5: [node("SplitToSequence", ["x"], ["q"], axis=axis), node("SequenceLength", ["q"], ["n"]),
                 node("Cast", ["n"], ["out"], to=1)]}[form]
    return wrap(d, nodes, {"x": x, "y": y}, [value("out")],
                [("last", np.array(-1, I64)), ("first", np.array(0, I64)), ("two", np.array(2, I64))])
