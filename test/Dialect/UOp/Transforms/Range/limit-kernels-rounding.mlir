// A part of a kernel has no sum that the rest of it needs, too: both would add,
// and round differently. The part with the sum, of 67 ops and 64 for its loop,
// would leave enough.
//
// RUN: uop-opt %s --uop-rangeify --uop-limit-kernels='max-ops=134' | FileCheck %s
// RUN: uop-run %s --random-inputs=1 --verify

// CHECK-LABEL: func.func @main(
// CHECK: uop.reduce add
// CHECK: uop.bufferize
// CHECK-NOT: uop.reduce add
// CHECK: return
func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %y = uop.reduce_axis add %x axes [1] : tensor<4x8xf32> -> tensor<4xf32>
  %0 = uop.sin %y : tensor<4xf32>
  %1 = uop.sin %0 : tensor<4xf32>
  %2 = uop.sin %1 : tensor<4xf32>
  %3 = uop.sin %2 : tensor<4xf32>
  %4 = uop.sin %3 : tensor<4xf32>
  %5 = uop.sin %4 : tensor<4xf32>
  %6 = uop.sin %5 : tensor<4xf32>
  %7 = uop.sin %6 : tensor<4xf32>
  %8 = uop.sin %7 : tensor<4xf32>
  %9 = uop.sin %8 : tensor<4xf32>
  %10 = uop.sin %9 : tensor<4xf32>
  %11 = uop.sin %10 : tensor<4xf32>
  %12 = uop.sin %11 : tensor<4xf32>
  %13 = uop.sin %12 : tensor<4xf32>
  %14 = uop.sin %13 : tensor<4xf32>
  %15 = uop.sin %14 : tensor<4xf32>
  %16 = uop.sin %15 : tensor<4xf32>
  %17 = uop.sin %16 : tensor<4xf32>
  %18 = uop.sin %17 : tensor<4xf32>
  %19 = uop.sin %18 : tensor<4xf32>
  %20 = uop.sin %19 : tensor<4xf32>
  %21 = uop.sin %20 : tensor<4xf32>
  %22 = uop.sin %21 : tensor<4xf32>
  %23 = uop.sin %22 : tensor<4xf32>
  %24 = uop.sin %23 : tensor<4xf32>
  %25 = uop.sin %24 : tensor<4xf32>
  %26 = uop.sin %25 : tensor<4xf32>
  %27 = uop.sin %26 : tensor<4xf32>
  %28 = uop.sin %27 : tensor<4xf32>
  %29 = uop.sin %28 : tensor<4xf32>
  %30 = uop.sin %29 : tensor<4xf32>
  %31 = uop.sin %30 : tensor<4xf32>
  %32 = uop.sin %31 : tensor<4xf32>
  %33 = uop.sin %32 : tensor<4xf32>
  %34 = uop.sin %33 : tensor<4xf32>
  %35 = uop.sin %34 : tensor<4xf32>
  %36 = uop.sin %35 : tensor<4xf32>
  %37 = uop.sin %36 : tensor<4xf32>
  %38 = uop.sin %37 : tensor<4xf32>
  %39 = uop.sin %38 : tensor<4xf32>
  %40 = uop.sin %39 : tensor<4xf32>
  %41 = uop.sin %40 : tensor<4xf32>
  %42 = uop.sin %41 : tensor<4xf32>
  %43 = uop.sin %42 : tensor<4xf32>
  %44 = uop.sin %43 : tensor<4xf32>
  %45 = uop.sin %44 : tensor<4xf32>
  %46 = uop.sin %45 : tensor<4xf32>
  %47 = uop.sin %46 : tensor<4xf32>
  %48 = uop.sin %47 : tensor<4xf32>
  %49 = uop.sin %48 : tensor<4xf32>
  %50 = uop.sin %49 : tensor<4xf32>
  %51 = uop.sin %50 : tensor<4xf32>
  %52 = uop.sin %51 : tensor<4xf32>
  %53 = uop.sin %52 : tensor<4xf32>
  %54 = uop.sin %53 : tensor<4xf32>
  %55 = uop.sin %54 : tensor<4xf32>
  %56 = uop.sin %55 : tensor<4xf32>
  %57 = uop.sin %56 : tensor<4xf32>
  %58 = uop.sin %57 : tensor<4xf32>
  %59 = uop.sin %58 : tensor<4xf32>
  %60 = uop.sin %59 : tensor<4xf32>
  %61 = uop.sin %60 : tensor<4xf32>
  %62 = uop.sin %61 : tensor<4xf32>
  %63 = uop.sin %62 : tensor<4xf32>
  %64 = uop.sin %63 : tensor<4xf32>
  %65 = uop.sin %64 : tensor<4xf32>
  %66 = uop.sin %65 : tensor<4xf32>
  %67 = uop.erf %y : tensor<4xf32>
  %68 = uop.square %67 : tensor<4xf32>
  %69 = uop.cos %68 : tensor<4xf32>
  %70 = uop.square %69 : tensor<4xf32>
  %71 = uop.cos %70 : tensor<4xf32>
  %72 = uop.square %71 : tensor<4xf32>
  %73 = uop.cos %72 : tensor<4xf32>
  %74 = uop.square %73 : tensor<4xf32>
  %75 = uop.cos %74 : tensor<4xf32>
  %76 = uop.add %66, %75 : tensor<4xf32>
  %77 = uop.sub %76, %y : tensor<4xf32>
  return %77 : tensor<4xf32>
}
