// RUN: uop-run %s --random-inputs=1 --verify
// RUN: uop-run %s --random-inputs=2 --verify --threads=2 --repeat=3

// Transposes of padded slices, of several element types and ranks.
func.func @main(%x: tensor<7x9x4xf32>, %y: tensor<3x1x5xui8>, %z: tensor<2x3x2x1x2x3xbf16>)
    -> (tensor<6x5x8xf32>, tensor<8x5x3xui8>, tensor<3x2x1x2x3x4xbf16>) {
  %a = uop.shrink %x offsets [1, 2, 0] sizes [5, 6, 3] : tensor<7x9x4xf32> -> tensor<5x6x3xf32>
  %b = uop.pad %a low [0, 0, 2] high [0, 0, 3] : tensor<5x6x3xf32> -> tensor<5x6x8xf32>
  %c = uop.permute %b [1, 0, 2] : tensor<5x6x8xf32> -> tensor<6x5x8xf32>
  %d = uop.flip %c axes [2] : tensor<6x5x8xf32>

  %v = uop.const 7 : ui8
  %e = uop.pad %y low [0, 3, 0] high [0, 4, 0] value %v : tensor<3x1x5xui8> -> tensor<3x8x5xui8>
  %f = uop.permute %e [1, 2, 0] : tensor<3x8x5xui8> -> tensor<8x5x3xui8>

  %g = uop.pad %z low [1, 0, 0, 0, 0, 0] high [1, 0, 0, 0, 0, 0] : tensor<2x3x2x1x2x3xbf16> -> tensor<4x3x2x1x2x3xbf16>
  %h = uop.permute %g [1, 2, 3, 4, 5, 0] : tensor<4x3x2x1x2x3xbf16> -> tensor<3x2x1x2x3x4xbf16>
  return %d, %f, %h : tensor<6x5x8xf32>, tensor<8x5x3xui8>, tensor<3x2x1x2x3x4xbf16>
}
