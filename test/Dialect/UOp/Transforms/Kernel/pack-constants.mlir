// RUN: uop-opt %s --uop-pack-constants --split-input-file --remarks-filter=uop-pack-constants --remark-format=emitRemark 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: uop-opt %s --uop-pack-constants='vector-bytes=64 registers=32 threads=2' --split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: uop-opt %s --pass-pipeline='builtin.module(uop-pack-constants{vector-bytes=64 registers=32},uop.kernel(uop-select-schedule{vector-bytes=64 registers=32}))' --split-input-file | FileCheck %s --check-prefix=ORDER
// A vector of no whole element, and registers for no sum.
// RUN: uop-opt %s --uop-pack-constants='vector-bytes=2 registers=1' --split-input-file -o /dev/null
// RUN: not uop-opt %s --uop-pack-constants=registers=0 --split-input-file 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: constants cannot be packed: vector-bytes, registers and threads must be positive

// The panels of a transposed factor that is a constant.
// REMARK: Function=product | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK-LABEL: uop.kernel @pack_product(
// CHECK-SAME: %[[W:.*]]: memref<4096xf32>, %[[P:.*]]: memref<4096xf32>)
// CHECK-DAG: %[[PANEL:.*]] = uop.range 0 to 4
// CHECK-DAG: %[[K:.*]] = uop.range 1 to 64
// CHECK-DAG: %[[LANE:.*]] = uop.range 2 to 16
// CHECK: %[[V:.*]] = uop.load %[[W]]
// CHECK: uop.store %[[V]], %[[P]][%{{.*}}] over (%[[PANEL]], %[[K]], %[[LANE]])
// CHECK-LABEL: uop.kernel @product(
// CHECK: uop.floordiv
// CHECK: uop.floormod
// CHECK-LABEL: func.func @main(
// CHECK: %[[C:.*]] = arith.constant
// CHECK: %[[PACKED:.*]] = uop.launch @pack_product ins(%[[C]] : tensor<64x64xf32>) outs(%{{.*}}) -> tensor<4096xf32>
// CHECK: uop.launch @product ins(%{{.*}}, %[[PACKED]] :
// WIDE-LABEL: uop.kernel @pack_product(
// WIDE: uop.range 0 to 1
// WIDE: uop.range 2 to 64
uop.kernel @product(%a: memref<8192xf32>, %b: memref<4096xf32>, %o: memref<8192xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<8192xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %w = arith.constant dense<1.0> : tensor<64x64xf32>
  %0 = tensor.empty() : tensor<128x64xf32>
  %1 = uop.launch @product ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %1 : tensor<128x64xf32>
}

// -----

// A factor in the order of its columns: no launch would pack it, but the rows of
// a panel are 12 KB apart where they are not packed. A constant of ONNX's
// importer is a uop.const.
// REMARK: Function=in_order | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK-LABEL: uop.kernel @pack_in_order(
// CHECK-LABEL: func.func @main(
// CHECK: %[[C:.*]] = uop.const
// CHECK: uop.launch @pack_in_order ins(%[[C]] :
uop.kernel @in_order(%a: memref<49152xf32>, %b: memref<2359296xf32>, %o: memref<196608xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 3072 : index
  %k = uop.range 2 to 768 reduce : index
  %c768 = uop.const 768 : index
  %n = uop.const 3072 : index
  %0 = uop.mul %i, %c768 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<49152xf32> -> f32
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<2359296xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<196608xf32>
  uop.sink
}
func.func @main(%x: tensor<64x768xf32>) -> tensor<64x3072xf32> {
  %w = uop.const dense<1.0> : tensor<768x3072xf32>
  %0 = tensor.empty() : tensor<64x3072xf32>
  %1 = uop.launch @in_order ins(%x, %w : tensor<64x768xf32>, tensor<768x3072xf32>) outs(%0 : tensor<64x3072xf32>) -> tensor<64x3072xf32>
  return %1 : tensor<64x3072xf32>
}

// -----

