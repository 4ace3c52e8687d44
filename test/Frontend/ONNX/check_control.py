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

# Of many iterations whose number is known, slices need no room; the condition
# that is passed on ends nothing, in a loop in a loop neither.
body = Graph([node("Identity", ["c"], ["d"]), node("Mul", ["v", "less"], ["l"]), node("Add", ["l", "x"], ["u"]),
              node("ReduceSum", ["u", "axes"], ["s"], keepdims=0), node("Mul", ["i", "i"], ["k"])],
             ["i", "c", "v"], ["d", "u", "s", "k"], [("less", np.array(0.9, "f4")), ("axes", np.array([1]))])


def decay(times, x=X):
    values = [x]
    for _ in range(times):
        values.append(values[-1] * np.float32(0.9) + x)
    return values[-1], np.array([v.sum(1) for v in values[1:]]), np.arange(times) ** 2


for times in (17, 5000):
    check(f"many_{times}", [node("Loop", ["n", "", "x"], ["y", "s", "k"], "n1", body=body)], ["x"], ["y", "s", "k"],
          [([X], decay(times))], [("n", np.array(times))])
inner = Graph([node("Identity", ["e"], ["f"]), node("Gather", ["x", "j"], ["g"]), node("Gather", ["w", "i"], ["h"]),
               node("Mul", ["g", "h"], ["p"])], ["j", "e"], ["f", "p"], [])
body = Graph([node("Identity", ["c"], ["d"]), node("Loop", ["m", "c"], ["o"], "n2", body=inner)],
             ["i", "c"], ["d", "o"], [])
TALL = RNG.normal(size=(20, 4)).astype("f4")
check("many_in_many", [node("Loop", ["n", "go"], ["y"], "n1", body=body)], ["x", "w"], ["y"],
      [([TALL, TALL * 2], [TALL[None] * TALL[:, None] * 2])],
      [("n", np.array(20)), ("m", np.array(20)), ("go", np.array(True))])

# Types that change, and a count that is a shape, are for unrolling.
body = Graph([node("Identity", ["c"], ["d"]), node("Concat", ["v", "x"], ["u"], axis=0)], ["i", "c", "v"], ["d", "u"],
             [])
check("many_grow", [node("Loop", ["n", "", "x"], ["y"], "n1", body=body)], ["x"], ["y"],
      [([X], [np.concatenate([X] * 31)])], [("n", np.array(30))])
body = Graph([node("Identity", ["c"], ["d"]), node("Add", ["v", "x"], ["u"]), node("Add", ["p", "one"], ["q"])],
             ["i", "c", "v", "p"], ["d", "u", "q"], [("one", np.array([1]))])
check("many_count", [node("Loop", ["n", "", "x", "zero"], ["v", "k"], "n1", body=body),
                     node("ConstantOfShape", ["k"], ["z"])], ["x"], ["v", "z"],
      [([X], [X * 31, np.zeros(30, "f4")])], [("n", np.array(30)), ("zero", np.array([0]))])

# Scan of few and of many slices, along any axes, from either end.
body = Graph([node("Mul", ["h", "less"], ["l"]), node("Add", ["l", "v"], ["u"]), node("Mul", ["u", "k"], ["o"])],
             ["h", "v", "k"], ["u", "o"], [("less", np.array(0.5, "f4"))])


def scan(h, x, k, is_reverse):
    outputs = []
    for i in range(len(x))[::-1 if is_reverse else 1]:
        h = h * np.float32(0.5) + x[i]
        outputs.append(h * k[i])
    return h, np.array(outputs)


for times in (3, 60, 5000):
    start, xs, ks = RNG.normal(size=2).astype("f4"), RNG.normal(size=(times, 2)).astype("f4"), RNG.normal(size=(times, 1)).astype("f4")
    last, all_ = scan(start, xs, ks, False)
    check(f"scan_{times}", [node("Scan", ["h", "x", "k"], ["y", "z"], "n1", body=body, num_scan_inputs=2)],
          ["h", "x", "k"], ["y", "z"], [([start, xs, ks], [last, all_])])
    last, all_ = scan(start, xs, ks, True)
    check(f"scan_reverse_{times}",
          [node("Scan", ["h", "x", "k"], ["y", "z"], "n1", body=body, num_scan_inputs=2, scan_input_axes=[1, -2],
                scan_input_directions=[1, 1], scan_output_axes=[-1], scan_output_directions=[1])],
          ["h", "x", "k"], ["y", "z"], [([start, xs.T.copy(), ks], [last, all_[::-1].T])])
