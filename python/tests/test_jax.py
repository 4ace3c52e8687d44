"""uop.from_jax: what JAX traces, compiled and run by uop."""

import numpy as np
import pytest

import uop

jax = pytest.importorskip("jax")
jnp = jax.numpy


def check(function, *args, **kwargs):
    """The same results for arguments like those that it was made for."""
    ours = uop.from_jax(function, *args, **kwargs)(*args, **kwargs)
    want = function(*args, **kwargs)
    ours_leaves, ours_tree = jax.tree_util.tree_flatten(ours)
    leaves, tree = jax.tree_util.tree_flatten(want)
    assert ours_tree == tree
    for mine, leaf in zip(ours_leaves, leaves):
        assert isinstance(mine, uop.Tensor) and mine.shape == leaf.shape
        assert str(mine.dtype) == f"uop.{leaf.dtype}"
        np.testing.assert_allclose(np.asarray(mine), np.asarray(leaf), rtol=2e-5, atol=2e-6)


@pytest.fixture
def rng():
    return np.random.default_rng(0)


def test_a_network_and_its_gradient(rng):
    def loss(parameters, batch):
        x, target = batch
        for w, b in parameters["layers"]:
            x = jnp.tanh(x @ w + b)
        return jnp.mean((x - target) ** 2)

    def some(*shape):
        return rng.normal(size=shape).astype(np.float32)

    parameters = {"layers": [(some(4, 8), some(8)), (some(8, 2), some(2))]}
    batch = (some(16, 4), some(16, 2))
    check(loss, parameters, batch)
    check(jax.value_and_grad(loss), parameters, batch)
    check(jax.vmap(lambda x: jax.nn.softmax(x @ parameters["layers"][0][0])), batch[0])


def test_control_flow_and_integers(rng):
    def newton(x):
        return jax.lax.fori_loop(0, 8, lambda i, y: (y + x / y) / 2, x)

    check(newton, np.array([1.0, 2.0, 9.0], np.float32))
    check(lambda x: jax.lax.scan(lambda c, y: (c + y, c * y), 0.0, x), np.arange(5, dtype=np.float32))
    check(lambda x, i: x[i] << 2, np.arange(10, dtype=np.int32), np.array([3, 1], np.int32))
    check(lambda x: jnp.where(x > 0, x, -x).astype(jnp.int8), np.arange(-3, 3, dtype=np.int32))
    check(lambda x: jnp.sort(x, axis=0)[::-1], rng.normal(size=(5, 3)).astype(np.float32))


def test_specs_and_arguments():
    # An argument that is not used is an argument.
    function = uop.from_jax(
        lambda x, y: {"twice": x * 2}, jax.ShapeDtypeStruct((3,), jnp.float32),
        jax.ShapeDtypeStruct((2,), jnp.int32),
    )  # fmt: skip
    result = function(uop.Tensor([1.0, 2.0, 3.0]), uop.zeros((2,), dtype="int32"))
    assert result["twice"].tolist() == [2, 4, 6]
    assert function(np.ones(3, np.float32), np.zeros(2, np.int32))["twice"].tolist() == [2, 2, 2]
    assert "stablehlo.multiply" in str(function.module)
    with pytest.raises(TypeError, match="arguments are nested as"):
        function(uop.zeros((3,)))
    with pytest.raises(RuntimeError, match="input 0"):
        function(uop.zeros((4,)), uop.zeros((2,), dtype="int32"))


def test_what_is_not_known():
    matrix = jax.ShapeDtypeStruct((3, 3), jnp.float32)
    with pytest.raises(ValueError, match="stablehlo.custom_call"):
        uop.from_jax(jnp.linalg.svd, matrix)
    with pytest.raises(ValueError, match="takes or gives complex64; uop's tensors are real"):
        uop.from_jax(lambda x: x * 1j, matrix)


def test_complex_numbers_inside(rng):
    check(lambda x: jnp.abs(jnp.fft.fft(x)), rng.normal(size=8).astype(np.float32))
