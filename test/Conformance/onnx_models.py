#!/usr/bin/env python3
"""Whole networks as ONNX files, and what uop-run makes of them.

  onnx_models.py write FOLDER [NAME...]
  onnx_models.py check --uop-run=PATH [--threads=N] [--markdown] FOLDER [NAME...]

`write` makes models in the shapes of well-known networks: the operators, sizes
and order of an exporter, weights from a seed. `check` runs each with inputs from
a seed and compares with onnxruntime, or, where that is not installed, with the
reference evaluator of the onnx package. Of each model it prints the nodes, the
parameters, the launches, the times of import and compilation and of a run (the
least of five), the peak of memory, and the largest difference, relative to the
largest element of the output. Needs numpy and the onnx package.
"""

import json
import os
import sys
import time

import model_runs
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

TOLERANCE = 2e-4


class Builder:
    """A graph that grows at its end. Values are their names."""

    def __init__(self, name, opset=17):
        self.name, self.opset = name, opset
        self.nodes, self.inputs, self.outputs, self.weights = [], [], [], []
        self.random = np.random.default_rng(sum(map(ord, name)))
        self.feeds, self.rooms = {}, {}
        self.count = 0

    def input(self, name, shape, kind=np.float32, high=None):
        is_integer = np.issubdtype(kind, np.integer)
        self.inputs.append(helper.make_tensor_value_info(
            name, TensorProto.INT64 if is_integer else TensorProto.FLOAT, shape))
        if is_integer:
            self.feeds[name] = self.random.integers(0, high or 100, shape).astype(kind)
        else:
            self.feeds[name] = self.random.standard_normal(shape).astype(kind)
        return name

    def constant(self, value, name=None):
        name = name or self.fresh("weight")
        self.weights.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def weight(self, *shape, scale=None):
        fan = int(np.prod(shape[1:])) if len(shape) > 1 else 1
        scale = scale or 1 / np.sqrt(max(fan, 1))
        return self.constant((self.random.standard_normal(shape) * scale).astype(np.float32))

    def ints(self, *values):
        return self.constant(np.array(values, np.int64))

    def number(self, value):
        return self.constant(np.float32(value))

    def fresh(self, kind):
        self.count += 1
        return f"{kind}_{self.count}"

    def op(self, kind, *inputs, outputs=1, **attributes):
        names = [self.fresh(kind.lower()) for _ in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, name=self.fresh("node"),
                                           **attributes))
        return names[0] if outputs == 1 else names

    def output(self, value, room=None):
        self.outputs.append(value)
        if room:
            self.rooms[value] = room

    def build(self):
        outputs = [onnx.ValueInfoProto(name=name) for name in self.outputs]
        graph = helper.make_graph(self.nodes, self.name, self.inputs, outputs, self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", self.opset)],
                                  ir_version=8)
        # Types of the outputs, which a file must have.
        inferred = onnx.shape_inference.infer_shapes(model)
        for target, found in zip(model.graph.output, inferred.graph.output):
            target.CopyFrom(found)
        return model

    # What several networks have.

    def conv(self, x, cin, cout, size, stride=1, groups=1, bias=True, pad=None):
        pad = size // 2 if pad is None else pad
        inputs = [x, self.weight(cout, cin // groups, size, size)]
        if bias:
            inputs.append(self.weight(cout, scale=0.1))
        return self.op("Conv", *inputs, kernel_shape=[size, size], strides=[stride, stride],
                       pads=[pad] * 4, group=groups)

    def norm(self, x, channels):
        return self.op("BatchNormalization", x,
                       self.constant(self.random.uniform(0.5, 1.5, channels).astype(np.float32)),
                       self.weight(channels, scale=0.1), self.weight(channels, scale=0.1),
                       self.constant(self.random.uniform(0.5, 1.5, channels).astype(np.float32)))

    def dense(self, x, cin, cout):
        return self.op("Add", self.op("MatMul", x, self.weight(cin, cout)),
                       self.weight(cout, scale=0.1))

    def layer_norm(self, x, size):
        return self.op("LayerNormalization", x, self.constant(np.ones(size, np.float32)),
                       self.weight(size, scale=0.1), axis=-1, epsilon=1e-5)

    def gelu(self, x):
        half = self.op("Mul", x, self.number(0.5))
        erf = self.op("Erf", self.op("Div", x, self.number(np.sqrt(2))))
        return self.op("Mul", half, self.op("Add", erf, self.number(1)))

    def attention(self, x, batch, length, width, heads, mask=None):
        def split(order):
            parts = self.op("Reshape", self.dense(x, width, width),
                            self.ints(batch, length, heads, width // heads))
            return self.op("Transpose", parts, perm=order)

        q, k, v = split([0, 2, 1, 3]), split([0, 2, 3, 1]), split([0, 2, 1, 3])
        scores = self.op("Div", self.op("MatMul", q, k), self.number(np.sqrt(width // heads)))
        if mask:
            scores = self.op("Add", scores, mask)
        mixed = self.op("MatMul", self.op("Softmax", scores, axis=-1), v)
        mixed = self.op("Transpose", mixed, perm=[0, 2, 1, 3])
        mixed = self.op("Reshape", mixed, self.ints(batch, length, width))
        return self.dense(mixed, width, width)


# ----------------------------------------------------------------------------
# Networks
# ----------------------------------------------------------------------------


def resnet50():
    b = Builder("resnet50")
    x = b.input("image", [1, 3, 224, 224])
    x = b.op("Relu", b.norm(b.conv(x, 3, 64, 7, 2, bias=False), 64))
    x = b.op("MaxPool", x, kernel_shape=[3, 3], strides=[2, 2], pads=[1] * 4)
    cin = 64
    for stage, (width, blocks) in enumerate([(64, 3), (128, 4), (256, 6), (512, 3)]):
        for block in range(blocks):
            stride = 2 if stage and not block else 1
            y = b.op("Relu", b.norm(b.conv(x, cin, width, 1, bias=False), width))
            y = b.op("Relu", b.norm(b.conv(y, width, width, 3, stride, bias=False), width))
            y = b.norm(b.conv(y, width, width * 4, 1, bias=False), width * 4)
            if not block:
                x = b.norm(b.conv(x, cin, width * 4, 1, stride, bias=False, pad=0), width * 4)
            x = b.op("Relu", b.op("Add", y, x))
            cin = width * 4
    x = b.op("Flatten", b.op("GlobalAveragePool", x), axis=1)
    b.output(b.op("Gemm", x, b.weight(1000, 2048), b.weight(1000, scale=0.1), transB=1))
    return b


def mobilenetv2():
    b = Builder("mobilenetv2")
    x = b.input("image", [1, 3, 224, 224])

    def relu6(x):
        return b.op("Clip", x, b.number(0), b.number(6))

    x = relu6(b.norm(b.conv(x, 3, 32, 3, 2, bias=False), 32))
    cin = 32
    for expand, cout, count, first in [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2),
                                       (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]:
        for i in range(count):
            stride, hidden, y = first if i == 0 else 1, cin * expand, x
            if expand != 1:
                y = relu6(b.norm(b.conv(y, cin, hidden, 1, bias=False), hidden))
            y = relu6(b.norm(b.conv(y, hidden, hidden, 3, stride, hidden, bias=False), hidden))
            y = b.norm(b.conv(y, hidden, cout, 1, bias=False), cout)
            x = b.op("Add", x, y) if stride == 1 and cin == cout else y
            cin = cout
    x = relu6(b.norm(b.conv(x, cin, 1280, 1, bias=False), 1280))
    x = b.op("Reshape", b.op("ReduceMean", x, axes=[2, 3]), b.ints(1, -1))
    b.output(b.op("Gemm", x, b.weight(1000, 1280), b.weight(1000, scale=0.1), transB=1))
    return b


def encoder_layer(b, x, batch, length, width, heads, first):
    """`first`: the norms come before what they are of."""
    if first:
        x = b.op("Add", x, b.attention(b.layer_norm(x, width), batch, length, width, heads))
        y = b.gelu(b.dense(b.layer_norm(x, width), width, 4 * width))
        return b.op("Add", x, b.dense(y, 4 * width, width))
    x = b.layer_norm(b.op("Add", x, b.attention(x, batch, length, width, heads)), width)
    y = b.dense(b.gelu(b.dense(x, width, 4 * width)), 4 * width, width)
    return b.layer_norm(b.op("Add", x, y), width)


def bert_base():
    b = Builder("bert_base")
    length, width = 128, 768
    ids = b.input("input_ids", [1, length], np.int64, 30522)
    kinds = b.input("token_type_ids", [1, length], np.int64, 2)
    x = b.op("Gather", b.weight(30522, width, scale=0.1), ids)
    x = b.op("Add", x, b.op("Gather", b.weight(2, width, scale=0.1), kinds))
    x = b.layer_norm(b.op("Add", x, b.weight(1, length, width, scale=0.1)), width)
    for _ in range(12):
        x = encoder_layer(b, x, 1, length, width, 12, first=False)
    b.output(x)
    first = b.op("Gather", x, b.constant(np.int64(0)), axis=1)
    b.output(b.op("Tanh", b.dense(first, width, width)))
    return b


def gpt2():
    b = Builder("gpt2")
    length, width, words = 64, 768, 50257
    ids = b.input("input_ids", [1, length], np.int64, words)
    table = b.weight(words, width, scale=0.05)
    x = b.op("Add", b.op("Gather", table, ids), b.weight(1, length, width, scale=0.05))
    mask = np.triu(np.full((length, length), -1e9, np.float32), 1)
    mask = b.constant(mask)
    for _ in range(12):
        x = b.op("Add", x, b.attention(b.layer_norm(x, width), 1, length, width, 12, mask))
        y = b.gelu(b.dense(b.layer_norm(x, width), width, 4 * width))
        x = b.op("Add", x, b.dense(y, 4 * width, width))
    x = b.layer_norm(x, width)
    logits = b.op("MatMul", x, b.op("Transpose", table, perm=[1, 0]))
    # The likeliest next words, as a sampler takes them.
    last = b.op("Gather", logits, b.constant(np.int64(length - 1)), axis=1)
    values, _ = b.op("TopK", last, b.ints(50), axis=-1, outputs=2)
    b.output(values)
    b.output(b.op("Softmax", values, axis=-1))
    return b


def vit_b16():
    b = Builder("vit_b16")
    width, patches = 768, 196
    x = b.input("image", [1, 3, 224, 224])
    x = b.op("Conv", x, b.weight(width, 3, 16, 16), b.weight(width, scale=0.1),
             kernel_shape=[16, 16], strides=[16, 16])
    x = b.op("Transpose", b.op("Reshape", x, b.ints(1, width, patches)), perm=[0, 2, 1])
    x = b.op("Concat", b.weight(1, 1, width, scale=0.1), x, axis=1)
    x = b.op("Add", x, b.weight(1, patches + 1, width, scale=0.1))
    for _ in range(12):
        x = encoder_layer(b, x, 1, patches + 1, width, 12, first=True)
    x = b.op("Gather", b.layer_norm(x, width), b.constant(np.int64(0)), axis=1)
    b.output(b.op("Gemm", x, b.weight(1000, width), b.weight(1000, scale=0.1), transB=1))
    return b


def unet():
    b = Builder("unet")
    x = b.input("image", [1, 3, 256, 256])

    def double(x, cin, cout):
        for channels in (cin, cout):
            x = b.op("Relu", b.norm(b.conv(x, channels, cout, 3, bias=False), cout))
        return x

    widths, skips, cin = [32, 64, 128, 256], [], 3
    for width in widths:
        x = double(x, cin, width)
        skips.append(x)
        x = b.op("MaxPool", x, kernel_shape=[2, 2], strides=[2, 2])
        cin = width
    x = double(x, cin, 512)
    cin = 512
    for width, skip in zip(reversed(widths), reversed(skips)):
        x = b.op("ConvTranspose", x, b.weight(cin, width, 2, 2, scale=1 / np.sqrt(cin)),
                 b.weight(width, scale=0.1), kernel_shape=[2, 2], strides=[2, 2])
        x = double(b.op("Concat", skip, x, axis=1), 2 * width, width)
        cin = width
    b.output(b.op("Sigmoid", b.conv(x, cin, 1, 1)))
    return b


def detector():
    """One scale after the other in the manner of YOLO, and the boxes that do
    not overlap better ones."""
    b = Builder("detector")
    x = b.input("image", [1, 3, 320, 320])
    classes, cells = 20, 0

    def block(x, cin, cout, size, stride=1):
        x = b.norm(b.conv(x, cin, cout, size, stride, bias=False), cout)
        return b.op("Mul", x, b.op("Sigmoid", x))

    x, scales, cin = block(x, 3, 16, 3, 2), [], 16
    for cout in (32, 64, 128, 256):
        x = block(x, cin, cout, 3, 2)
        y = block(block(x, cout, cout // 2, 1), cout // 2, cout, 3)
        x = b.op("Add", x, y)
        scales.append((x, cout))
        cin = cout
    top = block(x, 256, 128, 1)
    up = b.op("Resize", top, "", b.constant(np.array([1, 1, 2, 2], np.float32)), mode="nearest",
              coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    middle = block(b.op("Concat", up, scales[2][0], axis=1), 256, 128, 3)
    boxes, scores = [], []
    for feature, size in ((middle, 20), (top, 10)):
        head = b.conv(feature, 128, 4 + classes, 1)
        flat = b.op("Reshape", head, b.ints(1, 4 + classes, size * size))
        box, score = b.op("Split", flat, b.ints(4, classes), axis=1, outputs=2)
        step = 320 / size
        centre = np.stack(np.meshgrid(np.arange(size), np.arange(size)), 0).reshape(1, 2, -1)
        place, extent = b.op("Split", box, b.ints(2, 2), axis=1, outputs=2)
        place = b.op("Mul", b.op("Add", b.op("Sigmoid", place),
                                 b.constant(centre.astype(np.float32))), b.number(step))
        extent = b.op("Mul", b.op("Exp", extent), b.number(2 * step))
        boxes.append(b.op("Concat", place, extent, axis=1))
        scores.append(b.op("Sigmoid", score))
        cells += size * size
    boxes = b.op("Transpose", b.op("Concat", *boxes, axis=2), perm=[0, 2, 1])
    scores = b.op("Concat", *scores, axis=2)
    b.output(boxes)
    kept = b.op("NonMaxSuppression", boxes, scores, b.ints(20), b.constant(np.float32([0.45])),
                b.constant(np.float32([0.6])), center_point_box=1)
    b.output(kept, room=20 * classes)
    return b


def lstm():
    b = Builder("lstm")
    length, batch, width, hidden = 32, 4, 128, 256
    x = b.input("x", [length, batch, width])
    for _ in range(2):
        y, _, _ = b.op("LSTM", x, b.weight(2, 4 * hidden, width), b.weight(2, 4 * hidden, hidden),
                       b.weight(2, 8 * hidden, scale=0.1), outputs=3, hidden_size=hidden,
                       direction="bidirectional")
        y = b.op("Transpose", y, perm=[0, 2, 1, 3])
        x = b.op("Reshape", y, b.ints(length, batch, 2 * hidden))
        width = 2 * hidden
    b.output(b.op("LogSoftmax", b.dense(x, width, 100), axis=-1))
    return b


MODELS = {"resnet50": resnet50, "mobilenetv2": mobilenetv2, "bert_base": bert_base, "gpt2": gpt2,
          "vit_b16": vit_b16, "unet": unet, "detector": detector, "lstm": lstm}


def write(args):
    for name in args.names:
        b = MODELS[name]()
        model = b.build()
        onnx.save(model, os.path.join(args.folder, name + ".onnx"))
        np.savez(os.path.join(args.folder, name + ".npz"), **b.feeds)
        with open(os.path.join(args.folder, name + ".json"), "w") as file:
            json.dump(b.rooms, file)
        print(f"{name}: {len(b.nodes)} nodes", flush=True)


# ----------------------------------------------------------------------------
# Comparison
# ----------------------------------------------------------------------------


def evaluate(path, feeds, threads):
    """The outputs, and the least time of five runs."""
    try:
        import onnxruntime
    except ImportError:
        from onnx.reference import ReferenceEvaluator

        session = ReferenceEvaluator(path)
        start = time.time()
        return session.run(None, feeds), time.time() - start
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    times = []
    for _ in range(6):
        start = time.time()
        outputs = session.run(None, feeds)
        times.append(time.time() - start)
    return outputs, min(times[1:])


def compare(args, name):
    """Facts, statistics, and the largest difference of an output."""
    path = os.path.join(args.folder, name + ".onnx")
    model = onnx.load(path)
    names = [output.name for output in model.graph.output]
    with np.load(os.path.join(args.folder, name + ".npz")) as data:
        feeds = dict(data)
    with open(os.path.join(args.folder, name + ".json")) as file:
        rooms = json.load(file)
    expected, other_time = evaluate(path, feeds, args.threads)
    options = [f"--room={output}={room}" for output, room in rooms.items()]
    results, stats = model_runs.run(args.uop_run, path, feeds, len(names) + len(rooms), args.threads, options)
    counts = results[len(names):]
    worst = 0.0
    for output, found, wanted in zip(names, results, expected):
        if output in rooms:
            # As many as there are; what follows is room.
            found = found[:int(counts.pop(0))]
        worst = max(worst, model_runs.difference(found, wanted))
    facts = {"nodes": len(model.graph.node), "run_ms": other_time * 1e3,
             "parameters": sum(int(np.prod(t.dims)) for t in model.graph.initializer)}
    return facts, stats, worst


def check(args):
    columns = [("nodes", lambda facts, stats: facts["nodes"]), model_runs.PARAMETERS, model_runs.LAUNCHES,
               model_runs.COMPILATION, model_runs.RUN, model_runs.other_run("onnxruntime"), model_runs.MEMORY]
    return model_runs.check(args, lambda name: compare(args, name), columns, TOLERANCE)


if __name__ == "__main__":
    sys.exit(model_runs.main(__doc__, MODELS, write, check))
