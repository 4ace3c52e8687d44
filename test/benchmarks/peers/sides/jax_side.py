"""JAX with XLA on the CPU. The number of threads is set by compare.py, in the environment."""

import jax

from .jax_common import arguments, array_out, function_of


def start(_):
    return jax.__version__


def load(folder):
    weights, inputs = jax.device_put(arguments(folder))
    function = jax.jit(function_of(folder.row))
    results = []

    def run():
        results[:] = jax.block_until_ready(function(weights, inputs))

    return run, lambda: [array_out(one) for one in results]


def drop():
    jax.clear_caches()
