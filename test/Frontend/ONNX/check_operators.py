#!/usr/bin/python3
"""Operators compute what numpy computes for them.

check_operators.py FOLDER

Cases of one opset share models of a dozen nodes, which uop-run runs.
"""

import math
import os
import subprocess
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
from onnx_model import Graph, kind_of, model, node

RNG = np.random.default_rng(7)
CASES = {}


def floats(*shape, low=-2.0, high=2.0, dtype=np.float32):
    return RNG.uniform(low, high, shape).astype(dtype)


def integers(*shape, low=-9, high=9, dtype=np.int64):
    return RNG.integers(low, high, shape).astype(dtype)


def case(op, opset, inputs, expected, constants=(), domain="", **attributes):
    """Inputs whose numbers are in `constants` are initializers; None is absent."""
    expected = expected if isinstance(expected, list) else [expected]
    CASES.setdefault(opset, []).append((op, inputs, [np.asarray(e) for e in expected],
                                        constants, attributes))


def i64(*values):
    return np.array(values, np.int64)


#===------------------------------------------------------------------------===#
# Elementwise
#===------------------------------------------------------------------------===#

X = floats(3, 4)
P = floats(3, 4, low=0.1, high=3)
U = floats(3, 4, low=-0.99, high=0.99)
sigmoid = lambda x: 1 / (1 + np.exp(-x))
softplus = lambda x: np.log1p(np.exp(x))
for op, x, y in [
        ("Abs", X, np.abs(X)), ("Neg", X, -X), ("Ceil", X, np.ceil(X)), ("Floor", X, np.floor(X)),
        ("Sqrt", P, np.sqrt(P)), ("Exp", X, np.exp(X)), ("Log", P, np.log(P)),
        ("Reciprocal", P, 1 / P), ("Sin", X, np.sin(X)), ("Cos", X, np.cos(X)),
        ("Tan", U, np.tan(U)), ("Asin", U, np.arcsin(U)), ("Acos", U, np.arccos(U)),
        ("Atan", X, np.arctan(X)), ("Sinh", X, np.sinh(X)), ("Cosh", X, np.cosh(X)),
        ("Asinh", X, np.arcsinh(X)), ("Acosh", P + 1, np.arccosh(P + 1)),
        ("Atanh", U, np.arctanh(U)), ("Tanh", X, np.tanh(X)), ("Sigmoid", X, sigmoid(X)),
        ("Softplus", X, softplus(X)), ("Softsign", X, X / (1 + np.abs(X))),
        ("Relu", X, np.maximum(X, 0)), ("Mish", X, X * np.tanh(softplus(X))),
        ("HardSwish", X, X * np.clip(X / 6 + 0.5, 0, 1)), ("Sign", X, np.sign(X))]:
    case(op, 18, [x], y.astype(np.float32))
EDGES = np.array([0.0, -0.0, 1e-8, -1e-8, 1e4, -1e4, 3e38, np.inf, -np.inf, np.nan], np.float32)
with np.errstate(all="ignore"):
    for op, f in [("Atan", np.arctan), ("Asinh", np.arcsinh), ("Tanh", np.tanh), ("Sinh", np.sinh)]:
        case(op, 18, [EDGES], f(EDGES))
case("Round", 18, [np.array([0.5, 1.5, 2.5, -0.5, -1.5, 2.4], np.float32)],
     np.array([0, 2, 2, -0.0, -2, 2], np.float32))
case("IsInf", 18, [EDGES], np.isposinf(EDGES), detect_negative=0)
case("IsNaN", 18, [EDGES], np.isnan(EDGES))
case("LeakyRelu", 18, [X], np.where(X < 0, X * np.float32(0.1), X), alpha=0.1)
case("Elu", 18, [X], np.where(X > 0, X, 1.5 * (np.exp(X) - 1)).astype(np.float32), alpha=1.5)
# In f16 most of the digits of exp(x) - 1 would cancel out.
H = np.array([-1e-3, -3e-3, -0.01, -0.1], np.float16)
for op in ("Elu", "Celu"):
    case(op, 18, [H], np.expm1(H.astype(np.float64)).astype(np.float16))
case("PRelu", 18, [X, X[:, :1]], np.where(X < 0, X * X[:, :1], X))
case("Celu", 18, [X], np.maximum(X, 0) + np.minimum(0, 2 * (np.exp(X / 2) - 1)), alpha=2.0)
case("HardSigmoid", 18, [X], np.clip(0.25 * X + 0.5, 0, 1), alpha=0.25, beta=0.5)
case("ThresholdedRelu", 18, [X], np.where(X > 0.5, X, 0), alpha=0.5)
case("Shrink", 18, [X], np.where(X < -1, X + 0.25, np.where(X > 1, X - 0.25, 0)), lambd=1.0, bias=0.25)
case("Gelu", 20, [X], 0.5 * X * (1 + np.tanh(np.sqrt(2 / np.pi) * (X + 0.044715 * X ** 3))),
     approximate="tanh")
