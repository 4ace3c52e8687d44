"""uop.linalg, uop.fft and the special functions against numpy and math."""

import math

import numpy as np
import pytest

import uop
from uop import fft, linalg


def some(*shape, dtype="float64", seed=0):
    return np.random.default_rng(seed).normal(size=shape).astype(dtype)


def close(mine, want, tolerance=1e-12):
    np.testing.assert_allclose(np.asarray(mine), want, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype,tolerance", [("float64", 1e-11), ("float32", 1e-4)])
@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (5, 5), (3, 4, 4), (6, 3), (2, 3, 7)])
def test_factors(shape, dtype, tolerance):
    x = some(*shape, dtype=dtype)
    given = uop.Tensor(x)
    for mode in ("reduced", "complete"):
        q, r = (np.asarray(part) for part in linalg.qr(given, mode=mode))
        want = np.linalg.qr(x, mode=mode)
        assert q.shape == want[0].shape and r.shape == want[1].shape and q.dtype == x.dtype
        close(q @ r, x, tolerance)
        close(np.swapaxes(q, -1, -2) @ q, np.broadcast_to(np.eye(q.shape[-1]), r.shape[:-2] + (q.shape[-1],) * 2), tolerance)
        assert np.all(np.tril(r, -1) == 0)
    for full in (True, False):
        u, s, vh = (np.asarray(part) for part in linalg.svd(given, full_matrices=full))
        want = np.linalg.svd(x, full_matrices=full)
        assert (u.shape, s.shape, vh.shape) == tuple(part.shape for part in want)
        close(s, want[1], tolerance)
        count = s.shape[-1]
        close((u[..., :count] * s[..., None, :]) @ vh[..., :count, :], x, tolerance)
        close(np.swapaxes(u, -1, -2) @ u, np.broadcast_to(np.eye(u.shape[-1]), u.shape[:-2] + (u.shape[-1],) * 2), tolerance)
    close(linalg.pinv(given), np.linalg.pinv(x), tolerance * 10)


@pytest.mark.parametrize("size", [1, 2, 5, 9])
def test_square_matrices(size):
    x, b = some(2, size, size), some(2, size, 3, seed=1)
    given = uop.Tensor(x)
    positive = x @ np.swapaxes(x, -1, -2) + np.eye(size)
    close(linalg.cholesky(uop.Tensor(positive)), np.linalg.cholesky(positive), 1e-11)
    close(linalg.solve(given, uop.Tensor(b)), np.linalg.solve(x, b), 1e-9)
    close(linalg.inv(given), np.linalg.inv(x), 1e-9)
    close(linalg.det(given), np.linalg.det(x), 1e-10)
    sign, log = linalg.slogdet(given)
    close(sign, np.linalg.slogdet(x)[0])
    close(log, np.linalg.slogdet(x)[1], 1e-10)
    # The other triangle is not read.
    values, vectors = linalg.eigh(uop.Tensor(np.tril(positive)))
    close(values, np.linalg.eigh(positive)[0], 1e-11)
    vectors = np.asarray(vectors)
    close(vectors * np.asarray(values)[:, None, :] @ np.swapaxes(vectors, -1, -2), positive, 1e-10)
    for lower in (True, False):
        triangle = np.tril(x) if lower else np.triu(x)
        solved = np.asarray(linalg.solve_triangular(given, uop.Tensor(b), lower=lower))
        close(triangle @ solved, b, 1e-8)


def test_matrices_without_full_rank():
    x = np.outer([1.0, 2.0, 3.0], [1.0, 0.0, -1.0])
    u, s, vh = (np.asarray(part) for part in linalg.svd(uop.Tensor(x)))
    close(u @ np.diag(s) @ vh, x)
    close(u.T @ u, np.eye(3))
    close(vh @ vh.T, np.eye(3))
    assert int(linalg.matrix_rank(uop.Tensor(x))) == 1
    assert float(linalg.det(uop.Tensor(x))) == pytest.approx(0, abs=1e-12)
    u, s, vh = (np.asarray(part) for part in linalg.svd(uop.zeros((3, 3), dtype="float64")))
    assert s.tolist() == [0, 0, 0]
    close(u.T @ u, np.eye(3))
    # Squares that overflow.
    assert linalg.svdvals(uop.Tensor(np.diag([3e200, 4e200]))).tolist() == [4e200, 3e200]
    assert np.isnan(np.asarray(linalg.cholesky(uop.Tensor([[1.0, 2.0], [2.0, 1.0]])))[1, 1])


