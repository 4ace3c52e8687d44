// RUN: uop-opt %s --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%k: !transform.any_op {transform.readonly}) {
    // expected-error @+1 {{'transform.uop.thread' op takes one axis, got 2}}
    transform.uop.thread %k axis [0, 1] : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%k: !transform.any_op {transform.readonly}) {
    // expected-error @+1 {{'transform.uop.dot' op packs numbers of 8 or 16 bits, not of 12}}
    transform.uop.dot %k axis [0] argument 1 bits 12 : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%k: !transform.any_op {transform.readonly}) {
    // expected-error @+1 {{'transform.uop.thread' op lists 1 parameters among its axes and has 0 of them}}
    "transform.uop.thread"(%k) <{static_axes = array<i64: -9223372036854775808>}> : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%k: !transform.any_op {transform.readonly}) {
    // expected-error @+1 {{'transform.uop.stage' op takes an axis, and another one that positions depend on, got 3 axes}}
    transform.uop.stage %k argument 0 axis [0, 1, 2] : (!transform.any_op) -> ()
    transform.yield
  }
}
