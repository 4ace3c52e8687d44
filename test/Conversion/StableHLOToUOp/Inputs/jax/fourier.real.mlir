"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<3x60xf32>, tensor<1xf32>, tensor<2xf32>, tensor<7xf32>, tensor<139xf32>, tensor<256xf32>) -> (tensor<3x31xcomplex<f32>>, tensor<3x60xf32>, tensor<3x59xf32>, tensor<3x33xcomplex<f32>>, tensor<3x60xf32>, tensor<3x60xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<70xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<1xf32>, tensor<2xf32>, tensor<7xf32>, tensor<139xf32>, tensor<256xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg30: tensor<3x60xf32>, %arg31: tensor<1xf32>, %arg32: tensor<2xf32>, %arg33: tensor<7xf32>, %arg34: tensor<139xf32>, %arg35: tensor<256xf32>):
    %36 = "func.call"(%arg30) <{callee = @fft}> : (tensor<3x60xf32>) -> tensor<3x31xcomplex<f32>>
    %37 = "func.call"(%36) <{callee = @fft_0}> : (tensor<3x31xcomplex<f32>>) -> tensor<3x60xf32>
    %38 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 3, 30>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x31xcomplex<f32>>) -> tensor<3x30xcomplex<f32>>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %40 = "func.call"(%38, %39) <{callee = @_pad}> : (tensor<3x30xcomplex<f32>>, tensor<i64>) -> tensor<3x30xcomplex<f32>>
    %41 = "func.call"(%40) <{callee = @fft_1}> : (tensor<3x30xcomplex<f32>>) -> tensor<3x59xf32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %43 = "func.call"(%arg30, %42) <{callee = @_pad_2}> : (tensor<3x60xf32>, tensor<i64>) -> tensor<3x64xf32>
    %44 = "func.call"(%43) <{callee = @fft_3}> : (tensor<3x64xf32>) -> tensor<3x33xcomplex<f32>>
    %45 = "stablehlo.real"(%36) : (tensor<3x31xcomplex<f32>>) -> tensor<3x31xf32>
    %46 = "stablehlo.imag"(%36) : (tensor<3x31xcomplex<f32>>) -> tensor<3x31xf32>
    %47 = "stablehlo.negate"(%46) : (tensor<3x31xf32>) -> tensor<3x31xf32>
    %48 = "stablehlo.complex"(%45, %47) : (tensor<3x31xf32>, tensor<3x31xf32>) -> tensor<3x31xcomplex<f32>>
    %49 = "func.call"(%48) <{callee = @fft_0}> : (tensor<3x31xcomplex<f32>>) -> tensor<3x60xf32>
    %50 = "stablehlo.constant"() <{value = dense<6.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x60xf32>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<3x60xf32>, tensor<3x60xf32>) -> tensor<3x60xf32>
    %53 = "stablehlo.transpose"(%arg30) <{permutation = array<i64: 1, 0>}> : (tensor<3x60xf32>) -> tensor<60x3xf32>
    %54 = "func.call"(%53) <{callee = @fft_4}> : (tensor<60x3xf32>) -> tensor<60x3xcomplex<f32>>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<60x3xcomplex<f32>>) -> tensor<3x60xcomplex<f32>>
    %56 = "func.call"(%55) <{callee = @_roll_static}> : (tensor<3x60xcomplex<f32>>) -> tensor<3x60xcomplex<f32>>
    %57 = "func.call"(%arg31) <{callee = @fft_5}> : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %58 = "func.call"(%arg32) <{callee = @fft_6}> : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %59 = "func.call"(%arg33) <{callee = @fft_7}> : (tensor<7xf32>) -> tensor<4xcomplex<f32>>
    %60 = "func.call"(%arg34) <{callee = @fft_8}> : (tensor<139xf32>) -> tensor<70xcomplex<f32>>
    %61 = "func.call"(%arg35) <{callee = @fft_9}> : (tensor<256xf32>) -> tensor<129xcomplex<f32>>
    %62 = "func.call"(%arg31) <{callee = @fft_5}> : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %64 = "func.call"(%62, %63) <{callee = @_pad_10}> : (tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>
    %65 = "func.call"(%64) <{callee = @fft_11}> : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %66 = "func.call"(%arg32) <{callee = @fft_6}> : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %68 = "func.call"(%66, %67) <{callee = @_pad_12}> : (tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<2xcomplex<f32>>
    %69 = "func.call"(%68) <{callee = @fft_13}> : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %70 = "func.call"(%arg33) <{callee = @fft_7}> : (tensor<7xf32>) -> tensor<4xcomplex<f32>>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %72 = "func.call"(%70, %71) <{callee = @_pad_14}> : (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>
    %73 = "func.call"(%72) <{callee = @fft_15}> : (tensor<4xcomplex<f32>>) -> tensor<7xf32>
    %74 = "func.call"(%arg34) <{callee = @fft_8}> : (tensor<139xf32>) -> tensor<70xcomplex<f32>>
    %75 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %76 = "func.call"(%74, %75) <{callee = @_pad_16}> : (tensor<70xcomplex<f32>>, tensor<i64>) -> tensor<70xcomplex<f32>>
    %77 = "func.call"(%76) <{callee = @fft_17}> : (tensor<70xcomplex<f32>>) -> tensor<139xf32>
    %78 = "func.call"(%arg35) <{callee = @fft_9}> : (tensor<256xf32>) -> tensor<129xcomplex<f32>>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %80 = "func.call"(%78, %79) <{callee = @_pad_18}> : (tensor<129xcomplex<f32>>, tensor<i64>) -> tensor<129xcomplex<f32>>
    %81 = "func.call"(%80) <{callee = @fft_19}> : (tensor<129xcomplex<f32>>) -> tensor<256xf32>
    "func.return"(%36, %37, %41, %44, %52, %56, %57, %58, %59, %60, %61, %65, %69, %73, %77, %81) : (tensor<3x31xcomplex<f32>>, tensor<3x60xf32>, tensor<3x59xf32>, tensor<3x33xcomplex<f32>>, tensor<3x60xf32>, tensor<3x60xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<70xcomplex<f32>>, tensor<129xcomplex<f32>>, tensor<1xf32>, tensor<2xf32>, tensor<7xf32>, tensor<139xf32>, tensor<256xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x60xf32>) -> tensor<3x31xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<3x60xf32>):
    %35 = "stablehlo.fft"(%arg29) <{fft_length = array<i64: 60>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x60xf32>) -> tensor<3x31xcomplex<f32>>
    "func.return"(%35) : (tensor<3x31xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x31xcomplex<f32>>) -> tensor<3x60xf32>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x31xcomplex<f32>>):
    %34 = "stablehlo.fft"(%arg28) <{fft_length = array<i64: 60>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x31xcomplex<f32>>) -> tensor<3x60xf32>
    "func.return"(%34) : (tensor<3x60xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x30xcomplex<f32>>, tensor<i64>) -> tensor<3x30xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3x30xcomplex<f32>>, %arg27: tensor<i64>):
    %32 = "stablehlo.convert"(%arg27) : (tensor<i64>) -> tensor<complex<f32>>
    %33 = "stablehlo.pad"(%arg26, %32) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x30xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x30xcomplex<f32>>
    "func.return"(%33) : (tensor<3x30xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x30xcomplex<f32>>) -> tensor<3x59xf32>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3x30xcomplex<f32>>):
    %31 = "stablehlo.fft"(%arg25) <{fft_length = array<i64: 59>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3x30xcomplex<f32>>) -> tensor<3x59xf32>
    "func.return"(%31) : (tensor<3x59xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x60xf32>, tensor<i64>) -> tensor<3x64xf32>, res_attrs = [{}], sym_name = "_pad_2", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<3x60xf32>, %arg24: tensor<i64>):
    %29 = "stablehlo.convert"(%arg24) : (tensor<i64>) -> tensor<f32>
    %30 = "stablehlo.pad"(%arg23, %29) <{edge_padding_high = array<i64: 0, 4>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x60xf32>, tensor<f32>) -> tensor<3x64xf32>
    "func.return"(%30) : (tensor<3x64xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x64xf32>) -> tensor<3x33xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_3", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<3x64xf32>):
    %28 = "stablehlo.fft"(%arg22) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x64xf32>) -> tensor<3x33xcomplex<f32>>
    "func.return"(%28) : (tensor<3x33xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<60x3xf32>) -> tensor<60x3xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_4", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<60x3xf32>):
    %26 = "stablehlo.convert"(%arg21) : (tensor<60x3xf32>) -> tensor<60x3xcomplex<f32>>
    %27 = "stablehlo.fft"(%26) <{fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<60x3xcomplex<f32>>) -> tensor<60x3xcomplex<f32>>
    "func.return"(%27) : (tensor<60x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x60xcomplex<f32>>) -> tensor<3x60xcomplex<f32>>, res_attrs = [{}], sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<3x60xcomplex<f32>>):
    %20 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 3, 60>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x60xcomplex<f32>>) -> tensor<1x60xcomplex<f32>>
    %21 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 2, 60>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x60xcomplex<f32>>) -> tensor<2x60xcomplex<f32>>
    %22 = "stablehlo.concatenate"(%20, %21) <{dimension = 0 : i64}> : (tensor<1x60xcomplex<f32>>, tensor<2x60xcomplex<f32>>) -> tensor<3x60xcomplex<f32>>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 3, 60>, start_indices = array<i64: 0, 30>, strides = array<i64: 1, 1>}> : (tensor<3x60xcomplex<f32>>) -> tensor<3x30xcomplex<f32>>
    %24 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 3, 30>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x60xcomplex<f32>>) -> tensor<3x30xcomplex<f32>>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<3x30xcomplex<f32>>, tensor<3x30xcomplex<f32>>) -> tensor<3x60xcomplex<f32>>
    "func.return"(%25) : (tensor<3x60xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xf32>) -> tensor<1xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_5", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<1xf32>):
    %19 = "stablehlo.fft"(%arg19) <{fft_length = array<i64: 1>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
    "func.return"(%19) : (tensor<1xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xf32>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_6", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2xf32>):
    %18 = "stablehlo.fft"(%arg18) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    "func.return"(%18) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<7xf32>) -> tensor<4xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_7", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<7xf32>):
    %17 = "stablehlo.fft"(%arg17) <{fft_length = array<i64: 7>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<7xf32>) -> tensor<4xcomplex<f32>>
    "func.return"(%17) : (tensor<4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<139xf32>) -> tensor<70xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_8", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<139xf32>):
    %16 = "stablehlo.fft"(%arg16) <{fft_length = array<i64: 139>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<139xf32>) -> tensor<70xcomplex<f32>>
    "func.return"(%16) : (tensor<70xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<256xf32>) -> tensor<129xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_9", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<256xf32>):
    %15 = "stablehlo.fft"(%arg15) <{fft_length = array<i64: 256>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<256xf32>) -> tensor<129xcomplex<f32>>
    "func.return"(%15) : (tensor<129xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xcomplex<f32>>, tensor<i64>) -> tensor<1xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_10", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<1xcomplex<f32>>, %arg14: tensor<i64>):
    %13 = "stablehlo.convert"(%arg14) : (tensor<i64>) -> tensor<complex<f32>>
    %14 = "stablehlo.pad"(%arg13, %13) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    "func.return"(%14) : (tensor<1xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xcomplex<f32>>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "fft_11", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<1xcomplex<f32>>):
    %12 = "stablehlo.fft"(%arg12) <{fft_length = array<i64: 1>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    "func.return"(%12) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xcomplex<f32>>, tensor<i64>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_12", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<2xcomplex<f32>>, %arg11: tensor<i64>):
    %10 = "stablehlo.convert"(%arg11) : (tensor<i64>) -> tensor<complex<f32>>
    %11 = "stablehlo.pad"(%arg10, %10) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%11) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xcomplex<f32>>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "fft_13", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2xcomplex<f32>>):
    %9 = "stablehlo.fft"(%arg9) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"(%9) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xcomplex<f32>>, tensor<i64>) -> tensor<4xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_14", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4xcomplex<f32>>, %arg8: tensor<i64>):
    %7 = "stablehlo.convert"(%arg8) : (tensor<i64>) -> tensor<complex<f32>>
    %8 = "stablehlo.pad"(%arg7, %7) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    "func.return"(%8) : (tensor<4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xcomplex<f32>>) -> tensor<7xf32>, res_attrs = [{}], sym_name = "fft_15", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4xcomplex<f32>>):
    %6 = "stablehlo.fft"(%arg6) <{fft_length = array<i64: 7>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<4xcomplex<f32>>) -> tensor<7xf32>
    "func.return"(%6) : (tensor<7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<70xcomplex<f32>>, tensor<i64>) -> tensor<70xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_16", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<70xcomplex<f32>>, %arg5: tensor<i64>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<i64>) -> tensor<complex<f32>>
    %5 = "stablehlo.pad"(%arg4, %4) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<70xcomplex<f32>>, tensor<complex<f32>>) -> tensor<70xcomplex<f32>>
    "func.return"(%5) : (tensor<70xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<70xcomplex<f32>>) -> tensor<139xf32>, res_attrs = [{}], sym_name = "fft_17", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<70xcomplex<f32>>):
    %3 = "stablehlo.fft"(%arg3) <{fft_length = array<i64: 139>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<70xcomplex<f32>>) -> tensor<139xf32>
    "func.return"(%3) : (tensor<139xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<129xcomplex<f32>>, tensor<i64>) -> tensor<129xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_18", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<129xcomplex<f32>>, %arg2: tensor<i64>):
    %1 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<complex<f32>>
    %2 = "stablehlo.pad"(%arg1, %1) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<129xcomplex<f32>>, tensor<complex<f32>>) -> tensor<129xcomplex<f32>>
    "func.return"(%2) : (tensor<129xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<129xcomplex<f32>>) -> tensor<256xf32>, res_attrs = [{}], sym_name = "fft_19", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<129xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 256>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<129xcomplex<f32>>) -> tensor<256xf32>
    "func.return"(%0) : (tensor<256xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
