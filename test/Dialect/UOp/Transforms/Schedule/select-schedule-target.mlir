// What a schedule is chosen by are constants of the target: each of them changes
// a choice.
//
// RUN: uop-opt %s --pass-pipeline='builtin.module(func.func(uop-split-reductions{threads=2}),uop.kernel(uop-thread-kernels,uop-select-schedule{vector-bytes=64 registers=32 threads=2}))' --split-input-file | FileCheck %s

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(1, 0), split(1, 64), thread(0), simd(3, 16), upcast(3, 4), upcast(0, 6)]>
module {
  uop.kernel @product(%a: memref<6144xf32>, %b: memref<4096xf32>, %o: memref<6144xf32>) {
    %i = uop.range 0 to 96 : index
    %j = uop.range 1 to 64 : index
    %k = uop.range 2 to 64 reduce : index
    %ck = uop.const 64 : index
    %cn = uop.const 64 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<6144xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<4096xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<6144xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(1, 0), split(1, 32), thread(1), simd(3, 16), upcast(3, 2), upcast(0, 8)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.load_cost" = 0.0 : f64>>} {
  uop.kernel @product(%a: memref<6144xf32>, %b: memref<4096xf32>, %o: memref<6144xf32>) {
    %i = uop.range 0 to 96 : index
    %j = uop.range 1 to 64 : index
    %k = uop.range 2 to 64 reduce : index
    %ck = uop.const 64 : index
    %cn = uop.const 64 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<6144xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<4096xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<6144xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(0, 1), upcast(0, 2), upcast(1, 2), simd(2, 16), unroll(2, 2)]>
module {
  uop.kernel @product(%a: memref<8192xf32>, %b: memref<8192xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 2 : index
    %j = uop.range 1 to 2 : index
    %k = uop.range 2 to 4096 reduce : index
    %ck = uop.const 4096 : index
    %cn = uop.const 2 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<8192xf32> -> f32
    %3 = uop.mul %j, %ck : index
    %4 = uop.add %3, %k : index
    %5 = uop.load %b[%4] : memref<8192xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<4xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(0, 1), upcast(0, 2), upcast(1, 2), simd(2, 16)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.product_sums" = 4 : i64>>} {
  uop.kernel @product(%a: memref<8192xf32>, %b: memref<8192xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 2 : index
    %j = uop.range 1 to 2 : index
    %k = uop.range 2 to 4096 reduce : index
    %ck = uop.const 4096 : index
    %cn = uop.const 2 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<8192xf32> -> f32
    %3 = uop.mul %j, %ck : index
    %4 = uop.add %3, %k : index
    %5 = uop.load %b[%4] : memref<8192xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<4xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(1, 0), split(1, 64), thread(1), simd(3, 16), upcast(3, 4), upcast(0, 4), stage(1, 1)]>
module {
  uop.kernel @product(%a: memref<128xf32>, %b: memref<8192xf32>, %o: memref<16384xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 1024 : index
    %k = uop.range 2 to 8 reduce : index
    %ck = uop.const 8 : index
    %cn = uop.const 1024 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<128xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<8192xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<16384xf32>
    uop.sink
  }
}

// -----

// Where addresses of pages take long to find, and few are kept, each row of
// vectors had better be in the page of the one before it.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(1, 0), peel(0, 6), split(1, 64), thread(1), simd(4, 16), upcast(4, 4), upcast(0, 6), upcast(3, 4), stage(1, 1)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.first_pages" = 4, "uop.next_page_ns" = 100>>} {
  uop.kernel @product(%a: memref<128xf32>, %b: memref<8192xf32>, %o: memref<16384xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 1024 : index
    %k = uop.range 2 to 8 reduce : index
    %ck = uop.const 8 : index
    %cn = uop.const 1024 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<128xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<8192xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<16384xf32>
    uop.sink
  }
}

// -----

// Unless such a panel is too large.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(1, 0), peel(0, 6), split(1, 64), thread(1), simd(4, 16), upcast(4, 4), upcast(0, 6), upcast(3, 4)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.first_pages" = 4, "uop.next_page_ns" = 100,
                                     "uop.panel_elements" = 64 : i64>>} {
  uop.kernel @product(%a: memref<128xf32>, %b: memref<8192xf32>, %o: memref<16384xf32>) {
    %i = uop.range 0 to 16 : index
    %j = uop.range 1 to 1024 : index
    %k = uop.range 2 to 8 reduce : index
    %ck = uop.const 8 : index
    %cn = uop.const 1024 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<128xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<8192xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<16384xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(0, 1), split(0, 256), thread(0), upcast(3, 8), upcast(1, 3), simd(2, 16), stage(1, 0)]>
module {
  uop.kernel @product(%a: memref<131072xf32>, %b: memref<768xf32>, %o: memref<1536xf32>) {
    %i = uop.range 0 to 512 : index
    %j = uop.range 1 to 3 : index
    %k = uop.range 2 to 256 reduce : index
    %ck = uop.const 256 : index
    %cn = uop.const 3 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<131072xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<768xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<1536xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @product(
// CHECK-SAME: <[reorder(0, 1), split(0, 64), thread(0), simd(3, 16), upcast(3, 4), upcast(1, 3), stage(0, 0)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.tile_bytes" = 512 : i64>>} {
  uop.kernel @product(%a: memref<131072xf32>, %b: memref<768xf32>, %o: memref<1536xf32>) {
    %i = uop.range 0 to 512 : index
    %j = uop.range 1 to 3 : index
    %k = uop.range 2 to 256 reduce : index
    %ck = uop.const 256 : index
    %cn = uop.const 3 : index
    %0 = uop.mul %i, %ck : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %a[%1] : memref<131072xf32> -> f32
    %3 = uop.mul %k, %cn : index
    %4 = uop.add %3, %j : index
    %5 = uop.load %b[%4] : memref<768xf32> -> f32
    %6 = uop.mul %2, %5 : f32
    %7 = uop.reduce add %6 over (%k) : f32
    %8 = uop.mul %i, %cn : index
    %9 = uop.add %8, %j : index
    uop.store %7, %o[%9] over (%i, %j) : memref<1536xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @pixels(
// CHECK-SAME: <[reorder(0, 1, 2), peel(2, 6), split(0, 64), thread(0), simd(5, 16), upcast(5, 4), upcast(2, 6), upcast(4, 4), stage(0, 0)]>
module {
  uop.kernel @pixels(%w: memref<524288xf32>, %x: memref<55296xf32>, %o: memref<24576xf32>) {
    %c = uop.range 0 to 512 : index
    %i = uop.range 1 to 3 : index
    %j = uop.range 2 to 16 : index
    %k = uop.range 3 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %c48 = uop.const 48 : index
    %c54 = uop.const 54 : index
    %c18 = uop.const 18 : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %c, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %w[%1] : memref<524288xf32> -> f32
    %3 = uop.mul %k, %c54 : index
    %4 = uop.mul %i, %c16 : index
    %5 = uop.add %4, %j : index
    %row = uop.mul %i, %c18 : index
    %at = uop.add %row, %j : index
    %6 = uop.add %3, %at : index
    %7 = uop.load %x[%6] : memref<55296xf32> -> f32
    %8 = uop.mul %2, %7 : f32
    %9 = uop.reduce add %8 over (%k) : f32
    %10 = uop.mul %c, %c48 : index
    %11 = uop.add %10, %5 : index
    uop.store %9, %o[%11] over (%c, %i, %j) : memref<24576xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @pixels(
// CHECK-SAME: <[reorder(1, 2, 0), split(2, 16), thread(0), simd(4, 16), upcast(0, 8)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.far_load_cost" = 0.0 : f64>>} {
  uop.kernel @pixels(%w: memref<524288xf32>, %x: memref<55296xf32>, %o: memref<24576xf32>) {
    %c = uop.range 0 to 512 : index
    %i = uop.range 1 to 3 : index
    %j = uop.range 2 to 16 : index
    %k = uop.range 3 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %c48 = uop.const 48 : index
    %c54 = uop.const 54 : index
    %c18 = uop.const 18 : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %c, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %w[%1] : memref<524288xf32> -> f32
    %3 = uop.mul %k, %c54 : index
    %4 = uop.mul %i, %c16 : index
    %5 = uop.add %4, %j : index
    %row = uop.mul %i, %c18 : index
    %at = uop.add %row, %j : index
    %6 = uop.add %3, %at : index
    %7 = uop.load %x[%6] : memref<55296xf32> -> f32
    %8 = uop.mul %2, %7 : f32
    %9 = uop.reduce add %8 over (%k) : f32
    %10 = uop.mul %c, %c48 : index
    %11 = uop.add %10, %5 : index
    uop.store %9, %o[%11] over (%c, %i, %j) : memref<24576xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @pixels(
// CHECK-SAME: <[reorder(1, 2, 0), split(2, 16), thread(0), simd(4, 16), upcast(0, 8)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.copy_cost" = 16 : i64>>} {
  uop.kernel @pixels(%w: memref<524288xf32>, %x: memref<55296xf32>, %o: memref<24576xf32>) {
    %c = uop.range 0 to 512 : index
    %i = uop.range 1 to 3 : index
    %j = uop.range 2 to 16 : index
    %k = uop.range 3 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %c48 = uop.const 48 : index
    %c54 = uop.const 54 : index
    %c18 = uop.const 18 : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %c, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %w[%1] : memref<524288xf32> -> f32
    %3 = uop.mul %k, %c54 : index
    %4 = uop.mul %i, %c16 : index
    %5 = uop.add %4, %j : index
    %row = uop.mul %i, %c18 : index
    %at = uop.add %row, %j : index
    %6 = uop.add %3, %at : index
    %7 = uop.load %x[%6] : memref<55296xf32> -> f32
    %8 = uop.mul %2, %7 : f32
    %9 = uop.reduce add %8 over (%k) : f32
    %10 = uop.mul %c, %c48 : index
    %11 = uop.add %10, %5 : index
    uop.store %9, %o[%11] over (%c, %i, %j) : memref<24576xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @pixels(
// CHECK-SAME: <[reorder(1, 2, 0), split(2, 16), thread(0), simd(4, 16), upcast(0, 8)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.transpose_cost" = 1000 : i64>>} {
  uop.kernel @pixels(%w: memref<524288xf32>, %x: memref<55296xf32>, %o: memref<24576xf32>) {
    %c = uop.range 0 to 512 : index
    %i = uop.range 1 to 3 : index
    %j = uop.range 2 to 16 : index
    %k = uop.range 3 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %c48 = uop.const 48 : index
    %c54 = uop.const 54 : index
    %c18 = uop.const 18 : index
    %c16 = uop.const 16 : index
    %0 = uop.mul %c, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %w[%1] : memref<524288xf32> -> f32
    %3 = uop.mul %k, %c54 : index
    %4 = uop.mul %i, %c16 : index
    %5 = uop.add %4, %j : index
    %row = uop.mul %i, %c18 : index
    %at = uop.add %row, %j : index
    %6 = uop.add %3, %at : index
    %7 = uop.load %x[%6] : memref<55296xf32> -> f32
    %8 = uop.mul %2, %7 : f32
    %9 = uop.reduce add %8 over (%k) : f32
    %10 = uop.mul %c, %c48 : index
    %11 = uop.add %10, %5 : index
    uop.store %9, %o[%11] over (%c, %i, %j) : memref<24576xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @strided(
// CHECK-SAME: <[reorder(0, 1, 2), split(0, 32), thread(0), simd(6, 16), upcast(6, 2), upcast(2, 14), stage(0, 0), stage(1, 0)]>
module {
  uop.kernel @strided(%arg0: memref<200704xf32>, %arg1: memref<73728xf32>, %arg2: memref<100352xf32>) {
    %c0 = uop.const 0 : index
    %r0 = uop.range 0 to 128 : index
    %r1 = uop.range 1 to 28 : index
    %r2 = uop.range 2 to 28 : index
    %k3 = uop.range 3 to 64 reduce : index
    %c2 = uop.const 2 : index
    %0 = uop.mul %r1, %c2 : index
    %k4 = uop.range 4 to 3 reduce : index
    %1 = uop.add %0, %k4 : index
    %2 = uop.mul %r2, %c2 : index
    %k5 = uop.range 5 to 3 reduce : index
    %3 = uop.add %2, %k5 : index
    %4 = uop.cmp lt %c0, %1 : index
    %5 = uop.cmp lt %c0, %3 : index
    %6 = uop.and %4, %5 : i1
    %c112 = uop.const 112 : index
    %7 = uop.mul %r1, %c112 : index
    %c56 = uop.const 56 : index
    %8 = uop.mul %k4, %c56 : index
    %9 = uop.add %7, %8 : index
    %10 = uop.add %9, %2 : index
    %11 = uop.add %10, %k5 : index
    %c3136 = uop.const 3136 : index
    %12 = uop.mul %k3, %c3136 : index
    %13 = uop.add %11, %12 : index
    %c_57 = uop.const -57 : index
    %14 = uop.add %13, %c_57 : index
    %15 = uop.load %arg0[%14] if %6 : memref<200704xf32> -> f32
    %c3 = uop.const 3 : index
    %16 = uop.mul %k4, %c3 : index
    %17 = uop.add %16, %k5 : index
    %c9 = uop.const 9 : index
    %18 = uop.mul %k3, %c9 : index
    %19 = uop.add %17, %18 : index
    %c576 = uop.const 576 : index
    %20 = uop.mul %r0, %c576 : index
    %21 = uop.add %19, %20 : index
    %22 = uop.load %arg1[%21] : memref<73728xf32> -> f32
    %23 = uop.mul %15, %22 : f32
    %24 = uop.reduce add %23 over (%k3, %k4, %k5) : f32
    %c28 = uop.const 28 : index
    %25 = uop.mul %r1, %c28 : index
    %26 = uop.add %25, %r2 : index
    %c784 = uop.const 784 : index
    %27 = uop.mul %r0, %c784 : index
    %28 = uop.add %26, %27 : index
    uop.store %24, %arg2[%28] over (%r0, %r1, %r2) : memref<100352xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: <[simd(1, 16), unroll(1, 4)]>
module {
  uop.kernel @rows(%x: memref<65536xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %k = uop.range 1 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<65536xf32> -> f32
    %3 = uop.reduce add %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: <[simd(1, 16), unroll(1, 2)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.reduction_sums" = 2 : i64>>} {
  uop.kernel @rows(%x: memref<65536xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %k = uop.range 1 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<65536xf32> -> f32
    %3 = uop.reduce add %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }
}

// -----

// CHECK-LABEL: uop.kernel @rows(
// CHECK-SAME: <[thread(0), simd(1, 16), unroll(1, 4)]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.thread_ns" = 0 : i64>>} {
  uop.kernel @rows(%x: memref<65536xf32>, %o: memref<64xf32>) {
    %i = uop.range 0 to 64 : index
    %k = uop.range 1 to 1024 reduce : index
    %c1024 = uop.const 1024 : index
    %0 = uop.mul %i, %c1024 : index
    %1 = uop.add %0, %k : index
    %2 = uop.load %x[%1] : memref<65536xf32> -> f32
    %3 = uop.reduce add %2 over (%k) : f32
    uop.store %3, %o[%i] over (%i) : memref<64xf32>
    uop.sink
  }
}

// -----

// As it is chosen by default.
// CHECK-LABEL: func.func @sum(
// CHECK-COUNT-2: uop.bufferize
// CHECK-NOT: uop.bufferize
module {
  func.func @sum(%x: tensor<147456xf32>) -> tensor<f32> {
    %k = uop.range 0 to 147456 reduce : index
    %0 = uop.index %x[%k] : tensor<147456xf32> -> f32
    %1 = uop.reduce add %0 over (%k) : f32
    %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// CHECK-LABEL: func.func @sum(
// CHECK-COUNT-1: uop.bufferize
// CHECK-NOT: uop.bufferize
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.thread_ns" = 1.0e+9 : f64>>} {
  func.func @sum(%x: tensor<147456xf32>) -> tensor<f32> {
    %k = uop.range 0 to 147456 reduce : index
    %0 = uop.index %x[%k] : tensor<147456xf32> -> f32
    %1 = uop.reduce add %0 over (%k) : f32
    %2 = uop.bufferize %1 over () : f32 -> tensor<f32>
    return %2 : tensor<f32>
  }
}