// A factor that fits the first-level cache is read as fast where it is.
// REMARK: Function=small | Reason="packing argument 1 makes the kernel no faster"
// CHECK-NOT: @pack_small
uop.kernel @small(%a: memref<4096xf32>, %b: memref<4096xf32>, %o: memref<4096xf32>) {
  %i = uop.range 0 to 64 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %n = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<4096xf32> -> f32
  %3 = uop.mul %k, %n : index
  %4 = uop.add %3, %j : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %n : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<4096xf32>
  uop.sink
}
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %w = arith.constant dense<1.0> : tensor<64x64xf32>
  %0 = tensor.empty() : tensor<64x64xf32>
  %1 = uop.launch @small ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// -----

// 44 columns are three panels of 16; the last one has zeros behind four columns.
// REMARK: Function=rest | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK-LABEL: uop.kernel @pack_rest(
// CHECK:         %[[PANEL:.*]] = uop.range 0 to 3
// CHECK:         uop.range 1 to 64
// CHECK:         %[[LANE:.*]] = uop.range 2 to 16
// CHECK:         %[[COLUMN:.*]] = uop.add %{{.*}}, %[[LANE]]
// CHECK:         %[[END:.*]] = uop.const 44
// CHECK:         %[[INSIDE:.*]] = uop.cmp lt %[[COLUMN]], %[[END]]
// CHECK:         uop.load %arg0[%{{.*}}] if %[[INSIDE]] :
// CHECK-LABEL: uop.kernel @rest(
// CHECK-SAME:    memref<3072xf32>
// CHECK:         uop.range 1 to 44
uop.kernel @rest(%a: memref<8192xf32>, %b: memref<2816xf32>, %o: memref<5632xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 44 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c44 = uop.const 44 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<2816xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c44 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<5632xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>) -> tensor<128x44xf32> {
  %w = arith.constant dense<1.0> : tensor<44x64xf32>
  %0 = tensor.empty() : tensor<128x44xf32>
  %1 = uop.launch @rest ins(%x, %w : tensor<128x64xf32>, tensor<44x64xf32>) outs(%0 : tensor<128x44xf32>) -> tensor<128x44xf32>
  return %1 : tensor<128x44xf32>
}

// -----

// Two panels would take three fifths more memory than 20 columns do.
// REMARK: Function=waste | Reason="the panels of argument 1 have several widths, or take more memory than uop.most_panel_padding allows"
// CHECK-NOT: @pack_waste
uop.kernel @waste(%a: memref<8192xf32>, %b: memref<1280xf32>, %o: memref<2560xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 20 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c20 = uop.const 20 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<1280xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c20 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<2560xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>) -> tensor<128x20xf32> {
  %w = arith.constant dense<1.0> : tensor<20x64xf32>
  %0 = tensor.empty() : tensor<128x20xf32>
  %1 = uop.launch @waste ins(%x, %w : tensor<128x64xf32>, tensor<20x64xf32>) outs(%0 : tensor<128x20xf32>) -> tensor<128x20xf32>
  return %1 : tensor<128x20xf32>
}

// -----

// The target description may allow it.
// REMARK: Function=allowed | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK-LABEL: uop.kernel @pack_allowed(
// CHECK-SAME:    memref<2048xf32>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.most_panel_padding" = 1.6>>} {
uop.kernel @allowed(%a: memref<8192xf32>, %b: memref<1280xf32>, %o: memref<2560xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 20 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %c20 = uop.const 20 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<1280xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.mul %i, %c20 : index
  %9 = uop.add %8, %j : index
  uop.store %7, %o[%9] over (%i, %j) : memref<2560xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>) -> tensor<128x20xf32> {
  %w = arith.constant dense<1.0> : tensor<20x64xf32>
  %0 = tensor.empty() : tensor<128x20xf32>
  %1 = uop.launch @allowed ins(%x, %w : tensor<128x64xf32>, tensor<20x64xf32>) outs(%0 : tensor<128x20xf32>) -> tensor<128x20xf32>
  return %1 : tensor<128x20xf32>
}
}

// -----

