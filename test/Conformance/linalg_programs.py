"""Random programs of linalg and tensor, and what numpy computes for them."""

import collections

import numpy as np

import sweeps

Program = collections.namedtuple("Program", "text inputs results tolerance")
ELEMENTS = {"f32": "f4", "f64": "f8", "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "i1": "?"}


class Draw(sweeps.Draw):
    special_values = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-40, 1.0, -1.0]

    def size(self, empty=0.06):
        return self.one([0] if self.some(empty) else [1, 1, 2, 3, 4, 5, 7, 8, 11])

    def shape(self, low=0, high=5, empty=0.06, limit=3000):
        shape = [self.size(empty) for _ in range(self.int(low, high))]
        while np.prod(shape) > limit:
            shape[int(np.argmax(shape))] //= 2
        return shape

    def array(self, shape, element, special=None, low=-6, high=6):
        kind = np.dtype(ELEMENTS[element])
        if kind == np.bool_:
            return self.rng.integers(0, 2, shape).astype(bool)
        if kind.kind in "iu":
            info = np.iinfo(kind)
            if special is None and self.some(0.4):
                low, high = info.min, info.max
            return np.asarray(self.rng.integers(low, high, shape, dtype=kind, endpoint=True))
        values = np.asarray(self.rng.uniform(low, high, shape))
        if self.some(0.3) if special is None else special:
            values = np.where(self.rng.random(values.shape) < 0.2, self.rng.choice(self.special_values, values.shape), values)
        return np.asarray(values).astype(kind)


def tensor(shape, element, dynamic=()):
    return f"tensor<{''.join(f'{chr(63) if a in dynamic else n}x' for a, n in enumerate(shape))}{element}>"


def points(value, axes):
    """The parts of an array at each point of some axes."""
    moved = np.moveaxis(value, axes, range(len(axes)))
    return (moved[at] for at in np.ndindex(*moved.shape[:len(axes)]))


# linalg.generic ----------------------------------------------------------------


def integer_ops(element):
    kind = np.dtype(ELEMENTS[element])
    unsigned = kind.str.replace("i", "u")
    return {"addi": np.add, "subi": np.subtract, "muli": np.multiply, "andi": np.bitwise_and, "ori": np.bitwise_or,
            "xori": np.bitwise_xor, "maxsi": np.maximum, "minsi": np.minimum,
            "maxui": lambda x, y: np.maximum(x.view(unsigned), y.view(unsigned)).view(kind),
            "minui": lambda x, y: np.minimum(x.view(unsigned), y.view(unsigned)).view(kind)}


FLOAT_OPS = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "maximumf": np.maximum,
             "minimumf": np.minimum, "maxnumf": np.fmax, "minnumf": np.fmin}
COMPARISONS = {"slt": np.less, "sge": np.greater_equal, "eq": np.equal, "ne": np.not_equal,
               "olt": np.less, "oge": np.greater_equal, "oeq": np.equal, "une": np.not_equal}
FLOAT_FOLDS = {"addf": np.add, "mulf": np.multiply, "maximumf": np.maximum, "minimumf": np.minimum}
INTEGER_FOLDS = ["addi", "muli", "andi", "ori", "xori", "maxsi", "minui"]


