// Sums of products of narrow numbers, by the interpreter: signed and unsigned
// factors, zero points, axes that four does not divide, and products whose rows
// or columns are no multiples of a vector.
//
// RUN: uop-run %s --entry=signed --random-inputs=1 --verify
// RUN: uop-run %s --entry=signed --random-inputs=2 --verify --threads=2
// RUN: uop-run %s --entry=mixed --random-inputs=1 --verify
// RUN: uop-run %s --entry=unsigned --random-inputs=1 --verify
// RUN: uop-run %s --entry=zeros --random-inputs=1 --verify
// RUN: uop-run %s --entry=transposed --random-inputs=1 --verify
// RUN: uop-run %s --entry=left_over --random-inputs=1 --verify
// RUN: uop-run %s --entry=batch --random-inputs=1 --verify
// RUN: uop-run %s --entry=windows --random-inputs=1 --verify
// RUN: uop-run %s --entry=scaled --random-inputs=1 --verify
// RUN: uop-run %s --entry=bf16 --random-inputs=1 --verify
// RUN: uop-run %s --entry=rounded --random-inputs=1 --verify
// RUN: uop-run %s --entry=chosen --random-inputs=1 --verify
// RUN: uop-run %s --entry=left_over --random-inputs=1 --verify --check-bounds=all
// RUN: uop-run %s --entry=windows --random-inputs=1 --verify --check-bounds=all
// RUN: uop-run %s --entry=bf16 --random-inputs=1 --verify --check-bounds=all
// RUN: uop-run %s --entry=chosen --random-inputs=1 --verify --check-bounds=all
// RUN: uop-run %s --entry=shorts --random-inputs=1 --verify
// RUN: uop-run %s --entry=offset --random-inputs=1 --verify
//
// The same by instructions for numbers of 16 bits, in smaller registers.
// RUN: sed -e 's/uop.dot_products" = 1/uop.i16_dot_products" = 1/' -e 's/vector_bytes" = 64/vector_bytes" = 32/' \
// RUN:   -e 's/vector_registers" = 32/vector_registers" = 16/' %s > %t.words
// RUN: uop-run %t.words --entry=signed --random-inputs=3 --verify
// RUN: uop-run %t.words --entry=mixed --random-inputs=4 --verify
// RUN: uop-run %t.words --entry=unsigned --random-inputs=5 --verify
// RUN: uop-run %t.words --entry=zeros --random-inputs=6 --verify
// RUN: uop-run %t.words --entry=transposed --random-inputs=7 --verify
// RUN: uop-run %t.words --entry=left_over --random-inputs=8 --verify
// RUN: uop-run %t.words --entry=batch --random-inputs=9 --verify
// RUN: uop-run %t.words --entry=windows --random-inputs=10 --verify
// RUN: uop-run %t.words --entry=scaled --random-inputs=11 --verify
// RUN: uop-run %t.words --entry=chosen --random-inputs=12 --verify
// RUN: uop-run %t.words --entry=shorts --random-inputs=13 --verify
// RUN: uop-run %t.words --entry=offset --random-inputs=14 --verify
// RUN: uop-run %t.words --entry=varying --random-inputs=1 --verify
// RUN: uop-run %s --entry=varying --random-inputs=1 --verify
// RUN: uop-run %t.words --entry=left_over --random-inputs=1 --verify --check-bounds=all
// RUN: uop-run %t.words --entry=offset --random-inputs=1 --verify --threads=2
//
// Whatever the machine has, the dot products are computed; without instructions
// by shifts.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.dot_products" = 1, "uop.bf16_dot_products" = 1,
                                     "uop.vector_bytes" = 64, "uop.vector_registers" = 32>>} {
func.func @signed(%x: tensor<29x64xi8>, %y: tensor<64x37xi8>) -> tensor<29x37xi32> {
  %a = uop.cast %x : tensor<29x64xi8> -> tensor<29x64xi32>
  %b = uop.cast %y : tensor<64x37xi8> -> tensor<64x37xi32>
  %a1 = uop.reshape %a : tensor<29x64xi32> -> tensor<29x64x1xi32>
  %a2 = uop.expand %a1 : tensor<29x64x1xi32> -> tensor<29x64x37xi32>
  %b1 = uop.reshape %b : tensor<64x37xi32> -> tensor<1x64x37xi32>
  %b2 = uop.expand %b1 : tensor<1x64x37xi32> -> tensor<29x64x37xi32>
  %p = uop.mul %a2, %b2 : tensor<29x64x37xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<29x64x37xi32> -> tensor<29x37xi32>
  return %s : tensor<29x37xi32>
}

func.func @mixed(%x: tensor<33x20xui8>, %y: tensor<20x64xi8>) -> tensor<33x64xi32> {
  %a = uop.cast %x : tensor<33x20xui8> -> tensor<33x20xi32>
  %b = uop.cast %y : tensor<20x64xi8> -> tensor<20x64xi32>
  %a1 = uop.reshape %a : tensor<33x20xi32> -> tensor<33x20x1xi32>
  %a2 = uop.expand %a1 : tensor<33x20x1xi32> -> tensor<33x20x64xi32>
  %b1 = uop.reshape %b : tensor<20x64xi32> -> tensor<1x20x64xi32>
  %b2 = uop.expand %b1 : tensor<1x20x64xi32> -> tensor<33x20x64xi32>
  %p = uop.mul %a2, %b2 : tensor<33x20x64xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<33x20x64xi32> -> tensor<33x64xi32>
  return %s : tensor<33x64xi32>
}

func.func @unsigned(%x: tensor<16x64xui8>, %y: tensor<64x48xui8>) -> tensor<16x48xi32> {
  %a = uop.cast %x : tensor<16x64xui8> -> tensor<16x64xi32>
  %b = uop.cast %y : tensor<64x48xui8> -> tensor<64x48xi32>
  %a1 = uop.reshape %a : tensor<16x64xi32> -> tensor<16x64x1xi32>
  %a2 = uop.expand %a1 : tensor<16x64x1xi32> -> tensor<16x64x48xi32>
  %b1 = uop.reshape %b : tensor<64x48xi32> -> tensor<1x64x48xi32>
  %b2 = uop.expand %b1 : tensor<1x64x48xi32> -> tensor<16x64x48xi32>
  %p = uop.mul %a2, %b2 : tensor<16x64x48xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<16x64x48xi32> -> tensor<16x48xi32>
  return %s : tensor<16x48xi32>
}

// A factor is read from one of two buffers, in columns that do not fill vectors.
func.func @chosen(%x: tensor<21x30xi8>, %y: tensor<30x37xi8>, %z: tensor<30x37xi8>,
                  %mask: tensor<30x37xi1>) -> tensor<21x37xi32> {
  %n = uop.where %mask, %y, %z : tensor<30x37xi8>
  %a = uop.cast %x : tensor<21x30xi8> -> tensor<21x30xi32>
  %b = uop.cast %n : tensor<30x37xi8> -> tensor<30x37xi32>
  %a1 = uop.reshape %a : tensor<21x30xi32> -> tensor<21x30x1xi32>
  %a2 = uop.expand %a1 : tensor<21x30x1xi32> -> tensor<21x30x37xi32>
  %b1 = uop.reshape %b : tensor<30x37xi32> -> tensor<1x30x37xi32>
  %b2 = uop.expand %b1 : tensor<1x30x37xi32> -> tensor<21x30x37xi32>
  %p = uop.mul %a2, %b2 : tensor<21x30x37xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<21x30x37xi32> -> tensor<21x37xi32>
  return %s : tensor<21x37xi32>
}

// Both factors have a zero point that the program is given.
func.func @zeros(%x: tensor<18x32xui8>, %y: tensor<32x40xi8>, %za: tensor<i32>, %zb: tensor<i32>) -> tensor<18x40xi32> {
  %a = uop.cast %x : tensor<18x32xui8> -> tensor<18x32xi32>
  %b = uop.cast %y : tensor<32x40xi8> -> tensor<32x40xi32>
  %za1 = uop.reshape %za : tensor<i32> -> tensor<1x1xi32>
  %za2 = uop.expand %za1 : tensor<1x1xi32> -> tensor<18x32xi32>
  %az = uop.sub %a, %za2 : tensor<18x32xi32>
  %zb1 = uop.reshape %zb : tensor<i32> -> tensor<1x1xi32>
  %zb2 = uop.expand %zb1 : tensor<1x1xi32> -> tensor<32x40xi32>
  %bz = uop.sub %b, %zb2 : tensor<32x40xi32>
  %a1 = uop.reshape %az : tensor<18x32xi32> -> tensor<18x32x1xi32>
  %a2 = uop.expand %a1 : tensor<18x32x1xi32> -> tensor<18x32x40xi32>
  %b1 = uop.reshape %bz : tensor<32x40xi32> -> tensor<1x32x40xi32>
  %b2 = uop.expand %b1 : tensor<1x32x40xi32> -> tensor<18x32x40xi32>
  %p = uop.mul %a2, %b2 : tensor<18x32x40xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<18x32x40xi32> -> tensor<18x40xi32>
  return %s : tensor<18x40xi32>
}

// Numbers of 16 bits, whose products wrap in the sum.
func.func @shorts(%x: tensor<29x64xi16>, %y: tensor<64x37xi16>) -> tensor<29x37xi32> {
  %a = uop.cast %x : tensor<29x64xi16> -> tensor<29x64xi32>
  %b = uop.cast %y : tensor<64x37xi16> -> tensor<64x37xi32>
  %a1 = uop.reshape %a : tensor<29x64xi32> -> tensor<29x64x1xi32>
  %a2 = uop.expand %a1 : tensor<29x64x1xi32> -> tensor<29x64x37xi32>
  %b1 = uop.reshape %b : tensor<64x37xi32> -> tensor<1x64x37xi32>
  %b2 = uop.expand %b1 : tensor<1x64x37xi32> -> tensor<29x64x37xi32>
  %p = uop.mul %a2, %b2 : tensor<29x64x37xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<29x64x37xi32> -> tensor<29x37xi32>
  return %s : tensor<29x37xi32>
}

// Numbers without sign, less a zero point, times others of half the width.
func.func @offset(%x: tensor<19x31xui16>, %y: tensor<31x45xi8>, %z: tensor<i32>) -> tensor<19x45xi32> {
  %a = uop.cast %x : tensor<19x31xui16> -> tensor<19x31xi32>
  %z1 = uop.reshape %z : tensor<i32> -> tensor<1x1xi32>
  %z2 = uop.expand %z1 : tensor<1x1xi32> -> tensor<19x31xi32>
  %az = uop.sub %a, %z2 : tensor<19x31xi32>
  %b = uop.cast %y : tensor<31x45xi8> -> tensor<31x45xi32>
  %a1 = uop.reshape %az : tensor<19x31xi32> -> tensor<19x31x1xi32>
  %a2 = uop.expand %a1 : tensor<19x31x1xi32> -> tensor<19x31x45xi32>
  %b1 = uop.reshape %b : tensor<31x45xi32> -> tensor<1x31x45xi32>
  %b2 = uop.expand %b1 : tensor<1x31x45xi32> -> tensor<19x31x45xi32>
  %p = uop.mul %a2, %b2 : tensor<19x31x45xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<19x31x45xi32> -> tensor<19x45xi32>
  return %s : tensor<19x45xi32>
}

// Summed over two axes; what is taken from a factor is another number along one
// of them.
func.func @varying(%x: tensor<32x3x16xi8>, %w: tensor<3x16x32xi8>, %z: tensor<3x1x1xi32>) -> tensor<32x32xi32> {
  %0 = uop.cast %x : tensor<32x3x16xi8> -> tensor<32x3x16xi32>
  %1 = uop.cast %w : tensor<3x16x32xi8> -> tensor<3x16x32xi32>
  %2 = uop.expand %z : tensor<3x1x1xi32> -> tensor<3x16x32xi32>
  %3 = uop.sub %1, %2 : tensor<3x16x32xi32>
  %a = uop.reshape %0 : tensor<32x3x16xi32> -> tensor<32x3x16x1xi32>
  %a2 = uop.expand %a : tensor<32x3x16x1xi32> -> tensor<32x3x16x32xi32>
  %b = uop.reshape %3 : tensor<3x16x32xi32> -> tensor<1x3x16x32xi32>
  %b2 = uop.expand %b : tensor<1x3x16x32xi32> -> tensor<32x3x16x32xi32>
  %p = uop.mul %a2, %b2 : tensor<32x3x16x32xi32>
  %s = uop.reduce_axis add %p axes [1, 2] : tensor<32x3x16x32xi32> -> tensor<32x32xi32>
  return %s : tensor<32x32xi32>
}

// Rows of the second factor are along the sum.
func.func @transposed(%x: tensor<24x96xi8>, %y: tensor<33x96xi8>) -> tensor<24x33xi32> {
  %a = uop.cast %x : tensor<24x96xi8> -> tensor<24x96xi32>
  %b = uop.cast %y : tensor<33x96xi8> -> tensor<33x96xi32>
  %bt = uop.permute %b [1, 0] : tensor<33x96xi32> -> tensor<96x33xi32>
  %a1 = uop.reshape %a : tensor<24x96xi32> -> tensor<24x96x1xi32>
  %a2 = uop.expand %a1 : tensor<24x96x1xi32> -> tensor<24x96x33xi32>
  %b1 = uop.reshape %bt : tensor<96x33xi32> -> tensor<1x96x33xi32>
  %b2 = uop.expand %b1 : tensor<1x96x33xi32> -> tensor<24x96x33xi32>
  %p = uop.mul %a2, %b2 : tensor<24x96x33xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<24x96x33xi32> -> tensor<24x33xi32>
  return %s : tensor<24x33xi32>
}

func.func @left_over(%x: tensor<30x67xi8>, %y: tensor<67x50xui8>) -> tensor<30x50xi32> {
  %a = uop.cast %x : tensor<30x67xi8> -> tensor<30x67xi32>
  %b = uop.cast %y : tensor<67x50xui8> -> tensor<67x50xi32>
  %a1 = uop.reshape %a : tensor<30x67xi32> -> tensor<30x67x1xi32>
  %a2 = uop.expand %a1 : tensor<30x67x1xi32> -> tensor<30x67x50xi32>
  %b1 = uop.reshape %b : tensor<67x50xi32> -> tensor<1x67x50xi32>
  %b2 = uop.expand %b1 : tensor<1x67x50xi32> -> tensor<30x67x50xi32>
  %p = uop.mul %a2, %b2 : tensor<30x67x50xi32>
  %s = uop.reduce_axis add %p axes [1] : tensor<30x67x50xi32> -> tensor<30x50xi32>
  return %s : tensor<30x50xi32>
}

func.func @batch(%x: tensor<3x17x32xi8>, %y: tensor<3x32x20xi8>) -> tensor<3x17x20xi32> {
  %c = arith.constant 0 : i32
  %e = tensor.empty() : tensor<3x17x20xi32>
  %z = linalg.fill ins(%c : i32) outs(%e : tensor<3x17x20xi32>) -> tensor<3x17x20xi32>
  %0 = linalg.batch_matmul ins(%x, %y : tensor<3x17x32xi8>, tensor<3x32x20xi8>) outs(%z : tensor<3x17x20xi32>) -> tensor<3x17x20xi32>
  return %0 : tensor<3x17x20xi32>
}

// A convolution with a border; the dot products are over channels.
func.func @windows(%x: tensor<1x8x14x14xi8>, %w: tensor<12x8x3x3xi8>) -> tensor<1x12x14x14xi32> {
  %c = arith.constant 0 : i32
  %zero = arith.constant 0 : i8
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : i8
  } : tensor<1x8x14x14xi8> to tensor<1x8x16x16xi8>
  %e = tensor.empty() : tensor<1x12x14x14xi32>
  %z = linalg.fill ins(%c : i32) outs(%e : tensor<1x12x14x14xi32>) -> tensor<1x12x14x14xi32>
  %0 = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x8x16x16xi8>, tensor<12x8x3x3xi8>) outs(%z : tensor<1x12x14x14xi32>) -> tensor<1x12x14x14xi32>
  return %0 : tensor<1x12x14x14xi32>
}

