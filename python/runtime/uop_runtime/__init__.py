"""Runs programs that UOp compiled (files .uop), by the C interface of its runtime.

    model = uop_runtime.Model("model.uop")
    print(model.signature)
    (result,) = model(array)

A file holds machine code: load only what you would run. Nothing but the standard
library is needed; results are arrays of numpy where it is installed, and memoryviews
otherwise.
"""

import collections
import ctypes
import math
import os
import threading

__version__ = "0.1.0"

_library = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "libuop_runtime.so"))

TensorInfo = collections.namedtuple("TensorInfo", ("name", "dtype", "shape"))
Variable = collections.namedtuple("Variable", ("name", "min", "max"))

# By number: names, and the letters of struct and memoryview, where they have one.
_DTYPES = (
    ("bool", "?"), ("int8", "b"), ("int16", "h"), ("int32", "i"), ("int64", "q"),
    ("uint8", "B"), ("uint16", "H"), ("uint32", "I"), ("uint64", "Q"),
    ("float8_e4m3fn", None), ("float8_e5m2", None), ("float16", "e"), ("bfloat16", None),
    ("float32", "f"), ("float64", "d"), ("index", "q"), ("float8_e4m3fnuz", None),
    ("float8_e5m2fnuz", None), ("float8_e8m0fnu", None), ("float4_e2m1fn", None),
)  # fmt: skip


class _TensorInfo(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p), ("dtype", ctypes.c_int), ("rank", ctypes.c_size_t),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("bytes", ctypes.c_size_t),
    ]  # fmt: skip


class _VariableInfo(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("min", ctypes.c_int64), ("max", ctypes.c_int64)]


def _declare():
    pointer, size, text = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p
    reference = ctypes.POINTER(pointer)
    info = ctypes.POINTER(_TensorInfo)
    for name, result, *arguments in (
        ("ErrorFree", None, pointer),
        ("ModelLoadFileOn", pointer, text, text, reference),
        ("ModelFree", None, pointer),
        ("ModelName", text, pointer),
        ("ModelSignature", text, pointer),
        ("ModelNumInputs", size, pointer),
        ("ModelNumOutputs", size, pointer),
        ("ModelNumVariables", size, pointer),
        ("ModelInput", pointer, pointer, size, info),
        ("ModelOutput", pointer, pointer, size, info),
        ("ModelVariable", pointer, pointer, size, ctypes.POINTER(_VariableInfo)),
        ("SessionCreate", pointer, pointer, ctypes.c_uint, reference),
        ("SessionFree", None, pointer),
        ("SessionSetVariable", pointer, pointer, text, ctypes.c_int64),
        ("SessionBindInput", pointer, pointer, size, pointer, ctypes.POINTER(ctypes.c_int64)),
        ("SessionBindOutput", pointer, pointer, size, pointer, size),
        ("SessionOutputInfo", pointer, pointer, size, info),
        ("SessionRun", pointer, pointer),
    ):
        function = getattr(_library, "uop" + name)
        function.restype, function.argtypes = result, arguments


_declare()


def _check(error):
    if error:
        message = ctypes.string_at(error).decode("utf-8", "replace")
        _library.uopErrorFree(error)
        raise (MemoryError if "out of memory" in message else RuntimeError)(message)


def _read(info):
    return TensorInfo(
        info.name.decode(), _DTYPES[info.dtype][0], tuple(info.shape[i] for i in range(info.rank))
    )


def _view(argument, info, number):
    """The memory of an argument and its shape. Raises TypeError or ValueError."""
    try:
        view = memoryview(argument)
    except TypeError:
        raise TypeError(f"argument {number} ({type(argument).__name__}) is no array in memory") from None
    if not view.c_contiguous:
        raise ValueError(f"argument {number} has gaps; give a contiguous copy")
    letter = dict(_DTYPES)[info.dtype]
    if letter is not None and view.format.lstrip("<=@") not in (letter, "l" if letter == "q" else letter):
        raise TypeError(f"argument {number} has elements {view.format!r}, the model's are {info.dtype}")
    return view


