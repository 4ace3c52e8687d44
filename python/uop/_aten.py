"""Ops of ATen on lazy tensors, by their names.

Arguments are those of the op's schema; tensors are uop's, dtypes too. Results are
converted to the type that PyTorch says by the caller.
"""

import math

from . import _core, nn
from ._core import Tensor


class NotKnown(Exception):
    """What the backend cannot do; its text says what."""


OPS = {}


def op(*names):
    def add(function):
        for name in names:
            OPS["aten." + name] = function
        return function

    return add


def _as_tensor(x):
    return x if isinstance(x, Tensor) else _core.asarray(x)


def _with_axis(function):
    """For tensors without axes: of one with an axis of size 1."""

    def of_any(x, *args, **kwargs):
        if x.ndim:
            return function(x, *args, **kwargs)
        # An index may have one axis, where x has none.
        shape = next((one.shape for one in args if isinstance(one, Tensor)), ())
        args = [
            one.reshape(one.size) if isinstance(one, Tensor) and one.ndim == 0 else one for one in args
        ]
        result = function(x.reshape(1), *args, **kwargs)
        if isinstance(result, (list, tuple)):
            return [one.reshape(()) for one in result]
        return result.reshape(shape if function is gather_along else ())

    return of_any


def gather_along(x, axis, index, sparse_grad=False):
    if index.size == 0:
        return _core.full(index.shape, 0, dtype=x.dtype)
    return x.gather(index, axis)


def _axis(axis, rank):
    return axis + rank if axis < 0 else axis


# ---------------------------------------------------------------------------
# Elementwise
# ---------------------------------------------------------------------------

for _name, _method in {
    "abs": Tensor.abs, "acos": Tensor.acos, "acosh": Tensor.acosh, "asin": Tensor.asin,
    "asinh": Tensor.asinh, "atan": Tensor.atan, "atanh": Tensor.atanh, "ceil": Tensor.ceil,
    "cos": Tensor.cos, "cosh": Tensor.cosh, "erf": Tensor.erf, "exp": Tensor.exp,
    "exp2": Tensor.exp2, "expm1": Tensor.expm1, "floor": Tensor.floor, "isinf": Tensor.isinf,
    "isnan": Tensor.isnan, "isfinite": Tensor.isfinite, "log": Tensor.log, "log10": Tensor.log10,
    "log1p": Tensor.log1p, "log2": Tensor.log2, "logical_not": Tensor.logical_not,
    "neg": Tensor.neg, "reciprocal": Tensor.reciprocal, "relu": Tensor.relu,
    "rsqrt": Tensor.rsqrt, "sigmoid": Tensor.sigmoid, "sign": Tensor.sign, "signbit": Tensor.signbit,
    "sin": Tensor.sin, "sinh": Tensor.sinh, "sqrt": Tensor.sqrt, "tan": Tensor.tan,
    "tanh": Tensor.tanh, "trunc": Tensor.trunc, "bitwise_not": Tensor.bitwise_not,
    "square": Tensor.square, "silu": Tensor.silu, "erfc": Tensor.erfc, "erfinv": Tensor.erfinv,
    "lgamma": Tensor.lgamma, "digamma": Tensor.digamma,
    "alias": Tensor.clone, "detach": Tensor.detach, "lift_fresh_copy": Tensor.clone,
}.items():  # fmt: skip
    op(_name)(_method)

for _name, _function in {
    "atan2": _core.atan2, "bitwise_and": _core.bitwise_and, "bitwise_or": _core.bitwise_or,
    "bitwise_xor": _core.bitwise_xor, "bitwise_left_shift": _core.bitwise_left_shift,
    "bitwise_right_shift": _core.bitwise_right_shift, "eq": _core.equal, "ge": _core.greater_equal,
    "gt": _core.greater, "le": _core.less_equal, "lt": _core.less, "ne": _core.not_equal,
    "logical_and": _core.logical_and, "logical_or": _core.logical_or,
    "logical_xor": _core.logical_xor, "maximum": _core.maximum, "minimum": _core.minimum,
    "mul": _core.multiply, "pow": _core.pow, "remainder": _core.remainder,
    "hypot": _core.hypot, "copysign": _core.copysign, "nextafter": _core.nextafter,
    "logaddexp": _core.logaddexp, "mm": _core.matmul, "bmm": _core.matmul, "mv": _core.matmul,
    "dot": _core.matmul, "matmul": _core.matmul,
}.items():  # fmt: skip
    op(_name)(_function)


