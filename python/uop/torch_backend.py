"""torch.compile(model, backend="uop").

Dynamo captures a graph, and AOT autograd lowers it to core ATen, forward and
backward. Each op becomes an op on lazy tensors (_aten.py), and the graph one program.
Tensors are passed by DLPack without a copy. A graph with an unsupported op runs in
eager mode, after one warning that names the op.
"""

import functools
import operator
import threading
import warnings

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._dynamo.backends.common import aot_autograd
from functorch.compile import make_boxed_func

from . import _aten_layers, _complex, _core  # noqa: F401 - it adds its ops
from ._aten import OPS, NotKnown
from ._aten_complex import COMPLEX_OPS, is_complex
from ._complex import ComplexTensor

aten = torch.ops.aten

_DTYPES = {
    torch.bool: _core.bool,
    torch.int8: _core.int8,
    torch.int16: _core.int16,
    torch.int32: _core.int32,
    torch.int64: _core.int64,
    torch.uint8: _core.uint8,
    torch.uint16: _core.uint16,
    torch.uint32: _core.uint32,
    torch.uint64: _core.uint64,
    torch.float16: _core.float16,
    torch.bfloat16: _core.bfloat16,
    torch.float32: _core.float32,
    torch.float64: _core.float64,
    torch.float8_e4m3fn: _core.float8_e4m3fn,
    torch.float8_e5m2: _core.float8_e5m2,
    torch.complex64: _complex.complex64,
    torch.complex128: _complex.complex128,
}

# What is random is drawn by PyTorch, in each call, and given to the program.
_RANDOM = {
    aten.rand.default,
    aten.randn.default,
    aten.rand_like.default,
    aten.randn_like.default,
    aten.randint.low,
    aten.randint.default,
    aten.randperm.default,
}

# What raises errors: PyTorch does, of values that the program gives it.
_CHECKS = {
    aten._assert_async.default,
    aten._assert_async.msg,
    aten._linalg_check_errors.default,
}

# Whose operands may be sizes.
_ARITHMETIC = {"aten.add", "aten.sub", "aten.mul", "aten.div"}

_warned = set()
_lock = threading.Lock()


def _warn(reason):
    """Once for each reason."""
    with _lock:
        if reason in _warned:
            return
        _warned.add(reason)
    warnings.warn(f"uop: a graph runs in PyTorch's eager mode: {reason}", stacklevel=3)


def to_dtype(dtype):
    """uop's element type of PyTorch's. Raises NotKnown."""
    if dtype not in _DTYPES:
        raise NotKnown(f"elements of type {dtype}")
    return _DTYPES[dtype]


def to_uop(tensor):
    """A uop tensor in the memory of a tensor on the CPU, which is copied if it has gaps.

    Of complex numbers, the parts are along a new last axis.
    """
    if tensor.numel() == 0:
        shape = (*tensor.shape, 2) if tensor.is_complex() else tuple(tensor.shape)
        dtype = to_dtype(tensor.dtype)
        return _core.full(shape, 0, dtype=dtype.part if tensor.is_complex() else dtype)
    return _core.asarray(to_capsule(tensor))


def to_capsule(tensor):
    """The memory of a tensor, as to_uop has it, for an argument of a function."""
    if not tensor.is_cpu:
        raise NotKnown(f"a tensor on {tensor.device}")
    if tensor.requires_grad:
        tensor = tensor.detach()
    if not tensor.is_contiguous():
        tensor = tensor.contiguous()
    if tensor.is_conj() or tensor.is_neg():
        tensor = tensor.resolve_conj().resolve_neg()
    if tensor.is_complex():
        tensor = torch.view_as_real(tensor)
    # Without the checks of Tensor.__dlpack__, which take three times as long.
    return torch.utils.dlpack.to_dlpack(tensor)


def _lend(tensor, expected):
    """The address of the elements of a tensor that is kept during a call, or what else
    gives a function this argument. `expected` is its number of bytes and its type."""
    size, dtype = expected
    if size == 0:
        return to_uop(tensor)
    is_expected = tensor.is_cpu and tensor.nbytes == size and tensor.dtype is dtype
    if is_expected and tensor.is_contiguous() and not (tensor.is_conj() or tensor.is_neg()):
        return tensor.data_ptr()
    return to_capsule(tensor)


