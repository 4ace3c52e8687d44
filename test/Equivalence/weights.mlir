// The exponential of a weight is that of any number, but 0 below the least normal
// number, and less exact for f32 far from 0.
//
// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --uop-decompose --test-uop-interpret
// RUN: uop-opt %s --uop-decompose --cse --canonicalize --test-uop-interpret
// RUN: uop-opt %s --uop-decompose=native-ldexp --cse --canonicalize --test-uop-interpret
// RUN: sed 's/ulp = 2/ulp = 0/' %s | not uop-opt --uop-decompose --test-uop-interpret 2>&1 | FileCheck %s
// CHECK: check.expect_close' op failed

uop.kernel @f32_exp(%o: memref<8000xf32>) {
  %i = uop.range 0 to 8000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -1.0e-03 : f32
  %start = uop.const 1.0e-03 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x : f32
  uop.store %e, %o[%i] over (%i) : memref<8000xf32>
  uop.sink
}
uop.kernel @f32_weight(%o: memref<8000xf32>) {
  %i = uop.range 0 to 8000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -1.0e-03 : f32
  %start = uop.const 1.0e-03 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x {uop.weight} : f32
  uop.store %e, %o[%i] over (%i) : memref<8000xf32>
  uop.sink
}
func.func @f32() {
  %init = tensor.empty() : tensor<8000xf32>
  %0 = uop.launch @f32_exp ins() outs(%init : tensor<8000xf32>) -> tensor<8000xf32>
  %1 = uop.launch @f32_weight ins() outs(%init : tensor<8000xf32>) -> tensor<8000xf32>
  check.expect_close %1, %0 {ulp = 2} : tensor<8000xf32>
  return
}

uop.kernel @far_exp(%o: memref<12000xf32>) {
  %i = uop.range 0 to 12000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -6.5e-03 : f32
  %start = uop.const -8.0 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x : f32
  uop.store %e, %o[%i] over (%i) : memref<12000xf32>
  uop.sink
}
uop.kernel @far_weight(%o: memref<12000xf32>) {
  %i = uop.range 0 to 12000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -6.5e-03 : f32
  %start = uop.const -8.0 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x {uop.weight} : f32
  uop.store %e, %o[%i] over (%i) : memref<12000xf32>
  uop.sink
}
func.func @far() {
  %init = tensor.empty() : tensor<12000xf32>
  %0 = uop.launch @far_exp ins() outs(%init : tensor<12000xf32>) -> tensor<12000xf32>
  %1 = uop.launch @far_weight ins() outs(%init : tensor<12000xf32>) -> tensor<12000xf32>
  check.expect_close %1, %0 {abs = 0.0 : f64, rel = 5.0e-7 : f64} : tensor<12000xf32>
  return
}

uop.kernel @below_exp(%o: memref<4000xf32>) {
  %i = uop.range 0 to 4000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -1.0e-02 : f32
  %start = uop.const -87.3 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x : f32
  uop.store %e, %o[%i] over (%i) : memref<4000xf32>
  uop.sink
}
uop.kernel @below_weight(%o: memref<4000xf32>) {
  %i = uop.range 0 to 4000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f32
  %step = uop.const -1.0e-02 : f32
  %start = uop.const -87.3 : f32
  %d = uop.mul %f, %step : f32
  %x = uop.add %d, %start : f32
  %e = uop.exp %x {uop.weight} : f32
  uop.store %e, %o[%i] over (%i) : memref<4000xf32>
  uop.sink
}
func.func @below() {
  %init = tensor.empty() : tensor<4000xf32>
  %0 = uop.launch @below_exp ins() outs(%init : tensor<4000xf32>) -> tensor<4000xf32>
  %1 = uop.launch @below_weight ins() outs(%init : tensor<4000xf32>) -> tensor<4000xf32>
  check.expect_close %1, %0 {abs = 1.1755e-38 : f64, rel = 0.0 : f64} : tensor<4000xf32>
  return
}

