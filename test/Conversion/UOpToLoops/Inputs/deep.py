# More loops in each other than the compilers below can take.

DEPTH = 300
lines = ["uop.kernel @deep(%o: memref<1xi32>) {",
         "  %c0 = uop.const 0 : index", "  %s0 = uop.const 0 : index"]
for n in range(DEPTH):
    lines += ["  %%k%d = uop.range %d to 2 reduce : index" % (n, n),
              "  %%s%d = uop.add %%s%d, %%k%d : index" % (n + 1, n, n)]
lines += ["  %%v = uop.cast %%s%d : index -> i32" % DEPTH,
          "  %%r = uop.reduce add %%v over (%s) : i32" %
          ", ".join("%%k%d" % n for n in range(DEPTH)),
          "  uop.store %r, %o[%c0] over () : memref<1xi32>", "  uop.sink", "}"]
print("\n".join(lines))
