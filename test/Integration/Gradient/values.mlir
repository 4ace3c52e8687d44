// Values where a derivative is a matter of definition. An argument minus itself,
// detached, plus a constant has the value of the constant and the gradient of the
// argument.

// RUN: uop-opt %s \
// RUN:   --uop-gradient='function=max keep-results=false' \
// RUN:   --uop-gradient='function=min keep-results=false' \
// RUN:   --uop-gradient='function=zeros keep-results=false' \
// RUN:   --uop-gradient='function=row_maxima keep-results=false' \
// RUN:   --uop-gradient='function=row_minima keep-results=false' \
// RUN:   --uop-gradient='function=product keep-results=false' \
// RUN:   --uop-gradient='function=pow keep-results=false' \
// RUN:   --uop-gradient='function=abs keep-results=false' \
// RUN:   --uop-gradient='function=gather keep-results=false' \
// RUN:   --uop-gradient='function=scatter_set keep-results=false' \
// RUN:   --uop-gradient='function=scatter_max keep-results=false' \
// RUN:   --uop-gradient='function=scatter_mul keep-results=false' \
// RUN:   -o %t.mlir
// RUN: uop-run %t.mlir --entry=max_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=MAX
// RUN: uop-run %t.mlir --entry=max_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=MAX
// RUN: uop-run %t.mlir --entry=min_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=MIN
// RUN: uop-run %t.mlir --entry=min_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=MIN
// RUN: uop-run %t.mlir --entry=zeros_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=ZEROS
// RUN: uop-run %t.mlir --entry=zeros_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=ZEROS
// RUN: uop-run %t.mlir --entry=row_maxima_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=ROW_MAXIMA
// RUN: uop-run %t.mlir --entry=row_maxima_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=ROW_MAXIMA
// RUN: uop-run %t.mlir --entry=row_minima_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=ROW_MINIMA
// RUN: uop-run %t.mlir --entry=row_minima_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=ROW_MINIMA
// RUN: uop-run %t.mlir --entry=product_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=PRODUCT
// RUN: uop-run %t.mlir --entry=product_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=PRODUCT
// RUN: uop-run %t.mlir --entry=pow_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=POW
// RUN: uop-run %t.mlir --entry=pow_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=POW
// RUN: uop-run %t.mlir --entry=abs_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=ABS
// RUN: uop-run %t.mlir --entry=abs_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=ABS
// RUN: uop-run %t.mlir --entry=gather_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=GATHER
// RUN: uop-run %t.mlir --entry=gather_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=GATHER
// RUN: uop-run %t.mlir --entry=scatter_set_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=SCATTER_SET
// RUN: uop-run %t.mlir --entry=scatter_set_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=SCATTER_SET
// RUN: uop-run %t.mlir --entry=scatter_max_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=SCATTER_MAX
// RUN: uop-run %t.mlir --entry=scatter_max_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=SCATTER_MAX
// RUN: uop-run %t.mlir --entry=scatter_mul_grad --random-inputs=1 --device=interpreter --print | FileCheck %s --check-prefix=SCATTER_MUL
// RUN: uop-run %t.mlir --entry=scatter_mul_grad --random-inputs=1 --device=cpu --print | FileCheck %s --check-prefix=SCATTER_MUL

