"builtin.module"() <{sym_name = "jit"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<5x3xui64>, tensor<3x2xui32>, tensor<2xui32>, tensor<6xi64>, tensor<8xi64>, tensor<4xf32>, tensor<6xi1>, tensor<3xui64>, tensor<4xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg240: tensor<2xui32>):
    %839 = "stablehlo.slice"(%arg240) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %840 = "stablehlo.reshape"(%839) : (tensor<1xui32>) -> tensor<ui32>
    %841 = "stablehlo.slice"(%arg240) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %842 = "stablehlo.reshape"(%841) : (tensor<1xui32>) -> tensor<ui32>
    %843 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3xui64>
    %844 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3xui64>
    %845 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5x3xui64>
    %847 = "stablehlo.multiply"(%846, %843) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %848 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %849 = "stablehlo.broadcast_in_dim"(%848) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5x3xui64>
    %850 = "stablehlo.multiply"(%849, %844) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %851 = "stablehlo.add"(%847, %850) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %852 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %853 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5x3xui64>
    %854 = "stablehlo.shift_right_logical"(%851, %853) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %855 = "stablehlo.convert"(%851) : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %856 = "stablehlo.convert"(%854) : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %857:2 = "func.call"(%840, %842, %856, %855) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<5x3xui32>, tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>)
    %858 = "stablehlo.convert"(%857#0) : (tensor<5x3xui32>) -> tensor<5x3xui64>
    %859 = "stablehlo.convert"(%857#1) : (tensor<5x3xui32>) -> tensor<5x3xui64>
    %860 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5x3xui64>
    %862 = "stablehlo.shift_left"(%858, %861) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %863 = "stablehlo.or"(%862, %859) : (tensor<5x3xui64>, tensor<5x3xui64>) -> tensor<5x3xui64>
    %864 = "func.call"(%arg240) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<3x2xui32>
    %865 = "stablehlo.constant"() <{value = dense<7> : tensor<ui32>}> : () -> tensor<ui32>
    %866 = "func.call"(%arg240, %865) <{callee = @_threefry_fold_in}> : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    %867 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %868 = "stablehlo.constant"() <{value = dense<100> : tensor<i64>}> : () -> tensor<i64>
    %869 = "func.call"(%arg240, %867, %868) <{callee = @_randint}> : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<6xi64>
    %870 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi64>
    %871 = "func.call"(%arg240, %870) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<8xi64>) -> tensor<8xi64>
    %872 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %873 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %874 = "func.call"(%arg240, %872, %873) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>
    %875 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %876 = "func.call"(%arg240, %875) <{callee = @_bernoulli}> : (tensor<2xui32>, tensor<f64>) -> tensor<6xi1>
    %877 = "stablehlo.slice"(%arg240) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %878 = "stablehlo.reshape"(%877) : (tensor<1xui32>) -> tensor<ui32>
    %879 = "stablehlo.slice"(%arg240) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %880 = "stablehlo.reshape"(%879) : (tensor<1xui32>) -> tensor<ui32>
    %881 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %882 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %883 = "stablehlo.broadcast_in_dim"(%882) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %884 = "stablehlo.multiply"(%883, %881) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %885 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %886 = "stablehlo.broadcast_in_dim"(%885) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %887 = "stablehlo.shift_right_logical"(%884, %886) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %888 = "stablehlo.convert"(%884) : (tensor<3xui64>) -> tensor<3xui32>
    %889 = "stablehlo.convert"(%887) : (tensor<3xui64>) -> tensor<3xui32>
    %890:2 = "func.call"(%878, %880, %889, %888) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %891 = "stablehlo.convert"(%890#0) : (tensor<3xui32>) -> tensor<3xui64>
    %892 = "stablehlo.convert"(%890#1) : (tensor<3xui32>) -> tensor<3xui64>
    %893 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %894 = "stablehlo.broadcast_in_dim"(%893) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %895 = "stablehlo.shift_left"(%891, %894) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %896 = "stablehlo.or"(%895, %892) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %897 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %898 = "stablehlo.constant"() <{value = dense<10> : tensor<i64>}> : () -> tensor<i64>
    %899 = "func.call"(%arg240, %897, %898) <{callee = @_randint_15}> : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<4xi64>
    "func.return"(%863, %864, %866, %869, %871, %874, %876, %896, %899) : (tensor<5x3xui64>, tensor<3x2xui32>, tensor<2xui32>, tensor<6xi64>, tensor<8xi64>, tensor<4xf32>, tensor<6xi1>, tensor<3xui64>, tensor<4xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<5x3xui32>, tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg218: tensor<ui32>, %arg219: tensor<ui32>, %arg220: tensor<5x3xui32>, %arg221: tensor<5x3xui32>):
    %822 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %823 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %824 = "stablehlo.xor"(%arg218, %arg219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %825 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %826 = "stablehlo.xor"(%824, %825) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %827 = "stablehlo.broadcast_in_dim"(%arg218) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %828 = "stablehlo.add"(%arg220, %827) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %829 = "stablehlo.broadcast_in_dim"(%arg219) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %830 = "stablehlo.add"(%arg221, %829) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %831 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %832 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %833:9 = "stablehlo.while"(%832, %831, %828, %830, %arg219, %826, %arg218, %822, %823) ({
    ^bb0(%arg231: tensor<i64>, %arg232: tensor<i64>, %arg233: tensor<5x3xui32>, %arg234: tensor<5x3xui32>, %arg235: tensor<ui32>, %arg236: tensor<ui32>, %arg237: tensor<ui32>, %arg238: tensor<4xui32>, %arg239: tensor<4xui32>):
      %837 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %838 = "stablehlo.compare"(%arg231, %837) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%838) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg222: tensor<i64>, %arg223: tensor<i64>, %arg224: tensor<5x3xui32>, %arg225: tensor<5x3xui32>, %arg226: tensor<ui32>, %arg227: tensor<ui32>, %arg228: tensor<ui32>, %arg229: tensor<4xui32>, %arg230: tensor<4xui32>):
      %834:8 = "func.call"(%arg223, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230) <{callee = @closed_call}> : (tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %835 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %836 = "stablehlo.add"(%arg222, %835) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%836, %834#0, %834#1, %834#2, %834#3, %834#4, %834#5, %834#6, %834#7) : (tensor<i64>, tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%833#2, %833#3) : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg210: tensor<i64>, %arg211: tensor<5x3xui32>, %arg212: tensor<5x3xui32>, %arg213: tensor<ui32>, %arg214: tensor<ui32>, %arg215: tensor<ui32>, %arg216: tensor<4xui32>, %arg217: tensor<4xui32>):
    %767 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %768 = "stablehlo.add"(%arg210, %767) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %769 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %770 = "stablehlo.reshape"(%769) : (tensor<1xui32>) -> tensor<ui32>
    %771 = "stablehlo.add"(%arg211, %arg212) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %772 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %773 = "stablehlo.shift_left"(%arg212, %772) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %774 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %775 = "stablehlo.subtract"(%774, %770) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %776 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %777 = "stablehlo.shift_right_logical"(%arg212, %776) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %778 = "stablehlo.or"(%773, %777) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %779 = "stablehlo.xor"(%771, %778) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %780 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %781 = "stablehlo.reshape"(%780) : (tensor<1xui32>) -> tensor<ui32>
    %782 = "stablehlo.add"(%771, %779) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %783 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %784 = "stablehlo.shift_left"(%779, %783) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %785 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %786 = "stablehlo.subtract"(%785, %781) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %788 = "stablehlo.shift_right_logical"(%779, %787) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %789 = "stablehlo.or"(%784, %788) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %790 = "stablehlo.xor"(%782, %789) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %791 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %792 = "stablehlo.reshape"(%791) : (tensor<1xui32>) -> tensor<ui32>
    %793 = "stablehlo.add"(%782, %790) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %794 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %795 = "stablehlo.shift_left"(%790, %794) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %796 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %797 = "stablehlo.subtract"(%796, %792) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %798 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %799 = "stablehlo.shift_right_logical"(%790, %798) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %800 = "stablehlo.or"(%795, %799) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %801 = "stablehlo.xor"(%793, %800) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %802 = "stablehlo.slice"(%arg216) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %803 = "stablehlo.reshape"(%802) : (tensor<1xui32>) -> tensor<ui32>
    %804 = "stablehlo.add"(%793, %801) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %805 = "stablehlo.broadcast_in_dim"(%803) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %806 = "stablehlo.shift_left"(%801, %805) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %807 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %808 = "stablehlo.subtract"(%807, %803) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %809 = "stablehlo.broadcast_in_dim"(%808) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %810 = "stablehlo.shift_right_logical"(%801, %809) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %811 = "stablehlo.or"(%806, %810) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %812 = "stablehlo.xor"(%804, %811) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %813 = "stablehlo.broadcast_in_dim"(%arg213) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %814 = "stablehlo.add"(%804, %813) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %815 = "stablehlo.broadcast_in_dim"(%arg214) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %816 = "stablehlo.add"(%812, %815) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %817 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %818 = "stablehlo.add"(%arg210, %817) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %819 = "stablehlo.convert"(%818) : (tensor<i64>) -> tensor<ui32>
    %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %821 = "stablehlo.add"(%816, %820) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    "func.return"(%768, %814, %821, %arg214, %arg215, %arg213, %arg217, %arg216) : (tensor<i64>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg209: tensor<2xui32>):
    %750 = "stablehlo.slice"(%arg209) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %751 = "stablehlo.reshape"(%750) : (tensor<1xui32>) -> tensor<ui32>
    %752 = "stablehlo.slice"(%arg209) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %753 = "stablehlo.reshape"(%752) : (tensor<1xui32>) -> tensor<ui32>
    %754 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %755 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %756 = "stablehlo.broadcast_in_dim"(%755) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %757 = "stablehlo.multiply"(%756, %754) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %758 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %759 = "stablehlo.broadcast_in_dim"(%758) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %760 = "stablehlo.shift_right_logical"(%757, %759) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %761 = "stablehlo.convert"(%757) : (tensor<3xui64>) -> tensor<3xui32>
    %762 = "stablehlo.convert"(%760) : (tensor<3xui64>) -> tensor<3xui32>
    %763:2 = "func.call"(%751, %753, %762, %761) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %764 = "stablehlo.broadcast_in_dim"(%763#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %765 = "stablehlo.broadcast_in_dim"(%763#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %766 = "stablehlo.concatenate"(%764, %765) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%766) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_0", sym_visibility = "private"}> ({
  ^bb0(%arg187: tensor<ui32>, %arg188: tensor<ui32>, %arg189: tensor<3xui32>, %arg190: tensor<3xui32>):
    %733 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %734 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %735 = "stablehlo.xor"(%arg187, %arg188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %736 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %737 = "stablehlo.xor"(%735, %736) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %738 = "stablehlo.broadcast_in_dim"(%arg187) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %739 = "stablehlo.add"(%arg189, %738) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %740 = "stablehlo.broadcast_in_dim"(%arg188) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %741 = "stablehlo.add"(%arg190, %740) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %742 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %743 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %744:9 = "stablehlo.while"(%743, %742, %739, %741, %arg188, %737, %arg187, %733, %734) ({
    ^bb0(%arg200: tensor<i64>, %arg201: tensor<i64>, %arg202: tensor<3xui32>, %arg203: tensor<3xui32>, %arg204: tensor<ui32>, %arg205: tensor<ui32>, %arg206: tensor<ui32>, %arg207: tensor<4xui32>, %arg208: tensor<4xui32>):
      %748 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %749 = "stablehlo.compare"(%arg200, %748) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%749) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg191: tensor<i64>, %arg192: tensor<i64>, %arg193: tensor<3xui32>, %arg194: tensor<3xui32>, %arg195: tensor<ui32>, %arg196: tensor<ui32>, %arg197: tensor<ui32>, %arg198: tensor<4xui32>, %arg199: tensor<4xui32>):
      %745:8 = "func.call"(%arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199) <{callee = @closed_call_1}> : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %746 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %747 = "stablehlo.add"(%arg191, %746) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%747, %745#0, %745#1, %745#2, %745#3, %745#4, %745#5, %745#6, %745#7) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%744#2, %744#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg179: tensor<i64>, %arg180: tensor<3xui32>, %arg181: tensor<3xui32>, %arg182: tensor<ui32>, %arg183: tensor<ui32>, %arg184: tensor<ui32>, %arg185: tensor<4xui32>, %arg186: tensor<4xui32>):
    %678 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %679 = "stablehlo.add"(%arg179, %678) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %680 = "stablehlo.slice"(%arg185) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %681 = "stablehlo.reshape"(%680) : (tensor<1xui32>) -> tensor<ui32>
    %682 = "stablehlo.add"(%arg180, %arg181) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %683 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %684 = "stablehlo.shift_left"(%arg181, %683) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %685 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %686 = "stablehlo.subtract"(%685, %681) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %687 = "stablehlo.broadcast_in_dim"(%686) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %688 = "stablehlo.shift_right_logical"(%arg181, %687) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %689 = "stablehlo.or"(%684, %688) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %690 = "stablehlo.xor"(%682, %689) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %691 = "stablehlo.slice"(%arg185) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %692 = "stablehlo.reshape"(%691) : (tensor<1xui32>) -> tensor<ui32>
    %693 = "stablehlo.add"(%682, %690) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %694 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %695 = "stablehlo.shift_left"(%690, %694) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %696 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %697 = "stablehlo.subtract"(%696, %692) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %698 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %699 = "stablehlo.shift_right_logical"(%690, %698) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %700 = "stablehlo.or"(%695, %699) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %701 = "stablehlo.xor"(%693, %700) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %702 = "stablehlo.slice"(%arg185) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %703 = "stablehlo.reshape"(%702) : (tensor<1xui32>) -> tensor<ui32>
    %704 = "stablehlo.add"(%693, %701) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %705 = "stablehlo.broadcast_in_dim"(%703) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %706 = "stablehlo.shift_left"(%701, %705) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %707 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %708 = "stablehlo.subtract"(%707, %703) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %709 = "stablehlo.broadcast_in_dim"(%708) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %710 = "stablehlo.shift_right_logical"(%701, %709) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %711 = "stablehlo.or"(%706, %710) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %712 = "stablehlo.xor"(%704, %711) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %713 = "stablehlo.slice"(%arg185) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %714 = "stablehlo.reshape"(%713) : (tensor<1xui32>) -> tensor<ui32>
    %715 = "stablehlo.add"(%704, %712) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %716 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %717 = "stablehlo.shift_left"(%712, %716) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %718 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %719 = "stablehlo.subtract"(%718, %714) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %720 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %721 = "stablehlo.shift_right_logical"(%712, %720) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %722 = "stablehlo.or"(%717, %721) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %723 = "stablehlo.xor"(%715, %722) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %724 = "stablehlo.broadcast_in_dim"(%arg182) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %725 = "stablehlo.add"(%715, %724) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %726 = "stablehlo.broadcast_in_dim"(%arg183) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %727 = "stablehlo.add"(%723, %726) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %728 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %729 = "stablehlo.add"(%arg179, %728) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %730 = "stablehlo.convert"(%729) : (tensor<i64>) -> tensor<ui32>
    %731 = "stablehlo.broadcast_in_dim"(%730) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %732 = "stablehlo.add"(%727, %731) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%679, %725, %732, %arg183, %arg184, %arg182, %arg186, %arg185) : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>, res_attrs = [{}], sym_name = "_threefry_fold_in", sym_visibility = "private"}> ({
  ^bb0(%arg177: tensor<2xui32>, %arg178: tensor<ui32>):
    %663 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %664 = "stablehlo.shift_right_logical"(%arg178, %663) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %665 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %666 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %667 = "stablehlo.and"(%arg178, %666) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %668 = "stablehlo.broadcast_in_dim"(%667) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %669 = "stablehlo.concatenate"(%665, %668) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %670 = "stablehlo.slice"(%arg177) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %671 = "stablehlo.reshape"(%670) : (tensor<1xui32>) -> tensor<ui32>
    %672 = "stablehlo.slice"(%arg177) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %673 = "stablehlo.reshape"(%672) : (tensor<1xui32>) -> tensor<ui32>
    %674 = "stablehlo.slice"(%669) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %675 = "stablehlo.slice"(%669) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %676:2 = "func.call"(%671, %673, %674, %675) <{callee = @threefry2x32_2}> : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %677 = "stablehlo.concatenate"(%676#0, %676#1) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    "func.return"(%677) : (tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>), sym_name = "threefry2x32_2", sym_visibility = "private"}> ({
  ^bb0(%arg155: tensor<ui32>, %arg156: tensor<ui32>, %arg157: tensor<1xui32>, %arg158: tensor<1xui32>):
    %646 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %647 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %648 = "stablehlo.xor"(%arg155, %arg156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %649 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %650 = "stablehlo.xor"(%648, %649) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %651 = "stablehlo.broadcast_in_dim"(%arg155) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %652 = "stablehlo.add"(%arg157, %651) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %653 = "stablehlo.broadcast_in_dim"(%arg156) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %654 = "stablehlo.add"(%arg158, %653) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %655 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %656 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %657:9 = "stablehlo.while"(%656, %655, %652, %654, %arg156, %650, %arg155, %646, %647) ({
    ^bb0(%arg168: tensor<i64>, %arg169: tensor<i64>, %arg170: tensor<1xui32>, %arg171: tensor<1xui32>, %arg172: tensor<ui32>, %arg173: tensor<ui32>, %arg174: tensor<ui32>, %arg175: tensor<4xui32>, %arg176: tensor<4xui32>):
      %661 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %662 = "stablehlo.compare"(%arg168, %661) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%662) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg159: tensor<i64>, %arg160: tensor<i64>, %arg161: tensor<1xui32>, %arg162: tensor<1xui32>, %arg163: tensor<ui32>, %arg164: tensor<ui32>, %arg165: tensor<ui32>, %arg166: tensor<4xui32>, %arg167: tensor<4xui32>):
      %658:8 = "func.call"(%arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167) <{callee = @closed_call_3}> : (tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %659 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %660 = "stablehlo.add"(%arg159, %659) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%660, %658#0, %658#1, %658#2, %658#3, %658#4, %658#5, %658#6, %658#7) : (tensor<i64>, tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%657#2, %657#3) : (tensor<1xui32>, tensor<1xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg147: tensor<i64>, %arg148: tensor<1xui32>, %arg149: tensor<1xui32>, %arg150: tensor<ui32>, %arg151: tensor<ui32>, %arg152: tensor<ui32>, %arg153: tensor<4xui32>, %arg154: tensor<4xui32>):
    %591 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %592 = "stablehlo.add"(%arg147, %591) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %593 = "stablehlo.slice"(%arg153) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %594 = "stablehlo.reshape"(%593) : (tensor<1xui32>) -> tensor<ui32>
    %595 = "stablehlo.add"(%arg148, %arg149) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %596 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %597 = "stablehlo.shift_left"(%arg149, %596) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %598 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %599 = "stablehlo.subtract"(%598, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %600 = "stablehlo.broadcast_in_dim"(%599) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %601 = "stablehlo.shift_right_logical"(%arg149, %600) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %602 = "stablehlo.or"(%597, %601) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %603 = "stablehlo.xor"(%595, %602) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %604 = "stablehlo.slice"(%arg153) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %605 = "stablehlo.reshape"(%604) : (tensor<1xui32>) -> tensor<ui32>
    %606 = "stablehlo.add"(%595, %603) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %607 = "stablehlo.broadcast_in_dim"(%605) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %608 = "stablehlo.shift_left"(%603, %607) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %609 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %610 = "stablehlo.subtract"(%609, %605) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %612 = "stablehlo.shift_right_logical"(%603, %611) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %613 = "stablehlo.or"(%608, %612) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %614 = "stablehlo.xor"(%606, %613) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %615 = "stablehlo.slice"(%arg153) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %616 = "stablehlo.reshape"(%615) : (tensor<1xui32>) -> tensor<ui32>
    %617 = "stablehlo.add"(%606, %614) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %618 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %619 = "stablehlo.shift_left"(%614, %618) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %620 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %621 = "stablehlo.subtract"(%620, %616) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %622 = "stablehlo.broadcast_in_dim"(%621) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %623 = "stablehlo.shift_right_logical"(%614, %622) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %624 = "stablehlo.or"(%619, %623) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %625 = "stablehlo.xor"(%617, %624) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %626 = "stablehlo.slice"(%arg153) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %627 = "stablehlo.reshape"(%626) : (tensor<1xui32>) -> tensor<ui32>
    %628 = "stablehlo.add"(%617, %625) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %629 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %630 = "stablehlo.shift_left"(%625, %629) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %631 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %632 = "stablehlo.subtract"(%631, %627) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %633 = "stablehlo.broadcast_in_dim"(%632) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %634 = "stablehlo.shift_right_logical"(%625, %633) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %635 = "stablehlo.or"(%630, %634) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %636 = "stablehlo.xor"(%628, %635) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %637 = "stablehlo.broadcast_in_dim"(%arg150) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %638 = "stablehlo.add"(%628, %637) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %639 = "stablehlo.broadcast_in_dim"(%arg151) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %640 = "stablehlo.add"(%636, %639) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %641 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %642 = "stablehlo.add"(%arg147, %641) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %643 = "stablehlo.convert"(%642) : (tensor<i64>) -> tensor<ui32>
    %644 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %645 = "stablehlo.add"(%640, %644) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    "func.return"(%592, %638, %645, %arg151, %arg152, %arg150, %arg154, %arg153) : (tensor<i64>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<6xi64>, res_attrs = [{}], sym_name = "_randint", sym_visibility = "private"}> ({
  ^bb0(%arg144: tensor<2xui32>, %arg145: tensor<i64>, %arg146: tensor<i64>):
    %501 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %502 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %503 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %504 = "func.call"(%501, %502, %503) <{callee = @clip}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %505 = "stablehlo.compare"(%arg146, %504) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %506 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %507 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %508 = "func.call"(%arg145, %506, %507) <{callee = @clip_4}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %509 = "stablehlo.convert"(%508) : (tensor<i64>) -> tensor<i64>
    %510 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %511 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %512 = "func.call"(%arg146, %510, %511) <{callee = @clip_4}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %513 = "stablehlo.convert"(%512) : (tensor<i64>) -> tensor<i64>
    %514 = "stablehlo.broadcast_in_dim"(%509) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %515 = "stablehlo.broadcast_in_dim"(%513) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %516 = "func.call"(%arg144) <{callee = @_threefry_split_5}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %517 = "stablehlo.slice"(%516) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %518 = "stablehlo.reshape"(%517) : (tensor<1x2xui32>) -> tensor<2xui32>
    %519 = "stablehlo.slice"(%516) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %520 = "stablehlo.reshape"(%519) : (tensor<1x2xui32>) -> tensor<2xui32>
    %521 = "stablehlo.slice"(%518) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %522 = "stablehlo.reshape"(%521) : (tensor<1xui32>) -> tensor<ui32>
    %523 = "stablehlo.slice"(%518) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %524 = "stablehlo.reshape"(%523) : (tensor<1xui32>) -> tensor<ui32>
    %525 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui64>
    %526 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %527 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %528 = "stablehlo.multiply"(%527, %525) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %529 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %530 = "stablehlo.broadcast_in_dim"(%529) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %531 = "stablehlo.shift_right_logical"(%528, %530) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %532 = "stablehlo.convert"(%528) : (tensor<6xui64>) -> tensor<6xui32>
    %533 = "stablehlo.convert"(%531) : (tensor<6xui64>) -> tensor<6xui32>
    %534:2 = "func.call"(%522, %524, %533, %532) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %535 = "stablehlo.convert"(%534#0) : (tensor<6xui32>) -> tensor<6xui64>
    %536 = "stablehlo.convert"(%534#1) : (tensor<6xui32>) -> tensor<6xui64>
    %537 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %538 = "stablehlo.broadcast_in_dim"(%537) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %539 = "stablehlo.shift_left"(%535, %538) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %540 = "stablehlo.or"(%539, %536) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %541 = "stablehlo.slice"(%520) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %542 = "stablehlo.reshape"(%541) : (tensor<1xui32>) -> tensor<ui32>
    %543 = "stablehlo.slice"(%520) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %544 = "stablehlo.reshape"(%543) : (tensor<1xui32>) -> tensor<ui32>
    %545 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui64>
    %546 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %548 = "stablehlo.multiply"(%547, %545) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %549 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %551 = "stablehlo.shift_right_logical"(%548, %550) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %552 = "stablehlo.convert"(%548) : (tensor<6xui64>) -> tensor<6xui32>
    %553 = "stablehlo.convert"(%551) : (tensor<6xui64>) -> tensor<6xui32>
    %554:2 = "func.call"(%542, %544, %553, %552) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %555 = "stablehlo.convert"(%554#0) : (tensor<6xui32>) -> tensor<6xui64>
    %556 = "stablehlo.convert"(%554#1) : (tensor<6xui32>) -> tensor<6xui64>
    %557 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %559 = "stablehlo.shift_left"(%555, %558) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %560 = "stablehlo.or"(%559, %556) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %561 = "stablehlo.subtract"(%515, %514) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %562 = "stablehlo.convert"(%561) : (tensor<1xi64>) -> tensor<1xui64>
    %563 = "stablehlo.compare"(%515, %514) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %564 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %565 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %566 = "stablehlo.select"(%563, %565, %562) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %567 = "stablehlo.compare"(%515, %514) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %568 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %569 = "stablehlo.and"(%568, %567) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %570 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %572 = "stablehlo.add"(%566, %571) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %573 = "stablehlo.select"(%569, %572, %566) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %574 = "stablehlo.constant"() <{value = dense<4294967296> : tensor<ui64>}> : () -> tensor<ui64>
    %575 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %576 = "stablehlo.remainder"(%575, %573) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %577 = "stablehlo.multiply"(%576, %576) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %578 = "stablehlo.remainder"(%577, %573) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %579 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<6xui64>
    %580 = "stablehlo.remainder"(%540, %579) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %581 = "stablehlo.broadcast_in_dim"(%578) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<6xui64>
    %582 = "stablehlo.multiply"(%580, %581) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %583 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<6xui64>
    %584 = "stablehlo.remainder"(%560, %583) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %585 = "stablehlo.add"(%582, %584) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %586 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<6xui64>
    %587 = "stablehlo.remainder"(%585, %586) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %588 = "stablehlo.convert"(%587) : (tensor<6xui64>) -> tensor<6xi64>
    %589 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi64>) -> tensor<6xi64>
    %590 = "stablehlo.add"(%589, %588) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    "func.return"(%590) : (tensor<6xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg141: tensor<i64>, %arg142: tensor<i64>, %arg143: tensor<i64>):
    %499 = "stablehlo.maximum"(%arg142, %arg141) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %500 = "stablehlo.minimum"(%arg143, %499) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%500) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "clip_4", sym_visibility = "private"}> ({
  ^bb0(%arg138: tensor<i64>, %arg139: tensor<i64>, %arg140: tensor<i64>):
    %497 = "stablehlo.maximum"(%arg139, %arg138) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %498 = "stablehlo.minimum"(%arg140, %497) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%498) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_5", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<2xui32>):
    %480 = "stablehlo.slice"(%arg137) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %481 = "stablehlo.reshape"(%480) : (tensor<1xui32>) -> tensor<ui32>
    %482 = "stablehlo.slice"(%arg137) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %483 = "stablehlo.reshape"(%482) : (tensor<1xui32>) -> tensor<ui32>
    %484 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %485 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %487 = "stablehlo.multiply"(%486, %484) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %488 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %490 = "stablehlo.shift_right_logical"(%487, %489) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %491 = "stablehlo.convert"(%487) : (tensor<2xui64>) -> tensor<2xui32>
    %492 = "stablehlo.convert"(%490) : (tensor<2xui64>) -> tensor<2xui32>
    %493:2 = "func.call"(%481, %483, %492, %491) <{callee = @threefry2x32_6}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %494 = "stablehlo.broadcast_in_dim"(%493#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %495 = "stablehlo.broadcast_in_dim"(%493#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %496 = "stablehlo.concatenate"(%494, %495) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%496) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32_6", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<ui32>, %arg116: tensor<ui32>, %arg117: tensor<2xui32>, %arg118: tensor<2xui32>):
    %463 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %464 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %465 = "stablehlo.xor"(%arg115, %arg116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %466 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %467 = "stablehlo.xor"(%465, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %468 = "stablehlo.broadcast_in_dim"(%arg115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %469 = "stablehlo.add"(%arg117, %468) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %470 = "stablehlo.broadcast_in_dim"(%arg116) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %471 = "stablehlo.add"(%arg118, %470) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %472 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %473 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %474:9 = "stablehlo.while"(%473, %472, %469, %471, %arg116, %467, %arg115, %463, %464) ({
    ^bb0(%arg128: tensor<i64>, %arg129: tensor<i64>, %arg130: tensor<2xui32>, %arg131: tensor<2xui32>, %arg132: tensor<ui32>, %arg133: tensor<ui32>, %arg134: tensor<ui32>, %arg135: tensor<4xui32>, %arg136: tensor<4xui32>):
      %478 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %479 = "stablehlo.compare"(%arg128, %478) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%479) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg119: tensor<i64>, %arg120: tensor<i64>, %arg121: tensor<2xui32>, %arg122: tensor<2xui32>, %arg123: tensor<ui32>, %arg124: tensor<ui32>, %arg125: tensor<ui32>, %arg126: tensor<4xui32>, %arg127: tensor<4xui32>):
      %475:8 = "func.call"(%arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127) <{callee = @closed_call_7}> : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %476 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %477 = "stablehlo.add"(%arg119, %476) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%477, %475#0, %475#1, %475#2, %475#3, %475#4, %475#5, %475#6, %475#7) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%474#2, %474#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_7", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<i64>, %arg108: tensor<2xui32>, %arg109: tensor<2xui32>, %arg110: tensor<ui32>, %arg111: tensor<ui32>, %arg112: tensor<ui32>, %arg113: tensor<4xui32>, %arg114: tensor<4xui32>):
    %408 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %409 = "stablehlo.add"(%arg107, %408) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %410 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %411 = "stablehlo.reshape"(%410) : (tensor<1xui32>) -> tensor<ui32>
    %412 = "stablehlo.add"(%arg108, %arg109) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %413 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %414 = "stablehlo.shift_left"(%arg109, %413) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %415 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %416 = "stablehlo.subtract"(%415, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %418 = "stablehlo.shift_right_logical"(%arg109, %417) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %419 = "stablehlo.or"(%414, %418) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %420 = "stablehlo.xor"(%412, %419) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %421 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %422 = "stablehlo.reshape"(%421) : (tensor<1xui32>) -> tensor<ui32>
    %423 = "stablehlo.add"(%412, %420) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %424 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %425 = "stablehlo.shift_left"(%420, %424) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %426 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %427 = "stablehlo.subtract"(%426, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %429 = "stablehlo.shift_right_logical"(%420, %428) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %430 = "stablehlo.or"(%425, %429) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %431 = "stablehlo.xor"(%423, %430) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %432 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %433 = "stablehlo.reshape"(%432) : (tensor<1xui32>) -> tensor<ui32>
    %434 = "stablehlo.add"(%423, %431) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %435 = "stablehlo.broadcast_in_dim"(%433) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %436 = "stablehlo.shift_left"(%431, %435) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %437 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %438 = "stablehlo.subtract"(%437, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %440 = "stablehlo.shift_right_logical"(%431, %439) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %441 = "stablehlo.or"(%436, %440) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %442 = "stablehlo.xor"(%434, %441) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %443 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %444 = "stablehlo.reshape"(%443) : (tensor<1xui32>) -> tensor<ui32>
    %445 = "stablehlo.add"(%434, %442) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %446 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %447 = "stablehlo.shift_left"(%442, %446) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %448 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %449 = "stablehlo.subtract"(%448, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %451 = "stablehlo.shift_right_logical"(%442, %450) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %452 = "stablehlo.or"(%447, %451) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %453 = "stablehlo.xor"(%445, %452) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %454 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %455 = "stablehlo.add"(%445, %454) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %456 = "stablehlo.broadcast_in_dim"(%arg111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %457 = "stablehlo.add"(%453, %456) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %458 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %459 = "stablehlo.add"(%arg107, %458) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %460 = "stablehlo.convert"(%459) : (tensor<i64>) -> tensor<ui32>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %462 = "stablehlo.add"(%457, %461) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%409, %455, %462, %arg111, %arg112, %arg110, %arg114, %arg113) : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>), sym_name = "threefry2x32_8", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<ui32>, %arg86: tensor<ui32>, %arg87: tensor<6xui32>, %arg88: tensor<6xui32>):
    %391 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %392 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %393 = "stablehlo.xor"(%arg85, %arg86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %394 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %395 = "stablehlo.xor"(%393, %394) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %396 = "stablehlo.broadcast_in_dim"(%arg85) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %397 = "stablehlo.add"(%arg87, %396) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %398 = "stablehlo.broadcast_in_dim"(%arg86) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %399 = "stablehlo.add"(%arg88, %398) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %400 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %401 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %402:9 = "stablehlo.while"(%401, %400, %397, %399, %arg86, %395, %arg85, %391, %392) ({
    ^bb0(%arg98: tensor<i64>, %arg99: tensor<i64>, %arg100: tensor<6xui32>, %arg101: tensor<6xui32>, %arg102: tensor<ui32>, %arg103: tensor<ui32>, %arg104: tensor<ui32>, %arg105: tensor<4xui32>, %arg106: tensor<4xui32>):
      %406 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %407 = "stablehlo.compare"(%arg98, %406) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%407) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg89: tensor<i64>, %arg90: tensor<i64>, %arg91: tensor<6xui32>, %arg92: tensor<6xui32>, %arg93: tensor<ui32>, %arg94: tensor<ui32>, %arg95: tensor<ui32>, %arg96: tensor<4xui32>, %arg97: tensor<4xui32>):
      %403:8 = "func.call"(%arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97) <{callee = @closed_call_9}> : (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %404 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %405 = "stablehlo.add"(%arg89, %404) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%405, %403#0, %403#1, %403#2, %403#3, %403#4, %403#5, %403#6, %403#7) : (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%402#2, %402#3) : (tensor<6xui32>, tensor<6xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_9", sym_visibility = "private"}> ({
  ^bb0(%arg77: tensor<i64>, %arg78: tensor<6xui32>, %arg79: tensor<6xui32>, %arg80: tensor<ui32>, %arg81: tensor<ui32>, %arg82: tensor<ui32>, %arg83: tensor<4xui32>, %arg84: tensor<4xui32>):
    %336 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %337 = "stablehlo.add"(%arg77, %336) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %338 = "stablehlo.slice"(%arg83) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %339 = "stablehlo.reshape"(%338) : (tensor<1xui32>) -> tensor<ui32>
    %340 = "stablehlo.add"(%arg78, %arg79) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %341 = "stablehlo.broadcast_in_dim"(%339) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %342 = "stablehlo.shift_left"(%arg79, %341) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %343 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %344 = "stablehlo.subtract"(%343, %339) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %346 = "stablehlo.shift_right_logical"(%arg79, %345) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %347 = "stablehlo.or"(%342, %346) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %348 = "stablehlo.xor"(%340, %347) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %349 = "stablehlo.slice"(%arg83) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %350 = "stablehlo.reshape"(%349) : (tensor<1xui32>) -> tensor<ui32>
    %351 = "stablehlo.add"(%340, %348) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %352 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %353 = "stablehlo.shift_left"(%348, %352) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %354 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %355 = "stablehlo.subtract"(%354, %350) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %357 = "stablehlo.shift_right_logical"(%348, %356) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %358 = "stablehlo.or"(%353, %357) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %359 = "stablehlo.xor"(%351, %358) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %360 = "stablehlo.slice"(%arg83) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %361 = "stablehlo.reshape"(%360) : (tensor<1xui32>) -> tensor<ui32>
    %362 = "stablehlo.add"(%351, %359) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %363 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %364 = "stablehlo.shift_left"(%359, %363) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %365 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %366 = "stablehlo.subtract"(%365, %361) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %368 = "stablehlo.shift_right_logical"(%359, %367) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %369 = "stablehlo.or"(%364, %368) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %370 = "stablehlo.xor"(%362, %369) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %371 = "stablehlo.slice"(%arg83) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %372 = "stablehlo.reshape"(%371) : (tensor<1xui32>) -> tensor<ui32>
    %373 = "stablehlo.add"(%362, %370) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %374 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %375 = "stablehlo.shift_left"(%370, %374) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %376 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %377 = "stablehlo.subtract"(%376, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %379 = "stablehlo.shift_right_logical"(%370, %378) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %380 = "stablehlo.or"(%375, %379) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %381 = "stablehlo.xor"(%373, %380) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %382 = "stablehlo.broadcast_in_dim"(%arg80) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %383 = "stablehlo.add"(%373, %382) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %384 = "stablehlo.broadcast_in_dim"(%arg81) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %385 = "stablehlo.add"(%381, %384) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    %386 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %387 = "stablehlo.add"(%arg77, %386) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %388 = "stablehlo.convert"(%387) : (tensor<i64>) -> tensor<ui32>
    %389 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<6xui32>
    %390 = "stablehlo.add"(%385, %389) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
    "func.return"(%337, %383, %390, %arg81, %arg82, %arg80, %arg84, %arg83) : (tensor<i64>, tensor<6xui32>, tensor<6xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<8xi64>) -> tensor<8xi64>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg71: tensor<2xui32>, %arg72: tensor<8xi64>):
    %316 = "func.call"(%arg71) <{callee = @_threefry_split_5}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %317 = "stablehlo.slice"(%316) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %318 = "stablehlo.reshape"(%317) : (tensor<1x2xui32>) -> tensor<2xui32>
    %319 = "stablehlo.slice"(%318) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %320 = "stablehlo.reshape"(%319) : (tensor<1xui32>) -> tensor<ui32>
    %321 = "stablehlo.slice"(%318) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %322 = "stablehlo.reshape"(%321) : (tensor<1xui32>) -> tensor<ui32>
    %323 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xui64>
    %324 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<8xui64>
    %326 = "stablehlo.multiply"(%325, %323) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
    %327 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<8xui64>
    %329 = "stablehlo.shift_right_logical"(%326, %328) : (tensor<8xui64>, tensor<8xui64>) -> tensor<8xui64>
    %330 = "stablehlo.convert"(%326) : (tensor<8xui64>) -> tensor<8xui32>
    %331 = "stablehlo.convert"(%329) : (tensor<8xui64>) -> tensor<8xui32>
    %332:2 = "func.call"(%320, %322, %331, %330) <{callee = @threefry2x32_10}> : (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
    %333 = "stablehlo.xor"(%332#0, %332#1) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %334:2 = "stablehlo.sort"(%333, %arg72) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg73: tensor<ui32>, %arg74: tensor<ui32>, %arg75: tensor<i64>, %arg76: tensor<i64>):
      %335 = "stablehlo.compare"(%arg73, %arg74) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%335) : (tensor<i1>) -> ()
    }) : (tensor<8xui32>, tensor<8xi64>) -> (tensor<8xui32>, tensor<8xi64>)
    "func.return"(%334#1) : (tensor<8xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>), sym_name = "threefry2x32_10", sym_visibility = "private"}> ({
  ^bb0(%arg49: tensor<ui32>, %arg50: tensor<ui32>, %arg51: tensor<8xui32>, %arg52: tensor<8xui32>):
    %299 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %300 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %301 = "stablehlo.xor"(%arg49, %arg50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %302 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %303 = "stablehlo.xor"(%301, %302) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %304 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %305 = "stablehlo.add"(%arg51, %304) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %306 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %307 = "stablehlo.add"(%arg52, %306) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %308 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %309 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %310:9 = "stablehlo.while"(%309, %308, %305, %307, %arg50, %303, %arg49, %299, %300) ({
    ^bb0(%arg62: tensor<i64>, %arg63: tensor<i64>, %arg64: tensor<8xui32>, %arg65: tensor<8xui32>, %arg66: tensor<ui32>, %arg67: tensor<ui32>, %arg68: tensor<ui32>, %arg69: tensor<4xui32>, %arg70: tensor<4xui32>):
      %314 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %315 = "stablehlo.compare"(%arg62, %314) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%315) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg53: tensor<i64>, %arg54: tensor<i64>, %arg55: tensor<8xui32>, %arg56: tensor<8xui32>, %arg57: tensor<ui32>, %arg58: tensor<ui32>, %arg59: tensor<ui32>, %arg60: tensor<4xui32>, %arg61: tensor<4xui32>):
      %311:8 = "func.call"(%arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61) <{callee = @closed_call_11}> : (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %312 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %313 = "stablehlo.add"(%arg53, %312) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%313, %311#0, %311#1, %311#2, %311#3, %311#4, %311#5, %311#6, %311#7) : (tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%310#2, %310#3) : (tensor<8xui32>, tensor<8xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_11", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<i64>, %arg42: tensor<8xui32>, %arg43: tensor<8xui32>, %arg44: tensor<ui32>, %arg45: tensor<ui32>, %arg46: tensor<ui32>, %arg47: tensor<4xui32>, %arg48: tensor<4xui32>):
    %244 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %245 = "stablehlo.add"(%arg41, %244) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %246 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %247 = "stablehlo.reshape"(%246) : (tensor<1xui32>) -> tensor<ui32>
    %248 = "stablehlo.add"(%arg42, %arg43) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %249 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %250 = "stablehlo.shift_left"(%arg43, %249) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %251 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %252 = "stablehlo.subtract"(%251, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %254 = "stablehlo.shift_right_logical"(%arg43, %253) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %255 = "stablehlo.or"(%250, %254) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %256 = "stablehlo.xor"(%248, %255) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %257 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %258 = "stablehlo.reshape"(%257) : (tensor<1xui32>) -> tensor<ui32>
    %259 = "stablehlo.add"(%248, %256) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %260 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %261 = "stablehlo.shift_left"(%256, %260) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %262 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %263 = "stablehlo.subtract"(%262, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %265 = "stablehlo.shift_right_logical"(%256, %264) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %266 = "stablehlo.or"(%261, %265) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %267 = "stablehlo.xor"(%259, %266) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %268 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %269 = "stablehlo.reshape"(%268) : (tensor<1xui32>) -> tensor<ui32>
    %270 = "stablehlo.add"(%259, %267) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %271 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %272 = "stablehlo.shift_left"(%267, %271) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %273 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %274 = "stablehlo.subtract"(%273, %269) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %276 = "stablehlo.shift_right_logical"(%267, %275) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %277 = "stablehlo.or"(%272, %276) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %278 = "stablehlo.xor"(%270, %277) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %279 = "stablehlo.slice"(%arg47) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %280 = "stablehlo.reshape"(%279) : (tensor<1xui32>) -> tensor<ui32>
    %281 = "stablehlo.add"(%270, %278) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %282 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %283 = "stablehlo.shift_left"(%278, %282) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %284 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %285 = "stablehlo.subtract"(%284, %280) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %287 = "stablehlo.shift_right_logical"(%278, %286) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %288 = "stablehlo.or"(%283, %287) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %289 = "stablehlo.xor"(%281, %288) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %290 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %291 = "stablehlo.add"(%281, %290) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %292 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %293 = "stablehlo.add"(%289, %292) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    %294 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %295 = "stablehlo.add"(%arg41, %294) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %296 = "stablehlo.convert"(%295) : (tensor<i64>) -> tensor<ui32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<8xui32>
    %298 = "stablehlo.add"(%293, %297) : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xui32>
    "func.return"(%245, %291, %298, %arg45, %arg46, %arg44, %arg48, %arg47) : (tensor<i64>, tensor<8xui32>, tensor<8xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2xui32>, %arg39: tensor<f64>, %arg40: tensor<f64>):
    %208 = "stablehlo.convert"(%arg39) : (tensor<f64>) -> tensor<f32>
    %209 = "stablehlo.convert"(%arg40) : (tensor<f64>) -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %211 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %212 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %213 = "stablehlo.reshape"(%212) : (tensor<1xui32>) -> tensor<ui32>
    %214 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %215 = "stablehlo.reshape"(%214) : (tensor<1xui32>) -> tensor<ui32>
    %216 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %217 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %219 = "stablehlo.multiply"(%218, %216) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %220 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %222 = "stablehlo.shift_right_logical"(%219, %221) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %223 = "stablehlo.convert"(%219) : (tensor<4xui64>) -> tensor<4xui32>
    %224 = "stablehlo.convert"(%222) : (tensor<4xui64>) -> tensor<4xui32>
    %225:2 = "func.call"(%213, %215, %224, %223) <{callee = @threefry2x32_12}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %226 = "stablehlo.xor"(%225#0, %225#1) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %227 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %229 = "stablehlo.shift_right_logical"(%226, %228) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %230 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %232 = "stablehlo.or"(%229, %231) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %233 = "stablehlo.bitcast_convert"(%232) : (tensor<4xui32>) -> tensor<4xf32>
    %234 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %236 = "stablehlo.subtract"(%233, %235) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %237 = "stablehlo.subtract"(%211, %210) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %239 = "stablehlo.multiply"(%236, %238) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %240 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %241 = "stablehlo.add"(%239, %240) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %242 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %243 = "stablehlo.maximum"(%242, %241) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%243) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>), sym_name = "threefry2x32_12", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<ui32>, %arg17: tensor<ui32>, %arg18: tensor<4xui32>, %arg19: tensor<4xui32>):
    %191 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %192 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %193 = "stablehlo.xor"(%arg16, %arg17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %194 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %195 = "stablehlo.xor"(%193, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %196 = "stablehlo.broadcast_in_dim"(%arg16) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %197 = "stablehlo.add"(%arg18, %196) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %198 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %199 = "stablehlo.add"(%arg19, %198) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %200 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %201 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %202:9 = "stablehlo.while"(%201, %200, %197, %199, %arg17, %195, %arg16, %191, %192) ({
    ^bb0(%arg29: tensor<i64>, %arg30: tensor<i64>, %arg31: tensor<4xui32>, %arg32: tensor<4xui32>, %arg33: tensor<ui32>, %arg34: tensor<ui32>, %arg35: tensor<ui32>, %arg36: tensor<4xui32>, %arg37: tensor<4xui32>):
      %206 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %207 = "stablehlo.compare"(%arg29, %206) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%207) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg20: tensor<i64>, %arg21: tensor<i64>, %arg22: tensor<4xui32>, %arg23: tensor<4xui32>, %arg24: tensor<ui32>, %arg25: tensor<ui32>, %arg26: tensor<ui32>, %arg27: tensor<4xui32>, %arg28: tensor<4xui32>):
      %203:8 = "func.call"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28) <{callee = @closed_call_13}> : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %204 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %205 = "stablehlo.add"(%arg20, %204) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%205, %203#0, %203#1, %203#2, %203#3, %203#4, %203#5, %203#6, %203#7) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%202#2, %202#3) : (tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_13", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<i64>, %arg9: tensor<4xui32>, %arg10: tensor<4xui32>, %arg11: tensor<ui32>, %arg12: tensor<ui32>, %arg13: tensor<ui32>, %arg14: tensor<4xui32>, %arg15: tensor<4xui32>):
    %136 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %137 = "stablehlo.add"(%arg8, %136) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %138 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %139 = "stablehlo.reshape"(%138) : (tensor<1xui32>) -> tensor<ui32>
    %140 = "stablehlo.add"(%arg9, %arg10) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %141 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %142 = "stablehlo.shift_left"(%arg10, %141) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %143 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %144 = "stablehlo.subtract"(%143, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %146 = "stablehlo.shift_right_logical"(%arg10, %145) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %147 = "stablehlo.or"(%142, %146) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %148 = "stablehlo.xor"(%140, %147) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %149 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1xui32>) -> tensor<ui32>
    %151 = "stablehlo.add"(%140, %148) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %152 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %153 = "stablehlo.shift_left"(%148, %152) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %154 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %155 = "stablehlo.subtract"(%154, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %157 = "stablehlo.shift_right_logical"(%148, %156) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %158 = "stablehlo.or"(%153, %157) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %159 = "stablehlo.xor"(%151, %158) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %160 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %161 = "stablehlo.reshape"(%160) : (tensor<1xui32>) -> tensor<ui32>
    %162 = "stablehlo.add"(%151, %159) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %163 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %164 = "stablehlo.shift_left"(%159, %163) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %165 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %166 = "stablehlo.subtract"(%165, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %168 = "stablehlo.shift_right_logical"(%159, %167) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %169 = "stablehlo.or"(%164, %168) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %170 = "stablehlo.xor"(%162, %169) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %171 = "stablehlo.slice"(%arg14) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %172 = "stablehlo.reshape"(%171) : (tensor<1xui32>) -> tensor<ui32>
    %173 = "stablehlo.add"(%162, %170) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %174 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %175 = "stablehlo.shift_left"(%170, %174) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %176 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %177 = "stablehlo.subtract"(%176, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %179 = "stablehlo.shift_right_logical"(%170, %178) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %180 = "stablehlo.or"(%175, %179) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %181 = "stablehlo.xor"(%173, %180) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %182 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %183 = "stablehlo.add"(%173, %182) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %184 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %185 = "stablehlo.add"(%181, %184) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %186 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %187 = "stablehlo.add"(%arg8, %186) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %188 = "stablehlo.convert"(%187) : (tensor<i64>) -> tensor<ui32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4xui32>
    %190 = "stablehlo.add"(%185, %189) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    "func.return"(%137, %183, %190, %arg12, %arg13, %arg11, %arg15, %arg14) : (tensor<i64>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<f64>) -> tensor<6xi1>, res_attrs = [{}], sym_name = "_bernoulli", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2xui32>, %arg7: tensor<f64>):
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %132 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %133 = "func.call"(%arg6, %131, %132) <{callee = @_uniform_14}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<6xf64>
    %134 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %135 = "stablehlo.compare"(%133, %134) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    "func.return"(%135) : (tensor<6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<6xf64>, res_attrs = [{}], sym_name = "_uniform_14", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<2xui32>, %arg4: tensor<f64>, %arg5: tensor<f64>):
    %90 = "stablehlo.convert"(%arg4) : (tensor<f64>) -> tensor<f64>
    %91 = "stablehlo.convert"(%arg5) : (tensor<f64>) -> tensor<f64>
    %92 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %93 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %94 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %95 = "stablehlo.reshape"(%94) : (tensor<1xui32>) -> tensor<ui32>
    %96 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %97 = "stablehlo.reshape"(%96) : (tensor<1xui32>) -> tensor<ui32>
    %98 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui64>
    %99 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %101 = "stablehlo.multiply"(%100, %98) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %102 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %105 = "stablehlo.convert"(%101) : (tensor<6xui64>) -> tensor<6xui32>
    %106 = "stablehlo.convert"(%104) : (tensor<6xui64>) -> tensor<6xui32>
    %107:2 = "func.call"(%95, %97, %106, %105) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<6xui32>, tensor<6xui32>) -> (tensor<6xui32>, tensor<6xui32>)
    %108 = "stablehlo.convert"(%107#0) : (tensor<6xui32>) -> tensor<6xui64>
    %109 = "stablehlo.convert"(%107#1) : (tensor<6xui32>) -> tensor<6xui64>
    %110 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %112 = "stablehlo.shift_left"(%108, %111) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %113 = "stablehlo.or"(%112, %109) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %114 = "stablehlo.constant"() <{value = dense<12> : tensor<ui64>}> : () -> tensor<ui64>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %116 = "stablehlo.shift_right_logical"(%113, %115) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %117 = "stablehlo.constant"() <{value = dense<4607182418800017408> : tensor<ui64>}> : () -> tensor<ui64>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<6xui64>
    %119 = "stablehlo.or"(%116, %118) : (tensor<6xui64>, tensor<6xui64>) -> tensor<6xui64>
    %120 = "stablehlo.bitcast_convert"(%119) : (tensor<6xui64>) -> tensor<6xf64>
    %121 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %123 = "stablehlo.subtract"(%120, %122) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %124 = "stablehlo.subtract"(%93, %92) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<6xf64>
    %126 = "stablehlo.multiply"(%123, %125) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %127 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<6xf64>
    %128 = "stablehlo.add"(%126, %127) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %129 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<6xf64>
    %130 = "stablehlo.maximum"(%129, %128) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    "func.return"(%130) : (tensor<6xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<4xi64>, res_attrs = [{}], sym_name = "_randint_15", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>):
    %0 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %3 = "func.call"(%0, %1, %2) <{callee = @clip}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %4 = "stablehlo.compare"(%arg2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %7 = "func.call"(%arg1, %5, %6) <{callee = @clip_4}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %8 = "stablehlo.convert"(%7) : (tensor<i64>) -> tensor<i64>
    %9 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %10 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %11 = "func.call"(%arg2, %9, %10) <{callee = @clip_4}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %12 = "stablehlo.convert"(%11) : (tensor<i64>) -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %15 = "func.call"(%arg0) <{callee = @_threefry_split_5}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2xui32>) -> tensor<2xui32>
    %18 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x2xui32>) -> tensor<2xui32>
    %20 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1xui32>) -> tensor<ui32>
    %22 = "stablehlo.slice"(%17) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1xui32>) -> tensor<ui32>
    %24 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %28 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %31 = "stablehlo.convert"(%27) : (tensor<4xui64>) -> tensor<4xui32>
    %32 = "stablehlo.convert"(%30) : (tensor<4xui64>) -> tensor<4xui32>
    %33:2 = "func.call"(%21, %23, %32, %31) <{callee = @threefry2x32_12}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %34 = "stablehlo.convert"(%33#0) : (tensor<4xui32>) -> tensor<4xui64>
    %35 = "stablehlo.convert"(%33#1) : (tensor<4xui32>) -> tensor<4xui64>
    %36 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %38 = "stablehlo.shift_left"(%34, %37) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %39 = "stablehlo.or"(%38, %35) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %40 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1xui32>) -> tensor<ui32>
    %42 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1xui32>) -> tensor<ui32>
    %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xui64>
    %45 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %47 = "stablehlo.multiply"(%46, %44) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %48 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %51 = "stablehlo.convert"(%47) : (tensor<4xui64>) -> tensor<4xui32>
    %52 = "stablehlo.convert"(%50) : (tensor<4xui64>) -> tensor<4xui32>
    %53:2 = "func.call"(%41, %43, %52, %51) <{callee = @threefry2x32_12}> : (tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<4xui32>, tensor<4xui32>)
    %54 = "stablehlo.convert"(%53#0) : (tensor<4xui32>) -> tensor<4xui64>
    %55 = "stablehlo.convert"(%53#1) : (tensor<4xui32>) -> tensor<4xui64>
    %56 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4xui64>
    %58 = "stablehlo.shift_left"(%54, %57) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %59 = "stablehlo.or"(%58, %55) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %60 = "stablehlo.subtract"(%14, %13) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %61 = "stablehlo.convert"(%60) : (tensor<1xi64>) -> tensor<1xui64>
    %62 = "stablehlo.compare"(%14, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %65 = "stablehlo.select"(%62, %64, %61) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %66 = "stablehlo.compare"(%14, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %67 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %68 = "stablehlo.and"(%67, %66) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %69 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %71 = "stablehlo.add"(%65, %70) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %72 = "stablehlo.select"(%68, %71, %65) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %73 = "stablehlo.constant"() <{value = dense<4294967296> : tensor<ui64>}> : () -> tensor<ui64>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %75 = "stablehlo.remainder"(%74, %72) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %76 = "stablehlo.multiply"(%75, %75) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %77 = "stablehlo.remainder"(%76, %72) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %78 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<4xui64>
    %79 = "stablehlo.remainder"(%39, %78) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %80 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<4xui64>
    %81 = "stablehlo.multiply"(%79, %80) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %82 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<4xui64>
    %83 = "stablehlo.remainder"(%59, %82) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %85 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<4xui64>
    %86 = "stablehlo.remainder"(%84, %85) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %87 = "stablehlo.convert"(%86) : (tensor<4xui64>) -> tensor<4xi64>
    %88 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi64>) -> tensor<4xi64>
    %89 = "stablehlo.add"(%88, %87) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%89) : (tensor<4xi64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
