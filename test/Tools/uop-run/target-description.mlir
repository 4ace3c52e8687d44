// What the module says of its target holds for the schedules of its kernels.
//
// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %s --random-inputs=1 --verify --dump-kernels=%t
// RUN: cat %t/*.loops.mlir | FileCheck %s
// RUN: sed 's/ = 1024 : i64/ = 1048576 : i64/' %s > %t.large.mlir
// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %t.large.mlir --random-inputs=1 --verify --dump-kernels=%t
// RUN: cat %t/*.loops.mlir | FileCheck %s --check-prefix=FITS

// CHECK: nontemporal
// FITS: vector.store
// FITS-NOT: nontemporal
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.last_cache_bytes" = 1024 : i64>>} {
  func.func @main(%x: tensor<64x256xf32>) -> tensor<64x256xf32> {
    %0 = uop.reduce_axis max %x axes [1] : tensor<64x256xf32> -> tensor<64xf32>
    %1 = uop.reshape %0 : tensor<64xf32> -> tensor<64x1xf32>
    %2 = uop.expand %1 : tensor<64x1xf32> -> tensor<64x256xf32>
    %3 = uop.sub %x, %2 : tensor<64x256xf32>
    return %3 : tensor<64x256xf32>
  }
}
