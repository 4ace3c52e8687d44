#!/usr/bin/env python3
"""Whole models from JAX: exported as StableHLO, run by uop-run, compared with JAX.

    jax_models.py write FOLDER [NAME...]
    jax_models.py check [--uop-run=PATH] [--threads=N] [--markdown] FOLDER [NAME...]

`write` needs jax, and nothing but jax: the models are functions of arrays, with
weights from a seed. It writes the generic form of StableHLO, the arguments, the
results that JAX computes, and how long JAX took. `check` runs the programs and
prints a row for each: an element may differ by TOLERANCE times the largest one
of its result, integers not at all.
"""

import math
import os
import sys
import time

import model_runs
import numpy as np

TOLERANCE = 1e-4
MODELS = {}


def model(function):
    """Returns a function of arrays and its arguments, a tree of arrays."""
    MODELS[function.__name__] = function
    return function


class Weights:
    """Arrays of normal numbers, scaled for as many inputs."""

    def __init__(self, seed=0):
        self.rng = np.random.default_rng(seed)

    def __call__(self, *shape, inputs=None):
        scale = 1 / math.sqrt(inputs or shape[0])
        return (self.rng.standard_normal(shape) * scale).astype(np.float32)

    def dense(self, inputs, outputs):
        return {"w": self(inputs, outputs), "b": self(outputs, inputs=100)}

    def norm(self, size):
        return {"scale": 1 + self(size, inputs=100), "shift": self(size, inputs=100)}


# Layers ----------------------------------------------------------------------


def dense(p, x):
    return x @ p["w"] + p["b"]


def layer_norm(p, x):
    import jax.numpy as jnp
    from jax import lax

    mean = x.mean(-1, keepdims=True)
    var = jnp.square(x - mean).mean(-1, keepdims=True)
    return (x - mean) * lax.rsqrt(var + 1e-5) * p["scale"] + p["shift"]