// A kernel that gets another operand once reads what it is given.
// CHECK-NOT: @pack_both
uop.kernel @both(%a: memref<8192xf32>, %b: memref<4096xf32>, %o: memref<8192xf32>) {
  %i = uop.range 0 to 128 : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<8192xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>, %y: tensor<64x64xf32>) -> (tensor<128x64xf32>, tensor<128x64xf32>) {
  %w = arith.constant dense<1.0> : tensor<64x64xf32>
  %0 = tensor.empty() : tensor<128x64xf32>
  %1 = uop.launch @both ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<128x64xf32>) -> tensor<128x64xf32>
  %2 = tensor.empty() : tensor<128x64xf32>
  %3 = uop.launch @both ins(%x, %y : tensor<128x64xf32>, tensor<64x64xf32>) outs(%2 : tensor<128x64xf32>) -> tensor<128x64xf32>
  return %1, %3 : tensor<128x64xf32>, tensor<128x64xf32>
}

// -----

// The weights of a convolution are in the order in which its loops read them: the
// rows of the window, the channels, the columns.
// ORDER-LABEL: uop.kernel @pack_window(
// ORDER: %[[PANEL:.*]] = uop.range 0 to 8
// ORDER: %[[ROW:.*]] = uop.range 1 to 3
// ORDER: %[[CHANNEL:.*]] = uop.range 2 to 256
// ORDER: %[[COLUMN:.*]] = uop.range 3 to 3
// ORDER: %[[LANE:.*]] = uop.range 4 to 32
// ORDER-LABEL: uop.kernel @window(
// ORDER-SAME: reorder(4, 3, 5)
uop.kernel @window(%a: memref<65536xf32>, %b: memref<589824xf32>, %o: memref<50176xf32>) {
  %i = uop.range 0 to 256 : index
  %y = uop.range 1 to 14 : index
  %x = uop.range 2 to 14 : index
  %c = uop.range 3 to 256 reduce : index
  %u = uop.range 4 to 3 reduce : index
  %v = uop.range 5 to 3 reduce : index
  %c3 = uop.const 3 : index
  %c9 = uop.const 9 : index
  %c14 = uop.const 14 : index
  %c16 = uop.const 16 : index
  %c196 = uop.const 196 : index
  %c256 = uop.const 256 : index
  %c2304 = uop.const 2304 : index
  %0 = uop.add %y, %u : index
  %1 = uop.mul %0, %c16 : index
  %2 = uop.add %x, %v : index
  %3 = uop.add %1, %2 : index
  %4 = uop.mul %c, %c256 : index
  %5 = uop.add %3, %4 : index
  %6 = uop.load %a[%5] : memref<65536xf32> -> f32
  %7 = uop.mul %u, %c3 : index
  %8 = uop.add %7, %v : index
  %9 = uop.mul %c, %c9 : index
  %10 = uop.add %8, %9 : index
  %11 = uop.mul %i, %c2304 : index
  %12 = uop.add %10, %11 : index
  %13 = uop.load %b[%12] : memref<589824xf32> -> f32
  %14 = uop.mul %6, %13 : f32
  %15 = uop.reduce add %14 over (%c, %u, %v) : f32
  %16 = uop.mul %y, %c14 : index
  %17 = uop.add %16, %x : index
  %18 = uop.mul %i, %c196 : index
  %19 = uop.add %17, %18 : index
  uop.store %15, %o[%19] over (%i, %y, %x) : memref<50176xf32>
  uop.sink
}
func.func @main(%x: tensor<65536xf32>) -> tensor<50176xf32> {
  %w = arith.constant dense<1.0> : tensor<589824xf32>
  %0 = tensor.empty() : tensor<50176xf32>
  %1 = uop.launch @window ins(%x, %w : tensor<65536xf32>, tensor<589824xf32>) outs(%0 : tensor<50176xf32>) -> tensor<50176xf32>
  return %1 : tensor<50176xf32>
}

// -----

