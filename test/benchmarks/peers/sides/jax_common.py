"""Rows as functions of JAX: of weights and inputs."""

import jax
import jax.numpy as jnp
import numpy as np

from ..jax_ops import JaxOps
from ..rows import RATE


def function_of(row):
    def forward(weights, inputs):
        return row.function(JaxOps(weights), *inputs)

    def step(weights, inputs):
        loss, gradients = jax.value_and_grad(forward)(weights, inputs)
        return [loss] + [w - RATE * g for w, g in zip(weights, gradients)]

    return step if row.training else lambda weights, inputs: [forward(weights, inputs)]


def array_in(array):
    if array.dtype == np.dtype("V2"):
        return array.view(jnp.bfloat16)
    return array.astype(np.int32) if array.dtype == np.int64 else array


def array_out(one):
    one = np.asarray(one)
    return one.astype(np.float32) if one.dtype in (jnp.bfloat16, np.float16) else one


def arguments(folder):
    return ([array_in(w) for w in folder.arrays("weight")],
            [array_in(x) for x in folder.arrays("input")])