class Body:
    """Scalar ops, and their values over the whole iteration space."""

    def __init__(self, d, element, sizes):
        self.d, self.element, self.sizes = d, element, sizes
        self.is_float = element[0] == "f"
        self.lines, self.values = [], []

    def fresh(self, line, value):
        name = f"%v{len(self.lines)}"
        self.lines.append(f"{name} = {line}")
        return name, np.asarray(value)

    def convert(self, name, value, source):
        """An element of another type as one of the body's."""
        kind = np.dtype(ELEMENTS[self.element])
        if source == self.element:
            return name, value
        wider = kind.itemsize > value.dtype.itemsize or source == "i1"
        if self.is_float:
            op = "extf" if wider else "truncf"
        else:
            op = ("extui" if source == "i1" or self.d.some(0.3) else "extsi") if wider else "trunci"
        if op == "extui":
            value = value if source == "i1" else value.view(value.dtype.str.replace("i", "u"))
        return self.fresh(f"arith.{op} {name} : {source} to {self.element}", value.astype(kind))

    def index(self, loop):
        grid = np.broadcast_to(np.indices(self.sizes)[loop], self.sizes)
        name, grid = self.fresh(f"linalg.index {loop} : index", grid)
        integer = "i64" if self.is_float else self.element
        name, grid = self.fresh(f"arith.index_cast {name} : index to {integer}", grid.astype(ELEMENTS[integer]))
        if self.is_float:
            return self.fresh(f"arith.sitofp {name} : i64 to {self.element}", grid.astype(ELEMENTS[self.element]))
        return name, grid

    def grow(self, count):
        for _ in range(count):
            (x, a), (y, b), (z, c) = (self.d.one(self.values) for _ in range(3))
            ops = FLOAT_OPS if self.is_float else integer_ops(self.element)
            if self.d.some(0.2):
                predicate = self.d.one(["olt", "oge", "oeq", "une"] if self.is_float else ["slt", "sge", "eq", "ne"])
                compare = "cmpf" if self.is_float else "cmpi"
                test, holds = self.fresh(f"arith.{compare} {predicate}, {x}, {y} : {self.element}",
                                         COMPARISONS[predicate](a, b))
                self.values.append(self.fresh(f"arith.select {test}, {z}, {x} : {self.element}", np.where(holds, c, a)))
            elif self.is_float and self.d.some(0.2):
                op, f = self.d.one([("math.absf", np.abs), ("math.floor", np.floor), ("math.sqrt", np.sqrt),
                                    ("arith.negf", np.negative), ("math.ceil", np.ceil), ("math.trunc", np.trunc)])
                self.values.append(self.fresh(f"{op} {x} : {self.element}", f(a)))
            else:
                op = self.d.one(list(ops))
                self.values.append(self.fresh(f"arith.{op} {x}, {y} : {self.element}",
                                              ops[op](a, b).astype(ELEMENTS[self.element])))


class Axis:
    """One result of an operand's map: its text, size, and positions over the iteration space."""

    def __init__(self, text, size, positions, loop=None):
        self.text, self.size, self.positions, self.loop = text, size, positions, loop