// The rows of a product of variable height have blocks, which read the panels.
// REMARK: Function=rows | Argument=1, Remark="the constant is packed before the kernel runs", Width=16
// CHECK-LABEL: uop.kernel @pack_rows(
// CHECK-LABEL: uop.kernel @rows(
// CHECK: uop.range 0 to %{{.*}} {uop.max = 128 : i64}
// CHECK: uop.floordiv
// CHECK: uop.floormod
uop.kernel @rows(%a: memref<8192xf32>, %b: memref<4096xf32>, %o: memref<8192xf32>, %n: index) {
  %i = uop.range 0 to %n {uop.max = 128 : i64} : index
  %j = uop.range 1 to 64 : index
  %k = uop.range 2 to 64 reduce : index
  %c64 = uop.const 64 : index
  %0 = uop.mul %i, %c64 : index
  %1 = uop.add %0, %k : index
  %2 = uop.load %a[%1] : memref<8192xf32> -> f32
  %3 = uop.mul %j, %c64 : index
  %4 = uop.add %3, %k : index
  %5 = uop.load %b[%4] : memref<4096xf32> -> f32
  %6 = uop.mul %2, %5 : f32
  %7 = uop.reduce add %6 over (%k) : f32
  %8 = uop.add %0, %j : index
  uop.store %7, %o[%8] over (%i, %j) : memref<8192xf32>
  uop.sink
}
func.func @main(%x: tensor<128x64xf32>, %n: index) -> tensor<128x64xf32> {
  %w = arith.constant dense<1.0> : tensor<64x64xf32>
  %0 = tensor.empty() : tensor<128x64xf32>
  %1 = uop.launch @rows ins(%x, %w : tensor<128x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<128x64xf32>) vars(%n) -> tensor<128x64xf32>
  return %1 : tensor<128x64xf32>
}

// -----

// Each weight is read once: in panels, a row of columns follows the one before.
// REMARK: Function=row | Argument=1, Remark="the constant is packed before the kernel runs", Width=64
// CHECK-LABEL: uop.kernel @pack_row(
// CHECK-DAG: uop.range 0 to 8
// CHECK-DAG: uop.range 1 to 784
// CHECK-DAG: uop.range 2 to 64
// CHECK-LABEL: uop.kernel @row(
// CHECK: uop.floordiv
uop.kernel @row(%x: memref<784xf32>, %w: memref<401408xf32>, %o: memref<512xf32>) {
  %j = uop.range 0 to 512 : index
  %k = uop.range 1 to 784 reduce : index
  %c512 = uop.const 512 : index
  %0 = uop.mul %k, %c512 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%k] : memref<784xf32> -> f32
  %3 = uop.load %w[%1] : memref<401408xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<512xf32>
  uop.sink
}
func.func @main(%x: tensor<784xf32>) -> tensor<512xf32> {
  %w = arith.constant dense<1.0> : tensor<784x512xf32>
  %0 = tensor.empty() : tensor<512xf32>
  %1 = uop.launch @row ins(%x, %w : tensor<784xf32>, tensor<784x512xf32>) outs(%0 : tensor<512xf32>) -> tensor<512xf32>
  return %1 : tensor<512xf32>
}

// -----

// Weights that a launch reads from beyond the caches take as long in any order.
// REMARK: Function=large | Reason="packing argument 1 makes the kernel no faster"
// CHECK-NOT: @pack_large
uop.kernel @large(%x: memref<3072xf32>, %w: memref<2359296xf32>, %o: memref<768xf32>) {
  %j = uop.range 0 to 768 : index
  %k = uop.range 1 to 3072 reduce : index
  %c768 = uop.const 768 : index
  %0 = uop.mul %k, %c768 : index
  %1 = uop.add %0, %j : index
  %2 = uop.load %x[%k] : memref<3072xf32> -> f32
  %3 = uop.load %w[%1] : memref<2359296xf32> -> f32
  %4 = uop.mul %2, %3 : f32
  %5 = uop.reduce add %4 over (%k) : f32
  uop.store %5, %o[%j] over (%j) : memref<768xf32>
  uop.sink
}
func.func @main(%x: tensor<3072xf32>) -> tensor<768xf32> {
  %w = arith.constant dense<1.0> : tensor<3072x768xf32>
  %0 = tensor.empty() : tensor<768xf32>
  %1 = uop.launch @large ins(%x, %w : tensor<3072xf32>, tensor<3072x768xf32>) outs(%0 : tensor<768xf32>) -> tensor<768xf32>
  return %1 : tensor<768xf32>
}
