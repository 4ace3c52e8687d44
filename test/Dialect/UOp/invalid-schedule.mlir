// RUN: uop-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error@+1 {{expected an action of a schedule: split, peel, reorder, upcast, simd, unroll, thread, stage, tile, merge, pad_to, group, local, global, pipeline, tensor_core, stream, accumulate, tile_inside or dot}}
"test.op"() {s = #uop.schedule<[block(0, 4)]>} : () -> ()

// -----

// expected-error@+1 {{'split' takes two numbers, got 1}}
"test.op"() {s = #uop.schedule<[split(0)]>} : () -> ()

// -----

// expected-error@+1 {{'dot' packs numbers of 8 or 16 bits, not of 12}}
"test.op"() {s = #uop.action<dot(0, 1, 12)>} : () -> ()

// -----

// expected-error@+1 {{'dot' takes two numbers, got 4}}
"test.op"() {s = #uop.action<dot(0, 1, 8, 8)>} : () -> ()

// -----

// expected-error@+1 {{'thread' takes one axis, got 2}}
"test.op"() {s = #uop.action<thread(0, 1)>} : () -> ()

// -----

// expected-error@+1 {{'upcast' needs at least 1 point}}
"test.op"() {s = #uop.action<upcast(0, 0)>} : () -> ()

// -----

// expected-error@+1 {{the numbers of 'simd' are not negative}}
"test.op"() {s = #uop.action<simd(0, -4)>} : () -> ()

// -----

// expected-error@+1 {{'reorder' names axis 1 twice}}
"test.op"() {s = #uop.action<reorder(1, 0, 1)>} : () -> ()

// -----

// expected-error@+1 {{'reorder' takes at least 2 axes, got 1}}
"test.op"() {s = #uop.action<reorder(1)>} : () -> ()

// -----

func.func @lanes(%x: tensor<f32>) -> vector<4xf32> {
  // expected-error@+1 {{reads lanes along the last axis; the tensor has none}}
  %0 = uop.index %x[] : tensor<f32> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// expected-error@+1 {{'tensor_core' takes 3 axes, got 2}}
"test.op"() {s = #uop.action<tensor_core(1, 0)>} : () -> ()

// -----

// expected-error@+1 {{'pipeline' takes a depth above 0}}
"test.op"() {s = #uop.action<pipeline(0)>} : () -> ()

// -----

// expected-error@+1 {{'merge' names axis 1 twice}}
"test.op"() {s = #uop.action<merge(1, 1)>} : () -> ()

// -----

// expected-error@+1 {{'stream' takes one argument of the kernel, got 2}}
"test.op"() {s = #uop.schedule<[stream(0, 1)]>} : () -> ()

// -----

// expected-error@+1 {{'accumulate' names axis 1 twice}}
"test.op"() {s = #uop.schedule<[accumulate(1, 1)]>} : () -> ()
