"""uop.ComplexTensor: a complex tensor as a pair of real tensors.

What moves elements moves both parts; what computes is in C++ (Frontend/Complex.h).
"""

from . import _core
from ._core import Tensor, _complex

_PARTS = {"complex64": _core.float32, "complex128": _core.float64}


class ComplexDType:
    """The element type of a complex tensor; `part` is the type of its real and imaginary parts."""

    __slots__ = ("name", "part", "itemsize")
    is_floating = False

    def __init__(self, name):
        self.name = name
        self.part = _PARTS[name]
        self.itemsize = 2 * self.part.itemsize

    def __repr__(self):
        return f"uop.{self.name}"

    def __eq__(self, other):
        return isinstance(other, ComplexDType) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __reduce__(self):
        return (ComplexDType, (self.name,))


complex64 = ComplexDType("complex64")
complex128 = ComplexDType("complex128")


def find_complex_dtype(dtype):
    """complex64 or complex128 of such a type, a name or `complex`; None for others."""
    if isinstance(dtype, ComplexDType):
        return dtype
    if dtype is complex:
        return complex64
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", None)
    if not isinstance(name, str):  # torch.complex64, or a class: numpy.complex64
        name = dtype.__name__ if isinstance(dtype, type) else str(dtype)
    name = name.rpartition(".")[2]
    return ComplexDType(name) if name in _PARTS else None


def _write(number):
    """As the elements of real tensors are written, of float32 too."""
    return f"{number.real:.8g}{number.imag:+.8g}j"


def _is_number(value):
    return isinstance(value, (bool, int, float, complex))


def _is_foreign(value):
    """An array or a scalar of another library."""
    return hasattr(value, "__dlpack__") or (hasattr(value, "dtype") and hasattr(value, "item"))


def _zeros_like(part):
    """What real numbers have as imaginary parts."""
    return _core.full(part.shape, 0.0, dtype=part.dtype)


def find_axis(axis, rank):
    """An axis from 0 on; IndexError if there is none."""
    if not -rank <= axis < rank:
        raise IndexError(f"there is no axis {axis} in a tensor of {rank} axes")
    return axis % rank