# Without the checks of torch.utils.dlpack.from_dlpack, which are for other objects.
_from_capsule = getattr(torch._C, "_from_dlpack", torch.utils.dlpack.from_dlpack)


def _find_reader(tensor, dtype):
    """What makes PyTorch's tensor of a capsule, for a result that is `tensor` in the
    program. Complex numbers are pairs."""
    is_complex = dtype is not None and dtype.is_complex
    if tensor.size == 0:
        shape = tensor.shape[:-1] if is_complex else tensor.shape
        return lambda capsule: torch.empty(shape, dtype=dtype)
    if is_complex:
        return lambda capsule: torch.view_as_complex(_from_capsule(capsule))
    return _from_capsule


def _find_base(node, places):
    """The place of the result that has the memory of a result, and the views of it that the
    latter is, in order. Results are contiguous, which PyTorch's need not be: then there is no
    such view of ours."""
    chain, views, base = [], [], node
    while (
        node.op == "call_function" and getattr(node.target, "is_view", False)
        and node.all_input_nodes == [node.args[0]]
    ):  # fmt: skip
        chain.append(node)
        node = node.args[0]
        if node in places and (node.op == "placeholder" or node.meta["val"].is_contiguous()):
            base, views = node, chain[::-1]
    return places[base], views


def _join_parts(pairs):
    return ComplexTensor(pairs[..., 0], pairs[..., 1])


