// Transform scripts write schedules.

// RUN: uop-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: uop.kernel @product
// CHECK-SAME: uop.schedule = #uop.schedule<[reorder(1, 0), split(1, 16), simd(3, 8), upcast(3, 2), upcast(0, 4), unroll(2, 2), stage(1, 1), thread(1)]>
uop.kernel @product(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %k, %c64 : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<4096xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.uop.reorder %k axes [1, 0] : (!transform.any_op) -> ()
    %inner = transform.uop.split %k axis [1] by 16 : (!transform.any_op) -> !transform.param<i64>
    %lanes = transform.uop.simd %k axis [%inner] by 8 : (!transform.any_op, !transform.param<i64>) -> !transform.param<i64>
    %two = transform.uop.upcast %k axis [%inner] by 2 : (!transform.any_op, !transform.param<i64>) -> !transform.param<i64>
    transform.uop.schedule #uop.schedule<[upcast(0, 4)]> on %k : !transform.any_op
    %u = transform.uop.unroll %k axis [2] by 2 : (!transform.any_op) -> !transform.param<i64>
    transform.uop.stage %k argument 1 axis [1] : (!transform.any_op) -> ()
    transform.uop.thread %k axis [1] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// The ids of new axes, in each of two kernels.

// CHECK: uop.kernel @one
// CHECK-SAME: <[peel(0, 4), simd(1, 2)]>
uop.kernel @one(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}
// CHECK: uop.kernel @two
// CHECK-SAME: <[peel(0, 4), simd(10, 2)]>
uop.kernel @two(%a: memref<18xf32>, %o: memref<18xf32>) {
  %i = uop.range 0 to 6 : index
  %j = uop.range 9 to 3 : index
  %c3 = uop.const 3 : index
  %0 = uop.mul %i, %c3 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %a[%1] : memref<18xf32> -> f32
  uop.store %2, %o[%1] over (%i, %j) : memref<18xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    %rest = transform.uop.peel %k axis [0] by 4 : (!transform.any_op) -> !transform.param<i64>
    %lanes = transform.uop.simd %k axis [%rest] by 2 : (!transform.any_op, !transform.param<i64>) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// What is not legal can be tried: the second alternative is taken, and nothing
// of the first one stays.

// CHECK: uop.kernel @tried
// CHECK-SAME: <[simd(0, 3)]>
uop.kernel @tried(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.sequence %k : !transform.any_op failures(suppress) {
    ^bb0(%kernel: !transform.any_op):
      %0 = transform.uop.simd %kernel axis [0] by 4 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.sequence %k : !transform.any_op failures(suppress) {
    ^bb0(%kernel: !transform.any_op):
      %0 = transform.uop.simd %kernel axis [0] by 3 : (!transform.any_op) -> !transform.param<i64>
    }
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @illegal(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by simd(0, 4): 4 does not divide the 6 iterations of axis 0; peel it first}}
    %0 = transform.uop.simd %k axis [0] by 4 : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @threads(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.special local 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over () : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op has explicit threads or scratch, which a schedule cannot rearrange}}
    transform.uop.thread %k axis [0] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// expected-note @+1 {{this op}}
func.func @f() {
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{a schedule is of a uop.kernel, but the handle has func.func}}
    transform.uop.thread %f axis [0] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @kernel(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'split' needs at least 1 point}}
    %0 = transform.uop.split %k axis [0] by 0 : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @kernel(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    %name = transform.param.constant "i" -> !transform.any_param
    // expected-error @+1 {{an axis is the number of a range, but the parameter is "i"}}
    transform.uop.thread %k axis [%name] : (!transform.any_op, !transform.any_param) -> ()
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @kernel(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}
func.func private @none()

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    %none = transform.structured.match ops{["uop.allreduce"]} in %m : (!transform.any_op) -> !transform.any_op
    %0 = transform.uop.split %none axis [0] by 2 : (!transform.any_op) -> !transform.param<i64>
    // expected-error @+1 {{a parameter has 0 numbers, fewer than there are kernels}}
    transform.uop.thread %k axis [%0] : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }
}

// -----

// A vector times a matrix: sums in memory, results past the caches.
// CHECK: uop.kernel @sums
// CHECK-SAME: uop.schedule = #uop.schedule<[accumulate(0, 1), simd(2, 8), simd(0, 8), stream(2)]>
uop.kernel @sums(%x: memref<16xf32>, %w: memref<1024xf32>, %o: memref<64xf32>) {
  %j = uop.range 0 to 64 : index
  %k = uop.range 1 to 16 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.load %x[%k] : memref<16xf32> -> f32
  %1 = uop.mul %k, %c64 : index
  %2 = uop.add %1, %j : index
  %3 = uop.load %w[%2] : memref<1024xf32> -> f32
  %4 = uop.mul %0, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<64xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    %sums = transform.uop.accumulate %k axes [0, 1] : (!transform.any_op) -> !transform.param<i64>
    %lanes = transform.uop.simd %k axis [%sums] by 8 : (!transform.any_op, !transform.param<i64>) -> !transform.param<i64>
    %columns = transform.uop.simd %k axis [0] by 8 : (!transform.any_op) -> !transform.param<i64>
    transform.uop.stream %k argument 2 : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @reads(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by stream(0): the kernel does not write argument 0}}
    transform.uop.stream %k argument 0 : !transform.any_op
    transform.yield
  }
}

