// RUN: uop-opt %s --uop-decompose | FileCheck %s
// RUN: uop-opt %s --uop-decompose=native-ldexp | FileCheck %s --check-prefix=NATIVE

// One comparison in place of two limits, one part of the logarithm of 2, and one
// factor that is made of the exponent.

// CHECK-LABEL: uop.kernel @weight(
// CHECK:         %[[X:.*]] = uop.load
// CHECK-NOT:     uop.cmp
// CHECK:         %[[SUM:.*]] = uop.mulacc %[[X]], %{{.*}}, %[[SHIFT:.*]] : f32
// CHECK:         %[[N:.*]] = uop.sub %[[SUM]], %[[SHIFT]] : f32
// CHECK:         %[[R:.*]] = uop.mulacc %[[N]], %{{.*}}, %[[X]] : f32
// CHECK-COUNT-5: uop.mulacc %{{.*}}, %[[R]], %{{.*}} : f32
// CHECK:         %[[POWER:.*]] = uop.mulacc %[[R]], %{{.*}}, %{{.*}} : f32
// CHECK:         %[[LOW:.*]] = uop.cmp lt %[[X]], %{{.*}} : f32
// CHECK:         %[[BITS:.*]] = uop.shl
// CHECK-NEXT:    %[[FACTOR:.*]] = uop.bitcast %[[BITS]] : ui32 -> f32
// CHECK-NEXT:    %[[E:.*]] = uop.mul %[[POWER]], %[[FACTOR]] : f32
// CHECK-NEXT:    %[[RESULT:.*]] = uop.where %[[LOW]], %{{.*}}, %[[E]] : f32
// CHECK-NEXT:    uop.store %[[RESULT]]
// NATIVE-LABEL: uop.kernel @weight(
// NATIVE:         %[[X:.*]] = uop.load
// NATIVE-NOT:     uop.min
// NATIVE:         %[[LOW:.*]] = uop.cmp lt %[[X]], %{{.*}} : f32
// NATIVE:         %[[POWER:.*]] = uop.where %[[LOW]]
// NATIVE:         %[[RESULT:.*]] = uop.ldexp %[[POWER]], %{{.*}} : f32
// NATIVE-NEXT:    uop.store %[[RESULT]]
uop.kernel @weight(%x: memref<8xf32>, %o: memref<8xf32>) {
  %i = uop.range 0 to 8 : index
  %0 = uop.load %x[%i] : memref<8xf32> -> f32
  %1 = uop.exp %0 {uop.weight} : f32
  uop.store %1, %o[%i] over (%i) : memref<8xf32>
  uop.sink
}
