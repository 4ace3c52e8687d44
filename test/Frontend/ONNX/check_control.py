#!/usr/bin/python3
"""Branches and loops whose conditions only a run gives.

check_control.py FOLDER

Each model runs with several inputs from one plan, and its outputs are compared
with numpy's. Writes models for errors too.
"""

import os
import subprocess
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../tools"))
from onnx_model import Graph, kind_of, model, node

FOLDER = sys.argv[1]
RNG = np.random.default_rng(5)
I64 = np.int64


def write(name, nodes, inputs, outputs, initializers=()):
    path = os.path.join(FOLDER, name + ".onnx")
    with open(path, "wb") as file:
        file.write(model(nodes, [(n, kind_of(a), list(a.shape)) for n, a in inputs], outputs,
                         initializers, 18))
    return path


def run(path, inputs, outputs, options):
    command = ["uop-run", path, "--verify", "--cache=off", *options]
    for i, array in enumerate(inputs):
        name = os.path.join(FOLDER, f"in{i}.npy")
        np.save(name, array)
        command.append("--input=" + name)
    names = [os.path.join(FOLDER, f"out{i}.npy") for i in range(outputs)]
    done = subprocess.run(command + ["--output=" + name for name in names],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{path}: {done.stderr}")
    return [np.load(name) for name in names]


def check(name, nodes, names, outputs, cases, initializers=(), options=()):
    """`cases`: lists of inputs, and what the outputs are."""
    path = write(name, nodes, list(zip(names, cases[0][0])), outputs, initializers)
    for inputs, expected in cases:
        found = run(path, inputs, len(expected), options)
        for i, (left, right) in enumerate(zip(found, expected)):
            right = np.asarray(right)
            assert left.shape == right.shape, f"{name}: output {i} has shape {left.shape}, not {right.shape}"
            scale = np.max(np.abs(right), initial=0)
            np.testing.assert_allclose(left, right, rtol=1e-5, atol=1e-5 * scale, err_msg=f"{name}: output {i}")


def scalar(value):
    return np.array(value)


X = RNG.normal(size=(3, 4)).astype("f4")
W = RNG.normal(size=(4, 4)).astype("f4")

# A branch: one of two products, whose weights a later node uses too.
first = Graph([node("MatMul", ["x", "w"], ["p"])], [], ["p"], [])
second = Graph([node("Transpose", ["w"], ["t"], perm=[1, 0]), node("MatMul", ["x", "t"], ["q"])], [], ["q"], [])
check("branch", [node("If", ["c"], ["y"], "n1", then_branch=first, else_branch=second),
                 node("MatMul", ["y", "w"], ["z"])], ["c", "x"], ["y", "z"],
      [([scalar(True), X], [X @ W, X @ W @ W]), ([scalar(False), X], [X @ W.T, X @ W.T @ W])],
      [("w", W)])

# Of a branch, cheap sides are both computed.
cheap = [Graph([node(op, ["x"], ["b"])], [], ["b"], []) for op in ("Neg", "Abs")]
check("cheap", [node("If", ["c"], ["y"], "n1", then_branch=cheap[0], else_branch=cheap[1])], ["c", "x"], ["y"],
      [([np.array([True]), X], [-X]), ([np.array([False]), X], [abs(X)])])

# A loop as often as an input says, with the number of the iteration.
body = Graph([node("Identity", ["c"], ["d"]), node("MatMul", ["v", "w"], ["m"]), node("Cast", ["i"], ["f"], to=1),
              node("Add", ["m", "f"], ["u"])], ["i", "c", "v"], ["d", "u"], [])


def repeat(times, limit=10**9):
    value = X
    for i in range(min(times, limit)):
        value = value @ W + np.float32(i)
    return value


check("trips", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], ["n", "x"], ["y"],
      [([scalar(I64(n)), X], [repeat(n)]) for n in (0, 1, 3, 7)], [("w", W)])
check("trips_and_condition", [node("Loop", ["n", "go", "x"], ["y"], "n1", body=body)], ["n", "go", "x"], ["y"],
      [([np.array([n], "i8"), np.array([go]), X], [repeat(n if go else 0)]) for n in (0, 2) for go in (True, False)],
      [("w", W)])

# A loop until its value says so; the first iteration is before the loop.
body = Graph([node("Add", ["v", "v"], ["u"]), node("ReduceSum", ["u"], ["s"], keepdims=0),
              node("Less", ["s", "limit"], ["d"])], ["i", "c", "v"], ["d", "u"], [("limit", np.array(100, "f4"))])


def double(value):
    count = 0
    while True:
        value, count = value + value, count + 1
        if not value.sum() < 100:
            return value, count


P = abs(X)
for name, trips, go in [("until", "", "true"), ("until_at_most", "n", "true")]:
    cases = [([p], [double(p)[0]]) for p in (P, P * 3, P * 100)]
    check(name, [node("Loop", [trips, go, "x"], ["y"], "n1", body=body)], ["x"], ["y"], cases,
          [("true", np.array(True)), ("n", np.array(1000))])

