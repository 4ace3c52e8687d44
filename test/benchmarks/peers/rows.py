"""The programs that are compared, each written once.

A row is a function of `o`, the ops of one side (graph.py, torch_ops.py, jax_ops.py),
and of its inputs. `o.weight(shape)` gives the next of its weights. A row with
training=True returns a loss; one step is the loss, the gradients and new weights.
"""

import dataclasses
import zlib

import numpy as np

RATE = 1e-3  # of a training step


@dataclasses.dataclass
class Input:
    shape: tuple
    kind: str = "f32"
    high: int = 0  # of integers


@dataclasses.dataclass
class Row:
    name: str
    function: object
    inputs: list
    training: bool = False
    quick: bool = False  # one of --quick
    heavy: bool = False  # only if --filter asks for it
    kind: str = "f32"  # what products are of
    tolerance: float = 2e-4

    def make_inputs(self):
        random = np.random.default_rng(zlib.crc32(self.name.encode()))
        return [make_array(random, one.shape, one.kind, one.high) for one in self.inputs]


ROWS = {}


def make_array(random, shape, kind="f32", high=0, scale=1.0):
    """Random numbers. bf16, which numpy has not, is a type of two raw bytes."""
    if kind == "i64":
        return random.integers(0, high, shape).astype(np.int64)
    if kind == "i8":
        return random.integers(-100, 100, shape).astype(np.int8)
    array = random.standard_normal(shape, dtype=np.float32) * np.float32(scale)
    if kind == "bf16":
        return (array.view(np.uint32) >> 16).astype(np.uint16).view("V2")
    return array.astype(np.float16) if kind == "f16" else array


def row(name, *inputs, **options):
    def add(function):
        ROWS[name] = Row(name, function, list(inputs), **options)
        return function

    return add


def choose(patterns, quick):
    """The rows whose names contain one of the patterns, or all that are not heavy."""
    chosen = [one for one in ROWS.values() if any(p in one.name for p in patterns)]
    if not patterns:
        chosen = [one for one in ROWS.values() if not one.heavy]
    return [one for one in chosen if one.quick or not quick]


from . import kernel_rows, network_rows  # noqa: E402,F401 pylint: disable=wrong-import-position
