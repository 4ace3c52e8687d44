"""Ops of ATen on complex tensors, or that give them, by their names.

As _aten.py, with complex tensors of uop. What moves or adds elements does so with
both parts.
"""

import math

from . import _complex, _core
from ._aten import OPS, NotKnown
from ._complex import ComplexDType, ComplexTensor, as_complex
from ._core import Tensor

COMPLEX_OPS = {}


def op(*names):
    def add(function):
        for name in names:
            COMPLEX_OPS["aten." + name] = function
        return function

    return add


def is_complex(*values):
    """Whether there are complex numbers or types of them, in lists too."""
    return any(
        is_complex(*value) if isinstance(value, (list, tuple))
        else isinstance(value, (ComplexTensor, ComplexDType, complex))
        for value in values
    )  # fmt: skip


def _take(value, part):
    if isinstance(value, (list, tuple)):
        return [_take(one, part) for one in value]
    if isinstance(value, ComplexTensor):
        return getattr(value, part)
    return value.part if isinstance(value, ComplexDType) else value


def _by_parts(function):
    def of_complex(x, *args, **kwargs):
        if isinstance(x, Tensor):
            x = as_complex(x)
        keywords = [{name: _take(one, part) for name, one in kwargs.items()} for part in ("real", "imag")]
        real = function(x.real, *_take(args, "real"), **keywords[0])
        imag = function(x.imag, *_take(args, "imag"), **keywords[1])
        if isinstance(real, (list, tuple)):
            return [ComplexTensor(*both) for both in zip(real, imag)]
        return ComplexTensor(real, imag)

    return of_complex


for _name in (
    "alias clone contiguous detach lift_fresh_copy view reshape _unsafe_view view_copy permute permute_copy "
    "transpose t numpy_T expand expand_copy slice slice_copy select select_copy squeeze squeeze_copy unsqueeze "
    "unsqueeze_copy flip roll rot90 index index_select gather diagonal diagonal_copy tril triu repeat split "
    "split_with_sizes split_with_sizes_copy unbind unbind_copy sum mean cumsum as_strided as_strided_copy unfold "
    "unfold_copy neg movedim"
).split():
    if "aten." + _name in OPS:
        op(_name)(_by_parts(OPS["aten." + _name]))

for _name in (
    "acos acosh angle asin asinh atan atanh cos cosh exp expm1 isfinite isinf isnan log log10 log1p log2 logical_not "
    "reciprocal sin sinh sqrt square tan tanh"
).split():
    op(_name)(getattr(ComplexTensor, _name))


# ---------------------------------------------------------------------------
# Elementwise
# ---------------------------------------------------------------------------


@op("abs")
def absolute(x):
    return x.abs()


@op("_conj", "_conj_copy", "_conj_physical", "conj", "conj_physical")
def conj(x):
    return x.conj()


@op("_neg_view")
def negate(x):
    return -x


@op("resolve_conj", "resolve_neg")
def resolve(x):
    return x.clone()


@op("sgn")
def sgn(x):
    return x.sign()


@op("rsqrt")
def rsqrt(x):
    return x.sqrt().reciprocal()


@op("sigmoid")
def sigmoid(x):
    return ((-x).exp() + 1).reciprocal()


@op("real")
def real(x):
    return x.real.clone()


@op("imag")
def imag(x):
    return x.imag.clone()


@op("add")
def add(x, y, alpha=1):
    return x + (y if alpha == 1 else y * alpha)


@op("sub")
def sub(x, y, alpha=1):
    return x - (y if alpha == 1 else y * alpha)


@op("rsub")
def rsub(x, y, alpha=1):
    return sub(y, x, alpha)


@op("mul")
def mul(x, y):
    return x * y


@op("div")
def div(x, y, rounding_mode=None):
    if rounding_mode is not None:
        raise NotKnown("a rounded quotient of complex numbers")
    return x / y


@op("pow")
def power(x, y):
    return as_complex(x) ** y if isinstance(x, Tensor) else x**y


@op("eq")
def eq(x, y):
    return x == y


@op("ne")
def ne(x, y):
    return x != y


def _is_nonzero(x):
    return x.logical_not().logical_not()


@op("logical_and")
def logical_and(x, y):
    return _core.logical_and(_is_nonzero(x), _is_nonzero(y))


@op("logical_or")
def logical_or(x, y):
    return _core.logical_or(_is_nonzero(x), _is_nonzero(y))


@op("logical_xor")
def logical_xor(x, y):
    return _core.logical_xor(_is_nonzero(x), _is_nonzero(y))


@op("where")
def where(condition, x, y):
    return _complex.where(condition, x, y)


@op("masked_fill")
def masked_fill(x, mask, value):
    return _complex.where(mask, value, x)


# ---------------------------------------------------------------------------
# Types and creation
# ---------------------------------------------------------------------------


@op("_to_copy", "to")
def to_copy(x, dtype=None, non_blocking=False):
    if dtype is None:
        return x.clone()
    if isinstance(x, Tensor):
        return as_complex(x.astype(dtype.part))
    return x.astype(dtype) if isinstance(dtype, ComplexDType) else x.real.astype(dtype)


@op("copy")
def copy(x, source, non_blocking=False):
    if isinstance(x, Tensor):
        return source.real.astype(x.dtype).expand(x.shape)
    return as_complex(source).astype(x.dtype).expand(x.shape)


@op("complex")
def complex_(x, y):
    return ComplexTensor(x, y)


@op("polar")
def polar(size, angle):
    return ComplexTensor(size * angle.cos(), size * angle.sin())


@op("view_as_real", "view_as_real_copy")
def view_as_real(x):
    return _core.stack([x.real, x.imag], -1)


