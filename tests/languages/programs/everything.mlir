// scf, affine, linalg and memref in MLIR; everything.c asks for derivatives of it.
func.func @polynomial(%x: f64, %n: index) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %result = scf.for %i = %zero to %n step %one iter_args(%value = %start) -> f64 {
    %above = arith.cmpf ogt, %value, %half : f64
    %next = scf.if %above -> f64 {
      %p = arith.mulf %value, %x : f64
      %s = math.sin %p : f64
      scf.yield %s : f64
    } else {
      %q = arith.addf %value, %x : f64
      scf.yield %q : f64
    }
    scf.yield %next : f64
  }
  return %result : f64
}

func.func @weighted(%a: memref<?xf64>, %n: index) -> f64 attributes {llvm.emit_c_interface} {
  %sum = memref.alloca() : memref<f64>
  %zero = arith.constant 0.0 : f64
  affine.store %zero, %sum[] : memref<f64>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xf64>
    %y = affine.load %a[%n - %i - 1] : memref<?xf64>
    %p = arith.mulf %x, %y : f64
    %e = math.exp %p : f64
    %s = affine.load %sum[] : memref<f64>
    %t = arith.addf %s, %e : f64
    affine.store %t, %sum[] : memref<f64>
  }
  %result = affine.load %sum[] : memref<f64>
  return %result : f64
}

func.func @product(%a: memref<2x2xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f64
  %c = memref.alloc() : memref<2x2xf64>
  linalg.fill ins(%zero : f64) outs(%c : memref<2x2xf64>)
  linalg.matmul ins(%a, %a : memref<2x2xf64>, memref<2x2xf64>) outs(%c : memref<2x2xf64>)
  %one = arith.constant 1 : index
  %result = memref.load %c[%one, %one] : memref<2x2xf64>
  memref.dealloc %c : memref<2x2xf64>
  return %result : f64
}

// Without an interface for each: a request of MLIR's own.
func.func private @__enzyme_autodiff_polynomial((f64, index) -> f64, f64, index) -> f64
func.func @slope(%x: f64, %n: index) -> f64 {
  %f = func.constant @polynomial : (f64, index) -> f64
  %d = func.call @__enzyme_autodiff_polynomial(%f, %x, %n) : ((f64, index) -> f64, f64, index) -> f64
  return %d : f64
}
