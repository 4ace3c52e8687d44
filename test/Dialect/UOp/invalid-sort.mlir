// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @axis(%x: tensor<4x8xf32>) {
  // expected-error @below {{axis 2 is out of range of rank 2}}
  %0:2 = uop.sort %x axis 2 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xi64>
  return
}

// -----

func.func @negative_axis(%x: tensor<4x8xf32>) {
  // expected-error @below {{axis -1 is out of range of rank 2}}
  %0:2 = uop.topk %x axis -1 : tensor<4x8xf32> -> tensor<4x2xf32>, tensor<4x2xi64>
  return
}

// -----

func.func @values(%x: tensor<4x8xf32>) {
  // expected-error @below {{failed to verify that all of {source, values} have same type}}
  %0:2 = uop.sort %x axis 1 : tensor<4x8xf32> -> tensor<4x7xf32>, tensor<4x8xi64>
  return
}

// -----

func.func @positions(%x: tensor<4x8xf32>) {
  // expected-error @below {{positions must have type 'tensor<4x8xi64>', got 'tensor<4x7xi64>'}}
  %0:2 = uop.sort %x axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x7xi64>
  return
}

// -----

func.func @position_type(%x: tensor<4x8xf32>) {
  // expected-error @below {{result #1 must be a ranked tensor of integers, but got 'tensor<4x8xf32>'}}
  %0:2 = uop.sort %x axis 1 : tensor<4x8xf32> -> tensor<4x8xf32>, tensor<4x8xf32>
  return
}

// -----

func.func @small_positions(%x: tensor<4x129xf32>) {
  // expected-error @below {{positions go up to 128, which 'i8' does not hold}}
  %0:2 = uop.sort %x axis 1 : tensor<4x129xf32> -> tensor<4x129xf32>, tensor<4x129xi8>
  return
}

// -----

func.func @top_values(%x: tensor<4x8xf32>) {
  // expected-error @below {{values must have type 'tensor<4x2xf32>', got 'tensor<3x2xf32>'}}
  %0:2 = uop.topk %x axis 1 : tensor<4x8xf32> -> tensor<3x2xf32>, tensor<3x2xi64>
  return
}

// -----

func.func @top_rank(%x: tensor<4x8xf32>) {
  // expected-error @below {{values must have type 'tensor<4x8xf32>', got 'tensor<2xf32>'}}
  %0:2 = uop.topk %x axis 1 : tensor<4x8xf32> -> tensor<2xf32>, tensor<2xi64>
  return
}

// -----

func.func @dynamic_top(%x: tensor<4x?xf32>) {
  // expected-error @below {{needs a static number of values, got 'tensor<4x?xf32>'}}
  %0:2 = uop.topk %x axis 1 : tensor<4x?xf32> -> tensor<4x?xf32>, tensor<4x?xi64>
  return
}

// -----

func.func @too_many(%x: tensor<4x8xf32>) {
  // expected-error @below {{takes 9 elements of axis 1, which has 8}}
  %0:2 = uop.topk %x axis 1 : tensor<4x8xf32> -> tensor<4x9xf32>, tensor<4x9xi64>
  return
}

// -----

func.func @nonzero_dynamic(%x: tensor<?xf32>) {
  // expected-error @below {{needs a static shape, got 'tensor<?xf32>'}}
  %0:2 = uop.nonzero %x : tensor<?xf32> -> tensor<8x1xi64>, tensor<i64>
  return
}

// -----

func.func @nonzero_count(%x: tensor<8xf32>) {
  // expected-error @below {{count must have rank 0, got 'tensor<1xi64>'}}
  %0:2 = uop.nonzero %x : tensor<8xf32> -> tensor<8x1xi64>, tensor<1xi64>
  return
}

// -----

func.func @nonzero_small_count(%x: tensor<128xf32>) {
  // expected-error @below {{counts go up to 128, which 'i8' does not hold}}
  %0:2 = uop.nonzero %x : tensor<128xf32> -> tensor<8x1xi64>, tensor<i8>
  return
}

// -----

