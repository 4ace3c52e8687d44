// RUN: uop-opt %s --split-input-file --verify-diagnostics

func.func @no_accumulator() {
  // expected-error @below {{'uop.fold' op needs at least one accumulator}}
  "uop.fold"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    "uop.yield"() : () -> ()
  }, {
    "uop.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @not_a_range(%k: index, %z: f32) {
  // expected-error @below {{range 0 must be the result of uop.range}}
  %0 = uop.fold () over (%k) init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @range_twice(%z: f32) {
  %k = uop.range 0 to 4 reduce : index
  // expected-error @below {{range 1 is given twice}}
  %0 = uop.fold () over (%k, %k) init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @result_type(%z: f32) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{inferred type(s) 'f32' are incompatible with return type(s) of operation 'f16'}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f16
  return
}

// -----

func.func @body_arguments(%v: i32, %z: f32) {
  // expected-error @below {{body must take 2 arguments, the inputs and the accumulators, got 1}}
  %0 = uop.fold (%v : i32) over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @body_argument_type(%v: i32, %z: f32) {
  // expected-error @below {{body argument 1 must have type 'f32', got 'i32'}}
  %0 = uop.fold (%v : i32) over () init (%z : f32) {
  ^bb0(%x: i32, %a: i32):
    uop.yield %a : i32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @combine_arguments(%z: f32) {
  // expected-error @below {{combine must take 2 arguments, the accumulators of two pieces, got 1}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @combine_argument_type(%z: f32) {
  // expected-error @below {{combine argument 1 must have type 'f32', got 'f64'}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f64):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @terminator(%z: f32) {
  // expected-error @below {{body must end with uop.yield}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    llvm.unreachable
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @yield_count(%z: f32) {
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    // expected-error @below {{'uop.yield' op must give one value per accumulator: expected 1, got 2}}
    uop.yield %a, %a : f32, f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @yield_type(%z: f32) {
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    %0 = uop.cast %a : f32 -> f16
    // expected-error @below {{'uop.yield' op value 0 must have the accumulator's type 'f32', got 'f16'}}
    uop.yield %0 : f16
  } : f32
  return
}

// -----

func.func @range_inside(%z: index) {
  // expected-error @below {{body may hold elementwise uop ops on scalars alone; pass what else it needs as inputs}}
  %0 = uop.fold () over () init (%z : index) {
  ^bb0(%a: index):
    // expected-note @below {{this op is not one}}
    %k = uop.range 0 to 4 : index
    uop.yield %k : index
  } combine {
  ^bb0(%a: index, %b: index):
    uop.yield %a : index
  } : index
  return
}

// -----

func.func @tensor_inside(%z: f32) {
  // expected-error @below {{combine may hold elementwise uop ops on scalars alone}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    uop.yield %a : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    // expected-note @below {{this op is not one}}
    %c = uop.const 1.0 : tensor<2xf32>
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @foreign_inside(%z: f32) {
  // expected-error @below {{body may hold elementwise uop ops on scalars alone}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    // expected-note @below {{this op is not one}}
    %c = arith.addf %a, %a : f32
    uop.yield %c : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @outer_value(%z: f32) {
  // expected-note @below {{required by region isolation constraints}}
  %0 = uop.fold () over () init (%z : f32) {
  ^bb0(%a: f32):
    // expected-error @below {{'uop.add' op using value defined outside the region}}
    %c = uop.add %a, %z : f32
    uop.yield %c : f32
  } combine {
  ^bb0(%a: f32, %b: f32):
    uop.yield %a : f32
  } : f32
  return
}

// -----

func.func @stray_yield(%z: f32) {
  // expected-error @below {{'uop.yield' op expects parent op 'uop.fold'}}
  uop.yield %z : f32
}

// -----

func.func @recurrence_of_integers(%v: i32) {
  // expected-error @below {{'uop.recurrence' op needs floats, got 'i32'}}
  %0 = uop.recurrence %v scale %v over () : i32
  return
}

// -----

func.func @recurrence_over_value(%v: f32, %i: index) {
  // expected-error @below {{'uop.recurrence' op}}
  %0 = uop.recurrence %v scale %v over (%i) : f32
  return
}

// -----

func.func @recurrence_types(%v: f32, %s: f64) {
  // expected-error @below {{'uop.recurrence' op failed to verify that all of {value, scale, result} have same type}}
  %0 = "uop.recurrence"(%v, %s) : (f32, f64) -> f32
  return
}
