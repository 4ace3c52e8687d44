#!/usr/bin/env python3
"""Odd programs of JAX: random functions of lax in unusual shapes, compared with JAX.

    stablehlo_sweep.py [--uop-run=PATH] [--seed=N] [--count=N] [--functions=NAME,...] [--keep=FOLDER]

Each case is one function, exported as StableHLO in generic form. Sizes are often 0 or 1,
paddings negative, windows dilated, indices out of range, and floats have NaN and
infinities among them. Integers must be equal, floats within a tolerance. Needs jax.
"""

import os
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import sweeps
from linalg_programs import Draw as Base

jax.config.update("jax_enable_x64", True)

FUNCTIONS = {}
FLOATS, INTEGERS = ["f32", "f32", "f64"], ["i32", "i64", "i8", "i16"]


def function(*names):
    def register(draw):
        for name in names:
            FUNCTIONS[name] = draw
        return draw

    return register


class Draw(Base):
    special_values = [v for v in Base.special_values if v != 1e-40]  # XLA takes subnormal numbers for 0

    def any(self, shape, **options):
        return self.array(shape, self.one(FLOATS + INTEGERS), **options)

    def spots(self, sizes, shape=()):
        """Indices, now and then out of range."""
        return np.stack([self.rng.integers(-n - 1, n + 2, shape) for n in sizes], -1).astype(self.one(["i4", "i8"]))


UNARY = ["abs", "neg", "sign", "exp", "expm1", "log", "log1p", "sqrt", "rsqrt", "cbrt", "sin", "cos", "tan", "asin", "acos",
         "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "erf", "erfc", "erf_inv", "lgamma", "digamma",
         "logistic", "floor", "ceil", "round", "is_finite", "square", "integer_pow"]


@function(*UNARY)
def unary(d, name):
    x = d.array(d.shape(0, 5), d.one(FLOATS))
    if name == "integer_pow":
        power = d.int(-3, 5)
        return lambda x: lax.integer_pow(x, power), [x], 1e-4
    return getattr(lax, name), [x], 1e-4


@function("population_count", "clz", "bitwise_not")
def bits(d, name):
    return getattr(lax, name), [d.array(d.shape(0, 4), d.one(INTEGERS))], 0


@function("add", "sub", "mul", "div", "rem", "max", "min", "pow", "atan2", "nextafter", "eq", "lt", "shift_left",
          "shift_right_logical", "shift_right_arithmetic", "bitwise_and", "bitwise_xor")
def binary(d, name):
    if name in ("pow", "atan2", "nextafter"):
        kind = d.one(FLOATS)
    else:
        kind = d.one(INTEGERS if name.startswith(("shift", "bitwise")) else FLOATS + INTEGERS)
    shape = d.shape(0, 4)
    return getattr(lax, name), [d.array(shape, kind), d.array(shape, kind)], 1e-4 if name in ("pow", "atan2") else 0


@function("convert", "bitcast", "reduce_precision", "clamp", "select")
def conversion(d, name):
    shape = d.shape(0, 4)
    if name == "convert":
        target = d.one([jnp.float32, jnp.float64, jnp.int8, jnp.int32, jnp.uint8, jnp.float16, jnp.bfloat16])
        return lambda x: lax.convert_element_type(lax.convert_element_type(x, target), jnp.float64), [
            d.array(shape, d.one(FLOATS + INTEGERS), special=False, low=0, high=100)], 0
    if name == "bitcast":
        source, target = d.one([("f32", jnp.int32), ("i32", jnp.float32), ("f64", jnp.int64), ("i8", jnp.uint8),
                                ("i32", jnp.int8), ("i64", jnp.int32)])
        return lambda x: lax.bitcast_convert_type(x, target), [d.array(shape, source)], 0
    if name == "reduce_precision":
        exponent, mantissa = d.int(2, 8), d.int(1, 23)
        return lambda x: lax.reduce_precision(x, exponent, mantissa), [d.array(shape, "f32")], 0
    x, y, z = (d.array(shape, "f32") for _ in range(3))
    if name == "clamp":
        return lax.clamp, [np.float32(-1), x, np.float32(2)], 0
    return lax.select, [d.array(shape, "i1"), y, z], 0


