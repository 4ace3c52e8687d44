"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6x10x8xf32>, tensor<4x5x6xcomplex<f32>>, tensor<3x8xcomplex<f64>>) -> (tensor<2x6x10x5xcomplex<f32>>, tensor<2x6x10x8xf32>, tensor<4x5x6xcomplex<f32>>, tensor<4x5x6xcomplex<f32>>, tensor<2x6x10x5xcomplex<f32>>, tensor<3x8xcomplex<f64>>, tensor<2x6x9x7xf32>, tensor<10x8xf32>, tensor<19x15xf32>, tensor<2x6x8xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg20: tensor<2x6x10x8xf32>, %arg21: tensor<4x5x6xcomplex<f32>>, %arg22: tensor<3x8xcomplex<f64>>):
    %41 = "func.call"(%arg20) <{callee = @fft}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    %42 = "stablehlo.reverse"(%arg20) <{dimensions = array<i64: 1>}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x8xf32>
    %43 = "func.call"(%42) <{callee = @fft}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<2x6x10x5xcomplex<f32>>, tensor<2x6x10x5xcomplex<f32>>) -> tensor<2x6x10x5xcomplex<f32>>
    %45 = "func.call"(%44) <{callee = @fft_0}> : (tensor<2x6x10x5xcomplex<f32>>) -> tensor<2x6x10x8xf32>
    %46 = "func.call"(%arg20) <{callee = @fft}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    %47 = "func.call"(%arg21) <{callee = @fft_1}> : (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>
    %48 = "func.call"(%arg21) <{callee = @fft_2}> : (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>
    %49 = "func.call"(%arg20) <{callee = @fft_3}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    %50 = "func.call"(%arg22) <{callee = @fft_4}> : (tensor<3x8xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>
    %51 = "func.call"(%arg20) <{callee = @fft}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 2, 6, 9, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x10x5xcomplex<f32>>) -> tensor<2x6x9x4xcomplex<f32>>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %54 = "func.call"(%52, %53) <{callee = @_pad}> : (tensor<2x6x9x4xcomplex<f32>>, tensor<i64>) -> tensor<2x6x9x4xcomplex<f32>>
    %55 = "func.call"(%54) <{callee = @fft_5}> : (tensor<2x6x9x4xcomplex<f32>>) -> tensor<2x6x9x7xf32>
    %56 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 1, 10, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x10x8xf32>) -> tensor<1x1x10x8xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x1x10x8xf32>) -> tensor<10x8xf32>
    %58 = "func.call"(%57) <{callee = @fft_6}> : (tensor<10x8xf32>) -> tensor<10x5xcomplex<f32>>
    %59 = "stablehlo.abs"(%58) : (tensor<10x5xcomplex<f32>>) -> tensor<10x5xf32>
    %60 = "stablehlo.real"(%58) : (tensor<10x5xcomplex<f32>>) -> tensor<10x5xf32>
    %61 = "stablehlo.imag"(%58) : (tensor<10x5xcomplex<f32>>) -> tensor<10x5xf32>
    %62 = "stablehlo.negate"(%61) : (tensor<10x5xf32>) -> tensor<10x5xf32>
    %63 = "stablehlo.complex"(%60, %62) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xcomplex<f32>>
    %64 = "stablehlo.convert"(%59) : (tensor<10x5xf32>) -> tensor<10x5xcomplex<f32>>
    %65 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<10x5xcomplex<f32>>
    %67 = "stablehlo.compare"(%64, %66) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> tensor<10x5xi1>
    %68 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<10x5xcomplex<f32>>
    %70 = "stablehlo.select"(%67, %69, %64) : (tensor<10x5xi1>, tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> tensor<10x5xcomplex<f32>>
    %71 = "stablehlo.divide"(%63, %70) : (tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> tensor<10x5xcomplex<f32>>
    %72 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %74 = "stablehlo.multiply"(%73, %59) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %77 = "stablehlo.multiply"(%76, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x5xf32>
    %80 = "stablehlo.complex"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xcomplex<f32>>
    %81 = "stablehlo.multiply"(%80, %71) : (tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> tensor<10x5xcomplex<f32>>
    %82 = "func.call"(%81) <{callee = @fft_7}> : (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>
    %83 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 1, 10, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x10x8xf32>) -> tensor<1x1x10x8xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x1x10x8xf32>) -> tensor<10x8xf32>
    %85 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 2, 10, 8>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x10x8xf32>) -> tensor<1x1x10x8xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x1x10x8xf32>) -> tensor<10x8xf32>
    %87 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %88 = "func.call"(%84, %87) <{callee = @_pad_9}> : (tensor<10x8xf32>, tensor<i64>) -> tensor<19x15xf32>
    %89 = "func.call"(%88) <{callee = @fft_10}> : (tensor<19x15xf32>) -> tensor<19x8xcomplex<f32>>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %91 = "func.call"(%86, %90) <{callee = @_pad_9}> : (tensor<10x8xf32>, tensor<i64>) -> tensor<19x15xf32>
    %92 = "func.call"(%91) <{callee = @fft_10}> : (tensor<19x15xf32>) -> tensor<19x8xcomplex<f32>>
    %93 = "stablehlo.multiply"(%89, %92) : (tensor<19x8xcomplex<f32>>, tensor<19x8xcomplex<f32>>) -> tensor<19x8xcomplex<f32>>
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %95 = "func.call"(%93, %94) <{callee = @_pad_11}> : (tensor<19x8xcomplex<f32>>, tensor<i64>) -> tensor<19x8xcomplex<f32>>
    %96 = "func.call"(%95) <{callee = @fft_12}> : (tensor<19x8xcomplex<f32>>) -> tensor<19x15xf32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %98 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %99 = "stablehlo.dynamic_slice"(%96, %97, %98) <{slice_sizes = array<i64: 19, 15>}> : (tensor<19x15xf32>, tensor<i64>, tensor<i64>) -> tensor<19x15xf32>
    %100 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 2, 6, 1, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x1x8xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x6x1x8xf32>) -> tensor<2x6x8xf32>
    %102 = "func.call"(%101) <{callee = @fft_13}> : (tensor<2x6x8xf32>) -> tensor<2x6x8xcomplex<f32>>
    "func.return"(%46, %45, %47, %48, %49, %50, %55, %82, %99, %102) : (tensor<2x6x10x5xcomplex<f32>>, tensor<2x6x10x8xf32>, tensor<4x5x6xcomplex<f32>>, tensor<4x5x6xcomplex<f32>>, tensor<2x6x10x5xcomplex<f32>>, tensor<3x8xcomplex<f64>>, tensor<2x6x9x7xf32>, tensor<10x8xf32>, tensor<19x15xf32>, tensor<2x6x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x6x10x8xf32>):
    %40 = "stablehlo.fft"(%arg19) <{fft_length = array<i64: 10, 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    "func.return"(%40) : (tensor<2x6x10x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x10x5xcomplex<f32>>) -> tensor<2x6x10x8xf32>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x6x10x5xcomplex<f32>>):
    %39 = "stablehlo.fft"(%arg18) <{fft_length = array<i64: 10, 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2x6x10x5xcomplex<f32>>) -> tensor<2x6x10x8xf32>
    "func.return"(%39) : (tensor<2x6x10x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<4x5x6xcomplex<f32>>):
    %38 = "stablehlo.fft"(%arg17) <{fft_length = array<i64: 4, 5, 6>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>
    "func.return"(%38) : (tensor<4x5x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_2", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<4x5x6xcomplex<f32>>):
    %37 = "stablehlo.fft"(%arg16) <{fft_length = array<i64: 5, 6>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<4x5x6xcomplex<f32>>) -> tensor<4x5x6xcomplex<f32>>
    "func.return"(%37) : (tensor<4x5x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_3", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x6x10x8xf32>):
    %36 = "stablehlo.fft"(%arg15) <{fft_length = array<i64: 6, 10, 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2x6x10x8xf32>) -> tensor<2x6x10x5xcomplex<f32>>
    "func.return"(%36) : (tensor<2x6x10x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>, res_attrs = [{}], sym_name = "fft_4", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<3x8xcomplex<f64>>):
    %35 = "stablehlo.fft"(%arg14) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x8xcomplex<f64>>) -> tensor<3x8xcomplex<f64>>
    "func.return"(%35) : (tensor<3x8xcomplex<f64>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x6x9x4xcomplex<f32>>, tensor<i64>) -> tensor<2x6x9x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x6x9x4xcomplex<f32>>, %arg13: tensor<i64>):
    %33 = "stablehlo.convert"(%arg13) : (tensor<i64>) -> tensor<complex<f32>>
    %34 = "stablehlo.pad"(%arg12, %33) <{edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>}> : (tensor<2x6x9x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x9x4xcomplex<f32>>
    "func.return"(%34) : (tensor<2x6x9x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x9x4xcomplex<f32>>) -> tensor<2x6x9x7xf32>, res_attrs = [{}], sym_name = "fft_5", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x6x9x4xcomplex<f32>>):
    %32 = "stablehlo.fft"(%arg11) <{fft_length = array<i64: 9, 7>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2x6x9x4xcomplex<f32>>) -> tensor<2x6x9x7xf32>
    "func.return"(%32) : (tensor<2x6x9x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<10x8xf32>) -> tensor<10x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_6", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<10x8xf32>):
    %31 = "stablehlo.fft"(%arg10) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<10x8xf32>) -> tensor<10x5xcomplex<f32>>
    "func.return"(%31) : (tensor<10x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>, res_attrs = [{}], sym_name = "fft_7", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<10x5xcomplex<f32>>):
    %30 = "func.call"(%arg9) <{callee = @_rfft_transpose}> : (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>
    "func.return"(%30) : (tensor<10x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>, res_attrs = [{}], sym_name = "_rfft_transpose", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<10x5xcomplex<f32>>):
    %9 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5xcomplex<f32>>
    %11 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %14 = "stablehlo.dynamic_update_slice"(%10, %12, %13) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>
    %15 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %17 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %18 = "stablehlo.dynamic_update_slice"(%14, %16, %17) : (tensor<5xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<5xcomplex<f32>>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %20 = "stablehlo.real"(%arg8) : (tensor<10x5xcomplex<f32>>) -> tensor<10x5xf32>
    %21 = "stablehlo.imag"(%arg8) : (tensor<10x5xcomplex<f32>>) -> tensor<10x5xf32>
    %22 = "stablehlo.negate"(%21) : (tensor<10x5xf32>) -> tensor<10x5xf32>
    %23 = "stablehlo.complex"(%20, %22) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xcomplex<f32>>
    %24 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xcomplex<f32>>) -> tensor<10x5xcomplex<f32>>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<10x5xcomplex<f32>>, tensor<10x5xcomplex<f32>>) -> tensor<10x5xcomplex<f32>>
    %26 = "func.call"(%25) <{callee = @fft_8}> : (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>
    %27 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x8xf32>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<10x8xf32>, tensor<10x8xf32>) -> tensor<10x8xf32>
    "func.return"(%29) : (tensor<10x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>, res_attrs = [{}], sym_name = "fft_8", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<10x5xcomplex<f32>>):
    %8 = "stablehlo.fft"(%arg7) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<10x5xcomplex<f32>>) -> tensor<10x8xf32>
    "func.return"(%8) : (tensor<10x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<10x8xf32>, tensor<i64>) -> tensor<19x15xf32>, res_attrs = [{}], sym_name = "_pad_9", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<10x8xf32>, %arg6: tensor<i64>):
    %6 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<f32>
    %7 = "stablehlo.pad"(%arg5, %6) <{edge_padding_high = array<i64: 9, 7>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<10x8xf32>, tensor<f32>) -> tensor<19x15xf32>
    "func.return"(%7) : (tensor<19x15xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<19x15xf32>) -> tensor<19x8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_10", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<19x15xf32>):
    %5 = "stablehlo.fft"(%arg4) <{fft_length = array<i64: 19, 15>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<19x15xf32>) -> tensor<19x8xcomplex<f32>>
    "func.return"(%5) : (tensor<19x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<19x8xcomplex<f32>>, tensor<i64>) -> tensor<19x8xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_11", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<19x8xcomplex<f32>>, %arg3: tensor<i64>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<i64>) -> tensor<complex<f32>>
    %4 = "stablehlo.pad"(%arg2, %3) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<19x8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<19x8xcomplex<f32>>
    "func.return"(%4) : (tensor<19x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<19x8xcomplex<f32>>) -> tensor<19x15xf32>, res_attrs = [{}], sym_name = "fft_12", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<19x8xcomplex<f32>>):
    %2 = "stablehlo.fft"(%arg1) <{fft_length = array<i64: 19, 15>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<19x8xcomplex<f32>>) -> tensor<19x15xf32>
    "func.return"(%2) : (tensor<19x15xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x8xf32>) -> tensor<2x6x8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_13", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x6x8xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x6x8xf32>) -> tensor<2x6x8xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x6x8xcomplex<f32>>) -> tensor<2x6x8xcomplex<f32>>
    "func.return"(%1) : (tensor<2x6x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
