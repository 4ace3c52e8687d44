"""Fourier transforms of pairs: complex numbers are tensors of real and imaginary parts.

fft and ifft(real, imaginary, axis=-1) give a pair, rfft(x, axis=-1) the first
n // 2 + 1 elements of the pair, irfft(real, imaginary, n, axis=-1) a real tensor.
Sizes are from 1 to 2**22; those whose prime factors are small are fast. In float64
for float64, in float32 for all others.
"""

from . import _core
from ._core._fft import fft, ifft, irfft, rfft  # noqa: F401


def fftfreq(n, d=1.0):
    """The frequencies of the elements of fft's result, in cycles per unit of d."""
    numbers = _core.arange(0, n, 1)
    return _core.where(numbers < (n + 1) // 2, numbers, numbers - n).astype("float32") / (n * d)


def rfftfreq(n, d=1.0):
    """Those of rfft's."""
    return _core.arange(0, n // 2 + 1, 1).astype("float32") / (n * d)
