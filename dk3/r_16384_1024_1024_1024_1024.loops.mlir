func.func @r_16384_1024_1024_1024_1024(%arg0: memref<16777216xf32> {llvm.noalias, llvm.readonly}, %arg1: memref<16777216xf32> {llvm.noalias}, %arg2: index, %arg3: index) attributes {llvm.bareptr, uop.thread_extent = 16384 : i64} {
  %intptr = memref.extract_aligned_pointer_as_index %arg1 : memref<16777216xf32> -> index
  %c63 = arith.constant 63 : index
  %c0 = arith.constant 0 : index
  %0 = arith.andi %intptr, %c63 : index
  %1 = arith.cmpi eq, %0, %c0 : index
  %c16 = arith.constant 16 : index
  %c1024 = arith.constant 1024 : index
  %c64 = arith.constant 64 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %cst = arith.constant -1.040000e+02 : f32
  %cst_0 = arith.constant 8.900000e+01 : f32
  %cst_1 = arith.constant 1.44269502 : f32
  %cst_2 = arith.constant 0x4B400000 : f32
  %cst_3 = arith.constant -0.693147182 : f32
  %cst_4 = arith.constant 1.90465421E-9 : f32
  %cst_5 = arith.constant 0.00138385606 : f32
  %cst_6 = arith.constant 0.00836918224 : f32
  %cst_7 = arith.constant 0.0416681021 : f32
  %cst_8 = arith.constant 0.166665167 : f32
  %cst_9 = arith.constant 0.49999994 : f32
  %cst_10 = arith.constant 1.000000e+00 : f32
  %c9_i32 = arith.constant 9 : i32
  %c10_i32 = arith.constant 10 : i32
  %c127_i32 = arith.constant 127 : i32
  %c23_i32 = arith.constant 23 : i32
  %c1 = arith.constant 1 : index
  %cst_11 = arith.constant dense<0xFF800000> : vector<16xf32>
  %c0_12 = arith.constant 0 : index
  %cst_13 = arith.constant dense<-0.000000e+00> : vector<16xf32>
  %alloca = memref.alloca() {alignment = 64 : i64} : memref<1024xf32>
  scf.for %arg4 = %arg2 to %arg3 step %c1 {
    %2 = arith.muli %arg4, %c1024 : index
    %3:4 = scf.for %arg5 = %c0_12 to %c16 step %c1 iter_args(%arg6 = %cst_11, %arg7 = %cst_11, %arg8 = %cst_11, %arg9 = %cst_11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %38 = arith.muli %arg5, %c64 : index
      %39 = arith.addi %2, %38 : index
      %40 = arith.addi %39, %c16 : index
      %41 = arith.addi %39, %c32 : index
      %42 = arith.addi %39, %c48 : index
      %43 = vector.load %arg0[%39] : memref<16777216xf32>, vector<16xf32>
      %44 = vector.load %arg0[%40] : memref<16777216xf32>, vector<16xf32>
      %45 = vector.load %arg0[%41] : memref<16777216xf32>, vector<16xf32>
      %46 = vector.load %arg0[%42] : memref<16777216xf32>, vector<16xf32>
      %47 = arith.maximumf %arg6, %43 : vector<16xf32>
      %48 = arith.maximumf %arg7, %44 : vector<16xf32>
      %49 = arith.maximumf %arg8, %45 : vector<16xf32>
      %50 = arith.maximumf %arg9, %46 : vector<16xf32>
      scf.yield %47, %48, %49, %50 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %4 = arith.maximumf %3#0, %3#1 : vector<16xf32>
    %5 = arith.maximumf %3#2, %3#3 : vector<16xf32>
    %6 = arith.maximumf %4, %5 : vector<16xf32>
    %7 = vector.shuffle %6, %6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
    %8 = vector.shuffle %6, %6 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
    %9 = arith.maximumf %7, %8 : vector<8xf32>
    %10 = vector.shuffle %9, %9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
    %11 = vector.shuffle %9, %9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
    %12 = arith.maximumf %10, %11 : vector<4xf32>
    %13 = vector.shuffle %12, %12 [0, 1] : vector<4xf32>, vector<4xf32>
    %14 = vector.shuffle %12, %12 [2, 3] : vector<4xf32>, vector<4xf32>
    %15 = arith.maximumf %13, %14 : vector<2xf32>
    %16 = vector.shuffle %15, %15 [0] : vector<2xf32>, vector<2xf32>
    %17 = vector.shuffle %15, %15 [1] : vector<2xf32>, vector<2xf32>
    %18 = arith.maximumf %16, %17 : vector<1xf32>
    %19 = vector.extract %18[0] : f32 from vector<1xf32>
    scf.for %arg5 = %c0_12 to %c1024 step %c1 {
      %38 = arith.addi %2, %arg5 : index
      %39 = memref.load %arg0[%38] : memref<16777216xf32>
      %40 = arith.subf %39, %19 : f32
      %41 = arith.cmpf olt, %40, %cst : f32
      %42 = arith.select %41, %cst, %40 : f32
      %43 = arith.cmpf ogt, %42, %cst_0 : f32
      %44 = arith.select %43, %cst_0, %42 : f32
      %45 = math.fma %44, %cst_1, %cst_2 : f32
      %46 = arith.subf %45, %cst_2 : f32
      %47 = arith.bitcast %45 : f32 to i32
      %48 = math.fma %46, %cst_3, %44 : f32
      %49 = arith.mulf %46, %cst_4 : f32
      %50 = arith.addf %48, %49 : f32
      %51 = arith.mulf %50, %50 : f32
      %52 = math.fma %cst_5, %50, %cst_6 : f32
      %53 = math.fma %52, %50, %cst_7 : f32
      %54 = math.fma %53, %50, %cst_8 : f32
      %55 = math.fma %54, %50, %cst_9 : f32
      %56 = math.fma %51, %55, %49 : f32
      %57 = arith.addf %48, %56 : f32
      %58 = arith.addf %57, %cst_10 : f32
      %59 = arith.shli %47, %c9_i32 : i32
      %60 = arith.shrsi %59, %c10_i32 : i32
      %61 = arith.subi %47, %60 : i32
      %62 = arith.addi %60, %c127_i32 : i32
      %63 = arith.shli %62, %c23_i32 : i32
      %64 = arith.bitcast %63 : i32 to f32
      %65 = arith.mulf %58, %64 : f32
      %66 = arith.addi %61, %c127_i32 : i32
      %67 = arith.shli %66, %c23_i32 : i32
      %68 = arith.bitcast %67 : i32 to f32
      %69 = arith.mulf %65, %68 : f32
      memref.store %69, %alloca[%arg5] : memref<1024xf32>
    }
    %20:4 = scf.for %arg5 = %c0_12 to %c16 step %c1 iter_args(%arg6 = %cst_13, %arg7 = %cst_13, %arg8 = %cst_13, %arg9 = %cst_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
      %38 = arith.muli %arg5, %c64 : index
      %39 = arith.addi %38, %c16 : index
      %40 = arith.addi %38, %c32 : index
      %41 = arith.addi %38, %c48 : index
      %42 = vector.load %alloca[%38] : memref<1024xf32>, vector<16xf32>
      %43 = vector.load %alloca[%39] : memref<1024xf32>, vector<16xf32>
      %44 = vector.load %alloca[%40] : memref<1024xf32>, vector<16xf32>
      %45 = vector.load %alloca[%41] : memref<1024xf32>, vector<16xf32>
      %46 = arith.addf %arg6, %42 fastmath<reassoc,contract> : vector<16xf32>
      %47 = arith.addf %arg7, %43 fastmath<reassoc,contract> : vector<16xf32>
      %48 = arith.addf %arg8, %44 fastmath<reassoc,contract> : vector<16xf32>
      %49 = arith.addf %arg9, %45 fastmath<reassoc,contract> : vector<16xf32>
      scf.yield %46, %47, %48, %49 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
    }
    %21 = arith.addf %20#0, %20#1 : vector<16xf32>
    %22 = arith.addf %20#2, %20#3 : vector<16xf32>
    %23 = arith.addf %21, %22 : vector<16xf32>
    %24 = vector.shuffle %23, %23 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
    %25 = vector.shuffle %23, %23 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
    %26 = arith.addf %24, %25 : vector<8xf32>
    %27 = vector.shuffle %26, %26 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
    %28 = vector.shuffle %26, %26 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
    %29 = arith.addf %27, %28 : vector<4xf32>
    %30 = vector.shuffle %29, %29 [0, 1] : vector<4xf32>, vector<4xf32>
    %31 = vector.shuffle %29, %29 [2, 3] : vector<4xf32>, vector<4xf32>
    %32 = arith.addf %30, %31 : vector<2xf32>
    %33 = vector.shuffle %32, %32 [0] : vector<2xf32>, vector<2xf32>
    %34 = vector.shuffle %32, %32 [1] : vector<2xf32>, vector<2xf32>
    %35 = arith.addf %33, %34 : vector<1xf32>
    %36 = vector.extract %35[0] : f32 from vector<1xf32>
    %37 = vector.broadcast %36 : f32 to vector<16xf32>
    scf.for %arg5 = %c0_12 to %c64 step %c1 {
      %38 = arith.muli %arg5, %c16 : index
      %39 = arith.addi %38, %2 : index
      %40 = vector.load %alloca[%38] : memref<1024xf32>, vector<16xf32>
      %41 = arith.divf %40, %37 : vector<16xf32>
      scf.if %1 {
        vector.store %41, %arg1[%39] {alignment = 64 : i64, nontemporal = true} : memref<16777216xf32>, vector<16xf32>
      } else {
        vector.store %41, %arg1[%39] : memref<16777216xf32>, vector<16xf32>
      }
    }
  }
  return
}
