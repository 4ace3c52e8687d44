"""Complex tensors, beside numpy: functions, shapes, memory, and what is refused."""

import numpy as np
import pytest

import uop
import uop.array_api as xp

NUMPY = {
    "acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan",
    "atanh": "arctanh", "neg": "negative",
}  # fmt: skip
FUNCTIONS = (
    "acos acosh asin asinh atan atanh conj cos cosh exp expm1 log log10 log1p log2 neg reciprocal "
    "sign sin sinh sqrt square tan tanh"
).split()


WIDER = {np.complex64: np.complex128, np.complex128: np.clongdouble}


def make(rng, *shape, dtype=np.complex128):
    return (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(dtype)


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_functions(name, dtype):
    rng = np.random.default_rng(0)
    values = make(rng, 500) * np.exp(3 * rng.normal(size=500))
    values = values.astype(dtype)
    # numpy's own functions cancel, log1p for example: of a wider type.
    with np.errstate(all="ignore"):
        wanted = getattr(np, NUMPY.get(name, name))(values.astype(WIDER[dtype])).astype(dtype)
    got = np.asarray(getattr(uop.asarray(values), name)())
    assert got.dtype == dtype
    known = np.isfinite(wanted)
    limit = 2e-7 if dtype == np.complex64 else 1e-14
    np.testing.assert_allclose(
        got[known], wanted[known], rtol=limit, atol=2 * np.finfo(dtype).smallest_subnormal
    )


@pytest.mark.parametrize("value", [1e-320, 5e-324, 1e-160, 1.7e308, 1e200])
def test_sizes_that_overflow_in_between(value):
    z = np.array([complex(value, value), complex(value, -value / 2), complex(0, value)])
    x = uop.asarray(z)
    for got, wanted in ((x.abs(), np.abs(z)), (x.sqrt(), np.sqrt(z)), (x.log(), np.log(z))):
        np.testing.assert_allclose(np.asarray(got), wanted, rtol=1e-14)
    np.testing.assert_allclose(np.asarray(x.asinh()), np.arcsinh(z), rtol=1e-14, atol=5e-324)
    np.testing.assert_allclose(np.asarray(x / x), 1, rtol=1e-14)


def test_operators_and_numbers():
    rng = np.random.default_rng(1)
    a, b = make(rng, 3, 4), make(rng, 4, dtype=np.complex64)
    x, y = uop.asarray(a), uop.asarray(b)
    assert (x * y).dtype == uop.complex128 and (y * 1j).dtype == uop.complex64
    for got, wanted in (
        (x + y, a + b), (x - y, a - b), (x * y, a * b), (x / y, a / b), (x @ y, a @ b),
        (2j - x, 2j - a), (x**2, a**2), (y.real * x, b.real * a), (1j * y.real, 1j * b.real),
        (y.real + 2j, b.real + 2j), (abs(x), abs(a)), (x.angle(), np.angle(a)),
    ):  # fmt: skip
        np.testing.assert_allclose(np.asarray(got), wanted, rtol=1e-6)
    assert (x == x).all() and not (x != x).any() and bool(x[0, 0])
    assert complex(x[1, 2]) == a[1, 2] and x.tolist() == a.tolist()


def test_reductions():
    rng = np.random.default_rng(2)
    a = make(rng, 5, 7)
    x = uop.asarray(a)
    for axis in (None, 0, 1, (0, 1)):
        for name in ("sum", "prod", "mean"):
            got = getattr(x, name)(axis)
            np.testing.assert_allclose(np.asarray(got), getattr(a, name)(axis), rtol=1e-12)
    np.testing.assert_allclose(np.asarray(x.cumprod(1)), np.cumprod(a, 1), rtol=1e-12)
    np.testing.assert_allclose(np.asarray(x.cumsum(0)), np.cumsum(a, 0), rtol=1e-12)
    assert complex(xp.prod(xp.zeros((0,), dtype=xp.complex64))) == 1
    np.testing.assert_allclose(complex(xp.vecdot(x[0], x[1])), np.vdot(a[0], a[1]))


def test_shapes_and_assignment():
    a = np.arange(12).reshape(3, 4) * (1 - 2j)
    x = uop.tensor(a)
    before = x * 1
    x[1, ::2] = 5j
    a[1, ::2] = 5j
    np.testing.assert_array_equal(np.asarray(x), a)
    np.testing.assert_array_equal(np.asarray(x.mT[::-1]), a.T[::-1])
    np.testing.assert_array_equal(np.asarray(xp.concat([x, before.real], axis=0)).shape, (6, 4))
    assert complex(before[1, 2]) == 6 * (1 - 2j)
    np.testing.assert_array_equal(np.asarray(xp.where(x.real > 3, x, 0)), np.where(a.real > 3, a, 0))


def test_unique():
    a = np.array([1 + 1j, 1 - 1j, 1 + 1j, 0, 1j, 0])
    values, first, inverse, counts = xp.unique_all(uop.asarray(a))
    wanted = np.unique(a, return_index=True, return_inverse=True, return_counts=True)
    for got, one in zip((values, first, inverse, counts), wanted):
        np.testing.assert_array_equal(np.asarray(got), one)


def test_memory():
    a = make(np.random.default_rng(3), 4, 3)
    x = uop.asarray(a)
    for back in (np.asarray(x), np.from_dlpack(x), np.asarray(uop.asarray(a.T).mT)):
        np.testing.assert_array_equal(back, a)
    assert np.asarray(uop.tensor([[1, 2j]])).dtype == np.complex64
    # What reads another library's memory says so where it would have to copy.
    with pytest.raises(ValueError, match="cannot be shared"):
        uop.asarray(a.T, copy=False)


def test_jit_and_gradients():
    @uop.jit
    def power(z, x):
        return (z * x).conj() * z, z.abs()

    z, x = uop.asarray([1 + 2j, 3 - 1j]), uop.Tensor([2.0, 1.0])
    for _ in range(2):
        product, size = power(z, x)
    np.testing.assert_allclose(np.asarray(product), [10, 10])
    np.testing.assert_allclose(np.asarray(size), [5**0.5, 10**0.5], rtol=1e-6)
    assert power.stats["signatures"] == 1
    # The derivatives of |z|^2 are twice the parts.
    loss = (z * z.conj()).real.sum()
    for part, got in zip((z.real, z.imag), uop.gradient(loss, [z.real, z.imag])):
        np.testing.assert_allclose(np.asarray(got), 2 * np.asarray(part))


@pytest.mark.parametrize("norm", ["backward", "ortho", "forward"])
def test_transforms(norm):
    a = make(np.random.default_rng(4), 3, 8)
    x = uop.asarray(a)
    for name in ("fft", "ifft", "fftn", "ifftn", "irfft", "irfftn", "hfft"):
        got = getattr(uop.fft, name)(x, norm=norm)
        np.testing.assert_allclose(np.asarray(got), getattr(np.fft, name)(a, norm=norm), atol=1e-13)
    for name in ("rfft", "rfftn", "ihfft"):
        got = getattr(uop.fft, name)(x.real, norm=norm)
        np.testing.assert_allclose(np.asarray(got), getattr(np.fft, name)(a.real, norm=norm), atol=1e-13)
    np.testing.assert_allclose(
        np.asarray(uop.fft.fft(x, n=11, axis=0, norm=norm)), np.fft.fft(a, 11, 0, norm), atol=1e-13
    )
    np.testing.assert_array_equal(np.asarray(uop.fft.fftshift(x)), np.fft.fftshift(a))
    np.testing.assert_allclose(np.asarray(uop.fft.fftfreq(7, d=0.5)), np.fft.fftfreq(7, 0.5), rtol=1e-6)


@pytest.mark.parametrize("shape", [(1, 1), (2, 5, 5), (4, 3), (3, 4)])
def test_factors(shape):
    linalg, a = uop.linalg, make(np.random.default_rng(5), *shape)
    x = uop.asarray(a)

    def near(got, wanted):
        np.testing.assert_allclose(np.asarray(got), wanted, atol=1e-11)

    q, r = linalg.qr(x)
    near(q @ r, a)
    near(q.conj().mT @ q, np.broadcast_to(np.eye(q.shape[-1]), q.mT.shape[:-1] + q.shape[-1:]))
    u, s, vh = linalg.svd(x, full_matrices=False)
    near((u * s[..., None, :]) @ vh, a)
    near(s, np.linalg.svd(a)[1])
    near(linalg.pinv(x), np.linalg.pinv(a))
    near(linalg.matrix_norm(x), np.linalg.norm(a, axis=(-2, -1)))
    near(linalg.vector_norm(x, axis=-1), np.linalg.norm(a, axis=-1))
    if shape[-1] == shape[-2]:
        near(linalg.det(x), np.linalg.det(a))
        for got, wanted in zip(linalg.slogdet(x), np.linalg.slogdet(a)):
            near(got, wanted)
        near(linalg.inv(x) @ x, np.broadcast_to(np.eye(shape[-1]), shape))
        h = a @ np.swapaxes(a.conj(), -1, -2)
        values, vectors = linalg.eigh(uop.asarray(h))
        near(uop.asarray(h) @ vectors, np.asarray(vectors * values[..., None, :]))
        near(values, np.linalg.eigvalsh(h))
        near(linalg.cholesky(uop.asarray(h)), np.linalg.cholesky(h))


def test_errors():
    z = uop.asarray([1j, 2])
    for wrong in (
        lambda: z.astype(uop.float32), lambda: float(z[0]), lambda: z[0].__index__(),
        lambda: xp.floor(z), lambda: z < z, lambda: xp.maximum(z, z), lambda: uop.fft.rfft(z),
        lambda: uop.asarray(np.array([1j]), dtype=uop.float32), lambda: uop.where(True, z, z),
        lambda: uop.ComplexTensor(uop.zeros((2,), dtype="float16")),
    ):  # fmt: skip
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(ValueError, match="do not broadcast"):
        z + uop.asarray([1j, 2, 3])
    with pytest.raises(IndexError, match="no axis 3"):
        uop.fft.fft(z, axis=3)
    with pytest.raises(ValueError, match="norm is"):
        uop.fft.fft(z, norm="none")
