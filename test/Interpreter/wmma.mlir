// RUN: uop-opt %s --test-uop-interpret

func.func @integers() {
  %a = uop.const dense<[1, 2, 3, 4, 5, 6]> : vector<6xi8>
  %b = uop.const dense<[1, 0, -1, 2, 100, 100, 0, 0, 0, 1, 1, 1]> : vector<12xi8>
  %c = uop.const dense<[0, 0, 0, 1, 0, 0, 0, 2]> : vector<8xi32>
  %0 = uop.wmma %a, %b, %c m 2 n 4 k 3 : vector<6xi8>, vector<12xi8>, vector<8xi32>
  %e = uop.const dense<[201, 203, 2, 6, 504, 506, 2, 16]> : vector<8xi32>
  check.expect_eq %0, %e : vector<8xi32>
  return
}

func.func @integers_wrap() {
  %a = uop.const dense<[16]> : vector<1xi8>
  %c = uop.const dense<[-128]> : vector<1xi8>
  %0 = uop.wmma %a, %a, %c m 1 n 1 k 1 : vector<1xi8>, vector<1xi8>, vector<1xi8>
  %e = uop.const dense<[-128]> : vector<1xi8>
  check.expect_eq %0, %e : vector<1xi8>
  return
}

// The products of f16 are exact in f32, and each sum is rounded there.
func.func @wide_sum() {
  %a = uop.const dense<[2048.0, 1.0, 1.0]> : vector<3xf16>
  %b = uop.const dense<[2048.0, 0.5, 0.5]> : vector<3xf16>
  %c = uop.const dense<[-4194304.0]> : vector<1xf32>
  %0 = uop.wmma %a, %b, %c m 1 n 1 k 3 : vector<3xf16>, vector<3xf16>, vector<1xf32>
  %e = uop.const dense<[1.0]> : vector<1xf32>
  check.expect_eq %0, %e : vector<1xf32>
  return
}

// In f16 2048 + 1 is 2048, and so it is again.
func.func @narrow_sum() {
  %a = uop.const dense<[1.0, 1.0]> : vector<2xf16>
  %c = uop.const dense<[2048.0]> : vector<1xf16>
  %0 = uop.wmma %a, %a, %c m 1 n 1 k 2 : vector<2xf16>, vector<2xf16>, vector<1xf16>
  check.expect_eq %0, %c : vector<1xf16>
  return
}

// One rounding a step: the product alone would have lost its last bit.
func.func @fused() {
  %a = uop.const dense<0x3F800800> : vector<1xf32>
  %c = uop.const dense<-1.0> : vector<1xf32>
  %0 = uop.wmma %a, %a, %c m 1 n 1 k 1 : vector<1xf32>, vector<1xf32>, vector<1xf32>
  %1 = uop.mulacc %a, %a, %c : vector<1xf32>
  check.expect_eq %0, %1 : vector<1xf32>
  %e = uop.const dense<0x3A000400> : vector<1xf32>
  check.expect_eq %0, %e : vector<1xf32>
  return
}
