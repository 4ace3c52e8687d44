# 100000 ops in a row, and 3000 reductions that each need the one before.

lines = ["uop.kernel @row(%x: memref<8xf32>, %o: memref<8xf32>) {",
         "  %i = uop.range 0 to 8 : index",
         "  %v0 = uop.load %x[%i] : memref<8xf32> -> f32"]
for n in range(100000):
    lines.append("  %%v%d = uop.add %%v%d, %%v%d : f32" % (n + 1, n, n // 2))
lines += ["  uop.store %v100000, %o[%i] over (%i) : memref<8xf32>",
          "  uop.sink", "}",
          "uop.kernel @reductions(%x: memref<8xf32>, %o: memref<8xf32>) {",
          "  %i = uop.range 0 to 8 : index",
          "  %v0 = uop.load %x[%i] : memref<8xf32> -> f32"]
for n in range(3000):
    lines += ["  %%k%d = uop.range %d to 8 reduce : index" % (n, n + 1),
              "  %%x%d = uop.load %%x[%%k%d] : memref<8xf32> -> f32" % (n, n),
              "  %%y%d = uop.add %%x%d, %%v%d : f32" % (n, n, n),
              "  %%v%d = uop.reduce add %%y%d over (%%k%d) : f32" %
              (n + 1, n, n)]
lines += ["  uop.store %v3000, %o[%i] over (%i) : memref<8xf32>", "  uop.sink",
          "}"]
print("\n".join(lines))