@op("view_as_complex", "view_as_complex_copy")
def view_as_complex(x):
    return ComplexTensor(x[..., 0], x[..., 1])


@op("full")
def full(shape, value, dtype=None):
    return _complex.full(shape, value, dtype)


@op("scalar_tensor")
def scalar_tensor(value, dtype=None):
    return full((), value, dtype)


@op("full_like")
def full_like(x, value, dtype=None):
    dtype = x.dtype if dtype is None else dtype
    if not isinstance(dtype, ComplexDType):
        return _core.full(x.shape, value, dtype=dtype)
    return full(x.shape, value, dtype)


@op("fill")
def fill(x, value):
    return full(x.shape, value, x.dtype)


@op("zeros", "empty")
def zeros(shape, dtype=None):
    return full(shape, 0, dtype)


@op("empty_strided", "new_empty_strided")
def empty_strided(*args, dtype=None):
    dtype = args[0].dtype if dtype is None else dtype
    return full(args[-2], 0, dtype)


@op("empty_permuted")
def empty_permuted(shape, layout, dtype=None):
    return full(shape, 0, dtype)


@op("ones")
def ones(shape, dtype=None):
    return full(shape, 1, dtype)


@op("zeros_like", "empty_like")
def zeros_like(x, dtype=None):
    return full_like(x, 0, dtype)


@op("ones_like")
def ones_like(x, dtype=None):
    return full_like(x, 1, dtype)


# ---------------------------------------------------------------------------
# Movement, reductions, products
# ---------------------------------------------------------------------------


@op("cat")
def cat(tensors, axis=0):
    tensors = [one for one in map(as_complex, tensors) if one.shape != (0,)] or [as_complex(tensors[0])]
    return _complex.join(_core.concat, tensors, axis)


def _with_complex(name, *places):
    """By parts, with what is written, at these places of the arguments, as complex numbers."""
    function = _by_parts(OPS["aten." + name])

    @op(name)
    def write(*args, **kwargs):
        args = list(args)
        for place in places:
            args[place] = as_complex(args[place])
        return function(*args, **kwargs)


_with_complex("index_put", 2)
_with_complex("scatter_add", 3)
_with_complex("slice_scatter", 1)
_with_complex("select_scatter", 1)


@op("stack")
def stack(tensors, axis=0):
    return _complex.join(_core.stack, tensors, axis)


@op("constant_pad_nd")
def constant_pad_nd(x, pads, value=0):
    value = complex(value)
    return ComplexTensor(
        OPS["aten.constant_pad_nd"](x.real, pads, value.real), OPS["aten.constant_pad_nd"](x.imag, pads, value.imag)
    )


@op("prod")
def prod(x, axis=None, keepdim=False, dtype=None):
    x = as_complex(x)
    return x.prod(axis, keepdims=keepdim) if x.ndim else x.clone()


@op("cumprod")
def cumprod(x, axis, dtype=None):
    return as_complex(x).cumprod(axis) if x.ndim else x.clone()


@op("var")
def var(x, *args, **kwargs):
    """Of the distances from the mean, which are those of both parts."""
    of_part = OPS["aten.var"]
    return of_part(x.real, *args, **kwargs) + of_part(x.imag, *args, **kwargs)


@op("var_mean")
def var_mean(x, axis=None, correction=None, keepdim=False):
    mean = COMPLEX_OPS["aten.mean"](x, axis, keepdim)
    return [var(x, axis, correction=correction, keepdim=keepdim), mean]


@op("any")
def any_(x, axis=None, keepdim=False):
    return x.any(axis, keepdims=keepdim)


@op("all")
def all_(x, axis=None, keepdim=False):
    return x.all(axis, keepdims=keepdim)


@op("mm", "bmm", "mv", "dot", "matmul")
def matmul(x, y):
    return x @ y


@op("vdot")
def vdot(x, y):
    return x.conj() @ y


# ---------------------------------------------------------------------------
# Fourier transforms
# ---------------------------------------------------------------------------

# What the sums are divided by: nothing, the root of their number, or the number.
_DIVISORS = {0: lambda count: 1, 1: math.sqrt, 2: float}


def _divide(x, count, normalization):
    divisor = _DIVISORS[normalization](count)
    return x if divisor == 1 else x * (1 / divisor)


def _transform_axes(x, axes, forward):
    for axis in axes:
        axis = _complex.find_axis(axis, x.ndim)
        name = "fft" if forward else "ifft"
        x = ComplexTensor(*getattr(_core._complex, name)(x.real, x.imag, axis))
        # The inverse is of the mean.
        x = x if forward else x * float(x.shape[axis])
    return x


def _count(x, axes):
    return math.prod(x.shape[axis] for axis in axes)


@op("_fft_c2c")
def fft_c2c(x, axes, normalization, forward):
    return _divide(_transform_axes(as_complex(x), axes, forward), _count(x, axes), normalization)


@op("_fft_r2c")
def fft_r2c(x, axes, normalization, onesided):
    count = _count(x, axes)
    if onesided:
        half = ComplexTensor(*_core._complex.rfft(x, _complex.find_axis(axes[-1], x.ndim)))
        return _divide(_transform_axes(half, axes[:-1], True), count, normalization)
    return _divide(_transform_axes(as_complex(x), axes, True), count, normalization)


@op("_fft_c2r")
def fft_c2r(x, axes, normalization, last_dim_size):
    last = _complex.find_axis(axes[-1], x.ndim)
    x = _transform_axes(as_complex(x), axes[:-1], False).slice(last, 0, last_dim_size // 2 + 1)
    result = _core._complex.irfft(x.real, x.imag, last_dim_size, last) * float(last_dim_size)
    count = last_dim_size * _count(x, axes[:-1])
    return _divide(result, count, normalization)
