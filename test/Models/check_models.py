#!/usr/bin/env python3
"""Models against numpy: the generators build what their names say.

check_models.py WORK_DIRECTORY

The inputs are made here, so that nothing but the module comes from UOp.
"""

import math
import os
import re
import subprocess
import sys

import numpy as np

ERF = np.vectorize(math.erf)


def softmax(x):
    power = np.exp(x - x.max(-1, keepdims=True))
    return power / power.sum(-1, keepdims=True)


def layernorm(x, scale, shift):
    centred = x - x.mean(-1, keepdims=True)
    variance = (centred**2).mean(-1, keepdims=True)
    return centred / np.sqrt(variance + 1e-5) * scale + shift


def attend(q, k, v, causal=False, mask=None):
    scores = q @ np.swapaxes(k, -1, -2) / math.sqrt(q.shape[-1])
    if causal:
        scores = np.where(np.tri(q.shape[-2], dtype=bool), scores, -np.inf)
    if mask is not None:
        scores = scores + mask
    return softmax(scores) @ v


def self_attention(x, heads, w, b, wo, bo, causal):
    batch, length, width = x.shape
    parts = np.split(x @ w + b, 3, -1)
    q, k, v = (part.reshape(batch, length, heads, -1).transpose(0, 2, 1, 3)
               for part in parts)
    y = attend(q, k, v, causal).transpose(0, 2, 1, 3)
    return y.reshape(batch, length, width) @ wo + bo


def gelu(x):
    return x * 0.5 * (ERF(x / math.sqrt(2)) + 1)


def gpt2_block(x, s1, b1, w, b, wo, bo, s2, b2, w1, c1, w2, c2, heads):
    x = x + self_attention(layernorm(x, s1, b1), heads, w, b, wo, bo, True)
    return x + gelu(layernorm(x, s2, b2) @ w1 + c1) @ w2 + c2


def conv2d(x, weight, bias=None, stride=1, padding=0):
    x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    size = weight.shape[-1]
    view = np.lib.stride_tricks.sliding_window_view(x, (size, size), (2, 3))
    y = np.einsum("nchwij,ocij->nohw", view[:, :, ::stride, ::stride], weight)
    return y if bias is None else y + bias[:, None, None]


def pool(x, size, stride, padding, combine):
    x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)),
               constant_values=-np.inf if padding else 0)
    view = np.lib.stride_tricks.sliding_window_view(x, (size, size), (2, 3))
    return combine(view[:, :, ::stride, ::stride], (4, 5))


def scatter_rows(ids, x, updates):
    x = x.copy()
    np.add.at(x, ids, updates)
    return x


def batchnorm(x, scale, shift, mean, variance):
    scale, shift, mean, variance = (
        a[:, None, None] for a in (scale, shift, mean, variance))
    return (x - mean) / np.sqrt(variance + 1e-5) * scale + shift


def batchnorm_train(x, scale, shift):
    return batchnorm(x, scale, shift, x.mean((0, 2, 3)), x.var((0, 2, 3)))


def relu(x):
    return np.maximum(x, 0)


def resnet_block(x, w1, s1, b1, m1, v1, w2, s2, b2, m2, v2):
    y = relu(batchnorm(conv2d(x, w1, padding=1), s1, b1, m1, v1))
    return relu(x + batchnorm(conv2d(y, w2, padding=1), s2, b2, m2, v2))


def silu(x):
    return x / (1 + np.exp(-x))


def unet_block(x, w1, b1, w2, b2, time, wt, bt, w3, b3, w4, b4):
    skip = silu(conv2d(x, w1, b1, padding=1))
    down = silu(conv2d(skip, w2, b2, 2, 1))
    down = silu(conv2d(down + (time @ wt + bt)[:, :, None, None], w3, b3,
                       padding=1))
    up = down.repeat(2, 2).repeat(2, 3)
    return silu(conv2d(np.concatenate([skip, up], 1), w4, b4, padding=1))


def mlp(x, *weights):
    for w, b in zip(weights[:-2:2], weights[1:-2:2]):
        x = relu(x @ w + b)
    return x @ weights[-2] + weights[-1]


def gpt2(ids, table, positions, *weights, heads, layers):
    x = table[ids] + positions
    for layer in range(layers):
        x = gpt2_block(x, *weights[12 * layer:12 * layer + 12], heads)
    scale, shift, head = weights[12 * layers:]
    return layernorm(x, scale, shift) @ head


