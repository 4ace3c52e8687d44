// RUN: uop-opt %s --convert-loops-to-llvm | FileCheck %s
// RUN: uop-opt %s --uop-loops-to-llvm | FileCheck %s

// Loops, vectors, memory and math, with one pointer for each buffer.
// CHECK-LABEL: llvm.func @kernel(
// CHECK-SAME: %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: !llvm.ptr {llvm.noalias}, %{{.*}}: i64, %{{.*}}: i64)
// CHECK-NOT: {{(arith|builtin|func|math|memref|scf|vector)\.}}
// CHECK: llvm.alloca
// CHECK: llvm.icmp "slt"
// CHECK: llvm.cond_br
// CHECK: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
// CHECK: llvm.intr.fma({{.*}}) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK: llvm.intr.maximum
// CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, 2, 3] : vector<8xf32>
// CHECK: llvm.intr.vector.reduce.fadd
// CHECK: llvm.intr.masked.store
// CHECK: llvm.return
// CHECK-NOT: builtin.unrealized_conversion_cast
func.func @kernel(%x: memref<64xf32> {llvm.noalias}, %o: memref<64xf32> {llvm.noalias}, %begin: index, %end: index) attributes {llvm.bareptr} {
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %f0 = arith.constant 0.0 : f32
  %mask = arith.constant dense<[true, true, true, false, false, false, false, false]> : vector<8xi1>
  %tile = memref.alloca() {alignment = 64 : i64} : memref<64xf32>
  %sum = scf.for %i = %begin to %end step %c8 iter_args(%acc = %zero) -> vector<8xf32> {
    %v = vector.load %x[%i] : memref<64xf32>, vector<8xf32>
    %w = math.fma %v, %v, %acc : vector<8xf32>
    %m = arith.maximumf %w, %zero : vector<8xf32>
    %first = arith.cmpi eq, %i, %begin : index
    scf.if %first {
      memref.store %f0, %tile[%i] : memref<64xf32>
    }
    scf.yield %m : vector<8xf32>
  }
  %low = vector.extract_strided_slice %sum {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %all = vector.reduction <add>, %low : vector<4xf32> into f32
  %b = vector.broadcast %all : f32 to vector<8xf32>
  vector.maskedstore %o[%begin], %mask, %b : memref<64xf32>, vector<8xi1>, vector<8xf32>
  return
}

// Values of branches and loops within one another.
// CHECK-LABEL: llvm.func @nested(
// CHECK-NOT: {{(arith|builtin|cf|func|memref|scf)\.}}
// CHECK: llvm.return
func.func @nested(%x: memref<64xf32>, %n: index, %limit: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f0 = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %f0) -> f32 {
    %inside = arith.cmpi slt, %i, %n : index
    %v = scf.if %inside -> f32 {
      %0 = memref.load %x[%i] : memref<64xf32>
      %less = arith.cmpf olt, %0, %limit : f32
      %1 = scf.if %less -> f32 {
        scf.yield %0 : f32
      } else {
        %2 = arith.mulf %0, %limit : f32
        scf.yield %2 : f32
      }
      scf.yield %1 : f32
    } else {
      scf.yield %f0 : f32
    }
    %next = arith.addf %acc, %v : f32
    scf.yield %next : f32
  }
  %halved:2 = scf.while (%a = %sum, %k = %n) : (f32, index) -> (f32, index) {
    %big = arith.cmpf ogt, %a, %limit : f32
    scf.condition(%big) %a, %k : f32, index
  } do {
  ^bb0(%a: f32, %k: index):
    %b = arith.divf %a, %limit : f32
    %next = arith.subi %k, %c1 : index
    scf.yield %b, %next : f32, index
  }
  return %halved#0 : f32
}
