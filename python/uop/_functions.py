"""Functions with the names and defaults of numpy, based on the extension's functions."""

from . import _complex, _core
from ._complex import ComplexTensor
from ._core import Tensor


def _find_complex(dtype):
    return None if dtype is None else _complex.find_complex_dtype(dtype)


def asarray(object, *, dtype=None, copy=None):
    """A tensor made of numbers, nested sequences or arrays of other libraries.

    It shares memory with an array unless copy is True. The result is a ComplexTensor
    if elements are complex, or dtype is complex64 or complex128.
    """
    result = _complex.asarray(object, dtype, copy)
    return _core.asarray(object, dtype=dtype, copy=copy) if result is None else result


def tensor(data, dtype=None):
    """A tensor made of a copy of numbers, nested sequences or arrays."""
    if not isinstance(data, (list, tuple)) and hasattr(data, "dtype"):
        return asarray(data, dtype=dtype, copy=True)
    return asarray(data, dtype=dtype)


def full(shape, fill_value, *, dtype=None):
    """A tensor of the shape with every element fill_value."""
    if _find_complex(dtype) or _complex.is_complex(fill_value):
        return _complex.full(shape, fill_value, dtype)
    return _core.full(shape, fill_value, dtype=dtype)


def zeros(shape, dtype=None):
    """A tensor of zeros; the default dtype is float32."""
    return full(shape, 0.0, dtype=dtype)


def ones(shape, dtype=None):
    """A tensor of ones; the default dtype is float32."""
    return full(shape, 1.0, dtype=dtype)


def arange(start, stop=None, step=1, dtype=None):
    """start, start + step, ... up to but without stop; int64 for integers, else float32."""
    if stop is None:
        start, stop = 0, start
    to = _find_complex(dtype)
    if to:
        return ComplexTensor(_core.arange(start, stop, step, dtype=to.part))
    return _core.arange(start, stop, step, dtype=dtype)


def linspace(start, stop, num, *, dtype=None, endpoint=True):
    """num evenly spaced values from start to stop; endpoint says whether stop is the last."""
    to = _find_complex(dtype)
    if to is None and not _complex.is_complex(start, stop):
        return _core.linspace(start, stop, num, dtype=dtype, endpoint=endpoint)
    if dtype is not None and to is None:
        raise TypeError(f"complex numbers cannot become {dtype}")
    part = _core.float32 if to is None else to.part
    start, stop = complex(start), complex(stop)
    return ComplexTensor(
        _core.linspace(start.real, stop.real, num, dtype=part, endpoint=endpoint),
        _core.linspace(start.imag, stop.imag, num, dtype=part, endpoint=endpoint),
    )


def eye(rows, columns=None, k=0, dtype=None):
    """Ones on diagonal k, zeros elsewhere; k is 0 for the main diagonal, above 0 above it."""
    columns = rows if columns is None else columns
    row = _core.iota((rows, columns), 0)
    column = _core.iota((rows, columns), 1)
    is_one = row + k == column
    to = _find_complex(dtype)
    if to:
        return ComplexTensor(is_one.astype(to.part))
    return is_one.astype(_core.float32 if dtype is None else dtype)


def grad(function, argnums=0):
    """A function that returns the gradient of `function`.

    argnums is the number of the argument to differentiate by, or several numbers.
    The sum of the elements of `function`'s result, a tensor, is differentiated.
    """
    numbers = argnums if isinstance(argnums, tuple) else (argnums,)

    def differentiate(*arguments, **keywords):
        arguments = list(arguments)
        for number in numbers:
            # Other arguments may depend on this one, and are constants here.
            arguments[number] = _core.asarray(arguments[number]).detach()
        by = [arguments[number] for number in numbers]
        gradients = _core.gradient(function(*arguments, **keywords), by)
        return tuple(gradients) if isinstance(argnums, tuple) else gradients[0]

    differentiate.__name__ = "grad_of_" + getattr(function, "__name__", "function")
    differentiate.__doc__ = function.__doc__
    return differentiate


def _array_namespace(self, /, *, api_version=None):
    """The namespace of the array API standard."""
    if api_version not in (None, "2021.12", "2022.12", "2023.12", "2024.12", "2025.12"):
        raise ValueError(f"version {api_version!r} of the array standard is not known")
    from . import array_api

    return array_api


def _to_device(self, device, /, *, stream=None):
    """The tensor itself; "cpu" is the only device."""
    if device != "cpu":
        raise ValueError(f"there is no device {device!r}; the only device is 'cpu'")
    if stream is not None:
        raise ValueError("a tensor on the host has no stream")
    return self


Tensor.__array_namespace__ = _array_namespace
Tensor.to_device = _to_device


def _dtype_of_name(name):
    return _core.dtype(name)


_core.DType.__reduce__ = lambda self: (_dtype_of_name, (self.name,))
