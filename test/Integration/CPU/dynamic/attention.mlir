// A softmax over an axis that varies, and attention over a sequence of any
// length: no more kernels than with static sizes.
// RUN: uop-run %s --entry=softmax --random-inputs=1 --var=n=1,2,7,128 --verify
// RUN: uop-run %s --entry=attention --random-inputs=1 --var=n=1,2,7,128 --verify
// RUN: uop-run %s --entry=decode --random-inputs=1 --var=pos=1,2,7,128 --verify
// RUN: uop-opt %s --uop-schedule -o %t
// RUN: sed -e '/define_var/d' -e '/^#n/d' -e 's/%%n\b/128/g' -e 's/%%pos\b/128/g' -e 's/ *{uop.shape[^}]*}//g' -e 's/?/128/g' %s > %t.static.mlir
// RUN: uop-opt %t.static.mlir --uop-schedule -o %t.static
// RUN: grep -c "uop.launch" %t > %t.count
// RUN: grep -c "uop.launch" %t.static > %t.static.count
// RUN: bash -c "test $(cat %t.count) -le $(cat %t.static.count)"

#n = #uop.var<"n" [1, 128]>

func.func @softmax(%x: tensor<6x?xf32> {uop.shape = [6, #n]}) -> tensor<6x?xf32> {
  %n = uop.define_var "n" [1, 128] : index
  %0 = uop.reduce_axis max %x axes [1] : tensor<6x?xf32> -> tensor<6xf32>
  %1 = uop.reshape %0 : tensor<6xf32> -> tensor<6x1xf32>
  %2 = uop.expand %1 sizes [6, %n] : tensor<6x1xf32> -> tensor<6x?xf32>
  %3 = uop.sub %x, %2 : tensor<6x?xf32>
  %4 = uop.exp %3 : tensor<6x?xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<6x?xf32> -> tensor<6xf32>
  %6 = uop.reshape %5 : tensor<6xf32> -> tensor<6x1xf32>
  %7 = uop.expand %6 sizes [6, %n] : tensor<6x1xf32> -> tensor<6x?xf32>
  %8 = uop.fdiv %4, %7 : tensor<6x?xf32>
  return %8 : tensor<6x?xf32>
}

// softmax(q k^T) v over 4 heads of 16.
func.func @attention(%q: tensor<4x?x16xf32> {uop.shape = [4, #n, 16]},
                     %k: tensor<4x?x16xf32> {uop.shape = [4, #n, 16]},
                     %v: tensor<4x?x16xf32> {uop.shape = [4, #n, 16]}) -> tensor<4x?x16xf32> {
  %n = uop.define_var "n" [1, 128] : index
  %q1 = uop.reshape %q sizes [4, %n, 1, 16] : tensor<4x?x16xf32> -> tensor<4x?x1x16xf32>
  %q2 = uop.expand %q1 sizes [4, %n, %n, 16] : tensor<4x?x1x16xf32> -> tensor<4x?x?x16xf32>
  %k1 = uop.reshape %k sizes [4, 1, %n, 16] : tensor<4x?x16xf32> -> tensor<4x1x?x16xf32>
  %k2 = uop.expand %k1 sizes [4, %n, %n, 16] : tensor<4x1x?x16xf32> -> tensor<4x?x?x16xf32>
  %p = uop.mul %q2, %k2 : tensor<4x?x?x16xf32>
  %s = uop.reduce_axis add %p axes [3] : tensor<4x?x?x16xf32> -> tensor<4x?x?xf32>
  %c = uop.const 0.25 : tensor<1x1x1xf32>
  %c1 = uop.expand %c sizes [4, %n, %n] : tensor<1x1x1xf32> -> tensor<4x?x?xf32>
  %x = uop.mul %s, %c1 : tensor<4x?x?xf32>
  %0 = uop.reduce_axis max %x axes [2] : tensor<4x?x?xf32> -> tensor<4x?xf32>
  %1 = uop.reshape %0 sizes [4, %n, 1] : tensor<4x?xf32> -> tensor<4x?x1xf32>
  %2 = uop.expand %1 sizes [4, %n, %n] : tensor<4x?x1xf32> -> tensor<4x?x?xf32>
  %3 = uop.sub %x, %2 : tensor<4x?x?xf32>
  %4 = uop.exp %3 : tensor<4x?x?xf32>
  %5 = uop.reduce_axis add %4 axes [2] : tensor<4x?x?xf32> -> tensor<4x?xf32>
  %6 = uop.reshape %5 sizes [4, %n, 1] : tensor<4x?xf32> -> tensor<4x?x1xf32>
  %7 = uop.expand %6 sizes [4, %n, %n] : tensor<4x?x1xf32> -> tensor<4x?x?xf32>
  %8 = uop.fdiv %4, %7 : tensor<4x?x?xf32>
  %9 = uop.reshape %8 sizes [4, %n, %n, 1] : tensor<4x?x?xf32> -> tensor<4x?x?x1xf32>
  %10 = uop.expand %9 sizes [4, %n, %n, 16] : tensor<4x?x?x1xf32> -> tensor<4x?x?x16xf32>
  %11 = uop.reshape %v sizes [4, 1, %n, 16] : tensor<4x?x16xf32> -> tensor<4x1x?x16xf32>
  %12 = uop.expand %11 sizes [4, %n, %n, 16] : tensor<4x1x?x16xf32> -> tensor<4x?x?x16xf32>
  %13 = uop.mul %10, %12 : tensor<4x?x?x16xf32>
  %14 = uop.reduce_axis add %13 axes [2] : tensor<4x?x?x16xf32> -> tensor<4x?x16xf32>
  return %14 : tensor<4x?x16xf32>
}

// One query against the first `pos` rows of a cache.
func.func @decode(%q: tensor<16xf32>, %cache: tensor<128x16xf32>) -> tensor<16xf32> {
  %pos = uop.define_var "pos" [1, 128] : index
  %k = uop.shrink %cache offsets [0, 0] sizes [%pos, 16] : tensor<128x16xf32> -> tensor<?x16xf32>
  %q1 = uop.reshape %q : tensor<16xf32> -> tensor<1x16xf32>
  %q2 = uop.expand %q1 sizes [%pos, 16] : tensor<1x16xf32> -> tensor<?x16xf32>
  %p = uop.mul %q2, %k : tensor<?x16xf32>
  %x = uop.reduce_axis add %p axes [1] : tensor<?x16xf32> -> tensor<?xf32>
  %0 = uop.reduce_axis max %x axes [0] : tensor<?xf32> -> tensor<f32>
  %1 = uop.reshape %0 : tensor<f32> -> tensor<1xf32>
  %2 = uop.expand %1 sizes [%pos] : tensor<1xf32> -> tensor<?xf32>
  %3 = uop.sub %x, %2 : tensor<?xf32>
  %4 = uop.exp %3 : tensor<?xf32>
  %5 = uop.reduce_axis add %4 axes [0] : tensor<?xf32> -> tensor<f32>
  %6 = uop.reshape %4 sizes [%pos, 1] : tensor<?xf32> -> tensor<?x1xf32>
  %7 = uop.expand %6 sizes [%pos, 16] : tensor<?x1xf32> -> tensor<?x16xf32>
  %8 = uop.mul %7, %k : tensor<?x16xf32>
  %9 = uop.reduce_axis add %8 axes [0] : tensor<?x16xf32> -> tensor<16xf32>
  %10 = uop.reshape %5 : tensor<f32> -> tensor<1xf32>
  %11 = uop.expand %10 : tensor<1xf32> -> tensor<16xf32>
  %12 = uop.fdiv %9, %11 : tensor<16xf32>
  return %12 : tensor<16xf32>
}
