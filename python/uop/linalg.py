"""The array standard's extension linalg, of real and complex matrices.

Functions and their arguments are those of the standard; see
https://data-apis.org/array-api/2025.12. Factorizations are limited to small matrices:
up to 128 rows or columns; 32 for svd, eigh and the functions based on them (pinv, cond,
matrix_rank, norms of singular values); 16 for eig and eigvals. Other sizes raise
ValueError.
"""

import math as _math
from collections import namedtuple as _namedtuple

from . import _core
from . import array_api as _xp
from ._core import _linalg
from .array_api import matmul, matrix_transpose, tensordot, vecdot  # noqa: F401

EigResult = _namedtuple("EigResult", ("eigenvalues", "eigenvectors"))
EighResult = _namedtuple("EighResult", ("eigenvalues", "eigenvectors"))
QRResult = _namedtuple("QRResult", ("Q", "R"))
SlogdetResult = _namedtuple("SlogdetResult", ("sign", "logabsdet"))
SVDResult = _namedtuple("SVDResult", ("U", "S", "Vh"))


def cholesky(x, /, *, upper=False):
    factor = _linalg.cholesky(x)
    return _adjoint(factor) if upper else factor


def _adjoint(x):
    return matrix_transpose(_xp.conj(x))


def cross(x1, x2, /, *, axis=-1):
    if x1.shape[axis] != 3 or x2.shape[axis] != 3:
        raise ValueError(f"cross: the vectors have {x1.shape[axis]} and {x2.shape[axis]} elements, not 3")
    x1, x2 = _xp.broadcast_arrays(x1, x2)
    turned = (_xp.roll(x1, -1, axis=axis) * _xp.roll(x2, 1, axis=axis))
    return turned - _xp.roll(x1, 1, axis=axis) * _xp.roll(x2, -1, axis=axis)


def det(x, /):
    return _linalg.det(x)


def diagonal(x, /, *, offset=0):
    rows, columns = x.shape[-2:]
    first, left = max(-offset, 0), max(offset, 0)
    count = max(min(rows - first, columns - left), 0)
    return x[..., first : first + count, left : left + count].diagonal()


def eig(x, /):
    return EigResult(*_linalg.eig(x))


def eigvals(x, /):
    return _linalg.eigvals(x)


def eigh(x, /):
    return EighResult(*_linalg.eigh(x))


def eigvalsh(x, /):
    return _linalg.eigh(x)[0]


def inv(x, /):
    size = x.shape[-1]
    return _linalg.solve(x, _xp.broadcast_to(_xp.eye(size, dtype=x.dtype), x.shape))


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    if ord == "fro":
        result = _xp.sqrt(x.abs().square().sum((-2, -1)))
    elif ord in ("nuc", 2, -2):
        values = svdvals(x)
        result = values.sum(-1) if ord == "nuc" else values[..., 0 if ord == 2 else -1]
    elif ord in (1, -1, _math.inf, -_math.inf):
        sums = x.abs().sum(-2 if ord in (1, -1) else -1)
        result = sums.max(-1) if ord > 0 else sums.min(-1)
    else:
        raise ValueError(f"matrix_norm: there is no norm {ord!r}")
    return result[..., None, None] if keepdims else result


def matrix_power(x, n, /):
    if n < 0:
        x, n = inv(x), -n
    size = x.shape[-1]
    result = _xp.broadcast_to(_xp.eye(size, dtype=x.dtype), x.shape)
    while n:
        if n & 1:
            result = result @ x
        n >>= 1
        if n:
            x = x @ x
    return result


def matrix_rank(x, /, *, rtol=None):
    if 0 in x.shape[-2:]:
        return _xp.zeros(x.shape[:-2], dtype=_xp.int64)
    values = svdvals(x)
    if rtol is None:
        rtol = max(x.shape[-2:]) * _xp.finfo(x.dtype).eps
    limit = _xp.asarray(rtol, dtype=values.dtype)[..., None] * values[..., :1]
    return (values > limit).astype(_xp.int64).sum(-1)


def outer(x1, x2, /):
    return x1[:, None] * x2[None, :]


def pinv(x, /, *, rtol=None):
    if 0 in x.shape:
        return _xp.zeros(x.shape[:-2] + (x.shape[-1], x.shape[-2]), dtype=x.dtype)
    u, values, vh = _linalg.svd(x)
    if rtol is None:
        rtol = max(x.shape[-2:]) * _xp.finfo(x.dtype).eps
    limit = _xp.asarray(rtol, dtype=values.dtype)[..., None] * values[..., :1]
    inverses = _core.where(values > limit, 1 / _core.where(values > limit, values, 1), 0)
    return _adjoint(vh) @ (inverses[..., :, None] * _adjoint(u))


def qr(x, /, *, mode="reduced"):
    if mode not in ("reduced", "complete"):
        raise ValueError(f"qr: mode is 'reduced' or 'complete', got {mode!r}")
    return QRResult(*_linalg.qr(x, complete=mode == "complete"))


def slogdet(x, /):
    return SlogdetResult(*_linalg.slogdet(x))


def solve(x1, x2, /):
    dtype = _xp.result_type(x1, x2)
    x1, x2 = _xp.astype(x1, dtype), _xp.astype(x2, dtype)
    if x2.ndim == 1:
        return _linalg.solve(x1, _xp.broadcast_to(x2[:, None], x1.shape[:-1] + (1,)))[..., 0]
    batch = _xp.broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    return _linalg.solve(
        _xp.broadcast_to(x1, batch + x1.shape[-2:]), _xp.broadcast_to(x2, batch + x2.shape[-2:])
    )


def solve_triangular(x1, x2, /, *, lower):
    """Solves x1 x = x2 for the lower or upper triangle of x1; not in the standard."""
    return _linalg.solve_triangular(x1, x2, lower)


def svd(x, /, *, full_matrices=True):
    u, values, vh = _linalg.svd(x)
    if full_matrices and x.shape[-2] != x.shape[-1]:
        if x.shape[-2] > x.shape[-1]:
            u = _complete(u)
        else:
            vh = _adjoint(_complete(_adjoint(vh)))
    return SVDResult(u, values, vh)


def _complete(columns):
    """Orthonormal columns, and others so that there are as many as rows."""
    q, r = _linalg.qr(columns, complete=True)
    count = columns.shape[-1]
    return _xp.concat([columns, q[..., count:]], axis=-1)


def svdvals(x, /):
    return _linalg.svd(x)[1]


def trace(x, /, *, offset=0, dtype=None):
    return _xp.sum(diagonal(x, offset=offset), axis=-1, dtype=dtype)


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    size = x.abs()
    if ord == _math.inf:
        return size.max(axis, keepdims=keepdims)
    if ord == -_math.inf:
        return size.min(axis, keepdims=keepdims)
    if ord == 0:
        return (x != 0).astype(size.dtype).sum(axis, keepdims=keepdims)
    if ord == 1:
        return size.sum(axis, keepdims=keepdims)
    if ord == 2:
        return _xp.sqrt(size.square().sum(axis, keepdims=keepdims))
    return (size**ord).sum(axis, keepdims=keepdims) ** (1.0 / ord)