# So do those of 1 + erf(x).
H = np.array([-3.8, -3, -1, 2], np.float16)
case("Gelu", 20, [H], (0.5 * H * np.vectorize(math.erfc)(-H.astype(np.float64) / 2 ** 0.5)).astype(np.float16))
H = np.array([-2.99, -2.9, -2.49, 1], np.float16)
W = H.astype(np.float64)
case("HardSwish", 14, [H], (W * np.clip(W / 6 + 0.5, 0, 1)).astype(np.float16))
case("HardSigmoid", 18, [H], np.clip(np.float64(np.float32(0.2)) * W + 0.5, 0, 1).astype(np.float16))
case("Swish", 24, [X], X * sigmoid(2 * X), alpha=2.0)
case("SwiGLU", 28, [X, U], X * sigmoid(X) * U)

A, B = integers(2, 3), np.array([3, -2, 5], np.int64)
case("Add", 18, [X, X[0]], X + X[0])
case("Add", 6, [floats(2, 3, 4), np.array([1, 2, 3], np.float32)], None, broadcast=1, axis=1)
CASES[6][-1][2][0] = CASES[6][-1][1][0] + np.array([1, 2, 3], np.float32)[:, None]
case("Div", 18, [A, B], np.trunc(A / B).astype(np.int64))
case("Mod", 18, [A, B], np.mod(A, B))
case("Mod", 18, [A, B], np.fmod(A, B), fmod=1)
case("Mod", 18, [np.array([7.5, -7.5, 1e30, 5], np.float32), np.array([2, 2, 0.3, np.inf], np.float32)],
     np.fmod(np.array([7.5, -7.5, 1e30, 5], np.float32), np.array([2, 2, 0.3, np.inf], np.float32)), fmod=1)
case("Pow", 18, [P, np.array(3, np.int64)], P ** 3)
case("Max", 18, [X, U, P], np.maximum(np.maximum(X, U), P))
case("Mean", 18, [X, U, P], (X + U + P) / 3)
case("BitShift", 18, [np.array([16, 4, 1], np.uint8), np.array([1, 2, 9], np.uint8)],
     np.array([32, 16, 0], np.uint8), direction="LEFT")
case("BitwiseXor", 18, [A, B], A ^ B)
case("Xor", 18, [X > 0, U > 0], (X > 0) ^ (U > 0))
case("GreaterOrEqual", 18, [A, B], A >= B)
case("Where", 18, [X > 0, X, X[0]], np.where(X > 0, X, X[0]))
case("Clip", 18, [X, np.array(-1, np.float32), None], np.maximum(X, -1))
case("Clip", 6, [X], np.clip(X, -0.5, 0.5), min=-0.5, max=0.5)
# Until opset 10, the bounds are the greatest numbers unless others are given.
INFINITE, GREATEST = np.array([-np.inf, np.inf, 3], np.float32), np.finfo(np.float32).max
case("Clip", 10, [INFINITE], np.array([-GREATEST, 2, 2], np.float32), max=2.0)
case("Clip", 7, [INFINITE], np.array([-GREATEST, GREATEST, 3], np.float32))
case("Cast", 18, [X], np.trunc(X).astype(np.int8), to=3)
case("Cast", 18, [A], A != 0, to=9)
case("CastLike", 18, [A, X], A.astype(np.float32))
case("BitCast", 26, [X], X.view(np.uint32), to=12)

#===------------------------------------------------------------------------===#
# Reductions and order
#===------------------------------------------------------------------------===#

T = floats(2, 3, 4)
case("ReduceSum", 18, [T, i64(-1)], T.sum(-1, keepdims=True), constants=[1])
case("ReduceSum", 12, [T], T.sum((0, 2)), axes=[0, 2], keepdims=0)
case("ReduceSum", 18, [T, i64()], T, constants=[1], noop_with_empty_axes=1)
case("ReduceMean", 18, [T], T.mean(keepdims=True))
case("ReduceMax", 13, [T], T.max(1, keepdims=True), axes=[1])
case("ReduceL2", 18, [T, i64(0)], np.sqrt((T ** 2).sum(0)), constants=[1], keepdims=0)
case("ReduceLogSumExp", 18, [T + 100, i64(2)], np.log(np.exp(T).sum(2)) + 100, constants=[1], keepdims=0)
case("ReduceProd", 18, [T, i64(1)], T.prod(1), constants=[1], keepdims=0)
TIES = np.array([[1, 3, 3], [2, np.nan, 5]], np.float32)
case("ArgMax", 18, [TIES], i64(1, 1), axis=1, keepdims=0)
case("ArgMax", 18, [TIES], i64(2, 1), axis=1, keepdims=0, select_last_index=1)
case("ArgMin", 18, [T], T.argmin(0)[None], axis=0)
case("CumSum", 18, [T, np.array(1, np.int32)],
     np.concatenate([np.zeros((2, 1, 4)), T.cumsum(1)[:, :-1]], 1), constants=[1], exclusive=1)
case("CumProd", 26, [T, np.array(2)], np.flip(np.flip(T, 2).cumprod(2), 2), constants=[1], reverse=1)
V = np.array([[3, 1, 3, 2], [0, -1, 7, 7]], np.float32)
case("TopK", 18, [V, i64(3)], [np.array([[3, 3, 2], [7, 7, 0]], np.float32), i64(0, 2, 3, 2, 3, 0).reshape(2, 3)],
     constants=[1])
