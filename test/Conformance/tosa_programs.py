"""Random ops of TOSA, and what the specification's formulas give for them."""

import math

import numpy as np

from linalg_programs import ELEMENTS, Program, tensor

OPS = []


def family(function):
    OPS.append(function)
    return function


def one_op(d):
    return d.one(OPS)(d)


class Writer:
    def __init__(self):
        self.lines, self.inputs, self.arguments = [], [], []

    def input(self, value, element):
        name = f"%x{len(self.inputs)}"
        self.inputs.append(np.asarray(value))
        self.arguments.append(f"{name}: {tensor(np.shape(value), element)}")
        return name

    def constant(self, value, element):
        value = np.asarray(value)
        name = f"%c{len(self.lines)}"
        number = (lambda v: f"{float(v):e}") if element[0] == "f" else lambda v: str(int(v))
        text = np.array2string(value, separator=", ", threshold=10**6, formatter={"all": number}) if value.ndim else number(value)
        kind = tensor(value.shape, element)
        self.lines.append(f'{name} = "tosa.const"() <{{values = dense<{text}> : {kind}}}> : () -> {kind}')
        return name

    def shape(self, numbers):
        name, count = f"%c{len(self.lines)}", len(numbers)
        text = str([int(n) for n in numbers]) if count else "[]"
        self.lines.append(f"{name} = tosa.const_shape {{values = dense<{text}> : tensor<{count}xindex>}} : () -> "
                          f"!tosa.shape<{count}>")
        return name, f"!tosa.shape<{count}>"

    def finish(self, op, operands, types, results, elements, attributes="", tolerance=0):
        results = [np.ascontiguousarray(r).reshape(np.shape(r)).astype(ELEMENTS.get(e, "f2")) for r, e in zip(results, elements)]
        kinds = [tensor(r.shape, e) for r, e in zip(results, elements)]
        one = len(kinds) == 1
        self.lines.append(f"%r{'' if one else f':{len(kinds)}'} = tosa.{op} {', '.join(operands)}{attributes} : "
                          f"({', '.join(types)}) -> {kinds[0] if one else '(' + ', '.join(kinds) + ')'}")
        text = (f"func.func @main({', '.join(self.arguments)}) -> {kinds[0] if one else '(' + ', '.join(kinds) + ')'} {{\n"
                + "".join(f"  {line}\n" for line in self.lines)
                + f"  return {'%r' if one else ', '.join(f'%r#{i}' for i in range(len(kinds)))} : {', '.join(kinds)}\n}}\n")
        return Program(text, self.inputs, results, tolerance)


def shape_of(d, low=0, high=5):
    return d.shape(low, high, empty=0)


def broadcast(d, shape):
    return [1 if d.some(0.3) else n for n in shape]


def simple(op, arrays, elements, result, element, attributes="", tolerance=0):
    w = Writer()
    names = [w.input(a, e) for a, e in zip(arrays, elements)]
    types = [tensor(np.shape(a), e) for a, e in zip(arrays, elements)]
    return w.finish(op, names, types, [result], [element], attributes, tolerance)


# Elementwise -------------------------------------------------------------------

BINARY = {"add": np.add, "sub": np.subtract, "maximum": np.maximum, "minimum": np.minimum,
          "bitwise_and": np.bitwise_and, "bitwise_or": np.bitwise_or, "bitwise_xor": np.bitwise_xor,
          "logical_and": np.logical_and, "logical_or": np.logical_or, "logical_xor": np.logical_xor,
          "equal": np.equal, "greater": np.greater, "greater_equal": np.greater_equal, "pow": np.power}


@family
def binary(d):
    op = d.one(list(BINARY))
    if op.startswith("logical"):
        element = "i1"
    elif op.startswith("bitwise"):
        element = d.one(["i8", "i16", "i32"])
    elif op == "pow":
        element = "f32"
    else:
        element = d.one(["i32", "f32"])
    shape = shape_of(d)
    x, y = (d.array(broadcast(d, shape), element) for _ in range(2))
    if op == "pow":
        x = np.abs(x)
    attributes = ""
    f = BINARY[op]
    if op in ("maximum", "minimum") and element == "f32":
        ignores = d.some(0.5)
        attributes = f" {{nan_mode = {'IGNORE' if ignores else 'PROPAGATE'}}}"
        f = {"maximum": np.fmax, "minimum": np.fmin}[op] if ignores else f
    result = f(x, y)
    return simple(op, [x, y], [element] * 2, result, "i1" if result.dtype == bool else element, attributes,
                  1e-6 if op == "pow" else 0)


