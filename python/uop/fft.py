"""Fourier transforms: the array standard's extension fft.

Functions and their arguments are those of the standard; see
https://data-apis.org/array-api/2025.12. Sizes are from 1 to 2**22; sizes with small
prime factors are fast. Functions of complex tensors also accept real tensors.
"""

import math as _math

from . import _complex, _core
from . import array_api as _xp
from ._complex import ComplexTensor as _ComplexTensor

_transforms = _core._complex


def _scale(x, count, norm, is_inverse):
    """The transforms are not divided, their inverses are by the count."""
    if norm not in ("backward", "ortho", "forward"):
        raise ValueError(f"norm is 'backward', 'ortho' or 'forward', got {norm!r}")
    if norm == "backward":
        return x
    if norm == "ortho":
        factor = _math.sqrt(count) if is_inverse else 1 / _math.sqrt(count)
    else:
        factor = count if is_inverse else 1 / count
    return x * factor


_MOST = 2**22


def _check_count(name, n):
    if not 1 <= n <= _MOST:
        raise ValueError(f"{name}: {n} elements cannot be transformed; use 1 to {_MOST}")


def _resize(name, x, n, axis):
    """n elements of the axis, or as many as it has: the first ones, or zeros after all."""
    axis = _complex.find_axis(axis, x.ndim)
    size = x.shape[axis]
    if n in (None, size):
        if not 1 <= size <= _MOST:
            raise ValueError(
                f"{name}: axis {axis} has {size} elements; from 1 to {_MOST} are transformed"
            )
        return x
    _check_count(name, n)
    if n < size:
        return x.slice(axis, 0, n)
    shape = x.shape[:axis] + (n - size,) + x.shape[axis + 1 :]
    return _xp.concat([x, _xp.zeros(shape, dtype=x.dtype)], axis=axis)


def _transform(name, x, n, axis, norm):
    x = _resize(name, _complex.as_complex(x), n, axis)
    result = _ComplexTensor(*getattr(_transforms, name)(x.real, x.imag, axis))
    return _scale(result, x.shape[axis], norm, name == "ifft")


def fft(x, /, *, n=None, axis=-1, norm="backward"):
    return _transform("fft", x, n, axis, norm)


def ifft(x, /, *, n=None, axis=-1, norm="backward"):
    return _transform("ifft", x, n, axis, norm)


def _half_spectrum(name, x, n, axis, norm):
    if isinstance(x, _ComplexTensor):
        raise TypeError(f"{name}: the signal is real; fft is for complex ones")
    x = _resize(name, x, n, axis)
    return _scale(_ComplexTensor(*_transforms.rfft(x, axis)), x.shape[axis], norm, False)


def _real_signal(name, x, n, axis, norm):
    size = x.shape[_complex.find_axis(axis, x.ndim)]
    n = 2 * (size - 1) if n is None else n
    _check_count(name, n)
    x = _resize(name, _complex.as_complex(x), n // 2 + 1, axis)
    return _scale(_transforms.irfft(x.real, x.imag, n, axis), n, norm, True)


def rfft(x, /, *, n=None, axis=-1, norm="backward"):
    return _half_spectrum("rfft", x, n, axis, norm)


def irfft(x, /, *, n=None, axis=-1, norm="backward"):
    return _real_signal("irfft", x, n, axis, norm)


# The inverse of one direction is, but for the scale, the other one of the conjugate.
_INVERSE = {"backward": "forward", "ortho": "ortho", "forward": "backward"}


def hfft(x, /, *, n=None, axis=-1, norm="backward"):
    """The real spectrum of a Hermitian signal, of which x is the first half."""
    x = _complex.as_complex(x).conj()
    return _real_signal("hfft", x, n, axis, _INVERSE.get(norm, norm))


def ihfft(x, /, *, n=None, axis=-1, norm="backward"):
    return _half_spectrum("ihfft", x, n, axis, _INVERSE.get(norm, norm)).conj()


def _along_axes(transform, x, s, axes, norm):
    axes = list(range(x.ndim) if axes is None and s is None else
                range(x.ndim - len(s), x.ndim) if axes is None else axes)  # fmt: skip
    sizes = [None] * len(axes) if s is None else list(s)
    if len(sizes) != len(axes):
        raise ValueError(f"fft: {len(sizes)} sizes and {len(axes)} axes")
    result = _complex.as_complex(x).clone()
    for axis, n in zip(axes, sizes):
        result = transform(result, n=n, axis=axis, norm=norm)
    return result


def fftn(x, /, *, s=None, axes=None, norm="backward"):
    return _along_axes(fft, x, s, axes, norm)


def ifftn(x, /, *, s=None, axes=None, norm="backward"):
    return _along_axes(ifft, x, s, axes, norm)


def _split_axes(x, s, axes):
    """The axes and sizes but the last one, and the last one."""
    if axes is None:
        axes = range(x.ndim) if s is None else range(x.ndim - len(s), x.ndim)
    axes = list(axes)
    sizes = [None] * len(axes) if s is None else list(s)
    if not axes or len(sizes) != len(axes):
        raise ValueError(f"fft: {len(sizes)} sizes and {len(axes)} axes")
    return sizes[:-1], axes[:-1], sizes[-1], axes[-1]


def rfftn(x, /, *, s=None, axes=None, norm="backward"):
    sizes, rest, n, axis = _split_axes(x, s, axes)
    return _along_axes(fft, rfft(x, n=n, axis=axis, norm=norm), sizes, rest, norm)


def irfftn(x, /, *, s=None, axes=None, norm="backward"):
    sizes, rest, n, axis = _split_axes(x, s, axes)
    return irfft(_along_axes(ifft, x, sizes, rest, norm), n=n, axis=axis, norm=norm)


def fftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """The frequency of each element of fft's result, in cycles per unit of d."""
    numbers = _xp.arange(n, device=device)
    return _frequencies(_core.where(numbers < (n + 1) // 2, numbers, numbers - n), n, d, dtype)


def rfftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """The frequency of each element of rfft's result, in cycles per unit of d."""
    return _frequencies(_xp.arange(n // 2 + 1, device=device), n, d, dtype)


def _frequencies(numbers, n, d, dtype):
    dtype = _xp.float32 if dtype is None else dtype
    return (numbers.astype(_xp.float64) / (n * d)).astype(dtype)


def fftshift(x, /, *, axes=None):
    """Shifts the frequency 0 to the middle of the axes."""
    return _shift(x, axes, lambda size: size // 2)


def ifftshift(x, /, *, axes=None):
    """The inverse of fftshift."""
    return _shift(x, axes, lambda size: -(size // 2))


def _shift(x, axes, by):
    axes = range(x.ndim) if axes is None else (axes,) if isinstance(axes, int) else axes
    result = x.clone()
    for axis in axes:
        result = result.roll(by(x.shape[_complex.find_axis(axis, x.ndim)]), axis)
    return result
