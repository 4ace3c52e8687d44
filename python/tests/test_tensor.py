"""uop.Tensor against numpy."""

import copy
import math
import pickle

import hypothesis
import hypothesis.extra.numpy as hnp
import hypothesis.strategies as st
import numpy as np
import pytest

import uop

INTEGERS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
DTYPES = ["bool", *INTEGERS, "float16", "float32", "float64"]


def same(actual, expected):
    expected = np.asarray(expected)
    actual = np.asarray(actual)
    assert actual.dtype == expected.dtype
    assert actual.shape == expected.shape
    np.testing.assert_array_equal(actual, expected)


@pytest.mark.parametrize("dtype", DTYPES)
def test_round_trip(dtype):
    array = np.array([[0, 1, 2], [3, 4, 5]]).astype(dtype)
    tensor = uop.asarray(array)
    assert tensor.dtype == uop.dtype(dtype) and tensor.dtype.name == dtype
    same(tensor, array)
    assert tensor.tolist() == array.tolist()


def test_of_python_numbers():
    assert uop.Tensor(True).dtype == uop.bool
    assert uop.Tensor(3).dtype == uop.int64
    assert uop.Tensor(3.5).dtype == uop.float32
    assert uop.Tensor([1, 2.5]).dtype == uop.float32
    assert uop.Tensor([True, 2]).dtype == uop.int64
    assert uop.Tensor(2**63).dtype == uop.uint64
    assert uop.Tensor([[1, 2], [3, 4]]).shape == (2, 2)
    assert uop.Tensor([]).shape == (0,)
    assert uop.Tensor([uop.Tensor([1, 2]), uop.Tensor([3, 4])]).tolist() == [[1, 2], [3, 4]]
    assert uop.Tensor(np.float64(1.5)).dtype == uop.float32  # is a Python float
    assert uop.Tensor(np.int16(3)).dtype == uop.int16


@pytest.mark.parametrize(
    "value, error",
    [
        ([[1, 2], [3]], ValueError),
        ([1, [2]], ValueError),
        (1j, TypeError),
        ("text", TypeError),
        (object(), TypeError),
        (np.array([1 + 2j]), TypeError),
        ([2**64], OverflowError),
    ],
)
def test_what_is_no_tensor(value, error):
    with pytest.raises(error):
        uop.Tensor(value)


def test_is_lazy_and_realises(compiled):
    x = uop.asarray(np.arange(100000, dtype=np.float32))
    y = x * 2 + 1
    assert not y.is_realized and compiled() == 0
    assert y.realize() is y
    assert y.is_realized and compiled() == 1
    assert float(y[3]) == 7


def test_repr():
    assert repr(uop.Tensor([1.5, 2])) == "Tensor([1.5, 2], dtype=float32)"
    assert repr(uop.Tensor(10)) == "Tensor(10, dtype=int64)"
    assert repr(uop.Tensor([[1, 2], [3, 4]])) == "Tensor([[1, 2],\n        [3, 4]], dtype=int64)"
    assert repr(uop.Tensor([10.0, 100.0])) == "Tensor([10, 100], dtype=float32)"
    assert f"{uop.Tensor(1.5):.2f}" == "1.50"
    assert uop.Tensor([1])._repr_html_() == "<pre>Tensor([1], dtype=int64)</pre>"


def test_numbers():
    assert int(uop.Tensor(3.7)) == 3 and float(uop.Tensor(3)) == 3.0
    assert bool(uop.Tensor([[True]])) and complex(uop.Tensor(2.0)) == 2 + 0j
    assert [10, 20, 30][uop.Tensor(1)] == 20
    assert uop.Tensor(2**63).item() == 2**63
    assert len(uop.zeros((3, 2))) == 3 and [int(x) for x in uop.arange(3)] == [0, 1, 2]
    for wrong in (lambda: float(uop.zeros((2,))), lambda: [1][uop.Tensor(0.0)], lambda: len(uop.Tensor(1))):
        with pytest.raises(TypeError):
            wrong()


