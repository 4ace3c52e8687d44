"""The namespace of the Python array API standard, version 2025.12.

Functions and their arguments are those of the standard; see
https://data-apis.org/array-api/2025.12. Complex arrays are uop.ComplexTensor; the
extensions are fft and linalg. A result whose shape depends on values (nonzero,
unique_*, boolean indexing, repeat by a tensor) is computed immediately.
"""

import builtins as _py
import functools as _functools
import math as _math
from collections import namedtuple as _namedtuple

from . import _complex, _core, _functions as _creation
from ._complex import ComplexTensor as _ComplexTensor, complex64, complex128
from ._core import (
    Tensor as _Tensor,
    bool,
    float32,
    float64,
    int16,
    int32,
    int64,
    int8,
    uint16,
    uint32,
    uint64,
    uint8,
)

__array_api_version__ = "2025.12"

e = _math.e
inf = _math.inf
nan = _math.nan
newaxis = None
pi = _math.pi

_SIGNED = {"int8": int8, "int16": int16, "int32": int32, "int64": int64}
_UNSIGNED = {"uint8": uint8, "uint16": uint16, "uint32": uint32, "uint64": uint64}
_FLOATS = {"float32": float32, "float64": float64}
_COMPLEX = {"complex64": complex64, "complex128": complex128}
_ARRAYS = (_Tensor, _ComplexTensor)
_KINDS = {
    "bool": {"bool": bool},
    "signed integer": _SIGNED,
    "unsigned integer": _UNSIGNED,
    "integral": {**_SIGNED, **_UNSIGNED},
    "real floating": _FLOATS,
    "complex floating": _COMPLEX,
    "numeric": {**_SIGNED, **_UNSIGNED, **_FLOATS, **_COMPLEX},
}


def _check_device(device):
    if device not in (None, "cpu"):
        raise ValueError(f"there is no device {device!r}; the only device is 'cpu'")


def _wrap(method, name):
    def function(x, /):
        if isinstance(x, _Tensor):
            return method(x)
        own = getattr(x, method.__name__, None)
        if own is None:
            raise TypeError(f"{name} is not defined for {type(x).__name__}")
        return own()

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"The standard's {name}, of each element."
    return function


def _of_reals(function):
    """A function that complex numbers, which have no order, have not."""

    @_functools.wraps(function)
    def of_reals(*args, **kwargs):
        if _complex.is_complex(*args):
            raise TypeError(f"{function.__name__} is not defined for complex numbers")
        return function(*args, **kwargs)

    return of_reals


# ---------------------------------------------------------------------------
# Creation
# ---------------------------------------------------------------------------


def asarray(obj, /, *, dtype=None, device=None, copy=None):
    _check_device(device)
    if isinstance(obj, _ARRAYS) and dtype in (None, obj.dtype) and copy is not True:
        return obj
    result = _complex.asarray(obj, dtype, copy)
    if result is not None:
        return result
    return _core.asarray(obj, dtype=dtype, copy=copy)


def arange(start, /, stop=None, step=1, *, dtype=None, device=None):
    _check_device(device)
    return _creation.arange(start, stop, step, dtype)


def empty(shape, *, dtype=None, device=None):
    return zeros(shape, dtype=dtype, device=device)


def empty_like(x, /, *, dtype=None, device=None):
    return zeros_like(x, dtype=dtype, device=device)


def eye(n_rows, n_cols=None, /, *, k=0, dtype=None, device=None):
    _check_device(device)
    return _creation.eye(n_rows, n_cols, k, dtype)


def from_dlpack(x, /, *, device=None, copy=None):
    return asarray(x, device=device, copy=copy)


def full(shape, fill_value, *, dtype=None, device=None):
    _check_device(device)
    return _creation.full(shape, fill_value, dtype=dtype)


def full_like(x, /, fill_value, *, dtype=None, device=None):
    return full(x.shape, fill_value, dtype=x.dtype if dtype is None else dtype, device=device)


def linspace(start, stop, /, num, *, dtype=None, device=None, endpoint=True):
    _check_device(device)
    return _creation.linspace(start, stop, num, dtype=dtype, endpoint=endpoint)


