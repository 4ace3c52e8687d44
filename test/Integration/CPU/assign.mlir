// Buffers that outlive runs: each function is run several times on the CPU and
// compared with as many runs of the interpreter, from tensors and from the plan.

// RUN: uop-opt %s --uop-plan=fuse=false -o %t.unfused.mlir
// RUN: uop-run %s --entry=accumulate --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.accumulate.tensor
// RUN: uop-run %s --entry=accumulate --compile-to=plan | uop-run - --entry=accumulate --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.accumulate.plan
// RUN: diff %t.accumulate.tensor %t.accumulate.plan
// RUN: uop-run %t.unfused.mlir --entry=accumulate --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.accumulate.tensor -
// RUN: uop-run %s --entry=region --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.region.tensor
// RUN: uop-run %s --entry=region --compile-to=plan | uop-run - --entry=region --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.region.plan
// RUN: diff %t.region.tensor %t.region.plan
// RUN: uop-run %t.unfused.mlir --entry=region --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.region.tensor -
// RUN: uop-run %s --entry=region_of_argument --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.region_of_argument.tensor
// RUN: uop-run %s --entry=region_of_argument --compile-to=plan | uop-run - --entry=region_of_argument --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.region_of_argument.plan
// RUN: diff %t.region_of_argument.tensor %t.region_of_argument.plan
// RUN: uop-run %s --entry=before_and_after --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.before_and_after.tensor
// RUN: uop-run %s --entry=before_and_after --compile-to=plan | uop-run - --entry=before_and_after --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.before_and_after.plan
// RUN: diff %t.before_and_after.tensor %t.before_and_after.plan
// RUN: uop-run %t.unfused.mlir --entry=before_and_after --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.before_and_after.tensor -
// RUN: uop-run %s --entry=return_old --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.return_old.tensor
// RUN: uop-run %s --entry=return_old --compile-to=plan | uop-run - --entry=return_old --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.return_old.plan
// RUN: diff %t.return_old.tensor %t.return_old.plan
// RUN: uop-run %s --entry=flip --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.flip.tensor
// RUN: uop-run %s --entry=flip --compile-to=plan | uop-run - --entry=flip --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.flip.plan
// RUN: diff %t.flip.tensor %t.flip.plan
// RUN: uop-run %s --entry=transpose --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.transpose.tensor
// RUN: uop-run %s --entry=transpose --compile-to=plan | uop-run - --entry=transpose --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.transpose.plan
// RUN: diff %t.transpose.tensor %t.transpose.plan
// RUN: uop-run %t.unfused.mlir --entry=transpose --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.transpose.tensor -
// RUN: uop-run %s --entry=shift --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.shift.tensor
// RUN: uop-run %s --entry=shift --compile-to=plan | uop-run - --entry=shift --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.shift.plan
// RUN: diff %t.shift.tensor %t.shift.plan
// RUN: uop-run %t.unfused.mlir --entry=shift --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.shift.tensor -
// RUN: uop-run %s --entry=disjoint --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.disjoint.tensor
// RUN: uop-run %s --entry=disjoint --compile-to=plan | uop-run - --entry=disjoint --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.disjoint.plan
// RUN: diff %t.disjoint.tensor %t.disjoint.plan
// RUN: uop-run %s --entry=twice --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.twice.tensor
// RUN: uop-run %s --entry=twice --compile-to=plan | uop-run - --entry=twice --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.twice.plan
// RUN: diff %t.twice.tensor %t.twice.plan
// RUN: uop-run %t.unfused.mlir --entry=twice --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.twice.tensor -
// RUN: uop-run %s --entry=swap --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.swap.tensor
// RUN: uop-run %s --entry=swap --compile-to=plan | uop-run - --entry=swap --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.swap.plan
// RUN: diff %t.swap.tensor %t.swap.plan
// RUN: uop-run %s --entry=exchange --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.exchange.tensor
// RUN: uop-run %s --entry=exchange --compile-to=plan | uop-run - --entry=exchange --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.exchange.plan
// RUN: diff %t.exchange.tensor %t.exchange.plan
// RUN: uop-run %t.unfused.mlir --entry=exchange --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.exchange.tensor -
// RUN: uop-run %s --entry=rotate --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.rotate.tensor
// RUN: uop-run %s --entry=rotate --compile-to=plan | uop-run - --entry=rotate --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.rotate.plan
// RUN: diff %t.rotate.tensor %t.rotate.plan
// RUN: uop-run %s --entry=empty --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.empty.tensor
// RUN: uop-run %s --entry=empty --compile-to=plan | uop-run - --entry=empty --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.empty.plan
// RUN: diff %t.empty.tensor %t.empty.plan
// RUN: uop-run %s --entry=diamond --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.diamond.tensor
// RUN: uop-run %s --entry=diamond --compile-to=plan | uop-run - --entry=diamond --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.diamond.plan
// RUN: diff %t.diamond.tensor %t.diamond.plan
// RUN: uop-run %t.unfused.mlir --entry=diamond --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.diamond.tensor -
// RUN: uop-run %s --entry=one_value_twice --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.one_value_twice.tensor
// RUN: uop-run %s --entry=one_value_twice --compile-to=plan | uop-run - --entry=one_value_twice --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.one_value_twice.plan
// RUN: diff %t.one_value_twice.tensor %t.one_value_twice.plan
// RUN: uop-run %s --entry=matmul --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.matmul.tensor
// RUN: uop-run %s --entry=matmul --compile-to=plan | uop-run - --entry=matmul --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.matmul.plan
// RUN: diff %t.matmul.tensor %t.matmul.plan
// RUN: uop-run %t.unfused.mlir --entry=matmul --random-inputs=7 --warmup=1 --repeat=3 --verify
// RUN: uop-run %s --entry=norm --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.norm.tensor
// RUN: uop-run %s --entry=norm --compile-to=plan | uop-run - --entry=norm --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.norm.plan
// RUN: diff %t.norm.tensor %t.norm.plan
// RUN: uop-run %t.unfused.mlir --entry=norm --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.norm.tensor -
// RUN: uop-run %s --entry=row --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.row.tensor
// RUN: uop-run %s --entry=row --compile-to=plan | uop-run - --entry=row --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.row.plan
// RUN: diff %t.row.tensor %t.row.plan
// RUN: uop-run %t.unfused.mlir --entry=row --random-inputs=7 --warmup=1 --repeat=3 --verify
// RUN: uop-run %s --entry=types --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.types.tensor
// RUN: uop-run %s --entry=types --compile-to=plan | uop-run - --entry=types --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.types.plan
// RUN: diff %t.types.tensor %t.types.plan
// RUN: uop-run %s --entry=scalar --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.scalar.tensor
// RUN: uop-run %s --entry=scalar --compile-to=plan | uop-run - --entry=scalar --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.scalar.plan
// RUN: diff %t.scalar.tensor %t.scalar.plan
// RUN: uop-run %s --entry=constant --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.constant.tensor
// RUN: uop-run %s --entry=constant --compile-to=plan | uop-run - --entry=constant --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.constant.plan
// RUN: diff %t.constant.tensor %t.constant.plan
// RUN: uop-run %s --entry=argument --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.argument.tensor
// RUN: uop-run %s --entry=argument --compile-to=plan | uop-run - --entry=argument --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.argument.plan
// RUN: diff %t.argument.tensor %t.argument.plan
// RUN: uop-run %s --entry=plain_value --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.plain_value.tensor
// RUN: uop-run %s --entry=plain_value --compile-to=plan | uop-run - --entry=plain_value --random-inputs=7 --warmup=1 --repeat=3 --verify --print > %t.plain_value.plan
// RUN: diff %t.plain_value.tensor %t.plain_value.plan
// RUN: uop-run %t.unfused.mlir --entry=plain_value --random-inputs=7 --warmup=1 --repeat=3 --verify --print | diff %t.plain_value.tensor -

