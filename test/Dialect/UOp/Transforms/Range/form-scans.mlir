// RUN: uop-opt %s --uop-form-scans --split-input-file --mlir-disable-threading --remarks-filter="uop-.*" --remark-format=emitRemark 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t
// RUN: uop-opt %s --uop-form-scans=fuse=true --split-input-file | FileCheck %s --check-prefix=FUSE
// RUN: uop-opt %s --uop-form-scans=force=true --split-input-file | FileCheck %s --check-prefix=FORCE
// All elements up to a position; -0.0 is nothing in a sum of floats.
// CHECK-LABEL: func.func @inclusive(
// CHECK-SAME: %[[X:.*]]: tensor<4x64xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]], %[[R1]]] : tensor<4x64xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[V0]] over (%[[R1]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]], %[[R1]]) : f32 -> tensor<4x64xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @inclusive(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %b = uop.range 0 to 4 : index
  %i = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%b, %k] : tensor<4x64xf32> -> f32
  %z = uop.const -0.0 : f32
  %1 = uop.where %c, %0, %z : f32
  %2 = uop.reduce add %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%b, %i) : f32 -> tensor<4x64xf32>
  return %3 : tensor<4x64xf32>
}


// -----

// Those before it, by the gate of the read.
// CHECK-LABEL: func.func @exclusive(
// CHECK-SAME: %[[X:.*]]: tensor<64xi32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[V0]] over (%[[R0]]) exclusive : i32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : i32 -> tensor<64xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @exclusive(%x: tensor<64xi32>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp lt %k, %i : index
  %0 = uop.index %x[%k] if %c : tensor<64xi32> -> i32
  %2 = uop.reduce add %0 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
  return %3 : tensor<64xi32>
}


// -----

// Those from it on, in the other branch.
// CHECK-LABEL: func.func @reverse(
// CHECK-SAME: %[[X:.*]]: tensor<64xf64>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xf64> -> f64
// CHECK-NEXT: %[[V1:.*]] = uop.scan mul %[[V0]] over (%[[R0]]) reverse : f64
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f64 -> tensor<64xf64>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @reverse(%x: tensor<64xf64>) -> tensor<64xf64> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp lt %k, %i : index
  %0 = uop.index %x[%k] : tensor<64xf64> -> f64
  %one = uop.const 1.0 : f64
  %1 = uop.where %c, %one, %0 : f64
  %2 = uop.reduce mul %1 over (%k) : f64
  %3 = uop.bufferize %2 over (%i) : f64 -> tensor<64xf64>
  return %3 : tensor<64xf64>
}


// -----

// Those before a position that moves downwards.
// CHECK-LABEL: func.func @flipped(
// CHECK-SAME: %[[X:.*]]: tensor<64xi32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[C63:.*]] = uop.const 63 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C63]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[V1]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V3:.*]] = uop.scan mul %[[V2]] over (%[[R0]]) exclusive reverse : i32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]]) : i32 -> tensor<64xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @flipped(%x: tensor<64xi32>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c63 = uop.const 63 : index
  %r = uop.sub %c63, %i : index
  %c = uop.cmp lt %k, %r : index
  %0 = uop.index %x[%k] : tensor<64xi32> -> i32
  %one = uop.const 1 : i32
  %1 = uop.where %c, %0, %one : i32
  %2 = uop.reduce mul %1 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
  return %3 : tensor<64xi32>
}


// -----

// 0.0 is not nothing, but counts once at most: while there are other points.
// CHECK-LABEL: func.func @zero(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[C63:.*]] = uop.const 63 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C63]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xf32> -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.scan add %[[V1]] over (%[[R0]]) : f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[V2]], %[[CST]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.where %[[V0]], %[[V3]], %[[V2]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<64xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @zero(%x: tensor<64xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%k] : tensor<64xf32> -> f32
  %z = uop.const 0.0 : f32
  %1 = uop.where %c, %0, %z : f32
  %2 = uop.reduce add %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<64xf32>
  return %3 : tensor<64xf32>
}


// -----

