#!/usr/bin/python3
"""Trains the network of the demo on drawings and writes demo/weights.npz.

The network: 3x3 convolution to 8 channels, relu, 2x2 max-pool, 3x3 convolution
to 16 channels, relu, 2x2 max-pool, a dense layer to 4 classes. Plain numpy, less
than a minute. The last bits depend on the machine, so weights.npz is committed.
"""

import os

import numpy as np

import shapes

FOLDER = os.path.dirname(os.path.abspath(__file__))
SEED = 1
TRAINING, TESTING, EPOCHS, BATCH = 4000, 1000, 12, 50


def make_set(count, random):
    kinds = np.arange(count) % len(shapes.NAMES)
    pixels = np.stack([shapes.draw(kind, random) for kind in kinds])
    return pixels[:, None].astype(np.float32) / np.float32(255), kinds


def windows(x):
    """[n, c, h, w] -> [n, h, w, c * 9], zero outside."""
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3))
    n, c, h, w = x.shape
    return view.transpose(0, 2, 3, 1, 4, 5).reshape(n, h, w, c * 9)


def convolve(x, weight, bias):
    """Convolution, relu and max-pool; what the gradient needs comes along."""
    seen = windows(x)
    out = np.maximum(seen @ weight.reshape(len(weight), -1).T + bias, 0)
    n, h, w, c = out.shape
    blocks = out.reshape(n, h // 2, 2, w // 2, 2, c)
    pooled = blocks.max(axis=(2, 4))
    return pooled.transpose(0, 3, 1, 2), (seen, blocks, pooled)


def convolve_gradient(gradient, weight, kept, shape):
    seen, blocks, pooled = kept
    top = gradient.transpose(0, 2, 3, 1)[:, :, None, :, None, :]
    mask = (blocks == pooled[:, :, None, :, None, :]) & (blocks > 0)
    out = (mask * top).reshape(seen.shape[:3] + (len(weight),))
    flat = out.reshape(-1, len(weight))
    weight_gradient = (flat.T @ seen.reshape(len(flat), -1)).reshape(weight.shape)
    n, c, h, w = shape
    parts = (flat @ weight.reshape(len(weight), -1)).reshape(n, h, w, c, 3, 3)
    padded = np.zeros((n, c, h + 2, w + 2), np.float32)
    for i in range(3):
        for j in range(3):
            padded[:, :, i:i + h, j:j + w] += parts[..., i, j].transpose(0, 3, 1, 2)
    return weight_gradient, flat.sum(axis=0), padded[:, :, 1:-1, 1:-1]


def forward(p, x):
    first, kept1 = convolve(x, p["conv1"], p["bias1"])
    second, kept2 = convolve(first, p["conv2"], p["bias2"])
    scores = second.reshape(len(x), -1) @ p["dense"] + p["bias3"]
    return scores, (first, kept1, second, kept2)


def gradients(p, x, kinds):
    scores, (first, kept1, second, kept2) = forward(p, x)
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    delta = e / e.sum(axis=1, keepdims=True)
    delta[np.arange(len(x)), kinds] -= 1
    delta /= len(x)
    g = {"dense": second.reshape(len(x), -1).T @ delta, "bias3": delta.sum(axis=0)}
    back = (delta @ p["dense"].T).reshape(second.shape)
    g["conv2"], g["bias2"], back = convolve_gradient(back, p["conv2"], kept2, first.shape)
    g["conv1"], g["bias1"], _ = convolve_gradient(back, p["conv1"], kept1, x.shape)
    return g


def main():
    random = np.random.default_rng(SEED)
    x, kinds = make_set(TRAINING, random)
    test_x, test_kinds = make_set(TESTING, random)

    def normal(fan_in, *shape):
        return random.normal(0, np.sqrt(2 / fan_in), shape).astype(np.float32)

    p = {"conv1": normal(9, 8, 1, 3, 3), "bias1": np.zeros(8, np.float32),
         "conv2": normal(72, 16, 8, 3, 3), "bias2": np.zeros(16, np.float32),
         "dense": normal(1024, 1024, 4), "bias3": np.zeros(4, np.float32)}
    mean = {name: np.zeros_like(value) for name, value in p.items()}
    square = {name: np.zeros_like(value) for name, value in p.items()}
    step = 0
    for epoch in range(EPOCHS):
        order = random.permutation(TRAINING)
        for start in range(0, TRAINING, BATCH):
            batch = order[start:start + BATCH]
            g = gradients(p, x[batch], kinds[batch])
            step += 1
            for name in p:
                mean[name] += 0.1 * (g[name] - mean[name])
                square[name] += 0.001 * (g[name] ** 2 - square[name])
                m = mean[name] / (1 - 0.9 ** step)
                s = square[name] / (1 - 0.999 ** step)
                p[name] -= (2e-3 * m / (np.sqrt(s) + 1e-8)).astype(np.float32)
        right = np.mean(np.argmax(forward(p, test_x)[0], axis=1) == test_kinds)
        print(f"epoch {epoch + 1}: {right:.1%} of {TESTING} unseen drawings right")
    np.savez(os.path.join(FOLDER, "weights.npz"), **p)


if __name__ == "__main__":
    main()