OPERATORS = {
    "+": lambda x, y: x + y, "-": lambda x, y: x - y, "*": lambda x, y: x * y,
    "/": lambda x, y: x / y, "//": lambda x, y: x // y, "%": lambda x, y: x % y,
    "<": lambda x, y: x < y, "<=": lambda x, y: x <= y, ">": lambda x, y: x > y,
    ">=": lambda x, y: x >= y, "==": lambda x, y: x == y, "!=": lambda x, y: x != y,
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATORS)
@pytest.mark.parametrize("dtype", ["int32", "uint8", "float32", "float64"])
def test_operators(name, dtype):
    function = OPERATORS[name]
    x = np.array([1, 2, 7, 100, 12, 5]).astype(dtype)
    y = np.array([[3], [2], [9]]).astype(dtype)
    expected = function(x, y)
    actual = function(uop.asarray(x), uop.asarray(y))
    if name == "/" and dtype in ("int32", "uint8"):
        assert actual.dtype == uop.float32
        np.testing.assert_allclose(np.asarray(actual), expected, rtol=1e-6)
    else:
        np.testing.assert_allclose(np.asarray(actual), expected, rtol=1e-6)
        assert np.asarray(actual).dtype == expected.dtype


def test_operators_with_numbers_and_arrays():
    x = uop.Tensor([1.0, 2.0])
    assert (1 + x).tolist() == [2, 3] and (x - 1).tolist() == [0, 1] and (2 / x).tolist() == [2, 1]
    assert (2**x).tolist() == [2, 4] and (x + np.array([1, 2], np.float32)).tolist() == [2, 4]
    assert (np.array([1, 2], np.float32) + x).tolist() == [2, 4]
    assert (x + True).dtype == uop.float32 and (uop.Tensor([1, 2]) + 0.5).dtype == uop.float32
    assert (uop.Tensor([1], dtype=uop.int8) + 1).dtype == uop.int8
    assert (uop.Tensor([2**63]) + 2**63).tolist() == [0]
    with pytest.raises(TypeError):
        x + "text"


def test_in_place():
    x = uop.Tensor([1.0, 2.0])
    y = x + 0
    name = x
    x += 1
    assert x is name and x.tolist() == [2, 3] and y.tolist() == [1, 2]
    with pytest.raises(ValueError, match="cannot change the shape"):
        x += uop.zeros((3, 2))


@pytest.mark.parametrize("first", DTYPES)
@pytest.mark.parametrize("second", DTYPES)
def test_promotion(first, second):
    kinds = [np.dtype(dtype).kind for dtype in (first, second)]
    if "f" in kinds and kinds != ["f", "f"]:
        pytest.skip("the standard does not say")
    if {first, second} & {"uint64"} and "i" in kinds:
        pytest.skip("the standard does not say")
    expected = np.promote_types(first, second)
    actual = uop.asarray(np.ones(2, first)) * uop.asarray(np.ones(2, second))
    assert actual.dtype.name == expected.name


KEYS = st.shared(hnp.array_shapes(min_dims=1, max_dims=3, min_side=1, max_side=5), key="shape")


@hypothesis.given(KEYS, st.data())
@hypothesis.settings(max_examples=60, deadline=None)
def test_indexing(shape, data):
    array = np.arange(math.prod(shape), dtype=np.int32).reshape(shape)
    tensor = uop.asarray(array)
    key = data.draw(hnp.basic_indices(shape, allow_newaxis=True, allow_ellipsis=True))
    same(tensor[key], array[key])
    index = data.draw(hnp.integer_array_indices(shape))
    same(tensor[tuple(uop.asarray(one) for one in index)], array[index])
    mask = data.draw(hnp.arrays(bool, shape))
    same(tensor[uop.asarray(mask)], array[mask])


@hypothesis.given(KEYS, st.data())
@hypothesis.settings(max_examples=60, deadline=None)
def test_assignment(shape, data):
    array = np.arange(math.prod(shape), dtype=np.float32).reshape(shape)
    tensor = uop.tensor(array)
    key = data.draw(hnp.basic_indices(shape, allow_newaxis=False))
    before = tensor + 0
    array_before = array.copy()
    array[key] = -1
    tensor[key] = -1
    same(tensor, array)
    same(before, array_before)
    mask = data.draw(hnp.arrays(bool, shape))
    array[mask] *= 2
    tensor[uop.asarray(mask)] = (tensor * 2)[uop.asarray(mask)]
    same(tensor, array)