// -----

// What only other devices have is refused with the reason that the attribute gives.

// expected-note @+1 {{the kernel}}
uop.kernel @local(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by local(0, 2): a CPU has no blocks of threads; use thread}}
    %0 = transform.uop.local %k axis [0] by 2 : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @group(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by group(0, 2): a CPU has no blocks of threads; use thread}}
    %0 = transform.uop.group %k axis [0] by 2 : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @global(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by global(0): a CPU has no blocks of threads; use thread}}
    transform.uop.global %k axis [0] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @pipeline(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by pipeline(2): a CPU has no asynchronous copies; use stage alone}}
    transform.uop.pipeline %k depth 2 : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @noDepth(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'pipeline' takes a depth above 0}}
    transform.uop.pipeline %k depth 0 : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @tensorCore(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'uop.kernel' op cannot be scheduled by tensor_core(0, 1, 2): matrix units of a CPU are not supported; use simd}}
    transform.uop.tensor_core %k axes [0, 1, 2] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// expected-note @+1 {{the kernel}}
uop.kernel @twoAxes(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{'tensor_core' takes 3 axes, got 2}}
    transform.uop.tensor_core %k axes [0, 1] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// A script can try them, and do something else.

// CHECK: uop.kernel @otherwise
// CHECK-SAME: <[simd(0, 2)]>
uop.kernel @otherwise(%a: memref<6xf32>, %o: memref<6xf32>) {
  %i = uop.range 0 to 6 : index
  %0 = uop.load %a[%i] : memref<6xf32> -> f32
  uop.store %0, %o[%i] over (%i) : memref<6xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.sequence %k : !transform.any_op failures(suppress) {
    ^bb0(%kernel: !transform.any_op):
      transform.uop.tensor_core %kernel axes [0, 1, 2] : (!transform.any_op) -> ()
    }
    %0 = transform.uop.simd %k axis [0] by 2 : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// CHECK: uop.kernel @tiles
// CHECK-SAME: uop.schedule = #uop.schedule<[tile_inside(0, 4), upcast(3, 2)]>
uop.kernel @tiles(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %t = uop.range 2 to 8 : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %t : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %4 = uop.bufferize %2 over (%t) in <local> : f32 -> tensor<8xf32>
  %6 = uop.index %4[%j] : tensor<8xf32> -> f32
  %7 = uop.add %0, %j : index
  uop.store %6, %o[%7] over (%i, %j) : memref<64xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    %inner = transform.uop.tile_inside %k axis [0] by 4 : (!transform.any_op) -> !transform.param<i64>
    %two = transform.uop.upcast %k axis [%inner] by 2 : (!transform.any_op, !transform.param<i64>) -> !transform.param<i64>
    transform.yield
  }
}

// -----

// CHECK: uop.kernel @sum
// CHECK-SAME: uop.schedule = #uop.schedule<[dot(0, 1)]>
uop.kernel @sum(%x: memref<8xi8>, %y: memref<8xi8>, %o: memref<1xi32>) {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.uop.dot %k axis [0] argument 1 : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// CHECK: uop.kernel @sum
// CHECK-SAME: uop.schedule = #uop.schedule<[dot(0, 1, 16)]>
uop.kernel @sum(%x: memref<8xi8>, %y: memref<8xi8>, %o: memref<1xi32>) {
  %k = uop.range 0 to 8 reduce : index
  %c0 = uop.const 0 : index
  %0 = uop.load %x[%k] : memref<8xi8> -> i8
  %1 = uop.cast %0 : i8 -> i32
  %2 = uop.load %y[%k] : memref<8xi8> -> i8
  %3 = uop.cast %2 : i8 -> i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.reduce add %4 over (%k) : i32
  uop.store %5, %o[%c0] over () : memref<1xi32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.uop.dot %k axis [0] argument 1 bits 16 : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// Reads whose position depends on axis 1 alone are copied.
// CHECK-LABEL: uop.kernel @second_axis(
// CHECK-SAME: uop.schedule = #uop.schedule<[stage(0, 0, 1)]>
uop.kernel @second_axis(%x: memref<64xf32>, %o: memref<64xf32>) {
  %i = uop.range 0 to 8 : index
  %j = uop.range 1 to 8 : index
  %k = uop.range 2 to 8 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %x[%1] : memref<64xf32> -> f32
  %3 = uop.mul %j, %c8 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %x[%4] : memref<64xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<64xf32>
  uop.sink
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["uop.kernel"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.uop.stage %k argument 0 axis [0, 1] : (!transform.any_op) -> ()
    transform.yield
  }
}
