"""Every row of five scores out of six: a weighted mean in blocks and in two passes.

    cascades.py GUARD BASE SCALE

GUARD is what the program subtracts where the maximum is -inf (lowest) or infinite
(infinite): 0, or the maximum all the same (none). BASE is exp or exp2, SCALE a factor of
the exponent. The scores of @main are reductions, so that its sums are a cascade; those of
@expected are not.
"""

import sys

SCORES = ["0xFF800000", "0x7F800000", "0x7FC00000", "-1.5", "2.0", "90.0"]
POINTS, COLUMNS = 5, 2
ROWS = len(SCORES) ** POINTS
SHAPES = {"n": "", "d": f"{ROWS}x{POINTS}x2x", "x": f"{ROWS}x{POINTS}x", "m": f"{ROWS}x",
          "o": f"{ROWS}x{COLUMNS}x", "e": f"{ROWS}x{POINTS}x{COLUMNS}x"}


def main():
    guard, base, scale = sys.argv[1:]
    lines = []

    def of(shape, element="f32"):
        return f"tensor<{SHAPES[shape]}{element}>"

    def add(name, op, shape, element="f32"):
        lines.append(f"  %{name} = uop.{op} : {of(shape, element)}")

    def constant(name, value, shape, element="f32"):
        add(name, f"const {value}", shape, element)

    def far(name, source, old, new):
        """A new last axis, along which all elements are the same."""
        middle = f"tensor<{SHAPES[old]}1xf32>"
        lines.append(f"  %{name}1 = uop.reshape %{source} : {of(old)} -> {middle}")
        lines.append(f"  %{name} = uop.expand %{name}1 : {middle} -> {of(new)}")

    def scores(shape):
        """Row r has at point p the score that digit p of r says."""
        add("row", "iota axis 0", shape, "i32")
        add("point", "iota axis 1", shape, "i32")
        constant("base", len(SCORES), shape, "i32")
        add("power", "pow %base, %point", shape, "i32")
        add("high", "idiv %row, %power", shape, "i32")
        add("digit", "mod %high, %base", shape, "i32")
        constant("value0", SCORES[0], shape)
        for digit, value in enumerate(SCORES[1:], 1):
            constant(f"number{digit}", digit, shape, "i32")
            constant(f"score{digit}", value, shape)
            lines.append(f"  %is{digit} = uop.cmp eq %digit, %number{digit} : {of(shape, 'i32')}")
            add(f"value{digit}",
                f"where %is{digit}, %score{digit}, %value{digit - 1}", shape)
        return f"value{len(SCORES) - 1}"

    def weighted_mean(x):
        lines.append(f"  %top = uop.reduce_axis max %{x} axes [1] : {of('x')} -> {of('m')}")
        subtracted = "top"
        if guard != "none":
            constant("zero", "0.0", "m")
            constant("limit", SCORES[guard == "infinite"], "m")
            size = "top"
            if guard == "infinite":
                add("size", "abs %top", "m")
                size = "size"
            lines.append(f"  %is = uop.cmp eq %{size}, %limit : {of('m')}")
            add("kept", "where %is, %zero, %top", "m")
            subtracted = "kept"
        far("topFar", subtracted, "m", "x")
        add("distance", f"sub %{x}, %topFar", "x")
        constant("scale", scale, "x")
        add("scaled", "mul %distance, %scale", "x")
        add("weight", f"{base} %scaled", "x")
        lines.append(f"  %total = uop.reduce_axis add %weight axes [1] : {of('x')} -> {of('m')}")
        far("weightFar", "weight", "x", "e")
        lines.append(f"  %middle = uop.reshape %v : tensor<{POINTS}x{COLUMNS}xf32> -> "
                     f"tensor<1x{POINTS}x{COLUMNS}xf32>")
        lines.append(f"  %columns = uop.expand %middle : tensor<1x{POINTS}x{COLUMNS}xf32> -> "
                     f"{of('e')}")
        add("term", "mul %weightFar, %columns", "e")
        lines.append(f"  %sum = uop.reduce_axis add %term axes [1] : {of('e')} -> {of('o')}")
        far("totalFar", "total", "m", "o")
        add("mean", "fdiv %sum, %totalFar", "o")
        lines.append(f"  return %mean : {of('o')}")

    values = f"%v: tensor<{POINTS}x{COLUMNS}xf32>"
    for name, shape in (("two_passes", "x"), ("in_blocks", "d")):
        lines.append(f"func.func private @{name}({values}) -> {of('o')} {{")
        x = scores(shape)
        if shape == "d":
            lines.append(f"  %x = uop.reduce_axis max %{x} axes [2] : {of('d')} -> {of('x')}")
            x = "x"
        weighted_mean(x)
        lines.append("}")
    numbers = ", ".join(str([i + 1.0, 0.5 - i]) for i in range(POINTS))
    lines += ["func.func @main() {",
              f"  %v = uop.const dense<[{numbers}]> : tensor<{POINTS}x{COLUMNS}xf32>",
              *(f"  %{i} = call @{name}(%v) : (tensor<{POINTS}x{COLUMNS}xf32>) -> {of('o')}"
                for i, name in enumerate(("in_blocks", "two_passes"))),
              f"  check.expect_close %0, %1 {{abs = 2.0e-6, rel = 2.0e-6}} : {of('o')}",
              "  return", "}"]
    print("\n".join(lines))


main()