class _Program:
    """An FX graph of ATen ops as a uop.Function, for inputs of one signature."""

    def __init__(self, module, inputs, threads=0, number=None):
        """`number` stands for the size that calls decide, in graphs that have one."""
        self.module = module
        self.number = number
        self.arguments, self.argument_dtypes = [], []
        # The nodes whose values PyTorch makes in each call.
        self.random = []
        # What may raise an error in each call: a value, its type, and who is given it.
        self.checks = []
        # Those that are quotients of sizes that calls decide.
        self.quotients = set()
        self.values = {}
        given = iter(inputs)
        result = None
        for node in module.graph.nodes:
            if node.op == "placeholder":
                value = next(given)
                if number is not None:
                    value = _substitute(node.meta["val"], number)
                self.values[node] = self._add_input(value)
            elif node.op == "get_attr":
                self.values[node] = self._get_attribute(node.target)
            elif node.op == "call_function":
                self.values[node] = self._call(node)
            elif node.op == "output":
                result = node.args[0]
            else:
                raise NotKnown(f"a node of kind {node.op}")
        self.results = [
            self.values[one] if isinstance(one, torch.fx.Node) else one for one in result
        ]
        self.results = [
            one._interleave() if isinstance(one, ComplexTensor) else one for one in self.results
        ]
        # Arguments that are results are what is given, unlike copies of them. Views of other
        # results share their memory.
        numbers = {id(one): i for i, one in enumerate(self.arguments)}
        self.passed, self.views = [], []
        self.outputs, self.readers = [], []
        places = {}
        for i, node in enumerate(result):
            if isinstance(node, torch.fx.Node):
                places.setdefault(node, i)
        for i, (one, node) in enumerate(zip(self.results, result)):
            self.readers.append(None)
            if not isinstance(one, _core.Tensor):
                continue
            place, chain = _find_base(node, places) if number is None else (places[node], [])
            if place != i:
                self.views.append((i, place, chain))
            elif node.op == "placeholder" and id(one) in numbers:
                self.passed.append((i, numbers[id(one)]))
            else:
                dtype = getattr(node.meta.get("val"), "dtype", None)
                self.readers[-1] = _find_reader(one, dtype)
                self.outputs.append(one)
        self.outputs += [value for value, *_ in self.checks]
        # Sizes among the results, by their expressions.
        self.sizes = [
            one.meta.get("val") if isinstance(one, torch.fx.Node) else None for one in result
        ]
        # What is lent to a call: bytes and types.
        if number is None:
            self.expected = list(zip([one.nbytes for one in self.arguments], self.argument_dtypes))
        self.function = None
        if number is None and self.outputs:
            self.function = _core.Function(self.arguments, self.outputs, threads)
        del self.values

    def _add_input(self, value):
        if not isinstance(value, (torch.Tensor, _Spec)):
            return value
        dtype = to_dtype(value.dtype)
        self.argument_dtypes.append(value.dtype)
        if value.dtype.is_complex:
            self.arguments.append(_core.placeholder((*value.shape, 2), dtype.part))
            return _join_parts(self.arguments[-1])
        argument = _core.placeholder(tuple(value.shape), dtype)
        self.arguments.append(argument)
        return argument

    def _get_attribute(self, target):
        value = self.module
        for name in target.split("."):
            value = getattr(value, name)
        if not isinstance(value, torch.Tensor):
            return value
        return _join_parts(to_uop(value)) if value.is_complex() else to_uop(value)

    def _lookup(self, argument):
        if isinstance(argument, torch.fx.Node):
            return self.values[argument]
        if isinstance(argument, (list, tuple)):
            return [self._lookup(one) for one in argument]
        if isinstance(argument, torch.dtype):
            return to_dtype(argument)
        return argument

    def _call(self, node):
        if node.target in _RANDOM:
            return self._add_random(node)
        if node.target in _CHECKS:
            return self._add_check(node.target, node.args, node.kwargs)
        if node.target is torch.ops.higher_order.with_effects and node.args[1] in _CHECKS:
            # The order of checks is that of their nodes; the token stays.
            self._add_check(node.args[1], node.args[2:], node.kwargs)
            return [self.values[node.args[0]]]
        if node.target is aten.as_strided.default:
            self._check_storage(node.args[0].meta["val"])
        args = [self._lookup(one) for one in node.args]
        kwargs = {name: self._lookup(one) for name, one in node.kwargs.items()}
        if node.target is operator.getitem:
            return args[0][args[1]]
        if not isinstance(node.target, torch._ops.OpOverload):
            return self._compute(node, args, kwargs)
        function = self._find_function(node, args, kwargs)
        for name in ("layout", "device", "pin_memory", "memory_format"):
            kwargs.pop(name, None)
        args = self._order(node.target, args, kwargs)
        if self.number is not None:
            args = self._keep_counts(node.target, args)
            args = self._convert_quotients(node, args)
        try:
            result = function(*args, **kwargs)
        except (ValueError, TypeError, IndexError, OverflowError, RuntimeError) as error:
            raise NotKnown(f"{node.target}: {error}") from error
        return self._convert(node, result, node.meta.get("val"))

    def _find_function(self, node, args, kwargs):
        expected = node.meta.get("val")
        gives_complex = isinstance(expected, torch.Tensor) and expected.is_complex()
        ops = COMPLEX_OPS if gives_complex or is_complex(args, *kwargs.values()) else OPS
        function = ops.get(str(node.target.overloadpacket)) or ops.get(str(node.target))
        if function is None:
            raise NotKnown(f"{node.target} of complex numbers" if ops is COMPLEX_OPS else str(node.target))
        return function

    def _order(self, target, args, kwargs):
        """The arguments of the schema by position, of which some may be given by name."""
        places = [one for one in target._schema.arguments if not one.kwarg_only]
        args = list(args)
        for i in range(len(args), len(places)):
            if not any(one.name in kwargs for one in places[i:]):
                break
            args.append(kwargs.pop(places[i].name, places[i].default_value))
        return args

    def _compute(self, node, args, kwargs):
        """Arithmetic of sizes."""
        tensors = [
            one for one, value in zip(node.args, args) if isinstance(value, _core.Tensor)
        ]
        if not callable(node.target) or not self.quotients.issuperset(tensors):
            raise NotKnown(str(node.target))
        if self.number is not None and node.target is operator.truediv:
            # What calls decide stays an integer of the program.
            args = [
                _core.full((), one, dtype="int64").astype("float64")
                if isinstance(one, int) and abs(one) >= 2**31 else one
                for one in args
            ]  # fmt: skip
        result = node.target(*args, **kwargs)
        if isinstance(result, _core.Tensor):
            self.quotients.add(node)
        return result

    def _convert_quotients(self, node, args):
        """Quotients of sizes, which are numbers for PyTorch, in the type of the result."""
        dtype = getattr(node.meta.get("val"), "dtype", None)
        if dtype is None or not dtype.is_floating_point:
            return args
        given = [*node.args, *[None] * len(args)]
        return [
            value.astype(to_dtype(dtype))
            if isinstance(one, torch.fx.Node) and one in self.quotients else value
            for one, value in zip(given, args)
        ]  # fmt: skip

    def _keep_counts(self, target, args):
        """Sizes that are operands of arithmetic, as integers that stay what they are."""
        if str(target.overloadpacket) not in _ARITHMETIC:
            return args
        return [
            _core.full((), one, dtype="int64") if isinstance(one, int) and one >= 2**31 else one
            for one in args
        ]

    def _check_storage(self, value):
        """That the memory of PyTorch's tensor is what ours has: rows without gaps."""
        if not value.is_contiguous() or value.storage_offset() != 0:
            raise NotKnown("aten.as_strided of a view")

    def _convert(self, node, result, expected):
        """Of the type that PyTorch says, and the shape, or that is a defect of ours."""
        if isinstance(result, (list, tuple)):
            # What nobody reads is not looked at: eager mode and fake tensors do not
            # agree on the shapes of all that is kept for derivatives.
            users = [one for one in node.users if one.users or one.target is not operator.getitem]
            read = [one.args[1] if one.target is operator.getitem else None for one in users]
            return [
                self._convert(node, one, other) if i in read or None in read else one
                for i, (one, other) in enumerate(zip(result, expected))
            ]
        is_tensor = isinstance(result, (_core.Tensor, ComplexTensor))
        if not is_tensor or not isinstance(expected, torch.Tensor):
            return result
        static = all(isinstance(size, int) for size in expected.shape)
        if static and tuple(expected.shape) != result.shape:
            raise NotKnown(
                f"{node.target}, which gave shape {result.shape} and not {tuple(expected.shape)}"
            )
        dtype = to_dtype(expected.dtype)
        if expected.is_complex():
            return _complex.as_complex(result).astype(dtype)
        if isinstance(result, ComplexTensor):
            raise NotKnown(f"{node.target}, which gave complex numbers")
        return result.astype(dtype, copy=False)

    def _add_random(self, node):
        if self.number is not None:
            raise NotKnown("random numbers of a size that calls decide")
        for one in node.args:
            if isinstance(one, torch.fx.Node) and isinstance(self.values[one], (_core.Tensor, ComplexTensor)):
                like = self.values[one]
                if str(node.target.overloadpacket) not in ("aten.rand_like", "aten.randn_like"):
                    raise NotKnown(str(node.target))
                draw = torch.rand if "randn" not in str(node.target) else torch.randn
                shape, dtype = like.shape, node.meta["val"].dtype
                self.random.append(lambda: draw(shape, dtype=dtype))
                return self._add_input(self.random[-1]())
        args = [self._plain(one) for one in node.args]
        kwargs = {name: self._plain(one) for name, one in node.kwargs.items()}
        self.random.append(lambda: node.target(*args, **kwargs))
        return self._add_input(self.random[-1]())

    def _add_check(self, check, args, kwargs):
        value = self.values[args[0]]
        if not isinstance(value, _core.Tensor):
            raise NotKnown(f"{check} of what is no tensor")
        dtype = args[0].meta["val"].dtype
        self.checks.append((value, dtype, lambda given: check(given, *args[1:], **kwargs)))

    def _plain(self, argument):
        if isinstance(argument, torch.fx.Node):
            return self.values[argument]
        if isinstance(argument, (list, tuple)):
            return [self._plain(one) for one in argument]
        return argument

    def __call__(self, inputs, size=None):
        tensors = [one for one in inputs if isinstance(one, torch.Tensor)]
        tensors += [draw() for draw in self.random]
        if size is None:
            given = list(map(_lend, tensors, self.expected))
        else:
            given = [to_capsule(one) if one.numel() else to_uop(one) for one in tensors]
        computed = iter(self.function.call_capsules(given, lent=True) if self.function else ())
        results = [
            read(next(computed)) if read else one for read, one in zip(self.readers, self.results)
        ]
        for i, number in self.passed:
            results[i] = tensors[number]
        for i, place, chain in self.views:
            results[i] = results[place]
            for node in chain:
                results[i] = node.target(results[i], *node.args[1:], **node.kwargs)
        for value, dtype, check in self.checks:
            # PyTorch's own, with its own error.
            check(_find_reader(value, dtype)(next(computed)))
        if size is not None:
            for i, value in enumerate(self.sizes):
                if isinstance(value, torch.SymInt):
                    results[i] = _substitute(value, size)
                elif isinstance(value, torch.Tensor) and value.numel() == 0:
                    results[i] = torch.empty(_substitute(value, size).shape, dtype=value.dtype)
        return results


