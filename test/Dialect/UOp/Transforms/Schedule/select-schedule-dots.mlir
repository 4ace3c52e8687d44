// Dot products where the machine has an instruction for them.
//
// RUN: uop-opt %s --split-input-file --pass-pipeline="builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))" | FileCheck %s --check-prefixes=CHECK,SLOW
// RUN: sed 's/dot_products" = 4/dot_products" = 1/' %s \
// RUN:   | uop-opt --split-input-file --pass-pipeline="builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))" | FileCheck %s --check-prefixes=CHECK,FAST
// RUN: sed 's/dot_products" = [14]/dot_products" = 0/' %s \
// RUN:   | uop-opt --split-input-file --pass-pipeline="builtin.module(uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))" | FileCheck %s --check-prefix=NONE

// NONE-NOT: dot(

// The second factor has the lanes; panels of it are packed.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[dot(2, 1), {{.*}}stage(1, 1)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.dot_products" = 1>>} {
  uop.kernel @product(%x: memref<16384xi8>, %y: memref<16384xi8>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xi8> -> i8
    %3 = uop.cast %2 : i8 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xi8> -> i8
    %7 = uop.cast %6 : i8 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }

  // What is left over of the sum is added up without them. The numbers of the
  // first factor are in the order of the rows, and are packed, too.
  // CHECK-LABEL: uop.kernel @left_over(
  // CHECK-SAME: <[peel(2, 4), dot(2, 1), {{.*}}stage(0, 1), {{.*}}stage(1, 1)
  uop.kernel @left_over(%x: memref<16640xi8>, %y: memref<16640xi8>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 130 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %k, %c128 : index
    %1 = uop.add %0, %i : index
    %2 = uop.load %x[%1] : memref<16640xi8> -> i8
    %3 = uop.cast %2 : i8 -> i32
    %5 = uop.add %0, %j : index
    %6 = uop.load %y[%5] : memref<16640xi8> -> i8
    %7 = uop.cast %6 : i8 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %row = uop.mul %i, %c128 : index
    %10 = uop.add %row, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }

  // There is none for numbers of 16 bits.
  // CHECK-LABEL: uop.kernel @shorts(
  // CHECK-NOT: dot(
  // CHECK: uop.sink
  uop.kernel @shorts(%x: memref<16384xi16>, %y: memref<16384xi16>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xi16> -> i16
    %3 = uop.cast %2 : i16 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xi16> -> i16
    %7 = uop.cast %6 : i16 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }
}

// -----

// The instruction for bf16 takes as long as four sums there: products of f32
// are faster.
// SLOW-LABEL: uop.kernel @product(
// SLOW-NOT: dot(
// FAST-LABEL: uop.kernel @product(
// FAST-SAME: <[dot(2, 1)
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.bf16_dot_products" = 4>>} {
  uop.kernel @product(%x: memref<16384xbf16>, %y: memref<16384xbf16>, %o: memref<16384xf32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xbf16> -> bf16
    %3 = uop.cast %2 : bf16 -> f32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xbf16> -> bf16
    %7 = uop.cast %6 : bf16 -> f32
    %8 = uop.mul %3, %7 : f32
    %9 = uop.reduce add %8 over (%k) : f32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xf32>
    uop.sink
  }
}

// -----

// Where there is an instruction for signed numbers of 16 bits alone, those of 8
// are widened, and both factors are packed.
// CHECK-LABEL: uop.kernel @bytes(
// CHECK-SAME: <[dot(2, 1, 16), {{.*}}stage(0, {{[0-9]}}), {{.*}}stage(1, 1)
// CHECK-LABEL: uop.kernel @words(
// CHECK-SAME: <[dot(2, 1), {{.*}}stage(1, 1)
// CHECK-LABEL: uop.kernel @mixed(
// CHECK-SAME: <[dot(2, 1), {{.*}}stage(1, 1)
// There is none for numbers without sign that have to stay as they are.
// CHECK-LABEL: uop.kernel @unsigned(
// CHECK-NOT: dot(
// CHECK: uop.sink
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.i16_dot_products" = 1>>} {
  uop.kernel @bytes(%x: memref<16384xui8>, %y: memref<16384xi8>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xui8> -> ui8
    %3 = uop.cast %2 : ui8 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xi8> -> i8
    %7 = uop.cast %6 : i8 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }

  uop.kernel @words(%x: memref<16384xui16>, %y: memref<16384xi16>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xui16> -> ui16
    %3 = uop.cast %2 : ui16 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xi16> -> i16
    %7 = uop.cast %6 : i16 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }

  uop.kernel @mixed(%x: memref<16384xi16>, %y: memref<16384xui8>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xi16> -> i16
    %3 = uop.cast %2 : i16 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xui8> -> ui8
    %7 = uop.cast %6 : ui8 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }

  uop.kernel @unsigned(%x: memref<16384xi16>, %y: memref<16384xui16>, %o: memref<16384xi32>) {
    %i = uop.range 0 to 128 : index
    %j = uop.range 1 to 128 : index
    %k = uop.range 2 to 128 reduce : index
    %c128 = uop.const 128 : index
    %0 = uop.mul %i, %c128 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<16384xi16> -> i16
    %3 = uop.cast %2 : i16 -> i32
    %4 = uop.mul %k, %c128 : index
    %5 = uop.add %4, %j : index
    %6 = uop.load %y[%5] : memref<16384xui16> -> ui16
    %7 = uop.cast %6 : ui16 -> i32
    %8 = uop.mul %3, %7 : i32
    %9 = uop.reduce add %8 over (%k) : i32
    %10 = uop.add %0, %j : index
    uop.store %9, %o[%10] over (%i, %j) : memref<16384xi32>
    uop.sink
  }
}
