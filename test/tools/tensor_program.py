"""Writes functions of plain ops on tensors."""


class Program:
    """Writes one function; a tensor is its name, its shape and its element."""

    def __init__(self):
        self.lines, self.arguments = [], []

    @staticmethod
    def type(shape, element):
        return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"

    def argument(self, *shape, element="f32"):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(f"{name}: {self.type(shape, element)}")
        return name, shape, element

    def op(self, text, shape, element="f32"):
        name = f"%{len(self.lines)}"
        self.lines.append(f"  {name} = uop.{text}")
        return name, tuple(shape), element

    def constant(self, value, like):
        return self.op(f"const {value} : {self.type(*like[1:])}", *like[1:])

    def unary(self, op, x):
        return self.op(f"{op} {x[0]} : {self.type(*x[1:])}", *x[1:])

    def binary(self, op, x, y):
        return self.op(f"{op} {x[0]}, {y[0]} : {self.type(*x[1:])}", *x[1:])

    def scaled(self, x, value):
        return self.binary("mul", x, self.constant(value, x))

    def compare(self, predicate, x, y):
        return self.op(f"cmp {predicate} {x[0]}, {y[0]} : {self.type(*x[1:])}", x[1], "i1")

    def where(self, condition, x, y):
        return self.op(f"where {condition[0]}, {x[0]}, {y[0]} : {self.type(*x[1:])}", *x[1:])

    def cast(self, x, element):
        result = self.type(x[1], element)
        return self.op(f"cast {x[0]} : {self.type(*x[1:])} -> {result}", x[1], element)

    def reshape(self, x, shape):
        result = self.type(shape, x[2])
        return self.op(f"reshape {x[0]} : {self.type(*x[1:])} -> {result}", shape, x[2])

    def repeat(self, x, axis, size):
        """A new axis along which all elements are the same."""
        shape = x[1][:axis] + (1,) + x[1][axis:]
        x = self.reshape(x, shape)
        shape = shape[:axis] + (size,) + shape[axis + 1:]
        result = self.type(shape, x[2])
        return self.op(f"expand {x[0]} : {self.type(*x[1:])} -> {result}", shape, x[2])

    def reduce(self, kind, x, axis):
        shape = x[1][:axis] + x[1][axis + 1:]
        result = self.type(shape, x[2])
        return self.op(f"reduce_axis {kind} {x[0]} axes [{axis}] : {self.type(*x[1:])} -> {result}",
                       shape, x[2])

    def iota(self, axis, like):
        return self.op(f"iota axis {axis} : {self.type(like[1], 'i32')}", like[1], "i32")

    def product(self, x, y):
        """[..., m, k] and [..., k, n]"""
        rank = len(x[1])
        x, y = self.repeat(x, rank, y[1][-1]), self.repeat(y, rank - 2, x[1][-2])
        return self.reduce("add", self.binary("mul", x, y), rank - 1)

    def exponentials(self, x):
        """exp(x - m) along the last axis, and m."""
        axis = len(x[1]) - 1
        greatest = self.reduce("max", x, axis)
        far = self.repeat(greatest, axis, x[1][axis])
        return self.unary("exp", self.binary("sub", x, far)), greatest

    def softmax(self, x):
        axis = len(x[1]) - 1
        powers, _ = self.exponentials(x)
        total = self.repeat(self.reduce("add", powers, axis), axis, x[1][axis])
        return self.binary("fdiv", powers, total)

    def function(self, *results, name="main"):
        types = ", ".join(self.type(*x[1:]) for x in results)
        names = ", ".join(x[0] for x in results)
        return "\n".join([f"func.func @{name}({', '.join(self.arguments)}) -> ({types}) {{",
                          *self.lines, f"  return {names} : {types}", "}"])
