// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=long --random-inputs=3 --verify --threads=3
// RUN: uop-run %s --entry=topk --random-inputs=4 --verify --threads=2
// RUN: uop-run %s --entry=counted --random-inputs=5 --verify --threads=2
// RUN: uop-run %s --entry=around --random-inputs=6 --verify
// RUN: uop-run %s --entry=scratch --random-inputs=7 --verify --threads=2 --output=%t.1.npy --output=%t.2.npy
// RUN: uop-compile %s --entry=scratch -o %t.uop
// RUN: uop-run %t.uop --random-inputs=7 --output=%t.3.npy --output=%t.4.npy && cmp %t.1.npy %t.3.npy && cmp %t.2.npy %t.4.npy

// Rows of all lengths that are sorted in another way, and of odd sizes: by
// comparing, by digits; with the position in the key, beside it, without it.
func.func @main(%x: tensor<3x1001xf32>, %y: tensor<1001x3xf64>, %z: tensor<5x65x2xi16>, %w: tensor<7x64xi64>, %b: tensor<300xi1>)
    -> (tensor<3x1001xf32>, tensor<3x1001xi64>, tensor<1001x3xf64>, tensor<1001x3xi16>, tensor<5x65x2xi16>, tensor<7x64xi64>, tensor<7x64xi8>, tensor<300xi1>, tensor<300xi32>) {
  %0:2 = uop.sort %x axis 1 : tensor<3x1001xf32> -> tensor<3x1001xf32>, tensor<3x1001xi64>
  %1:2 = uop.sort %y axis 0 descending : tensor<1001x3xf64> -> tensor<1001x3xf64>, tensor<1001x3xi16>
  %2:2 = uop.sort %z axis 1 : tensor<5x65x2xi16> -> tensor<5x65x2xi16>, tensor<5x65x2xi64>
  %3:2 = uop.sort %w axis 1 descending : tensor<7x64xi64> -> tensor<7x64xi64>, tensor<7x64xi8>
  %4:2 = uop.sort %b axis 0 : tensor<300xi1> -> tensor<300xi1>, tensor<300xi32>
  return %0#0, %0#1, %1#0, %1#1, %2#0, %3#0, %3#1, %4#0, %4#1 : tensor<3x1001xf32>, tensor<3x1001xi64>, tensor<1001x3xf64>, tensor<1001x3xi16>, tensor<5x65x2xi16>, tensor<7x64xi64>, tensor<7x64xi8>, tensor<300xi1>, tensor<300xi32>
}

// Rows whose scratch is not on the stack, in an artifact too.
func.func @scratch(%x: tensor<2x20000xf32>, %y: tensor<3x30001xi16>) -> (tensor<2x20000xf32>, tensor<3x30001xi16>) {
  %0:2 = uop.sort %x axis 1 descending : tensor<2x20000xf32> -> tensor<2x20000xf32>, tensor<2x20000xi64>
  %1:2 = uop.sort %y axis 1 : tensor<3x30001xi16> -> tensor<3x30001xi16>, tensor<3x30001xi16>
  return %0#0, %1#1 : tensor<2x20000xf32>, tensor<3x30001xi16>
}

// Rows that threads share the parts of: of 2 MiB and more.
func.func @long(%x: tensor<300007xf32>, %y: tensor<2x262145xf64>) -> (tensor<300007xf32>, tensor<300007xi64>, tensor<2x262145xi32>) {
  %0:2 = uop.sort %x axis 0 : tensor<300007xf32> -> tensor<300007xf32>, tensor<300007xi64>
  %1:2 = uop.sort %y axis 1 descending : tensor<2x262145xf64> -> tensor<2x262145xf64>, tensor<2x262145xi32>
  return %0#0, %0#1, %1#1 : tensor<300007xf32>, tensor<300007xi64>, tensor<2x262145xi32>
}