class Model:
    """A program that was compiled. `threads` share large kernels. It runs on `device`, as
    "opencl" or "cuda:1", for which the file must have been compiled. Threads may call it,
    one after another."""

    def __init__(self, path, threads=1, device="cpu"):
        self._model = ctypes.c_void_p()
        self._session = ctypes.c_void_p()
        self._lock = threading.Lock()
        _check(_library.uopModelLoadFileOn(os.fsencode(path), device.encode(), ctypes.byref(self._model)))
        _check(_library.uopSessionCreate(self._model, threads, ctypes.byref(self._session)))
        self.name = _library.uopModelName(self._model).decode()
        self.signature = _library.uopModelSignature(self._model).decode()
        self.inputs = self._list(_library.uopModelNumInputs, _library.uopModelInput)
        self.outputs = self._list(_library.uopModelNumOutputs, _library.uopModelOutput)
        self.variables = []
        for i in range(_library.uopModelNumVariables(self._model)):
            info = _VariableInfo()
            _check(_library.uopModelVariable(self._model, i, ctypes.byref(info)))
            self.variables.append(Variable(info.name.decode(), info.min, info.max))

    def __del__(self):
        _library.uopSessionFree(self._session)
        _library.uopModelFree(self._model)

    def __repr__(self):
        return f"<uop_runtime.Model {self.signature}>"

    def _list(self, count, get):
        found = []
        for i in range(count(self._model)):
            info = _TensorInfo()
            _check(get(self._model, i, ctypes.byref(info)))
            found.append(_read(info))
        return found

    def _bind(self, i, argument):
        """Returns what keeps the memory."""
        view = _view(argument, self.inputs[i], i)
        # Where types have no letter, the model's shape is taken and the bytes must fit.
        known = dict(_DTYPES)[self.inputs[i].dtype] is not None
        shape = view.shape if known else self.inputs[i].shape
        if len(shape) != len(self.inputs[i].shape):
            raise ValueError(f"argument {i} has shape {shape}, the model's is {self.inputs[i].shape}")
        if not known and view.nbytes != math.prod(shape) * self._item_bytes(self.inputs[i].dtype):
            raise ValueError(f"argument {i} has {view.nbytes} bytes, which are not {self.inputs[i]}")
        # A copy where the memory must not be written, which ctypes does not take.
        raw = view.cast("B") if view.nbytes else memoryview(bytearray(64))
        if raw.readonly:
            raw = memoryview(bytearray(raw))
        memory = (ctypes.c_char * max(raw.nbytes, 1)).from_buffer(raw)
        sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
        _check(_library.uopSessionBindInput(self._session, i, ctypes.addressof(memory), sizes))
        return memory

    @staticmethod
    def _item_bytes(dtype):
        return 2 if dtype == "bfloat16" else 1

    def _make_output(self, i):
        info = _TensorInfo()
        _check(_library.uopSessionOutputInfo(self._session, i, ctypes.byref(info)))
        read = _read(info)
        memory = (ctypes.c_char * max(info.bytes, 1))()
        _check(_library.uopSessionBindOutput(self._session, i, ctypes.addressof(memory), info.bytes))
        return memory, info.bytes, read

    def __call__(self, *arguments, **variables):
        """The results, as a tuple, in new memory. Sizes of inputs give their variables; others
        are given by name. Raises TypeError, ValueError, or RuntimeError with what the runtime
        says."""
        if len(arguments) != len(self.inputs):
            raise TypeError(f"{self.name} has {len(self.inputs)} inputs, got {len(arguments)}")
        with self._lock:
            for name, value in variables.items():
                _check(_library.uopSessionSetVariable(self._session, name.encode(), value))
            kept = [self._bind(i, argument) for i, argument in enumerate(arguments)]
            outputs = [self._make_output(i) for i in range(len(self.outputs))]
            _check(_library.uopSessionRun(self._session))
            del kept
        return tuple(_to_array(*output) for output in outputs)


def _to_array(memory, size, info):
    letter = dict(_DTYPES)[info.dtype]
    view = memoryview(memory).cast("B")[:size]
    try:
        import numpy
    except ImportError:
        if letter is None or not info.shape or 0 in info.shape:
            return view
        return view.cast(letter, info.shape) if letter != "e" else view
    if letter is None:
        return numpy.frombuffer(view, "uint16" if info.dtype == "bfloat16" else "uint8").reshape(info.shape)
    return numpy.frombuffer(view, numpy.dtype(letter)).reshape(info.shape)
