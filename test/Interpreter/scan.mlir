// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null

// Each direction, with and without the element itself.
func.func @directions() {
  %x = uop.const dense<[3, -1, 4, 1, -5]> : tensor<5xi32>
  %i = uop.range 0 to 5 : index
  %0 = uop.index %x[%i] : tensor<5xi32> -> i32
  %1 = uop.scan add %0 over (%i) : i32
  %2 = uop.bufferize %1 over (%i) : i32 -> tensor<5xi32>
  %e1 = uop.const dense<[3, 2, 6, 7, 2]> : tensor<5xi32>
  check.expect_eq %2, %e1 : tensor<5xi32>
  %3 = uop.scan add %0 over (%i) exclusive : i32
  %4 = uop.bufferize %3 over (%i) : i32 -> tensor<5xi32>
  %e2 = uop.const dense<[0, 3, 2, 6, 7]> : tensor<5xi32>
  check.expect_eq %4, %e2 : tensor<5xi32>
  %5 = uop.scan add %0 over (%i) reverse : i32
  %6 = uop.bufferize %5 over (%i) : i32 -> tensor<5xi32>
  %e3 = uop.const dense<[2, -1, 0, -4, -5]> : tensor<5xi32>
  check.expect_eq %6, %e3 : tensor<5xi32>
  %7 = uop.scan add %0 over (%i) exclusive reverse : i32
  %8 = uop.bufferize %7 over (%i) : i32 -> tensor<5xi32>
  %e4 = uop.const dense<[-1, 0, -4, -5, 0]> : tensor<5xi32>
  check.expect_eq %8, %e4 : tensor<5xi32>
  %9 = uop.scan max %0 over (%i) : i32
  %10 = uop.bufferize %9 over (%i) : i32 -> tensor<5xi32>
  %e5 = uop.const dense<[3, 3, 4, 4, 4]> : tensor<5xi32>
  check.expect_eq %10, %e5 : tensor<5xi32>
  %11 = uop.scan min %0 over (%i) exclusive : i32
  %12 = uop.bufferize %11 over (%i) : i32 -> tensor<5xi32>
  %e6 = uop.const dense<[2147483647, 3, -1, -1, -1]> : tensor<5xi32>
  check.expect_eq %12, %e6 : tensor<5xi32>
  %13 = uop.scan mul %0 over (%i) reverse : i32
  %14 = uop.bufferize %13 over (%i) : i32 -> tensor<5xi32>
  %e7 = uop.const dense<[60, 20, -20, -5, -5]> : tensor<5xi32>
  check.expect_eq %14, %e7 : tensor<5xi32>
  return
}

