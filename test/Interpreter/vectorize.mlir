// RUN: uop-opt %s --test-uop-interpret

func.func @scalars_and_vectors() {
  %a = uop.const 1.5 : f32
  %v = uop.const dense<[2.0, -0.0, 0x7FC00000]> : vector<3xf32>
  %0 = uop.vectorize %a, %v, %a : f32, vector<3xf32>, f32 -> vector<5xf32>
  %e = uop.const dense<[1.5, 2.0, -0.0, 0x7FC00000, 1.5]> : vector<5xf32>
  check.expect_eq %0, %e : vector<5xf32>
  return
}

func.func @other_elements() {
  %t = uop.const true : i1
  %f = uop.const false : i1
  %0 = uop.vectorize %t, %f, %t : i1 -> vector<3xi1>
  %e0 = uop.const dense<[true, false, true]> : vector<3xi1>
  check.expect_eq %0, %e0 : vector<3xi1>
  %u = uop.const 255 : ui8
  %1 = uop.vectorize %u : ui8 -> vector<1xui8>
  %e1 = uop.const dense<[255]> : vector<1xui8>
  check.expect_eq %1, %e1 : vector<1xui8>
  %i = uop.const -3 : index
  %2 = uop.vectorize %i, %i : index -> vector<2xindex>
  %e2 = uop.const dense<[-3, -3]> : vector<2xindex>
  check.expect_eq %2, %e2 : vector<2xindex>
  %h = uop.const dense<[1.0, 448.0]> : vector<2xf8E4M3FN>
  %3 = uop.vectorize %h, %h : vector<2xf8E4M3FN> -> vector<4xf8E4M3FN>
  %e3 = uop.const dense<[1.0, 448.0, 1.0, 448.0]> : vector<4xf8E4M3FN>
  check.expect_eq %3, %e3 : vector<4xf8E4M3FN>
  return
}