// In the type of the accumulator, because the result of adding 0.0 is rounded.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[X:.*]]: tensor<64xbf16>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xbf16> -> bf16
// CHECK-NEXT: %[[V1:.*]] = uop.cast %[[V0]] : bf16 -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.scan add %[[V1]] over (%[[R0]]) exclusive : f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : bf16
// CHECK-NEXT: %[[V3:.*]] = uop.cast %[[CST]] : bf16 -> f32
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[V2]], %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.cast %[[V4]] : f32 -> bf16
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : bf16 -> tensor<64xbf16>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @narrow(%x: tensor<64xbf16>) -> tensor<64xbf16> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp gt %i, %k : index
  %0 = uop.index %x[%k] : tensor<64xbf16> -> bf16
  %z = uop.const 0.0 : bf16
  %1 = uop.where %c, %0, %z : bf16
  %2 = uop.reduce add %1 over (%k) : bf16
  %3 = uop.bufferize %2 over (%i) : bf16 -> tensor<64xbf16>
  return %3 : tensor<64xbf16>
}


// -----

// A maximum may begin with anything.
// CHECK-LABEL: func.func @lowest(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[C63:.*]] = uop.const 63 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C63]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xf32> -> f32
// CHECK-NEXT: %[[V2:.*]] = uop.scan max %[[V1]] over (%[[R0]]) : f32
// CHECK-NEXT: %[[CST:.*]] = uop.const -1.000000e+30 : f32
// CHECK-NEXT: %[[V3:.*]] = uop.max %[[V2]], %[[CST]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.where %[[V0]], %[[V3]], %[[V2]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<64xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @lowest(%x: tensor<64xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%k] : tensor<64xf32> -> f32
  %z = uop.const -1.0e+30 : f32
  %1 = uop.where %c, %0, %z : f32
  %2 = uop.reduce max %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<64xf32>
  return %3 : tensor<64xf32>
}


// -----

// Windows of the padded tensor: both bounds move, but one that is shifted.
// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.scan mul %[[V0]] over (%[[R0]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : f32 -> tensor<64xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @window(%x: tensor<64xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %j = uop.add %i, %k : index
  %c_63 = uop.const -63 : index
  %at = uop.add %j, %c_63 : index
  %c62 = uop.const 62 : index
  %c = uop.cmp lt %c62, %j : index
  %0 = uop.index %x[%at] if %c : tensor<64xf32> -> f32
  %z = uop.const 1.0 : f32
  %1 = uop.where %c, %0, %z : f32
  %2 = uop.reduce mul %1 over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<64xf32>
  return %3 : tensor<64xf32>
}


// -----

// A product with a condition, which compares positions as integers.
// CHECK-LABEL: func.func @integers_as_conditions(
// CHECK-SAME: %[[X:.*]]: tensor<64xi32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[V0]] over (%[[R0]]) : i32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R0]]) : i32 -> tensor<64xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @integers_as_conditions(%x: tensor<64xi32>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %i0 = uop.cast %i : index -> i16
  %k0 = uop.cast %k : index -> i16
  %c = uop.cmp lt %i0, %k0 : i16
  %n = uop.not %c : i1
  %m = uop.cast %n : i1 -> i32
  %0 = uop.index %x[%k] : tensor<64xi32> -> i32
  %1 = uop.mul %0, %m : i32
  %2 = uop.reduce add %1 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
  return %3 : tensor<64xi32>
}


// -----

// A condition as a number, which compares positions as floats.
// CHECK-LABEL: func.func @counts(
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[C63:.*]] = uop.const 63 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C63]] : index
// CHECK-NEXT: %[[CST:.*]] = uop.const 1.000000e+00 : f32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[CST]] over (%[[R0]]) : f32
// CHECK-NEXT: %[[CST_0:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V2:.*]] = uop.add %[[V1]], %[[CST_0]] : f32
// CHECK-NEXT: %[[V3:.*]] = uop.where %[[V0]], %[[V2]], %[[V1]] : f32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]]) : f32 -> tensor<64xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @counts() -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %i0 = uop.cast %i : index -> f32
  %k0 = uop.cast %k : index -> f32
  %c = uop.cmp ge %i0, %k0 : f32
  %m = uop.cast %c : i1 -> f32
  %2 = uop.reduce add %m over (%k) : f32
  %3 = uop.bufferize %2 over (%i) : f32 -> tensor<64xf32>
  return %3 : tensor<64xf32>
}


