// RUN: uop-run %s --entry=tensors --load=%test_functions --random-inputs=1 --verify --repeat=2
// RUN: uop-run %s --entry=scalars --load=%test_functions --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=narrow --load=%test_functions --random-inputs=3 --verify
// RUN: uop-run %s --entry=elsewhere --load=%test_functions --random-inputs=4 --verify
// RUN: uop-run %s --entry=counted --load=%test_functions --print | FileCheck %s --check-prefix=COUNTED
// RUN: uop-run %s --entry=counted --load=%test_functions --device=interpreter --print | FileCheck %s --check-prefix=COUNTED
// RUN: not uop-run %s --entry=tensors --random-inputs=1 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not uop-run %s --entry=tensors --random-inputs=1 --device=interpreter 2>&1 | FileCheck %s --check-prefix=UNREGISTERED
// RUN: not uop-run %s --entry=tensors --load=%t.none.so 2>&1 | FileCheck %s --check-prefix=NOFILE

// MISSING: the compiled kernels call test_reverse, test_sort, which no library of this process defines; link or preload one that does, or load it with uop-run --load
// UNREGISTERED: calls a function without a body: @test_sort is registered nowhere (Interpreter::registerFunction), and no library with it is loaded (uop-run --load)
// NOFILE: uop-run: error: --load: {{.*}}.none.so

func.func private @test_sort(tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i64>)
func.func private @test_reverse(tensor<5xi1>) -> tensor<5xi1>
func.func private @test_count() -> tensor<i64>
func.func private @test_note(tensor<i64>)
func.func private @test_f32(f32, f64) -> f32
func.func private @test_f64(f32, f64) -> f64
func.func private @test_i8(i8, i16) -> i8
func.func private @test_u8(ui8, ui16) -> ui8
func.func private @test_i32(i32, ui32) -> i32
func.func private @test_i64(i64, ui64) -> i64
func.func private @test_bool(i1, i8) -> i1
func.func private @test_index(index) -> index
func.func private @test_f16(f16) -> f16
func.func private @test_f8(f8E5M2) -> f8E5M2

// Operands and results that are computed and fused on either side.
func.func @tensors(%x: tensor<2x3xf32>, %b: tensor<5xi1>) -> (tensor<2x3xf32>, tensor<i64>, tensor<5xi1>) {
  %0 = uop.square %x : tensor<2x3xf32>
  %1:2 = uop.custom @test_sort(%0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i64>)
  %2 = uop.neg %1#0 : tensor<2x3xf32>
  %3 = uop.custom @test_reverse(%b) : (tensor<5xi1>) -> tensor<5xi1>
  %4 = uop.not %3 : tensor<5xi1>
  return %2, %1#1, %4 : tensor<2x3xf32>, tensor<i64>, tensor<5xi1>
}

