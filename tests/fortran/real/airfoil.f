C     XFOIL's panel method: the gradient of an airfoil's lift coefficient
C     with respect to angle of attack, thickness and camber. Its state is
C     in COMMON blocks, some of it under two names by EQUIVALENCE.
      subroutine lift(m, p, r)
      include 'XFOIL.INC'
      integer m, k
      real(8) p(m), r
      real th, yt, yc, sg
      n = 60
      do 10 k = 1, n
         th = 2.0*pi*real(k-1)/real(n-1)
         x(k) = 0.5*(1.0+cos(th))
         yt = 5.0*p(2)*(0.2969*sqrt(x(k)+1.0e-12)-0.1260*x(k)
     &      -0.3516*x(k)**2+0.2843*x(k)**3-0.1015*x(k)**4)
         yc = 4.0*p(3)*x(k)*(1.0-x(k))
         sg = 1.0
         if (k .gt. n/2) sg = -1.0
         y(k) = yc + sg*yt
 10   continue
      call scalc(x,y,s,n)
      call segspl(x,xp,s,n)
      call segspl(y,yp,s,n)
      call lefind(sle,x,xp,y,yp,s,n)
      xle = seval(sle,x,xp,s,n)
      yle = seval(sle,y,yp,s,n)
      xte = 0.5*(x(1)+x(n))
      yte = 0.5*(y(1)+y(n))
      chord = sqrt((xte-xle)**2 + (yte-yle)**2)
      call tecalc
      call ncalc(x,y,s,n,nx,ny)
      call apcalc
      lgamu = .false.
      lqaij = .false.
      alfa = p(1)
      call specal
      r = cl
      end

      subroutine start
      include 'XFOIL.INC'
      pi = 4.0*atan(1.0)
      hopi = 0.50/pi
      qopi = 0.25/pi
      dtor = pi/180.0
      gamma = 1.4
      gamm1 = gamma - 1.0
      qinf = 1.0
      matyp = 1
      retyp = 1
      xcmref = 0.25
      end

      program main
      use enzyme
      use checking
      implicit none
      external lift
      real(8) p(3), dp(3), r, dr
      call start
      p(1) = 0.05
      p(2) = 0.12
      p(3) = 0.02
      dp = 0
      dr = 1
      call enzyme_autodiff(lift, enzyme_const, 3, enzyme_dup, p, dp,
     &                     enzyme_dup, r, dr)
      call compare(lift, 3, p, dp, 1.0e-4, 1.0e-6)
      end
