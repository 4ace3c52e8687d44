"""uop.from_tinygrad: tensors of tinygrad as tensors of uop."""

from . import _core

# The graph of tinygrad is no interface of it: another release has other ops.
RELEASE = "0.14.0"


def _check_release():
    import importlib.metadata

    found = importlib.metadata.version("tinygrad")
    if found != RELEASE:
        raise RuntimeError(f"from_tinygrad reads the graphs of tinygrad {RELEASE}, and this is {found}")


def _make_dtypes():
    from tinygrad import dtypes

    names = (
        "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 bfloat16 float32 float64"
    ).split()
    known = {getattr(dtypes, name): name for name in names}
    known[dtypes.fp8e4m3] = "float8_e4m3fn"
    known[dtypes.fp8e5m2] = "float8_e5m2"
    known[dtypes.fp8e4m3fnuz] = "float8_e4m3fnuz"
    known[dtypes.fp8e5m2fnuz] = "float8_e5m2fnuz"
    # What a number is that meets no tensor.
    known[dtypes.weakint] = "int64"
    known[dtypes.weakfloat] = "float32"
    return {dtype: _core.dtype(name) for dtype, name in known.items()}


def _truncated_quotient(x, y):
    quotient = x // y
    if not str(x.dtype).startswith("uop.uint"):
        is_lower = (quotient * y != x) & ((x < 0) != (y < 0))
        quotient = quotient + is_lower.astype(x.dtype)
    return quotient


def _threefry(x, key):
    """Threefry-2x32 with 20 rounds, of pairs in 64 bits, as tinygrad keeps them."""
    narrow, wide = _core.dtype("uint32"), _core.dtype("uint64")

    def halves(pair):
        return pair.astype(narrow), (pair >> 32).astype(narrow)

    (x0, x1), (key0, key1) = halves(x), halves(key)
    keys = [key1, key0 ^ key1 ^ 0x1BD11BDA, key0]
    x0, x1 = x0 + keys[2], x1 + keys[0]
    for i in range(5):
        for count in ((13, 15, 26, 6), (17, 29, 16, 24))[i % 2]:
            x0 = x0 + x1
            x1 = x0 ^ ((x1 << count) | (x1 >> (32 - count)))
        x0, x1 = x0 + keys[i % 3], x1 + keys[(i + 1) % 3] + (i + 1)
    return (x1.astype(wide) << 32) | x0.astype(wide)


def _is_bool(x):
    return x.dtype == _core.dtype("bool")


# By the names of tinygrad's ops; operands have one element type.
_ELEMENTWISE = {
    "EXP2": lambda x: x.exp2(),
    "LOG2": lambda x: x.log2(),
    "SIN": lambda x: x.sin(),
    "SQRT": lambda x: x.sqrt(),
    "RECIPROCAL": lambda x: x.reciprocal(),
    "NEG": lambda x: x.logical_not() if _is_bool(x) else -x,
    "TRUNC": lambda x: x.trunc(),
    "ADD": lambda x, y: x | y if _is_bool(x) else x + y,
    "SUB": lambda x, y: x - y,
    "MUL": lambda x, y: x & y if _is_bool(x) else x * y,
    "MAX": lambda x, y: x | y if _is_bool(x) else _core.maximum(x, y),
    "SHL": lambda x, y: x << y,
    "SHR": lambda x, y: x >> y,
    "CDIV": _truncated_quotient,
    "CMOD": lambda x, y: x - _truncated_quotient(x, y) * y,
    "FDIV": lambda x, y: x / y,
    "FLOORDIV": lambda x, y: x // y,
    "FLOORMOD": lambda x, y: x % y,
    "POW": lambda x, y: x**y,
    "CMPLT": lambda x, y: x.logical_not() & y if _is_bool(x) else x < y,
    "CMPNE": lambda x, y: x != y,
    "CMPEQ": lambda x, y: x == y,
    "XOR": lambda x, y: x ^ y,
    "OR": lambda x, y: x | y,
    "AND": lambda x, y: x & y,
    "WHERE": _core.where,
    "MULACC": lambda x, y, z: x * y + z,
    "THREEFRY": _threefry,
}

