"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x17xcomplex<f32>>, tensor<2x30xcomplex<f32>>, tensor<2x64xcomplex<f32>>, tensor<2x97xcomplex<f32>>, tensor<2x100xcomplex<f32>>, tensor<2x131xcomplex<f32>>, tensor<2x262xcomplex<f32>>, tensor<2x1009xcomplex<f32>>, tensor<2x1024xcomplex<f32>>) -> (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x17xcomplex<f32>>, tensor<2x30xcomplex<f32>>, tensor<2x64xcomplex<f32>>, tensor<2x97xcomplex<f32>>, tensor<2x100xcomplex<f32>>, tensor<2x131xcomplex<f32>>, tensor<2x262xcomplex<f32>>, tensor<2x1009xcomplex<f32>>, tensor<2x1024xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x17xcomplex<f32>>, tensor<2x30xcomplex<f32>>, tensor<2x64xcomplex<f32>>, tensor<2x97xcomplex<f32>>, tensor<2x100xcomplex<f32>>, tensor<2x131xcomplex<f32>>, tensor<2x262xcomplex<f32>>, tensor<2x1009xcomplex<f32>>, tensor<2x1024xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg26: tensor<2x1xcomplex<f32>>, %arg27: tensor<2x2xcomplex<f32>>, %arg28: tensor<2x3xcomplex<f32>>, %arg29: tensor<2x8xcomplex<f32>>, %arg30: tensor<2x17xcomplex<f32>>, %arg31: tensor<2x30xcomplex<f32>>, %arg32: tensor<2x64xcomplex<f32>>, %arg33: tensor<2x97xcomplex<f32>>, %arg34: tensor<2x100xcomplex<f32>>, %arg35: tensor<2x131xcomplex<f32>>, %arg36: tensor<2x262xcomplex<f32>>, %arg37: tensor<2x1009xcomplex<f32>>, %arg38: tensor<2x1024xcomplex<f32>>):
    %26 = "func.call"(%arg26) <{callee = @fft}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %27 = "func.call"(%arg27) <{callee = @fft_0}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %28 = "func.call"(%arg28) <{callee = @fft_1}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %29 = "func.call"(%arg29) <{callee = @fft_2}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %30 = "func.call"(%arg30) <{callee = @fft_3}> : (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>
    %31 = "func.call"(%arg31) <{callee = @fft_4}> : (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>
    %32 = "func.call"(%arg32) <{callee = @fft_5}> : (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>
    %33 = "func.call"(%arg33) <{callee = @fft_6}> : (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>
    %34 = "func.call"(%arg34) <{callee = @fft_7}> : (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>
    %35 = "func.call"(%arg35) <{callee = @fft_8}> : (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>
    %36 = "func.call"(%arg36) <{callee = @fft_9}> : (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>
    %37 = "func.call"(%arg37) <{callee = @fft_10}> : (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>
    %38 = "func.call"(%arg38) <{callee = @fft_11}> : (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>
    %39 = "func.call"(%arg26) <{callee = @fft_12}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %40 = "func.call"(%arg27) <{callee = @fft_13}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %41 = "func.call"(%arg28) <{callee = @fft_14}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %42 = "func.call"(%arg29) <{callee = @fft_15}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %43 = "func.call"(%arg30) <{callee = @fft_16}> : (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>
    %44 = "func.call"(%arg31) <{callee = @fft_17}> : (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>
    %45 = "func.call"(%arg32) <{callee = @fft_18}> : (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>
    %46 = "func.call"(%arg33) <{callee = @fft_19}> : (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>
    %47 = "func.call"(%arg34) <{callee = @fft_20}> : (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>
    %48 = "func.call"(%arg35) <{callee = @fft_21}> : (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>
    %49 = "func.call"(%arg36) <{callee = @fft_22}> : (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>
    %50 = "func.call"(%arg37) <{callee = @fft_23}> : (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>
    %51 = "func.call"(%arg38) <{callee = @fft_24}> : (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>
    "func.return"(%26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51) : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x17xcomplex<f32>>, tensor<2x30xcomplex<f32>>, tensor<2x64xcomplex<f32>>, tensor<2x97xcomplex<f32>>, tensor<2x100xcomplex<f32>>, tensor<2x131xcomplex<f32>>, tensor<2x262xcomplex<f32>>, tensor<2x1009xcomplex<f32>>, tensor<2x1024xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>, tensor<2x17xcomplex<f32>>, tensor<2x30xcomplex<f32>>, tensor<2x64xcomplex<f32>>, tensor<2x97xcomplex<f32>>, tensor<2x100xcomplex<f32>>, tensor<2x131xcomplex<f32>>, tensor<2x262xcomplex<f32>>, tensor<2x1009xcomplex<f32>>, tensor<2x1024xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x1xcomplex<f32>>):
    %25 = "stablehlo.fft"(%arg25) <{fft_length = array<i64: 1>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    "func.return"(%25) : (tensor<2x1xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2x2xcomplex<f32>>):
    %24 = "stablehlo.fft"(%arg24) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%24) : (tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x3xcomplex<f32>>):
    %23 = "stablehlo.fft"(%arg23) <{fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%23) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_2", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2x8xcomplex<f32>>):
    %22 = "stablehlo.fft"(%arg22) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    "func.return"(%22) : (tensor<2x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_3", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x17xcomplex<f32>>):
    %21 = "stablehlo.fft"(%arg21) <{fft_length = array<i64: 17>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>
    "func.return"(%21) : (tensor<2x17xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_4", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2x30xcomplex<f32>>):
    %20 = "stablehlo.fft"(%arg20) <{fft_length = array<i64: 30>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>
    "func.return"(%20) : (tensor<2x30xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_5", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x64xcomplex<f32>>):
    %19 = "stablehlo.fft"(%arg19) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>
    "func.return"(%19) : (tensor<2x64xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_6", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x97xcomplex<f32>>):
    %18 = "stablehlo.fft"(%arg18) <{fft_length = array<i64: 97>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>
    "func.return"(%18) : (tensor<2x97xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_7", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x100xcomplex<f32>>):
    %17 = "stablehlo.fft"(%arg17) <{fft_length = array<i64: 100>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>
    "func.return"(%17) : (tensor<2x100xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_8", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x131xcomplex<f32>>):
    %16 = "stablehlo.fft"(%arg16) <{fft_length = array<i64: 131>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>
    "func.return"(%16) : (tensor<2x131xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_9", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x262xcomplex<f32>>):
    %15 = "stablehlo.fft"(%arg15) <{fft_length = array<i64: 262>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>
    "func.return"(%15) : (tensor<2x262xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_10", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x1009xcomplex<f32>>):
    %14 = "stablehlo.fft"(%arg14) <{fft_length = array<i64: 1009>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>
    "func.return"(%14) : (tensor<2x1009xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_11", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<2x1024xcomplex<f32>>):
    %13 = "stablehlo.fft"(%arg13) <{fft_length = array<i64: 1024>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>
    "func.return"(%13) : (tensor<2x1024xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_12", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<2x1xcomplex<f32>>):
    %12 = "stablehlo.fft"(%arg12) <{fft_length = array<i64: 1>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    "func.return"(%12) : (tensor<2x1xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_13", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<2x2xcomplex<f32>>):
    %11 = "stablehlo.fft"(%arg11) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%11) : (tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_14", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<2x3xcomplex<f32>>):
    %10 = "stablehlo.fft"(%arg10) <{fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%10) : (tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_15", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x8xcomplex<f32>>):
    %9 = "stablehlo.fft"(%arg9) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    "func.return"(%9) : (tensor<2x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_16", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<2x17xcomplex<f32>>):
    %8 = "stablehlo.fft"(%arg8) <{fft_length = array<i64: 17>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x17xcomplex<f32>>) -> tensor<2x17xcomplex<f32>>
    "func.return"(%8) : (tensor<2x17xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_17", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<2x30xcomplex<f32>>):
    %7 = "stablehlo.fft"(%arg7) <{fft_length = array<i64: 30>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x30xcomplex<f32>>) -> tensor<2x30xcomplex<f32>>
    "func.return"(%7) : (tensor<2x30xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_18", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x64xcomplex<f32>>):
    %6 = "stablehlo.fft"(%arg6) <{fft_length = array<i64: 64>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x64xcomplex<f32>>) -> tensor<2x64xcomplex<f32>>
    "func.return"(%6) : (tensor<2x64xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_19", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2x97xcomplex<f32>>):
    %5 = "stablehlo.fft"(%arg5) <{fft_length = array<i64: 97>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x97xcomplex<f32>>) -> tensor<2x97xcomplex<f32>>
    "func.return"(%5) : (tensor<2x97xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_20", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x100xcomplex<f32>>):
    %4 = "stablehlo.fft"(%arg4) <{fft_length = array<i64: 100>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x100xcomplex<f32>>) -> tensor<2x100xcomplex<f32>>
    "func.return"(%4) : (tensor<2x100xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_21", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2x131xcomplex<f32>>):
    %3 = "stablehlo.fft"(%arg3) <{fft_length = array<i64: 131>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x131xcomplex<f32>>) -> tensor<2x131xcomplex<f32>>
    "func.return"(%3) : (tensor<2x131xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_22", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x262xcomplex<f32>>):
    %2 = "stablehlo.fft"(%arg2) <{fft_length = array<i64: 262>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x262xcomplex<f32>>) -> tensor<2x262xcomplex<f32>>
    "func.return"(%2) : (tensor<2x262xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_23", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x1009xcomplex<f32>>):
    %1 = "stablehlo.fft"(%arg1) <{fft_length = array<i64: 1009>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x1009xcomplex<f32>>) -> tensor<2x1009xcomplex<f32>>
    "func.return"(%1) : (tensor<2x1009xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_24", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x1024xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 1024>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x1024xcomplex<f32>>) -> tensor<2x1024xcomplex<f32>>
    "func.return"(%0) : (tensor<2x1024xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