@op("clone", "contiguous")
def clone(x):
    return x.clone()


@op("add")
def add(x, y, alpha=1):
    return _core.add(x, y if alpha == 1 else _core.multiply(y, alpha))


@op("sub")
def sub(x, y, alpha=1):
    return _core.subtract(x, y if alpha == 1 else _core.multiply(y, alpha))


@op("rsub")
def rsub(x, y, alpha=1):
    return sub(y, x, alpha)


@op("angle")
def angle(x):
    turned = _core.where(x < 0, math.pi, 0.0)
    return _core.where(x.isnan(), x, turned) if x.dtype.is_floating else turned


@op("polygamma")
def polygamma(n, x):
    if n != 0:
        raise NotKnown("polygamma beside digamma")
    return x.digamma()


@op("copy")
def copy(x, source, non_blocking=False):
    return source.astype(x.dtype).expand(x.shape)


@op("div")
def div(x, y, rounding_mode=None):
    if rounding_mode == "floor":
        return _core.floor_divide(x, y)
    quotient = _core.divide(x, y)
    return quotient.trunc() if rounding_mode == "trunc" else quotient


@op("floor_divide")
def floor_divide(x, y):
    return _core.floor_divide(x, y)


@op("fmod")
def fmod(x, y):
    x = _as_tensor(x)
    rest = _core.remainder(x.abs(), _core.asarray(y).abs() if isinstance(y, Tensor) else abs(y))
    if x.dtype.is_floating:
        return _core.copysign(rest, x)
    return _core.where(x < 0, -rest, rest)


@op("fmax")
def fmax(x, y):
    return _core.where(x.isnan(), y, _core.where(y.isnan(), x, _core.maximum(x, y)))


@op("fmin")
def fmin(x, y):
    return _core.where(x.isnan(), y, _core.where(y.isnan(), x, _core.minimum(x, y)))


@op("round")
def round_(x, decimals=0):
    if decimals == 0:
        return x.round()
    scale = 10.0**decimals
    return (x * scale).round() / scale


@op("clamp")
def clamp(x, min=None, max=None):
    x = x if min is None else _core.maximum(x, min)
    return x if max is None else _core.minimum(x, max)


@op("clamp_min")
def clamp_min(x, min):
    return _core.maximum(x, min)


@op("clamp_max")
def clamp_max(x, max):
    return _core.minimum(x, max)


@op("hardtanh")
def hardtanh(x, min_val=-1, max_val=1):
    return clamp(x, min_val, max_val)


@op("where")
def where(condition, x, y):
    return _core.where(condition, x, y)


@op("masked_fill")
def masked_fill(x, mask, value):
    return _core.where(mask, value, x)


@op("gelu")
def gelu(x, approximate="none"):
    if approximate == "none":
        return x.gelu()
    inner = (x + x * x * x * 0.044715) * math.sqrt(2 / math.pi)
    return x * 0.5 * (inner.tanh() + 1)


@op("leaky_relu")
def leaky_relu(x, negative_slope=0.01):
    return x.leaky_relu(negative_slope)


@op("elu")
def elu(x, alpha=1.0, scale=1.0, input_scale=1.0):
    below = ((_core.minimum(x, 0.0) * input_scale).expm1()) * (alpha * scale)
    return _core.where(x > 0, x * scale, below)


@op("softplus")
def softplus(x, beta=1.0, threshold=20.0):
    return _core.where(x * beta > threshold, x, (x * beta).softplus() / beta)


@op("_to_copy", "to")
def to_copy(x, dtype=None, non_blocking=False):
    return x.clone() if dtype is None else x.astype(dtype)


@op("scalar_tensor")
def scalar_tensor(value, dtype=None):
    return _core.full((), value, dtype=dtype)


# ---------------------------------------------------------------------------
# Creation
# ---------------------------------------------------------------------------


@op("full")
def full(shape, value, dtype=None):
    return _core.full(shape, value, dtype=dtype)


@op("full_like")
def full_like(x, value, dtype=None):
    return _core.full(x.shape, value, dtype=x.dtype if dtype is None else dtype)