# More iterations than are unrolled.
body = Graph([node("Identity", ["c"], ["d"]), node("Add", ["v", "one"], ["u"])], ["i", "c", "v"], ["d", "u"],
             [("one", np.array(1, "f4"))])
check("long", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], ["x"], ["y"], [([X * 0], [X * 0 + 5000])],
      [("n", np.array(5000))])

# A branch in a loop; its shape is computed in the loop.
side = [Graph([node("MatMul", ["v", "w"], ["b"])], [], ["b"], []),
        Graph([node("Shape", ["v"], ["l"]), node("Reshape", ["v", "flat"], ["r"]), node("Reshape", ["r", "l"], ["q"]),
               node("ReduceSum", ["q", "axes"], ["k"]), node("Sub", ["q", "k"], ["b"])], [], ["b"],
              [("flat", np.array([-1])), ("axes", np.array([1]))])]
body = Graph([node("Identity", ["c"], ["d"]), node("Mod", ["i", "two"], ["m"]), node("Equal", ["m", "parity"], ["e"]),
              node("If", ["e"], ["u"], "n2", then_branch=side[0], else_branch=side[1])],
             ["i", "c", "v"], ["d", "u"], [("two", np.array(2))])


def alternate(times, parity):
    value = X
    for i in range(times):
        value = value @ W if i % 2 == parity else value - value.sum(1, keepdims=True)
    return value


check("nested", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], ["n", "x", "parity"], ["y"],
      [([scalar(I64(n)), X, scalar(I64(p))], [alternate(n, p)]) for n in (0, 5) for p in (0, 1)], [("w", W)])

# Slices, with room for fewer than there are, for as many and for more.
body = Graph([node("Identity", ["c"], ["d"]), node("Add", ["v", "v"], ["u"]),
              node("ReduceSum", ["u", "axes"], ["s"], keepdims=0)], ["i", "c", "v"], ["d", "u", "s"],
             [("axes", np.array([1]))])
for room in (0, 2, 4, 6):
    def slices(n):
        rows = [(X * 2 ** (i + 1)).sum(1) for i in range(n)]
        rows = (rows + [X[:, 0] * 0] * room)[:room]
        return np.array(rows, "f4").reshape(room, 3)
    check("slices", [node("Loop", ["n", "", "x"], ["y", "z"], "n1", body=body)], ["n", "x"], ["y", "z"],
          [([scalar(I64(n)), X], [X * 2**n, slices(n), I64(n)]) for n in (0, 1, 4)], options=[f"--room=z={room}"])
write("without_room", [node("Loop", ["n", "", "x"], ["y", "z"], "n1", body=body)],
      [("n", scalar(I64(1))), ("x", X)], ["y", "z"])
outer = Graph([node("Loop", ["m", "", "v"], ["y", "z"], "n2", body=body), node("Identity", ["c"], ["d"])],
              ["i", "c", "v"], ["d", "y"], [])
write("room_inside", [node("Loop", ["m", "", "x"], ["o"], "n1", body=outer)],
      [("m", scalar(I64(1))), ("x", X)], ["o"])

# Errors: types that change.
body = Graph([node("Identity", ["c"], ["d"]), node("Concat", ["v", "v"], ["u"], axis=0)], ["i", "c", "v"], ["d", "u"],
             [])
write("grows", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], [("n", scalar(I64(1))), ("x", X)], ["y"])
other = [Graph([node("MatMul", ["x", "w"], ["b"])], [], ["b"], []),
         Graph([node("Concat", ["x", "x"], ["b"], axis=0)], [], ["b"], [])]
write("sides", [node("If", ["c"], ["y"], "n1", then_branch=other[0], else_branch=other[1])],
      [("c", scalar(True)), ("x", X)], ["y"], [("w", W)])
body = Graph([node("ReduceSum", ["v"], ["d"]), node("Neg", ["v"], ["u"])], ["i", "c", "v"], ["d", "u"], [])
write("condition", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], [("n", scalar(I64(1))), ("x", X)], ["y"])
write("trip_shape", [node("Loop", ["x", "", "x"], ["y"], "n1", body=body)], [("x", X)], ["y"])
write("go_shape", [node("Loop", ["", "x", "x"], ["y"], "n1", body=body)], [("x", X)], ["y"])
body = Graph([node("Identity", ["c"], ["d"]), node("SequenceInsert", ["v", "x"], ["u"])], ["i", "c", "v"], ["d", "u"],
             [])
write("sequence", [node("SequenceConstruct", ["x"], ["s"]), node("Loop", ["n", "", "s"], ["y"], "n1", body=body),
                   node("ConcatFromSequence", ["y"], ["z"], axis=0)],
      [("n", scalar(I64(1))), ("x", X)], ["z"])