# Nothing of these is left where all is on one device.
_SAME = {"COPY", "CONTIGUOUS", "CONTIGUOUS_BACKWARD", "DETACH", "NOOP"}
_MOVEMENT = {"RESHAPE", "EXPAND", "PERMUTE", "PAD", "SHRINK", "FLIP"}


def _move(name, x, argument):
    if name == "RESHAPE":
        return x.reshape(argument)
    if name == "EXPAND":
        return x.reshape((1,) * len(argument) + x.shape).expand(tuple(argument) + x.shape)
    if name == "PERMUTE":
        return x.permute(argument)
    if name == "PAD":
        before = [offset for offset, _ in argument]
        after = [size - offset - old for (offset, size), old in zip(argument, x.shape)]
        return x.pad(before, after)
    if name == "SHRINK":
        return x.shrink([offset for offset, _ in argument], [size for _, size in argument])
    return x.flip([axis for axis, is_flipped in enumerate(argument) if is_flipped])


# Longer products and sums are left as they are.
_MOST_OPERANDS = 16


def _flatten(node, name):
    """The operands of nested ops of one kind, or None if there are too many."""
    operands, worklist = [], [node]
    while worklist:
        part = worklist.pop()
        if part.op.name == name:
            worklist += part.src[::-1]
        else:
            operands.append(part)
        if len(operands) + len(worklist) > _MOST_OPERANDS:
            return None
    return operands


def _take_bounded(factors):
    """Of a product: the nodes 1 / (1 + x) that come with a factor x, and the other factors."""
    quotients, others = [], list(factors)
    for quotient in factors:
        if quotient.op.name != "RECIPROCAL" or quotient.src[0].op.name != "ADD":
            continue
        for one, x in (quotient.src[0].src, quotient.src[0].src[::-1]):
            if one.op.name == "CONST" and one.arg == 1 and x in others:
                others.remove(quotient)
                others.remove(x)
                quotients.append(quotient)
                break
    return quotients, others


def _find_bounded(node):
    """A product with x / (1 + x) in it, as terms of a sum: what _take_bounded gives for each.

    tinygrad's derivatives of sigmoid have it, where x overflows; it is 1 - 1 / (1 + x). The
    x may be outside of the sum that the quotient is a term of, as in x * (1 / (1 + x) + y).
    """
    if node.op.name != "MUL" or node.dtype.name not in ("float", "double", "half", "__bf16"):
        return None
    factors = _flatten(node, "MUL")
    if factors is None:
        return None
    bounded = _take_bounded(factors)
    if bounded[0]:
        return [bounded]
    for total in factors:
        terms = _flatten(total, "ADD") if total.op.name == "ADD" else None
        products = [_flatten(term, "MUL") for term in terms or ()]
        if not products or None in products:
            continue
        others = list(factors)
        others.remove(total)
        found = [_take_bounded(others + product) for product in products]
        if any(quotients for quotients, _ in found):
            return found
    return None