// What follows the sum: a scale for each column, and i8 again.
func.func @scaled(%x: tensor<32x64xi8>, %y: tensor<64x48xi8>, %s: tensor<48xf32>) -> tensor<32x48xi8> {
  %c = arith.constant 0 : i32
  %e = tensor.empty() : tensor<32x48xi32>
  %z = linalg.fill ins(%c : i32) outs(%e : tensor<32x48xi32>) -> tensor<32x48xi32>
  %0 = linalg.matmul ins(%x, %y : tensor<32x64xi8>, tensor<64x48xi8>) outs(%z : tensor<32x48xi32>) -> tensor<32x48xi32>
  %1 = uop.cast %0 : tensor<32x48xi32> -> tensor<32x48xf32>
  %s1 = uop.reshape %s : tensor<48xf32> -> tensor<1x48xf32>
  %s2 = uop.expand %s1 : tensor<1x48xf32> -> tensor<32x48xf32>
  %2 = uop.mul %1, %s2 : tensor<32x48xf32>
  %3 = uop.cast %2 : tensor<32x48xf32> -> tensor<32x48xi8>
  return %3 : tensor<32x48xi8>
}

func.func @bf16(%x: tensor<21x50xbf16>, %y: tensor<50x40xbf16>) -> tensor<21x40xf32> {
  %a = uop.cast %x : tensor<21x50xbf16> -> tensor<21x50xf32>
  %b = uop.cast %y : tensor<50x40xbf16> -> tensor<50x40xf32>
  %a1 = uop.reshape %a : tensor<21x50xf32> -> tensor<21x50x1xf32>
  %a2 = uop.expand %a1 : tensor<21x50x1xf32> -> tensor<21x50x40xf32>
  %b1 = uop.reshape %b : tensor<50x40xf32> -> tensor<1x50x40xf32>
  %b2 = uop.expand %b1 : tensor<1x50x40xf32> -> tensor<21x50x40xf32>
  %p = uop.mul %a2, %b2 : tensor<21x50x40xf32>
  %s = uop.reduce_axis add %p axes [1] : tensor<21x50x40xf32> -> tensor<21x40xf32>
  return %s : tensor<21x40xf32>
}

// The sum in f32, and the result in bf16.
func.func @rounded(%x: tensor<24x63xbf16>, %y: tensor<63x32xbf16>) -> tensor<24x32xbf16> {
  %a1 = uop.reshape %x : tensor<24x63xbf16> -> tensor<24x63x1xbf16>
  %a2 = uop.expand %a1 : tensor<24x63x1xbf16> -> tensor<24x63x32xbf16>
  %b1 = uop.reshape %y : tensor<63x32xbf16> -> tensor<1x63x32xbf16>
  %b2 = uop.expand %b1 : tensor<1x63x32xbf16> -> tensor<24x63x32xbf16>
  %p = uop.mul %a2, %b2 : tensor<24x63x32xbf16>
  %s = uop.reduce_axis add %p axes [1] : tensor<24x63x32xbf16> -> tensor<24x32xbf16>
  return %s : tensor<24x32xbf16>
}
}
