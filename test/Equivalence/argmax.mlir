// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-fuse --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-simplify-index --uop-fuse --uop-simplify-index --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --test-uop-interpret
// RUN: uop-opt %s --uop-rangeify --uop-form-kernels --uop-dedup-kernels --uop-thread-kernels=min-time=0 --test-uop-interpret
// RUN: uop-opt %s --uop-schedule --test-uop-interpret
// RUN: uop-opt %s --uop-schedule=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --test-uop-interpret
// RUN: uop-opt %s --uop-plan=fuse=false --test-uop-interpret
// RUN: uop-opt %s --uop-plan --convert-uop-to-loops -o /dev/null
// RUN: uop-opt %s --uop-plan --uop-map-to-blocks=threads=32 --test-uop-interpret

// The first maximum of each row, INT_MIN and INT_MAX among them.
func.func @argmax() {
  %x = uop.const dense<[[3, -2147483648, 7, 7, 1], [-2147483648, -2147483648, -2147483648, -2147483648, -2147483648], [2147483647, 0, 2147483647, -1, 5], [-5, -4, -3, -2, -1]]> : tensor<4x5xi32>
  %m = uop.reduce_axis max %x axes [1] : tensor<4x5xi32> -> tensor<4xi32>
  %m1 = uop.reshape %m : tensor<4xi32> -> tensor<4x1xi32>
  %m2 = uop.expand %m1 : tensor<4x1xi32> -> tensor<4x5xi32>
  %eq = uop.cmp eq %x, %m2 : tensor<4x5xi32>
  %i = uop.iota axis 1 : tensor<4x5xi64>
  %n = uop.const 5 : tensor<4x5xi64>
  %r = uop.sub %n, %i : tensor<4x5xi64>
  %z = uop.const 0 : tensor<4x5xi64>
  %w = uop.where %eq, %r, %z : tensor<4x5xi64>
  %k = uop.reduce_axis max %w axes [1] : tensor<4x5xi64> -> tensor<4xi64>
  %n1 = uop.const 5 : tensor<4xi64>
  %o = uop.sub %n1, %k : tensor<4xi64>
  %e = uop.const dense<[2, 0, 0, 4]> : tensor<4xi64>
  check.expect_eq %o, %e : tensor<4xi64>
  return
}
