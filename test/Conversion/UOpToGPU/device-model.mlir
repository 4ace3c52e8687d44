// RUN: uop-opt %s --split-input-file --uop-map-to-blocks --verify-diagnostics

// expected-error @below {{the target description has 'uop.procesors', which is not a constant of the cost model; did you mean 'uop.processors'?}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.procesors" = 7>>} {
  uop.kernel @k(%o: memref<1xi32>) {
    %c0 = uop.const 0 : index
    %0 = uop.const 1 : i32
    uop.store %0, %o[%c0] over () : memref<1xi32>
    uop.sink
  }
}

// -----

// expected-error @below {{the target description has 'uop.processors' of 0 : i64, which has to be a number of at least 1}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"uop.processors" = 0>>} {
  uop.kernel @k(%o: memref<1xi32>) {
    %c0 = uop.const 0 : index
    %0 = uop.const 1 : i32
    uop.store %0, %o[%c0] over () : memref<1xi32>
    uop.sink
  }
}

// -----

// A description of another device says nothing.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.processors" = 0>>} {
  uop.kernel @k(%o: memref<1xi32>) {
    %c0 = uop.const 0 : index
    %0 = uop.const 1 : i32
    uop.store %0, %o[%c0] over () : memref<1xi32>
    uop.sink
  }
}
