// RUN: uop-opt %s --verify-roundtrip | FileCheck %s
// RUN: uop-opt %s --mlir-print-op-generic | uop-opt | FileCheck %s

// CHECK: uop.schedule = #uop.schedule<[split(0, 4), peel(3, 2), reorder(0, 3), upcast(0, 2), simd(3, 2), unroll(1, 2), thread(0), stage(0, 3)]>
uop.kernel @all(%x: memref<32xf32>, %o: memref<32xf32>) attributes {
    uop.schedule = #uop.schedule<[split(0, 4), peel(3, 2), reorder(0, 3), upcast(0, 2),
                                  simd(3, 2), unroll(1, 2), thread(0), stage(0, 3)]>} {
  uop.sink
}

// CHECK: uop.schedule = #uop.schedule<[]>
uop.kernel @none() attributes {uop.schedule = #uop.schedule<[]>} {
  uop.sink
}

// CHECK: step = #uop.action<upcast(0, 6)>
uop.kernel @one() attributes {step = #uop.action<upcast(0, 6)>} {
  uop.sink
}