// -----

// A condition about no element stays with the result. What the last point of an
// exclusive scan reads counts nowhere.
// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : index
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 65 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[C0]], %[[R0]] : index
// CHECK-NEXT: %[[C64:.*]] = uop.const 64 : index
// CHECK-NEXT: %[[V1:.*]] = uop.cmp lt %[[R0]], %[[C64]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[R0]]] if %[[V1]] : tensor<64xf32> -> f32
// CHECK-NEXT: %[[V3:.*]] = uop.scan max %[[V2]] over (%[[R0]]) exclusive : f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V4:.*]] = uop.where %[[V0]], %[[V3]], %[[CST]] : f32
// CHECK-NEXT: %[[V5:.*]] = uop.bufferize %[[V4]] over (%[[R0]]) : f32 -> tensor<65xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @padded(%x: tensor<64xf32>) -> tensor<65xf32> {
  %i = uop.range 0 to 65 : index
  %k = uop.range 1 to 64 reduce : index
  %c0 = uop.const 0 : index
  %some = uop.cmp lt %c0, %i : index
  %c = uop.cmp lt %k, %i : index
  %g = uop.and %some, %c : i1
  %0 = uop.index %x[%k] if %g : tensor<64xf32> -> f32
  %n = uop.const 0xFF800000 : f32
  %1 = uop.where %c, %0, %n : f32
  %2 = uop.reduce max %1 over (%k) : f32
  %z = uop.const 0.0 : f32
  %4 = uop.where %some, %2, %z : f32
  %3 = uop.bufferize %4 over (%i) : f32 -> tensor<65xf32>
  return %3 : tensor<65xf32>
}


// -----

// At a position that is no range: all values are stored.
// CHECK-LABEL: func.func @reshaped(
// CHECK-SAME: %[[X:.*]]: tensor<2x64xi32>)
// CHECK-NEXT: %[[R7:.*]] = uop.range 7 to 2 : index
// CHECK-NEXT: %[[R8:.*]] = uop.range 8 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R7]], %[[R8]]] : tensor<2x64xi32> -> i32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[V0]] over (%[[R8]]) : i32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R7]], %[[R8]]) : i32 -> tensor<2x64xi32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 2 : index
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 8 : index
// CHECK-NEXT: %[[C8:.*]] = uop.const 8 : index
// CHECK-NEXT: %[[V3:.*]] = uop.mul %[[R1]], %[[C8]] : index
// CHECK-NEXT: %[[R2:.*]] = uop.range 2 to 8 : index
// CHECK-NEXT: %[[V4:.*]] = uop.add %[[V3]], %[[R2]] : index
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[V2]][%[[R0]], %[[V4]]] : tensor<2x64xi32> -> i32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R1]], %[[R0]], %[[R2]]) : i32 -> tensor<8x2x8xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="all results are stored, and read at the bound", ScanNs={{[0-9]+}}
func.func @reshaped(%x: tensor<2x64xi32>) -> tensor<8x2x8xi32> {
  %b = uop.range 0 to 2 : index
  %i = uop.range 1 to 8 : index
  %j = uop.range 2 to 8 : index
  %k = uop.range 3 to 64 reduce : index
  %c8 = uop.const 8 : index
  %0 = uop.mul %i, %c8 : index
  %1 = uop.add %0, %j : index
  %c = uop.cmp le %k, %1 : index
  %2 = uop.index %x[%b, %k] if %c : tensor<2x64xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  %4 = uop.bufferize %3 over (%i, %b, %j) : i32 -> tensor<8x2x8xi32>
  return %4 : tensor<8x2x8xi32>
}


// -----

