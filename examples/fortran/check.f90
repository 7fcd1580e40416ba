! Derivatives against what they must be; a program that finds a wrong one ends with status 1.
module check
  implicit none
  private
  public :: agree, dp

  integer, parameter :: dp = kind(1.0d0)

contains

  subroutine agree(what, found, expected, tolerance)
    character(*), intent(in) :: what
    real(dp), intent(in) :: found, expected, tolerance

    print '(a, t34, es20.12, a, es20.12)', what, found, '   expected', expected
    if (.not. abs(found - expected) <= tolerance * max(1.0_dp, abs(expected))) then
      print '(a)', 'these differ'
      error stop 1
    end if
  end subroutine agree

end module check
