#!/usr/bin/env python3
"""Functions of jax.lax for each element type and odd shapes, compared with JAX.

    stablehlo_types.py [--uop-run=PATH] [TYPE...]

About 100 functions for 15 types and six shapes, of rank 0 to 7 and with sizes 0 and 1. All
functions of a type and a shape are one program of as many results. What JAX has no such
function of is left out. Integers must be equal, floats within a tolerance. Needs jax.
"""

import argparse
import os
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import type_cases
from type_cases import SHAPES, TOLERANCE, TYPES, array

jax.config.update("jax_enable_x64", True)

UNARY = ["abs", "neg", "sign", "exp", "exp2", "expm1", "log", "log1p", "sqrt", "rsqrt", "cbrt", "sin", "cos", "tan", "asin",
         "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc", "logistic", "floor", "ceil",
         "round", "is_finite", "square", "population_count", "clz", "bitwise_not", "real", "imag", "conj"]
BINARY = ["add", "sub", "mul", "div", "rem", "max", "min", "pow", "atan2", "nextafter", "eq", "ne", "lt", "le", "gt", "ge",
          "shift_left", "shift_right_logical", "shift_right_arithmetic", "bitwise_and", "bitwise_or", "bitwise_xor", "complex"]
REDUCTIONS = {"sum": (lax.reduce_sum, 20), "prod": (lax.reduce_prod, 20), "max": (lax.reduce_max, 0),
              "min": (lax.reduce_min, 0), "or": (lax.reduce_or, 0), "and": (lax.reduce_and, 0)}


def along(x, y, a):
    """Functions along axis `a`, and the factor of their tolerance."""
    rows = (slice(None),) * a
    for name, (function, factor) in REDUCTIONS.items():
        yield name, lambda x, function=function: function(x, [a]), [x], factor
    yield "argmax", lambda x: lax.argmax(x, a, np.int32), [x], 0
    yield "argmin", lambda x: lax.argmin(x, a, np.int32), [x], 0
    yield "cumsum", lambda x: lax.cumsum(x, a), [x], 20
    yield "cummax", lambda x: lax.cummax(x, a), [x], 0
    yield "sort", lambda x: lax.sort(x, a), [x], 0
    yield "rev", lambda x: lax.rev(x, [a]), [x], 0
    yield "concatenate", lambda x, y: lax.concatenate([x, y, x], a), [x, y], 0
    yield "take", lambda x: jnp.take(x, jnp.array([0, 0, 1, -1]), axis=a, mode="clip"), [x], 0
    yield "slice", lambda x, i: lax.dynamic_slice_in_dim(x, i, min(1, x.shape[a]), a), [x, np.int32(3)], 0
    yield "update", (lambda x, y, i: lax.dynamic_update_slice_in_dim(
        x, lax.slice_in_dim(y, 0, min(1, y.shape[a]), axis=a), i, a)), [x, y, np.int32(-1)], 0
    yield "pad", (lambda x: lax.pad(x, np.zeros((), x.dtype), [(1, 2, 1) if i == a else (0, 0, 0) for i in range(x.ndim)])), [x], 0
    yield "scatter", lambda x: x.at[(*rows, jnp.array([0, 0]))].add(jnp.ones((), x.dtype)), [x], 4


def functions(kind, shape):
    """By name: the function, its arguments, and the factor of its tolerance."""
    x, y = array(kind, shape, 1), array(kind, shape, 2)
    cases = {name: (getattr(lax, name), [x], 1) for name in UNARY} | {name: (getattr(lax, name), [x, y], 1) for name in BINARY}
    for target in TYPES:
        cases["to " + target] = (lambda x, target=target: lax.convert_element_type(x, TYPES[target])), [x], 1
    cases["select"] = lax.select, [array("bool", shape, 3), x, y], 0
    cases["clamp"] = (lambda x, y: lax.clamp(jnp.minimum(x, y), x, jnp.maximum(x, y))), [x, y], 0
    for a in range(min(len(shape), 2)):
        cases |= {f"{name} {a}": rest for name, *rest in along(x, y, a)}
    if shape:
        cases["top_k"] = (lambda x: lax.top_k(x, min(2, x.shape[-1]))), [x], 0
        cases["window"] = (lambda x: lax.reduce_window(x, np.zeros((), x.dtype), lax.add, (2,) * x.ndim, (1,) * x.ndim,
                                                       "SAME")), [x], 8
        cases["dot"] = (lambda x, y: lax.dot_general(x, y, ((tuple(range(x.ndim)),) * 2, ((), ())))), [x, y], 40
        cases["product"] = (lambda x, y: lax.dot_general(x, y, (((0,), (0,)), ((), ())))), [x, y], 40
    cases["transpose"] = (lambda x: lax.transpose(x, range(x.ndim)[::-1])), [x], 0
    cases["broadcast"] = (lambda x: lax.broadcast(x, (2, 1))), [x], 0
    cases["nothing"] = (lambda x: lax.broadcast(x, (2, 0))), [x], 0
    cases["reshape"] = (lambda x: lax.reshape(x, (x.size,))), [x], 0
    cases["iota"] = (lambda x: lax.broadcasted_iota(x.dtype, (2, 3), 1)), [x], 0
    return cases


def exists(function, arguments):
    try:
        jax.jit(function).lower(*arguments)
    except Exception:  # pylint: disable=broad-except
        return False
    return True


def make(cases, folder, names):
    """The program of these functions, what it takes, and JAX's results."""
    arguments, uses = [], []
    for name in names:
        indices = []
        for value in cases[name][1]:
            known = [i for i, other in enumerate(arguments) if other is value]
            indices.append(known[0] if known else len(arguments))
            if not known:
                arguments.append(value)
        uses.append((cases[name][0], indices))

    def program(*values):
        return [jax.tree.leaves(function(*(values[i] for i in indices))) for function, indices in uses]

    lowered = jax.jit(program, keep_unused=True).lower(*arguments)
    path = os.path.join(folder, "program.mlir")
    with open(path, "w", encoding="utf-8") as file:
        file.write(lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
    results = lowered.compile()(*arguments)
    return path, arguments, [np.asarray(x) for part in results for x in part], [len(part) for part in results]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uop-run", default="uop-run")
    parser.add_argument("types", nargs="*", default=list(TYPES))
    options = parser.parse_args()
    sweep = type_cases.Sweep(None, options.uop_run)
    for kind in options.types or TYPES:
        for shape in SHAPES:
            cases = functions(kind, shape)
            names = [name for name, (function, arguments, _) in cases.items() if exists(function, arguments)]
            sweep.make = lambda folder, names, cases=cases: make(cases, folder, names)
            sweep.check(f"{kind}{list(shape)}", names, {name: cases[name][2] * TOLERANCE.get(kind, 0) for name in names}
                        | {name: 1e-6 for name in names if name.startswith("to ")})
    print(sweep.summary())
    return 1 if sweep.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
