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


SPECIAL = [-np.inf, -4.0, -1.0, -0.0, 0.0, 1.0, 4.0, np.inf, np.nan]


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_special_values(dtype):
    z = np.array([complex(a, b) for a in SPECIAL for b in SPECIAL], dtype)
    x = uop.asarray(z)
    for name in ("log", "sqrt", "asin", "atanh", "abs"):
        with np.errstate(all="ignore"):
            wanted = getattr(np, NUMPY.get(name, name))(z)
        got = np.asarray(getattr(x, name)())
        for part in ("real", "imag"):
            one, other = getattr(got, part), getattr(wanted, part)
            if (name, part) == ("asin", "imag"):
                # C leaves this sign open, and releases of numpy differ in it.
                is_open = np.isinf(z.real) & np.isnan(z.imag)
                one, other = (np.where(is_open, np.abs(y), y) for y in (one, other))
            np.testing.assert_allclose(one, other, rtol=1e-6)
            known = ~np.isnan(other)
            np.testing.assert_array_equal(np.signbit(one)[known], np.signbit(other)[known])
    with np.errstate(all="ignore"):
        by_zero = z / dtype(0)
    np.testing.assert_array_equal(np.asarray(x / 0j).real, by_zero.real)
    np.testing.assert_array_equal(np.asarray(x / 0j).imag, by_zero.imag)
    # Roots of squares are exact.
    squares = uop.asarray(np.array([1, 4, 16, 1e10, -1, -9], dtype))
    assert squares.sqrt().tolist() == [1, 2, 4, 1e5, 1j, 3j]


def test_real_numbers_have_no_imaginary_part():
    """A zero, whatever the number is, and not -0."""
    real = uop.Tensor([-1.0, 4.0, np.inf, np.nan])
    for made in (
        uop.ComplexTensor(real), xp.astype(real, xp.complex64), uop.asarray(real, dtype="complex64"),
        uop.asarray(real.tolist(), dtype="complex64"),
    ):  # fmt: skip
        imag = np.asarray(made.imag)
        assert imag.tolist() == [0, 0, 0, 0] and not np.signbit(imag).any()
    root = np.asarray(xp.sqrt(xp.astype(real[:3], xp.complex64)))
    np.testing.assert_array_equal(root, [1j, 2, np.inf])
    z = uop.asarray([1 + 2j, 1])
    np.testing.assert_array_equal(np.asarray(uop.Tensor([np.inf, 1.0]) + z), [np.inf + 2j, 2])


def test_results_are_tensors_of_their_own():
    def assign(to):
        to[(0,) * to.ndim] = 100

    z = uop.asarray([1 + 2j, 3 - 1j])
    one = uop.asarray([1 + 2j])
    for make_one, of in (
        (lambda: z.conj(), z), (lambda: xp.conj(z), z), (lambda: +z, z), (lambda: z.prod(()), z),
        (lambda: one.prod(0, keepdims=True), one), (lambda: one.cumprod(0), one),
        (lambda: uop.fft.fft(one), one), (lambda: uop.fft.ifftn(one, axes=()), one),
        (lambda: uop.fft.fftshift(one, axes=()), one), (lambda: xp.concat([z]), z),
        (lambda: xp.astype(z, xp.complex64), z), (lambda: uop.tensor(z), z),
        (lambda: xp.broadcast_arrays(z, one)[0], z), (lambda: uop.linalg.matrix_transpose(z[None]), z),
        (lambda: uop.full((2,), z), z),
    ):  # fmt: skip
        wanted = of.tolist()
        assign(make_one())
        assert of.tolist() == wanted
    real = uop.Tensor([1.0, 2.0])
    for make_one in (
        lambda: uop.asarray(real, dtype="complex64"), lambda: uop.tensor(real, dtype="complex64"),
        lambda: uop.asarray(real, dtype="complex64", copy=True), lambda: xp.astype(real, xp.complex64),
        lambda: uop.concat([real]), lambda: uop.full((2,), real), lambda: uop.tensor(real),
    ):  # fmt: skip
        assign(make_one())
        assert real.tolist() == [1, 2]
    array = np.array([1.0, 2.0])
    copied = uop.asarray(array, dtype="complex128", copy=True)
    array[0] = 5
    assert copied.tolist() == [1, 2]


def test_arrays_and_numbers_of_numpy():
    a = np.array([1 + 2j, 3 - 1j], np.complex64)
    z = uop.asarray(a)
    for other in (
        np.array([1.0, 2.0]), np.array([1, 2]), np.array([True, False]), np.array([1j, 2]),
        np.float32(2), np.float64(2), np.complex64(1j), np.complex128(1j), np.int64(2), np.array(3.0),
    ):  # fmt: skip
        for got, wanted in ((z * other, a * other), (other * z, other * a), (other - z, other - a)):
            assert isinstance(got, uop.ComplexTensor), repr(other)
            np.testing.assert_allclose(np.asarray(got), wanted, rtol=1e-6)
    assert (z * np.array([1.0, 2.0])).dtype == uop.complex128
    assert (z * np.float32(2)).dtype == (np.complex64(2) * z).dtype == uop.complex64
    assert xp.result_type(z, np.float64(1)) == uop.complex64
    assert xp.result_type(z.real, np.complex128(1)) == uop.complex64
    assert xp.result_type(z.real, np.float64(1), True) == uop.float32