func.func @accumulate(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.assign %0, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// A part, from another part that overlaps it.
func.func @region(%x: tensor<2x3xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %o = uop.shrink %b offsets [1, 0] sizes [2, 3] : tensor<4x4xf32> -> tensor<2x3xf32>
  %0 = uop.add %o, %x : tensor<2x3xf32>
  %1 = uop.assign %0, %b offsets [1, 1] sizes [2, 3] : tensor<2x3xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

func.func @region_of_argument(%x: tensor<4xf32>) -> tensor<8x4xf32> {
  %b = uop.buffer 1 : tensor<8x4xf32>
  %r = uop.reshape %x : tensor<4xf32> -> tensor<1x4xf32>
  %1 = uop.assign %r, %b offsets [5, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

func.func @before_and_after(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %two = uop.const 2.0 : tensor<4x4xf32>
  %0 = uop.mul %b, %two : tensor<4x4xf32>
  %1 = uop.add %b, %x : tensor<4x4xf32>
  %2 = uop.assign %1, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %3 = uop.sub %2, %b : tensor<4x4xf32>
  %4 = uop.buffer 0 : tensor<4x4xf32>
  %5 = uop.mul %4, %two : tensor<4x4xf32>
  return %0, %3, %5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @return_old(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<16xf32>, tensor<4x4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.assign %0, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %2 = uop.reshape %b : tensor<4x4xf32> -> tensor<16xf32>
  %3 = uop.contiguous %b : tensor<4x4xf32>
  return %b, %2, %3 : tensor<4x4xf32>, tensor<16xf32>, tensor<4x4xf32>
}

func.func @flip(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.flip %0 axes [0, 1] : tensor<4x4xf32>
  %2 = uop.assign %1, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// a = a + transpose(a) reads what it overwrites at other positions.
func.func @transpose(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %t = uop.permute %b [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %0 = uop.add %b, %t : tensor<4x4xf32>
  %1 = uop.add %0, %x : tensor<4x4xf32>
  %2 = uop.assign %1, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// Overlapping parts of one buffer, and two assignments in a row.
func.func @shift(%x: tensor<1xf32>) -> tensor<6xf32> {
  %b = uop.buffer 2 : tensor<6xf32>
  %tail = uop.shrink %b offsets [0] sizes [5] : tensor<6xf32> -> tensor<5xf32>
  %0 = uop.assign %tail, %b offsets [1] sizes [5] : tensor<5xf32>, tensor<6xf32>
  %1 = uop.assign %x, %0 offsets [0] sizes [1] : tensor<1xf32>, tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @disjoint(%x: tensor<3xf32>) -> tensor<6xf32> {
  %b = uop.buffer 2 : tensor<6xf32>
  %low = uop.shrink %b offsets [0] sizes [3] : tensor<6xf32> -> tensor<3xf32>
  %0 = uop.assign %low, %b offsets [3] sizes [3] : tensor<3xf32>, tensor<6xf32>
  %1 = uop.assign %x, %0 offsets [0] sizes [3] : tensor<3xf32>, tensor<6xf32>
  return %1 : tensor<6xf32>
}

// The state in between is a result.
func.func @twice(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.assign %0, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %2 = uop.mul %1, %x : tensor<4x4xf32>
  %3 = uop.assign %2, %1 : tensor<4x4xf32>, tensor<4x4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

func.func @swap(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %c = uop.buffer 3 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.assign %c, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %2 = uop.assign %0, %c : tensor<4x4xf32>, tensor<4x4xf32>
  return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// A rotation of three buffers, with nothing but copies for two of them.
func.func @exchange(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %c = uop.buffer 3 : tensor<4x4xf32>
  %d = uop.buffer 4 : tensor<4x4xf32>
  %s = uop.add %d, %x : tensor<4x4xf32>
  %0 = uop.assign %c, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %1 = uop.assign %d, %c : tensor<4x4xf32>, tensor<4x4xf32>
  %2 = uop.assign %s, %d : tensor<4x4xf32>, tensor<4x4xf32>
  %3 = uop.assign %b, %2 : tensor<4x4xf32>, tensor<4x4xf32>
  %4 = uop.add %0, %x : tensor<4x4xf32>
  %5 = uop.assign %4, %0 : tensor<4x4xf32>, tensor<4x4xf32>
  return %5 : tensor<4x4xf32>
}

// The old contents of one buffer are the new ones of another.
func.func @rotate(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %c = uop.buffer 3 : tensor<4x4xf32>
  %n = uop.add %c, %x : tensor<4x4xf32>
  %k = uop.assign %n, %c : tensor<4x4xf32>, tensor<4x4xf32>
  %0 = uop.assign %c, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}

func.func @empty(%x: tensor<4x4xf32>, %e: tensor<0x4xf32>) -> (tensor<4x4xf32>, tensor<0x4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %z = uop.buffer 5 : tensor<0x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.assign %0, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %2 = uop.assign %e, %1 offsets [2, 0] sizes [0, 4] : tensor<0x4xf32>, tensor<4x4xf32>
  %3 = uop.assign %e, %z : tensor<0x4xf32>, tensor<0x4xf32>
  return %2, %3 : tensor<4x4xf32>, tensor<0x4xf32>
}

func.func @diamond(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %1 = uop.sub %b, %x : tensor<4x4xf32>
  %t = uop.permute %1 [1, 0] : tensor<4x4xf32> -> tensor<4x4xf32>
  %2 = uop.add %0, %t : tensor<4x4xf32>
  %3 = uop.assign %2, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %4 = uop.sub %3, %b : tensor<4x4xf32>
  %5 = uop.reduce_axis add %4 axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  return %3, %5 : tensor<4x4xf32>, tensor<4xf32>
}

func.func @one_value_twice(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %c = uop.buffer 3 : tensor<4x4xf32>
  %0 = uop.add %b, %c : tensor<4x4xf32>
  %1 = uop.add %0, %x : tensor<4x4xf32>
  %2 = uop.assign %1, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %3 = uop.assign %1, %c : tensor<4x4xf32>, tensor<4x4xf32>
  %4 = uop.mul %2, %3 : tensor<4x4xf32>
  return %4 : tensor<4x4xf32>
}

func.func @matmul(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %p = uop.add %b, %x : tensor<4x4xf32>
  %l = uop.reshape %p : tensor<4x4xf32> -> tensor<4x1x4xf32>
  %le = uop.expand %l : tensor<4x1x4xf32> -> tensor<4x4x4xf32>
  %r = uop.reshape %x : tensor<4x4xf32> -> tensor<1x4x4xf32>
  %re = uop.expand %r : tensor<1x4x4xf32> -> tensor<4x4x4xf32>
  %m = uop.mul %le, %re : tensor<4x4x4xf32>
  %s = uop.reduce_axis add %m axes [2] : tensor<4x4x4xf32> -> tensor<4x4xf32>
  %1 = uop.assign %s, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// Each element depends on its row of the old contents.
func.func @norm(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.add %b, %x : tensor<4x4xf32>
  %m = uop.reduce_axis max %0 axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %mr = uop.reshape %m : tensor<4xf32> -> tensor<4x1xf32>
  %me = uop.expand %mr : tensor<4x1xf32> -> tensor<4x4xf32>
  %1 = uop.sub %0, %me : tensor<4x4xf32>
  %2 = uop.assign %1, %b : tensor<4x4xf32>, tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// One row of a cache, which is computed by a reduction.
func.func @row(%x: tensor<4x4xf32>, %y: tensor<4xf32>) -> tensor<6x4xf32> {
  %b = uop.buffer 6 : tensor<6x4xf32>
  %ye = uop.reshape %y : tensor<4xf32> -> tensor<1x4xf32>
  %yx = uop.expand %ye : tensor<1x4xf32> -> tensor<4x4xf32>
  %m = uop.mul %x, %yx : tensor<4x4xf32>
  %s = uop.reduce_axis add %m axes [1] : tensor<4x4xf32> -> tensor<4xf32>
  %r = uop.reshape %s : tensor<4xf32> -> tensor<1x4xf32>
  %o = uop.shrink %b offsets [3, 0] sizes [1, 4] : tensor<6x4xf32> -> tensor<1x4xf32>
  %n = uop.add %r, %o : tensor<1x4xf32>
  %1 = uop.assign %n, %b offsets [3, 0] sizes [1, 4] : tensor<1x4xf32>, tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

func.func @types(%x: tensor<8xi1>, %y: tensor<8xf16>, %z: tensor<8xui8>) -> (tensor<8xi1>, tensor<8xf16>, tensor<8xui8>) {
  %a = uop.buffer 7 : tensor<8xi1>
  %b = uop.buffer 8 : tensor<8xf16>
  %c = uop.buffer 9 : tensor<8xui8>
  %0 = uop.xor %a, %x : tensor<8xi1>
  %1 = uop.add %b, %y : tensor<8xf16>
  %2 = uop.add %c, %z : tensor<8xui8>
  %3 = uop.assign %0, %a : tensor<8xi1>, tensor<8xi1>
  %4 = uop.assign %1, %b : tensor<8xf16>, tensor<8xf16>
  %5 = uop.assign %2, %c : tensor<8xui8>, tensor<8xui8>
  return %3, %4, %5 : tensor<8xi1>, tensor<8xf16>, tensor<8xui8>
}

func.func @scalar() -> tensor<i32> {
  %b = uop.buffer 10 : tensor<i32>
  %one = uop.const 1 : tensor<i32>
  %0 = uop.add %b, %one : tensor<i32>
  %1 = uop.assign %0, %b : tensor<i32>, tensor<i32>
  return %1 : tensor<i32>
}

// A constant becomes the contents; the result is what was there.
func.func @constant() -> tensor<4xi32> {
  %b = uop.buffer 11 : tensor<4xi32>
  %c = uop.const dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = uop.assign %c, %b : tensor<4xi32>, tensor<4xi32>
  return %b : tensor<4xi32>
}

func.func @argument(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = uop.buffer 0 : tensor<4x4xf32>
  %0 = uop.assign %x, %b : tensor<4x4xf32>, tensor<4x4xf32>
  %1 = uop.add %0, %b : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// No buffer at all.
func.func @plain_value(%x: tensor<4x4xf32>, %v: tensor<2x2xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %s = uop.square %x : tensor<4x4xf32>
  %0 = uop.assign %v, %s offsets [1, 2] sizes [2, 2] : tensor<2x2xf32>, tensor<4x4xf32>
  %1 = uop.assign %v, %x offsets [0, 0] sizes [2, 2] : tensor<2x2xf32>, tensor<4x4xf32>
  %2 = uop.flip %1 axes [0] : tensor<4x4xf32>
  return %0, %2 : tensor<4x4xf32>, tensor<4x4xf32>
}
