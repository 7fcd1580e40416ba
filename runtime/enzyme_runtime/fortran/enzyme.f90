! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! The module `enzyme`: what a Fortran program says to have a procedure differentiated.
!
!     use enzyme
!     call enzyme_autodiff(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
!
! f is a subroutine or a function; every argument is given as f takes it, after a marker that says what becomes of it,
! and a shadow follows one that is duplicated. No interface is needed: the entry points are external procedures, which
! take any arguments. Their names in Fortran are those below, and their symbols hold `__enzyme_`, by which enzfc knows
! them. As a subroutine cannot be called as a function, what gives a result has its type in the name.

module enzyme_entry_points
  implicit none
  private
  external :: fortran__enzyme_autodiff, fortran__enzyme_fwddiff
  real(4), external :: fortran_real4__enzyme_autodiff, fortran_real4__enzyme_fwddiff
  real(8), external :: fortran_real8__enzyme_autodiff, fortran_real8__enzyme_fwddiff
  complex(4), external :: fortran_complex4__enzyme_fwddiff
  complex(8), external :: fortran_complex8__enzyme_fwddiff
  public :: fortran__enzyme_autodiff, fortran__enzyme_fwddiff
  public :: fortran_real4__enzyme_autodiff, fortran_real4__enzyme_fwddiff
  public :: fortran_real8__enzyme_autodiff, fortran_real8__enzyme_fwddiff
  public :: fortran_complex4__enzyme_fwddiff, fortran_complex8__enzyme_fwddiff
end module enzyme_entry_points

module enzyme
  use enzyme_entry_points, only: &
    enzyme_autodiff => fortran__enzyme_autodiff, &
    enzyme_autodiff_real4 => fortran_real4__enzyme_autodiff, &
    enzyme_autodiff_real8 => fortran_real8__enzyme_autodiff, &
    enzyme_fwddiff => fortran__enzyme_fwddiff, &
    enzyme_fwddiff_real4 => fortran_real4__enzyme_fwddiff, &
    enzyme_fwddiff_real8 => fortran_real8__enzyme_fwddiff, &
    enzyme_fwddiff_complex4 => fortran_complex4__enzyme_fwddiff, &
    enzyme_fwddiff_complex8 => fortran_complex8__enzyme_fwddiff
  implicit none
  public

  ! Before one argument.
  integer(4), bind(C, name="enzyme_dup") :: enzyme_dup              ! x, dx: value and shadow
  integer(4), bind(C, name="enzyme_dupnoneed") :: enzyme_dupnoneed  ! the same; what f leaves in x is not wanted
  integer(4), bind(C, name="enzyme_const") :: enzyme_const          ! x: no derivative
  integer(4), bind(C, name="enzyme_out") :: enzyme_out              ! x, a `value` argument: the derivative is returned
  integer(4), bind(C, name="enzyme_dupv") :: enzyme_dupv            ! bytes, x, dx: shadow k lies k*bytes behind dx
  integer(4), bind(C, name="enzyme_dupnoneedv") :: enzyme_dupnoneedv

  ! Anywhere in the call.
  integer(4), bind(C, name="enzyme_width") :: enzyme_width          ! n, a constant: n shadows for each argument
  integer(4), bind(C, name="enzyme_interleave") :: enzyme_interleave
  integer(4), bind(C, name="enzyme_const_return") :: enzyme_const_return
  integer(4), bind(C, name="enzyme_active_return") :: enzyme_active_return
  integer(4), bind(C, name="enzyme_dup_return") :: enzyme_dup_return
  integer(4), bind(C, name="enzyme_runtime_activity") :: enzyme_runtime_activity
  integer(4), bind(C, name="enzyme_strong_zero") :: enzyme_strong_zero
end module enzyme
