#!/usr/bin/python3
"""Writes demo/network.mlir, with the weights of demo/weights.npz in it.

    make_network.py [OUTPUT]

Everything is written with the ops of the tensor stage. A convolution has no op
of its own: windows() makes overlapping windows of expand, reshape and shrink, and
what is left is a product and a sum.
"""

import math
import os
import sys

import numpy as np

FOLDER = os.path.dirname(os.path.abspath(__file__))


class Value:
    def __init__(self, name, shape, element="f32"):
        self.name, self.shape, self.element = name, tuple(shape), element

    @property
    def type(self):
        return "tensor<" + "".join(f"{size}x" for size in self.shape) + self.element + ">"


class Writer:
    """Appends one op per method and says what it gives."""

    def __init__(self):
        self.lines = []
        self.count = 0

    def comment(self, text):
        self.lines.append(f"  // {text}")

    def emit(self, text, shape, element="f32"):
        result = Value(f"%{self.count}", shape, element)
        self.count += 1
        self.lines.append(f"  {result.name} = {text}")
        return result

    def constant(self, array, shape):
        text = ", ".join(f"{x:.5f}" for x in array.ravel())
        flat = Value("", (array.size,))
        flat = self.emit(f"uop.const dense<[{text}]> : {flat.type}", flat.shape)
        return self.reshape(flat, shape)

    def splat(self, number, shape):
        return self.emit(f"uop.const {number:#.9g} : {Value('', shape).type}", shape)

    def convert(self, op, x, shape, words=""):
        result = Value("", shape, x.element)
        if x.shape == result.shape:
            return x
        return self.emit(f"uop.{op} {x.name}{words} : {x.type} -> {result.type}", shape, x.element)

    def reshape(self, x, shape):
        return self.convert("reshape", x, shape)

    def expand(self, x, shape):
        return self.convert("expand", x, shape)

    def shrink(self, x, sizes):
        offsets = [0] * len(sizes)
        return self.convert("shrink", x, sizes, f" offsets {offsets} sizes {list(sizes)}")

    def pad(self, x, widths):
        shape = [size + 2 * width for size, width in zip(x.shape, widths)]
        return self.convert("pad", x, shape, f" low {list(widths)} high {list(widths)}")

    def unary(self, op, x):
        return self.emit(f"uop.{op} {x.name} : {x.type}", x.shape)

    def binary(self, op, x, y):
        assert x.shape == y.shape, (op, x.shape, y.shape)
        return self.emit(f"uop.{op} {x.name}, {y.name} : {x.type}", x.shape)

    def reduce(self, op, x, axes):
        shape = [size for axis, size in enumerate(x.shape) if axis not in axes]
        result = Value("", shape)
        return self.emit(f"uop.reduce_axis {op} {x.name} axes {list(axes)} : {x.type} -> {result.type}",
                         shape)

    def windows(self, x, axis, width):
        """[.. n ..] -> [.. width, n - width + 1 ..]: window element, position.

        Repeated `width` times and cut into rows of n + 1, row a begins at
        element a: its element b is element a + b.
        """
        size = x.shape[axis]
        before, after = x.shape[:axis], x.shape[axis + 1:]
        copies = math.ceil(width * (size + 1) / size)
        x = self.reshape(x, before + (1, size) + after)
        x = self.expand(x, before + (copies, size) + after)
        x = self.reshape(x, before + (copies * size,) + after)
        x = self.shrink(x, before + (width * (size + 1),) + after)
        x = self.reshape(x, before + (width, size + 1) + after)
        return self.shrink(x, before + (width, size - width + 1) + after)

    def convolution(self, x, weight, bias):
        """3x3, zero outside. x: [c, h, w]; weight: [o, c, 3, 3]."""
        (c, h, w), o = x.shape, len(weight)
        x = self.pad(x, (0, 1, 1))
        x = self.windows(x, 2, 3)   # [c, h + 2, 3, w]
        x = self.windows(x, 1, 3)   # [c, 3, h, 3, w]
        whole = (o, c, 3, h, 3, w)
        x = self.expand(self.reshape(x, (1,) + x.shape), whole)
        k = self.expand(self.constant(weight, (o, c, 3, 1, 3, 1)), whole)
        x = self.reduce("add", self.binary("mul", x, k), (1, 2, 4))
        b = self.constant(bias, (o, 1, 1))
        return self.binary("add", x, self.expand(b, x.shape))

    def relu(self, x):
        return self.binary("max", x, self.splat(0.0, x.shape))

    def max_pool(self, x):
        c, h, w = x.shape
        return self.reduce("max", self.reshape(x, (c, h // 2, 2, w // 2, 2)), (2, 4))

    def dense(self, x, weight, bias):
        x = self.expand(self.reshape(x, x.shape + (1,)), weight.shape)
        x = self.reduce("add", self.binary("mul", x, self.constant(weight, weight.shape)), (0,))
        return self.binary("add", x, self.constant(bias, bias.shape))

    def softmax(self, x):
        largest = self.reduce("max", x, (0,))
        x = self.binary("sub", x, self.expand(self.reshape(largest, (1,)), x.shape))
        x = self.unary("exp", x)
        total = self.reduce("add", x, (0,))
        return self.binary("fdiv", x, self.expand(self.reshape(total, (1,)), x.shape))


def main():
    output = sys.argv[1] if len(sys.argv) > 1 else os.path.join(FOLDER, "network.mlir")
    weights = np.load(os.path.join(FOLDER, "weights.npz"))
    writer = Writer()
    image = Value("%image", (32, 32), "ui8")
    writer.comment("Grey levels to numbers from 0 to 1.")
    x = writer.emit(f"uop.cast {image.name} : {image.type} -> tensor<32x32xf32>", (32, 32))
    x = writer.binary("fdiv", x, writer.splat(255.0, x.shape))
    x = writer.reshape(x, (1, 32, 32))
    for i in "12":
        writer.comment(f"Convolution {i}, relu, max-pool.")
        x = writer.convolution(x, weights["conv" + i], weights["bias" + i])
        x = writer.max_pool(writer.relu(x))
    writer.comment("Dense layer.")
    x = writer.dense(writer.reshape(x, (math.prod(x.shape),)), weights["dense"], weights["bias3"])
    writer.comment("Softmax.")
    x = writer.softmax(x)
    with open(output, "w", encoding="ascii") as file:
        file.write("// Which shape is in the image: circle, square, triangle or cross.\n"
                   "// Written by demo/make_network.py; do not edit.\n"
                   f"func.func @main({image.name}: {image.type}) -> {x.type} {{\n")
        file.write("\n".join(writer.lines))
        file.write(f"\n  return {x.name} : {x.type}\n}}\n")


if __name__ == "__main__":
    main()