class _Spec:
    """The shape and the element type of an input."""

    def __init__(self, shape, dtype):
        self.shape = shape
        self.dtype = dtype


def _substitute(value, size):
    """What Dynamo knows of an input or a result, with a number in place of its only symbol."""

    def number(one):
        if not isinstance(one, torch.SymInt):
            return one
        expression = one.node.expr
        return int(expression.subs({symbol: size for symbol in expression.free_symbols}))

    if isinstance(value, torch.Tensor):
        return _Spec(tuple(number(one) for one in value.shape), value.dtype)
    return number(value)


class _SizedProgram:
    """An FX graph with one symbol, as one uop.Function for all its values in a range."""

    # Below 2, Dynamo has graphs of their own.
    least = 2

    def __init__(self, module, inputs, size, threads):
        # Memory is planned for the greatest size.
        self.most = max(16, 1 << (2 * size - 1).bit_length())
        numbers = _core.Function.SIZE_NUMBERS
        self.program, other = (_Program(module, inputs, threads, number) for number in numbers)
        if not self.program.outputs:
            return
        try:
            self.program.function = _core.Function.for_sizes(
                self.least, self.most, self.program.arguments, self.program.outputs,
                other.arguments, other.outputs, threads,
            )  # fmt: skip
        except RuntimeError as error:
            raise NotKnown(str(error)) from error

    def takes(self, size):
        return self.least <= size <= self.most

    def __call__(self, inputs, size):
        return self.program(inputs, size)