CASES = [
    ("add rows=3 width=5", lambda x, y: x + y),
    ("sum rows=3 width=5", lambda x: x.sum()),
    ("matmul m=3 n=5 k=7", lambda x, y: x @ y),
    ("matmul batch=2 m=3 n=5 k=7", lambda x, y: x @ y),
    ("matmul-nt m=3 n=5 k=7", lambda x, y: x @ y.T),
    ("matmul-tn batch=2 m=3 n=5 k=7", lambda x, y: x.swapaxes(1, 2) @ y),
    ("matmul-tt m=3 n=5 k=7", lambda x, y: x.T @ y.T),
    ("linear-gelu m=3 n=5 k=7", lambda x, w, b: gelu(x @ w + b)),
    ("dense-gradient m=3 n=5 k=7", lambda x, dy: (x.T @ dy, dy.sum(0))),
    ("convolution channels=3 size=6 outputs=4 stride=2",
     lambda x, w: conv2d(x, w, None, 2, 1)),
    ("convolution channels=4 size=6 outputs=4 groups=4",
     lambda x, w: np.concatenate([conv2d(x[:, i:i + 1], w[i:i + 1], None, 1, 1)
                                  for i in range(4)], 1)),
    ("matmul-f16 m=3 n=5 k=7", lambda x, y: (x @ y).astype(np.float16)),
    ("matmul-i8 m=3 n=5 k=7", lambda x, y: x.astype(np.int32) @ y.astype(np.int32)),
    ("max-pool channels=3 size=9", lambda x: pool(x, 3, 2, 1, np.max)),
    ("mean-pool channels=3 size=7 window=3", lambda x: pool(x, 3, 2, 0, np.mean)),
    ("every-column rows=3 width=5 stride=3", lambda x: x[:, ::3]),
    ("cumsum rows=3 width=9", lambda x: x.cumsum(1)),
    ("cumsum-columns rows=9 width=3", lambda x: x.cumsum(0)),
    ("embedding rows=4 count=5 width=3", lambda i, x: x[i]),
    ("take-columns rows=4 width=5 columns=3", lambda i, x: x[:, i]),
    ("scatter-rows rows=7 count=5 width=3", scatter_rows),
    ("softmax rows=5 width=37", softmax),
    ("layernorm rows=3 width=33", layernorm),
    ("mlp batch=3 inputs=7 hidden=5 outputs=4 layers=2", mlp),
    ("feed-forward-gated rows=3 width=6 hidden=10",
     lambda x, a, b, c: (silu(x @ a) * (x @ b)) @ c),
    ("attention batch=2 heads=3 length=9 width=5", attend),
    ("attention-causal batch=2 heads=3 length=9 width=5",
     lambda q, k, v: attend(q, k, v, True)),
    ("attention-masked batch=2 heads=3 length=9 width=5",
     lambda q, k, v, mask: attend(q, k, v, mask=mask)),
    ("attention-block batch=2 length=5 width=12 heads=3",
     lambda x, *w: self_attention(x, 3, *w, False)),
    ("gpt2-block batch=2 length=5 width=12 heads=3",
     lambda *w: gpt2_block(*w, heads=3)),
    ("gpt2 batch=2 length=5 width=8 heads=2 layers=2 vocabulary=11",
     lambda *w: gpt2(*w, heads=2, layers=2)),
    ("conv2d batch=2 channels=3 size=7 outputs=4 window=3 stride=1",
     lambda x, w, b: relu(conv2d(x, w, b, 1, 1))),
    ("conv2d batch=1 channels=2 size=8 outputs=3 window=3 stride=2",
     lambda x, w, b: relu(conv2d(x, w, b, 2, 1))),
    ("conv2d batch=1 channels=2 size=9 outputs=2 window=1 stride=4",
     lambda x, w, b: relu(conv2d(x, w, b, 4, 0))),
    ("batchnorm batch=3 channels=4 size=5", batchnorm_train),
    ("conv-batchnorm batch=2 channels=3 size=5",
     lambda x, w, s, b: relu(batchnorm_train(conv2d(x, w, padding=1), s, b))),
    ("resnet-block batch=2 channels=3 size=6", resnet_block),
    ("unet-block batch=2 channels=3 size=6", unet_block),
]


def run(case, reference, work):
    source = os.path.join(work, "model.mlir")
    with open(source, "w") as file:
        subprocess.run(["uop-model", *case.split()], stdout=file, check=True)
    with open(source) as file:
        arguments = re.search(r"@main\((.*)\) ->", file.read()).group(1)
    generator = np.random.default_rng(0)
    inputs, options = [], []
    for number, text in enumerate(re.findall(r"tensor<(.*?)>", arguments)):
        *shape, element = text.split("x")
        shape = tuple(map(int, shape))
        if element[0] == "i":
            inputs.append(generator.integers(0, 5, shape).astype(
                {"i64": np.int64, "i8": np.int8}[element]))
        else:  # positive, for those that are variances
            inputs.append(generator.uniform(0.1, 1, shape).astype(
                {"f32": np.float32, "f16": np.float16}[element]))
        path = os.path.join(work, f"input{number}.npy")
        np.save(path, inputs[-1])
        options.append("--input=" + path)
    results = reference(*(x.astype(np.float64) if x.dtype == np.float32 else x
                          for x in inputs))
    if not isinstance(results, tuple):
        results = (results,)
    paths = [os.path.join(work, f"output{i}.npy") for i in range(len(results))]
    subprocess.run(["uop-run", source, *options,
                    *("--output=" + path for path in paths)], check=True)
    for path, expected in zip(paths, results):
        if problem := compare(np.load(path), expected):
            return problem
    return None


def compare(actual, expected):
    if actual.shape != expected.shape:
        return f"shape {actual.shape} instead of {expected.shape}"
    error = np.abs(actual - expected).max() / np.abs(expected).max()
    bound = 2e-3 if actual.dtype == np.float16 else 2e-5
    return None if error < bound else f"relative error {error}"


def main():
    failures = 0
    for case, reference in CASES:
        problem = run(case, reference, sys.argv[1])
        if problem:
            failures += 1
            print(f"{case}: {problem}")
    print(f"{len(CASES)} models, {failures} failed")
    sys.exit(failures != 0)


if __name__ == "__main__":
    main()