class ComplexTensor:
    """A complex tensor: tensors `real` and `imag` of one shape, float32 or float64.

    It has the operators, shape methods and functions of a Tensor that are defined
    for complex numbers. In ops with a ComplexTensor, real tensors and numbers become
    complex. Errors are those of the ops on the parts.
    """

    __slots__ = ("real", "imag")
    # Operators of numpy's arrays and scalars leave it to ours.
    __array_ufunc__ = None

    def __init__(self, real, imag=None):
        real = _core.asarray(real)
        if not real.dtype.is_floating:
            real = real.astype(_core.float32)
        imag = _zeros_like(real) if imag is None else _core.asarray(imag)
        if not imag.dtype.is_floating:
            imag = imag.astype(real.dtype)
        dtype = _core.promote(real.dtype, imag.dtype)
        if dtype not in (_core.float32, _core.float64):
            raise TypeError(f"the parts of complex numbers must be float32 or float64, got {dtype}")
        if real.shape != imag.shape:
            real, imag = _broadcast(real, imag)
        self.real = real if real.dtype == dtype else real.astype(dtype)
        self.imag = imag if imag.dtype == dtype else imag.astype(dtype)

    # What it is

    @property
    def dtype(self):
        return complex64 if self.real.dtype == _core.float32 else complex128

    @property
    def shape(self):
        return self.real.shape

    @property
    def ndim(self):
        return self.real.ndim

    @property
    def size(self):
        return self.real.size

    @property
    def nbytes(self):
        return 2 * self.real.nbytes

    @property
    def device(self):
        return self.real.device

    @property
    def is_realized(self):
        return self.real.is_realized and self.imag.is_realized

    @property
    def T(self):
        return self._each(lambda part: part.T)

    @property
    def mT(self):
        return self._each(lambda part: part.mT)

    def __len__(self):
        return len(self.real)

    def __iter__(self):
        return (self[i] for i in range(len(self)))

    __hash__ = object.__hash__

    def _each(self, function):
        return ComplexTensor(function(self.real), function(self.imag))

    def realize(self):
        """Computes both parts as one program. Returns self."""
        _core.realize(self.real, self.imag)
        return self

    # Elements

    def tolist(self):
        def join(real, imag):
            if isinstance(real, list):
                return [join(a, b) for a, b in zip(real, imag)]
            return complex(real, imag)

        self.realize()
        return join(self.real.tolist(), self.imag.tolist())

    def item(self):
        self.realize()
        return complex(self.real.item(), self.imag.item())

    __complex__ = item

    def __bool__(self):
        return self.item() != 0

    def __float__(self):
        raise TypeError("a complex number cannot become a float; take .real or abs()")

    def __int__(self):
        raise TypeError("a complex number cannot become an integer; take .real or abs()")

    def __index__(self):
        raise TypeError("only a tensor of integers can be an index")

    def __repr__(self):
        if self.size > 1000:
            return f"ComplexTensor(real={self.real!r}, imag={self.imag!r})"
        # The text of the real part, with the numbers in place of its own.
        numbers = map(_write, self.reshape(-1).tolist())
        rows = repr(self.real).rpartition("dtype=")[0].removeprefix("Tensor(")
        import re  # here alone: it takes a tenth of the package's import

        rows = re.sub(r"[^][, \n]+", lambda _: next(numbers), rows)
        return f"Tensor({rows}dtype={self.dtype.name})"

    def __getitem__(self, key):
        return self._each(lambda part: part[key])

    def __setitem__(self, key, value):
        value = as_complex(value)
        self.real[key] = value.real
        self.imag[key] = value.imag

    def _interleave(self):
        return _core.stack([self.real, self.imag], -1)

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        return self._interleave().__dlpack__(
            stream=stream, max_version=max_version, dl_device=dl_device, copy=copy, _complex=True
        )

    def __dlpack_device__(self):
        return self.real.__dlpack_device__()

    @property
    def __array_interface__(self):
        pairs = self._interleave().__array_interface__
        return {**pairs, "shape": self.shape, "typestr": f"<c{self.dtype.itemsize}"}

    def __array_namespace__(self, /, *, api_version=None):
        return self.real.__array_namespace__(api_version=api_version)

    def to_device(self, device, /, *, stream=None):
        self.real.to_device(device, stream=stream)
        return self

    def astype(self, dtype):
        to = find_complex_dtype(dtype)
        if to is None:
            raise TypeError(f"complex numbers cannot become {dtype}; take .real or abs()")
        return self._each(lambda part: part.astype(to.part))

    # Functions that give real tensors

    def abs(self):
        return _complex.abs(self.real, self.imag)

    __abs__ = abs

    def angle(self):
        return _complex.angle(self.real, self.imag)

    def isfinite(self):
        return _complex.isfinite(self.real, self.imag)

    def isinf(self):
        return _complex.isinf(self.real, self.imag)

    def isnan(self):
        return _complex.isnan(self.real, self.imag)

    def _is_nonzero(self):
        return (self.real != 0) | (self.imag != 0)

    def logical_not(self):
        return self._is_nonzero().logical_not()

    def any(self, axis=None, *, keepdims=False):
        return self._is_nonzero().any(axis, keepdims=keepdims)

    def all(self, axis=None, *, keepdims=False):
        return self._is_nonzero().all(axis, keepdims=keepdims)

    def count_nonzero(self, axis=None, *, keepdims=False):
        return self._is_nonzero().count_nonzero(axis, keepdims=keepdims)

    # Reductions

    def sum(self, axis=None, *, keepdims=False):
        return self._each(lambda part: part.sum(axis, keepdims=keepdims))

    def mean(self, axis=None, *, keepdims=False):
        return self._each(lambda part: part.mean(axis, keepdims=keepdims))

    def cumsum(self, axis=-1):
        return self._each(lambda part: part.cumsum(axis))

    def cumprod(self, axis=-1):
        return ComplexTensor(*_complex.cumprod(self.real, self.imag, axis))

    def prod(self, axis=None, *, keepdims=False):
        axes = range(self.ndim) if axis is None else (axis,) if hasattr(axis, "__index__") else axis
        axes = sorted({find_axis(one, self.ndim) for one in axes}, reverse=True)
        result = self
        for one in axes:
            result = ComplexTensor(*_complex.prod(result.real, result.imag, one, keepdims))
        return self.clone() if result is self else result

    # Equality; there is no order

    def __eq__(self, other):
        return binary("equal", self, other)

    def __ne__(self, other):
        result = binary("equal", self, other)
        return result if result is NotImplemented else result.logical_not()


