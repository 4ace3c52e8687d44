// Attention in blocks, on a device and executed thread by thread: rows, keys and
// columns that no fragment divides, by matrix units and without.
// RUN: uop-run %s --random-inputs=1 --verify --device=emulator
// RUN: uop-run %s --entry=wide --random-inputs=2 --verify --device=emulator
// RUN: uop-run %s --entry=brain --random-inputs=3 --verify --device=emulator
// RUN: uop-run %S/../CPU/cascades-special.mlir --random-inputs=4 --verify --device=emulator
// RUN: uop-run %S/../CPU/cascades-masks.mlir --entry=prefix --random-inputs=5 --verify --device=emulator
// RUN: uop-opt %S/../CPU/cascades-masks.mlir --uop-plan --uop-kernels-to-gpu --remark-format=emitRemark --remarks-filter=uop-map-to-blocks -o /dev/null 2>&1 | FileCheck %s --check-prefix=MASKS
// RUN: uop-opt %s --uop-to-nvvm=chip=sm_80 --gpu-module-to-binary=format=isa | FileCheck %s --check-prefix=PTX

// The number of blocks grows with the row; a window moves with it.
// MASKS: [Passed] Cascade
// MASKS: [Missed] Cascade {{.*}}Reason="each row has its own factors"
// PTX-NOT: .local
// PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
// PTX-NOT: .local
func.func @main(%q: tensor<24x8xf16>, %k: tensor<200x8xf16>, %v: tensor<200x8xf16>) -> tensor<24x8xf16> {
  %q0 = uop.reshape %q : tensor<24x8xf16> -> tensor<24x1x8xf16>
  %q1 = uop.expand %q0 : tensor<24x1x8xf16> -> tensor<24x200x8xf16>
  %k0 = uop.reshape %k : tensor<200x8xf16> -> tensor<1x200x8xf16>
  %k1 = uop.expand %k0 : tensor<1x200x8xf16> -> tensor<24x200x8xf16>
  %p = uop.mul %q1, %k1 : tensor<24x200x8xf16>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x200x8xf16> -> tensor<24x200xf16>
  %m = uop.reduce_axis max %s axes [1] : tensor<24x200xf16> -> tensor<24xf16>
  %m0 = uop.reshape %m : tensor<24xf16> -> tensor<24x1xf16>
  %m1 = uop.expand %m0 : tensor<24x1xf16> -> tensor<24x200xf16>
  %d = uop.sub %s, %m1 : tensor<24x200xf16>
  %e = uop.exp %d : tensor<24x200xf16>
  %l = uop.reduce_axis add %e axes [1] : tensor<24x200xf16> -> tensor<24xf16>
  %l0 = uop.reshape %l : tensor<24xf16> -> tensor<24x1xf16>
  %l1 = uop.expand %l0 : tensor<24x1xf16> -> tensor<24x200xf16>
  %w = uop.fdiv %e, %l1 : tensor<24x200xf16>
  %w0 = uop.reshape %w : tensor<24x200xf16> -> tensor<24x200x1xf16>
  %w1 = uop.expand %w0 : tensor<24x200x1xf16> -> tensor<24x200x8xf16>
  %v0 = uop.reshape %v : tensor<200x8xf16> -> tensor<1x200x8xf16>
  %v1 = uop.expand %v0 : tensor<1x200x8xf16> -> tensor<24x200x8xf16>
  %r = uop.mul %w1, %v1 : tensor<24x200x8xf16>
  %o = uop.reduce_axis add %r axes [1] : tensor<24x200x8xf16> -> tensor<24x8xf16>
  return %o : tensor<24x8xf16>
}