// One loop has one direction: the second scan is stored.
// CHECK-LABEL: func.func @both_ways(
// CHECK-SAME: %[[X:.*]]: tensor<64xi32>)
// CHECK-NEXT: %[[R8:.*]] = uop.range 8 to 64 : index
// CHECK-NEXT: %[[C_1:.*]] = uop.const -1 : index
// CHECK-NEXT: %[[V0:.*]] = uop.mul %[[R8]], %[[C_1]] : index
// CHECK-NEXT: %[[C63:.*]] = uop.const 63 : index
// CHECK-NEXT: %[[V1:.*]] = uop.add %[[V0]], %[[C63]] : index
// CHECK-NEXT: %[[V2:.*]] = uop.index %[[X]][%[[V1]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V3:.*]] = uop.scan add %[[V2]] over (%[[R8]]) : i32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R8]]) : i32 -> tensor<64xi32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 64 : index
// CHECK-NEXT: %[[V5:.*]] = uop.index %[[X]][%[[R0]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V6:.*]] = uop.scan add %[[V5]] over (%[[R0]]) : i32
// CHECK-NEXT: %[[V7:.*]] = uop.mul %[[R0]], %[[C_1]] : index
// CHECK-NEXT: %[[V8:.*]] = uop.add %[[V7]], %[[C63]] : index
// CHECK-NEXT: %[[V9:.*]] = uop.index %[[V4]][%[[V8]]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[V10:.*]] = uop.mul %[[V6]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:.*]] = uop.bufferize %[[V10]] over (%[[R0]]) : i32 -> tensor<64xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="all results are stored, and read at the bound", ScanNs={{[0-9]+}}
func.func @both_ways(%x: tensor<64xi32>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%k] if %c : tensor<64xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %d = uop.cmp le %i, %k : index
  %2 = uop.index %x[%k] if %d : tensor<64xi32> -> i32
  %3 = uop.reduce add %2 over (%k) : i32
  %4 = uop.mul %1, %3 : i32
  %5 = uop.bufferize %4 over (%i) : i32 -> tensor<64xi32>
  return %5 : tensor<64xi32>
}


// -----

// A condition about elements alone stays with them.
// CHECK-LABEL: func.func @lengths(
// CHECK-SAME: %[[X:.*]]: tensor<4x64xi32>, %[[Y:.*]]: tensor<4xi32>)
// CHECK-NEXT: %[[R1:.*]] = uop.range 1 to 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cast %[[R1]] : index -> i32
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 4 : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[Y]][%[[R0]]] : tensor<4xi32> -> i32
// CHECK-NEXT: %[[V2:.*]] = uop.cmp lt %[[V0]], %[[V1]] : i32
// CHECK-NEXT: %[[V3:.*]] = uop.index %[[X]][%[[R0]], %[[R1]]] if %[[V2]] : tensor<4x64xi32> -> i32
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : i32
// CHECK-NEXT: %[[V4:.*]] = uop.where %[[V2]], %[[V3]], %[[C0]] : i32
// CHECK-NEXT: %[[V5:.*]] = uop.scan add %[[V4]] over (%[[R1]]) : i32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]], %[[R1]]) : i32 -> tensor<4x64xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @lengths(%x: tensor<4x64xi32>, %n: tensor<4xi32>) -> tensor<4x64xi32> {
  %b = uop.range 0 to 4 : index
  %i = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %l = uop.index %n[%b] : tensor<4xi32> -> i32
  %k0 = uop.cast %k : index -> i32
  %d = uop.cmp lt %k0, %l : i32
  %g = uop.and %c, %d : i1
  %0 = uop.index %x[%b, %k] if %g : tensor<4x64xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %2 = uop.bufferize %1 over (%b, %i) : i32 -> tensor<4x64xi32>
  return %2 : tensor<4x64xi32>
}


// -----

