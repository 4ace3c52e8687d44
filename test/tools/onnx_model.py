"""Writes models of ONNX without the onnx package: the wire format of protobuf.

A model is bytes. Arrays of numpy say element types; BF16 and others that numpy
does not have are Tensor(number of TensorProto.DataType, shape, raw bytes).
"""

import struct
from collections import namedtuple

import numpy as np

Tensor = namedtuple("Tensor", "kind shape raw")
Graph = namedtuple("Graph", "nodes inputs outputs initializers")
TYPES = {"float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5, "int32": 6, "int64": 7,
         "bool": 9, "float16": 10, "float64": 11, "uint32": 12, "uint64": 13}


def varint(value):
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def number(field, value):
    return varint(field << 3) + varint(value)


def data(field, value):
    value = value.encode() if isinstance(value, str) else value
    return varint(field << 3 | 2) + varint(len(value)) + value


def kind_of(array):
    return array.kind if isinstance(array, Tensor) else TYPES[array.dtype.name]


def tensor(array, name="", external=None):
    """external: location, and offset and length or None."""
    out = b"".join(number(1, size) for size in array.shape) + number(2, kind_of(array))
    if name:
        out += data(8, name)
    if external is None:
        raw = array.raw if isinstance(array, Tensor) else np.ascontiguousarray(array).tobytes()
        return out + data(9, raw)
    for key, value in zip(("location", "offset", "length"), external):
        if value is not None:
            out += data(13, data(1, key) + data(2, str(value)))
    return out + number(14, 1)


def attribute(name, value):
    out = data(1, name)
    if isinstance(value, bool) or isinstance(value, (int, np.integer)):
        return out + number(3, int(value)) + number(20, 2)
    if isinstance(value, float):
        return out + varint(2 << 3 | 5) + struct.pack("<f", value) + number(20, 1)
    if isinstance(value, str):
        return out + data(4, value) + number(20, 3)
    if isinstance(value, (np.ndarray, Tensor)):
        return out + data(5, tensor(value)) + number(20, 4)
    if isinstance(value, Graph):
        return out + data(6, graph(value)) + number(20, 5)
    if isinstance(value, Reference):
        return out + data(21, value.name) + number(20, value.kind)
    if value and isinstance(value[0], float):
        return out + b"".join(varint(7 << 3 | 5) + struct.pack("<f", v) for v in value) + number(20, 6)
    if value and isinstance(value[0], str):
        return out + b"".join(data(9, v) for v in value) + number(20, 8)
    return out + b"".join(number(8, int(v)) for v in value) + number(20, 7)


class Reference(namedtuple("Reference", "name kind")):
    """An attribute of the function that a node is in."""


def node(op, inputs, outputs, name="", domain="", **attributes):
    out = b"".join(data(1, i) for i in inputs) + b"".join(data(2, o) for o in outputs)
    out += data(3, name) + data(4, op)
    out += b"".join(data(5, attribute(k, v)) for k, v in attributes.items())
    return out + (data(7, domain) if domain else b"")


def value_info(name, kind=None, shape=None):
    """A size that is a string is symbolic; without a kind there is only a name."""
    if kind is None:
        return data(1, name)
    dims = b""
    for size in shape or ():
        dims += data(1, data(2, size) if isinstance(size, str) else number(1, size))
    body = number(1, kind) + (data(2, dims) if shape is not None else b"")
    return data(1, name) + data(2, data(1, body))


def graph(g):
    """Inputs are (name, kind, shape) or names; initializers (name, array) or bytes."""
    out = b"".join(data(1, n) for n in g.nodes) + data(2, "graph")
    for value in g.initializers:
        out += data(5, value if isinstance(value, bytes) else tensor(value[1], value[0]))
    for field, values in ((11, g.inputs), (12, g.outputs)):
        for value in values:
            out += data(field, value_info(*((value,) if isinstance(value, str) else value)))
    return out


def opset_id(domain, version):
    return (data(1, domain) if domain else b"") + number(2, version)


def function(name, inputs, outputs, nodes, domain="test", attributes=(), opset=17, defaults=b""):
    out = data(1, name) + b"".join(data(4, i) for i in inputs)
    out += b"".join(data(5, o) for o in outputs) + b"".join(data(6, a) for a in attributes)
    out += b"".join(data(7, n) for n in nodes) + data(9, opset_id("", opset))
    out += data(9, opset_id(domain, 1))
    return out + data(10, domain) + defaults


def model(nodes, inputs=(), outputs=(), initializers=(), opset=17, domains=(), functions=()):
    out = number(1, 8) + data(8, opset_id("", opset))
    out += b"".join(data(8, opset_id(domain, 1)) for domain in domains)
    out += data(7, graph(Graph(nodes, inputs, outputs, initializers)))
    return out + b"".join(data(25, f) for f in functions)
