// Loads with a mask take longer where the target says so: the same selection
// costs 872 ns more for 256 of them, each 3.5 ns longer than others. Its parts
// have none.
//
// RUN: uop-opt %s --uop-split-selections --split-input-file --remarks-filter=uop-split-selections --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s

// CHECK: Function=cheap_masks | PartsNs=678, {{.*}}SelectionNs=748,
uop.kernel @cheap_masks(%a: memref<512xf32>, %b: memref<512xf32>, %o: memref<1024xf32>) {
  %r = uop.range 0 to 64 : index
  %j = uop.range 1 to 16 : index
  %half = uop.const 8 : index
  %last = uop.const 7 : index
  %minus = uop.const -8 : index
  %width = uop.const 16 : index
  %first = uop.cmp lt %j, %half : index
  %second = uop.cmp lt %last, %j : index
  %p = uop.mul %r, %half : index
  %pj = uop.add %p, %j : index
  %0 = uop.load %a[%pj] if %first : memref<512xf32> -> f32
  %pk = uop.add %pj, %minus : index
  %1 = uop.load %b[%pk] if %second : memref<512xf32> -> f32
  %2 = uop.where %first, %0, %1 : f32
  %q = uop.mul %r, %width : index
  %qj = uop.add %q, %j : index
  uop.store %2, %o[%qj] over (%r, %j) : memref<1024xf32>
  uop.sink
}

// -----

// CHECK: Function=slow_masks | PartsNs=678, {{.*}}SelectionNs=1620,
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"uop.masked_load_ns" = 3.5>>} {
uop.kernel @slow_masks(%a: memref<512xf32>, %b: memref<512xf32>, %o: memref<1024xf32>) {
  %r = uop.range 0 to 64 : index
  %j = uop.range 1 to 16 : index
  %half = uop.const 8 : index
  %last = uop.const 7 : index
  %minus = uop.const -8 : index
  %width = uop.const 16 : index
  %first = uop.cmp lt %j, %half : index
  %second = uop.cmp lt %last, %j : index
  %p = uop.mul %r, %half : index
  %pj = uop.add %p, %j : index
  %0 = uop.load %a[%pj] if %first : memref<512xf32> -> f32
  %pk = uop.add %pj, %minus : index
  %1 = uop.load %b[%pk] if %second : memref<512xf32> -> f32
  %2 = uop.where %first, %0, %1 : f32
  %q = uop.mul %r, %width : index
  %qj = uop.add %q, %j : index
  uop.store %2, %o[%qj] over (%r, %j) : memref<1024xf32>
  uop.sink
}
}
