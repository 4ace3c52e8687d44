"""The ops of rows.py as a graph of ONNX, which UOp and two peers read."""

import zlib

import numpy as np
from onnx import TensorProto, helper, numpy_helper

from .rows import make_array

KINDS = {"f32": TensorProto.FLOAT, "i64": TensorProto.INT64, "i8": TensorProto.INT8,
         "i32": TensorProto.INT32, "bf16": TensorProto.BFLOAT16, "f16": TensorProto.FLOAT16}
OPSET, IR_VERSION = 23, 11


class Value:
    def __init__(self, graph, name, kind="f32", array=None):
        self.graph, self.name, self.kind, self.array = graph, name, kind, array

    def __add__(self, other):
        return self.graph.op("Add", self, other)

    def __sub__(self, other):
        return self.graph.op("Sub", self, other)

    def __mul__(self, other):
        return self.graph.op("Mul", self, other)

    def __truediv__(self, other):
        return self.graph.op("Div", self, other)


class Graph:
    """plain: attention as products and a softmax, for who has not the operator.
    Weights are constants, or inputs if the program trains them."""

    def __init__(self, row, plain=False):
        self.row, self.plain, self.has_attention = row, plain, False
        self.nodes, self.inputs, self.constants, self.weights = [], [], [], []
        self.random = np.random.default_rng(zlib.crc32(row.name.encode()) + 1)
        self.count = 0
        arguments = [self._input(f"x{i}", one.shape, one.kind) for i, one in enumerate(row.inputs)]
        self.result = row.function(self, *arguments)

    def write(self, path):
        outputs = [helper.make_tensor_value_info(self.result.name, KINDS[self.result.kind], None)]
        graph = helper.make_graph(self.nodes, "row", self.inputs, outputs, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)],
                                  ir_version=IR_VERSION)
        with open(path, "wb") as file:
            file.write(model.SerializeToString())

    def _input(self, name, shape, kind="f32"):
        self.inputs.append(helper.make_tensor_value_info(name, KINDS[kind], shape))
        return Value(self, name, kind)

    def _fresh(self, kind):
        self.count += 1
        return f"{kind.lower()}_{self.count}"

    def constant(self, array):
        name = self._fresh("constant")
        self.constants.append(numpy_helper.from_array(np.asarray(array), name))
        return Value(self, name)

    def ints(self, *values):
        return self.constant(np.array(values, np.int64))

    def weight(self, *shape, around=0):
        """Small numbers, for as many terms as a product of the shape sums; `around`: for
        scales and variances, which are positive."""
        terms = shape[0] if len(shape) == 2 else np.prod(shape[1:])
        array = make_array(self.random, shape, scale=0.1 if len(shape) == 1 else terms**-0.5)
        array = np.abs(array + np.float32(around)) if around else array
        self.weights.append(array)
        if self.row.training:
            return self._input(f"w{len(self.weights) - 1}", shape)
        value = self.constant(array)
        value.array = array
        return value

    def op(self, kind, *inputs, result=None, outputs=1, **attributes):
        names = [self._fresh(kind) for _ in range(outputs)]
        texts = [one.name if isinstance(one, Value) else one for one in inputs]
        self.nodes.append(helper.make_node(kind, texts, names, **attributes))
        values = [Value(self, name, result or inputs[0].kind) for name in names]
        return values[0] if outputs == 1 else values

    # Ops --------------------------------------------------------------------

    def matmul(self, x, y):
        return self.op("MatMul", x, y)

    def integer_matmul(self, x, y):
        return self.op("MatMulInteger", x, y, result="i32")

    def linear(self, x, w, b):
        return self.matmul(x, w) + b

    def relu(self, x):
        return self.op("Relu", x)

    def relu6(self, x):
        return self.op("Clip", x, self.constant(np.float32(0)), self.constant(np.float32(6)))

    def sigmoid(self, x):
        return self.op("Sigmoid", x)

    def gelu(self, x):
        return self.op("Gelu", x)

    def softmax(self, x):
        return self.op("Softmax", x, axis=-1)

    def layer_norm(self, x, scale, shift):
        return self.op("LayerNormalization", x, scale, shift, axis=-1, epsilon=1e-5)

    def group_norm(self, x, groups, scale, shift):
        return self.op("GroupNormalization", x, scale, shift, num_groups=groups, epsilon=1e-5)

    def batch_norm(self, x, scale, shift, mean, variance):
        return self.op("BatchNormalization", x, scale, shift, mean, variance, epsilon=1e-5)

    def batch_norm_train(self, x, scale, shift):
        axes, shape = self.ints(0, 2, 3), (1, -1, 1, 1)
        centred = x - self.op("ReduceMean", x, axes)
        variance = self.op("ReduceMean", centred * centred, axes)
        norm = centred / self.op("Sqrt", variance + self.constant(np.float32(1e-5)))
        return norm * self.reshape(scale, shape) + self.reshape(shift, shape)

    def conv(self, x, w, b=None, stride=1, pad=0, groups=1):
        axes = len(w.array.shape) - 2 if w.array is not None else 2
        return self.op("Conv", x, w, *([b] if b else []), strides=[stride] * axes,
                       pads=[pad] * (2 * axes), group=groups)

    def conv_transpose(self, x, w, stride=1, pad=0):
        return self.op("ConvTranspose", x, w, strides=[stride] * 2, pads=[pad] * 4)

    def max_pool(self, x, window, stride, pad):
        return self.op("MaxPool", x, kernel_shape=[window] * 2, strides=[stride] * 2,
                       pads=[pad] * 4)

    def mean(self, x, axes):
        return self.op("ReduceMean", x, self.ints(*axes), keepdims=0)

    def mean_all(self, x):
        return self.op("ReduceMean", x, keepdims=0)

    def sum_all(self, x):
        return self.op("ReduceSum", x, keepdims=0)

    def argmax(self, x):
        return self.op("ArgMax", x, axis=0, keepdims=0, result="i64")

    def cumsum(self, x, axis):
        return self.op("CumSum", x, self.constant(np.int64(axis)))

    def topk(self, x, count):
        return self.op("TopK", x, self.ints(count), axis=-1, outputs=2)[0]

    def sort(self, x):
        size = self.row.inputs[0].shape[-1]
        return self.op("TopK", x, self.ints(size), axis=-1, largest=0, outputs=2)[0]

    def gather(self, x, ids, axis):
        return self.op("Gather", x, ids, axis=axis)

    def scatter_add(self, x, ids, updates):
        ids = self.op("Unsqueeze", ids, self.ints(-1))
        return self.op("ScatterND", x, ids, updates, reduction="add")

    def transpose(self, x, order):
        return self.op("Transpose", x, perm=list(order))

    def concat(self, values, axis):
        return self.op("Concat", *values, axis=axis)

    def reshape(self, x, shape):
        return self.op("Reshape", x, self.ints(*shape))

    def slice(self, x, axis, start, stop):
        return self.op("Slice", x, self.ints(start), self.ints(stop), self.ints(axis))

    def attention(self, q, k, v, causal=False):
        """The operator, and products where somebody has not got it. The widths of all rows
        are 64."""
        self.has_attention = True
        if not self.plain:
            return self.op("Attention", q, k, v, is_causal=int(causal), scale=0.125)
        scores = self.matmul(q, self.transpose(k, (0, 1, 3, 2))) * self.constant(np.float32(0.125))
        if causal:
            length = self.row.inputs[0].shape[2 if len(self.row.inputs[0].shape) == 4 else 1]
            limits = (self.constant(np.int64(n)) for n in (0, length, 1))
            positions = self.op("Range", *limits)
            seen = self.op("GreaterOrEqual", self.reshape(positions, (length, 1)), positions)
            scores = self.op("Where", seen, scores, self.constant(np.float32(-np.inf)))
        return self.matmul(self.softmax(scores), v)

    def lstm(self, x, w, r, b):
        """Weights are given as PyTorch orders gates: input, forget, cell, output."""
        def reorder(array):
            i, f, g, o = np.split(array, 4)
            return np.concatenate([i, o, f, g])[None]

        size = r.array.shape[1]
        bias = np.concatenate([reorder(b.array), np.zeros_like(b.array)[None]], 1)
        y = self.op("LSTM", x, self.constant(reorder(w.array)), self.constant(reorder(r.array)),
                    self.constant(bias), hidden_size=size, outputs=3)[0]
        return self.op("Squeeze", y, self.ints(1))

    def cross_entropy(self, x, labels):
        return self.op("SoftmaxCrossEntropyLoss", x, labels)