def _broadcast(*tensors):
    from .array_api import broadcast_arrays

    return broadcast_arrays(*tensors)


def as_complex(value, like=None):
    """A complex tensor of a tensor or a number, which has the type of `like`."""
    if isinstance(value, ComplexTensor):
        return value
    if isinstance(value, Tensor):
        return ComplexTensor(value)
    if _is_number(value):
        part = _core.float32 if like is None else like.dtype.part
        value = complex(value)
        return ComplexTensor(
            _core.full((), value.real, dtype=part), _core.full((), value.imag, dtype=part)
        )
    result = asarray(value)
    return ComplexTensor(_core.asarray(value)) if result is None else result


def binary(name, lhs, rhs):
    """A function of two, at least one of which is complex; NotImplemented of others."""
    for one in (lhs, rhs):
        if not (isinstance(one, (Tensor, ComplexTensor)) or _is_number(one) or _is_foreign(one)):
            return NotImplemented
    like = _find_like(lhs, rhs)
    x, y = as_complex(lhs, like), as_complex(rhs, like)
    result = getattr(_complex, name)(x.real, x.imag, y.real, y.imag)
    return ComplexTensor(*result) if isinstance(result, tuple) else result


def _find_like(*values):
    """The complex or real tensor among them, as a complex one: numbers have its type."""
    for value in values:
        if isinstance(value, ComplexTensor):
            return value
    for value in values:
        if isinstance(value, Tensor):
            return ComplexTensor(value)
    return None


def is_complex(*values):
    return any(isinstance(value, (ComplexTensor, complex)) for value in values)


def where(condition, yes, no):
    like = _find_like(yes, no)
    yes, no = as_complex(yes, like), as_complex(no, like)
    return ComplexTensor(
        _core.where(condition, yes.real, no.real), _core.where(condition, yes.imag, no.imag)
    )


def join(function, tensors, axis):
    """concat or stack of tensors, some of which are complex."""
    tensors = [as_complex(tensor) for tensor in tensors]
    return ComplexTensor(
        function([tensor.real for tensor in tensors], axis),
        function([tensor.imag for tensor in tensors], axis),
    )


def unique_all(x):
    """Ordered by real parts, then by imaginary ones."""
    flat = x.reshape(-1)
    order = flat.imag.argsort()
    order = order.take(flat.real.take(order).argsort())
    ordered = flat.take(order)
    is_first = _core.concat(
        [_core.full((1,), True), ordered[1:] != ordered[:-1]] if x.size else [_core.full((0,), True)]
    )
    (starts,) = _core.nonzero(is_first)
    numbers = is_first.astype(_core.int64).cumsum(0) - 1
    inverse = (numbers * 0).scatter(order, numbers, 0).reshape(x.shape)
    ends = _core.concat([starts[1:], _core.full((min(x.size, 1),), x.size)])
    return ordered.take(starts), order.take(starts), inverse, ends - starts


# ---------------------------------------------------------------------------
# Creation
# ---------------------------------------------------------------------------


def _has_complex(value):
    level = [value]
    while level:
        if any(is_complex(one) for one in level):
            return True
        level = [item for one in level if isinstance(one, (list, tuple)) for item in one]
    return False


def _take_parts(value, part):
    if isinstance(value, (list, tuple)):
        return [_take_parts(item, part) for item in value]
    if isinstance(value, Tensor):
        return value if part == "real" else _zeros_like(value)
    if not hasattr(value, part):
        raise TypeError(f"cannot make complex numbers of {value!r}")
    return getattr(value, part)


