// RUN: uop-opt %s --test-uop-interpret
// RUN: uop-opt %s --canonicalize --cse --test-uop-interpret

// Each thread writes down where it is, as digits.
uop.kernel @positions(%o: memref<24xi32>, %p: memref<24xi32>) {
  %bx = uop.special global 0 to 3 : index
  %by = uop.special global 1 to 2 : index
  %tx = uop.special local 0 to 2 : index
  %ty = uop.special local 2 to 2 : index
  %n = uop.special task 0 to 6 by 2 : index
  %ny = uop.special task 1 to 2 : index
  %nz = uop.special task 2 to 2 by 2 : index
  %c6 = uop.const 6 : index
  %c12 = uop.const 12 : index
  %c10 = uop.const 10 : index
  %c100 = uop.const 100 : index
  %c1000 = uop.const 1000 : index
  %r = uop.mul %ny, %c6 : index
  %s = uop.mul %nz, %c12 : index
  %rs = uop.add %r, %s : index
  %at = uop.add %rs, %n : index
  %a = uop.mul %bx, %c1000 : index
  %b = uop.mul %by, %c100 : index
  %c = uop.mul %ty, %c10 : index
  %ab = uop.add %a, %b : index
  %abc = uop.add %ab, %c : index
  %abcd = uop.add %abc, %tx : index
  %v = uop.cast %abcd : index -> i32
  uop.store %v, %o[%at] over () : memref<24xi32>
  %w = uop.cast %at : index -> i32
  uop.store %w, %p[%at] over () : memref<24xi32>
  uop.sink
}

func.func @positions_of_threads() {
  %t = tensor.empty() : tensor<24xi32>
  %0:2 = uop.launch @positions ins() outs(%t, %t : tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>, tensor<24xi32>
  %e = uop.const dense<[0, 1, 1000, 1001, 2000, 2001, 100, 101, 1100, 1101, 2100, 2101,
    10, 11, 1010, 1011, 2010, 2011, 110, 111, 1110, 1111, 2110, 2111]> : tensor<24xi32>
  check.expect_eq %0#0, %e : tensor<24xi32>
  %f = uop.iota axis 0 : tensor<24xi32>
  check.expect_eq %0#1, %f : tensor<24xi32>
  return
}

// Tasks alone are blocks of one thread.
uop.kernel @tasks(%o: memref<5xi32>) {
  %n = uop.special task 0 to 5 : index
  %v = uop.cast %n : index -> i32
  uop.store %v, %o[%n] over () : memref<5xi32>
  uop.sink
}

func.func @tasks_alone() {
  %t = tensor.empty() : tensor<5xi32>
  %0 = uop.launch @tasks ins() outs(%t : tensor<5xi32>) -> tensor<5xi32>
  %e = uop.iota axis 0 : tensor<5xi32>
  check.expect_eq %0, %e : tensor<5xi32>
  return
}
