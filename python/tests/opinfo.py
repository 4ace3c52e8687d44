#!/usr/bin/env python3
"""Runs PyTorch's OpInfo samples through the backend, for float32, int64 and bool.

    opinfo.py [--samples N] [--table FILE] [NAME...]

Each sample is traced to core ATen, as torch.compile does, run by uop and compared
with eager mode. An op is `ok` if all its samples agree, `eager` if the backend does
not know an op of theirs (torch.compile runs such a graph in eager mode), and `wrong`
otherwise. The exit status is 0 if nothing is wrong. --table writes the outcomes.
"""

import argparse
import collections
import sys
import warnings

import torch
from torch.fx.experimental.proxy_tensor import make_fx
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils import _pytree as pytree

from uop import torch_backend
from uop._aten import NotKnown

DTYPES = (torch.float32, torch.int64, torch.bool)
TOLERANCE = {"rtol": 2e-4, "atol": 2e-5}


# What PyTorch does not define, so that another result is no fault.
UNDEFINED = {
    "topk": "which of equal elements is chosen",
    "sort": "the order of equal elements",
    "empty": "what the memory holds",
    "empty_like": "what the memory holds",
    "empty_permuted": "what the memory holds",
    "empty_strided": "what the memory holds",
    "new_empty": "what the memory holds",
    "new_empty_strided": "what the memory holds",
}


class Skipped(Exception):
    """A sample that says nothing about the backend."""


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
    except RuntimeError as error:
        raise Skipped(f"needs the very memory of the sample: {error}") from error
    if any(one.is_complex() or one.is_sparse for one in (*expected, *tensors)):
        raise Skipped("complex or sparse")
    try:
        # Without ops in place, as AOT autograd gives them.
        graph = make_fx(
            torch.func.functionalize(function),
            decomposition_table=torch_backend._get_decompositions(),
        )(*tensors)
    except Exception as error:
        raise Skipped(f"cannot be traced: {error}") from error
    program = torch_backend._Program(graph, tensors)
    if program.random:
        raise Skipped("random")
    for actual, wanted in zip(program(tensors), expected):
        torch.testing.assert_close(actual, wanted, equal_nan=True, **TOLERANCE)


def judge(op, dtype, samples):
    """ok, eager, wrong or none, and why."""
    seen = 0
    try:
        inputs = list(op.sample_inputs("cpu", dtype, requires_grad=False))
    except Exception:
        return "none", ""
    unknown = None
    for sample in inputs[:samples]:
        try:
            run_sample(op, sample)
            seen += 1
        except Skipped:
            continue
        except NotKnown as error:
            unknown = str(error)
        except AssertionError as error:
            if op.name in UNDEFINED:
                return "ok", f"but for {UNDEFINED[op.name]}"
            return "wrong", str(error).strip().splitlines()[0]
        except Exception as error:
            return "wrong", f"{type(error).__name__}: {str(error).strip().splitlines()[0][:100]}"
    if unknown:
        return "eager", unknown
    return ("ok", "") if seen else ("none", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--samples", type=int, default=4)
    parser.add_argument("--table")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    rows, counts = [], collections.Counter()
    for op in op_db:
        if options.names and op.name not in options.names:
            continue
        for dtype in DTYPES:
            if dtype not in op.supported_dtypes("cpu"):
                continue
            outcome, reason = judge(op, dtype, options.samples)
            if outcome == "none":
                continue
            counts[outcome] += 1
            name = op.name + (f".{op.variant_test_name}" if op.variant_test_name else "")
            rows.append(f"{name} {str(dtype)[6:]} {outcome}" + (f": {reason}" if reason else ""))
            if outcome == "wrong" or options.names:
                print(rows[-1], flush=True)
    print(", ".join(f"{counts[one]} {one}" for one in ("ok", "eager", "wrong")))
    if options.table:
        with open(options.table, "w", encoding="utf-8") as file:
            file.write("\n".join(rows) + "\n")
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
