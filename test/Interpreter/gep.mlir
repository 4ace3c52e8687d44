// RUN: uop-opt %s --test-uop-interpret

func.func @lanes() {
  %v = uop.const dense<[10, 20, 30, -40]> : vector<4xi16>
  %0 = uop.gep %v [3, 0, 0] : vector<4xi16> -> vector<3xi16>
  %e0 = uop.const dense<[-40, 10, 10]> : vector<3xi16>
  check.expect_eq %0, %e0 : vector<3xi16>
  %1 = uop.gep %v [2] : vector<4xi16> -> i16
  %e1 = uop.const 30 : i16
  check.expect_eq %1, %e1 : i16
  %2 = uop.gep %v [1] : vector<4xi16> -> vector<1xi16>
  %e2 = uop.const dense<[20]> : vector<1xi16>
  check.expect_eq %2, %e2 : vector<1xi16>
  return
}

func.func @truth() {
  %v = uop.const dense<[true, false]> : vector<2xi1>
  %0 = uop.gep %v [1, 0] : vector<2xi1> -> vector<2xi1>
  %e = uop.const dense<[false, true]> : vector<2xi1>
  check.expect_eq %0, %e : vector<2xi1>
  return
}
