// RUN: uop-opt %s --test-uop-interpret --split-input-file --verify-diagnostics

func.func private @twice(%x: tensor<2xf32>, %s: f32) -> (tensor<2xf32>, f32) {
  %0 = uop.add %x, %x : tensor<2xf32>
  %1 = uop.neg %s : f32
  return %0, %1 : tensor<2xf32>, f32
}

func.func @main() {
  %0 = uop.const dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = uop.const 3.0 : f32
  %2:2 = call @twice(%0, %1) : (tensor<2xf32>, f32) -> (tensor<2xf32>, f32)
  %e = uop.const dense<[2.0, 4.0]> : tensor<2xf32>
  check.expect_eq %2#0, %e : tensor<2xf32>
  %f = uop.const -3.0 : f32
  check.expect_eq %2#1, %f : f32
  return
}

// -----

func.func @forever() {
  // expected-error @+1 {{calls deeper than 256}}
  call @forever() : () -> ()
  return
}

// -----

func.func private @elsewhere() -> f32

func.func @external() {
  // expected-error @+1 {{calls a function without a body}}
  %0 = call @elsewhere() : () -> f32
  return
}

// -----

func.func @unsupported() {
  %0 = arith.constant 1 : i32
  // expected-error @+1 {{'arith.addi' op is not supported by the interpreter}}
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

func.func @too_large() {
  %0 = uop.const 1 : tensor<1xi64>
  // expected-error @+1 {{makes a value of sizes [1099511627776], more than the interpreter allocates}}
  %1 = uop.expand %0 : tensor<1xi64> -> tensor<1099511627776xi64>
  return
}
