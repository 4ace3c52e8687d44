"""check_peers.py FOLDER: what two runs of peers.compare left there, and what it would say of a
peer: which is the best one, and which results differ."""

import json
import os
import sys

import numpy as np
from peers import report, rows, turns


def relu(x):
    return np.maximum(x, 0)


def train(arrays, x, labels):
    """The loss of mlp training step and its new weights, in f64."""
    w1, b1, w2, b2, w3, b3 = (a.astype(np.float64) for a in arrays)
    h1 = x @ w1 + b1
    h2 = relu(h1) @ w2 + b2
    logits = relu(h2) @ w3 + b3
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    p = shifted / shifted.sum(1, keepdims=True)
    places = np.arange(len(labels)), labels
    loss = -np.log(p[places]).mean()
    p[places] -= 1
    d3 = p / len(labels)
    d2 = (d3 @ w3.T) * (h2 > 0)
    d1 = (d2 @ w2.T) * (h1 > 0)
    gradients = [x.T @ d1, d1.sum(0), relu(h1).T @ d2, d2.sum(0), relu(h2).T @ d3, d3.sum(0)]
    return [loss] + [w - rows.RATE * g for w, g in zip((w1, b1, w2, b2, w3, b3), gradients)]


def check_step(folder):
    row = rows.ROWS["mlp training step"]
    load = lambda name: np.load(os.path.join(folder, name))  # noqa: E731
    weights = [load(f"weight{i}.npy") for i in range(6)]
    expected = train(weights, load("input0.npy").astype(np.float64), load("input1.npy"))
    files = [os.path.join(folder, f"UOp-1-{i}.npy") for i in range(7)]
    for i, array in enumerate(expected):
        np.save(os.path.join(folder, f"expected{i}.npy"), array)
    right = [os.path.join(folder, f"expected{i}.npy") for i in range(7)]
    problem = turns.differs(row, files, right)
    assert problem is None, problem
    # A gradient moves each weight by less than the tolerance of the comparison: look at it.
    moved = np.abs((load("UOp-1-1.npy") - weights[0]) - (expected[1] - weights[0])).max()
    assert moved < 1e-2 * np.abs(expected[1] - weights[0]).max(), moved
    np.save(right[2], expected[2] + 1)
    assert "results differ by" in turns.differs(row, files, right)
    assert turns.differs(row, files, right[:3]) == "3 results instead of 7"


def check_report():
    times = {"UOp": {"min_us": 20.0}, "JAX": {"min_us": 10.0}, "IREE": {"min_us": 30.0},
             "PyTorch": {"min_us": 25.0}}
    record = {"row": "r", "threads": 1, "times": times, "problems": {"JAX": "results differ"}}
    names = ["PyTorch", "JAX", "IREE"]
    assert report.best_of(record, names) == ("PyTorch", 1.25)
    assert report.line(record, names, names) == (
        "| r | 1 | 20.0 | 25.0 | 10.0 (differs) | 30.0 | PyTorch | 1.25 |")
    assert "r: JAX: results differ" in report.summary([record], names)


def main():
    folder = sys.argv[1]
    with open(os.path.join(folder, "one.json"), encoding="utf-8") as file:
        records = json.load(file)["records"]
    assert [one["row"] for one in records] == ["embedding 1024 of 4096x768", "mlp training step"]
    assert all(one["times"]["UOp"]["min_us"] > 0 for one in records)
    check_step(os.path.join(folder, "work", "mlp-training-step"))
    check_report()


main()