// Beyond the elements there is nothing.
// CHECK-LABEL: func.func @longer(
// CHECK-SAME: %[[X:.*]]: tensor<64xi32>)
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 100 : index
// CHECK-NEXT: %[[C64:.*]] = uop.const 64 : index
// CHECK-NEXT: %[[V0:.*]] = uop.cmp lt %[[R0]], %[[C64]] : index
// CHECK-NEXT: %[[V1:.*]] = uop.index %[[X]][%[[R0]]] if %[[V0]] : tensor<64xi32> -> i32
// CHECK-NEXT: %[[C0:.*]] = uop.const 0 : i32
// CHECK-NEXT: %[[V2:.*]] = uop.where %[[V0]], %[[V1]], %[[C0]] : i32
// CHECK-NEXT: %[[V3:.*]] = uop.scan add %[[V2]] over (%[[R0]]) : i32
// CHECK-NEXT: %[[V4:.*]] = uop.bufferize %[[V3]] over (%[[R0]]) : i32 -> tensor<100xi32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="carried by the loop of its reader", ScanNs={{[0-9]+}}
func.func @longer(%x: tensor<64xi32>) -> tensor<100xi32> {
  %i = uop.range 0 to 100 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%k] if %c : tensor<64xi32> -> i32
  %1 = uop.reduce add %0 over (%k) : i32
  %2 = uop.bufferize %1 over (%i) : i32 -> tensor<100xi32>
  return %2 : tensor<100xi32>
}


// -----

// The scan would begin too late.
// CHECK-LABEL: func.func @shifted(
// CHECK-SAME: %[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[R5:.*]] = uop.range 5 to 35 : index
// CHECK-NEXT: %[[V0:.*]] = uop.index %[[X]][%[[R5]]] : tensor<64xf32> -> f32
// CHECK-NEXT: %[[V1:.*]] = uop.scan add %[[V0]] over (%[[R5]]) : f32
// CHECK-NEXT: %[[V2:.*]] = uop.bufferize %[[V1]] over (%[[R5]]) : f32 -> tensor<35xf32>
// CHECK-NEXT: %[[R0:.*]] = uop.range 0 to 32 : index
// CHECK-NEXT: %[[C3:.*]] = uop.const 3 : index
// CHECK-NEXT: %[[V3:.*]] = uop.add %[[R0]], %[[C3]] : index
// CHECK-NEXT: %[[V4:.*]] = uop.index %[[V2]][%[[V3]]] : tensor<35xf32> -> f32
// CHECK-NEXT: %[[CST:.*]] = uop.const 0.000000e+00 : f32
// CHECK-NEXT: %[[V5:.*]] = uop.add %[[V4]], %[[CST]] : f32
// CHECK-NEXT: %[[V6:.*]] = uop.bufferize %[[V5]] over (%[[R0]]) : f32 -> tensor<32xf32>
// REMARK: remark: {{\[}}Passed] Scan | Category:uop-form-scans | ReduceNs={{[0-9]+}}, Remark="all results are stored, and read at the bound", ScanNs={{[0-9]+}}
func.func @shifted(%x: tensor<64xf32>) -> tensor<32xf32> {
  %i = uop.range 0 to 32 : index
  %k = uop.range 1 to 64 reduce : index
  %c3 = uop.const 3 : index
  %u = uop.add %i, %c3 : index
  %c = uop.cmp le %k, %u : index
  %0 = uop.index %x[%k] if %c : tensor<64xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<32xf32>
  return %2 : tensor<32xf32>
}


// -----

// A window that both bounds move of.
// CHECK-LABEL: func.func @sliding(
// CHECK-NOT: uop.scan
// CHECK: uop.reduce
// REMARK: remark: {{\[}}Missed] Scan | Category:uop-form-scans | Reason="a window: both bounds move, or two limit one end"
func.func @sliding(%x: tensor<64xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 16 reduce : index
  %j = uop.add %i, %k : index
  %c_15 = uop.const -15 : index
  %at = uop.add %j, %c_15 : index
  %c14 = uop.const 14 : index
  %c = uop.cmp lt %c14, %j : index
  %0 = uop.index %x[%at] if %c : tensor<64xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<64xf32>
  return %2 : tensor<64xf32>
}


