#!/usr/bin/python3
"""Operators whose results values count, with values that only a run gives.

check_rooms.py FOLDER

Each case runs with less room than there are results, with as much, and with
more. Writes models for errors too.
"""

import os
import subprocess
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
from onnx_model import function, kind_of, model, node

FOLDER = sys.argv[1]
RNG = np.random.default_rng(3)


def write(name, op, inputs, outputs=1, constants=(), **attributes):
    names = list("xvwuts")[:len(inputs)]
    outs = list("yabc")[:outputs]
    infos = [(n, kind_of(a), list(a.shape)) for i, (n, a) in enumerate(zip(names, inputs))
             if i not in constants]
    path = os.path.join(FOLDER, name + ".onnx")
    with open(path, "wb") as file:
        file.write(model([node(op, names, outs, "n1", **attributes)], infos, outs,
                         [(names[i], inputs[i]) for i in constants], 18))
    return path


def run(path, inputs, room, count):
    """The outputs, and how many results there are."""
    command = ["uop-run", path, f"--room=y={room}", "--verify", "--cache=off"]
    for i, array in enumerate(inputs):
        name = os.path.join(FOLDER, f"in{i}.npy")
        np.save(name, array)
        command.append("--input=" + name)
    names = [os.path.join(FOLDER, f"out{i}.npy") for i in range(count + 1)]
    done = subprocess.run(command + ["--output=" + name for name in names],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{path}: {done.stderr}")
    *outputs, number = [np.load(name) for name in names]
    return outputs, int(number)


def check(name, op, inputs, expected, axes, fills, constants=(), **attributes):
    """`axes`: along which axis of each output results are, None: all are there."""
    path = write(name, op, inputs, len(expected), constants, **attributes)
    total = expected[0].shape[axes[0]]
    for room in {0, total // 2, total, total + 3}:
        given = [a for i, a in enumerate(inputs) if i not in constants]
        outputs, number = run(path, given, room, len(expected))
        assert number == total, f"{name}: {number} results, not {total}"
        for i, (found, wanted, axis, fill) in enumerate(zip(outputs, expected, axes, fills)):
            if axis is not None:
                assert found.shape[axis] == room, f"{name}: output {i} has shape {found.shape}"
                there = min(room, total)
                found, rest = np.split(found, [there], axis)
                wanted = np.split(wanted, [there], axis)[0]
                assert (rest == fill).all(), f"{name}, room {room}: output {i} ends with {rest}"
            np.testing.assert_array_equal(found, wanted, f"{name}, room {room}: output {i}")


def suppress(boxes, scores, most, overlap, least):
    """The greedy definition; corners in any order."""
    low, high = np.minimum(boxes[..., :2], boxes[..., 2:]), np.maximum(boxes[..., :2], boxes[..., 2:])
    area = np.prod(high - low, -1)
    selected = []
    for batch in range(scores.shape[0]):
        for kind in range(scores.shape[1]):
            kept = []
            for i in np.argsort(-scores[batch, kind], kind="stable"):
                if len(kept) == most or scores[batch, kind, i] <= least:
                    break
                sides = (np.minimum(high[batch, i], high[batch, kept])
                         - np.maximum(low[batch, i], low[batch, kept])).clip(0)
                common = np.prod(sides, -1)
                if (common / (area[batch, i] + area[batch, kept] - common) <= overlap).all():
                    kept.append(i)
                    selected.append((batch, kind, i))
    return np.array(selected, np.int64).reshape(-1, 3)


X = RNG.integers(-1, 2, (3, 5, 4)).astype(np.float32)
check("NonZero", "NonZero", [X], [np.array(np.nonzero(X))], [1], [-1])
keep = RNG.integers(0, 2, 5).astype(bool)
check("Compress", "Compress", [X, keep], [np.compress(keep, X, 1)], [1], [0], axis=1)
flags = RNG.integers(0, 2, 50).astype(bool)
check("Compress_flat", "Compress", [X, flags], [np.compress(flags, X)], [0], [0])

V = np.array([2, 1, 1, 3, 4, 3, -7, 2], np.int64)
values, first, inverse, counts = np.unique(V, return_index=True, return_inverse=True,
                                           return_counts=True)
check("Unique", "Unique", [V], [values, first, inverse.reshape(-1), counts],
      [0, 0, None, 0], [0, -1, None, 0])
order = np.argsort(first)
groups = np.argsort(order)[inverse.reshape(-1)]
path = write("Unique_unsorted", "Unique", [V], 4, sorted=0)
(found, at, group, repeats), number = run(path, [V], 9, 4)
np.testing.assert_array_equal(found[:number], values[order])
np.testing.assert_array_equal(at, np.append(first[order], [-1] * (9 - number)))
np.testing.assert_array_equal(group, groups)
np.testing.assert_array_equal(repeats[:number], counts[order])

corners = RNG.uniform(0, 10, (2, 30, 2)).astype(np.float32)
sizes = RNG.uniform(0.5, 5, (2, 30, 2)).astype(np.float32)
boxes = np.concatenate([corners, corners + sizes], -1)
boxes[:, ::3] = boxes[:, ::3, [2, 3, 0, 1]]
scores = RNG.uniform(0, 1, (2, 3, 30)).astype(np.float32)
scores[0, 0, 4] = scores[0, 0, 9]
limits = [np.array(6), np.array([0.3], np.float32), np.array([0.4], np.float32)]
check("NonMaxSuppression", "NonMaxSuppression", [boxes, scores, *limits],
      [suppress(boxes, scores, 6, np.float32(0.3), np.float32(0.4))], [0], [-1],
      constants=[2, 3, 4])
centred = np.concatenate([corners, sizes], -1)
bounds = np.concatenate([corners - sizes / 2, corners + sizes / 2], -1)
check("NonMaxSuppression_centred", "NonMaxSuppression", [centred, scores, *limits],
      [suppress(bounds, scores, 6, np.float32(0.3), np.float32(0.4))], [0], [-1],
      constants=[2, 3, 4], center_point_box=1)

write("slices", "Unique", [X], 1, axis=0)
write("many", "NonMaxSuppression",
      [np.zeros((1, 5000, 4), np.float32), np.zeros((1, 1, 5000), np.float32), np.array(5000)],
      1, [2])
inside = function("Inside", ["x"], ["y"], [node("NonZero", ["x"], ["y"], "n1")])
with open(os.path.join(FOLDER, "function.onnx"), "wb") as file:
    file.write(model([node("Inside", ["x"], ["y"], "call", "test")], [("x", 1, [4])], ["y"],
                     domains=["test"], functions=[inside]))