@op("zeros", "empty")
def zeros(shape, dtype=None):
    return _core.full(shape, 0, dtype=_core.float32 if dtype is None else dtype)


@op("ones")
def ones(shape, dtype=None):
    return _core.full(shape, 1, dtype=_core.float32 if dtype is None else dtype)


@op("zeros_like", "empty_like")
def zeros_like(x, dtype=None):
    return full_like(x, 0, dtype)


@op("ones_like")
def ones_like(x, dtype=None):
    return full_like(x, 1, dtype)


@op("empty_strided", "new_empty_strided")
def empty_strided(*args, dtype=None):
    shape = args[-2]
    return zeros(shape, dtype)


@op("empty_permuted")
def empty_permuted(shape, layout, dtype=None):
    return zeros(shape, dtype)


@op("arange")
def arange(*bounds, dtype=None):
    start, stop, step = {1: (0, *bounds, 1), 2: (*bounds, 1), 3: bounds}[len(bounds)]
    if any(isinstance(one, float) for one in bounds) and not (dtype or _core.float32).is_floating:
        # How many there are is decided before the numbers become integers.
        count = max(0, math.ceil((stop - start) / step))
        return _core.iota((count,), 0) * int(step) + int(start)
    return _core.arange(start, stop, step, dtype=dtype)


@op("eye")
def eye(n, m=None, dtype=None):
    shape = (n, n if m is None else m)
    return _core.equal(_core.iota(shape, 0), _core.iota(shape, 1))


# ---------------------------------------------------------------------------
# Shapes
# ---------------------------------------------------------------------------


@op("view", "reshape", "_unsafe_view", "view_copy")
def view(x, shape):
    if not isinstance(shape, (list, tuple)):
        raise NotKnown("a view as another element type")
    return x.reshape(shape) if x.size else _core.full(_without_minus_one(x, shape), 0, dtype=x.dtype)