def attention(p, x, heads, causal, added=None):
    import jax.numpy as jnp
    from jax import nn

    *batch, length, width = x.shape
    q, k, v = (t.reshape(*batch, length, heads, width // heads) for t in jnp.split(dense(p["in"], x), 3, -1))
    scores = jnp.einsum("...qhd,...khd->...hqk", q, k) / math.sqrt(width // heads)
    if causal:
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -jnp.inf)
    if added is not None:
        scores = scores + added
    return dense(p["out"], jnp.einsum("...hqk,...khd->...qhd", nn.softmax(scores), v).reshape(x.shape))


def block(p, x, heads, causal):
    from jax import nn

    x = x + attention(p["attention"], layer_norm(p["norm1"], x), heads, causal)
    return x + dense(p["down"], nn.gelu(dense(p["up"], layer_norm(p["norm2"], x))))


def make_block(w, width):
    return {
        "norm1": w.norm(width),
        "attention": {"in": w.dense(width, 3 * width), "out": w.dense(width, width)},
        "norm2": w.norm(width),
        "up": w.dense(width, 4 * width),
        "down": w.dense(4 * width, width),
    }


def convolve(x, kernel, stride=1, padding="SAME", groups=1):
    from jax import lax

    return lax.conv_general_dilated(x, kernel, (stride, stride), padding, dimension_numbers=("NHWC", "HWIO", "NHWC"),
                                    feature_group_count=groups)


def make_conv(w, size, inputs, outputs, groups=1):
    """A convolution and what batch norm is after training."""
    inputs //= groups
    return {"w": w(size, size, inputs, outputs, inputs=size * size * inputs), **w.norm(outputs)}


def conv_norm(p, x, stride=1, groups=1):
    return convolve(x, p["w"], stride, groups=groups) * p["scale"] + p["shift"]


# Models ----------------------------------------------------------------------


@model
def mlp():
    from jax import nn

    w = Weights()
    sizes = [784, 1024, 1024, 10]
    layers = [w.dense(a, b) for a, b in zip(sizes, sizes[1:])]

    def forward(layers, x):
        for layer in layers[:-1]:
            x = nn.relu(dense(layer, x))
        return nn.log_softmax(dense(layers[-1], x))

    return forward, (layers, w(64, 784, inputs=1))


def resnet(w, plan, make, residual, features):
    """`make` gives the weights of a block of (inputs, width, stride), and `residual` what is added to its input."""
    from jax import lax, nn

    params = {"stem": make_conv(w, 7, 3, 64), "blocks": [make(*p) for p in plan], "head": w.dense(features, 1000)}

    def forward(params, x):
        x = nn.relu(conv_norm(params["stem"], x, 2))
        x = lax.reduce_window(x, -np.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        for p, (_, _, stride) in zip(params["blocks"], plan):
            x = nn.relu(residual(p, x, stride) + (conv_norm(p["short"], x, stride) if "short" in p else x))
        return dense(params["head"], x.mean((1, 2)))

    return forward, (params, w(1, 224, 224, 3, inputs=1))


@model
def resnet18():
    from jax import nn

    w = Weights()

    def make(inputs, width, stride):
        p = {"first": make_conv(w, 3, inputs, width), "second": make_conv(w, 3, width, width)}
        if stride != 1 or inputs != width:
            p["short"] = make_conv(w, 1, inputs, width)
        return p

    def residual(p, x, stride):
        return conv_norm(p["second"], nn.relu(conv_norm(p["first"], x, stride)))

    plan = [(64, 64, 1), (64, 64, 1), (64, 128, 2), (128, 128, 1), (128, 256, 2), (256, 256, 1), (256, 512, 2), (512, 512, 1)]
    return resnet(w, plan, make, residual, 512)


@model
def resnet50():
    from jax import nn

    w = Weights()
    plan, inputs = [], 64
    for width, blocks in ((64, 3), (128, 4), (256, 6), (512, 3)):
        for i in range(blocks):
            plan.append((inputs, width, 2 if i == 0 and width != 64 else 1))
            inputs = 4 * width

    def make(inputs, width, stride):
        p = {"in": make_conv(w, 1, inputs, width), "window": make_conv(w, 3, width, width),
             "out": make_conv(w, 1, width, 4 * width)}
        if inputs != 4 * width:
            p["short"] = make_conv(w, 1, inputs, 4 * width)
        return p

    def residual(p, x, stride):
        y = nn.relu(conv_norm(p["window"], nn.relu(conv_norm(p["in"], x)), stride))
        return conv_norm(p["out"], y)

    return resnet(w, plan, make, residual, 2048)


@model
def mobilenetv2():
    from jax import nn

    w = Weights()
    plan, inputs = [], 32
    for factor, outputs, blocks, stride in ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
                                            (6, 160, 3, 2), (6, 320, 1, 1)):
        for i in range(blocks):
            plan.append((inputs, factor * inputs, outputs, stride if i == 0 else 1))
            inputs = outputs

    def inverted(inputs, width, outputs, _):
        p = {"window": make_conv(w, 3, width, width, groups=width), "out": make_conv(w, 1, width, outputs)}
        if width != inputs:
            p["in"] = make_conv(w, 1, inputs, width)
        return p

    params = {"stem": make_conv(w, 3, 3, 32), "blocks": [inverted(*p) for p in plan],
              "last": make_conv(w, 1, 320, 1280), "head": w.dense(1280, 1000)}

    def forward(params, x):
        x = nn.relu6(conv_norm(params["stem"], x, 2))
        for p, (inputs, width, outputs, stride) in zip(params["blocks"], plan):
            y = nn.relu6(conv_norm(p["in"], x)) if "in" in p else x
            y = conv_norm(p["out"], nn.relu6(conv_norm(p["window"], y, stride, groups=width)))
            x = x + y if stride == 1 and inputs == outputs else y
        return dense(params["head"], nn.relu6(conv_norm(params["last"], x)).mean((1, 2)))

    return forward, (params, w(1, 224, 224, 3, inputs=1))


@model
def unet():
    import jax.numpy as jnp
    from jax import lax, nn

    w = Weights()
    widths = [32, 64, 128, 256]

    def pair(inputs, outputs):
        return [w(3, 3, a, outputs, inputs=9 * a) for a in (inputs, outputs)]

    params = {
        "down": [pair(a, b) for a, b in zip([3] + widths, widths)],
        "grow": [w(2, 2, b, a, inputs=b) for a, b in zip(widths, widths[1:])],
        "up": [pair(2 * a, a) for a in widths[:-1]],
        "head": w(1, 1, widths[0], 2, inputs=widths[0]),
    }

    def apply(kernels, x):
        for kernel in kernels:
            x = nn.relu(convolve(x, kernel))
        return x

    def forward(params, x):
        kept = []
        for i, kernels in enumerate(params["down"]):
            x = apply(kernels, x)
            if i + 1 < len(widths):
                kept.append(x)
                x = lax.reduce_window(x, -np.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        for kernel, kernels, skip in list(zip(params["grow"], params["up"], kept))[::-1]:
            x = lax.conv_transpose(x, kernel, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
            x = apply(kernels, jnp.concatenate([x, skip], -1))
        return convolve(x, params["head"])

    return forward, (params, w(1, 128, 128, 3, inputs=1))


def transformer(params, tokens, heads):
    x = params["words"][tokens] + params["places"][: tokens.shape[-1]]
    for p in params["blocks"]:
        x = block(p, x, heads, causal=True)
    return layer_norm(params["norm"], x) @ params["words"].T


def make_transformer(w, words, places, width, layers):
    return {
        "words": w(words, width, inputs=width),
        "places": w(places, width, inputs=width),
        "blocks": [make_block(w, width) for _ in range(layers)],
        "norm": w.norm(width),
    }


@model
def gpt2():
    """124 M parameters; the 50 likeliest words after 128 tokens."""
    from jax import lax

    w = Weights()
    params = make_transformer(w, 50257, 1024, 768, 12)

    def forward(params, tokens):
        return lax.top_k(transformer(params, tokens, 12)[:, -1], 50)

    return forward, (params, w.rng.integers(0, 50257, (1, 128)).astype(np.int32))


@model
def bert_base():
    """Norms come after what they are of, as in the first transformers; 128 words, 16 of them padding."""
    import jax.numpy as jnp
    from jax import nn

    w = Weights()
    params = {
        "words": w(30522, 768, inputs=768),
        "places": w(512, 768, inputs=768),
        "kinds": w(2, 768, inputs=768),
        "norm": w.norm(768),
        "blocks": [make_block(w, 768) for _ in range(12)],
        "pool": w.dense(768, 768),
    }

    def forward(params, words, kinds, mask):
        x = params["words"][words] + params["places"][: words.shape[-1]] + params["kinds"][kinds]
        x = layer_norm(params["norm"], x)
        hidden = jnp.where(mask, 0.0, -1e9)[:, None, None, :]
        for p in params["blocks"]:
            x = layer_norm(p["norm1"], x + attention(p["attention"], x, 12, causal=False, added=hidden))
            x = layer_norm(p["norm2"], x + dense(p["down"], nn.gelu(dense(p["up"], x), approximate=False)))
        return x, jnp.tanh(dense(params["pool"], x[:, 0]))

    mask = np.arange(128)[None, :] < 112
    words = w.rng.integers(0, 30522, (1, 128)).astype(np.int32)
    return forward, (params, words, (np.arange(128)[None, :] > 60).astype(np.int32), mask)


@model
def vit_b16():
    import jax.numpy as jnp

    w = Weights()
    params = {
        "patches": w.dense(16 * 16 * 3, 768),
        "class": w(1, 1, 768, inputs=768),
        "places": w(197, 768, inputs=768),
        "blocks": [make_block(w, 768) for _ in range(12)],
        "norm": w.norm(768),
        "head": w.dense(768, 1000),
    }

    def forward(params, x):
        x = x.reshape(-1, 14, 16, 14, 16, 3).transpose(0, 1, 3, 2, 4, 5).reshape(x.shape[0], 196, 768)
        x = dense(params["patches"], x)
        x = jnp.concatenate([jnp.broadcast_to(params["class"], (x.shape[0], 1, 768)), x], 1) + params["places"]
        for p in params["blocks"]:
            x = block(p, x, 12, causal=False)
        return dense(params["head"], layer_norm(params["norm"], x[:, 0]))

    return forward, (params, w(1, 224, 224, 3, inputs=1))


@model
def detector():
    """Boxes on two scales in the manner of YOLO, and for each class those that do not overlap better ones."""
    import jax
    import jax.numpy as jnp
    from jax import lax, nn

    w = Weights()
    classes, kept, widths = 20, 20, (16, 32, 64, 128, 256)

    def stage(a, b):
        return {"first": make_conv(w, 3, a, b), "in": make_conv(w, 1, b, b // 2), "out": make_conv(w, 3, b // 2, b)}

    params = {
        "stem": make_conv(w, 3, 3, widths[0]),
        "stages": [stage(a, b) for a, b in zip(widths, widths[1:])],
        "top": make_conv(w, 1, 256, 128),
        "merge": make_conv(w, 3, 256, 128),
        "heads": [{"w": w(128, 4 + classes, inputs=4), "b": w(4 + classes, inputs=4)} for _ in range(2)],
    }

    def conv(p, x, stride=1):
        return nn.silu(conv_norm(p, x, stride))

    def decode(p, x):
        """Corners of boxes of a scale, and their scores."""
        size = x.shape[1]
        place, extent, scores = jnp.split(dense(p, x).reshape(-1, 4 + classes), (2, 4), -1)
        cell = jnp.stack(jnp.meshgrid(jnp.arange(size), jnp.arange(size)), -1).reshape(-1, 2)
        centre = (nn.sigmoid(place) + cell) * (320 / size)
        half = (2 * nn.sigmoid(extent)) ** 2 * (320 / size)
        return jnp.concatenate([centre - half, centre + half], -1), nn.sigmoid(scores)

    def overlap(box, boxes):
        low, high = jnp.maximum(box[:2], boxes[:, :2]), jnp.minimum(box[2:], boxes[:, 2:])
        both = jnp.maximum(high - low, 0).prod(-1)
        return both / ((box[2:] - box[:2]).prod() + (boxes[:, 2:] - boxes[:, :2]).prod(-1) - both)

    def suppress(boxes, scores):
        """The places of up to `kept` boxes with scores above 0.6; -1 where there are no more."""

        def pick(i, state):
            scores, places = state
            best = jnp.argmax(scores)
            is_good = scores[best] > 0.6
            isnt_near = overlap(boxes[best], boxes) <= 0.45
            scores = jnp.where(is_good & isnt_near & (jnp.arange(len(scores)) != best), scores, 0)
            return scores, places.at[i].set(jnp.where(is_good, best, -1))

        return lax.fori_loop(0, kept, pick, (scores, jnp.full(kept, -1, jnp.int32)))[1]

    def forward(params, x):
        x, scales = conv(params["stem"], x, 2), []
        for p in params["stages"]:
            x = conv(p["first"], x, 2)
            x = x + conv(p["out"], conv(p["in"], x))
            scales.append(x)
        top = conv(params["top"], x)
        up = jnp.repeat(jnp.repeat(top, 2, 1), 2, 2)
        middle = conv(params["merge"], jnp.concatenate([up, scales[2]], -1))
        parts = [decode(p, feature) for p, feature in zip(params["heads"], (middle, top))]
        boxes, scores = (jnp.concatenate(part) for part in zip(*parts))
        return boxes, scores, jax.vmap(suppress, (None, 1))(boxes, scores)

    return forward, (params, w(1, 320, 320, 3, inputs=1))


@model
def lstm():
    import jax.numpy as jnp
    from jax import lax, nn

    w = Weights()
    width, length, batch = 512, 64, 8
    layers = [{"w": w(2 * width, 4 * width), "b": w(4 * width, inputs=100)} for _ in range(2)]
    params = {"layers": layers, "head": w.dense(width, 100)}

    def forward(params, xs):
        for p in params["layers"]:

            def step(state, x, p=p):
                h, c = state
                i, f, g, o = jnp.split(dense(p, jnp.concatenate([x, h], -1)), 4, -1)
                c = nn.sigmoid(f) * c + nn.sigmoid(i) * jnp.tanh(g)
                h = nn.sigmoid(o) * jnp.tanh(c)
                return (h, c), h

            zeros = jnp.zeros((batch, width), jnp.float32)
            _, xs = lax.scan(step, (zeros, zeros), xs)
        return dense(params["head"], xs[-1])

    return forward, (params, w(length, batch, width, inputs=1))


@model
def training():
    """One step of Adam for a transformer of 4 layers."""
    import jax
    import jax.numpy as jnp
    from jax import nn

    w = Weights()
    params = make_transformer(w, 2048, 64, 256, 4)
    tokens = w.rng.integers(0, 2048, (8, 65)).astype(np.int32)
    zeros = jax.tree.map(np.zeros_like, params)

    def loss(params, tokens):
        scores = nn.log_softmax(transformer(params, tokens[:, :-1], 8))
        return -jnp.take_along_axis(scores, tokens[:, 1:, None], -1).mean()

    def step(params, mean, square, count, tokens):
        value, gradient = jax.value_and_grad(loss)(params, tokens)
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, gradient)

        def update(p, m, v):
            m, v = m / (1 - 0.9**count), v / (1 - 0.999**count)
            # Gradients that are noise around zero get no step of full size.
            return p - 1e-3 * m / (jnp.sqrt(v) + 1e-4)

        return value, jax.tree.map(update, params, mean, square), mean, square

    return step, (params, zeros, zeros, np.float32(1), tokens)


# Export and comparison ---------------------------------------------------------


def write(args):
    import jax

    for name in args.names:
        function, arguments = MODELS[name]()
        start = time.time()
        lowered = jax.jit(function).lower(*arguments)
        text = lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True)
        traced = time.time()
        compiled = lowered.compile()
        compile_time = time.time() - traced
        on_device = jax.device_put(arguments)
        times = []
        for _ in range(6):
            begin = time.time()
            results = jax.block_until_ready(compiled(*on_device))
            times.append(time.time() - begin)
        # What is not used is no argument of the program.
        kept = sorted(lowered._lowering.compile_args["kept_var_idx"])
        leaves = jax.tree.leaves(arguments)
        with open(os.path.join(args.folder, name + ".mlir"), "w") as file:
            file.write(text)
        facts = {
            "parameters": sum(int(np.size(x)) for x in jax.tree.leaves(arguments[0])),
            "ops": text.count('"stablehlo.') + text.count('"chlo.'),
            "trace_s": traced - start,
            "compile_s": compile_time,
            "run_ms": min(times[1:]) * 1e3,
            "jax": jax.__version__,
        }
        model_runs.save(args.folder, name, [leaves[i] for i in kept], map(np.asarray, jax.tree.leaves(results)), facts)
        print(f"{name}: {facts['ops']} ops", flush=True)


def check(args):
    columns = [("ops", lambda facts, stats: facts["ops"]), model_runs.PARAMETERS, model_runs.LAUNCHES,
               model_runs.KERNELS, model_runs.COMPILATION,
               ("JAX, s", lambda facts, stats: f"{facts['trace_s'] + facts['compile_s']:.2f}"),
               model_runs.RUN, model_runs.other_run("JAX"), model_runs.MEMORY]
    return model_runs.check(args, lambda name: model_runs.compare_saved(args, name, ".mlir"), columns, TOLERANCE)


if __name__ == "__main__":
    sys.exit(model_runs.main(__doc__, MODELS, write, check))
