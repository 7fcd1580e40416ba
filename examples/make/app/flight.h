/* The flight of a cannonball. */
#ifndef FLIGHT_H
#define FLIGHT_H

struct throw {
    double speed, angle; /* metres a second, radians */
};

/* How far from the target the ball comes down, squared, in square kilometres. */
double miss(const struct throw *t, double target);

#endif
