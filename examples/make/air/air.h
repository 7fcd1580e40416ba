/* The air that a cannonball flies through. Written in C++, called from C. */
#ifndef AIR_H
#define AIR_H

#ifdef __cplusplus
extern "C" {
#endif

/* Kilograms per cubic metre, at a height in metres. */
double air_density(double height);

#ifdef __cplusplus
}
#endif

#endif
