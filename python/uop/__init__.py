"""Lazy tensors that are compiled to machine code.

Ops on a uop.Tensor build a graph. Reading the elements of a tensor compiles its graph
as one program and runs it.
"""

import os as _os
import sys as _sys

# MLIR's and LLVM's libraries have 80,000 functions to be bound, of which a program
# calls few: each is bound when it is first called.
_flags = _sys.getdlopenflags()
_sys.setdlopenflags(_flags & ~_os.RTLD_NOW | _os.RTLD_LAZY)
try:
    from . import _core
finally:
    _sys.setdlopenflags(_flags)

_core._set_folder(_os.path.dirname(__file__) + "/")

from ._core import (  # noqa: E402
    Adam,
    DType,
    Function,
    Module,
    Random,
    SGD,
    Tensor,
    bfloat16,
    bool,
    concat,
    configure,
    dtype,
    einsum,
    float16,
    float32,
    float64,
    float8_e4m3fn,
    float8_e4m3fnuz,
    float8_e5m2,
    float8_e5m2fnuz,
    float8_e8m0fnu,
    gradient,
    int16,
    int32,
    int64,
    int8,
    load_npy,
    load_safetensors,
    maximum,
    minimum,
    placeholder,
    realize,
    save_npy,
    save_safetensors,
    stack,
    stats,
    uint16,
    uint32,
    uint64,
    uint8,
    where,
)
from ._complex import ComplexDType, ComplexTensor, complex64, complex128  # noqa: E402
from ._functions import (  # noqa: E402
    arange,
    asarray,
    eye,
    full,
    grad,
    linspace,
    ones,
    tensor,
    zeros,
)
from ._jax import from_jax  # noqa: E402
from ._jit import jit  # noqa: E402
from ._tinygrad import from_tinygrad  # noqa: E402
from . import nn  # noqa: E402

__version__ = "0.1.0"


def __getattr__(name):
    # The namespaces that many programs do not need cost nothing.
    if name in ("array_api", "fft", "linalg", "torch_backend"):
        import importlib

        return importlib.import_module("." + name, __name__)
    raise AttributeError(f"module 'uop' has no attribute '{name}'")
