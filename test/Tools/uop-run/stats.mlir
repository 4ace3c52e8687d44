// RUN: uop-run %s --random-inputs=1 --stats --repeat=3 --warmup=2 --threads=2 > %t.json
// RUN: python3 %S/Inputs/check_stats.py %t.json cpu
// RUN: uop-run %s --random-inputs=1 --stats --repeat=3 --device=interpreter --threads=2 > %t.json
// RUN: python3 %S/Inputs/check_stats.py %t.json interpreter
// RUN: uop-run %s --random-inputs=1 --stats --print | FileCheck %s

// CHECK: output 0: 8x16xf32
// CHECK: {{^}}{
// CHECK: "kernels": 1,
// CHECK: {{^}}}

func.func @main(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = uop.mulacc %a, %a, %a : tensor<8x16xf32>
  %1 = uop.neg %0 : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