// What a scan of floats begins with changes nothing, a NaN stays, and narrow
// floats are rounded from an accumulator that is not: 256 + 1 + 1 in bf16.
func.func @floats() {
  %x = uop.const dense<[-0.0, -0.0, 1.0, 0x7FC00000, 2.0]> : tensor<5xf32>
  %i = uop.range 0 to 5 : index
  %0 = uop.index %x[%i] : tensor<5xf32> -> f32
  %1 = uop.scan add %0 over (%i) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<5xf32>
  %e1 = uop.const dense<[-0.0, -0.0, 1.0, 0x7FC00000, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %2, %e1 : tensor<5xf32>
  %3 = uop.scan add %0 over (%i) exclusive : f32
  %4 = uop.bufferize %3 over (%i) : f32 -> tensor<5xf32>
  %e2 = uop.const dense<[-0.0, -0.0, -0.0, 1.0, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %4, %e2 : tensor<5xf32>
  %5 = uop.scan max %0 over (%i) exclusive : f32
  %6 = uop.bufferize %5 over (%i) : f32 -> tensor<5xf32>
  %e3 = uop.const dense<[0xFF800000, -0.0, -0.0, 1.0, 0x7FC00000]> : tensor<5xf32>
  check.expect_eq %6, %e3 : tensor<5xf32>

  %h = uop.const dense<[256.0, 1.0, 1.0, 1.0]> : tensor<4xbf16>
  %j = uop.range 1 to 4 : index
  %7 = uop.index %h[%j] : tensor<4xbf16> -> bf16
  %8 = uop.scan add %7 over (%j) : bf16
  %9 = uop.bufferize %8 over (%j) : bf16 -> tensor<4xbf16>
  %e4 = uop.const dense<[256.0, 256.0, 258.0, 260.0]> : tensor<4xbf16>
  check.expect_eq %9, %e4 : tensor<4xbf16>
  %10 = uop.scan add %7 over (%j) exclusive reverse : bf16
  %11 = uop.bufferize %10 over (%j) : bf16 -> tensor<4xbf16>
  %e5 = uop.const dense<[3.0, 2.0, 1.0, -0.0]> : tensor<4xbf16>
  check.expect_eq %11, %e5 : tensor<4xbf16>
  return
}

// Wrapping, conditions, and an unsigned maximum.
func.func @small() {
  %x = uop.const dense<[100, 100, 100]> : tensor<3xi8>
  %i = uop.range 0 to 3 : index
  %0 = uop.index %x[%i] : tensor<3xi8> -> i8
  %1 = uop.scan add %0 over (%i) : i8
  %2 = uop.bufferize %1 over (%i) : i8 -> tensor<3xi8>
  %e1 = uop.const dense<[100, -56, 44]> : tensor<3xi8>
  check.expect_eq %2, %e1 : tensor<3xi8>
  %b = uop.const dense<[false, true, false]> : tensor<3xi1>
  %3 = uop.index %b[%i] : tensor<3xi1> -> i1
  %4 = uop.scan max %3 over (%i) : i1
  %5 = uop.bufferize %4 over (%i) : i1 -> tensor<3xi1>
  %e2 = uop.const dense<[false, true, true]> : tensor<3xi1>
  check.expect_eq %5, %e2 : tensor<3xi1>
  %6 = uop.scan add %3 over (%i) exclusive reverse : i1
  %7 = uop.bufferize %6 over (%i) : i1 -> tensor<3xi1>
  %e3 = uop.const dense<[true, false, false]> : tensor<3xi1>
  check.expect_eq %7, %e3 : tensor<3xi1>
  %u = uop.const dense<[1, 200, 3]> : tensor<3xui8>
  %8 = uop.index %u[%i] : tensor<3xui8> -> ui8
  %9 = uop.scan max %8 over (%i) : ui8
  %10 = uop.bufferize %9 over (%i) : ui8 -> tensor<3xui8>
  %e4 = uop.const dense<[1, 200, 200]> : tensor<3xui8>
  check.expect_eq %10, %e4 : tensor<3xui8>
  return
}

// Sums of the rectangles from the corner: a scan of a scan. Along the columns
// the loop over the rows is the outer one.
func.func @rectangles() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = uop.range 0 to 2 : index
  %j = uop.range 1 to 3 : index
  %0 = uop.index %x[%i, %j] : tensor<2x3xi32> -> i32
  %1 = uop.scan add %0 over (%i) : i32
  %2 = uop.scan add %1 over (%j) : i32
  %3 = uop.bufferize %2 over (%i, %j) : i32 -> tensor<2x3xi32>
  %e1 = uop.const dense<[[1, 3, 6], [5, 12, 21]]> : tensor<2x3xi32>
  check.expect_eq %3, %e1 : tensor<2x3xi32>
  %4 = uop.scan add %0 over (%j) exclusive : i32
  %5 = uop.scan add %4 over (%i) exclusive reverse : i32
  %6 = uop.bufferize %5 over (%j, %i) : i32 -> tensor<3x2xi32>
  %e2 = uop.const dense<[[0, 0], [4, 0], [9, 0]]> : tensor<3x2xi32>
  check.expect_eq %6, %e2 : tensor<3x2xi32>
  return
}

// Under a reduction that ends the range, of a reduction, and beside a loop that
// the scan does not need: it moves once for each of the rows.
func.func @among_reductions() {
  %x = uop.const dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = uop.range 0 to 2 : index
  %k = uop.range 1 to 3 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<2x3xi32> -> i32
  %1 = uop.scan add %0 over (%k) : i32
  %2 = uop.reduce max %1 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<2xi32>
  %e1 = uop.const dense<[6, 15]> : tensor<2xi32>
  check.expect_eq %3, %e1 : tensor<2xi32>
  %4 = uop.reduce add %0 over (%k) : i32
  %5 = uop.scan add %4 over (%i) : i32
  %j = uop.range 2 to 2 : index
  %6 = uop.cast %j : index -> i32
  %7 = uop.add %5, %6 : i32
  %8 = uop.bufferize %7 over (%i, %j) : i32 -> tensor<2x2xi32>
  %e2 = uop.const dense<[[6, 7], [21, 22]]> : tensor<2x2xi32>
  check.expect_eq %8, %e2 : tensor<2x2xi32>
  %9 = uop.scan add %0 over (%i) : i32
  %10 = uop.mul %9, %6 : i32
  %11 = uop.reduce add %10 over (%k) : i32
  %12 = uop.bufferize %11 over (%i, %j) : i32 -> tensor<2x2xi32>
  %e3 = uop.const dense<[[0, 6], [0, 21]]> : tensor<2x2xi32>
  check.expect_eq %12, %e3 : tensor<2x2xi32>
  return
}

// Over nothing, and over one point.
func.func @few() {
  %i = uop.range 0 to 1 : index
  %c = uop.const 7 : i32
  %0 = uop.scan add %c over (%i) : i32
  %1 = uop.scan add %c over (%i) exclusive : i32
  %2 = uop.sub %0, %1 : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<1xi32>
  %e = uop.const dense<[7]> : tensor<1xi32>
  check.expect_eq %3, %e : tensor<1xi32>
  %j = uop.range 1 to 0 reduce : index
  %4 = uop.scan add %c over (%j) : i32
  %5 = uop.reduce add %4 over (%j) : i32
  %6 = uop.bufferize %5 over () : i32 -> tensor<i32>
  %e2 = uop.const dense<0> : tensor<i32>
  check.expect_eq %6, %e2 : tensor<i32>
  return
}

// Each lane of a vector is accumulated for itself.
func.func @lanes() {
  %x = uop.const dense<[[3, -1], [4, 1], [-5, 9]]> : tensor<3x2xi32>
  %i = uop.range 0 to 3 : index
  %c0 = uop.const 0 : index
  %c1 = uop.const 1 : index
  %0 = uop.index %x[%i, %c0] : tensor<3x2xi32> -> i32
  %1 = uop.index %x[%i, %c1] : tensor<3x2xi32> -> i32
  %2 = uop.vectorize %0, %1 : i32 -> vector<2xi32>
  %3 = uop.scan add %2 over (%i) : vector<2xi32>
  %4 = uop.gep %3[0] : vector<2xi32> -> i32
  %5 = uop.gep %3[1] : vector<2xi32> -> i32
  %6 = uop.bufferize %4 over (%i) : i32 -> tensor<3xi32>
  %7 = uop.bufferize %5 over (%i) : i32 -> tensor<3xi32>
  %e1 = uop.const dense<[3, 7, 2]> : tensor<3xi32>
  %e2 = uop.const dense<[-1, 0, 9]> : tensor<3xi32>
  check.expect_eq %6, %e1 : tensor<3xi32>
  check.expect_eq %7, %e2 : tensor<3xi32>
  %8 = uop.scan max %2 over (%i) exclusive reverse : vector<2xi32>
  %9 = uop.gep %8[0] : vector<2xi32> -> i32
  %10 = uop.bufferize %9 over (%i) : i32 -> tensor<3xi32>
  %e3 = uop.const dense<[4, -5, -2147483648]> : tensor<3xi32>
  check.expect_eq %10, %e3 : tensor<3xi32>
  return
}
