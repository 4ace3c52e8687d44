// The next panel is prefetched while tiles of rows read this one.
//
// RUN: uop-opt %s --uop-prefetch-loads --split-input-file --mlir-disable-threading --remarks-filter=uop-prefetch-loads --remark-format=emitRemark 2>%t.remarks >%t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// REMARK: Function=product | BytesAhead=8192, Remark="streams are prefetched", Streams=1
// REMARK: Function=window |
// REMARK: Function=rows |
// REMARK: Function=two |
// REMARK-NOT: Function={{near|passes|last|unknown|never|apart|small}}

// 1024 loads of 48 elements, eight times: six elements of the next panel for
// each load.
// CHECK-LABEL: func.func @product(
// CHECK:         scf.for %[[J:.*]] = %arg2 to
// CHECK:           scf.for %[[I:.*]] =
// CHECK:             scf.for %[[K:.*]] =
// CHECK:               vector.load %arg0[%[[AT:.*]]] :
// CHECK:               vector.load
// CHECK:               vector.load
// CHECK-NOT:           prefetch
// CHECK:               vector.store
// CHECK-NEXT:          %[[DISTANCE:.*]] = arith.constant 49152 : index
// CHECK-NEXT:          %[[NEXT:.*]] = arith.addi %[[AT]], %[[DISTANCE]] : index
// CHECK-NEXT:          %[[PASS:.*]] = arith.constant 6144 : index
// CHECK-NEXT:          %[[A:.*]] = arith.muli %[[I]], %[[PASS]] : index
// CHECK-NEXT:          %[[B:.*]] = arith.addi %[[NEXT]], %[[A]] : index
// CHECK-NEXT:          %[[BACK:.*]] = arith.constant -42 : index
// CHECK-NEXT:          %[[C:.*]] = arith.muli %[[K]], %[[BACK]] : index
// CHECK-NEXT:          %[[D:.*]] = arith.addi %[[B]], %[[C]] : index
// CHECK-NEXT:          memref.prefetch %arg0[%[[D]]], read, locality<2>, data : memref<1966080xf32>
// CHECK-NOT:           prefetch
// CHECK:         return
func.func @product(%w: memref<1966080xf32>, %o: memref<16xf32>, %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %c1024 = arith.constant 1024 : index
  %c49152 = arith.constant 49152 : index
  scf.for %j = %begin to %end step %c1 {
    %0 = arith.muli %j, %c49152 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c48 : index
        %2 = arith.addi %0, %1 : index
        %3 = arith.addi %2, %c16 : index
        %4 = arith.addi %2, %c32 : index
        %5 = vector.load %w[%2] : memref<1966080xf32>, vector<16xf32>
        %6 = vector.load %w[%3] : memref<1966080xf32>, vector<16xf32>
        %7 = vector.load %w[%4] : memref<1966080xf32>, vector<16xf32>
        %8 = arith.addf %5, %6 : vector<16xf32>
        %9 = arith.addf %8, %7 : vector<16xf32>
        vector.store %9, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// Two loops repeat it, 2 x 3 times, and two pass it: 32 elements of each load
// are six shares of 6.
// CHECK-LABEL: func.func @window(
// CHECK:         scf.for %[[J:.*]] =
// CHECK:           scf.for %[[Y:.*]] =
// CHECK:             scf.for %[[X:.*]] =
// CHECK:               scf.for %[[C:.*]] =
// CHECK:                 scf.for %[[K:.*]] =
// CHECK:                   arith.constant 98304 : index
// CHECK:                   %[[ROW:.*]] = arith.constant 18432 : index
// CHECK-NEXT:              arith.muli %[[X]], %[[ROW]] : index
// CHECK:                   %[[PLANE:.*]] = arith.constant 55296 : index
// CHECK-NEXT:              arith.muli %[[Y]], %[[PLANE]] : index
// CHECK:                   %[[TAP:.*]] = arith.constant -26 : index
// CHECK-NEXT:              arith.muli %[[K]], %[[TAP]] : index
// CHECK:                   %[[CHANNEL:.*]] = arith.constant -78 : index
// CHECK-NEXT:              arith.muli %[[C]], %[[CHANNEL]] : index
// CHECK:                   memref.prefetch
// CHECK-NOT:               prefetch
// CHECK:         return
func.func @window(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c96 = arith.constant 96 : index
  %c1024 = arith.constant 1024 : index
  %c98304 = arith.constant 98304 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c98304 : index
    scf.for %y = %c0 to %c2 step %c1 {
      scf.for %x = %c0 to %c3 step %c1 {
        scf.for %c = %c0 to %c1024 step %c1 {
          %1 = arith.muli %c, %c96 : index
          %2 = arith.addi %0, %1 : index
          scf.for %k = %c0 to %c3 step %c1 {
            %3 = arith.muli %k, %c32 : index
            %4 = arith.addi %2, %3 : index
            %5 = arith.addi %4, %c16 : index
            %6 = vector.load %w[%4] : memref<1048576xf32>, vector<16xf32>
            %7 = vector.load %w[%5] : memref<1048576xf32>, vector<16xf32>
            %8 = arith.addf %6, %7 : vector<16xf32>
            vector.store %8, %o[%c0] : memref<16xf32>, vector<16xf32>
          }
        }
      }
    }
  }
  return
}

// -----

// 192 bytes of each of 1,024 rows that are no multiple of a line: four lines.
// Each of eight passes prefetches them of 128 rows of the next block, one for
// each load: of eight loads, four ask for the last one.
// CHECK-LABEL: func.func @rows(
// CHECK:         scf.for %[[J:.*]] = %arg2 to
// CHECK:           scf.for %[[I:.*]] =
// CHECK:             scf.for %[[K:.*]] =
// CHECK:               vector.load %arg0[%[[AT:.*]]] :
// CHECK:               vector.store
// CHECK-NEXT:          %[[DISTANCE:.*]] = arith.constant 48 : index
// CHECK-NEXT:          %[[NEXT:.*]] = arith.addi %[[AT]], %[[DISTANCE]] : index
// CHECK-NEXT:          %[[PASS:.*]] = arith.constant 128000 : index
// CHECK-NEXT:          %[[A:.*]] = arith.muli %[[I]], %[[PASS]] : index
// CHECK-NEXT:          %[[B:.*]] = arith.addi %[[NEXT]], %[[A]] : index
// CHECK-NEXT:          %[[PASSES:.*]] = arith.constant 8 : index
// CHECK-NEXT:          %[[ROW:.*]] = arith.divui %[[K]], %[[PASSES]] : index
// CHECK-NEXT:          %[[STEP:.*]] = arith.constant 1000 : index
// CHECK-NEXT:          %[[C:.*]] = arith.muli %[[ROW]], %[[STEP]] : index
// CHECK-NEXT:          %[[D:.*]] = arith.addi %[[B]], %[[C]] : index
// CHECK-NEXT:          %[[BACK:.*]] = arith.constant -1000 : index
// CHECK-NEXT:          %[[E:.*]] = arith.muli %[[K]], %[[BACK]] : index
// CHECK-NEXT:          %[[F:.*]] = arith.addi %[[D]], %[[E]] : index
// CHECK-NEXT:          %[[PART:.*]] = arith.remui %[[K]], %[[PASSES]] : index
// CHECK-NEXT:          %[[LAST:.*]] = arith.constant 3 : index
// CHECK-NEXT:          %[[LINE:.*]] = arith.minui %[[PART]], %[[LAST]] : index
// CHECK-NEXT:          %[[ELEMENTS:.*]] = arith.constant 16 : index
// CHECK-NEXT:          %[[G:.*]] = arith.muli %[[LINE]], %[[ELEMENTS]] : index
// CHECK-NEXT:          %[[H:.*]] = arith.addi %[[F]], %[[G]] : index
// CHECK-NEXT:          memref.prefetch %arg0[%[[H]]], read, locality<2>, data : memref<1024000xf32>
// CHECK-NOT:           prefetch
// CHECK:         return
func.func @rows(%w: memref<1024000xf32>, %o: memref<16xf32>, %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %c1000 = arith.constant 1000 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %begin to %end step %c1 {
    %0 = arith.muli %j, %c48 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c1000 : index
        %2 = arith.addi %0, %1 : index
        %3 = arith.addi %2, %c16 : index
        %4 = arith.addi %2, %c32 : index
        %5 = vector.load %w[%2] : memref<1024000xf32>, vector<16xf32>
        %6 = vector.load %w[%3] : memref<1024000xf32>, vector<16xf32>
        %7 = vector.load %w[%4] : memref<1024000xf32>, vector<16xf32>
        %8 = arith.addf %5, %6 : vector<16xf32>
        %9 = arith.addf %8, %7 : vector<16xf32>
        vector.store %9, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// Two passes over rows of three lines: two lines for each load.
// CHECK-LABEL: func.func @two(
// CHECK:         arith.minui
// CHECK:         memref.prefetch
// CHECK:         memref.prefetch
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @two(%w: memref<1024000xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c1000 = arith.constant 1000 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c32 : index
    scf.for %i = %c0 to %c2 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c1000 : index
        %2 = arith.addi %0, %1 : index
        %3 = arith.addi %2, %c16 : index
        %4 = vector.load %w[%2] : memref<1024000xf32>, vector<16xf32>
        %5 = vector.load %w[%3] : memref<1024000xf32>, vector<16xf32>
        %6 = arith.addf %4, %5 : vector<16xf32>
        vector.store %6, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// Rows of a kilobyte: a prefetcher finds the next one in the page.
// CHECK-LABEL: func.func @near(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @near(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16 : index
    scf.for %i = %c0 to %c2 step %c1 {
      scf.for %k = %c0 to %c4096 step %c1 {
        %1 = arith.muli %k, %c256 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<1048576xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// A share of less than an element.
// CHECK-LABEL: func.func @passes(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @passes(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c16384 = arith.constant 16384 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16384 : index
    scf.for %i = %c0 to %c17 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c16 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<1048576xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// There is no panel but this one.
// CHECK-LABEL: func.func @last(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @last(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    scf.for %k = %c0 to %c1024 step %c1 {
      %0 = arith.muli %k, %c16 : index
      %1 = vector.load %w[%0] : memref<1048576xf32>, vector<16xf32>
      vector.store %1, %o[%c0] : memref<16xf32>, vector<16xf32>
    }
  }
  return
}

// -----

// How often it is repeated is known when it runs.
// CHECK-LABEL: func.func @unknown(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @unknown(%w: memref<1048576xf32>, %o: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c16384 = arith.constant 16384 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16384 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c16 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<1048576xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// Of a row of one line, four passes are the most.
// CHECK-LABEL: func.func @apart(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @apart(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c1024 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<1048576xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// It stays in the second-level cache.
// CHECK-LABEL: func.func @small(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @small(%w: memref<131072xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c16384 = arith.constant 16384 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16384 : index
    scf.for %i = %c0 to %c8 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c16 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<131072xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}

// -----

// A loop that does nothing.
// CHECK-LABEL: func.func @never(
// CHECK-NOT:     prefetch
// CHECK:         return
func.func @never(%w: memref<1048576xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c16384 = arith.constant 16384 : index
  %c1024 = arith.constant 1024 : index
  scf.for %j = %c0 to %c8 step %c1 {
    %0 = arith.muli %j, %c16384 : index
    scf.for %i = %c0 to %c0 step %c1 {
      scf.for %k = %c0 to %c1024 step %c1 {
        %1 = arith.muli %k, %c16 : index
        %2 = arith.addi %0, %1 : index
        %3 = vector.load %w[%2] : memref<1048576xf32>, vector<16xf32>
        vector.store %3, %o[%c0] : memref<16xf32>, vector<16xf32>
      }
    }
  }
  return
}
