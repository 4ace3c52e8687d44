// A target description that makes no sense is an error of every pass that asks.
//
// RUN: uop-opt %s --uop-schedule --split-input-file --verify-diagnostics
// RUN: uop-opt %s --uop-schedule=fuse=false --split-input-file --verify-diagnostics

// expected-error @+1 {{the target description has 'uop.simple_op_ns' of -1.000000e+00 : f64, which has to be a number of at least 1e-06}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.simple_op_ns" = -1.0 : f64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.cache_bytes' of "much", which has to be a number of at least 0}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.cache_bytes" = "much">>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.launch_ns' of 0x7FC00000 : f32, which has to be a number of at least 0}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.launch_ns" = 0x7FC00000 : f32>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.cash_bytes', which is not a constant of the cost model; did you mean 'uop.cache_bytes'?}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.cash_bytes" = 5 : i64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// What others write there is theirs.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 64 : i64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.product_sums' of 0 : i64, which has to be a number of at least 1}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.product_sums" = 0 : i64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.copy_cost' of -4 : i64, which has to be a number of at least 0}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.copy_cost" = -4 : i64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

// expected-error @+1 {{the target description has 'uop.page_byte', which is not a constant of the cost model; did you mean 'uop.page_bytes'?}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"uop.page_byte" = 4096 : i64>>} {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    %0 = uop.add %a, %a : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