// A tie is a half each; NaN is neither's.
// MAX: [0 0.5 1 0]
// MAX: [1 0.5 0 0]
func.func @max(%xa: tensor<4xf32>, %ya: tensor<4xf32>) -> tensor<4xf32> {
  %xd = uop.detach %xa : tensor<4xf32>
  %xz = uop.sub %xa, %xd : tensor<4xf32>
  %xc = uop.const dense<[1.0, 2.0, 2.0, 0x7FC00000]> : tensor<4xf32>
  %x = uop.add %xz, %xc : tensor<4xf32>
  %yd = uop.detach %ya : tensor<4xf32>
  %yz = uop.sub %ya, %yd : tensor<4xf32>
  %yc = uop.const dense<[2.0, 2.0, 1.0, 1.0]> : tensor<4xf32>
  %y = uop.add %yz, %yc : tensor<4xf32>
  %0 = uop.max %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// MIN: [1 0.5 0 0]
// MIN: [0 0.5 1 0]
func.func @min(%xa: tensor<4xf32>, %ya: tensor<4xf32>) -> tensor<4xf32> {
  %xd = uop.detach %xa : tensor<4xf32>
  %xz = uop.sub %xa, %xd : tensor<4xf32>
  %xc = uop.const dense<[1.0, 2.0, 2.0, 0x7FC00000]> : tensor<4xf32>
  %x = uop.add %xz, %xc : tensor<4xf32>
  %yd = uop.detach %ya : tensor<4xf32>
  %yz = uop.sub %ya, %yd : tensor<4xf32>
  %yc = uop.const dense<[2.0, 2.0, 1.0, 1.0]> : tensor<4xf32>
  %y = uop.add %yz, %yc : tensor<4xf32>
  %0 = uop.min %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Zeros of both signs are equal, and twice the same value gets it all.
// ZEROS: [0.5 0.5 0.5 1]
func.func @zeros(%xa: tensor<4xf32>) -> tensor<4xf32> {
  %xd = uop.detach %xa : tensor<4xf32>
  %xz = uop.sub %xa, %xd : tensor<4xf32>
  %xc = uop.const dense<[0.0, -0.0, 0.0, 3.0]> : tensor<4xf32>
  %x = uop.add %xz, %xc : tensor<4xf32>
  %z = uop.const -0.0 : tensor<4xf32>
  %m = uop.max %x, %z : tensor<4xf32>
  %0 = uop.max %m, %m : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Each row's maxima share its gradient.
// ROW_MAXIMA: {{.}}[0 0.5 0 0.5]
// ROW_MAXIMA: [0.25 0.25 0.25 0.25]
// ROW_MAXIMA: [1 0 0 0]]
func.func @row_maxima(%xa: tensor<3x4xf32>) -> tensor<3xf32> {
  %xd = uop.detach %xa : tensor<3x4xf32>
  %xz = uop.sub %xa, %xd : tensor<3x4xf32>
  %xc = uop.const dense<[[1.0, 3.0, 2.0, 3.0], [5.0, 5.0, 5.0, 5.0], [-1.0, -2.0, -3.0, -4.0]]> : tensor<3x4xf32>
  %x = uop.add %xz, %xc : tensor<3x4xf32>
  %0 = uop.reduce_axis max %x axes [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ROW_MINIMA: {{.}}[0.5 0 0.5 0]
// ROW_MINIMA: [0.25 0.25 0.25 0.25]
// ROW_MINIMA: [0 0 0 1]]
func.func @row_minima(%xa: tensor<3x4xf32>) -> tensor<3xf32> {
  %xd = uop.detach %xa : tensor<3x4xf32>
  %xz = uop.sub %xa, %xd : tensor<3x4xf32>
  %xc = uop.const dense<[[1.0, 3.0, 1.0, 3.0], [5.0, 5.0, 5.0, 5.0], [-1.0, -2.0, -3.0, -4.0]]> : tensor<3x4xf32>
  %x = uop.add %xz, %xc : tensor<3x4xf32>
  %0 = uop.reduce_axis min %x axes [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// The product of the others, whatever is 0.
// PRODUCT: {{.}}[24 12 8 6]
// PRODUCT: [0 12 0 0]
// PRODUCT: [0 0 0 0]]
func.func @product(%xa: tensor<3x4xf32>) -> tensor<3xf32> {
  %xd = uop.detach %xa : tensor<3x4xf32>
  %xz = uop.sub %xa, %xd : tensor<3x4xf32>
  %xc = uop.const dense<[[1.0, 2.0, 3.0, 4.0], [1.0, 0.0, 3.0, 4.0], [0.0, 2.0, 0.0, 4.0]]> : tensor<3x4xf32>
  %x = uop.add %xz, %xc : tensor<3x4xf32>
  %0 = uop.reduce_axis mul %x axes [1] : tensor<3x4xf32> -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// x^y at x = 0: y x^(y - 1), but 0 for 0^0; log x is -inf, but 0 for y >= 0.
// POW: [0 1 0 -inf 12]
// POW: [0 0 0 -inf 5.54517746]
func.func @pow(%xa: tensor<5xf32>, %ya: tensor<5xf32>) -> tensor<5xf32> {
  %xd = uop.detach %xa : tensor<5xf32>
  %xz = uop.sub %xa, %xd : tensor<5xf32>
  %xc = uop.const dense<[0.0, 0.0, 0.0, 0.0, 2.0]> : tensor<5xf32>
  %x = uop.add %xz, %xc : tensor<5xf32>
  %yd = uop.detach %ya : tensor<5xf32>
  %yz = uop.sub %ya, %yd : tensor<5xf32>
  %yc = uop.const dense<[0.0, 1.0, 2.0, -1.0, 3.0]> : tensor<5xf32>
  %y = uop.add %yz, %yc : tensor<5xf32>
  %0 = uop.pow %x, %y : tensor<5xf32>
  return %0 : tensor<5xf32>
}

// |x| and the steps.
// ABS: [-1 0 0 1]
func.func @abs(%xa: tensor<4xf32>) -> tensor<4xf32> {
  %xd = uop.detach %xa : tensor<4xf32>
  %xz = uop.sub %xa, %xd : tensor<4xf32>
  %xc = uop.const dense<[-3.0, -0.0, 0.0, 5.0]> : tensor<4xf32>
  %x = uop.add %xz, %xc : tensor<4xf32>
  %0 = uop.abs %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Two of the same index add up, one out of range is lost.
// GATHER: [2 0 0 37]
func.func @gather(%xa: tensor<4xf32>) -> tensor<6xf32> {
  %xd = uop.detach %xa : tensor<4xf32>
  %xz = uop.sub %xa, %xd : tensor<4xf32>
  %xc = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %x = uop.add %xz, %xc : tensor<4xf32>
  %i = uop.const dense<[3, 0, 3, -1, 4, 3]> : tensor<6xi64>
  %w = uop.const dense<[1.0, 2.0, 4.0, 8.0, 16.0, 32.0]> : tensor<6xf32>
  %g = uop.gather %x, %i axis 0 : tensor<4xf32>, tensor<6xi64> -> tensor<6xf32>
  %0 = uop.mul %g, %w : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// The last of several updates counts.
// SCATTER_SET: [0 2 4 0]
// SCATTER_SET: [0 1 0 0 0 8]
func.func @scatter_set(%ta: tensor<4xf32>, %ua: tensor<6xf32>) -> tensor<4xf32> {
  %td = uop.detach %ta : tensor<4xf32>
  %tz = uop.sub %ta, %td : tensor<4xf32>
  %tc = uop.const dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %t = uop.add %tz, %tc : tensor<4xf32>
  %ud = uop.detach %ua : tensor<6xf32>
  %uz = uop.sub %ua, %ud : tensor<6xf32>
  %uc = uop.const dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %u = uop.add %uz, %uc : tensor<6xf32>
  %i = uop.const dense<[3, 0, 3, -1, 4, 3]> : tensor<6xi64>
  %w = uop.const dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %s = uop.scatter set %t, %i, %u axis 0 : tensor<4xf32>, tensor<6xi64>, tensor<6xf32>
  %0 = uop.mul %s, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Three are equal, the element among them.
// SCATTER_MAX: [1 2 4 2.66666675]
// SCATTER_MAX: [2.66666675 0 0 0 0 2.66666675]
func.func @scatter_max(%ta: tensor<4xf32>, %ua: tensor<6xf32>) -> tensor<4xf32> {
  %td = uop.detach %ta : tensor<4xf32>
  %tz = uop.sub %ta, %td : tensor<4xf32>
  %tc = uop.const dense<[1.0, 2.0, 3.0, 6.0]> : tensor<4xf32>
  %t = uop.add %tz, %tc : tensor<4xf32>
  %ud = uop.detach %ua : tensor<6xf32>
  %uz = uop.sub %ua, %ud : tensor<6xf32>
  %uc = uop.const dense<[6.0, 0.0, 1.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %u = uop.add %uz, %uc : tensor<6xf32>
  %i = uop.const dense<[3, 0, 3, -1, 4, 3]> : tensor<6xi64>
  %w = uop.const dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %s = uop.scatter max %t, %i, %u axis 0 : tensor<4xf32>, tensor<6xi64>, tensor<6xf32>
  %0 = uop.mul %s, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Times the others, one of them 0.
// SCATTER_MUL: [5 2 4 0]
// SCATTER_MUL: [288 1 0 0 0 0]
func.func @scatter_mul(%ta: tensor<4xf32>, %ua: tensor<6xf32>) -> tensor<4xf32> {
  %td = uop.detach %ta : tensor<4xf32>
  %tz = uop.sub %ta, %td : tensor<4xf32>
  %tc = uop.const dense<[1.0, 2.0, 3.0, 6.0]> : tensor<4xf32>
  %t = uop.add %tz, %tc : tensor<4xf32>
  %ud = uop.detach %ua : tensor<6xf32>
  %uz = uop.sub %ua, %ud : tensor<6xf32>
  %uc = uop.const dense<[0.0, 5.0, 2.0, 4.0, 5.0, 3.0]> : tensor<6xf32>
  %u = uop.add %uz, %uc : tensor<6xf32>
  %i = uop.const dense<[3, 0, 3, -1, 4, 3]> : tensor<6xi64>
  %w = uop.const dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %s = uop.scatter mul %t, %i, %u axis 0 : tensor<4xf32>, tensor<6xi64>, tensor<6xf32>
  %0 = uop.mul %s, %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}
