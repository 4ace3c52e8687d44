#!/usr/bin/env python3
"""Runs PyTorch's OpInfo samples through the backend, for float32, int64, bool and
complex64.

    opinfo.py [--samples N] [--table FILE] [--check FILE] [NAME...]

Each sample is traced to core ATen, as torch.compile does, run by uop and compared
with eager mode. An op is `ok` if all its samples agree, `eager` if the backend does
not know an op of theirs (torch.compile runs such a graph in eager mode), `none` if
eager mode itself cannot run it on a CPU, and `wrong` otherwise. Where PyTorch's own
decomposition gives something else than its eager mode, agreeing with that is `ok`, and
the row says so. --table writes the outcomes; --check compares them with those in a
file (opinfo.txt is the one of all ops, of 8 samples each). The exit status is 0 if
nothing is wrong and nothing differs.
"""

import argparse
import collections
import re
import sys
import warnings

import torch
from torch.fx.experimental.proxy_tensor import make_fx
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils import _pytree as pytree

from uop import torch_backend
from uop._aten import NotKnown

DTYPES = (torch.float32, torch.int64, torch.bool, torch.complex64)
DECOMPOSITIONS = torch_backend._get_decompositions()
TOLERANCE = {"rtol": 2e-4, "atol": 2e-5}


# What PyTorch does not define, so that another result is no fault.
UNDEFINED = {
    "empty": "what the memory holds",
    "empty_like": "what the memory holds",
    "empty_permuted": "what the memory holds",
    "empty_strided": "what the memory holds",
    "new_empty": "what the memory holds",
    "new_empty_strided": "what the memory holds",
}

# Ops whose last result says where elements were. Which of equal elements comes first
# is not defined, unless a stable order is asked for.
ORDERS = {"argsort", "sort", "topk"}


class Skipped(Exception):
    """A sample that says nothing about the backend."""


class NotHere(Exception):
    """What PyTorch itself cannot run on a CPU."""


def compare_orders(op, sample, actual, wanted):
    """That the same elements are there, each from a place of its own."""
    names = ("dim", "largest", "sorted") if op.name == "topk" else ("dim", "descending")
    given = dict(zip(names, sample.args[1 if op.name == "topk" else 0 :]), **sample.kwargs)
    axis, places = given.get("dim", -1), actual[-1]
    torch.testing.assert_close(places.shape, wanted[-1].shape)
    if places.ndim == 0:
        torch.testing.assert_close(actual, wanted)
        return

    def normalize(results):
        chosen = [*results[:-1], sample.input.gather(axis, results[-1])]
        return chosen if given.get("sorted", True) else [x.sort(axis).values for x in chosen]

    torch.testing.assert_close(
        normalize(actual), normalize(wanted), equal_nan=True, **TOLERANCE
    )
    assert not (places.sort(axis).values.diff(dim=axis) == 0).any(), "a place comes twice"


def compare(op, sample, actual, wanted):
    if op.name in ORDERS and not sample.kwargs.get("stable"):
        compare_orders(op, sample, actual, wanted)
        return
    torch.testing.assert_close(actual, wanted, equal_nan=True, **TOLERANCE)


def trace(function, tensors):
    """A graph without ops in place, as AOT autograd gives it."""
    graph = make_fx(torch.func.functionalize(function), decomposition_table=DECOMPOSITIONS)(*tensors)
    # What decompositions write to is their own.
    if any(is_in_place(node) for node in graph.graph.nodes):
        graph = make_fx(torch.func.functionalize(graph))(*tensors)
    return graph


def is_in_place(node):
    return isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable


