// Scans as they are compiled, against the interpreter.
//
// RUN: uop-run %s --entry=kinds --random-inputs=1 --verify
// RUN: uop-run %s --entry=kinds --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=rows --random-inputs=1 --verify
// RUN: uop-run %s --entry=middle --random-inputs=1 --verify
// RUN: uop-run %s --entry=rectangles --random-inputs=1 --verify
// RUN: uop-run %s --entry=reduced --random-inputs=1 --verify
// RUN: uop-run %s --entry=rows_reduced --random-inputs=1 --verify
// RUN: uop-run %s --entry=large --random-inputs=1 --verify

func.func @kinds(%x: tensor<7x33xf32>, %h: tensor<7x33xf8E4M3FN>) -> (tensor<7x33xf32>, tensor<7x33xf8E4M3FN>) {
  %i = uop.range 0 to 7 : index
  %j = uop.range 1 to 33 : index
  %0 = uop.index %x[%i, %j] : tensor<7x33xf32> -> f32
  %1 = uop.scan add %0 over (%j) : f32
  %2 = uop.scan max %0 over (%j) exclusive : f32
  %3 = uop.max %1, %2 : f32
  %4 = uop.bufferize %3 over (%i, %j) : f32 -> tensor<7x33xf32>
  %5 = uop.index %h[%i, %j] : tensor<7x33xf8E4M3FN> -> f8E4M3FN
  %6 = uop.scan add %5 over (%j) reverse : f8E4M3FN
  %7 = uop.scan min %5 over (%j) exclusive reverse : f8E4M3FN
  %8 = uop.add %6, %7 : f8E4M3FN
  %9 = uop.bufferize %8 over (%i, %j) : f8E4M3FN -> tensor<7x33xf8E4M3FN>
  return %4, %9 : tensor<7x33xf32>, tensor<7x33xf8E4M3FN>
}

// Of conditions, narrow floats and bytes, along the first axis.
func.func @rows(%b: tensor<9x5xi1>, %h: tensor<9x5xbf16>, %n: tensor<9x5xui8>) -> (tensor<9x5xi1>, tensor<9x5xbf16>, tensor<9x5xui8>) {
  %i = uop.range 0 to 9 : index
  %j = uop.range 1 to 5 : index
  %0 = uop.index %b[%i, %j] : tensor<9x5xi1> -> i1
  %1 = uop.scan max %0 over (%i) exclusive : i1
  %2 = uop.bufferize %1 over (%i, %j) : i1 -> tensor<9x5xi1>
  %3 = uop.index %h[%i, %j] : tensor<9x5xbf16> -> bf16
  %4 = uop.scan add %3 over (%i) exclusive reverse : bf16
  %5 = uop.bufferize %4 over (%i, %j) : bf16 -> tensor<9x5xbf16>
  %6 = uop.index %n[%i, %j] : tensor<9x5xui8> -> ui8
  %7 = uop.scan mul %6 over (%i) : ui8
  %8 = uop.scan min %6 over (%i) : ui8
  %9 = uop.xor %7, %8 : ui8
  %10 = uop.bufferize %9 over (%i, %j) : ui8 -> tensor<9x5xui8>
  return %2, %5, %10 : tensor<9x5xi1>, tensor<9x5xbf16>, tensor<9x5xui8>
}

func.func @middle(%x: tensor<2x3x5x4x3xi32>) -> tensor<2x3x5x4x3xi32> {
  %a = uop.range 0 to 2 : index
  %b = uop.range 1 to 3 : index
  %c = uop.range 2 to 5 : index
  %d = uop.range 3 to 4 : index
  %e = uop.range 4 to 3 : index
  %0 = uop.index %x[%a, %b, %c, %d, %e] : tensor<2x3x5x4x3xi32> -> i32
  %1 = uop.scan add %0 over (%c) : i32
  %2 = uop.bufferize %1 over (%a, %b, %c, %d, %e) : i32 -> tensor<2x3x5x4x3xi32>
  return %2 : tensor<2x3x5x4x3xi32>
}

// Scans of scans, in either order of the loops, and downwards.
func.func @rectangles(%x: tensor<6x11xi32>) -> (tensor<6x11xi32>, tensor<11x6xi32>) {
  %i = uop.range 0 to 6 : index
  %j = uop.range 1 to 11 : index
  %0 = uop.index %x[%i, %j] : tensor<6x11xi32> -> i32
  %1 = uop.scan add %0 over (%j) reverse : i32
  %2 = uop.scan add %1 over (%i) exclusive : i32
  %3 = uop.scan max %2 over (%j) reverse : i32
  %4 = uop.bufferize %3 over (%i, %j) : i32 -> tensor<6x11xi32>
  %5 = uop.bufferize %2 over (%j, %i) : i32 -> tensor<11x6xi32>
  return %4, %5 : tensor<6x11xi32>, tensor<11x6xi32>
}

// The maximum drawdown of each row: a scan inside of a reduction, and of one.
func.func @reduced(%x: tensor<7x40xi32>) -> tensor<7xi32> {
  %i = uop.range 0 to 7 : index
  %k = uop.range 1 to 40 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<7x40xi32> -> i32
  %1 = uop.scan max %0 over (%k) : i32
  %2 = uop.sub %1, %0 : i32
  %3 = uop.reduce max %2 over (%k) : i32
  %4 = uop.scan add %3 over (%i) reverse : i32
  %5 = uop.bufferize %4 over (%i) : i32 -> tensor<7xi32>
  return %5 : tensor<7xi32>
}

// The sums of columns so far, weighed anew for each of three results.
func.func @rows_reduced(%x: tensor<7x40xi32>, %w: tensor<40x3xi32>) -> tensor<7x3xi32> {
  %i = uop.range 0 to 7 : index
  %j = uop.range 1 to 3 : index
  %k = uop.range 2 to 40 reduce : index
  %0 = uop.index %x[%i, %k] : tensor<7x40xi32> -> i32
  %1 = uop.scan add %0 over (%i) : i32
  %2 = uop.index %w[%k, %j] : tensor<40x3xi32> -> i32
  %3 = uop.mul %1, %2 : i32
  %4 = uop.reduce add %3 over (%k) : i32
  %5 = uop.bufferize %4 over (%i, %j) : i32 -> tensor<7x3xi32>
  return %5 : tensor<7x3xi32>
}

// More accumulators than a stack should hold.
func.func @large(%x: tensor<3x40000xi32>) -> tensor<3x40000xi32> {
  %i = uop.range 0 to 3 : index
  %j = uop.range 1 to 40000 : index
  %0 = uop.index %x[%i, %j] : tensor<3x40000xi32> -> i32
  %1 = uop.scan add %0 over (%i) exclusive : i32
  %2 = uop.bufferize %1 over (%i, %j) : i32 -> tensor<3x40000xi32>
  return %2 : tensor<3x40000xi32>
}
