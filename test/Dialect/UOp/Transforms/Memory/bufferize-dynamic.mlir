// RUN: uop-opt %s --uop-bufferize --verify-diagnostics

func.func @dynamic_box(%x: tensor<8xf32>) -> tensor<?xf32> {
  %n = uop.define_var "n" [0, 8] : index
  // expected-error @+2 {{'uop.shrink' op takes a box that is not static; bufferization needs static shapes}}
  // expected-error @+1 {{failed to bufferize op}}
  %0 = uop.shrink %x offsets [0] sizes [%n] : tensor<8xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