func.func @topk(%x: tensor<5x5003xf32>, %y: tensor<5003x2xi64>, %z: tensor<3x700xi8>, %w: tensor<4x100xf16>, %v: tensor<4x9000xi16>)
    -> (tensor<5x7xf32>, tensor<5x7xi64>, tensor<4x30xi16>, tensor<9x2xi64>, tensor<9x2xi16>, tensor<3x11xi8>, tensor<4x90xf16>) {
  %0:2 = uop.topk %x axis 1 : tensor<5x5003xf32> -> tensor<5x7xf32>, tensor<5x7xi64>
  %1:2 = uop.topk %y axis 0 smallest : tensor<5003x2xi64> -> tensor<9x2xi64>, tensor<9x2xi16>
  %2:2 = uop.topk %z axis 1 : tensor<3x700xi8> -> tensor<3x11xi8>, tensor<3x11xi64>
  %3:2 = uop.topk %w axis 1 : tensor<4x100xf16> -> tensor<4x90xf16>, tensor<4x90xi8>
  // Several are equal, in blocks whose order is another one than theirs.
  %i = uop.iota axis 1 : tensor<4x9000xi16>
  %ii = uop.mul %i, %i : tensor<4x9000xi16>
  %n = uop.add %ii, %v : tensor<4x9000xi16>
  %c1801 = uop.const 1801 : tensor<4x9000xi16>
  %m = uop.floormod %n, %c1801 : tensor<4x9000xi16>
  %4:2 = uop.topk %m axis 1 : tensor<4x9000xi16> -> tensor<4x30xi16>, tensor<4x30xi16>
  return %0#0, %0#1, %4#1, %1#0, %1#1, %2#0, %3#0 : tensor<5x7xf32>, tensor<5x7xi64>, tensor<4x30xi16>, tensor<9x2xi64>, tensor<9x2xi16>, tensor<3x11xi8>, tensor<4x90xf16>
}

func.func @counted(%x: tensor<20x50xi8>, %y: tensor<3x200xf32>) -> (tensor<1000x2xi64>, tensor<i64>, tensor<100xi8>, tensor<100xi64>, tensor<100xi32>, tensor<20x50xi16>, tensor<i32>, tensor<600xf32>, tensor<100x2xi32>, tensor<i32>) {
  %0:2 = uop.nonzero %x : tensor<20x50xi8> -> tensor<1000x2xi64>, tensor<i64>
  %1:5 = uop.unique %x : tensor<20x50xi8> -> tensor<100xi8>, tensor<100xi64>, tensor<100xi32>, tensor<20x50xi16>, tensor<i32>
  %c = uop.const 1.5 : tensor<3x200xf32>
  %rounded = uop.round %y : tensor<3x200xf32>
  %2:5 = uop.unique %rounded : tensor<3x200xf32> -> tensor<600xf32>, tensor<600xi64>, tensor<600xi32>, tensor<3x200xi16>, tensor<i32>
  %isGreat = uop.cmp gt %y, %c : tensor<3x200xf32>
  %3:2 = uop.nonzero %isGreat : tensor<3x200xi1> -> tensor<100x2xi32>, tensor<i32>
  return %0#0, %0#1, %1#0, %1#1, %1#2, %1#3, %1#4, %2#0, %3#0, %3#1 : tensor<1000x2xi64>, tensor<i64>, tensor<100xi8>, tensor<100xi64>, tensor<100xi32>, tensor<20x50xi16>, tensor<i32>, tensor<600xf32>, tensor<100x2xi32>, tensor<i32>
}

// Between other ops, and two sorts after each other: by x where y is equal.
func.func @around(%x: tensor<4x100xf32>, %y: tensor<4x100xi8>) -> (tensor<4x100xi8>, tensor<4x100xf32>, tensor<4xf32>) {
  %e = uop.exp %x : tensor<4x100xf32>
  %0:2 = uop.sort %e axis 1 : tensor<4x100xf32> -> tensor<4x100xf32>, tensor<4x100xi64>
  %y0 = uop.gather %y, %0#1 axis 1 : tensor<4x100xi8>, tensor<4x100xi64> -> tensor<4x100xi8>
  %1:2 = uop.sort %y0 axis 1 : tensor<4x100xi8> -> tensor<4x100xi8>, tensor<4x100xi64>
  %x0 = uop.gather %0#0, %1#1 axis 1 : tensor<4x100xf32>, tensor<4x100xi64> -> tensor<4x100xf32>
  %x1 = uop.log %x0 : tensor<4x100xf32>
  %sum = uop.reduce_axis add %0#0 axes [1] : tensor<4x100xf32> -> tensor<4xf32>
  return %1#0, %x1, %sum : tensor<4x100xi8>, tensor<4x100xf32>, tensor<4xf32>
}