def meshgrid(*arrays, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError(f"indexing must be 'xy' or 'ij', got {indexing!r}")
    places = list(range(len(arrays)))
    if indexing == "xy" and len(arrays) > 1:
        places[:2] = 1, 0
    shape = [1] * len(arrays)
    for array, place in zip(arrays, places):
        shape[place] = array.size
    grids = []
    for array, place in zip(arrays, places):
        apart = [1] * len(arrays)
        apart[place] = -1 if array.size else 0
        grids.append(array.reshape(apart).expand(shape))
    return tuple(grids)


def ones(shape, *, dtype=None, device=None):
    return full(shape, 1, dtype=float32 if dtype is None else dtype, device=device)


def ones_like(x, /, *, dtype=None, device=None):
    return full_like(x, 1, dtype=dtype, device=device)


def tril(x, /, *, k=0):
    return x.tril(k)


def triu(x, /, *, k=0):
    return x.triu(k)


def zeros(shape, *, dtype=None, device=None):
    return full(shape, 0, dtype=float32 if dtype is None else dtype, device=device)


def zeros_like(x, /, *, dtype=None, device=None):
    return full_like(x, 0, dtype=dtype, device=device)


# ---------------------------------------------------------------------------
# Element types
# ---------------------------------------------------------------------------


def astype(x, dtype, /, *, copy=True, device=None):
    _check_device(device)
    if not copy and x.dtype == dtype:
        return x
    to = _complex.find_complex_dtype(dtype)
    if to is not None and isinstance(x, _Tensor):
        return _ComplexTensor(x.astype(to.part))
    return x.astype(dtype)


def can_cast(from_, to, /):
    dtype = from_.dtype if isinstance(from_, _ARRAYS) else from_
    try:
        return result_type(dtype, to) == to
    except TypeError:
        return False


finfo_object = _namedtuple("finfo_object", "bits eps max min smallest_normal dtype")
iinfo_object = _namedtuple("iinfo_object", "bits max min dtype")


def finfo(type, /):
    dtype = type.dtype if isinstance(type, _ARRAYS) else type
    dtype = getattr(dtype, "part", dtype)
    if dtype == float64:
        digits, least, most = 52, -1022, 1023
    elif dtype == float32:
        digits, least, most = 23, -126, 127
    elif dtype == _core.float16:
        digits, least, most = 10, -14, 15
    elif dtype == _core.bfloat16:
        digits, least, most = 7, -126, 127
    else:
        raise TypeError(f"{dtype} is not a floating-point type of the standard")
    eps = 2.0**-digits
    greatest = (2 - eps) * 2.0**most
    return finfo_object(dtype.itemsize * 8, eps, greatest, -greatest, 2.0**least, dtype)


def iinfo(type, /):
    dtype = type.dtype if isinstance(type, _ARRAYS) else type
    bits = dtype.itemsize * 8
    if dtype.name in _UNSIGNED:
        return iinfo_object(bits, 2**bits - 1, 0, dtype)
    if dtype.name in _SIGNED:
        return iinfo_object(bits, 2 ** (bits - 1) - 1, -(2 ** (bits - 1)), dtype)
    raise TypeError(f"{dtype} is not an integer type")


def isdtype(dtype, kind):
    if isinstance(kind, tuple):
        return any_(isdtype(dtype, one) for one in kind)
    if isinstance(kind, str):
        if kind not in _KINDS:
            raise ValueError(f"{kind!r} is no kind of element types")
        return dtype.name in _KINDS[kind]
    return dtype == kind


any_ = _py.any


def _kind(dtype):
    if dtype == bool:
        return 0
    if isinstance(dtype, _complex.ComplexDType):
        return 3
    return 2 if dtype.is_floating else 1


def result_type(*arrays_and_dtypes):
    dtypes, numbers = [], []
    for one in arrays_and_dtypes:
        if isinstance(one, _ARRAYS):
            dtypes.append(one.dtype)
        elif isinstance(one, (_py.bool, int, float, complex)):
            numbers.append(one)
        else:
            dtypes.append(one)
    if not dtypes:
        raise ValueError("result_type needs an array or an element type")
    result = dtypes[0]
    for dtype in dtypes[1:]:
        result = _promote(result, dtype)
    for number in numbers:
        # Bools are integers, and numpy's float64 and complex128 are Python's.
        kinds = (_py.bool, int, float, complex)
        kind = next(i for i, one in enumerate(kinds) if isinstance(number, one))
        if kind > _kind(result):
            wide = (None, int64, float32, complex64)[kind]
            result = complex128 if kind == 3 and result == float64 else wide
    return result


def _promote(first, second):
    kinds = {_kind(first), _kind(second)}
    if 3 in kinds and kinds <= {2, 3}:
        part = _core.promote(getattr(first, "part", first), getattr(second, "part", second))
        return complex64 if part == float32 else complex128
    if len(kinds) != 1:
        raise TypeError(f"the standard does not promote {first} and {second}")
    result = _core.promote(first, second)
    if result.is_floating and not first.is_floating:
        raise TypeError(f"no integer type holds {first} and {second}")
    return result


# ---------------------------------------------------------------------------
# Elementwise
# ---------------------------------------------------------------------------

abs = _wrap(_Tensor.abs, "abs")
acos = _wrap(_Tensor.acos, "acos")
acosh = _wrap(_Tensor.acosh, "acosh")
asin = _wrap(_Tensor.asin, "asin")
asinh = _wrap(_Tensor.asinh, "asinh")
atan = _wrap(_Tensor.atan, "atan")
atanh = _wrap(_Tensor.atanh, "atanh")
bitwise_invert = _wrap(_Tensor.bitwise_not, "bitwise_invert")
ceil = _wrap(_Tensor.ceil, "ceil")
cos = _wrap(_Tensor.cos, "cos")
cosh = _wrap(_Tensor.cosh, "cosh")
exp = _wrap(_Tensor.exp, "exp")
expm1 = _wrap(_Tensor.expm1, "expm1")
floor = _wrap(_Tensor.floor, "floor")
isfinite = _wrap(_Tensor.isfinite, "isfinite")
isinf = _wrap(_Tensor.isinf, "isinf")
isnan = _wrap(_Tensor.isnan, "isnan")
log = _wrap(_Tensor.log, "log")
log10 = _wrap(_Tensor.log10, "log10")
log1p = _wrap(_Tensor.log1p, "log1p")
log2 = _wrap(_Tensor.log2, "log2")
logical_not = _wrap(_Tensor.logical_not, "logical_not")
negative = _wrap(_Tensor.neg, "negative")
positive = _wrap(_Tensor.clone, "positive")
reciprocal = _wrap(_Tensor.reciprocal, "reciprocal")
round = _wrap(_Tensor.round, "round")
sign = _wrap(_Tensor.sign, "sign")
signbit = _wrap(_Tensor.signbit, "signbit")
sin = _wrap(_Tensor.sin, "sin")
sinh = _wrap(_Tensor.sinh, "sinh")
sqrt = _wrap(_Tensor.sqrt, "sqrt")
square = _wrap(_Tensor.square, "square")
tan = _wrap(_Tensor.tan, "tan")
tanh = _wrap(_Tensor.tanh, "tanh")
trunc = _wrap(_Tensor.trunc, "trunc")


def _two(name):
    function, of_complex = getattr(_core, name), name in _OF_COMPLEX

    def of_two(x1, x2, /):
        if not _complex.is_complex(x1, x2):
            return function(x1, x2)
        if not of_complex:
            raise TypeError(f"{name} is not defined for complex numbers")
        return _complex.binary(name, x1, x2)

    of_two.__name__ = of_two.__qualname__ = name
    of_two.__doc__ = f"The standard's {name}, of each pair of elements."
    return of_two


_OF_COMPLEX = {"add", "subtract", "multiply", "divide", "pow", "equal", "matmul"}
for _name in (
    "add atan2 bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign "
    "divide equal floor_divide greater greater_equal hypot less less_equal logaddexp logical_and "
    "logical_or logical_xor matmul maximum minimum multiply nextafter pow remainder "
    "subtract"
).split():
    globals()[_name] = _two(_name)


def not_equal(x1, x2, /):
    if _complex.is_complex(x1, x2):
        return equal(x1, x2).logical_not()
    return _core.not_equal(x1, x2)


@_of_reals
def clip(x, /, min=None, max=None):
    dtype = x.dtype
    # In the type of x: a bound beyond it bounds nothing.
    for bound, best in ((min, _core.maximum), (max, _core.minimum)):
        if bound is None:
            continue
        if isinstance(bound, int) and not dtype.is_floating:
            info = iinfo(dtype)
            bound = _py.max(info.min, _py.min(info.max, bound))
        x = best(x, bound)
    return x.astype(dtype) if x.dtype != dtype else x.clone()


def conj(x, /):
    return x.conj() if isinstance(x, _ComplexTensor) else x.clone()


def real(x, /):
    return x.real.clone() if isinstance(x, _ComplexTensor) else x.clone()


def imag(x, /):
    return x.imag.clone() if isinstance(x, _ComplexTensor) else zeros_like(x)


# ---------------------------------------------------------------------------
# Indexing and products
# ---------------------------------------------------------------------------


def take(x, indices, /, *, axis=None):
    if axis is None:
        if x.ndim != 1:
            raise ValueError("take needs an axis if x has several")
        axis = 0
    return x.take(_core.where(indices < 0, indices + x.shape[axis], indices), axis)


def take_along_axis(x, indices, /, *, axis=-1):
    axis = axis + x.ndim if axis < 0 else axis
    indices = _core.where(indices < 0, indices + x.shape[axis], indices)
    shape = list(_broadcast(x.shape[:axis] + (1,) + x.shape[axis + 1 :],
                            indices.shape[:axis] + (1,) + indices.shape[axis + 1 :]))
    to = shape[:axis] + [indices.shape[axis]] + shape[axis + 1 :]
    source = shape[:axis] + [x.shape[axis]] + shape[axis + 1 :]
    return x.expand(source).gather(indices.expand(to), axis)


def matrix_transpose(x, /):
    return x.mT


def tensordot(x1, x2, /, *, axes=2):
    if isinstance(axes, int):
        first = list(range(x1.ndim - axes, x1.ndim))
        second = list(range(axes))
    else:
        first = [axis % x1.ndim for axis in axes[0]]
        second = [axis % x2.ndim for axis in axes[1]]
    for one, other in zip(first, second):
        if x1.shape[one] != x2.shape[other]:
            raise ValueError(
                f"tensordot: axes {one} and {other} have sizes {x1.shape[one]} and {x2.shape[other]}"
            )
    left = [axis for axis in range(x1.ndim) if axis not in first]
    right = [axis for axis in range(x2.ndim) if axis not in second]
    count = _math.prod(x1.shape[axis] for axis in first)
    rows = _math.prod(x1.shape[axis] for axis in left)
    columns = _math.prod(x2.shape[axis] for axis in right)
    product = x1.permute(left + first).reshape(rows, count) @ x2.permute(second + right).reshape(
        count, columns
    )
    return product.reshape([x1.shape[axis] for axis in left] + [x2.shape[axis] for axis in right])


def vecdot(x1, x2, /, *, axis=-1):
    dtype = result_type(x1, x2)
    if x1.shape[axis] != x2.shape[axis]:
        raise ValueError(
            f"vecdot: the vectors have {x1.shape[axis]} and {x2.shape[axis]} elements"
        )
    return (conj(x1) * x2).sum(axis).astype(dtype)


# ---------------------------------------------------------------------------
# Shapes
# ---------------------------------------------------------------------------


def _broadcast(*shapes):
    rank = _py.max((len(shape) for shape in shapes), default=0)
    result = []
    for axis in range(-rank, 0):
        sizes = [shape[axis] for shape in shapes if len(shape) >= -axis]
        known = [size for size in sizes if size != 1]
        if any_(size != known[0] for size in known):
            raise ValueError(f"shapes {shapes} do not broadcast")
        result.append(known[0] if known else 1)
    return tuple(result)


def broadcast_shapes(*shapes):
    return _broadcast(*shapes)


def broadcast_arrays(*arrays):
    shape = _broadcast(*(array.shape for array in arrays))
    return tuple(array.expand(shape) for array in arrays)


def broadcast_to(x, /, shape):
    return x.expand(shape)


def concat(arrays, /, *, axis=0):
    dtype = result_type(*arrays)
    arrays = [astype(array, dtype) for array in arrays]
    if axis is None:
        arrays, axis = [array.reshape(-1) for array in arrays], 0
    return _join(_core.concat, arrays, axis)


def _join(function, arrays, axis):
    if _complex.is_complex(*arrays):
        return _complex.join(function, arrays, axis)
    return function(arrays, axis)


def expand_dims(x, /, axis=0):
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    rank = x.ndim + len(axes)
    axes = sorted(_complex.find_axis(one, rank) for one in axes)
    if len(set(axes)) != len(axes):
        raise ValueError("expand_dims: an axis is given twice")
    for one in axes:
        x = x.unsqueeze(one)
    return x


def flip(x, /, *, axis=None):
    return x.flip(axis)


def moveaxis(x, source, destination, /):
    source = (source,) if isinstance(source, int) else source
    destination = (destination,) if isinstance(destination, int) else destination
    if len(source) != len(destination):
        raise ValueError("moveaxis: source and destination must have equally many axes")
    rank = x.ndim
    source = [_complex.find_axis(one, rank) for one in source]
    destination = [_complex.find_axis(one, rank) for one in destination]
    order = [axis for axis in range(rank) if axis not in source]
    for to, one in sorted(zip(destination, source)):
        order.insert(to, one)
    return x.permute(order)


def permute_dims(x, /, axes):
    return x.permute(axes)


def repeat(x, repeats, /, *, axis=None):
    if axis is None:
        x, axis = x.reshape(x.size), 0
    return x.repeat(repeats, axis)


def reshape(x, /, shape, *, copy=None):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if -1 in shape and x.size == 0 and 0 in shape:
        raise ValueError("the size -1 is ambiguous: x has no elements")
    return x.reshape(shape)


def roll(x, /, shift, *, axis=None):
    if axis is None:
        return x.reshape(x.size).roll(shift, 0).reshape(x.shape) if x.size else x.clone()
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    shifts = (shift,) * len(axes) if isinstance(shift, int) else tuple(shift)
    if len(shifts) != len(axes):
        raise ValueError("roll: shift and axis must have equally many elements")
    for by, one in zip(shifts, axes):
        x = x.roll(by, one)
    return x


def squeeze(x, /, axis):
    return x.squeeze(axis)


def stack(arrays, /, *, axis=0):
    dtype = result_type(*arrays)
    return _join(_core.stack, [astype(array, dtype) for array in arrays], axis)


def tile(x, repetitions, /):
    repetitions = tuple(repetitions)
    return x.tile((1,) * (x.ndim - len(repetitions)) + repetitions)


def unstack(x, /, *, axis=0):
    axis = _complex.find_axis(axis, x.ndim)
    return tuple(x[(slice(None),) * axis + (i,)] for i in range(x.shape[axis]))


# ---------------------------------------------------------------------------
# Searching, sets, order
# ---------------------------------------------------------------------------

unique_all_result = _namedtuple(
    "unique_all_result", "values indices inverse_indices counts"
)
unique_counts_result = _namedtuple("unique_counts_result", "values counts")
unique_inverse_result = _namedtuple("unique_inverse_result", "values inverse_indices")


@_of_reals
def argmax(x, /, *, axis=None, keepdims=False):
    return x.argmax(axis, keepdims=keepdims)


@_of_reals
def argmin(x, /, *, axis=None, keepdims=False):
    return x.argmin(axis, keepdims=keepdims)


def count_nonzero(x, /, *, axis=None, keepdims=False):
    return x.count_nonzero(axis, keepdims=keepdims)


def nonzero(x, /):
    return _core.nonzero(x != 0 if isinstance(x, _ComplexTensor) else x)


@_of_reals
def searchsorted(x1, x2, /, *, side="left", sorter=None):
    if side not in ("left", "right"):
        raise ValueError(f"side must be 'left' or 'right', got {side!r}")
    if sorter is not None:
        x1 = x1.take(sorter, 0)
    return _core.searchsorted(x1, x2, side == "right")


def where(condition, x1, x2, /):
    if _complex.is_complex(x1, x2):
        return _complex.where(condition, x1, x2)
    return _core.where(condition, x1, x2)


def isin(x1, x2, /, *, invert=False):
    return _core.isin(x1, x2, invert)


def _unique(x):
    return _complex.unique_all(x) if isinstance(x, _ComplexTensor) else _core.unique_all(x)


def unique_all(x, /):
    return unique_all_result(*_unique(x))


def unique_counts(x, /):
    values, _, _, counts = _unique(x)
    return unique_counts_result(values, counts)


def unique_inverse(x, /):
    values, _, inverse, _ = _unique(x)
    return unique_inverse_result(values, inverse)


def unique_values(x, /):
    return _unique(x)[0]


@_of_reals
def argsort(x, /, *, axis=-1, descending=False, stable=True):
    return x.argsort(axis, descending=descending)


@_of_reals
def sort(x, /, *, axis=-1, descending=False, stable=True):
    return x.sort(axis, descending=descending)[0]


# ---------------------------------------------------------------------------
# Statistics and truth
# ---------------------------------------------------------------------------


def _accumulate(x, dtype):
    if dtype is not None:
        return astype(x, dtype), dtype
    return x, None


def _cumulate(method, initial, x, axis, dtype, include_initial):
    if axis is None:
        if x.ndim > 1:
            raise ValueError("an axis is needed where x has several")
        axis = 0
    axis = _complex.find_axis(axis, x.ndim)
    x, dtype = _accumulate(x, dtype)
    result = getattr(x, method)(axis)
    if dtype is not None:
        result = result.astype(dtype)
    if include_initial:
        shape = list(result.shape)
        shape[axis] = 1
        first = full(tuple(shape), initial, dtype=result.dtype)
        result = _join(_core.concat, [first, result], axis)
    return result


def cumulative_prod(x, /, *, axis=None, dtype=None, include_initial=False):
    return _cumulate("cumprod", 1, x, axis, dtype, include_initial)


def cumulative_sum(x, /, *, axis=None, dtype=None, include_initial=False):
    return _cumulate("cumsum", 0, x, axis, dtype, include_initial)


@_of_reals
def max(x, /, *, axis=None, keepdims=False):
    return x.max(axis, keepdims=keepdims)


def mean(x, /, *, axis=None, keepdims=False):
    return x.mean(axis, keepdims=keepdims)


@_of_reals
def min(x, /, *, axis=None, keepdims=False):
    return x.min(axis, keepdims=keepdims)


def prod(x, /, *, axis=None, dtype=None, keepdims=False):
    x, dtype = _accumulate(x, dtype)
    result = x.prod(axis, keepdims=keepdims)
    return result if dtype is None else result.astype(dtype)


@_of_reals
def std(x, /, *, axis=None, correction=0.0, keepdims=False):
    return x.std(axis, correction=correction, keepdims=keepdims)


def sum(x, /, *, axis=None, dtype=None, keepdims=False):
    x, dtype = _accumulate(x, dtype)
    result = x.sum(axis, keepdims=keepdims)
    return result if dtype is None else result.astype(dtype)


@_of_reals
def var(x, /, *, axis=None, correction=0.0, keepdims=False):
    return x.var(axis, correction=correction, keepdims=keepdims)


def all(x, /, *, axis=None, keepdims=False):
    return x.all(axis, keepdims=keepdims)


def any(x, /, *, axis=None, keepdims=False):
    return x.any(axis, keepdims=keepdims)


def diff(x, /, *, axis=-1, n=1, prepend=None, append=None):
    parts = [part for part in (prepend, x, append) if part is not None]
    if len(parts) > 1:
        x = concat(parts, axis=axis)
    axis = axis % x.ndim
    for _ in range(n):
        if x.shape[axis] == 0:
            break
        rest = (slice(None),) * axis
        after, before = x[rest + (slice(1, None),)], x[rest + (slice(None, -1),)]
        x = after != before if x.dtype == bool else after - before
    return x


# ---------------------------------------------------------------------------
# Inspection
# ---------------------------------------------------------------------------


class __array_namespace_info__:
    """What this namespace has, as the standard asks."""

    def capabilities(self):
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 64}

    def default_device(self):
        return "cpu"

    def default_dtypes(self, *, device=None):
        _check_device(device)
        return {
            "real floating": float32,
            "complex floating": complex64,
            "integral": int64,
            "indexing": int64,
        }

    def dtypes(self, *, device=None, kind=None):
        _check_device(device)
        if kind is None:
            return {"bool": bool, **_KINDS["numeric"]}
        kinds = kind if isinstance(kind, tuple) else (kind,)
        result = {}
        for one in kinds:
            if one not in _KINDS:
                raise ValueError(f"{one!r} is no kind of element types")
            result.update(_KINDS[one])
        return result

    def devices(self):
        return ("cpu",)


def __getattr__(name):
    # The extensions are made of this namespace.
    if name in ("fft", "linalg"):
        import importlib

        return importlib.import_module("." + name, __package__)
    raise AttributeError(f"module 'uop.array_api' has no attribute '{name}'")