body = Graph([node("Concat", ["h", "v"], ["u"], axis=0), node("ReduceSum", ["u"], ["o"], keepdims=0)],
             ["h", "v"], ["u", "o"], [])
check("scan_grow", [node("Scan", ["h", "x"], ["y", "z"], "n1", body=body, num_scan_inputs=1)], ["h", "x"], ["y", "z"],
      [([X[0], np.tile(X, (10, 1))], [np.concatenate([X[0], np.tile(X, (10, 1)).ravel()]),
                                     X[0].sum() + np.cumsum(np.tile(X, (10, 1)).sum(1))])])

# A recurrence of a thousand steps; the module is as long as for ten.
SIZE = 8
WEIGHTS = [RNG.normal(size=s).astype("f4") / 4 for s in ((1, 4 * SIZE, 3), (1, 4 * SIZE, SIZE), (1, 8 * SIZE))]


def lstm(x):
    logistic = lambda z: 1 / (1 + np.exp(-z))
    h = c = np.zeros((x.shape[1], SIZE), "f4")
    outputs = []
    for row in x:
        i, o, f, g = np.split(row @ WEIGHTS[0][0].T + h @ WEIGHTS[1][0].T + WEIGHTS[2][0].reshape(2, -1).sum(0), 4, -1)
        c = logistic(f) * c + logistic(i) * np.tanh(g)
        h = logistic(o) * np.tanh(c)
        outputs.append(h)
    return [np.array(outputs)[:, None], h[None]]


for steps in (10, 1000):
    x = RNG.normal(size=(steps, 2, 3)).astype("f4")
    check(f"lstm_{steps}", [node("LSTM", ["x", "w", "r", "b"], ["y", "h"], "n1", hidden_size=SIZE)], ["x"],
          ["y", "h"], [([x], lstm(x))], list(zip("wrb", WEIGHTS)))

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
# What is left of attempts to make a loop of it uses values of other such regions.
nested = Graph([node("Loop", ["n", "", "v"], ["q", "z"], "n2", body=body), node("Add", ["q", "q"], ["u"]),
                node("Identity", ["c"], ["d"])], ["i", "c", "v"], ["d", "u"], [])
write("nested_refused", [node("Loop", ["m", "", "x"], ["y"], "n1", body=nested)],
      [("n", scalar(I64(1))), ("x", X)], ["y"], [("m", np.array(40))])
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
body = Graph([node("Concat", ["h", "v"], ["u"], axis=0), node("Neg", ["v"], ["o"])], ["h", "v"], ["u", "o"], [])
write("scan_grows", [node("Scan", ["h", "x"], ["y", "z"], "n1", body=body, num_scan_inputs=1)],
      [("h", X[0]), ("x", np.zeros((5000, 4), "f4"))], ["y", "z"])
write("scan_empty", [node("Scan", ["h", "x"], ["y", "z"], "n1", body=body, num_scan_inputs=1)],
      [("h", X[0]), ("x", np.zeros((0, 4), "f4"))], ["y", "z"])
write("trip_shape", [node("Loop", ["x", "", "x"], ["y"], "n1", body=body)], [("x", X)], ["y"])
write("go_shape", [node("Loop", ["", "x", "x"], ["y"], "n1", body=body)], [("x", X)], ["y"])
body = Graph([node("Identity", ["c"], ["d"]), node("SequenceInsert", ["v", "x"], ["u"])], ["i", "c", "v"], ["d", "u"],
             [])
write("sequence", [node("SequenceConstruct", ["x"], ["s"]), node("Loop", ["n", "", "s"], ["y"], "n1", body=body),
                   node("ConcatFromSequence", ["y"], ["z"], axis=0)],
      [("n", scalar(I64(1))), ("x", X)], ["z"])