// Every type by value, in kernels.
uop.kernel @apply(%f: memref<7xf32>, %d: memref<7xf64>, %c: memref<7xi8>, %s: memref<7xi16>,
                  %uc: memref<7xui8>, %us: memref<7xui16>, %i: memref<7xi32>, %ui: memref<7xui32>,
                  %l: memref<7xi64>, %ul: memref<7xui64>, %b: memref<7xi1>,
                  %of: memref<7xf32>, %od: memref<7xf64>, %oc: memref<7xi8>, %ouc: memref<7xui8>,
                  %oi: memref<7xi32>, %ol: memref<7xi64>, %ob: memref<7xi1>) {
  %r = uop.range 0 to 7 : index
  %r1 = uop.custom @test_index(%r) : (index) -> index
  %ten = uop.const 10 : index
  %r2 = uop.sub %ten, %r1 : index
  %xf = uop.load %f[%r2] : memref<7xf32> -> f32
  %xd = uop.load %d[%r] : memref<7xf64> -> f64
  %xc = uop.load %c[%r] : memref<7xi8> -> i8
  %xs = uop.load %s[%r] : memref<7xi16> -> i16
  %xuc = uop.load %uc[%r] : memref<7xui8> -> ui8
  %xus = uop.load %us[%r] : memref<7xui16> -> ui16
  %xi = uop.load %i[%r] : memref<7xi32> -> i32
  %xui = uop.load %ui[%r] : memref<7xui32> -> ui32
  %xl = uop.load %l[%r] : memref<7xi64> -> i64
  %xul = uop.load %ul[%r] : memref<7xui64> -> ui64
  %xb = uop.load %b[%r] : memref<7xi1> -> i1
  %0 = uop.custom @test_f32(%xf, %xd) : (f32, f64) -> f32
  %1 = uop.custom @test_f64(%xf, %xd) : (f32, f64) -> f64
  %2 = uop.custom @test_i8(%xc, %xs) : (i8, i16) -> i8
  %3 = uop.custom @test_u8(%xuc, %xus) : (ui8, ui16) -> ui8
  %4 = uop.custom @test_i32(%xi, %xui) : (i32, ui32) -> i32
  %5 = uop.custom @test_i64(%xl, %xul) : (i64, ui64) -> i64
  %6 = uop.custom @test_bool(%xb, %xc) : (i1, i8) -> i1
  uop.store %0, %of[%r] over (%r) : memref<7xf32>
  uop.store %1, %od[%r] over (%r) : memref<7xf64>
  uop.store %2, %oc[%r] over (%r) : memref<7xi8>
  uop.store %3, %ouc[%r] over (%r) : memref<7xui8>
  uop.store %4, %oi[%r] over (%r) : memref<7xi32>
  uop.store %5, %ol[%r] over (%r) : memref<7xi64>
  uop.store %6, %ob[%r] over (%r) : memref<7xi1>
  uop.sink
}
func.func @scalars(%f: tensor<7xf32>, %d: tensor<7xf64>, %c: tensor<7xi8>, %s: tensor<7xi16>,
                   %uc: tensor<7xui8>, %us: tensor<7xui16>, %i: tensor<7xi32>, %ui: tensor<7xui32>,
                   %l: tensor<7xi64>, %ul: tensor<7xui64>, %b: tensor<7xi1>)
    -> (tensor<7xf32>, tensor<7xf64>, tensor<7xi8>, tensor<7xui8>, tensor<7xi32>, tensor<7xi64>, tensor<7xi1>) {
  %big = uop.const 200 : tensor<7xui8>
  %uc1 = uop.add %uc, %big : tensor<7xui8>
  %0:7 = uop.custom @apply(%f, %d, %c, %s, %uc1, %us, %i, %ui, %l, %ul, %b)
      : (tensor<7xf32>, tensor<7xf64>, tensor<7xi8>, tensor<7xi16>, tensor<7xui8>, tensor<7xui16>, tensor<7xi32>, tensor<7xui32>, tensor<7xi64>, tensor<7xui64>, tensor<7xi1>)
      -> (tensor<7xf32>, tensor<7xf64>, tensor<7xi8>, tensor<7xui8>, tensor<7xi32>, tensor<7xi64>, tensor<7xi1>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 : tensor<7xf32>, tensor<7xf64>, tensor<7xi8>, tensor<7xui8>, tensor<7xi32>, tensor<7xi64>, tensor<7xi1>
}

// Narrow floats are passed as their bits; called on scalars that are fused.
func.func @narrow(%x: tensor<9xf16>, %y: tensor<9xf8E5M2>) -> (tensor<9xf16>, tensor<9xf8E5M2>) {
  %i = uop.range 0 to 9 : index
  %0 = uop.index %x[%i] : tensor<9xf16> -> f16
  %1 = uop.index %y[%i] : tensor<9xf8E5M2> -> f8E5M2
  %2 = uop.neg %0 : f16
  %3 = uop.custom @test_f16(%2) : (f16) -> f16
  %4 = uop.custom @test_f8(%1) : (f8E5M2) -> f8E5M2
  %5 = uop.add %3, %3 : f16
  %6 = uop.bufferize %5 over (%i) : f16 -> tensor<9xf16>
  %7 = uop.bufferize %4 over (%i) : f8E5M2 -> tensor<9xf8E5M2>
  return %6, %7 : tensor<9xf16>, tensor<9xf8E5M2>
}

func.func @elsewhere(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i64>) {
  %0 = uop.copy %x to "cpu:3" : tensor<2x3xf32>
  %1:2 = uop.custom @test_sort(%0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<i64>)
  %2 = uop.exp2 %1#0 : tensor<2x3xf32>
  return %2, %1#1 : tensor<2x3xf32>, tensor<i64>
}

// Calls with effects all happen, in order.
// COUNTED: output 0: i64 =
// COUNTED-NEXT: {{^}}0{{$}}
// COUNTED: output 1: i64 =
// COUNTED-NEXT: {{^}}5{{$}}
// COUNTED: output 2: i64 =
// COUNTED-NEXT: {{^}}10{{$}}
func.func @counted() -> (tensor<i64>, tensor<i64>, tensor<i64>) {
  %by = uop.const 5 : tensor<i64>
  %0 = uop.custom @test_count() effects : () -> tensor<i64>
  uop.custom @test_note(%by) effects : (tensor<i64>) -> ()
  %1 = uop.custom @test_count() effects : () -> tensor<i64>
  uop.custom @test_note(%by) effects : (tensor<i64>) -> ()
  %2 = uop.custom @test_count() effects : () -> tensor<i64>
  return %0, %1, %2 : tensor<i64>, tensor<i64>, tensor<i64>
}