uop.kernel @f64_exp(%o: memref<10000xf64>) {
  %i = uop.range 0 to 10000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f64
  %step = uop.const -7.08396e-02 : f64
  %start = uop.const 1.0e-09 : f64
  %d = uop.mul %f, %step : f64
  %x = uop.add %d, %start : f64
  %e = uop.exp %x : f64
  uop.store %e, %o[%i] over (%i) : memref<10000xf64>
  uop.sink
}
uop.kernel @f64_weight(%o: memref<10000xf64>) {
  %i = uop.range 0 to 10000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f64
  %step = uop.const -7.08396e-02 : f64
  %start = uop.const 1.0e-09 : f64
  %d = uop.mul %f, %step : f64
  %x = uop.add %d, %start : f64
  %e = uop.exp %x {uop.weight} : f64
  uop.store %e, %o[%i] over (%i) : memref<10000xf64>
  uop.sink
}
func.func @f64() {
  %init = tensor.empty() : tensor<10000xf64>
  %0 = uop.launch @f64_exp ins() outs(%init : tensor<10000xf64>) -> tensor<10000xf64>
  %1 = uop.launch @f64_weight ins() outs(%init : tensor<10000xf64>) -> tensor<10000xf64>
  check.expect_close %1, %0 {ulp = 2} : tensor<10000xf64>
  return
}

uop.kernel @below_f64_exp(%o: memref<2000xf64>) {
  %i = uop.range 0 to 2000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f64
  %step = uop.const -2.0e-02 : f64
  %start = uop.const -708.39 : f64
  %d = uop.mul %f, %step : f64
  %x = uop.add %d, %start : f64
  %e = uop.exp %x : f64
  uop.store %e, %o[%i] over (%i) : memref<2000xf64>
  uop.sink
}
uop.kernel @below_f64_weight(%o: memref<2000xf64>) {
  %i = uop.range 0 to 2000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f64
  %step = uop.const -2.0e-02 : f64
  %start = uop.const -708.39 : f64
  %d = uop.mul %f, %step : f64
  %x = uop.add %d, %start : f64
  %e = uop.exp %x {uop.weight} : f64
  uop.store %e, %o[%i] over (%i) : memref<2000xf64>
  uop.sink
}
func.func @below_f64() {
  %init = tensor.empty() : tensor<2000xf64>
  %0 = uop.launch @below_f64_exp ins() outs(%init : tensor<2000xf64>) -> tensor<2000xf64>
  %1 = uop.launch @below_f64_weight ins() outs(%init : tensor<2000xf64>) -> tensor<2000xf64>
  check.expect_close %1, %0 {abs = 2.2251e-308 : f64, rel = 0.0 : f64} : tensor<2000xf64>
  return
}

uop.kernel @f16_exp(%o: memref<2000xf16>) {
  %i = uop.range 0 to 2000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f16
  %step = uop.const -1.0e-02 : f16
  %start = uop.const 0.0 : f16
  %d = uop.mul %f, %step : f16
  %x = uop.add %d, %start : f16
  %e = uop.exp %x : f16
  uop.store %e, %o[%i] over (%i) : memref<2000xf16>
  uop.sink
}
uop.kernel @f16_weight(%o: memref<2000xf16>) {
  %i = uop.range 0 to 2000 : index
  %n = uop.cast %i : index -> i32
  %f = uop.cast %n : i32 -> f16
  %step = uop.const -1.0e-02 : f16
  %start = uop.const 0.0 : f16
  %d = uop.mul %f, %step : f16
  %x = uop.add %d, %start : f16
  %e = uop.exp %x {uop.weight} : f16
  uop.store %e, %o[%i] over (%i) : memref<2000xf16>
  uop.sink
}
func.func @f16() {
  %init = tensor.empty() : tensor<2000xf16>
  %0 = uop.launch @f16_exp ins() outs(%init : tensor<2000xf16>) -> tensor<2000xf16>
  %1 = uop.launch @f16_weight ins() outs(%init : tensor<2000xf16>) -> tensor<2000xf16>
  check.expect_close %1, %0 {ulp = 1} : tensor<2000xf16>
  return
}

// Infinite, and no numbers.
uop.kernel @special_weight(%x: memref<9xf32>, %o: memref<9xf32>) {
  %i = uop.range 0 to 9 : index
  %0 = uop.load %x[%i] : memref<9xf32> -> f32
  %1 = uop.exp %0 {uop.weight} : f32
  uop.store %1, %o[%i] over (%i) : memref<9xf32>
  uop.sink
}

func.func @special() {
  %x = uop.const dense<[0x00000000, 0x80000000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFFFFFFF, 0xFF7FFFFF, 0xC2D00000, 0x80000001]> : tensor<9xf32>
  %init = tensor.empty() : tensor<9xf32>
  %0 = uop.launch @special_weight ins(%x : tensor<9xf32>) outs(%init : tensor<9xf32>) -> tensor<9xf32>
  %1 = uop.const dense<[0x3F800000, 0x3F800000, 0x00000000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x00000000, 0x3F800000]> : tensor<9xf32>
  check.expect_eq %0, %1 : tensor<9xf32>
  return
}
