// A bound value is checked when the run begins.

// RUN: uop-run %s --var=n=16 --print | FileCheck %s --check-prefix=INSIDE
// RUN: not uop-run %s --var=n=17 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: uop-run %s --var=n=16 --device=interpreter --print | FileCheck %s --check-prefix=INSIDE
// RUN: not uop-run %s --var=n=17 --device=interpreter 2>&1 | FileCheck %s --check-prefix=INTERPRETER

// INSIDE: output 0: 1xi64 =
// INSIDE-NEXT: [8]
// OUTSIDE: uop-run: error: 'main': variable 'half' is in [0, 8], got 9
// INTERPRETER: error: 'uop.bind' op variable 'half' is in [0, 8], got 9
func.func @main() -> tensor<1xi64> {
  %n = uop.define_var "n" [0, 100] : index
  %half = uop.define_var "half" [0, 8] : index
  %one = uop.const 1 : index
  %two = uop.const 2 : index
  %m = uop.add %n, %one : index
  %h = uop.idiv %m, %two : index
  %b = uop.bind %half, %h : index
  %c0 = uop.const 0 : index
  %0 = uop.cast %b : index -> i64
  %1 = uop.bufferize %0 over (%c0) : i64 -> tensor<1xi64>
  return %1 : tensor<1xi64>
}