def draw_axis(d, sizes, grids, loops):
    """An axis that reads what a few of `loops` say."""
    kind = d.one(["loop", "loop", "loop", "constant", "sum", "scaled", "reversed", "quotient", "rest"])
    if not loops or kind == "constant":
        c = d.int(0, 2)
        return Axis(str(c), c + 1 + d.int(0, 1), np.full(sizes, c, np.int64))
    i, j = d.one(loops), d.one(loops)
    n, m = sizes[i], sizes[j]
    if kind == "loop" or not n or not m:
        return Axis(f"d{i}", sizes[i], grids[i], i)
    if kind == "sum" and i != j:
        return Axis(f"d{i} + d{j}", n + m - 1 + d.int(0, 1), grids[i] + grids[j])
    if kind in ("sum", "scaled"):
        a, c = d.int(2, 3), d.int(0, 2)
        return Axis(f"d{i} * {a} + {c}", a * (n - 1) + c + 1 + d.int(0, 1), grids[i] * a + c)
    if kind == "reversed":
        return Axis(f"{n - 1} - d{i}", n + d.int(0, 1), n - 1 - grids[i])
    q = d.int(2, 3)
    if kind == "quotient":
        return Axis(f"d{i} floordiv {q}", (n - 1) // q + 1, grids[i] // q)
    return Axis(f"d{i} mod {q}", q, grids[i] % q)


def draw_inputs(d, sizes, grids, reduced):
    inputs = []
    for number in range(d.int(1, 3)):
        axes = [draw_axis(d, sizes, grids, range(len(sizes))) for _ in range(d.int(0, 3))]
        if number == 0:  # each loop that is reduced needs an axis
            axes += [Axis(f"d{i}", sizes[i], grids[i], i) for i in reduced]
        while np.prod([a.size for a in axes]) > 5000:
            extra = next((a for a in axes if number or a.loop not in reduced), None)
            if extra is None:
                break
            axes.remove(extra)
        inputs.append([axes[i] for i in d.rng.permutation(len(axes))])
    return inputs


def find_dynamic(d, sizes, operands):
    """Loops whose sizes a run may decide: each axis that they are in is just one of them. Other axes are rare then,
    because uop refuses most."""
    if any("d" in a.text and a.loop is None for axes in operands for a in axes) and d.some(0.5):
        return []
    mixed = {i for axes in operands for a in axes if a.loop is None for i in range(len(sizes)) if f"d{i}" in a.text}
    return [i for i in range(len(sizes)) if i not in mixed and d.some(0.5)][:2] if d.some(0.3) else []


def generic(d):
    sizes = d.shape(0, 6, limit=1500)
    grids = list(np.indices(sizes)) if sizes else []
    reduced = [i for i in range(len(sizes)) if d.some(0.35)] if d.some(0.6) else []
    kept = [i for i in range(len(sizes)) if i not in reduced]
    element = d.one(["f32", "f32", "f64", "i32", "i64", "i8", "i16"])
    related = ["f32", "f64"] if element[0] == "f" else ["i8", "i16", "i32", "i64", "i1"]
    inputs = draw_inputs(d, sizes, grids, reduced)
    elements = [element if d.some(0.6) else d.one(related) for _ in inputs]
    arrays = [d.array([a.size for a in axes], kind) for axes, kind in zip(inputs, elements)]
    body = Body(d, element, sizes)
    for i, (axes, kind, array) in enumerate(zip(inputs, elements, arrays)):
        value = array[tuple(a.positions for a in axes)] if axes else np.broadcast_to(array, sizes)
        body.values.append(body.convert(f"%a{i}", np.ascontiguousarray(value).reshape(sizes), kind))
    if kept and d.some(0.3):
        body.values.append(body.index(d.one(kept)))
    orders = [[kept[i] for i in d.rng.permutation(len(kept))] for _ in range(d.int(1, 2))]
    inits = [d.array([sizes[i] for i in order], element, special=False) for order in orders]
    if not reduced:
        for k, (order, init) in enumerate(zip(orders, inits)):
            if d.some(0.3):
                body.values.append((f"%o{k}", np.transpose(init, np.argsort(order)) if order else init))
    body.grow(d.int(0, 5))
    yielded, results, folds = [], [], False
    for k, (order, init) in enumerate(zip(orders, inits)):
        name, value = body.values[-1] if k == 0 else d.one(body.values)
        if reduced:
            fold = d.one(list(FLOAT_FOLDS)) if body.is_float else d.one(INTEGER_FOLDS)
            function = FLOAT_FOLDS[fold] if body.is_float else integer_ops(element)[fold]
            folds |= fold in ("addf", "mulf")
            total = np.transpose(init, np.argsort(order)).copy() if order else init.copy()
            wide = total.astype("f8") if fold in ("addf", "mulf") else total
            for point in points(value, reduced):
                wide = function(wide, point)
            value = wide.astype(ELEMENTS[element])
            name, _ = body.fresh(f"arith.{fold} %o{k}, {name} : {element}", value)
        yielded.append(name)
        results.append(np.transpose(value, [kept.index(i) for i in order]) if order else value)
    return write_generic(d, sizes, reduced, element, inputs, elements, arrays, orders, inits, body, yielded, results,
                         1e-5 * (element == "f32") + 1e-12 if folds else 0)


def write_generic(d, sizes, reduced, element, inputs, elements, arrays, orders, inits, body, yielded, results, tolerance):
    grids = list(np.indices(sizes)) if sizes else []
    outputs = [[Axis(f"d{i}", sizes[i], grids[i], i) for i in order] for order in orders]
    dynamic = find_dynamic(d, sizes, inputs + outputs)
    loops = ", ".join(f"d{i}" for i in range(len(sizes)))
    maps, arguments, types = [], [], []
    for i, (axes, kind) in enumerate([*zip(inputs, elements), *((axes, element) for axes in outputs)]):
        maps.append(f"affine_map<({loops}) -> ({', '.join(a.text for a in axes)})>")
        open_ = [a for a, axis in enumerate(axes) if axis.loop in dynamic and axis.loop is not None]
        types.append(tensor([a.size for a in axes], kind, open_))
        shape = ", ".join(f'#uop.var<"n{axis.loop}" [0, {sizes[axis.loop] + 2}]>' if a in open_ else str(axis.size)
                          for a, axis in enumerate(axes))
        arguments.append(f"%x{i}: {types[-1]}" + (f" {{uop.shape = [{shape}]}}" if open_ else ""))
    count = len(inputs)
    iterators = ", ".join('"reduction"' if i in reduced else '"parallel"' for i in range(len(sizes)))
    names = [f"%x{i}" for i in range(len(types))]
    blocks = [f"%a{i}: {kind}" for i, kind in enumerate(elements)] + [f"%o{i}: {element}" for i in range(len(orders))]
    result = types[count] if len(orders) == 1 else f"({', '.join(types[count:])})"
    parts = "%r" if len(orders) == 1 else ", ".join(f"%r#{i}" for i in range(len(orders)))
    lines = "".join(f"    {line}\n" for line in body.lines)
    text = (f"func.func @main({', '.join(arguments)}) -> {result} {{\n"
            f"  %r{f':{len(orders)}' if len(orders) > 1 else ''} = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
            f"iterator_types = [{iterators}]}}\n"
            f"    ins({', '.join(names[:count])} : {', '.join(types[:count])}) "
            f"outs({', '.join(names[count:])} : {', '.join(types[count:])}) {{\n"
            f"  ^bb0({', '.join(blocks)}):\n{lines}"
            f"    linalg.yield {', '.join(yielded)} : {', '.join([element] * len(orders))}\n"
            f"  }} -> {result}\n  return {parts} : {', '.join(types[count:])}\n}}\n")
    return Program(text, [*arrays, *inits], results, tolerance)


# Movement ----------------------------------------------------------------------


class Chain:
    def __init__(self, d):
        self.d, self.lines, self.inputs, self.arguments = d, [], [], []
        self.element = d.one(["f32", "i32", "i8", "i64", "i1", "f64"])
        self.name, self.value = self.argument(d.shape(0, 5))

    def argument(self, shape, element=None, value=None):
        element = element or self.element
        value = self.d.array(shape, element) if value is None else value
        name = f"%x{len(self.inputs)}"
        self.inputs.append(value)
        self.arguments.append(f"{name}: {tensor(value.shape, element)}")
        return name, value

    def type(self, value=None):
        return tensor((self.value if value is None else value).shape, self.element)

    def step(self, line, value):
        self.name = f"%t{len(self.lines)}"
        self.lines.append(f"{self.name} = {line}")
        self.value = np.asarray(value)

    def slice(self):
        d, x = self.d, self.value
        if not x.size:
            return
        starts, sizes, steps = [], [], []
        for n in x.shape:
            step = d.int(1, 3)
            start = d.int(0, max(n - 1, 0))
            sizes.append(d.int(0 if d.some(0.1) else min(1, n), max(0, (n - start + step - 1) // step)))
            starts.append(start)
            steps.append(step)
        y = x[tuple(slice(a, a + n * s, s) for a, n, s in zip(starts, sizes, steps))] if x.shape else x
        dropped = [a for a, n in enumerate(sizes) if n == 1 and d.some(0.4)]
        z = y.reshape([n for a, n in enumerate(sizes) if a not in dropped])
        self.step(f"tensor.extract_slice {self.name}{starts}{sizes}{steps} : {self.type(x)} to {self.type(z)}", z)

    def insert(self):
        d, x = self.d, self.value
        if not x.size:
            return
        big = [n * 2 + d.int(0, 3) for n in x.shape]
        if np.prod(big) > 4000:
            return
        name, target = self.argument(big)
        steps = [d.int(1, 2) for _ in big]
        starts = [d.int(0, max(0, m - (n - 1) * s - 1)) if n else 0 for m, n, s in zip(big, x.shape, steps)]
        y = target.copy()
        y[tuple(slice(a, a + n * s, s) for a, n, s in zip(starts, x.shape, steps))] = x
        self.step(f"tensor.insert_slice {self.name} into {name}{starts}{list(x.shape)}{steps} : {self.type(x)} into "
                  f"{self.type(y)}", y)

    def pad(self):
        d, x = self.d, self.value
        low, high = ([d.int(0, 2) for _ in x.shape] for _ in range(2))
        if not x.shape or np.prod([n + 4 for n in x.shape]) > 6000:
            return
        name, fill = self.argument([])
        y = np.pad(x, list(zip(low, high)), constant_values=fill[()])
        indices = ", ".join(f"%i{a}: index" for a in range(x.ndim))
        self.lines.append(f"%f{len(self.lines)} = tensor.extract {name}[] : {self.type(fill)}")
        value = f"%f{len(self.lines) - 1}"
        self.step(f"tensor.pad {self.name} low{low} high{high} {{\n  ^bb0({indices}):\n    tensor.yield {value} : "
                  f"{self.element}\n  }} : {self.type(x)} to {self.type(y)}", y)

    def collapse(self):
        x = self.value
        if not x.ndim:
            return
        groups = [[0]]
        for a in range(1, x.ndim):
            if self.d.some(0.5):
                groups[-1].append(a)
            else:
                groups.append([a])
        if len(groups) == x.ndim and x.ndim > 1:
            return
        if len(groups) == x.ndim:
            if x.shape[0] != 1:
                return
            groups = []
        y = x.reshape([int(np.prod([x.shape[a] for a in g])) for g in groups])
        self.step(f"tensor.collapse_shape {self.name} {groups} : {self.type(x)} into {self.type(y)}", y)

    def expand(self):
        x, shape, groups = self.value, [], []
        for n in x.shape:
            factors = [f for f in range(1, n + 1) if n % f == 0] or [1]
            f = self.d.one(factors)
            parts = self.d.one([[n], [f, n // f], [1, n], [n, 1]])
            groups.append(list(range(len(shape), len(shape) + len(parts))))
            shape += parts
        if len(shape) == x.ndim or len(shape) > 7:
            return
        y = x.reshape(shape)
        self.step(f"tensor.expand_shape {self.name} {groups} output_shape {shape} : {self.type(x)} into {self.type(y)}", y)

    def transpose(self):
        x = self.value
        if not x.ndim:  # LLVM 22's verifier crashes
            return
        order = [int(a) for a in self.d.rng.permutation(x.ndim)]
        y = np.transpose(x, order)
        self.lines.append(f"%e{len(self.lines)} = tensor.empty() : {self.type(y)}")
        self.step(f"linalg.transpose ins({self.name} : {self.type(x)}) outs(%e{len(self.lines) - 1} : {self.type(y)}) "
                  f"permutation = {order}", y)

    def broadcast(self):
        x, d = self.value, self.d
        rank = x.ndim + d.int(1, 2)
        new = sorted(int(a) for a in d.rng.permutation(rank)[:rank - x.ndim])
        shape, rest = [], list(x.shape)
        for a in range(rank):
            shape.append(d.int(0 if d.some(0.1) else 1, 4) if a in new else rest.pop(0))
        if np.prod(shape) > 4000:
            return
        y = np.broadcast_to(np.expand_dims(x, tuple(new)), shape)
        self.lines.append(f"%e{len(self.lines)} = tensor.empty() : {self.type(y)}")
        self.step(f"linalg.broadcast ins({self.name} : {self.type(x)}) outs(%e{len(self.lines) - 1} : {self.type(y)}) "
                  f"dimensions = {new}", y)

    def concat(self):
        x, d = self.value, self.d
        if not x.ndim or x.size > 2000:
            return
        axis = d.int(0, x.ndim - 1)
        shape = list(x.shape)
        shape[axis] = d.size(0.2)
        if np.prod(shape) > 4000:
            return
        name, other = self.argument(shape)
        y = np.concatenate([x, other, x], axis)
        self.step(f"tensor.concat dim({axis}) {self.name}, {name}, {self.name} : ({self.type(x)}, {self.type(other)}, "
                  f"{self.type(x)}) -> {self.type(y)}", y)

    def generate(self):
        """The same elements in another order of axes, reversed along the first."""
        x = self.value
        if not x.ndim or not x.size:
            return
        order = [int(a) for a in self.d.rng.permutation(x.ndim)]
        y = np.transpose(x, order)[::-1]
        names = [f"%i{order.index(a)}" for a in range(x.ndim)]
        names[order[0]] = "%back"
        indices = ", ".join(f"%i{a}: index" for a in range(x.ndim))
        self.step(f"tensor.generate {{\n  ^bb0({indices}):\n    %last = arith.constant {y.shape[0] - 1} : index\n"
                  f"    %back = arith.subi %last, %i0 : index\n"
                  f"    %v = tensor.extract {self.name}[{', '.join(names)}] : {self.type(x)}\n"
                  f"    tensor.yield %v : {self.element}\n  }} : {self.type(y)}", y)

    def gather(self):
        x, d = self.value, self.d
        if not x.ndim or not x.size:
            return
        axis = d.int(0, x.ndim - 1)
        outer = d.shape(1, 2)
        index = d.rng.integers(0, x.shape[axis], [*outer, 1]).astype("i8")
        name, _ = self.argument(None, "i64", index)
        y = np.take(np.moveaxis(x, axis, 0), index[..., 0], 0)
        keeps = d.some(0.5)
        if keeps:  # the axis stays, with size 1
            y = np.expand_dims(y, len(outer) + axis)
        self.step(f"tensor.gather {self.name}[{name}] gather_dims([{axis}]) : ({self.type(x)}, "
                  f"{tensor(index.shape, 'i64')}) -> {self.type(y)}", y)

    def reduce(self):
        x, d = self.value, self.d
        axes = [a for a in range(x.ndim) if d.some(0.5)]
        if not axes or self.element[0] == "f" or self.element == "i1":
            return
        op, f = d.one([("arith.addi", np.add), ("arith.maxsi", np.maximum), ("arith.xori", np.bitwise_xor)])
        name, init = self.argument([n for a, n in enumerate(x.shape) if a not in axes])
        y = init.copy()
        for part in points(x, axes):
            y = f(y, part)
        self.step(f"linalg.reduce {{ {op} }} ins({self.name} : {self.type(x)}) outs({name} : {self.type(y)}) "
                  f"dimensions = {axes}", y)


def movement(d):
    chain = Chain(d)
    steps = [chain.slice, chain.insert, chain.pad, chain.collapse, chain.expand, chain.transpose, chain.broadcast,
             chain.concat, chain.generate, chain.gather, chain.reduce]
    for _ in range(d.int(1, 5)):
        d.one(steps)()
    lines = "".join(f"  {line}\n" for line in chain.lines)
    text = (f"func.func @main({', '.join(chain.arguments)}) -> {chain.type()} {{\n{lines}"
            f"  return {chain.name} : {chain.type()}\n}}\n")
    return Program(text, chain.inputs, [np.ascontiguousarray(chain.value).reshape(chain.value.shape)], 0)