def _without_minus_one(x, shape):
    known = math.prod(size for size in shape if size != -1)
    return [x.size // known if size == -1 and known else max(size, 0) for size in shape]


@op("sym_numel")
def sym_numel(x):
    return x.size


@op("sym_size")
def sym_size(x, axis):
    return x.shape[axis]


@op("permute", "permute_copy")
def permute(x, axes):
    return x.permute(axes) if x.ndim else x.clone()


@op("transpose")
def transpose(x, first, second):
    return x.transpose(first, second) if x.ndim else x.clone()


@op("t")
def t(x):
    return x.transpose(0, 1) if x.ndim == 2 else x.clone()


@op("expand")
def expand(x, shape, implicit=False):
    return x.expand(shape) if len(shape) else x.clone()


@op("unsqueeze")
def unsqueeze(x, axis):
    return x.unsqueeze(axis)


@op("squeeze", "squeeze_")
def squeeze(x, axes=None):
    axes = range(x.ndim) if axes is None else [axes] if isinstance(axes, int) else axes
    axes = {_axis(axis, x.ndim) for axis in axes}
    return x.reshape([size for i, size in enumerate(x.shape) if i not in axes or size != 1])


@op("cat")
def cat(parts, axis=0):
    # PyTorch leaves out what is empty and has one axis.
    parts = [part for part in parts if part.shape != (0,)] or parts[:1]
    return _core.concat(parts, axis)


@op("stack")
def stack(parts, axis=0):
    return _core.stack(parts, axis)


@op("flip")
def flip(x, axes):
    return x.flip(axes) if axes else x.clone()


@op("repeat")
def repeat(x, times):
    return x.tile(times) if times else x.clone()


@op("roll")
def roll(x, shifts, axes=()):
    if not axes:
        return x.reshape(x.size).roll(shifts[0], 0).reshape(x.shape)
    for shift, axis in zip(shifts, axes):
        x = x.roll(shift, axis)
    return x


@op("slice", "slice_copy")
def slice_(x, axis=0, start=None, end=None, step=1):
    size = x.shape[axis]
    start, stop, step = slice(start, end, step).indices(size)
    return x.slice(axis, start, max(stop, start), step)


@op("select", "select_copy")
def select(x, axis, index):
    return x[(slice(None),) * _axis(axis, x.ndim) + (index,)]


@op("narrow_copy")
def narrow(x, axis, start, length):
    start += x.shape[axis] if start < 0 else 0
    return x.slice(axis, start, start + length)


@op("split", "split_with_sizes", "split_copy")
def split(x, sizes, axis=0):
    if isinstance(sizes, int):
        count, size = x.shape[axis], sizes
        sizes = [size] * (count // size) + ([count % size] if count % size else [])
    return x.split(sizes, axis)


@op("unbind", "unbind_copy")
def unbind(x, axis=0):
    return [select(x, axis, i) for i in range(x.shape[axis])]


@op("constant_pad_nd")
def constant_pad_nd(x, pads, value=0):
    before, after = [0] * x.ndim, [0] * x.ndim
    for i in range(len(pads) // 2):
        before[x.ndim - 1 - i], after[x.ndim - 1 - i] = pads[2 * i], pads[2 * i + 1]
    return x.pad(before, after, float(value))


@op("diagonal", "diagonal_copy")
def diagonal(x, offset=0, first=0, second=1):
    first, second = _axis(first, x.ndim), _axis(second, x.ndim)
    order = [i for i in range(x.ndim) if i not in (first, second)] + [first, second]
    x = x.permute(order)
    if offset > 0:
        x = x[..., :, offset:]
    elif offset < 0:
        x = x[..., -offset:, :]
    size = min(x.shape[-2:])
    return x[..., :size, :size].diagonal()


@op("unfold")
def unfold(x, axis, size, step):
    if x.ndim == 0:
        return x.reshape(1).slice(0, 0, size)
    axis = _axis(axis, x.ndim)
    count = (x.shape[axis] - size) // step + 1
    index = _core.iota((count, size), 0) * step + _core.iota((count, size), 1)
    order = [i for i in range(x.ndim + 1) if i != axis + 1] + [axis + 1]
    return x.take(index, axis).permute(order)


@op("as_strided")
def as_strided(x, size, stride, storage_offset=0):
    # The caller has made sure that the memory is that of x in row-major order.
    position = _core.full(size, 0 if storage_offset is None else storage_offset, dtype=_core.int64)
    for axis, step in enumerate(stride):
        position = position + _core.iota(size, axis) * step
    return x.reshape(x.size).take(position)


@op("tril")
def tril(x, diagonal=0):
    return x.tril(diagonal)


@op("triu")
def triu(x, diagonal=0):
    return x.triu(diagonal)


# ---------------------------------------------------------------------------
# Reductions
# ---------------------------------------------------------------------------


def _axes(axes):
    if axes is None or (isinstance(axes, (list, tuple)) and not axes):
        return None
    return axes


def _of_axes(method):
    def reduce(x, axes=None, keepdim=False, dtype=None):
        if dtype is not None:
            x = x.astype(dtype)
        if x.ndim == 0:
            return method(x, None)
        return method(x, _axes(axes), keepdims=keepdim)

    return reduce


op("sum")(_of_axes(Tensor.sum))
op("mean")(_of_axes(Tensor.mean))
op("amax")(_of_axes(Tensor.max))
op("amin")(_of_axes(Tensor.min))
op("any")(_of_axes(Tensor.any))
op("all")(_of_axes(Tensor.all))
op("prod")(_of_axes(Tensor.prod))
op("logsumexp")(_of_axes(Tensor.logsumexp))


def _first_nan(x, index, axis, keepdim):
    """argmax and argmin of PyTorch's give the first NaN where there is one."""
    if not x.dtype.is_floating:
        return index
    isnan = x.isnan()
    first = isnan.astype(_core.int64).argmax(axis, keepdims=keepdim)
    return _core.where(isnan.any(axis, keepdims=keepdim), first, index)


@op("argmax")
def argmax(x, axis=None, keepdim=False):
    if x.ndim == 0:
        return _core.full((), 0, dtype=_core.int64)
    return _first_nan(x, x.argmax(axis, keepdims=keepdim), axis, keepdim)


@op("argmin")
def argmin(x, axis=None, keepdim=False):
    if x.ndim == 0:
        return _core.full((), 0, dtype=_core.int64)
    return _first_nan(x, x.argmin(axis, keepdims=keepdim), axis, keepdim)


def _with_index(values, index):
    def function(x, axis=None, keepdim=False):
        if axis is None:
            return values(x, None)
        if x.ndim == 0:
            return x.clone(), _core.full((), 0, dtype=_core.int64)
        return values(x, axis, keepdims=keepdim), index(x, axis, keepdim)

    return function


op("max")(_with_index(Tensor.max, argmax))
op("min")(_with_index(Tensor.min, argmin))


@op("var")
def var(x, axes=None, correction=None, keepdim=False, unbiased=True):
    correction = (1 if unbiased else 0) if correction is None else correction
    return x.var(_axes(axes), correction=correction, keepdims=keepdim)


@op("var_mean")
def var_mean(x, axes=None, correction=None, keepdim=False):
    return var(x, axes, correction, keepdim), x.mean(_axes(axes), keepdims=keepdim)


@op("cumsum")
def cumsum(x, axis, dtype=None):
    x = x if dtype is None else x.astype(dtype)
    return x.cumsum(axis) if x.ndim else x.clone()


@op("cumprod")
def cumprod(x, axis, dtype=None):
    x = x if dtype is None else x.astype(dtype)
    return x.cumprod(axis) if x.ndim else x.clone()


def _cumulate_best(method, x, axis):
    """The best so far, and where it was seen last; NaN is better than all."""
    if x.ndim == 0:
        return x.clone(), _core.full((), 0, dtype=_core.int64)
    values = method(x)
    is_best = x == values
    if x.dtype.is_floating:
        is_best = _core.where(values.isnan(), x.isnan(), is_best)
    places = _core.iota(x.shape, _axis(axis, x.ndim))
    return values, _core.where(is_best, places, 0).cummax(axis)


@op("cummax")
def cummax(x, axis):
    return _cumulate_best(lambda x: x.cummax(axis), x, axis)


@op("cummin")
def cummin(x, axis):
    # The complement of an integer turns the order round.
    turn = (lambda x: -x) if x.dtype.is_floating else Tensor.bitwise_not
    return _cumulate_best(lambda x: turn(turn(x).cummax(axis)), x, axis)


@op("_softmax", "softmax")
@_with_axis
def softmax(x, axis, half_to_float=False):
    return x.softmax(axis)


@op("_log_softmax", "log_softmax")
@_with_axis
def log_softmax(x, axis, half_to_float=False):
    return x.log_softmax(axis)


# ---------------------------------------------------------------------------
# Order and indices
# ---------------------------------------------------------------------------


@op("sort")
def sort(x, axis=-1, descending=False, stable=True, dim=None):
    axis = axis if dim is None else dim
    if x.ndim == 0:
        return x.clone(), _core.full((), 0, dtype=_core.int64)
    return x.sort(axis, descending=descending)


@op("topk")
@_with_axis
def topk(x, k, axis=-1, largest=True, is_sorted=True):
    return x.topk(k, axis, largest=largest)


op("gather")(_with_axis(gather_along))


@op("index_select")
def index_select(x, axis, index):
    return x.take(index, axis)


@op("embedding")
def embedding(table, ids, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    return nn.embedding(ids, table)


@op("scatter")
@_with_axis
def scatter(x, axis, index, source, reduce=None):
    if not isinstance(source, Tensor):
        source = _core.full(index.shape, source, dtype=x.dtype)
    if reduce is not None:
        return scatter_reduce(x, axis, index, source, {"add": "sum", "multiply": "prod"}[reduce])
    box = [0] * source.ndim
    return x.scatter(index, source.shrink(box, index.shape).astype(x.dtype), axis)


@op("scatter_add")
@_with_axis
def scatter_add(x, axis, index, source):
    box = [0] * source.ndim
    return x.scatter_add(index, source.shrink(box, index.shape), axis)


@op("histc")
def histc(x, bins=100, min=0, max=0):
    if not min < max:
        raise NotKnown("a histogram between bounds that values decide")
    x = x.reshape((x.size,))
    # The greatest value is in the last bin; numbers outside, and NaN, are in none.
    places = _core.minimum(((x - min) * bins / (max - min)).astype(_core.int64), bins - 1)
    places = _core.where((x >= min) & (x <= max), places, bins)
    counts = _core.full((bins + 1,), 0, dtype=x.dtype)
    ones = _core.full(x.shape, 1, dtype=x.dtype)
    return counts.scatter_add(places, ones, 0).shrink([0], [bins])


def get_bounds(dtype):
    """The least and the greatest number of the type."""
    if dtype.is_floating:
        return -math.inf, math.inf
    bits = 8 * dtype.itemsize
    if dtype.name.startswith("u"):
        return 0, 2**bits - 1
    return -(2 ** (bits - 1)), 2 ** (bits - 1) - 1


def _identity(reduce, dtype):
    """What changes nothing."""
    if reduce in ("amax", "amin"):
        return get_bounds(dtype)[reduce == "amin"]
    return 1 if reduce == "prod" else 0


@op("scatter_reduce")
@_with_axis
def scatter_reduce(x, axis, index, source, reduce, include_self=True):
    if x.dtype == _core.bool:
        x, source = x.astype(_core.int64), source.astype(_core.int64)
        return scatter_reduce(x, axis, index, source, reduce, include_self).astype(_core.bool)
    source = source.shrink([0] * source.ndim, index.shape).astype(x.dtype)
    own = x
    if not include_self:
        own = x.scatter(index, _core.full(index.shape, _identity(reduce, x.dtype), dtype=x.dtype), axis)
    if reduce != "mean":
        return own.scatter_reduce(index, source, axis, reduce)
    counts = _core.full(x.shape, 1, dtype=x.dtype)
    if not include_self:
        counts = counts.scatter(index, _core.full(index.shape, 0, dtype=x.dtype), axis)
    counts = counts.scatter_add(index, _core.full(index.shape, 1, dtype=x.dtype), axis)
    sums = own.scatter_add(index, source, axis)
    return sums / counts if x.dtype.is_floating else _core.floor_divide(sums, counts)


def _key(x, indices):
    for index in indices:
        if isinstance(index, Tensor) and index.dtype == _core.bool:
            raise NotKnown("indexing by a mask, whose result has a shape that values decide")
    return tuple(slice(None) if index is None else index for index in indices)


@op("index")
def index(x, indices):
    return x[_key(x, indices)]


def _put_at_mask(x, mask, values, accumulate):
    """One row for all places of the mask, or one for each of them."""
    rest = x.shape[mask.ndim :]
    if values.ndim > len(rest):
        values = values.expand(values.shape[:1] + rest)
        values = values.squeeze(0) if values.shape[0] == 1 else _take_in_order(mask, values)
    mask = mask.reshape(mask.shape + (1,) * len(rest))
    return _core.where(mask, x + values if accumulate else values, x)


def _take_in_order(mask, rows):
    """The next row at each place of the mask, any at others."""
    number = mask.reshape(mask.size).astype(_core.int64).cumsum(0) - 1
    taken = rows.take(_core.maximum(number, 0), 0)
    return taken.reshape(mask.shape + rows.shape[1:])


@op("masked_scatter")
def masked_scatter(x, mask, source):
    shape = (x.astype(_core.bool) & mask).shape  # both broadcast
    x, mask = x.expand(shape), mask.expand(shape)
    if not x.size or not source.size:
        return x.clone()
    return _core.where(mask, _take_in_order(mask, source.reshape(source.size)), x)


@op("searchsorted")
def searchsorted(ordered, values, out_int32=False, right=False, side=None, sorter=None):
    if ordered.ndim != 1:
        raise NotKnown("searchsorted in several rows")
    if sorter is not None:
        ordered = ordered.take(sorter, 0)
    values = values if isinstance(values, Tensor) else _core.full((), values)
    flat = values.reshape(values.size)
    return _core.searchsorted(ordered, flat, right or side == "right").reshape(values.shape)


@op("bucketize")
def bucketize(values, boundaries, out_int32=False, right=False):
    return searchsorted(boundaries, values, right=right)


@op("index_put", "_unsafe_index_put")
def index_put(x, indices, values, accumulate=False):
    if len(indices) == 1 and indices[0].dtype == _core.bool:
        return _put_at_mask(x, indices[0], values, accumulate)
    key = _key(x, indices)
    if not accumulate:
        x = x.clone()
        x[key] = values
        return x
    return x.add_at(key, values)


op("_unsafe_index")(index)


@op("slice_scatter")
def slice_scatter(x, source, axis=0, start=None, end=None, step=1):
    x = x.clone()
    x[(slice(None),) * _axis(axis, x.ndim) + (slice(start, end, step),)] = source
    return x


@op("select_scatter")
def select_scatter(x, source, axis, index):
    x = x.clone()
    x[(slice(None),) * _axis(axis, x.ndim) + (index,)] = source
    return x
