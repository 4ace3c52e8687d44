"""uop.jit: functions that are traced once for each signature."""

import functools
import threading
import time

from . import _core
from ._complex import ComplexTensor
from ._core import Tensor

_tracing = threading.local()


def _flatten(value, leaves):
    """Appends the tensors of nested lists, tuples and dicts; gives the rest.

    What is left is hashable where its items are, and says where each tensor was.
    """
    if isinstance(value, Tensor):
        leaves.append(value)
        return _LEAF
    if isinstance(value, ComplexTensor):
        return (ComplexTensor, (_flatten(value.real, leaves), _flatten(value.imag, leaves)))
    if isinstance(value, (list, tuple)):
        return (type(value), tuple(_flatten(item, leaves) for item in value))
    if isinstance(value, dict):
        names = tuple(value)
        return (dict, names, tuple(_flatten(value[name], leaves) for name in names))
    if hasattr(value, "__dlpack__"):
        leaves.append(_core.asarray(value))
        return _LEAF
    return _Static(value)


class _Leaf:
    def __repr__(self):
        return "<tensor>"


_LEAF = _Leaf()


class _Static:
    """A value that is part of the signature: 1, 1.0 and True are three."""

    def __init__(self, value):
        self.value = value

    def __eq__(self, other):
        return (
            isinstance(other, _Static)
            and type(self.value) is type(other.value)
            and (self.value is other.value or self.value == other.value)
        )

    def __hash__(self):
        return hash((type(self.value), self.value))


def _unflatten(tree, leaves):
    """The value that was flattened, with the next of `leaves` as its tensors."""
    if tree is _LEAF:
        return next(leaves)
    if isinstance(tree, _Static):
        return tree.value
    if tree[0] is dict:
        return {name: _unflatten(item, leaves) for name, item in zip(tree[1], tree[2])}
    items = [_unflatten(item, leaves) for item in tree[1]]
    if tree[0] in (list, tuple):
        return tree[0](items)
    return tree[0](*items)  # a named tuple or a complex tensor


class _Traced:
    """One signature: the program, and where its results go."""

    def __init__(self, function, tree, leaves):
        names = [_core.placeholder(leaf.shape, leaf.dtype) for leaf in leaves]
        # Handles of their own, which the function may assign to.
        arguments = [name.clone() for name in names]
        args, kwargs = _unflatten(tree, iter(arguments))
        outer, _tracing.active = getattr(_tracing, "active", False), True
        try:
            result = function(*args, **kwargs)
        finally:
            _tracing.active = outer
        outputs = []
        self.tree = _flatten(result, outputs)
        self.assigned = [
            i for i, (name, argument) in enumerate(zip(names, arguments))
            if not argument.same_value_as(name)
        ]
        self.count = len(outputs)
        outputs += [arguments[i] for i in self.assigned]
        if not outputs:
            raise ValueError(
                f"jit: {getattr(function, '__name__', 'the function')} returns no tensor and "
                "assigns to none of its arguments"
            )
        self.function = _core.Function(names, outputs)

    def __call__(self, leaves):
        results = self.function(leaves)
        for i, value in zip(self.assigned, results[self.count :]):
            leaves[i].assign(value)
        return _unflatten(self.tree, iter(results[: self.count]))


class Jit:
    """A function of tensors that is traced once for each signature.

    The signature is the shapes and dtypes of the tensors among the arguments (in
    lists, tuples and dicts, too), and the values of all other arguments. The Python
    code runs only during tracing; values that it reads from outside of its arguments
    stay what they were then. An assignment to an argument is repeated at each call.
    """

    def __init__(self, function):
        functools.update_wrapper(self, function)
        self._function = function
        self._traced = {}
        self._last = None
        self._calls = 0
        self._seconds = 0.0

    def __call__(self, *args, **kwargs):
        # Within another function that is traced it is a part of that one.
        if getattr(_tracing, "active", False):
            return self._function(*args, **kwargs)
        leaves = []
        traced = self._find((args, kwargs), leaves)
        start = time.perf_counter()
        result = traced(leaves)
        self._seconds += time.perf_counter() - start
        self._calls += 1
        return result

    def _find(self, arguments, leaves):
        tree = _flatten(arguments, leaves)
        key = (tree, tuple((leaf.shape, leaf.dtype) for leaf in leaves))
        try:
            traced = self._traced.get(key)
        except TypeError as error:
            raise TypeError(
                f"jit: an argument that is no tensor must be hashable: {error}"
            ) from None
        if traced is None:
            traced = self._traced[key] = _Traced(self._function, tree, leaves)
        self._last = traced
        return traced

    def trace(self, *args, **kwargs):
        """Traces the function for these arguments without running it. Returns self."""
        self._find((args, kwargs), [])
        return self

    def _get(self):
        if self._last is None:
            raise RuntimeError(
                f"jit: {self.__name__} was not called yet; call it, or its trace(), first"
            )
        return self._last.function

    def text(self, stage="schedule"):
        """The last program: tensor, range, schedule, plan, loops, llvm or assembly."""
        return self._get().text(stage)

    @property
    def kernels(self):
        """The kernels of the last program, as dicts with name, provenance, and texts."""
        return self._get().kernels()

    def view(self, path):
        """Runs the last program with zeros, and writes an HTML page about it.

        The page has the kernels with their times, the reasons for their boundaries
        and the assembly of their innermost loops, the ops by source line, and the
        program at each stage.
        """
        page = self._get().page(getattr(self, "__name__", "function"))
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)

    @property
    def stats(self):
        """The numbers of traced signatures and of calls, and their seconds."""
        return {
            "signatures": len(self._traced),
            "calls": self._calls,
            "seconds": self._seconds,
        }

    def save(self, path):
        """Writes the last program to a file, which uop-run and the runtime load."""
        self._get().save(path)

    def _repr_html_(self):
        if self._last is None:
            return f"<pre>uop.jit of {self.__name__}, not called yet</pre>"
        import html

        # The page in a frame: its rules and its script stay inside.
        page = html.escape(self._get().page(getattr(self, "__name__", "function")))
        return f'<iframe srcdoc="{page}" style="width: 100%; height: 40em; border: 0"></iframe>'


def jit(function):
    """Returns the function as a Jit; usable as a decorator."""
    return Jit(function)