def _find_size(module, inputs):
    """The value of the only symbol of a graph; None if there is none, or there are several."""
    symbols, size = set(), None
    placeholders = [node for node in module.graph.nodes if node.op == "placeholder"]
    for node, given in zip(placeholders, inputs):
        value = node.meta.get("val")
        known = (
            [(value, given)] if isinstance(value, torch.SymInt)
            else zip(value.shape, given.shape) if isinstance(value, torch.Tensor) else ()
        )  # fmt: skip
        for one, actual in known:
            if isinstance(one, torch.SymInt):
                symbols |= one.node.expr.free_symbols
                if one.node.expr.is_symbol:
                    size = int(actual)
    return size if len(symbols) == 1 else None


def _has_sizes(module):
    """Whether calls decide sizes; otherwise all have the signature that Dynamo saw."""
    def decides(value):
        sizes = value.shape if isinstance(value, torch.Tensor) else (value,)
        return any(isinstance(size, torch.SymInt) for size in sizes)

    placeholders = [node for node in module.graph.nodes if node.op == "placeholder"]
    return any(decides(node.meta.get("val")) for node in placeholders)


def _describe(inputs):
    return tuple(
        (tuple(one.shape), one.dtype) if isinstance(one, torch.Tensor) else one for one in inputs
    )