@hypothesis.given(hnp.arrays(np.int64, hnp.array_shapes(max_dims=1, max_side=8, min_side=0), elements=st.integers(-3, 3)))
@hypothesis.settings(max_examples=30, deadline=None)
def test_sets(array):
    xp = uop.Tensor([0]).__array_namespace__()
    values, index, inverse, counts = np.unique(
        array, return_index=True, return_inverse=True, return_counts=True
    )
    found = xp.unique_all(uop.asarray(array))
    same(found.values, values)
    same(found.indices, index)
    same(found.inverse_indices, inverse)
    same(found.counts, counts)
    same(xp.nonzero(uop.asarray(array))[0], np.nonzero(array)[0])


UNARY = {
    "exp": np.exp, "log": np.log, "sqrt": np.sqrt, "sin": np.sin, "cos": np.cos, "tan": np.tan,
    "tanh": np.tanh, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "sinh": np.sinh,
    "cosh": np.cosh, "asinh": np.arcsinh, "acosh": np.arccosh, "atanh": np.arctanh,
    "expm1": np.expm1, "log1p": np.log1p, "log2": np.log2, "log10": np.log10, "floor": np.floor,
    "ceil": np.ceil, "round": np.round, "trunc": np.trunc, "abs": np.abs, "square": np.square,
    "reciprocal": np.reciprocal, "signbit": np.signbit, "isnan": np.isnan, "isinf": np.isinf,
}  # fmt: skip


@pytest.mark.parametrize("interpreted", [True, False])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", UNARY)
def test_functions(name, dtype, interpreted):
    values = np.concatenate(
        [np.linspace(-3, 3, 121), np.geomspace(1e-30, 1e30, 61), -np.geomspace(1e-30, 1e30, 61),
         [0.0, -0.0, np.inf, -np.inf, np.nan]]
    ).astype(dtype)  # fmt: skip
    if not interpreted:
        values = np.tile(values, 2000)
    x = uop.asarray(values)
    count = uop.stats()["interpreted"]
    actual = np.asarray(getattr(x, name)())
    assert (uop.stats()["interpreted"] > count) == interpreted
    with np.errstate(all="ignore"):
        expected = UNARY[name](values.astype(np.float64)).astype(dtype)
    if expected.dtype == bool:
        assert actual.dtype == bool
    # Of huge angles the sine's last bits are others.
    small = np.abs(values) < 1e5 if name in ("sin", "cos", "tan") else slice(None)
    np.testing.assert_allclose(
        actual[small], expected[small], rtol=3e-7 if dtype == "float32" else 3e-15
    )


REDUCTIONS = ["sum", "prod", "max", "min", "mean", "any", "all", "std", "var"]


@pytest.mark.parametrize("axis", [None, 0, -1, (0, 2), ()])
@pytest.mark.parametrize("keepdims", [False, True])
@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions(name, axis, keepdims):
    array = np.random.default_rng(0).normal(size=(3, 4, 5))
    actual = np.asarray(getattr(uop.asarray(array), name)(axis, keepdims=keepdims))
    expected = getattr(np, name)(array, axis=axis, keepdims=keepdims)
    assert actual.shape == expected.shape
    np.testing.assert_allclose(actual, expected, rtol=1e-12)


def test_order():
    array = np.array([[3, 1, 2, 1], [0, 5, 5, 4]], np.int32)
    x = uop.asarray(array)
    values, index = x.sort(1)
    same(values, np.sort(array, 1))
    same(index, np.argsort(array, 1, kind="stable"))
    values, index = x.topk(2)
    same(values, np.array([[3, 2], [5, 5]], np.int32))
    same(index, np.array([[0, 2], [1, 2]]))
    same(x.argmax(1), array.argmax(1))
    same(x.argmin(None), array.argmin())