@family
def shift(d):
    op = d.one(["logical_left_shift", "logical_right_shift", "arithmetic_right_shift"])
    element = d.one(["i8", "i16", "i32"])
    bits, shape = int(element[1:]), shape_of(d)
    x = d.array(shape, element)
    y = d.array(broadcast(d, shape), element, special=False, low=0, high=bits - 1)
    if op == "logical_left_shift":
        return simple(op, [x, y], [element] * 2, np.left_shift(x, y), element)
    if op == "logical_right_shift":
        unsigned = x.dtype.str.replace("i", "u")
        return simple(op, [x, y], [element] * 2, np.right_shift(x.view(unsigned), y.view(unsigned)).view(x.dtype), element)
    rounds = d.some(0.5)
    result = np.right_shift(x, y)
    if rounds:
        result = result + np.where(y > 0, np.right_shift(x, np.maximum(y, 1) - 1) & 1, 0).astype(x.dtype)
    return simple(op, [x, y], [element] * 2, result, element, f" {{round = {str(rounds).lower()}}}")


@family
def multiply(d):
    element, shape = d.one(["i8", "i16", "i32", "f32"]), shape_of(d)
    x, y = (d.array(broadcast(d, shape), element) for _ in range(2))
    amount = d.int(1, 62) if element == "i32" and d.some(0.6) else 0
    w = Writer()
    names = [w.input(x, element), w.input(y, element), w.constant(np.array([amount]), "i8")]
    types = [tensor(x.shape, element), tensor(y.shape, element), "tensor<1xi8>"]
    if element == "f32":
        return w.finish("mul", names, types, [x * y], ["f32"])
    wide = x.astype("i8") * y.astype("i8")
    if amount:  # the specification wants results that fit
        wide = (x.astype(object) * y.astype(object) + (1 << (amount - 1)))
        wide = np.asarray([v >> amount for v in np.asarray(wide, object).ravel()], object).reshape(np.shape(wide))
        wide = np.asarray([((int(v) + 2**31) % 2**32) - 2**31 for v in wide.ravel()], "i8").reshape(wide.shape)
    return w.finish("mul", names, types, [wide.astype("i4")], ["i32"])