def test_derivatives():
    x = some(4, 4)
    positive = uop.Tensor(x @ x.T + 4 * np.eye(4))
    # d log det(a) = inverse of a.
    (by,) = uop.gradient(linalg.slogdet(positive)[1].sum(), [positive])
    close(by, np.linalg.inv(np.asarray(positive)).T, 1e-9)
    (by,) = uop.gradient(linalg.cholesky(positive).diagonal().log().sum() * 2, [positive])
    close(np.asarray(by) + np.asarray(by).T, 2 * np.linalg.inv(np.asarray(positive)), 1e-9)


def test_transforms():
    for size in (1, 2, 7, 12, 131):
        real, imaginary = some(2, size), some(2, size, seed=1)
        want = np.fft.fft(real + 1j * imaginary)
        got = fft.fft(uop.ComplexTensor(real, imaginary))
        close(got, want, 1e-10)
        close(fft.ifft(got), real + 1j * imaginary, 1e-10)
        half = fft.rfft(uop.Tensor(real.T), axis=0)
        close(half, np.fft.rfft(real.T, axis=0), 1e-10)
        close(fft.irfft(half, n=size, axis=0), real.T, 1e-10)
    close(fft.fftfreq(5, d=0.5), np.fft.fftfreq(5, 0.5), 1e-6)
    close(fft.rfftfreq(6), np.fft.rfftfreq(6), 1e-6)


def test_special_functions():
    x = np.array([-3.5, -0.5, 0.1, 0.5, 1.5, 2.25, 10.5, 171.0, 1e5])
    close(uop.Tensor(x).lgamma(), [math.lgamma(value) for value in x], 1e-13)
    assert uop.Tensor([0.0, -1.0, math.inf]).lgamma().tolist() == [math.inf] * 3
    x = np.array([-6.0, -1.0, 0.0, 0.5, 1.0, 5.0, 26.0])
    close(uop.Tensor(x).erfc(), [math.erfc(value) for value in x], 1e-15)
    np.testing.assert_allclose(np.asarray(uop.Tensor(x).erfc()), [math.erfc(v) for v in x], rtol=1e-12)
    y = np.array([-0.999999, -0.5, -1e-10, 0.0, 0.3, 0.99])
    inverse = np.asarray(uop.Tensor(y).erfinv())
    np.testing.assert_allclose([math.erf(value) for value in inverse], y, rtol=1e-14)
    np.testing.assert_array_equal(np.asarray(uop.Tensor([1.0, -1.0, 2.0]).erfinv()), [math.inf, -math.inf, math.nan])
    # Those of f32 have polynomials of their own.
    bits = np.concatenate([np.arange(1 << 23, 0x3F800000, 65521), np.arange(0x3F000000, 0x3F800000, 97)])
    narrow = bits.astype(np.uint32).view(np.float32)
    exact = np.asarray(uop.Tensor(narrow.astype(np.float64)).erfinv())
    error = np.abs(np.asarray(uop.Tensor(narrow).erfinv()) - exact)
    assert (error / np.spacing(exact.astype(np.float32))).max() < 2
    # The difference of digamma(x + 1) and digamma(x) is 1 / x.
    points = uop.Tensor(np.array([0.3, 1.7, 12.0]))
    close((points + 1).digamma() - points.digamma(), 1 / np.asarray(points), 1e-12)
    assert str(uop.Tensor([1], dtype="int32").lgamma().dtype) == "uop.float32"