func.func @wide(%q: tensor<40x20xf32>, %k: tensor<300x20xf32>, %v: tensor<300x20xf32>) -> tensor<40x20xf32> {
  %q0 = uop.reshape %q : tensor<40x20xf32> -> tensor<40x1x20xf32>
  %q1 = uop.expand %q0 : tensor<40x1x20xf32> -> tensor<40x300x20xf32>
  %k0 = uop.reshape %k : tensor<300x20xf32> -> tensor<1x300x20xf32>
  %k1 = uop.expand %k0 : tensor<1x300x20xf32> -> tensor<40x300x20xf32>
  %p = uop.mul %q1, %k1 : tensor<40x300x20xf32>
  %s = uop.reduce_axis add %p axes [2] : tensor<40x300x20xf32> -> tensor<40x300xf32>
  %m = uop.reduce_axis max %s axes [1] : tensor<40x300xf32> -> tensor<40xf32>
  %m0 = uop.reshape %m : tensor<40xf32> -> tensor<40x1xf32>
  %m1 = uop.expand %m0 : tensor<40x1xf32> -> tensor<40x300xf32>
  %d = uop.sub %s, %m1 : tensor<40x300xf32>
  %e = uop.exp %d : tensor<40x300xf32>
  %l = uop.reduce_axis add %e axes [1] : tensor<40x300xf32> -> tensor<40xf32>
  %l0 = uop.reshape %l : tensor<40xf32> -> tensor<40x1xf32>
  %l1 = uop.expand %l0 : tensor<40x1xf32> -> tensor<40x300xf32>
  %w = uop.fdiv %e, %l1 : tensor<40x300xf32>
  %w0 = uop.reshape %w : tensor<40x300xf32> -> tensor<40x300x1xf32>
  %w1 = uop.expand %w0 : tensor<40x300x1xf32> -> tensor<40x300x20xf32>
  %v0 = uop.reshape %v : tensor<300x20xf32> -> tensor<1x300x20xf32>
  %v1 = uop.expand %v0 : tensor<1x300x20xf32> -> tensor<40x300x20xf32>
  %r = uop.mul %w1, %v1 : tensor<40x300x20xf32>
  %o = uop.reduce_axis add %r axes [1] : tensor<40x300x20xf32> -> tensor<40x20xf32>
  return %o : tensor<40x20xf32>
}

func.func @brain(%q: tensor<24x8xbf16>, %k: tensor<192x8xbf16>, %v: tensor<192x8xbf16>) -> tensor<24x8xbf16> {
  %q0 = uop.reshape %q : tensor<24x8xbf16> -> tensor<24x1x8xbf16>
  %q1 = uop.expand %q0 : tensor<24x1x8xbf16> -> tensor<24x192x8xbf16>
  %k0 = uop.reshape %k : tensor<192x8xbf16> -> tensor<1x192x8xbf16>
  %k1 = uop.expand %k0 : tensor<1x192x8xbf16> -> tensor<24x192x8xbf16>
  %p = uop.mul %q1, %k1 : tensor<24x192x8xbf16>
  %s = uop.reduce_axis add %p axes [2] : tensor<24x192x8xbf16> -> tensor<24x192xbf16>
  %m = uop.reduce_axis max %s axes [1] : tensor<24x192xbf16> -> tensor<24xbf16>
  %m0 = uop.reshape %m : tensor<24xbf16> -> tensor<24x1xbf16>
  %m1 = uop.expand %m0 : tensor<24x1xbf16> -> tensor<24x192xbf16>
  %d = uop.sub %s, %m1 : tensor<24x192xbf16>
  %e = uop.exp %d : tensor<24x192xbf16>
  %l = uop.reduce_axis add %e axes [1] : tensor<24x192xbf16> -> tensor<24xbf16>
  %l0 = uop.reshape %l : tensor<24xbf16> -> tensor<24x1xbf16>
  %l1 = uop.expand %l0 : tensor<24x1xbf16> -> tensor<24x192xbf16>
  %w = uop.fdiv %e, %l1 : tensor<24x192xbf16>
  %w0 = uop.reshape %w : tensor<24x192xbf16> -> tensor<24x192x1xbf16>
  %w1 = uop.expand %w0 : tensor<24x192x1xbf16> -> tensor<24x192x8xbf16>
  %v0 = uop.reshape %v : tensor<192x8xbf16> -> tensor<1x192x8xbf16>
  %v1 = uop.expand %v0 : tensor<1x192x8xbf16> -> tensor<24x192x8xbf16>
  %r = uop.mul %w1, %v1 : tensor<24x192x8xbf16>
  %o = uop.reduce_axis add %r axes [1] : tensor<24x192x8xbf16> -> tensor<24x8xbf16>
  return %o : tensor<24x8xbf16>
}