class _Reader:
    """Makes tensors of nodes. `parameters` are those of the function that is read."""

    def __init__(self, parameters=()):
        from tinygrad.dtype import dtypes

        self.dtypes = _make_dtypes()
        self.weak = (dtypes.weakint, dtypes.weakfloat)
        self.parameters = parameters
        self.values = {}

    def read(self, root):
        """The value of a node, after those that it is made of."""
        worklist = [root]
        while worklist:
            node = worklist[-1]
            if node in self.values:
                worklist.pop()
                continue
            missing = [part for part in self.parts(node) if part not in self.values]
            if missing:
                worklist += missing
                continue
            self.values[node] = self.make(worklist.pop())
        return self.values[root]

    def parts(self, node):
        """The nodes whose values are needed: not those that say shapes."""
        name = node.op.name
        if name in ("CONST", "BUFFER", "PARAM"):
            return ()
        if name in _MOVEMENT or name in _SAME or name in ("REDUCE", "CAST", "BITCAST"):
            return node.src[:1]
        if name == "AFTER":
            return node.src[:1] + tuple(store.src[1] for store in self.stores(node))
        if name == "GETTUPLE" and node.src[0].op.name == "FUNCTION":
            return node.src[0].src[1:]
        if name == "GETTUPLE":
            return (node.src[0].src[node.arg],)
        return node.src

    def dtype(self, node):
        try:
            return self.dtypes[node.dtype]
        except KeyError:
            raise TypeError(f"from_tinygrad: no element type {node.dtype}") from None

    def make(self, node):
        name = node.op.name
        if name in _SAME:
            return self.values[node.src[0]]
        if name in _MOVEMENT:
            return _move(name, self.values[node.src[0]], self.integers(node, node.marg))
        if name in _ELEMENTWISE:
            return self.make_elementwise(node)
        maker = getattr(self, "make_" + name.lower(), None)
        if maker is None:
            raise NotImplementedError(f"from_tinygrad: the op {name} of tinygrad is not known")
        return maker(node)

    def integers(self, node, argument):
        """Sizes and offsets; variables are no numbers."""

        def number(value):
            if isinstance(value, tuple):
                return tuple(number(item) for item in value)
            if isinstance(value, (bool, int)):
                return value
            raise NotImplementedError(
                f"from_tinygrad: {node.op.name} has a size that is a variable; bind it to a number"
            )

        return number(tuple(argument))

    def make_elementwise(self, node):
        bounded = _find_bounded(node)
        if bounded is not None:
            return self.make_sum(bounded, self.dtype(node))
        operands = [self.values[part] for part in node.src]
        first = 1 if node.op.name == "WHERE" else 0
        # Numbers take the type of the tensors that they meet.
        strong = [part.dtype for part in node.src[first:] if part.dtype not in self.weak]
        floats = [part.dtype for part in node.src[first:] if part.dtype == self.weak[1]]
        common = self.dtypes[(strong or floats or [self.weak[0]])[0]]
        is_of_floats = floats or node.op.name in ("RECIPROCAL", "EXP2", "LOG2", "SIN", "SQRT", "FDIV")
        if is_of_floats and not common.is_floating:
            common = self.dtypes[self.weak[1]]
        for i in range(first, len(operands)):
            operands[i] = operands[i].astype(common)
        return _ELEMENTWISE[node.op.name](*operands).astype(self.result_dtype(node, common))

    def make_sum(self, terms, dtype):
        """The sum of products, as _find_bounded gives them."""
        total = None
        for quotients, others in terms:
            factors = [1 - self.values[one].astype(dtype) for one in quotients]
            factors += [self.values[one].astype(dtype) for one in others]
            product = factors[0]
            for factor in factors[1:]:
                product = product * factor
            total = product if total is None else total + product
        return total

    def result_dtype(self, node, common):
        if node.op.name in ("CMPLT", "CMPNE", "CMPEQ"):
            return _core.dtype("bool")
        return common if node.dtype in self.weak else self.dtype(node)

    def make_const(self, node):
        value = node.arg
        if not isinstance(value, (bool, int, float)):
            raise NotImplementedError(f"from_tinygrad: a constant is {value!r}")
        return _core.full((), float(value) if isinstance(value, float) else value, dtype=self.dtype(node))

    def make_buffer(self, node):
        if node.realized is None or 0 in node.shape:
            if node.is_variable:
                raise NotImplementedError("from_tinygrad: a variable has no value; bind it to a number")
            # Nobody knows what it holds.
            return _core.full(self.integers(node, node.shape), 0, dtype=self.dtype(node))
        bits = {1: "B", 2: "H", 4: "I", 8: "Q"}[node.dtype.itemsize]
        memory = node.realized.as_memoryview().cast(bits)
        numbers = _core.asarray(memory)
        dtype = self.dtype(node)
        numbers = numbers.astype(dtype) if dtype == _core.dtype("bool") else numbers.bitcast(dtype)
        return numbers.reshape(self.integers(node, node.shape))

    def make_cast(self, node):
        return self.values[node.src[0]].astype(self.dtype(node))

    def make_bitcast(self, node):
        if node.dtype.itemsize != node.src[0].dtype.itemsize:
            raise NotImplementedError(
                f"from_tinygrad: a bitcast from {node.src[0].dtype} to {node.dtype} changes the size"
            )
        return self.values[node.src[0]].bitcast(self.dtype(node))

    def make_reduce(self, node):
        op, count = node.arg
        if len(node.src) != 1:
            raise NotImplementedError("from_tinygrad: REDUCE over ranges")
        x = self.values[node.src[0]]
        axes = tuple(range(count))
        if _is_bool(x):
            return x.all(axes) if op.name == "MUL" else x.any(axes)
        result = {"ADD": x.sum, "MUL": x.prod, "MAX": x.max}[op.name](axes)
        return result.astype(x.dtype)

    def make_stack(self, node):
        if not node.src:
            return _core.full((0,), 0, dtype=_core.dtype("int64"))
        return _core.stack([self.values[part].astype(self.dtype(node)) for part in node.src])

    def stores(self, node):
        """What an AFTER waits for. Raises what is no store."""
        stores = []
        worklist = list(node.src[1:])[::-1]
        while worklist:
            part = worklist.pop()
            if part.op.name == "STORE":
                stores.append(part)
            elif part.op.name in ("GROUP", "END", "SINK"):
                worklist += part.src[::-1]
            else:
                raise NotImplementedError(f"from_tinygrad: a tensor waits for the op {part.op.name}")
        return stores

    def make_after(self, node):
        value = self.values[node.src[0]]
        for store in self.stores(node):
            value = self.store(value, store.src[0], node.src[0], self.values[store.src[1]])
        return value

    def store(self, value, target, base, stored):
        """`value` of `base` with `stored` where `target`, which is a part of it, is."""
        moves = []
        while target is not base and target.op.name in _MOVEMENT | _SAME | {"AFTER"}:
            if target.op.name in _MOVEMENT:
                moves.append(target)
            target = target.src[0]
        base_of = base
        while target is not base_of and base_of.op.name in _SAME | {"AFTER"}:
            base_of = base_of.src[0]
        if target is not base_of:
            raise NotImplementedError("from_tinygrad: a store into another buffer than the one that is read")
        stored = stored.astype(value.dtype)
        if not any(move.op.name == "SHRINK" for move in moves):
            return self.move_back(stored, moves)
        is_stored = _core.full(stored.shape, True, dtype=_core.dtype("bool"))
        return _core.where(self.move_back(is_stored, moves), self.move_back(stored, moves), value)

    def move_back(self, x, moves):
        """What `moves`, the last one first, would make `x` of; 0 where they leave a place out."""
        for move in moves:
            name, argument = move.op.name, self.integers(move, move.marg)
            shape = self.integers(move, move.src[0].shape)
            if name == "RESHAPE":
                x = x.reshape(shape)
            elif name == "PERMUTE":
                x = x.permute([argument.index(axis) for axis in range(len(argument))])
            elif name == "FLIP":
                x = _move(name, x, argument)
            elif name == "SHRINK":
                before = [offset for offset, _ in argument]
                x = x.pad(before, [old - offset - size for old, (offset, size) in zip(shape, argument)])
            else:
                raise NotImplementedError(f"from_tinygrad: a store into the {name} of a buffer")
        return x

    def make_gettuple(self, node):
        body = node.src[0]
        if body.op.name != "FUNCTION":
            return self.values[body.src[node.arg]]
        inner = _Reader([self.values[part] for part in body.src[1:]])
        return inner.read(body.src[0].src[node.arg])

    def make_param(self, node):
        slot = node.arg.slot
        if slot < 0 or slot >= len(self.parameters):
            raise NotImplementedError("from_tinygrad: a variable has no value; bind it to a number")
        return self.parameters[slot]


def from_tinygrad(tensors):
    """Converts lazy tensors of tinygrad to tensors of uop.

    Takes one tensor or a list. tinygrad computes nothing: realized buffers are copied,
    and the rest of the graph becomes ops of uop. Raises NotImplementedError for an op
    that is not supported, and RuntimeError if the release of tinygrad is not RELEASE.
    """
    _check_release()
    from tinygrad.dtype import strong_dtype

    reader = _Reader()

    def read(tensor):
        return reader.read(tensor.uop).astype(reader.dtypes[strong_dtype(tensor.dtype)])

    if isinstance(tensors, (list, tuple)):
        return type(tensors)([read(tensor) for tensor in tensors])
    return read(tensors)