def test_other_functions():
    x, y = some(4, 3), some(4, 3, seed=1)
    a, b = uop.Tensor(x), uop.Tensor(y)
    close(linalg.cross(a, b), np.cross(x, y))
    close(linalg.matrix_power(a.T @ b, 3), np.linalg.matrix_power(x.T @ y, 3), 1e-10)
    close(linalg.matrix_power(a.T @ b, -2), np.linalg.matrix_power(x.T @ y, -2), 1e-8)
    for offset in (-2, 0, 1, 5):
        close(linalg.trace(a, offset=offset), np.trace(x, offset))
    for order in ("fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf):
        close(linalg.matrix_norm(a, ord=order), np.linalg.norm(x, order), 1e-11)
    for order in (0, 1, 2, 3.5, math.inf, -math.inf):
        close(linalg.vector_norm(a[0], ord=order), np.linalg.norm(x[0], order), 1e-12)


def test_errors():
    with pytest.raises(ValueError, match="test_linalg.py:.*: qr: matrices have two axes or more"):
        linalg.qr(uop.zeros((3,)))
    with pytest.raises(ValueError, match="cholesky: the matrices of 2x3xf32 are not square"):
        linalg.cholesky(uop.zeros((2, 3)))
    with pytest.raises(ValueError, match="matrices of up to 128 rows and columns are factored, got 129x1xf32"):
        linalg.qr(uop.zeros((129, 1)))
    with pytest.raises(ValueError, match="svd: matrices of 1 to 32 rows or columns have this decomposition"):
        linalg.svd(uop.zeros((33, 33)))
    with pytest.raises(ValueError, match="qr: matrices without elements have no factors"):
        linalg.qr(uop.zeros((0, 3)))
    with pytest.raises(ValueError, match="eigh: matrices without elements have no vectors"):
        linalg.eigh(uop.zeros((0, 0)))
    with pytest.raises(ValueError, match="eig: matrices without elements have no vectors"):
        linalg.eig(uop.zeros((0, 0)))
    with pytest.raises(ValueError, match="eigvals: matrices of up to 16 rows and columns are factored, got 17x17xf32"):
        linalg.eigvals(uop.zeros((17, 17)))
    with pytest.raises(ValueError, match="the right side 3x1xf32 does not fit matrices 2x2xf32"):
        linalg.solve(uop.zeros((2, 2)), uop.zeros((3, 1)))
    with pytest.raises(ValueError, match="there is no norm 'other'"):
        linalg.matrix_norm(uop.zeros((2, 2)), ord="other")
    with pytest.raises(ValueError, match="mode is 'reduced' or 'complete', got 'raw'"):
        linalg.qr(uop.zeros((2, 2)), mode="raw")
    with pytest.raises(ValueError, match="cross: the vectors have 2 and 2 elements, not 3"):
        linalg.cross(uop.zeros((2,)), uop.zeros((2,)))
    with pytest.raises(ValueError, match="rfft: axis 0 has 0 elements; from 1 to 4194304 are transformed"):
        fft.rfft(uop.zeros((0,)))
    with pytest.raises(ValueError, match="fft: 0 elements cannot be transformed"):
        fft.fft(uop.zeros((3,)), n=0)
    with pytest.raises(ValueError, match="2 sizes and 1 axes"):
        fft.fftn(uop.zeros((3,)), s=(2, 2), axes=(0,))
    with pytest.raises(IndexError, match="there is no axis 1"):
        fft.rfft(uop.zeros((3,)), axis=1)


def general_matrices(n):
    random = np.random.default_rng(n)
    yield random.normal(size=(n, n))
    yield random.normal(size=(2, 3, n, n)) + 1j * random.normal(size=(2, 3, n, n))
    yield np.eye(n)
    yield np.zeros((n, n))
    yield np.roll(np.eye(n), 1, 0)  # where shifts of 0 lead nowhere
    yield np.diag(np.ones(n - 1), 1) + 2 * np.eye(n)  # one vector only
    yield np.triu(random.normal(size=(n, n)))
    yield np.full((n, n), 3.0)
    yield random.integers(-1, 2, (n, n)).astype("f8")
    yield random.normal(size=(n, n)) * 1e-200
    yield random.normal(size=(n, n)) * 1e200
    yield np.diag(10.0 ** np.arange(-n, n, 2)) @ random.normal(size=(n, n))


@pytest.mark.parametrize("n", (1, 2, 3, 5, 8, 16))
def test_general_eigenvalues(n):
    for a in general_matrices(n):
        scale = np.abs(a).max() or 1
        values, vectors = map(np.asarray, linalg.eig(uop.asarray(a)))
        assert values.dtype == vectors.dtype == np.complex128
        assert values.shape == a.shape[:-1] and vectors.shape == a.shape
        np.testing.assert_allclose((np.abs(vectors) ** 2).sum(-2), 1, rtol=1e-12)
        difference = (a / scale) @ vectors - vectors * (values / scale)[..., None, :]
        assert np.abs(difference).max() < 2e-13
        # In pairs of the nearest: each matrix has all of them.
        sums = values.sum(-1) / scale, np.trace(a, axis1=-2, axis2=-1) / scale
        np.testing.assert_allclose(*sums, atol=1e-12)
        if n < 8:
            np.testing.assert_array_equal(linalg.eigvals(uop.asarray(a)), values)


def test_general_eigenvalues_of_types():
    a = np.array([[1, 2], [-2, 1]])
    for kind, result in (("i4", "c8"), ("f4", "c8"), ("f8", "c16"), ("c8", "c8"), ("c16", "c16")):
        values = np.asarray(linalg.eigvals(uop.asarray(a.astype(kind))))
        assert values.dtype == result
        np.testing.assert_allclose(sorted(values, key=lambda z: z.imag), [1 - 2j, 1 + 2j], rtol=1e-6)
    a = np.array([[[np.nan, 1], [0, 1]], [[2, 0], [0, 3]]])
    values = np.asarray(linalg.eigvals(uop.asarray(a)))
    assert np.isnan(values[0]).all() and sorted(values[1].real) == [2, 3]
    compiled = uop.jit(linalg.eigvals)
    a = np.random.default_rng(1).normal(size=(3, 3))
    np.testing.assert_allclose(np.asarray(compiled(uop.Tensor(a))), np.asarray(linalg.eigvals(uop.Tensor(a))), atol=1e-13)