@family
def divide(d):
    shape = shape_of(d)
    x, y = d.array(shape, "i32"), d.array(broadcast(d, shape), "i32")
    y = np.where((y == 0) | (y == -1), 7, y).astype("i4")
    quotient = np.asarray(np.abs(x.astype("i8")) // np.abs(y.astype("i8")) * np.sign(x) * np.sign(y))
    return simple("intdiv", [x, y], ["i32"] * 2, quotient, "i32")


UNARY = {"abs": np.abs, "ceil": np.ceil, "floor": np.floor, "exp": np.exp, "log": np.log, "reciprocal": lambda x: 1 / x,
         "rsqrt": lambda x: 1 / np.sqrt(x), "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "tanh": np.tanh, "sin": np.sin,
         "cos": np.cos, "erf": np.vectorize(math.erf, otypes=["f8"])}


@family
def unary(d):
    op = d.one([*UNARY, "bitwise_not", "logical_not", "clz", "abs"])
    if op == "logical_not":
        x = d.array(shape_of(d), "i1")
        return simple(op, [x], ["i1"], ~x, "i1")
    if op == "bitwise_not":
        element = d.one(["i8", "i16", "i32"])
        x = d.array(shape_of(d), element)
        return simple(op, [x], [element], ~x, element)
    if op == "clz" or (op == "abs" and d.some(0.5)):
        x = d.array(shape_of(d), "i32")
        if op == "abs":
            x = np.maximum(x, np.int32(-2**31 + 1))
            return simple(op, [x], ["i32"], np.abs(x), "i32")
        counts = [32 - int(v).bit_length() for v in x.astype("u4").ravel()]
        return simple(op, [x], ["i32"], np.reshape(np.array(counts, "i4"), x.shape), "i32")
    x = d.array(shape_of(d), "f32")
    exact = op in ("abs", "ceil", "floor")
    return simple(op, [x], ["f32"], UNARY[op](x.astype("f8") if not exact else x), "f32", tolerance=0 if exact else 1e-6)


@family
def negate(d):
    element = d.one(["i8", "i32", "f32"])
    x = d.array(shape_of(d), element)
    zero = [d.int(-9, 9) if element == "i8" else 0 for _ in range(2)]
    w = Writer()
    names = [w.input(x, element), *(w.constant(np.array([z]), element) for z in zero)]
    if element == "f32":
        result = -x
    elif element == "i32":
        x = np.maximum(x, np.int32(-2**31 + 1))
        w.inputs[0], result = x, -x
    else:
        result = np.clip(zero[0] + zero[1] - x.astype("i4"), -128, 127)
    return w.finish("negate", names, [tensor(x.shape, element)] + [tensor([1], element)] * 2, [result], [element])


@family
def clamp(d):
    element = d.one(["i8", "i16", "f32"])
    x = d.array(shape_of(d), element)
    low, high = sorted([d.int(-5, 5), d.int(-5, 5)])
    if element != "f32":
        return simple("clamp", [x], [element], np.clip(x, low, high), element,
                      f" {{min_val = {low} : {element}, max_val = {high} : {element}}}")
    ignores = d.some(0.5)
    result = np.fmin(np.fmax(x, low), high) if ignores else np.clip(x, low, high)
    return simple("clamp", [x], [element], result, element, f" {{min_val = {low}.0 : f32, max_val = {high}.0 : f32, "
                  f"nan_mode = {'IGNORE' if ignores else 'PROPAGATE'}}}")


@family
def select(d):
    element, shape = d.one(["i8", "i16", "i32", "f32", "i1"]), shape_of(d)
    test = d.array(broadcast(d, shape), "i1")
    x, y = (d.array(broadcast(d, shape), element) for _ in range(2))
    return simple("select", [test, x, y], ["i1", element, element], np.where(test, x, y), element)


@family
def cast(d):
    source, target = d.one(["i1", "i8", "i16", "i32", "f32"]), d.one(["i1", "i8", "i16", "i32", "f32"])
    if source == target or (source, target) in (("i1", "f32"), ("f32", "i1")):
        target = "i32" if source != "i32" else "i8"
    x = d.array(shape_of(d), source, low=-300, high=300) if source == "f32" else d.array(shape_of(d), source)
    if source == "f32" and target != "i1":
        x = np.where(np.isnan(x), np.float32(3.5), x)
        info = np.iinfo(ELEMENTS[target])
        result = np.clip(np.rint(x.astype("f8")), info.min, info.max)
    else:
        result = x != 0 if target == "i1" else x.astype(ELEMENTS[target])
    return simple("cast", [x], [source], result, target)


# Reductions --------------------------------------------------------------------


@family
def reduction(d):
    op = d.one(["reduce_sum", "reduce_max", "reduce_min", "reduce_product", "reduce_any", "reduce_all"])
    element = {"reduce_product": "f32", "reduce_any": "i1", "reduce_all": "i1"}.get(op) or d.one(["i32", "f32"])
    if op in ("reduce_max", "reduce_min") and d.some(0.4):
        element = d.one(["i8", "i16"])
    x = d.array(shape_of(d, 1, 6), element, low=-2, high=2)
    axis = d.int(0, x.ndim - 1)
    attributes = f" {{axis = {axis} : i32}}"
    f = {"reduce_sum": np.add, "reduce_max": np.maximum, "reduce_min": np.minimum, "reduce_product": np.multiply,
         "reduce_any": np.logical_or, "reduce_all": np.logical_and}[op]
    if element == "f32" and op in ("reduce_max", "reduce_min"):
        ignores = d.some(0.5)
        attributes = f" {{axis = {axis} : i32, nan_mode = {'IGNORE' if ignores else 'PROPAGATE'}}}"
        if ignores:
            f = {"reduce_max": np.fmax, "reduce_min": np.fmin}[op]
    wide = x.astype("f8") if element == "f32" and op in ("reduce_sum", "reduce_product") else x
    result = f.reduce(wide, axis, keepdims=True, dtype=None if element != "i32" else x.dtype)
    return simple(op, [x], [element], result, element, attributes, 1e-5 if wide.dtype != x.dtype else 0)


@family
def position(d):
    element = d.one(["i8", "i16", "f32"])
    x = d.array(shape_of(d, 1, 5), element)
    axis = d.int(0, x.ndim - 1)
    attributes = f" {{axis = {axis} : i32}}"
    if element == "f32":
        x = np.asarray(np.round(x))
        ignores = d.some(0.5)
        attributes = f" {{axis = {axis} : i32, nan_mode = {'IGNORE' if ignores else 'PROPAGATE'}}}"
        if ignores:  # a row of nothing but NaN has no first largest one
            filled = np.where(np.isnan(x), -np.inf, x)
            return simple("argmax", [np.where(np.isnan(x).all(axis, keepdims=True), np.float32(0), x)], [element],
                          np.where(np.isnan(x).all(axis), 0, first_largest(x, filled, axis)), "i32", attributes)
    return simple("argmax", [x], [element], np.argmax(x, axis), "i32", attributes)


def first_largest(x, filled, axis):
    largest = filled.max(axis, keepdims=True)
    return np.argmax((filled == largest) & ~np.isnan(x), axis)


# Movement ----------------------------------------------------------------------


@family
def movement(d):
    element = d.one(["i8", "i16", "i32", "f32", "i1"])
    op = d.one(["concat", "pad", "reshape", "reverse", "slice", "tile", "transpose"])
    x = d.array(shape_of(d, 0 if op in ("reshape",) else 1, 5), element)
    w = Writer()
    name, kind = w.input(x, element), tensor(x.shape, element)
    axis = d.int(0, x.ndim - 1) if x.ndim else 0
    if op == "reverse":
        return w.finish(op, [name], [kind], [np.flip(x, axis)], [element], f" {{axis = {axis} : i32}}")
    if op == "transpose":
        order = [int(a) for a in d.rng.permutation(x.ndim)]
        return w.finish(op, [name], [kind], [np.transpose(x, order)], [element], f" {{perms = array<i32: {str(order)[1:-1]}>}}")
    if op == "concat":
        parts = [x]
        for _ in range(d.int(0, 3)):
            shape = list(x.shape)
            shape[axis] = d.size(0)
            parts.append(d.array(shape, element))
        names = [name] + [w.input(p, element) for p in parts[1:]]
        return w.finish(op, names, [tensor(p.shape, element) for p in parts], [np.concatenate(parts, axis)], [element],
                        f" {{axis = {axis} : i32}}")
    if op == "reshape":
        target = [int(n) for n in d.rng.permutation([n for n in x.shape if n != 1] + [1] * d.int(0, 2))]
        if len(target) > 1 and d.some(0.5):
            target = [target[0] * target[1], *target[2:]]
        shape, shape_type = w.shape(target)
        return w.finish(op, [name, shape], [kind, shape_type], [x.reshape(target)], [element])
    if op == "tile":
        counts = [d.int(1, 3) for _ in x.shape]
        shape, shape_type = w.shape(counts)
        return w.finish(op, [name, shape], [kind, shape_type], [np.tile(x, counts)], [element])
    if op == "slice":
        starts = [d.int(0, n - 1) for n in x.shape]
        sizes = [d.int(1, n - s) for n, s in zip(x.shape, starts)]
        first, first_type = w.shape(starts)
        second, second_type = w.shape(sizes)
        result = x[tuple(slice(s, s + n) for s, n in zip(starts, sizes))]
        return w.finish(op, [name, first, second], [kind, first_type, second_type], [result], [element])
    edges = [(d.int(0, 2), d.int(0, 2)) for _ in x.shape]
    shape, shape_type = w.shape([n for pair in edges for n in pair])
    value = d.array([1], element, special=False)
    fill = w.constant(value, element)
    return w.finish("pad", [name, shape, fill], [kind, shape_type, tensor([1], element)],
                    [np.pad(x, edges, constant_values=value[0])], [element])


@family
def indexed(d):
    element = d.one(["i8", "i16", "i32", "f32"])
    n, k, c, count = d.int(1, 3), d.size(0), d.size(0), d.size(0)
    x = d.array([n, k, c], element)
    if d.some(0.5):
        index = d.rng.integers(0, k, [n, count]).astype("i4")
        return simple("gather", [x, index], [element, "i32"], np.take_along_axis(x, index[..., None], 1), element)
    count = d.int(1, k)
    index = np.stack([d.rng.permutation(k)[:count] for _ in range(n)]).astype("i4")
    values = d.array([n, count, c], element)
    result = x.copy()
    for b in range(n):
        result[b, index[b]] = values[b]
    return simple("scatter", [x, index, values], [element, "i32", element], result, element)


@family
def table(d):
    x, values = d.array(shape_of(d), "i8"), d.array([256], "i8")
    w = Writer()
    names = [w.input(x, "i8"), w.constant(values, "i8")]
    return w.finish("table", names, [tensor(x.shape, "i8"), "tensor<256xi8>"], [values[x.astype("i4") + 128]], ["i8"])


# Products and windows ----------------------------------------------------------


def zeros(d, w, elements):
    """Zero points, and their constants."""
    values = [d.int(-9, 9) if e == "i8" else 0 for e in elements]
    return values, [w.constant(np.array([v]), e) for v, e in zip(values, elements)], [tensor([1], e) for e in elements]


@family
def product(d):
    element = d.one(["i8", "f32"])
    n, h, c, k = d.int(1, 3), d.size(0), d.size(0), d.size(0)
    x, y = d.array([n, h, c], element, special=None if element == "i8" else False), d.array([n, c, k], element, special=False)
    w = Writer()
    names = [w.input(x, element), w.input(y, element)]
    values, constants, kinds = zeros(d, w, [element] * 2)
    wide = "i8" if element == "i8" else "f8"
    result = np.matmul(x.astype(wide) - values[0], y.astype(wide) - values[1])
    return w.finish("matmul", names + constants, [tensor(x.shape, element), tensor(y.shape, element), *kinds], [result],
                    ["i32" if element == "i8" else "f32"], tolerance=0 if element == "i8" else 1e-5)


def window(d, rank, sizes, kernel):
    """Strides, dilations and edges such that the last window ends where the image does."""
    strides = [d.int(1, 3) for _ in range(rank)]
    dilations = [d.int(1, 2) for _ in range(rank)]
    edges, outputs = [], []
    for n, k, s, q in zip(sizes, kernel, strides, dilations):
        before, after = d.int(0, k - 1), d.int(0, k - 1)
        while n + before + after < (k - 1) * q + 1:
            after += 1
        rest = n - 1 + before + after - (k - 1) * q
        after += -rest % s
        edges.append((before, after))
        outputs.append((n - 1 + before + after - (k - 1) * q) // s + 1)
    return strides, dilations, edges, outputs


def patches(x, kernel, strides, dilations, edges, outputs):
    """[N, out..., kernel..., C] of an image whose edges are zero."""
    x = np.pad(x, [(0, 0), *edges, (0, 0)])
    rank = len(kernel)
    result = np.zeros([x.shape[0], *outputs, *kernel, x.shape[-1]], x.dtype)
    for at in np.ndindex(*kernel):
        area = tuple(slice(a * q, a * q + (n - 1) * s + 1, s) for a, q, n, s in zip(at, dilations, outputs, strides))
        result[(slice(None), *[slice(None)] * rank, *at)] = x[(slice(None), *area)]
    return result


def list_of(numbers):
    return f"array<i64: {', '.join(str(int(n)) for n in numbers)}>"


@family
def convolution(d):
    op = d.one(["conv2d", "depthwise_conv2d", "conv3d"])
    rank = 3 if op == "conv3d" else 2
    element = d.one(["i8", "f32"])
    n, cin, cout = d.int(1, 2), d.int(1, 4), d.int(1, 4)
    sizes, kernel = [d.int(1, 7) for _ in range(rank)], [d.int(1, 3) for _ in range(rank)]
    strides, dilations, edges, outputs = window(d, rank, sizes, kernel)
    x = d.array([n, *sizes, cin], element, special=None if element == "i8" else False)
    depthwise = op == "depthwise_conv2d"
    weight = d.array([*kernel, cin, cout] if depthwise else [cout, *kernel, cin], element, special=False)
    total = cin * cout if depthwise else cout
    out = "i32" if element == "i8" else "f32"
    bias = d.array([1 if d.some(0.3) else total], out, special=False)
    w = Writer()
    names = [w.input(x, element), w.input(weight, element), w.input(bias, out)]
    values, constants, kinds = zeros(d, w, [element] * 2)
    wide = "i8" if element == "i8" else "f8"
    seen = patches(x.astype(wide) - values[0], kernel, strides, dilations, edges, outputs)
    factor = weight.astype(wide) - values[1]
    if depthwise:
        result = np.einsum("nhwklc,klcm->nhwcm", seen, factor).reshape(n, *outputs, total)
    elif rank == 2:
        result = np.einsum("nhwklc,oklc->nhwo", seen, factor)
    else:
        result = np.einsum("ndhwjklc,ojklc->ndhwo", seen, factor)
    attributes = (f" {{acc_type = {out}, pad = {list_of([e for pair in edges for e in pair])}, stride = {list_of(strides)}, "
                  f"dilation = {list_of(dilations)}}}")
    return w.finish(op, names + constants, [tensor(x.shape, element), tensor(weight.shape, element), tensor(bias.shape, out),
                                            *kinds], [result + bias], [out], attributes, 0 if element == "i8" else 1e-5)


@family
def transposed_convolution(d):
    element = d.one(["i8", "f32"])
    n, cin, cout = d.int(1, 2), d.int(1, 3), d.int(1, 3)
    sizes, kernel, strides = ([d.int(1, high) for _ in range(2)] for high in (5, 3, 3))
    edges = [(d.int(1 - k, 2), d.int(1 - k, 2)) for k in kernel]
    outputs = [(s - 1) * t + a + b + k for s, t, (a, b), k in zip(sizes, strides, edges, kernel)]
    if min(outputs) < 1:
        edges, outputs = [(0, 0)] * 2, [(s - 1) * t + k for s, t, k in zip(sizes, strides, kernel)]
    x = d.array([n, *sizes, cin], element, special=None if element == "i8" else False)
    weight = d.array([cout, *kernel, cin], element, special=False)
    out = "i32" if element == "i8" else "f32"
    bias = d.array([cout], out, special=False)
    w = Writer()
    names = [w.input(x, element), w.input(weight, element), w.input(bias, out)]
    values, constants, kinds = zeros(d, w, [element] * 2)
    wide = "i8" if element == "i8" else "f8"
    factor, seen = weight.astype(wide) - values[1], x.astype(wide) - values[0]
    result = np.zeros([n, *outputs, cout], wide) + bias
    for i, j, k, l in np.ndindex(*sizes, *kernel):
        at = i * strides[0] + edges[0][0] + k, j * strides[1] + edges[1][0] + l
        if 0 <= at[0] < outputs[0] and 0 <= at[1] < outputs[1]:
            result[:, at[0], at[1]] += seen[:, i, j] @ factor[:, k, l].T
    attributes = f" {{acc_type = {out}, out_pad = {list_of([e for p in edges for e in p])}, stride = {list_of(strides)}}}"
    return w.finish("transpose_conv2d", names + constants,
                    [tensor(x.shape, element), tensor(weight.shape, element), tensor(bias.shape, out), *kinds], [result],
                    [out], attributes, 0 if element == "i8" else 1e-5)


def scale_mean(total, count):
    """The specification's apply_scale_32 by reciprocal_scale of the count."""
    k = 32 - (32 - int(count - 1).bit_length()) if count > 1 else 0
    multiplier, amount = (((1 << 30) + 1) << k) // count, 30 + k
    return (int(total) * multiplier + (1 << (amount - 1))) >> amount


@family
def pooling(d):
    element, is_max = d.one(["i8", "f32"]), d.some(0.5)
    n, c = d.int(1, 2), d.int(1, 4)
    sizes, kernel = [d.int(1, 8) for _ in range(2)], [d.int(1, 3) for _ in range(2)]
    kernel = [min(k, s) for k, s in zip(kernel, sizes)]
    strides, edges, outputs = [d.int(1, 3) for _ in range(2)], [], []
    for size, k, s in zip(sizes, kernel, strides):
        before, after = d.int(0, k - 1), d.int(0, k - 1)
        rest = (size + before + after - k) % s
        while rest and after:  # an edge is smaller than the window
            after, rest = after - 1, (size + before + after - 1 - k) % s
        if rest:
            s = 1
            strides[len(edges)] = 1
        edges.append((before, after))
        outputs.append((size + before + after - k) // s + 1)
    x = d.array([n, *sizes, c], element, special=None if is_max or element == "i8" else False)
    w = Writer()
    name = w.input(x, element)
    pads = f"pad = {list_of([e for p in edges for e in p])}, kernel = {list_of(kernel)}, stride = {list_of(strides)}"
    result = np.zeros([n, *outputs, c], "f8" if element == "f32" else "i8")
    values = [d.int(-9, 9) if element == "i8" and not is_max else 0 for _ in range(2)]
    ignores = element == "f32" and is_max and d.some(0.5)
    for i, j in np.ndindex(*outputs):
        tops = [a * s - e[0] for a, s, e in zip((i, j), strides, edges)]
        area = tuple(slice(max(t, 0), min(t + k, size)) for t, k, size in zip(tops, kernel, sizes))
        part = x[(slice(None), *area)].reshape(n, -1, c)
        if is_max:
            result[:, i, j] = (np.fmax if ignores else np.maximum).reduce(part, 1, initial=-np.inf if element == "f32" else -128)
        elif element == "f32":
            result[:, i, j] = part.astype("f8").mean(1)
        else:
            total = (part.astype("i8") - values[0]).sum(1)
            result[:, i, j] = np.clip(np.vectorize(scale_mean)(total, part.shape[1]) + values[1], -128, 127)
    if is_max:
        mode = f", nan_mode = {'IGNORE' if ignores else 'PROPAGATE'}" if element == "f32" else ""
        return w.finish("max_pool2d", [name], [tensor(x.shape, element)], [result], [element], f" {{{pads}{mode}}}")
    constants = [w.constant(np.array([v]), element) for v in values]
    return w.finish("avg_pool2d", [name, *constants], [tensor(x.shape, element)] + [tensor([1], element)] * 2, [result],
                    [element], f" {{acc_type = {'i32' if element == 'i8' else 'f32'}, {pads}}}",
                    0 if element == "i8" else 1e-5)


@family
def fourier(d):
    n, h, v = d.int(1, 3), 2 ** d.int(0, 4), 2 ** d.int(0, 4)
    x, y = (d.array([n, h, v], "f32", special=False) for _ in range(2))
    if d.some(0.5):
        z = np.fft.rfft2(x.astype("f8"))
        w = Writer()
        return w.finish("rfft2d", [w.input(x, "f32")], [tensor(x.shape, "f32")], [z.real, z.imag], ["f32"] * 2, tolerance=1e-5)
    inverse = d.some(0.5)
    z = x.astype("f8") + 1j * y
    z = np.fft.ifft2(z) * h * v if inverse else np.fft.fft2(z)
    w = Writer()
    return w.finish("fft2d", [w.input(x, "f32"), w.input(y, "f32")], [tensor(x.shape, "f32")] * 2, [z.real, z.imag],
                    ["f32"] * 2, f" {{inverse = {str(inverse).lower()}}}", 1e-5)