// -----

// Other elements at each position.
// CHECK-LABEL: func.func @moving_elements(
// CHECK-NOT: uop.scan
// CHECK: uop.reduce
// REMARK: remark: {{\[}}Missed] Scan | Category:uop-form-scans | Reason="the elements depend on the ranges of the bound"
func.func @moving_elements(%x: tensor<64x64xf32>) -> tensor<64xf32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%i, %k] if %c : tensor<64x64xf32> -> f32
  %1 = uop.reduce add %0 over (%k) : f32
  %2 = uop.bufferize %1 over (%i) : f32 -> tensor<64xf32>
  return %2 : tensor<64xf32>
}


// -----

// Other points contribute what adds up.
// CHECK-LABEL: func.func @not_nothing(
// CHECK-NOT: uop.scan
// CHECK: uop.reduce
func.func @not_nothing(%x: tensor<64xi32>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%k] : tensor<64xi32> -> i32
  %two = uop.const 2 : i32
  %1 = uop.where %c, %0, %two : i32
  %2 = uop.reduce add %1 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
  return %3 : tensor<64xi32>
}


// -----

// A mask in memory may be anything.
// CHECK-LABEL: func.func @moving_condition(
// CHECK-NOT: uop.scan
// CHECK: uop.reduce
// REMARK: remark: {{\[}}Missed] Scan | Category:uop-form-scans | Reason="no condition bounds the elements"
func.func @moving_condition(%x: tensor<64xi32>, %m: tensor<64x64xi1>) -> tensor<64xi32> {
  %i = uop.range 0 to 64 : index
  %k = uop.range 1 to 64 reduce : index
  %c = uop.index %m[%i, %k] : tensor<64x64xi1> -> i1
  %0 = uop.index %x[%k] if %c : tensor<64xi32> -> i32
  %2 = uop.reduce add %0 over (%k) : i32
  %3 = uop.bufferize %2 over (%i) : i32 -> tensor<64xi32>
  return %3 : tensor<64xi32>
}


// -----

// Of two elements the sum is cheaper.
// CHECK-LABEL: func.func @few(
// CHECK-NOT: uop.scan
// CHECK: uop.reduce
// REMARK: remark: {{\[}}Missed] Scan | Category:uop-form-scans | Reason="separate reductions are cheaper", ReduceNs={{[0-9]+}}, ScanNs={{[0-9]+}}
// FORCE-LABEL: func.func @few(
// FORCE: uop.scan add
// FORCE-NOT: uop.reduce
func.func @few(%x: tensor<64x2xi32>) -> tensor<64x2xi32> {
  %b = uop.range 0 to 64 : index
  %i = uop.range 1 to 2 : index
  %k = uop.range 2 to 2 reduce : index
  %c = uop.cmp le %k, %i : index
  %0 = uop.index %x[%b, %k] if %c : tensor<64x2xi32> -> i32
  %2 = uop.reduce add %0 over (%k) : i32
  %3 = uop.bufferize %2 over (%b, %i) : i32 -> tensor<64x2xi32>
  return %3 : tensor<64x2xi32>
}


// -----

// With the scan, computing an element where it is needed is cheap.
// FUSE-LABEL: func.func @fused(
// FUSE-COUNT-1: uop.bufferize
// FUSE-NOT: uop.bufferize
func.func @fused(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %a = uop.range 0 to 1000 : index
  %0 = uop.index %x[%a] : tensor<1000xf32> -> f32
  %1 = uop.exp %0 : f32
  %2 = uop.bufferize %1 over (%a) : f32 -> tensor<1000xf32>
  %i = uop.range 1 to 1000 : index
  %k = uop.range 2 to 1000 reduce : index
  %c = uop.cmp le %k, %i : index
  %3 = uop.index %2[%k] if %c : tensor<1000xf32> -> f32
  %4 = uop.reduce add %3 over (%k) : f32
  %5 = uop.bufferize %4 over (%i) : f32 -> tensor<1000xf32>
  return %5 : tensor<1000xf32>
}