def run_sample(op, sample):
    leaves, spec = pytree.tree_flatten((sample.input, sample.args, sample.kwargs))
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    tensors = [leaves[i] for i in places]

    def function(*given):
        filled = list(leaves)
        for i, tensor in zip(places, given):
            filled[i] = tensor
        first, args, kwargs = pytree.tree_unflatten(filled, spec)
        result = op(first, *args, **kwargs)
        return tuple(one for one in pytree.tree_leaves(result) if isinstance(one, torch.Tensor))

    torch.manual_seed(0)
    try:
        expected = function(*[tensor.clone() for tensor in tensors])
    except Exception as error:
        try:
            op(sample.input, *sample.args, **sample.kwargs)
        except Exception as other:
            raise NotHere(first_line(other)) from other
        raise Skipped(f"needs the very memory of the sample: {error}") from error
    if any(one.is_sparse for one in (*expected, *tensors)):
        raise Skipped("sparse")
    try:
        graph = trace(function, tensors)
    except Exception as error:
        raise Skipped(f"cannot be traced: {error}") from error
    program = torch_backend._Program(graph, tensors)
    if program.random:
        raise Skipped("random")
    actual = program(tensors)
    try:
        compare(op, sample, actual, list(expected))
    except AssertionError:
        decomposed = graph(*tensors)
        try:
            compare(op, sample, list(decomposed), list(expected))
        except AssertionError:
            compare(op, sample, actual, list(decomposed))
            return "PyTorch's decomposition is not what eager mode computes"
        raise
    return ""


def first_line(error):
    return (str(error).strip() or type(error).__name__).splitlines()[0][:100]


def judge(op, dtype, samples):
    """ok, eager, wrong or none, and why."""
    seen = 0
    try:
        inputs = list(op.sample_inputs("cpu", dtype, requires_grad=False))
    except Exception:
        return "none", ""
    unknown = nowhere = None
    note = ""
    for sample in inputs[:samples]:
        try:
            note = run_sample(op, sample) or note
            seen += 1
        except Skipped:
            continue
        except NotKnown as error:
            unknown = str(error)
        except NotHere as error:
            nowhere = str(error)
        except AssertionError as error:
            if op.name in UNDEFINED:
                return "ok", f"but for {UNDEFINED[op.name]}"
            return "wrong", first_line(error)
        except Exception as error:
            return "wrong", f"{type(error).__name__}: {first_line(error)}"
    if unknown:
        return "eager", unknown
    if seen:
        return "ok", note
    return "none", f"PyTorch's eager mode: {nowhere}" if nowhere else ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--table")
    parser.add_argument("--check")
    parser.add_argument("--type", help="only of this element type")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    rows, counts = [], collections.Counter()
    for op in op_db:
        if options.names and op.name not in options.names:
            continue
        for dtype in DTYPES:
            if dtype not in op.supported_dtypes("cpu") or options.type not in (None, str(dtype)[6:]):
                continue
            outcome, reason = judge(op, dtype, options.samples)
            if outcome == "none" and not reason:
                continue
            counts[outcome] += 1
            name = op.name + (f".{op.variant_test_name}" if op.variant_test_name else "")
            # The place in this file that the message names is no part of the outcome.
            reason = re.sub(r"\S*opinfo\.py:\d+: ", "", reason)
            rows.append(f"{name} {str(dtype)[6:]} {outcome}" + (f": {reason}" if reason else ""))
            if outcome == "wrong" or options.names:
                print(rows[-1], flush=True)
    print(", ".join(f"{counts[one]} {one}" for one in ("ok", "eager", "none", "wrong")))
    if options.table:
        with open(options.table, "w", encoding="utf-8") as file:
            file.write("\n".join(rows) + "\n")
    differences = find_differences(options, rows) if options.check else []
    for line in differences:
        print(line)
    return 1 if counts["wrong"] or differences else 0


def find_differences(options, rows):
    """What the file says otherwise, of ops that ran."""
    with open(options.check, encoding="utf-8") as file:
        expected = file.read().splitlines()
    if options.names:
        expected = [row for row in expected if row.split()[0].split(".")[0] in options.names]
    # Reasons have numbers and names that may change.
    def key(row):
        return row.split(":")[0]

    found, known = {key(row) for row in rows}, {key(row) for row in expected}
    return [f"not in the table: {row}" for row in rows if key(row) not in known] + [
        f"only in the table: {row}" for row in expected if key(row) not in found
    ]


if __name__ == "__main__":
    sys.exit(main())