def asarray(value, dtype=None, copy=None):
    """A complex tensor of what has complex numbers or is to have them; else None."""
    to = None if dtype is None else find_complex_dtype(dtype)
    foreign = getattr(value, "dtype", None)
    is_ours = isinstance(value, (Tensor, ComplexTensor))
    is_foreign = not is_ours and foreign is not None and "complex" in str(foreign)
    if to is None and not is_foreign and not _has_complex(value):
        return None
    if dtype is not None and to is None:
        raise TypeError(f"complex numbers cannot become {dtype}")
    if isinstance(value, ComplexTensor):
        if to not in (None, value.dtype):
            if copy is False:
                raise ValueError("a conversion to another element type needs a copy")
            return value.astype(to)
        return value._each(Tensor.clone) if copy is True else value
    if isinstance(value, Tensor) or (foreign is not None and not is_foreign):
        if copy is False:
            raise ValueError("a conversion of real numbers to complex ones needs a copy")
        # A real part of its own, as of every conversion.
        if isinstance(value, Tensor):
            return ComplexTensor(value.astype(to.part))
        return ComplexTensor(_core.asarray(value, dtype=to.part, copy=copy))
    if is_foreign:
        if not hasattr(value, "__dlpack__"):
            return asarray(value.item(), to or find_complex_dtype(foreign), copy)
        pairs = _complex.from_array(value, copy)
        result = ComplexTensor(pairs[..., 0], pairs[..., 1])
        return result if to is None else result.astype(to)
    if copy is False:
        raise ValueError("Python numbers cannot be shared; copy must not be False")
    part = None if to is None else to.part
    if part is None:
        part = _core.float32
    return ComplexTensor(
        _core.asarray(_take_parts(value, "real"), dtype=part),
        _core.asarray(_take_parts(value, "imag"), dtype=part),
    )


def full(shape, value, dtype=None):
    if dtype is None:
        to = value.dtype if isinstance(value, ComplexTensor) else complex64
    else:
        to = find_complex_dtype(dtype)
    if to is None:
        raise TypeError(f"complex numbers cannot become {dtype}")
    if isinstance(value, ComplexTensor):
        return value.astype(to)._each(lambda part: part.expand(shape))
    value = complex(value)
    return ComplexTensor(
        _core.full(shape, value.real, dtype=to.part), _core.full(shape, value.imag, dtype=to.part)
    )


# ---------------------------------------------------------------------------
# Methods
# ---------------------------------------------------------------------------


def _add_methods():
    def of_parts(name):
        method = getattr(Tensor, name)

        def function(self, *args, **kwargs):
            return self._each(lambda part: method(part, *args, **kwargs))

        function.__doc__ = method.__doc__
        return function

    def of_one(name):
        compute = getattr(_complex, name)

        def function(self):
            return ComplexTensor(*compute(self.real, self.imag))

        return function

    def operators(name):
        return (
            lambda self, other: binary(name, self, other),
            lambda self, other: binary(name, other, self),
        )

    for name in (
        "clone detach diagonal expand flip gather permute repeat reshape roll round "
        "slice squeeze take tile transpose tril triu unsqueeze"
    ).split():
        setattr(ComplexTensor, name, of_parts(name))
    for name in (
        "acos acosh asin asinh atan atanh conj cos cosh exp expm1 log log10 log1p log2 neg "
        "reciprocal sign sin sinh sqrt square tan tanh"
    ).split():
        setattr(ComplexTensor, name, of_one(name))
    ComplexTensor.__neg__ = ComplexTensor.neg
    ComplexTensor.__pos__ = ComplexTensor.clone
    for name, sign in (
        ("add", "add"), ("subtract", "sub"), ("multiply", "mul"), ("divide", "truediv"),
        ("pow", "pow"), ("matmul", "matmul"),
    ):  # fmt: skip
        own, swapped = operators(name)
        setattr(ComplexTensor, f"__{sign}__", own)
        setattr(ComplexTensor, f"__r{sign}__", swapped)


_add_methods()
_complex.set_class(ComplexTensor, ComplexTensor)