def _compile_graph(module, example_inputs, threads=None):
    """A callable for the graph; one program for each signature of its inputs.

    As many threads share its kernels as those of PyTorch's, if no number is given.
    """
    threads = threads or torch.get_num_threads()
    # PyTorch's own threads wait actively after each of its loops, and others would compete
    # with them. A process that was forked may have none, and sets their number to 1.
    if torch.get_num_threads() > 1:
        _core._share_threads_of_openmp()
    programs = {}
    eager = []

    has_sizes = _has_sizes(module)
    # One for each range of sizes; None where sizes have to be known.
    sized = [] if has_sizes else None

    def run(*inputs):
        nonlocal sized
        if eager:
            return module(*inputs)
        size = _find_size(module, inputs) if sized is not None else None
        if size is not None and size >= _SizedProgram.least:
            try:
                if not sized or not sized[-1].takes(size):
                    sized.append(_SizedProgram(module, inputs, size, threads))
                return sized[-1](inputs, size)
            except (NotKnown, ValueError, TypeError, IndexError, OverflowError, RuntimeError):
                # A program for each size.
                sized = None
        key = _describe(inputs) if has_sizes else None
        program = programs.get(key)
        if program is None:
            try:
                program = programs[key] = _Program(module, inputs, threads)
            except NotKnown as error:
                _warn(str(error))
                eager.append(True)
                return module(*inputs)
        return program(inputs)

    return make_boxed_func(run)


@functools.cache
def _get_decompositions():
    """Made once: a model may be several graphs."""
    table = dict(core_aten_decompositions())
    # The decomposition has no logarithms of sums for the backward op.
    table.pop(aten._scaled_dot_product_flash_attention_for_cpu.default, None)
    table.update(
        get_decompositions(
            [
                aten._native_batch_norm_legit,
                aten._native_batch_norm_legit_functional,
                aten._native_batch_norm_legit_no_training,
                aten.native_batch_norm,
                aten.native_batch_norm_backward,
                aten.native_layer_norm,
                aten.native_layer_norm_backward,
                aten.native_group_norm,
                aten.native_group_norm_backward,
                aten.native_dropout,
                aten.native_dropout_backward,
                aten.gelu_backward,
                aten.embedding_dense_backward,
                aten.upsample_bilinear2d,
                aten.upsample_nearest2d,
                aten.upsample_nearest2d_backward,
                aten.addmm,
                aten.addmv,
                aten.addbmm,
                aten.grid_sampler_2d,
                aten.upsample_bicubic2d,
                aten.upsample_trilinear3d,
                aten.diagonal_scatter,
                aten.ldexp,
                aten.baddbmm,
                aten.nll_loss_forward,
                aten.nll_loss_backward,
                aten._log_softmax_backward_data,
                aten._softmax_backward_data,
                aten.index_select,
                aten.masked_fill,
                aten.select_backward,
                aten.slice_backward,
                aten.threshold_backward,
            ]
        )
    )
    return table


def _take_threads(options):
    """The number of threads among the options of torch.compile; None if it is not there."""
    options = dict(options or {})
    threads = options.pop("threads", None)
    if options:
        raise ValueError(f"the backend uop has the option threads only, got {sorted(options)}")
    is_number = isinstance(threads, int) and not isinstance(threads, bool)
    if threads is not None and not (is_number and 1 <= threads <= 1024):
        raise ValueError(f"threads is a number from 1 to 1024, got {threads!r}")
    return threads


def compile_backend(module, example_inputs, *, options=None, **others):
    """The backend "uop" of torch.compile."""
    if others:
        raise ValueError(f"the backend uop takes options only, got {sorted(others)}")
    compile_graph = functools.partial(_compile_graph, threads=_take_threads(options))
    backend = aot_autograd(
        fw_compiler=compile_graph,
        bw_compiler=compile_graph,
        decompositions=_get_decompositions(),
    )
    return backend(module, example_inputs)


# An installed package has an entry point; a tree of sources need not.
if "uop" not in torch._dynamo.list_backends(exclude_tags=()):
    torch._dynamo.register_backend(compiler_fn=compile_backend, name="uop")
