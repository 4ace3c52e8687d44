# Each level has two loops that compute the level below again: an error, not 2^40 ops.

DEPTH = 40
lines = ["uop.kernel @doubling(%o: memref<1xi32>) {",
         "  %c0 = uop.const 0 : index", "  %s0 = uop.const 0 : index"]
for n in range(DEPTH):
    lines += ["  %%k%d = uop.range %d to 4 reduce : index" % (n, n),
              "  %%s%d = uop.add %%s%d, %%k%d : index" % (n + 1, n, n)]
lines.append("  %%v%d = uop.cast %%s%d : index -> i32" % (DEPTH, DEPTH))
for n in reversed(range(DEPTH)):
    lines += ["  %%m%d = uop.reduce max %%v%d over (%%k%d) : i32" %
              (n, n + 1, n),
              "  %%d%d = uop.sub %%v%d, %%m%d : i32" % (n, n + 1, n),
              "  %%v%d = uop.reduce add %%d%d over (%%k%d) : i32" % (n, n, n)]
lines += ["  uop.store %v0, %o[%c0] over () : memref<1xi32>", "  uop.sink", "}"]
print("\n".join(lines))