def test_tensors_in_lists():
    x = uop.Tensor([2.0, np.inf])
    for given, wanted in (
        ([1j, uop.Tensor(2.0)], [1j, 2]), ([x, x], [[2, np.inf]] * 2), ([uop.asarray([1j, 2]), x], [[1j, 2], [2, np.inf]]),
    ):  # fmt: skip
        np.testing.assert_array_equal(np.asarray(uop.asarray(given, dtype="complex64")), wanted)
    with pytest.raises(TypeError, match="cannot make complex numbers of 'one'"):
        uop.asarray(["one"], dtype="complex64")


def test_element_types():
    for dtype in ("complex64", complex, uop.complex64, np.complex64, np.dtype("complex64")):
        for made in (
            uop.zeros((2,), dtype=dtype), uop.ones((2,), dtype=dtype), uop.arange(2, dtype=dtype),
            uop.eye(2, dtype=dtype), uop.full((2,), 1, dtype=dtype), xp.arange(2, dtype=dtype),
            xp.eye(2, dtype=dtype), uop.asarray([1], dtype=dtype), uop.linspace(0, 1, 3, dtype=dtype),
        ):  # fmt: skip
            assert made.dtype == uop.complex64
    assert uop.arange(3, dtype=np.complex128).tolist() == [0, 1, 2]
    assert uop.full((2,), 1j).tolist() == [1j, 1j]
    assert uop.full((2,), uop.asarray(1j, dtype="complex128")).dtype == uop.complex128
    assert uop.asarray([1], dtype=np.float64).dtype == uop.float64
    with pytest.raises(TypeError, match="uop.asarray and functions of uop.array_api make complex ones"):
        uop.zeros((2,)).astype("complex64")


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


def test_axes():
    z = uop.asarray(np.arange(6).reshape(2, 3) * 1j)
    assert z.prod((0, -1)).tolist() == 0 and z.prod(-1).shape == (2,)
    for wrong in (
        lambda: z.prod(5), lambda: z.prod((0, -3)), lambda: xp.prod(z, axis=3), lambda: z[0, 0].prod(0),
        lambda: uop.fft.fftshift(z, axes=5), lambda: uop.fft.ifftshift(z, axes=(0, -3)),
        lambda: uop.fft.hfft(z, axis=2),
    ):  # fmt: skip
        with pytest.raises(IndexError, match="there is no axis"):
            wrong()


def test_messages():
    z = uop.asarray([1j, 2])
    for name in "argmax argmin argsort clip max maximum min remainder sort std var".split():
        with pytest.raises(TypeError, match=f"{name} is not defined for complex"):
            getattr(xp, name)(*[z] * (2 if name in ("maximum", "remainder") else 1))
    for wrong in (
        lambda: uop.where(True, z, z), lambda: uop.concat([z]), lambda: uop.stack([z, z]), lambda: uop.maximum(z, 1),
    ):  # fmt: skip
        with pytest.raises(TypeError, match="functions of uop.array_api take"):
            wrong()
    for name in ("fft", "ifft", "irfft", "hfft"):
        for n in (-4, -1, 0, 2**23):
            with pytest.raises(ValueError, match=rf"^{name}: {n} elements"):
                getattr(uop.fft, name)(z, n=n)
    for name in ("rfft", "ihfft"):
        with pytest.raises(ValueError, match=rf"^{name}: -1 elements"):
            getattr(uop.fft, name)(z.real, n=-1)
        with pytest.raises(TypeError, match=rf"^{name}: the signal is real"):
            getattr(uop.fft, name)(z)


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


def test_real_tensors_meet_complex_arrays():
    a, z = np.array([1.0, -2.0]), np.array([1j, 2 + 1j])
    for real, other in ((a, z), (a.astype("f4"), z.astype("c8")), (a.astype("i4"), z), (a, np.complex64(2j)), (a, np.complex128(2j))):
        x = uop.asarray(real)
        for function in (
            lambda x, y: x + y, lambda x, y: y + x, lambda x, y: x - y, lambda x, y: y - x, lambda x, y: x * y,
            lambda x, y: x / y, lambda x, y: y / x, lambda x, y: x**y, lambda x, y: x == y, lambda x, y: x != y,
        ):  # fmt: skip
            got, wanted = function(x, other), function(real, other)
            np.testing.assert_allclose(np.asarray(got), wanted, rtol=1e-6, atol=1e-6)
    assert (uop.asarray(a.astype("f4")) * z.astype("c8")).dtype == uop.complex64
    assert (uop.asarray(a) * z.astype("c8")).dtype == uop.complex128
    for product in (uop.asarray(a) @ z, z @ uop.asarray(a)):
        np.testing.assert_allclose(np.asarray(product), a @ z)
    x = uop.asarray(a)
    x += z
    np.testing.assert_array_equal(np.asarray(x), a + z)
    with pytest.raises(TypeError, match="complex numbers where real ones are needed"):
        uop.maximum(uop.asarray(a), z)
    with pytest.raises(TypeError):
        uop.asarray(a) < z