case("TopK", 18, [V, i64(2)], [np.array([[1, 2], [-1, 0]], np.float32), i64(1, 3, 1, 0).reshape(2, 2)],
     constants=[1], largest=0)
case("NonZero", 18, [A], np.array(np.nonzero(A)), constants=[0])
case("Unique", 18, [i64(2, 1, 1, 3, 4, 3)], [i64(1, 2, 3, 4), i64(1, 0, 3, 4), i64(1, 0, 0, 2, 3, 2), i64(2, 1, 2, 1)],
     constants=[0])
case("Compress", 18, [T, np.array([True, False, True])], T[:, [0, 2]], constants=[1], axis=1)

#===------------------------------------------------------------------------===#
# Movement and indices
#===------------------------------------------------------------------------===#

case("Reshape", 18, [T, i64(0, -1, 2)], T.reshape(2, 6, 2), constants=[1])
case("Flatten", 18, [T], T.reshape(6, 4), axis=2)
case("Squeeze", 18, [T[:, :1], i64(1)], T[:, 0], constants=[1])
case("Unsqueeze", 11, [T], T[:, None, :, :, None], axes=[1, -1])
case("Transpose", 18, [T], T.transpose(1, 2, 0), perm=[1, 2, 0])
case("Concat", 18, [T, T[:, :2]], np.concatenate([T, T[:, :2]], 1), axis=-2)
case("Split", 18, [T], [T[:, :2], T[:, 2:]], axis=1, num_outputs=2)
case("Slice", 18, [T, i64(3, -1), i64(-100, -3), i64(2, 1), i64(-2, -1)], T[:, -1:-3:-1, 3::-2],
     constants=[1, 2, 3, 4])
case("Slice", 9, [T], T[:, 1:, 1:3], starts=[1, 1], ends=[1000, 3], axes=[1, 2])
case("Tile", 18, [X, i64(2, 3)], np.tile(X, (2, 3)), constants=[1])
case("Tile", 18, [X, i64(0, 2)], np.tile(X, (0, 2)), constants=[1])
case("Expand", 18, [X, i64(2, 1, 1)], np.broadcast_to(X, (2, 3, 4)), constants=[1])
for mode in ("reflect", "edge", "wrap"):
    case("Pad", 19, [X, i64(1, 2, 0, 3)], np.pad(X, ((1, 0), (2, 3)), mode), constants=[1], mode=mode)
case("Pad", 18, [X, i64(1, -1), np.array(5, np.float32), i64(-1)],
     np.pad(X, ((0, 0), (1, 0)), constant_values=5)[:, :-1], constants=[1, 3])
D = floats(1, 8, 2, 3)
case("DepthToSpace", 18, [D], D.reshape(1, 2, 2, 2, 2, 3).transpose(0, 3, 4, 1, 5, 2).reshape(1, 2, 4, 6), blocksize=2)
case("Trilu", 18, [X, np.array(1)], np.triu(X, 1), constants=[1])
case("EyeLike", 18, [X], np.eye(3, 4, 1), dtype=11, k=1)
case("Range", 18, [np.array(1.0, np.float32), np.array(4, np.float32), np.array(0.5, np.float32)],
     np.arange(1, 4, 0.5, np.float32), constants=[0, 1, 2])
case("Gather", 18, [T, i64(-1, 0).reshape(2, 1)], T[:, [[-1], [0]]], axis=1)
case("Gather", 18, [T, np.zeros((0, 2), np.int64)], T[:, np.zeros((0, 2), np.int64)], axis=1)
case("GatherElements", 18, [X, integers(3, 2, low=-4, high=4)], None, axis=1)
CASES[18][-1][2][0] = np.take_along_axis(X, CASES[18][-1][1][1], 1)
case("GatherND", 18, [T, i64(0, 1, 1, -1).reshape(2, 2)], T[[0, 1], [1, -1]])
case("ScatterElements", 18, [X, i64(1, 1).reshape(1, 2), floats(1, 2)], None, axis=1, reduction="add")
_, (x, i, u), *_ = CASES[18][-1]
CASES[18][-1][2][0] = x + np.pad(u.sum(1, keepdims=True), ((0, 2), (1, 2)))
case("ScatterND", 18, [X, i64(0, -1).reshape(2, 1), T[0, :2]], np.stack([T[0, 0], X[1], T[0, 1]]))
case("OneHot", 18, [i64(1, -1, 7), i64(3), np.array([2, 5], np.float32)],
     np.array([[2, 5, 2], [2, 2, 5], [2, 2, 2]], np.float32), constants=[1])
case("ReverseSequence", 18, [X.T.copy(), i64(1, 2, 4)], np.stack([X[0], X[1][[1, 0, 2, 3]], X[2][::-1]], 1))

#===------------------------------------------------------------------------===#
# Products, windows, normalizations
#===------------------------------------------------------------------------===#

