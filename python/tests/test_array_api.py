"""uop.array_api where the standard's own tests do not look; those run by array_api/run.py."""

import numpy as np
import pytest

import uop.array_api as xp


def test_namespace():
    x = xp.asarray([1.0, 2.0])
    assert x.__array_namespace__() is xp
    assert x.__array_namespace__(api_version="2025.12") is xp
    with pytest.raises(ValueError, match="version '1999.12'"):
        x.__array_namespace__(api_version="1999.12")
    assert xp.asarray(x) is x and x.to_device("cpu") is x
    with pytest.raises(ValueError, match="no device 'gpu'"):
        xp.zeros((2,), device="gpu")
    assert xp.__array_namespace_info__().devices() == ("cpu",)


@pytest.mark.parametrize(
    "arguments, result",
    [
        ((xp.int8, xp.uint8), xp.int16),
        ((xp.float32, xp.float64), xp.float64),
        ((xp.int32, 1), xp.int32),
        ((xp.bool, 2), xp.int64),
        ((xp.int32, 0.5), xp.float32),
        ((xp.float32, xp.complex64), xp.complex64),
        ((xp.complex64, xp.float64), xp.complex128),
        ((xp.float32, 1j), xp.complex64),
        ((xp.float64, 1j), xp.complex128),
        ((xp.complex64, 2.0), xp.complex64),
    ],
)
def test_result_type(arguments, result):
    assert xp.result_type(*arguments) == result


def test_no_result_type():
    for wrong in ((xp.int32, xp.float32), (xp.uint64, xp.int8), (xp.bool, xp.int8)):
        with pytest.raises(TypeError):
            xp.result_type(*wrong)
    with pytest.raises(TypeError, match="does not promote"):
        xp.result_type(xp.int32, xp.complex64)
    with pytest.raises(ValueError):
        xp.result_type()


def test_errors():
    x = xp.asarray([[1, 2], [3, 4]])
    with pytest.raises(ValueError, match="axes 1 and 0 have sizes 2 and 3"):
        xp.tensordot(x, xp.ones((3, 2)), axes=1)
    with pytest.raises(ValueError, match="an axis is needed"):
        xp.cumulative_sum(x)
    with pytest.raises(ValueError, match="'xy' or 'ij'"):
        xp.meshgrid(x, indexing="zz")
    with pytest.raises(ValueError, match="do not broadcast"):
        xp.broadcast_shapes((2,), (3,))
    with pytest.raises(ValueError, match="is no kind"):
        xp.isdtype(xp.int8, "whole")
    with pytest.raises(IndexError, match="no axis 7"):
        xp.unstack(x, axis=7)
    with pytest.raises(TypeError):
        xp.finfo(xp.int8)
    with pytest.raises(TypeError):
        xp.iinfo(xp.float32)


def test_large_arrays_are_compiled(compiled):
    rng = np.random.default_rng(0)
    x = rng.integers(0, 1000, 50000)
    a = xp.asarray(x)
    np.testing.assert_array_equal(np.asarray(xp.unique_values(a)), np.unique(x))
    np.testing.assert_array_equal(np.asarray(xp.sort(a)), np.sort(x))
    np.testing.assert_array_equal(
        np.asarray(xp.searchsorted(xp.sort(a), a, side="right")), np.searchsorted(np.sort(x), x, "right")
    )
    np.testing.assert_array_equal(np.asarray(xp.isin(a, xp.arange(10))), np.isin(x, np.arange(10)))
    np.testing.assert_array_equal(np.asarray(xp.cumulative_sum(a)), np.cumsum(x))
    np.testing.assert_array_equal(np.asarray(xp.diff(a)), np.diff(x))
    assert compiled() > 4
