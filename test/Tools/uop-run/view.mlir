// The page of --view: what is in it, that it needs nothing else, and that what
// is of one place in the source is linked from stage to stage.

// RUN: rm -rf %t && mkdir %t
// RUN: uop-run %s --random-inputs=1 --threads=2 --repeat=3 --view=%t/page.html --stats > %t/stats.json
// RUN: python3 %S/Inputs/check_view.py %t/page.html --stats=%t/stats.json --linked=uop.exp,uop.exp,uop.exp,uop.exp,math.fma --linked=uop.reduce_axis,uop.reduce,uop.reduce,uop.reduce,arith.addf --stages=tensor,range,schedule,plan,loops
// RUN: FileCheck %s --check-prefix=PAGE < %t/page.html

// With both, and a program that begins at a later stage.
// RUN: uop-run %s --random-inputs=1 --view=%t/page.html --profile=%t/trace.json
// RUN: grep -q traceEvents %t/trace.json
// RUN: uop-run %s --compile-to=plan > %t/plan.mlir
// RUN: uop-run %t/plan.mlir --random-inputs=1 --view=%t/page.html
// RUN: python3 %S/Inputs/check_view.py %t/page.html --stages=plan,loops

// RUN: not uop-run %s --random-inputs=1 --device=interpreter --view=%t/x 2>&1 | FileCheck %s --check-prefix=INTERPRETER
// RUN: not uop-run %s --random-inputs=1 --device=opencl --view=%t/x 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not uop-run %s --random-inputs=1 --verify-kernels=%t/k --view=%t/x 2>&1 | FileCheck %s --check-prefix=VERIFY
// RUN: not uop-run %s --random-inputs=1 --view=%t/none/x 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: uop-compile %s -o %t/a.uop
// RUN: not uop-run %t/a.uop --random-inputs=1 --view=%t/x 2>&1 | FileCheck %s --check-prefix=COMPILED

// PAGE: 2 launches of 2 kernels, {{.*}} a run with random inputs on 2 threads
// PAGE: <section id="kernels">
// PAGE-DAG: ranges: thread 512, reduce 300
// PAGE-DAG: <li>launch {{[01]}}: result 0</li>
// PAGE-DAG: ranges: reduce 70
// PAGE-DAG: <li>launch {{[01]}}: result 1</li>
// PAGE: <section id="timeline">
// PAGE: <section id="scopes"
// PAGE: view.mlir
// PAGE: line {{[0-9]+}} <span class="note">1 op</span></summary><div>exp</div><div>in launch {{[01]}}: <a href="#kernel-{{[01]}}">
// PAGE: <section id="stages">
// INTERPRETER: uop-run: error: --view needs --device=cpu: the interpreter has no kernels
// DEVICE: uop-run: error: --view is for --device=cpu, not --device=opencl
// VERIFY: uop-run: error: --view measures runs, which --verify-kernels interrupts; use one of them
// FILE: uop-run: error: cannot write '{{.*}}/none/x':
// COMPILED: uop-run: error: --view needs a module; '{{.*}}a.uop' is compiled already

func.func @main(%x: tensor<512x300xf32>, %y: tensor<70xf32>) -> (tensor<512xf32>, tensor<f32>) {
  %0 = uop.exp %x : tensor<512x300xf32>
  %1 = uop.reduce_axis add %0 axes [1] : tensor<512x300xf32> -> tensor<512xf32>
  %2 = uop.reduce_axis max %y axes [0] : tensor<70xf32> -> tensor<f32>
  return %1, %2 : tensor<512xf32>, tensor<f32>
}