M, N = floats(2, 1, 3, 4), floats(5, 4, 2)
case("MatMul", 18, [M, N], M @ N)
case("MatMul", 18, [X, X[0]], X @ X[0])
case("Gemm", 18, [X, floats(5, 4), floats(5)], None, transB=1, alpha=0.5, beta=2.0)
x, w, b = CASES[18][-1][1]
CASES[18][-1][2][0] = 0.5 * x @ w.T + 2 * b
case("Einsum", 18, [T, floats(4, 3, 5)], None, equation="bij,jik->bk")
CASES[18][-1][2][0] = np.einsum("bij,jik->bk", *CASES[18][-1][1])
case("Einsum", 18, [floats(3, 3)], None, equation="ii")
CASES[18][-1][2][0] = np.trace(CASES[18][-1][1][0])
case("Det", 18, [floats(2, 3, 3)], None)
CASES[18][-1][2][0] = np.linalg.det(CASES[18][-1][1][0])


def convolve(x, w, strides, pads, dilations, groups):
    x = np.pad(x, ((0, 0), (0, 0), (pads[0], pads[2]), (pads[1], pads[3])))
    reach = [d * (k - 1) + 1 for d, k in zip(dilations, w.shape[2:])]
    size = [(n - r) // s + 1 for n, r, s in zip(x.shape[2:], reach, strides)]
    y = np.zeros((x.shape[0], w.shape[0], *size), np.float64)
    each = w.shape[0] // groups
    for m in range(w.shape[0]):
        own = x[:, m // each * w.shape[1]:][:, :w.shape[1]]
        for i, j in np.ndindex(*size):
            box = own[:, :, i * strides[0]:i * strides[0] + reach[0]:dilations[0],
                      j * strides[1]:j * strides[1] + reach[1]:dilations[1]]
            y[:, m, i, j] = (box * w[m]).sum((1, 2, 3))
    return y.astype(np.float32)


I, W = floats(2, 4, 6, 7), floats(6, 2, 3, 2)
case("Conv", 18, [I, W, floats(6)], None, group=2, strides=[2, 1], pads=[1, 0, 2, 1], dilations=[1, 2])
CASES[18][-1][2][0] = (convolve(I, W, (2, 1), (1, 0, 2, 1), (1, 2), 2) +
                       CASES[18][-1][1][2].reshape(-1, 1, 1))
case("Conv", 18, [I, W[:, :, :2]], convolve(I, W[:, :, :2], (2, 2), (0, 0, 0, 1), (1, 1), 2),
     group=2, strides=[2, 2], auto_pad="SAME_UPPER")
K = floats(4, 3, 3, 3)
dilated = np.zeros((2, 4, 11, 13), np.float32)
dilated[:, :, ::2, ::2] = I
case("ConvTranspose", 18, [I, K],
     convolve(dilated, K.transpose(1, 0, 2, 3)[:, :, ::-1, ::-1], (1, 1), (1, 1, 2, 2), (1, 1), 1),
     strides=[2, 2], pads=[1, 1, 1, 1], output_padding=[1, 1])


def transpose_convolve(x, filters, strides, pads, added, dilations, groups):
    """Each input adds its multiple of the filters to the outputs around it."""
    n, channels, height, width = x.shape
    each, taps = filters.shape[1], filters.shape[2:]
    full = [s * (size - 1) + d * (t - 1) + 1
            for s, size, d, t in zip(strides, (height, width), dilations, taps)]
    y = np.zeros((n, groups * each, full[0] + added[0], full[1] + added[1]), np.float64)
    part = channels // groups
    for c in range(channels):
        out = slice(c // part * each, (c // part + 1) * each)
        for i, j in np.ndindex(*taps):
            rows = slice(i * dilations[0], i * dilations[0] + strides[0] * (height - 1) + 1, strides[0])
            columns = slice(j * dilations[1], j * dilations[1] + strides[1] * (width - 1) + 1, strides[1])
            y[:, out, rows, columns] += x[:, c, None] * filters[c, :, i, j].reshape(1, -1, 1, 1)
    top, left, bottom, right = pads
    return y[:, :, top:y.shape[2] - bottom, left:y.shape[3] - right].astype(np.float32)


# Taps that a stride divides and that it does not, more strides than taps, groups,
# borders that are cut and added, and distances between the taps.
for shape, taps, strides, pads, added, dilations, groups in (
        ((2, 4, 3, 5), (3, 2, 2), (2, 2), (0, 0, 0, 0), (0, 0), (1, 1), 1),
        ((1, 4, 3, 4), (2, 3, 4), (2, 3), (1, 0, 2, 1), (0, 0), (1, 1), 2),
        ((1, 2, 4, 3), (3, 1, 2), (3, 4), (0, 0, 0, 0), (2, 3), (1, 1), 1),
        ((1, 3, 2, 1), (1, 5, 3), (2, 1), (1, 1, 0, 0), (1, 0), (1, 1), 3),
        ((1, 2, 3, 3), (2, 3, 2), (2, 2), (0, 1, 1, 0), (0, 1), (2, 3), 1)):
    x, k = floats(*shape), floats(shape[1], *taps)
    case("ConvTranspose", 18, [x, k],
         transpose_convolve(x, k, strides, pads, added, dilations, groups),
         strides=strides, pads=pads, output_padding=added, dilations=dilations, group=groups)
case("MaxPool", 18, [I], np.stack([I[:, :, i:i + 2].max(2) for i in (0, 2, 4)], 2)[:, :, :, :6],
     kernel_shape=[2, 1], strides=[2, 1], pads=[0, 0, 0, -1])
L = floats(1, 1, 5)
case("AveragePool", 19, [L], np.array([[[L[0, 0, :2].mean(), L[0, 0, 1:4].mean(), L[0, 0, 3:].mean()]]]),
     kernel_shape=[3], strides=[2], pads=[1, 1])
case("AveragePool", 19, [L], np.array([[[L[0, 0, :2].sum() / 2, L[0, 0, 2:4].sum() / 2, L[0, 0, 4]]]]),
     kernel_shape=[2], strides=[2], ceil_mode=1, count_include_pad=1)
case("GlobalAveragePool", 18, [I], I.mean((2, 3), keepdims=True))
S, Z = floats(4), floats(4)
c = lambda v: v.reshape(-1, 1, 1)
case("BatchNormalization", 18, [I, S, Z, floats(4), floats(4, low=0.5)], None, epsilon=1e-3)
x, s, z, m, v = CASES[18][-1][1]
CASES[18][-1][2][0] = (x - c(m)) / np.sqrt(c(v) + 1e-3) * c(s) + c(z)
case("InstanceNormalization", 18, [I, S, Z],
     (I - I.mean((2, 3), keepdims=True)) / np.sqrt(I.var((2, 3), keepdims=True) + 1e-5) * c(S) + c(Z))
mean, scale = X.mean(1, keepdims=True), 1 / np.sqrt(X.var(1, keepdims=True) + 1e-5)
case("LayerNormalization", 18, [X, S, Z], [(X - mean) * scale * S + Z, mean, scale])
case("RMSNormalization", 23, [X, S], X / np.sqrt((X ** 2).mean(1, keepdims=True) + 1e-5) * S)
G = I.reshape(2, 2, -1)
G = ((G - G.mean(2, keepdims=True)) / np.sqrt(G.var(2, keepdims=True) + 1e-5)).reshape(I.shape)
case("GroupNormalization", 21, [I, S, Z], G * c(S) + c(Z), num_groups=2)
E = lambda x, axis: np.exp(x) / np.exp(x).sum(axis, keepdims=True)
case("Softmax", 18, [T], E(T, 1), axis=1)
case("Softmax", 11, [T], E(T.reshape(2, -1), 1).reshape(T.shape), axis=1)
case("LogSoftmax", 18, [T], np.log(E(T, 2)))
case("LRN", 18, [I], I / (1 + 0.5 / 3 * np.stack(
    [(I[:, max(i - 1, 0):i + 2] ** 2).sum(1) for i in range(4)], 1)) ** 0.75, size=3, alpha=0.5)
labels = i64(1, 3, 0)
picked = np.log(E(X, 1))[np.arange(3), labels]
case("SoftmaxCrossEntropyLoss", 18, [X, labels, S], -(picked * S[labels]).sum() / S[labels].sum())
case("NegativeLogLikelihoodLoss", 18, [X, labels], np.array([-X[0, 1], 0, -X[2, 0]]),
     reduction="none", ignore_index=3)

#===------------------------------------------------------------------------===#
# Quantization, attention, images, signals
#===------------------------------------------------------------------------===#

q = np.float32(0.05)
case("QuantizeLinear", 18, [X * 4, q, np.array(10, np.uint8)],
     np.clip(np.rint(X * 4 / q) + 10, 0, 255).astype(np.uint8))
case("DequantizeLinear", 18, [integers(3, 2, dtype=np.int8), np.array([0.5, 2], np.float32),
                              np.array([1, -3], np.int8)], None, axis=1)
x, s, z = CASES[18][-1][1]
CASES[18][-1][2][0] = (x.astype(np.int32) - z) * s
case("MatMulInteger", 18, [integers(2, 3, low=0, dtype=np.uint8), integers(3, 2, dtype=np.int8),
                           np.array(5, np.uint8)], None)
x, y, z = CASES[18][-1][1]
CASES[18][-1][2][0] = (x.astype(np.int32) - 5) @ y.astype(np.int32)
Q, KV = floats(1, 4, 3, 8), floats(2, 1, 2, 5, 8)
keys, values = (np.repeat(v, 2, 1) for v in KV)
scores = Q @ keys.transpose(0, 1, 3, 2) / np.sqrt(8)
causal = np.where(np.arange(5)[None] <= np.arange(3)[:, None], 0, -np.inf)
case("Attention", 23, [Q, KV[0], KV[1]], E(scores + causal, -1) @ values, is_causal=1)
case("Attention", 23, [Q, KV[0], KV[1], floats(3, 5)], None, softcap=2.0)
CASES[23][-1][2][0] = E(2 * np.tanh(scores / 2) + CASES[23][-1][1][3], -1) @ values
# The first query sees nothing, the second one not the third key, which is infinite; a
# mask of numbers hides what it has -inf for.
visible = np.array([[False] * 5, [True, True, False, True, True], [True] * 2 + [False] * 3])
strange = np.copy(KV[0])
strange[..., 2, :] = np.inf
weights = np.exp(scores - scores.max(-1, keepdims=True)) * visible
expected = weights / np.maximum(weights.sum(-1, keepdims=True), 1e-30) @ values
for mask in (visible, np.where(visible, np.float32(0), np.float32(-np.inf))):
    case("Attention", 23, [Q, strange, KV[1], mask], expected)
angles = floats(1, 3, 4)
half1, half2 = Q[..., :4], Q[..., 4:]
cos, sin = np.cos(angles)[:, None], np.sin(angles)[:, None]
case("RotaryEmbedding", 23, [Q, np.cos(angles), np.sin(angles)],
     np.concatenate([cos * half1 - sin * half2, sin * half1 + cos * half2], -1))
R = floats(1, 1, 2, 4)
case("Resize", 18, [R, None, np.array([1, 1, 2, 1.5], np.float32)],
     R[:, :, [0, 0, 1, 1]][..., [0, 0, 1, 2, 2, 3]], constants=[2], mode="nearest",
     coordinate_transformation_mode="asymmetric", nearest_mode="floor")
at = np.clip((np.arange(8) + 0.5) / 2 - 0.5, 0, 3)
case("Resize", 18, [R, None, None, i64(1, 1, 2, 8)], np.stack([np.interp(at, range(4), r) for r in R[0, 0]])[None, None],
     constants=[3], mode="linear")


def align(image, box, bins):
    """The mean of each bin, whose samples are as many as the size of a box by the bins, rounded up."""
    y = np.zeros((len(image), bins, bins))
    low, extent = box[:2] - 0.5, box[2:] - box[:2]
    counts = np.ceil(extent / bins).astype(int)
    at = [np.clip(low[k] + extent[k] * (np.arange(bins * counts[k]) + 0.5) / (bins * counts[k]), 0, 6) for k in (0, 1)]
    for c, plane in enumerate(image):
        rows = np.stack([np.interp(at[1], range(7), column) for column in plane.T], 1)
        dense = np.stack([np.interp(at[0], range(7), row) for row in rows])
        y[c] = dense.reshape(bins, counts[1], bins, counts[0]).mean((1, 3))
    return y


B = floats(2, 3, 7, 7)
boxes = np.array([[1, 1, 6, 4], [0, 1, 3, 6], [2, 2, 7, 5], [1, 3, 2, 4]], np.float32)
case("RoiAlign", 16, [B, boxes, i64(1, 0, 0, 1)], np.stack([align(B[i], box, 2) for i, box in zip((1, 0, 0, 1), boxes)]),
     [1], output_height=2, output_width=2)
case("DynamicQuantizeLinear", 11, [np.zeros(3, np.float32)],
     [np.zeros(3, np.uint8), np.float32(1), np.uint8(0)])
# Before opset 11: from the begin of an axis, in f32 as the scales are. Resize rounds up where an axis becomes smaller.
TEN = np.arange(1, 11, dtype=np.float32).reshape(1, 1, 1, 10)
case("Resize", 10, [np.arange(1, 9, dtype=np.float32).reshape(1, 1, 2, 4), np.array([1, 1, 0.6, 0.6], np.float32)],
     np.array([[[[1, 3]]]], np.float32), [1])
for scale in [0.3, 0.6, 0.75, 0.9, 1.2, 1.3, 2.5]:
    scales = np.array([1, 1, 1, scale], np.float32)
    at = np.arange(int(np.float32(10) * scales[3]), dtype=np.float32) / scales[3]
    case("Resize", 10, [TEN, scales], TEN[..., np.minimum((np.ceil if scale < 1 else np.floor)(at).astype(int), 9)], [1])
    case("Resize", 10, [TEN, scales], np.interp(at, range(10), TEN[0, 0, 0])[None, None, None], [1], mode="linear")
    if scale > 1:
        case("Upsample", 9, [TEN, scales], TEN[..., np.minimum(at.astype(int), 9)], [1])
# Integers are rounded towards zero until opset 10; what keeps its size is copied.
case("Upsample", 9, [np.array([[1, 3, 5, 8]], np.uint8), np.array([1, 1.75], np.float32)],
     np.array([[1, 2, 3, 4, 5, 7, 8]], np.uint8), [1], mode="linear")
case("Resize", 10, [R, np.array([1, 1, 1, 1.1], np.float32)], R, [1], mode="linear")
# Halves in f32: 0.5 / (1 / 3) - 0.5 is 1, whose ceiling is not 2; and a region is as wide as the elements are many.
case("Resize", 19, [np.arange(6, dtype=np.float32), None, np.array([1 / 3], np.float32)], np.array([1, 4], np.float32), [2],
     mode="nearest", nearest_mode="ceil", coordinate_transformation_mode="half_pixel")
case("Resize", 13, [np.arange(7, dtype=np.float32), None, None, i64(2)], np.array([0, 4], np.float32), [3], mode="nearest",
     nearest_mode="round_prefer_ceil", coordinate_transformation_mode="asymmetric")
case("Resize", 13, [np.arange(5, dtype=np.float32), np.array([0, 1], np.float32), np.array([1.5], np.float32)],
     np.linspace(0, 4, 7, dtype=np.float32), [1, 2], mode="linear", coordinate_transformation_mode="tf_crop_and_resize")
# Of one element that is left, pytorch_half_pixel takes the first.
case("Resize", 18, [R, None, None, i64(1, 1, 1, 1)], R[:, :, :1, :1], [3], mode="cubic",
     coordinate_transformation_mode="pytorch_half_pixel")
flip = np.stack(np.meshgrid(np.linspace(1, -1, 4), np.linspace(-1, 1, 2)), -1)[None].astype(np.float32)
case("GridSample", 20, [R, flip], R[..., ::-1], align_corners=1)


def cubic_weights(t):
    inner = lambda d: (1.25 * d - 2.25) * d * d + 1
    outer = lambda d: ((-0.75 * d + 3.75) * d - 6) * d + 3
    return [outer(t + 1), inner(t), inner(1 - t), outer(2 - t)]


def sample_cubic(x, grid, fold):
    """Points may be outside; `fold` brings their taps inside."""
    result = np.zeros(x.shape[:2] + grid.shape[1:3])
    for b, i, j in np.ndindex(grid.shape[:3]):
        at = [((grid[b, i, j, 1 - a] + 1) * x.shape[2 + a] - 1) / 2 for a in range(2)]
        rows, columns = ([fold(int(np.floor(p)) + k, n) for k in range(-1, 3)] for p, n in zip(at, x.shape[2:]))
        wy, wx = (np.array(cubic_weights(p - np.floor(p))) for p in at)
        result[b, :, i, j] = np.einsum("cij,i,j->c", x[b][:, rows][:, :, columns].astype(float), wy, wx)
    return result


far = floats(2, 3, 4, 2, low=-1.9, high=1.9)
plane = floats(2, 2, 4, 5)
case("GridSample", 20, [plane, far], sample_cubic(plane, far, lambda p, n: min(max(p, 0), n - 1)), mode="cubic",
     padding_mode="border")
case("GridSample", 16, [plane, far], sample_cubic(plane, far, lambda p, n: min(p % (2 * n), 2 * n - 1 - p % (2 * n))),
     mode="bicubic", padding_mode="reflection")
case("DFT", 20, [floats(2, 8, 1)], None)
f = np.fft.fft(CASES[20][-1][1][0][..., 0], axis=1)
CASES[20][-1][2][0] = np.stack([f.real, f.imag], -1)
case("HannWindow", 18, [np.array(8)], 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(8) / 8), constants=[0])


def lstm(x, w, r, b):
    h = c = np.zeros((x.shape[1], r.shape[1]))
    ys = []
    for step in x:
        i, o, f, g = np.split(step @ w.T + h @ r.T + b[:len(w)] + b[len(w):], 4, 1)
        c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
        h = sigmoid(o) * np.tanh(c)
        ys.append(h)
    return np.stack(ys), h, c


x, w, r, b = floats(3, 2, 5), floats(2, 16, 5), floats(2, 16, 4), floats(2, 32)
y1, h1, c1 = lstm(x, w[0], r[0], b[0])
y2, h2, c2 = lstm(x[::-1], w[1], r[1], b[1])
case("LSTM", 18, [x, w, r, b], [np.stack([y1, y2[::-1]], 1), np.stack([h1, h2]), np.stack([c1, c2])],
     hidden_size=4, direction="bidirectional")


def recur(op, x, w, r, b, lengths, reverse=False, linear=False):
    """So many steps that they are a loop. A sequence that has ended keeps its state."""
    h = c = np.zeros((x.shape[1], r.shape[1]))
    ys = [None] * len(x)
    for t in range(len(x))[:: -1 if reverse else 1]:
        size, bw, br = len(w), b[: len(w)], b[len(w):]
        on = (lengths > t)[:, None]
        if op == "RNN":
            new, cell = np.tanh(x[t] @ w.T + bw + h @ r.T + br), c
        elif op == "LSTM":
            i, o, f, g = np.split(x[t] @ w.T + bw + h @ r.T + br, 4, 1)
            cell = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
            new = sigmoid(o) * np.tanh(cell)
        else:
            a, old = np.split(x[t] @ w.T + bw, 3, 1), np.split(h @ r.T + br, 3, 1)
            z, k = sigmoid(a[0] + old[0]), sigmoid(a[1] + old[1])
            rest = k * old[2] if linear else (k * h) @ r[2 * size // 3:].T + br[2 * size // 3:]
            new, cell = (1 - z) * np.tanh(a[2] + rest) + z * h, c
        ys[t] = np.where(on, new, 0)
        h, c = np.where(on, new, h), np.where(on, cell, c)
    return np.stack(ys), h, c


x, ends = floats(9, 2, 5), np.array([9, 4], np.int32)
for op, gates in (("LSTM", 4), ("GRU", 3), ("RNN", 1)):
    w, r, b = floats(2, 4 * gates, 5), floats(2, 4 * gates, 4), floats(2, 8 * gates)
    for lengths in (None, ends):
        own = np.array([9, 9]) if lengths is None else lengths
        ys, hs, cs = zip(*(recur(op, x, w[i], r[i], b[i], own, reverse=i == 1) for i in (0, 1)))
        case(op, 18, [x, w, r, b, lengths], [np.stack(ys, 1), np.stack(hs), np.stack(cs)][: 3 if gates == 4 else 2],
             hidden_size=4, direction="bidirectional")
    y, h, c = recur(op, x, w[0], r[0], b[0], np.array([9, 9]), reverse=True, linear=True)
    given = {"linear_before_reset": 1} if op == "GRU" else {}
    case(op, 18, [x.transpose(1, 0, 2), w[:1], r[:1], b[:1]], [y.transpose(1, 0, 2)[:, :, None], h[:, None]],
         hidden_size=4, direction="reverse", layout=1, **given)

# Each activation that has an alpha takes the next one.
x, w, r = floats(3, 2, 4), floats(2, 3, 4), floats(2, 3, 3)
ys, hs = np.zeros((3, 2, 2, 3), np.float32), []
for direction, f in ((0, np.tanh), (1, lambda v: 0.5 * v + np.float32(0.1))):
    h = np.zeros((2, 3), np.float32)
    for t in (2, 1, 0) if direction else range(3):
        ys[t, direction] = h = f(x[t] @ w[direction].T + h @ r[direction].T)
    hs.append(h)
case("RNN", 18, [x, w, r], [ys, np.stack(hs)], hidden_size=3, direction="bidirectional", activations=["Tanh", "Affine"],
     activation_alpha=[0.5], activation_beta=[0.1])

#===------------------------------------------------------------------------===#
# Control flow and sequences
#===------------------------------------------------------------------------===#

branch = lambda op: Graph([node(op, ["x"], ["y"])], [], ["y"], [("x", X)])
for condition in (True, False):
    case("If", 18, [np.array(condition)], -X if condition else np.abs(X), then_branch=branch("Neg"),
         else_branch=branch("Abs"))
body = Graph([node("Add", ["v", "v"], ["w"]), node("Identity", ["w"], ["s"]),
              node("Less", ["n", "limit"], ["go"])],
             ["n", "c", "v"], ["go", "w", "s"], [("limit", np.array(2))])
case("Loop", 18, [np.array(10), np.array(True), X], [X * 16, np.stack([X * 2, X * 4, X * 8, X * 16])][0:2],
     constants=[0, 1], body=body)
CASES[18][-1][2][:] = [X * 8, np.stack([X * 2, X * 4, X * 8])]
# What its body gives has a shape without any iteration, though the body does not declare it.
case("Loop", 18, [np.array(0), np.array(True), X], [X, np.zeros((0, 3, 4), np.float32)], constants=[0], body=body)
sums = Graph([node("Add", ["s", "e"], ["t"]), node("Identity", ["t"], ["o"])], ["s", "e"], ["t", "o"], [])
case("Scan", 18, [np.zeros(4, np.float32), X], [X.sum(0), X.cumsum(0)], body=sums, num_scan_inputs=1)
# Before opset 9 there is a batch, of sequences of their own lengths; what follows them is zeros.
Q = floats(2, 5, 3)
for back in (0, 1):
    parts = [q[:length][::-1 if back else 1] for q, length in zip(Q, (2, 5))]
    case("Scan", 8, [i64(2, 5), np.zeros((2, 3), np.float32), Q],
         [np.stack([part.sum(0) for part in parts]),
          np.stack([np.pad(part.cumsum(0), ((0, 5 - len(part)), (0, 0))) for part in parts])],
         constants=[0], body=sums, num_scan_inputs=1, directions=[back])


def run(folder, name, opset, cases):
    nodes, graph_inputs, outputs, initializers, arguments, expected = [], [], [], [], [], []
    for number, (op, inputs, results, constants, attributes) in enumerate(cases):
        names = []
        for i, value in enumerate(inputs):
            names.append("" if value is None else f"x{number}_{i}")
            if value is None:
                continue
            value = np.asarray(value)
            if i in constants:
                initializers.append((names[-1], value))
            else:
                graph_inputs.append((names[-1], kind_of(value), value.shape))
                arguments.append(value)
        results_names = [f"y{number}_{i}" for i in range(len(results))]
        nodes.append(node(op, names, results_names, f"{op}_{number}", **attributes))
        outputs += results_names
        expected += [(op, attributes, result) for result in results]
    path = os.path.join(folder, name)
    with open(path + ".onnx", "wb") as file:
        file.write(model(nodes, graph_inputs, outputs, initializers, opset))
    command = ["uop-run", path + ".onnx"]
    for i, value in enumerate(arguments):
        np.save(f"{path}.x{i}.npy", value)
        command.append(f"--input={path}.x{i}.npy")
    command += [f"--output={path}.y{i}.npy" for i in range(len(expected))]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(f"{name}: exit code {done.returncode}: {done.stderr}")
        return len(cases)
    wrong = 0
    for i, (op, attributes, want) in enumerate(expected):
        got = np.load(f"{path}.y{i}.npy")
        want = want.astype(got.dtype) if want.dtype.kind == "f" and got.dtype.kind == "f" else want
        fits = got.shape == want.shape and got.dtype == want.dtype
        if not fits or not np.allclose(got, want, rtol=2e-5, atol=2e-6, equal_nan=True):
            print(f"{op} of opset {opset}, {attributes}:\n got {got.dtype} {got}\n expected {want.dtype} {want}")
            wrong += 1
    return wrong


def main():
    folder = sys.argv[1]
    total = wrong = 0
    for opset, cases in sorted(CASES.items()):
        for start in range(0, len(cases), 12):
            part = cases[start:start + 12]
            total += len(part)
            wrong += run(folder, f"opset{opset}_{start}", opset, part)
    print(f"{total} cases, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