def test_gradients():
    x, w = uop.Tensor([[1.0, 2.0]]), uop.Tensor([[3.0], [4.0]])
    dx, dw = uop.gradient((x @ w).square(), [x, w])
    assert dx.tolist() == [[66, 88]] and dw.tolist() == [[22], [44]]
    square = uop.grad(lambda x: x.square().sum())
    assert square([1.0, 2.0]).tolist() == [2, 4]
    both = uop.grad(lambda x, y: (x * y).sum(), argnums=(0, 1))
    assert [one.tolist() for one in both(x, x * 2)] == [[[2, 4]], [[1, 2]]]


def test_optimizers_change_their_parameters():
    for make in (uop.SGD, uop.Adam):
        w = uop.Tensor([5.0, -3.0])
        optimizer = make([w], 0.1)
        for _ in range(200):
            optimizer.step((w - 1).square().sum())
        np.testing.assert_allclose(np.asarray(w), [1, 1], atol=0.05)


def test_copies_are_tensors_of_their_own():
    x = uop.Tensor([1.0, 2.0])
    others = [copy.copy(x), copy.deepcopy(x), x.clone(), +x, x.astype(uop.float32), x.reshape(2)]
    others += [x[:], x.expand(2), pickle.loads(pickle.dumps(x))]
    x[0] = 9
    for other in others:
        assert other.tolist() == [1, 2]
    assert pickle.loads(pickle.dumps(uop.bfloat16)) == uop.bfloat16


def test_random_numbers_are_reproducible():
    first, second = uop.Random(7), uop.Random(7)
    assert first.normal((4,)).tolist() == second.normal((4,)).tolist()
    assert first.position == second.position == 4
    uniform = np.asarray(first.uniform((1000,), 2, 3))
    assert uniform.min() >= 2 and uniform.max() < 3


def test_files(tmp_path):
    x = uop.Tensor([[1.0, 2.0]])
    uop.save_npy(str(tmp_path / "x.npy"), x)
    same(np.load(tmp_path / "x.npy"), x)
    same(uop.load_npy(str(tmp_path / "x.npy")), x)
    uop.save_safetensors(str(tmp_path / "x.safetensors"), {"x": x, "y": x + 1})
    loaded = uop.load_safetensors(str(tmp_path / "x.safetensors"))
    same(loaded["y"], np.array([[2, 3]], np.float32))
    with pytest.raises(ValueError, match="nowhere.npy"):
        uop.load_npy("nowhere.npy")


def test_layers():
    rng = np.random.default_rng(0)
    x = rng.normal(size=(1, 2, 5, 5)).astype(np.float32)
    w = rng.normal(size=(3, 2, 3, 3)).astype(np.float32)
    actual = np.asarray(uop.nn.conv(x, w, paddings=(1, 1)))
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))
    expected = np.einsum("bchwij,ocij->bohw", windows, w)
    np.testing.assert_allclose(actual, expected, rtol=1e-4, atol=1e-5)
    pooled = np.asarray(uop.nn.max_pool(x[:, :, :4, :4], (2, 2)))
    np.testing.assert_array_equal(pooled, x[:, :, :4, :4].reshape(1, 2, 2, 2, 2, 2).max((3, 5)))
    scores = rng.normal(size=(4, 3)).astype(np.float32)
    loss = float(uop.nn.cross_entropy(scores, [0, 2, 1, 1]))
    logs = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    assert loss == pytest.approx(-logs[range(4), [0, 2, 1, 1]].mean(), rel=1e-5)


@pytest.mark.parametrize("name", ["expm1", "log1p"])
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_functions_near_zero_keep_their_bits(name, dtype):
    draws = np.random.default_rng(7)
    x = draws.standard_normal(5000) * 10.0 ** draws.uniform(-30, 2, 5000)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, -1.0, 2.0**-20, -(2.0**-20), 88.8]
    x = np.concatenate([x, special]).astype(dtype)
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x.astype(np.float64)).astype(dtype)
    actual = np.from_dlpack(getattr(uop.asarray(x), name)().realize())
    finite = np.isfinite(expected)
    np.testing.assert_array_max_ulp(actual[finite], expected[finite], 4 if dtype == "float64" else 1)
    np.testing.assert_array_equal(actual[~finite], expected[~finite])
    numbers = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(actual[numbers]), np.signbit(expected[numbers]))