func.func @nonzero_rows(%x: tensor<4x8xf32>) {
  // expected-error @below {{positions must have a static shape of rows of 2, got 'tensor<32x3xi64>'}}
  %0:2 = uop.nonzero %x : tensor<4x8xf32> -> tensor<32x3xi64>, tensor<i64>
  return
}

// -----

func.func @nonzero_unsigned(%x: tensor<4x8xf32>) {
  // expected-error @below {{positions hold -1 where there is nothing, got 'tensor<32x2xui64>'}}
  %0:2 = uop.nonzero %x : tensor<4x8xf32> -> tensor<32x2xui64>, tensor<i64>
  return
}

// -----

func.func @nonzero_small(%x: tensor<4x129xf32>) {
  // expected-error @below {{positions go up to 128, which 'i8' does not hold}}
  %0:2 = uop.nonzero %x : tensor<4x129xf32> -> tensor<32x2xi8>, tensor<i64>
  return
}

// -----

func.func @huge(%x: tensor<4294967296x4294967296xi8>) {
  // expected-error @below {{has more elements than 64 bits count, in 'tensor<4294967296x4294967296xi8>'}}
  %0:2 = uop.nonzero %x : tensor<4294967296x4294967296xi8> -> tensor<32x2xi64>, tensor<i64>
  return
}

// -----

func.func @unique_values(%x: tensor<4x8xf32>) {
  // expected-error @below {{values must have rank 1, a static size and elements of type 'f32', got 'tensor<32xi32>'}}
  %0:5 = uop.unique %x : tensor<4x8xf32> -> tensor<32xi32>, tensor<32xi64>, tensor<32xi64>, tensor<4x8xi64>, tensor<i64>
  return
}

// -----

func.func @unique_first(%x: tensor<4x8xf32>) {
  // expected-error @below {{first must have type 'tensor<32xi64>', got 'tensor<31xi64>'}}
  %0:5 = uop.unique %x : tensor<4x8xf32> -> tensor<32xf32>, tensor<31xi64>, tensor<32xi64>, tensor<4x8xi64>, tensor<i64>
  return
}

// -----

func.func @unique_repeats(%x: tensor<4x8xf32>) {
  // expected-error @below {{repeats must have type 'tensor<32xi64>', got 'tensor<31xi64>'}}
  %0:5 = uop.unique %x : tensor<4x8xf32> -> tensor<32xf32>, tensor<32xi64>, tensor<31xi64>, tensor<4x8xi64>, tensor<i64>
  return
}

// -----

func.func @unique_groups(%x: tensor<4x8xf32>) {
  // expected-error @below {{groups must have type 'tensor<4x8xi64>', got 'tensor<32xi64>'}}
  %0:5 = uop.unique %x : tensor<4x8xf32> -> tensor<32xf32>, tensor<32xi64>, tensor<32xi64>, tensor<32xi64>, tensor<i64>
  return
}

// -----

func.func @unique_small_first(%x: tensor<200xf32>) {
  // expected-error @below {{first positions go up to 199, which 'i8' does not hold}}
  %0:5 = uop.unique %x : tensor<200xf32> -> tensor<200xf32>, tensor<200xi8>, tensor<200xi64>, tensor<200xi64>, tensor<i64>
  return
}

// -----

func.func @unique_unsigned_first(%x: tensor<200xf32>) {
  // expected-error @below {{first positions hold -1 where there is nothing, got 'tensor<200xui8>'}}
  %0:5 = uop.unique %x : tensor<200xf32> -> tensor<200xf32>, tensor<200xui8>, tensor<200xi64>, tensor<200xi64>, tensor<i64>
  return
}

// -----

func.func @unique_small_repeats(%x: tensor<200xf32>) {
  // expected-error @below {{repeats go up to 200, which 'i8' does not hold}}
  %0:5 = uop.unique %x : tensor<200xf32> -> tensor<200xf32>, tensor<200xi64>, tensor<200xi8>, tensor<200xi64>, tensor<i64>
  return
}

// -----

func.func @unique_small_groups(%x: tensor<200xf32>) {
  // expected-error @below {{groups go up to 199, which 'i8' does not hold}}
  %0:5 = uop.unique %x : tensor<200xf32> -> tensor<200xf32>, tensor<200xi64>, tensor<200xi64>, tensor<200xi8>, tensor<i64>
  return
}
