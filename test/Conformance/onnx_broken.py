#!/usr/bin/env python3
"""Nodes of ONNX that are wrong: the cases of onnx_sweep.py with attributes and inputs changed at random.

    onnx_broken.py [--uop-run=PATH] [--seed=N] [--count=N] [--operators=NAME,...] [--keep=FOLDER]

Each node, of any opset from 7 on, gets one or two changes: an attribute at an edge of its type, of
another length or absent; an input of another type, rank or size, absent, with extreme numbers, or an
initializer instead of an input. What runs is not compared. What does not run is one message, which
names the node. Limit the memory (ulimit -v): sizes may be large. Needs onnx and numpy.
"""

import os
import sys

import numpy as np
import onnx
from onnx import helper, numpy_helper

import sweeps
from onnx_cases import CASES, F16, F32, F64, I32, I64, U8, Constant, Draw
from onnx_sweep import attempt, describe, info_of, make_symbolic, name_outputs, redate

NUMBERS = [-1, 0, 1, 2, 3, 7, -5, 2**31, -2**31, 2**31 - 1, 2**40, 2**62, -2**63, 2**63 - 1]
FLOATS = [float("nan"), float("inf"), -float("inf"), 0.0, -1.0, 1e30, 1e-30]
WORDS = ["", "unknown", "constant", "SAME_UPPER", "linear", "cubic", "wrap", "bidirectional", "ii,jj->"]


def change_attribute(d, value):
    if isinstance(value, (int, np.integer)):
        return d.one(NUMBERS)
    if isinstance(value, float):
        return d.one(FLOATS)
    if isinstance(value, str):
        return d.one(WORDS)
    value, how = list(value), d.int(0, 3)
    if how == 0:
        return value + value[:1]
    if how == 1 and value:
        value[d.int(0, len(value) - 1)] = change_attribute(d, value[0])
        return value
    return value[1:] if how == 2 else []


def change_array(d, value, how):
    if how == 1:
        return value[None]
    if how == 2 and value.ndim:
        return value[0] if len(value) else value.reshape(-1)
    if how == 3:
        return np.resize(value, [max(0, n + d.int(-1, 1)) for n in value.shape])
    if how == 4 and value.dtype.kind in "iu" and value.size:
        value, info = value.copy(), np.iinfo(value.dtype)
        value.reshape(-1)[d.int(0, value.size - 1)] = np.clip(d.one(NUMBERS), info.min, info.max)
        return value
    with np.errstate(all="ignore"):
        return value.astype(d.one([F32, I64, I32, U8, np.bool_, F64, F16]))


def change_input(d, value):
    how = d.int(0, 6)
    is_constant = isinstance(value, Constant)
    if value is None:
        return d.array(d.shape(0, 2), d.one([F32, I64]), special=False)
    if how == 0:
        return None
    array = value.value if is_constant else np.asarray(value)
    if how != 6:
        array = change_array(d, array, how)
    return Constant(array) if is_constant != (how == 6) else array


def change(d, one):
    names = [k for k, v in one.attributes.items() if not isinstance(v, (onnx.GraphProto, onnx.TensorProto))]
    if names and (d.some(0.5) or not one.inputs):
        attributes, name = dict(one.attributes), d.one(names)
        value = attributes.pop(name)
        if d.some(0.85):
            attributes[name] = change_attribute(d, value)
        return one._replace(attributes=attributes)
    inputs = list(one.inputs)
    if inputs:
        at = d.int(0, len(inputs) - 1)
        inputs[at] = change_input(d, inputs[at])
    return one._replace(inputs=inputs)


def build(one):
    """Without inference of types, which refuses what is wrong."""
    feeds = {**one.around, **{f"x{i}": np.asarray(v) for i, v in enumerate(one.inputs) if not isinstance(v, (Constant, type(None)))}}
    constants = [numpy_helper.from_array(v.value, f"x{i}") for i, v in enumerate(one.inputs) if isinstance(v, Constant)]
    outputs = name_outputs(one)
    lists = {k: v for k, v in one.attributes.items() if isinstance(v, list) and not v}
    node = helper.make_node(one.op, ["" if v is None else f"x{i}" for i, v in enumerate(one.inputs)], outputs, name="node",
                            **{k: v for k, v in one.attributes.items() if k not in lists})
    node.attribute.extend(onnx.AttributeProto(name=name, type=onnx.AttributeProto.INTS) for name in lists)
    graph = helper.make_graph([node], "broken", [info_of(name, value) for name, value in feeds.items()],
                              [onnx.ValueInfoProto(name=name) for name in outputs if name], constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", one.opset)], ir_version=10), feeds


def check(options, seed, counts):
    d = Draw(seed)
    op = d.one(options.operators)
    one = CASES[op](d, op)
    if d.some(0.5) and not one.around:
        one = redate(d, one)
    for _ in range(d.int(1, 2)):
        one = change(d, one)
    built = attempt(build, one)
    if built is None:
        counts["malformed"] += 1
        return
    model, feeds = built
    size = make_symbolic(d, model, feeds) if d.some(0.3) else None
    more = [f"--dim=n={max(size - 1, 0)}..{size + 3}"] if size is not None else []
    with sweeps.folder_of(options, seed) as folder:
        path = os.path.join(folder, "model.onnx")
        onnx.save(model, path)
        status, result = sweeps.run(options, folder, path, feeds, 0, *more)
    # An output that is absent is reported as one of the graph, and memory by the run.
    if status == "refused" and not any(part in result for part in ("node '", "is not computed by any node", "out of memory")):
        status = "wrong"
    if status not in ("ran", "refused"):
        attributes = {k: v.name if isinstance(v, onnx.GraphProto) else v for k, v in one.attributes.items()}
        print(f"{status}: {seed} {op}({', '.join(map(describe, one.inputs))}) opset {one.opset} {attributes} {more}: {result}",
              flush=True)
    counts[status] += 1


ARGUMENTS = {"--operators": {"default": list(CASES), "type": lambda text: text.split(",")}}

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__, ARGUMENTS, check))
