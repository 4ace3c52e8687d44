"""uop.from_tinygrad: graphs of tinygrad, computed by uop. tinygrad_ops.py runs its own tests."""

import importlib.metadata
import os

import numpy as np
import pytest

import uop
from uop import _tinygrad

os.environ.setdefault("DEV", "PYTHON")
tinygrad = pytest.importorskip("tinygrad")
Tensor, dtypes = tinygrad.Tensor, tinygrad.dtypes
if importlib.metadata.version("tinygrad") != _tinygrad.RELEASE:
    pytest.skip("another release", allow_module_level=True)


def check(tensor, want, **tolerance):
    mine = uop.from_tinygrad(tensor)
    assert mine.shape == tensor.shape
    np.testing.assert_allclose(np.asarray(mine), want, **tolerance)


def test_ops_of_each_family():
    a = np.random.default_rng(0).normal(size=(3, 4)).astype(np.float32)
    x = Tensor(a)
    check((x @ x.T).relu().sum(0), np.maximum(a @ a.T, 0).sum(0), rtol=1e-5)
    check(x.softmax(1), np.exp(a) / np.exp(a).sum(1, keepdims=True), rtol=1e-5)
    check(x.pad(((1, 0), (0, 2)))[1:, ::2].flip(0), np.pad(a, ((1, 0), (0, 2)))[1:, ::2][::-1])
    check(x[Tensor([2, 0])].cat(x, dim=0), np.concatenate([a[[2, 0]], a]))
    check(x.max(axis=1), a.max(1))
    check((x > 0).where(x, 0).prod(), 0)
    whole = np.array([[-7, 7, -7], [5, -5, 0]], np.int32)
    check(Tensor(whole) // 2, whole // 2)
    check(Tensor(whole) % 3, whole % 3)
    check(Tensor(whole).div(2, rounding_mode="trunc"), np.trunc(whole / 2))
    check((Tensor(whole) << 2) ^ 1, (whole << 2) ^ 1)
    check(Tensor([1.0, 2.0]).bitcast(dtypes.int32), np.array([1, 2], np.float32).view(np.int32))
    check(x.half().float().sqrt().isnan(), a < 0)
    check(Tensor([True, False]).any(), True)


def test_gradients_and_random_numbers():
    a = np.random.default_rng(0).normal(size=(5,)).astype(np.float32)
    x = Tensor(a)
    (gradient,) = x.tanh().sum().gradient(x)
    check(gradient, 1 - np.tanh(a) ** 2, rtol=1e-4, atol=1e-6)
    Tensor.manual_seed(1)
    drawn = Tensor.rand(7)
    ours = uop.from_tinygrad(drawn).tolist()
    # Threefry is bit by bit what tinygrad computes.
    assert ours == drawn.tolist() and len(set(ours)) == 7


@pytest.mark.parametrize("is_sum_first", [False, True])
def test_derivatives_of_sigmoids_that_overflow(is_sum_first):
    # exp(x) / (1 + exp(x)) is inf / inf beyond 88; tinygrad's own kernels give 0 there.
    a = np.array([-300, -89, -2, 0, 0.5, 3, 88, 89, 300], np.float32)
    x = Tensor(a)
    e = x.exp()
    y = e / (e + 1) if is_sum_first else e / (1 + e)
    (gradient,) = y.sum().gradient(x)
    want = 1 / (1 + np.exp(-a.astype(np.float64)))
    check(y, want, rtol=1e-5, atol=1e-30)
    check(gradient, want * (1 - want), rtol=1e-4, atol=1e-7)
    # A sum with x / (1 + x) in none of its terms stays as it is.
    check((e * (x + 2))[:7], (np.exp(a[:7]) * (a[:7] + 2)), rtol=1e-4)


def test_assignments():
    z = Tensor.zeros(2, 3).contiguous()
    z[1, 1:] = 5
    check(z, [[0, 0, 0], [0, 5, 5]])
    z.assign(z + 1)
    check(z * 2, [[2, 2, 2], [2, 12, 12]])


def test_several_at_once():
    x = Tensor([1.0, 2.0])
    first, second = uop.from_tinygrad([x + 1, x * 2])
    assert first.tolist() == [2, 3] and second.tolist() == [2, 4]


def test_what_is_not_known(monkeypatch):
    with pytest.raises(NotImplementedError, match="from_tinygrad: a bitcast from .* changes the size"):
        uop.from_tinygrad(Tensor([1, 2]).bitcast(dtypes.int8))
    size = tinygrad.UOp.variable("n", 1, 8)
    with pytest.raises(NotImplementedError, match="variable"):
        uop.from_tinygrad(Tensor.ones(8).contiguous()[:size] * 2)
    monkeypatch.setattr(_tinygrad, "RELEASE", "0.0.1")
    with pytest.raises(RuntimeError, match="reads the graphs of tinygrad 0.0.1, and this is"):
        uop.from_tinygrad(Tensor([1]))