@function("pad", "slice", "rev", "transpose", "concatenate", "broadcast_in_dim", "reshape")
def movement(d, name):
    x = d.any(d.shape(1, 4))
    rank = x.ndim
    if name == "pad":
        edges = [(d.int(-2, 3), d.int(-2, 3), d.int(0, 2)) for _ in range(rank)]
        edges = [(a, b, c) if n + max(n - 1, 0) * c + a + b >= 0 else (0, 0, 0) for (a, b, c), n in zip(edges, x.shape)]
        return lambda x, v: lax.pad(x, v, edges), [x, d.array([], "i1").astype(x.dtype)], 0
    if name == "slice":
        starts = [d.int(0, n) for n in x.shape]
        ends = [d.int(s, n) for s, n in zip(starts, x.shape)]
        steps = [d.int(1, 4) for _ in x.shape]
        return lambda x: lax.slice(x, starts, ends, steps), [x], 0
    if name == "concatenate":
        axis = d.int(0, rank - 1)
        return lambda x: lax.concatenate([x, x, lax.slice_in_dim(x, 0, x.shape[axis] // 2, axis=axis)], axis), [x], 0
    if name == "broadcast_in_dim":
        rank = x.ndim + d.int(0, 2)
        axes = sorted(int(a) for a in d.rng.permutation(rank)[:x.ndim])
        shape = [d.int(0 if d.some(0.1) else 1, 3) for _ in range(rank)]
        for a, n in zip(axes, x.shape):
            shape[a] = n if n != 1 or d.some(0.5) else shape[a]
        return lambda x: lax.broadcast_in_dim(x, shape, axes), [x], 0
    order = [int(a) for a in d.rng.permutation(rank)]
    if name == "reshape":
        return lambda x: lax.reshape(x, (-1,) if not x.size else (x.size, 1)) if x.size else x, [x], 0
    if name == "rev":
        return lambda x: lax.rev(x, order[:d.int(0, 0) + len(order) // 2]), [x], 0
    return lambda x: lax.transpose(x, order), [x], 0


@function("dynamic_slice", "dynamic_update_slice")
def moving(d, name):
    x = d.any(d.shape(1, 4, empty=0.02))
    sizes = [d.int(0 if d.some(0.1) else min(1, n), n) for n in x.shape]
    at = d.spots(x.shape)
    if name == "dynamic_slice":
        return lambda x, at: lax.dynamic_slice(x, [at[i] for i in range(len(sizes))], sizes), [x, at], 0
    y = np.resize(x.ravel() if x.size else np.zeros(1, x.dtype), sizes)
    return lambda x, y, at: lax.dynamic_update_slice(x, y, [at[i] for i in range(len(sizes))]), [x, y, at], 0


@function("gather", "scatter", "scatter_add", "scatter_mul", "scatter_min", "scatter_max", "take_along", "take")
def indexed(d, name):
    x = d.array(d.shape(1, 4, empty=0), d.one(FLOATS + ["i32", "i64"]), special=False)
    mode = d.one(["fill", "clip", "promise_in_bounds"])
    if name == "take_along":
        axis = d.int(0, x.ndim - 1)
        shape = list(x.shape)
        shape[axis] = d.size(0.05)
        at = d.rng.integers(0, x.shape[axis], shape)
        return lambda x, at: jnp.take_along_axis(x, at, axis), [x, at], 0
    depth = d.int(1, x.ndim)
    at = d.spots(x.shape[:depth], d.shape(0, 2))
    if mode == "promise_in_bounds":
        at = at % np.array(x.shape[:depth], at.dtype)
    key = lambda at: tuple(at[..., i] for i in range(depth))
    if name in ("gather", "take"):
        if name == "take":
            axis = d.int(0, x.ndim - 1)
            return lambda x, at: jnp.take(x, at[..., 0], axis, mode="clip" if mode == "promise_in_bounds" else mode), [x, at], 0
        return lambda x, at: x.at[key(at)].get(mode=mode), [x, at], 0
    kind = {"scatter": "set", "scatter_mul": "multiply"}.get(name, name[8:])
    if kind == "set":  # places that come twice have no order
        at = np.unique(at.reshape(-1, depth) % np.array(x.shape[:depth], at.dtype), axis=0)
    y = d.array([*at.shape[:-1], *x.shape[depth:]], "i8", special=False).astype(x.dtype)
    return lambda x, at, y: getattr(x.at[key(at)], kind)(y, mode=mode), [x, at, y], 1e-5


def window_of(d, shape):
    windows = [d.int(1, min(3, max(n, 1))) for n in shape]
    strides, base, holes = ([d.int(1, high) for _ in shape] for high in (3, 2, 2))
    edges = [(d.int(0, 2), d.int(0, 2)) for _ in shape]
    return windows, strides, edges, base, holes


@function("reduce_window", "reduce", "cumulative", "select_and_scatter", "argmax")
def reduction(d, name):
    kind = d.one(["f32", "f64", "i32", "i64"])
    x = d.array(d.shape(1, 4, limit=800), kind, special=False, low=-3, high=3)
    if name == "reduce":
        axes = [a for a in range(x.ndim) if d.some(0.5)]
        how = d.one([jnp.sum, jnp.prod, jnp.max, jnp.min, jnp.any, jnp.all])
        if how in (jnp.max, jnp.min) and any(not x.shape[a] for a in axes):
            how = jnp.sum
        return lambda x: how(x, tuple(axes)), [x], 1e-4
    if name == "cumulative":
        axis, back = d.int(0, x.ndim - 1), d.some(0.5)
        how = d.one([lax.cumsum, lax.cumprod, lax.cummax, lax.cummin] + ([lax.cumlogsumexp] if kind[0] == "f" else []))
        return lambda x: how(x, axis, reverse=back), [x], 1e-4
    if name == "argmax":
        axis = d.int(0, x.ndim - 1)
        x = x if x.shape[axis] else d.array([3], kind)
        axis = axis if axis < x.ndim else 0
        return lambda x: d.one([jnp.argmax, jnp.argmin])(x, axis), [x], 0
    if name == "select_and_scatter":
        x = d.array([1, d.int(2, 7), d.int(2, 7), 2], "f32", special=False)
        w, s = d.int(1, 2), d.int(1, 2)
        pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, w, w, 1), (1, s, s, 1), d.one(["VALID", "SAME"])).sum()
        return jax.grad(pool), [x], 1e-5
    how, start = d.one([(lax.add, 0), (lax.max, -3), (lax.min, 3), (lax.mul, 1)])
    arguments = window_of(d, x.shape)
    return lambda x: lax.reduce_window(x, np.array(start, x.dtype), how, *arguments), [x], 1e-4


@function("conv", "dot_general")
def product(d, name):
    kind = d.one(["f32", "f32", "f64", "i32"])
    if name == "dot_general":
        batch, m, k, n = d.int(0, 2), d.size(), d.size(), d.size()
        outer = [d.int(1, 3) for _ in range(batch)]
        x, y = d.array([*outer, m, k], kind, special=False), d.array([*outer, k, n], kind, special=False)
        rows = tuple(range(batch))
        return lambda x, y: lax.dot_general(x, y, (((batch + 1,), (batch,)), (rows, rows))), [x, y], 1e-4
    rank, groups = d.int(1, 3), d.int(1, 2)
    sizes, kernel = [d.int(1, 6) for _ in range(rank)], [d.int(1, 3) for _ in range(rank)]
    by_batch = d.some(0.2)
    n, cin, cout = d.int(1, 2) * (groups if by_batch else 1), d.int(1, 2), d.int(1, 2) * groups
    x = d.array([n, cin * (1 if by_batch else groups), *sizes], kind, special=False)
    w = d.array([cout, cin, *kernel], kind, special=False)
    strides, left, right = ([d.int(1, high) for _ in sizes] for high in (3, 2, 2))
    edges = [(d.int(-1, 3), d.int(-1, 3)) for _ in sizes]
    named = {"batch_group_count" if by_batch else "feature_group_count": groups}
    return lambda x, w: lax.conv_general_dilated(x, w, strides, edges, left, right, **named), [x, w], 1e-4


@function("sort", "top_k")
def order(d, name):
    x = d.array(d.shape(1, 4), d.one(FLOATS + INTEGERS))
    if name == "top_k":
        k = d.int(0, x.shape[-1])
        return lambda x: lax.top_k(x, k), [x], 0
    axis, count = d.int(0, x.ndim - 1), d.int(1, 2)
    x = np.round(x)
    return lambda x, y: lax.sort((x, y), axis, num_keys=count), [x, d.array(x.shape, "i32")], 0


@function("fft", "ifft", "rfft", "irfft", "complex")
def fourier(d, name):
    x = d.array([d.int(1, 3), d.int(1, 12)], "f32", special=False)
    if name == "complex":
        def f(x):
            z = lax.complex(x, x[::-1])
            return jnp.abs(jnp.exp(z * z) / (z + 2)), jnp.angle(jnp.sqrt(z)), jnp.real(z @ z.T)

        return f, [x / 4], 1e-4
    if name == "irfft":
        return lambda x: jnp.fft.irfft(x.astype(jnp.complex64)), [np.concatenate([x, x], 1)], 1e-4
    if name == "rfft":
        return lambda x: [f(jnp.fft.rfft(x)) for f in (jnp.real, jnp.imag)], [x], 1e-4
    f = getattr(jnp.fft, name)
    return lambda x: [part(f(lax.complex(x, x * 2))) for part in (jnp.real, jnp.imag)], [x], 1e-4


@function("cholesky", "triangular_solve", "while", "scan", "cond", "switch", "random")
def program(d, name):
    n = d.int(1, 6)
    a = d.array([d.int(1, 2), n, n], "f64", special=False, low=-1, high=1)
    if name == "cholesky":
        return lax.linalg.cholesky, [a @ a.swapaxes(1, 2) + n * np.eye(n)], 1e-8
    if name == "triangular_solve":
        named = {key: d.some(0.5) for key in ("left_side", "lower", "transpose_a", "unit_diagonal")}
        return lambda a, b: lax.linalg.triangular_solve(a, b, **named), [a + 3 * np.eye(n), a], 1e-7
    if name == "while":
        limit = d.int(0, 9)
        return lambda x: lax.while_loop(lambda s: s[0] < limit, lambda s: (s[0] + 1, s[1] * 0.5 + s[0]), (0, x)), [a], 1e-9
    if name == "scan":
        return lambda x: lax.scan(lambda c, v: (c + v, c * v), jnp.zeros_like(x[0]), x, reverse=d.some(0.5)), [a], 1e-9
    if name == "cond":
        return lambda p, x: lax.cond(p > 0, jnp.sin, lambda x: x * 2, x), [np.int32(d.int(-1, 1)), a], 1e-9
    if name == "switch":
        return lambda p, x: lax.switch(p, [jnp.sin, jnp.cos, jnp.tanh], x), [np.int32(d.int(-1, 3)), a], 1e-9
    shape = tuple(d.shape(0, 3))
    return lambda k: (jax.random.bits(jax.random.wrap_key_data(k), shape), jax.random.uniform(
        jax.random.wrap_key_data(k), shape, jnp.float32)), [d.array([2], "i32").view("u4")], 0


def check(options, seed, counts):
    d = Draw(seed)
    name = d.one(options.functions)
    body, arguments, tolerance = FUNCTIONS[name](d, name)
    try:
        lowered = jax.jit(body).lower(*arguments)
        wanted = [np.asarray(x) for x in jax.tree.leaves(lowered.compile()(*arguments))]
    except Exception:  # pylint: disable=broad-except
        counts["refused by JAX"] += 1
        return
    kept = sorted(lowered._lowering.compile_args["kept_var_idx"])  # what is not used is no argument
    with sweeps.folder_of(options, seed) as folder:
        path = os.path.join(folder, "program.mlir")
        with open(path, "w") as file:
            file.write(lowered.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
        status, result = sweeps.run(options, folder, path, {f"in{i}": arguments[i] for i in kept}, len(wanted))
    if status == "ran":
        result = sweeps.differ(result, wanted, tolerance, share=1e-2)
        status = "wrong" if result else "same"
    counts[status] += 1
    if status != "same":
        shapes = ", ".join(f"{np.asarray(x).dtype}{list(np.shape(x))}" for x in arguments)
        print(f"{status}: {seed} {name}({shapes}): {result}", flush=True)


if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__, {"--functions": {"default": list(FUNCTIONS), "type": lambda text: text.split(",")}}, check))
