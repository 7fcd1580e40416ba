! A Kalman filter for a level and its slope over a long series: minus the logarithm of the likelihood, for logarithms of
! the variances of level, slope and observation.
subroutine kalman(n, y, logs, loss)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: y(n), logs(3)
  real(8), intent(out) :: loss
  real(8) :: level, slope, p11, p12, p22, q1, q2, r, s, v, k1, k2
  integer :: t

  q1 = exp(logs(1)); q2 = exp(logs(2)); r = exp(logs(3))
  level = 0; slope = 0
  p11 = 1; p12 = 0; p22 = 1
  loss = 0
  do t = 1, n
    level = level + slope
    p11 = p11 + 2 * p12 + p22 + q1
    p12 = p12 + p22
    p22 = p22 + q2
    s = p11 + r
    v = y(t) - level
    loss = loss + 0.5d0 * (log(s) + v * v / s)
    k1 = p11 / s
    k2 = p12 / s
    level = level + k1 * v
    slope = slope + k2 * v
    p22 = p22 - k2 * p12
    p12 = p12 - k1 * p12
    p11 = p11 - k1 * p11
  end do
end subroutine
