"""A program of many ops: large_program.py KIND COUNT."""

import sys

kind, count = sys.argv[1], int(sys.argv[2])
# KIND: the type of the values, and step {i}, from %x{i} to %x{n}.
kinds = {
    # Each sum ends a loop of its own, inlined some stages deep.
    "sums": (
        "tensor<8x16xf32>",
        """  %s{i} = uop.reduce_axis add %x{i} axes [1] : tensor<8x16xf32> -> tensor<8xf32>
  %r{i} = uop.reshape %s{i} : tensor<8xf32> -> tensor<8x1xf32>
  %e{i} = uop.expand %r{i} : tensor<8x1xf32> -> tensor<8x16xf32>
  %x{n} = uop.sub %x{i}, %e{i} : tensor<8x16xf32>""",
    ),
    # The same with maxima: all are one kernel if nothing limits it.
    "maxima": (
        "tensor<8x16xf32>",
        """  %s{i} = uop.reduce_axis max %x{i} axes [1] : tensor<8x16xf32> -> tensor<8xf32>
  %r{i} = uop.reshape %s{i} : tensor<8xf32> -> tensor<8x1xf32>
  %e{i} = uop.expand %r{i} : tensor<8x1xf32> -> tensor<8x16xf32>
  %x{n} = uop.sub %x0, %e{i} : tensor<8x16xf32>""",
    ),
    "elementwise": (
        "tensor<64xf32>",
        "  %x{n} = uop.max %x0, %x{i} : tensor<64xf32>",
    ),
    "constants": (
        "tensor<2xf32>",
        """  %c{i} = uop.const dense<[{i}.5, 1.0]> : tensor<2xf32>
  %x{n} = uop.add %x{i}, %c{i} : tensor<2xf32>""",
    ),
    "kernels": (
        "tensor<64xf32>",
        """  %a{i} = uop.add %x{i}, %x0 : tensor<64xf32>
  %x{n} = uop.contiguous %a{i} : tensor<64xf32>""",
    ),
}
type, step = kinds[kind]
print(f"func.func @main(%x0: {type}) -> {type} {{")
for i in range(count):
    print(step.format(i=i, n=i + 1))
print(f"  return %x{count} : {type}\n}}")
