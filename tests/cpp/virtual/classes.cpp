// Virtual calls in every kind of class: a call reaches the function of the object's own class, in the primal and in the
// derivative, whatever the objects that hold the derivatives have for a pointer to their virtual table.
#include "check.hpp"

#include <math.h>
#include <stdlib.h>

#include <new>
#include <typeinfo>

extern "C" double __enzyme_autodiff_out(void *, ...);
extern "C" void __enzyme_autodiff_dup(void *, ...);
extern "C" double __enzyme_fwddiff_dup(void *, ...);

// ---- one base, pure and overridden functions, objects made inside

struct Shape {
    virtual ~Shape() {}
    virtual double area() const = 0;
    virtual double scaled(double by) const { return by * area(); }
};
struct Circle : Shape {
    double radius;
    explicit Circle(double radius) : radius(radius) {}
    double area() const override { return 3 * radius * radius; }
};
struct Square : Shape {
    double side;
    explicit Square(double side) : side(side) {}
    double area() const override { return side * side; }
    double scaled(double by) const override { return by * by * area(); }
};

NOINLINE static double objects_made_in_a_loop(double *x) {
    double sum = 0;
    for (int i = 0; i < 7; i++) {
        Shape *shape = i % 2 ? (Shape *)new Circle(x[0] + i) : (Shape *)new Square(x[1] * i);
        sum += shape->scaled(x[1]);
        delete shape;
    }
    return sum;
}
GRADIENT(objects_made_in_a_loop, 1.3, 0.4)

// ---- several bases: functions reached through thunks

struct Left {
    double a;
    explicit Left(double a) : a(a) {}
    virtual ~Left() {}
    virtual double left(double x) const { return a * x; }
};
struct Right {
    double b;
    explicit Right(double b) : b(b) {}
    virtual ~Right() {}
    virtual double right(double x) const { return b * x * x; }
};
struct Both : Left, Right {
    double c;
    explicit Both(double c) : Left(c * 2), Right(c * 3), c(c) {}
    double left(double x) const override { return sin(x) * c + a; }
    double right(double x) const override { return c * x * b; }
};

NOINLINE static double several_bases(double *x) {
    Left *p = new Both(x[0]);
    Right *q = new Both(x[0] * x[1]), *r = static_cast<Both *>(p);
    double found = p->left(x[1]) + q->right(x[1]) * r->right(2);
    delete p;
    delete q;
    return found;
}
GRADIENT(several_bases, 0.7, 1.1)

// ---- virtual bases, in a diamond

struct Top {
    double t;
    explicit Top(double t) : t(t) {}
    virtual ~Top() {}
    virtual double f(double x) { return t * x; }
};
struct One : virtual Top {
    double one;
    explicit One(double x) : Top(x), one(x * x) {}
    double f(double x) override { return one * t * x; }
    virtual double g(double x) { return f(x) * one; }
};
struct Two : virtual Top {
    double two;
    explicit Two(double x) : Top(x), two(x * 3) {}
    virtual double h(double x) { return f(x) + two; }
};
struct Diamond : One, Two {
    double d;
    explicit Diamond(double x) : Top(x * 7), One(x), Two(x), d(x) {}
    double f(double x) override { return d * t + one * two * x; }
};

NOINLINE static double virtual_bases(double *x) {
    Diamond *diamond = new Diamond(x[0]);
    Top *top = diamond, *other = new One(x[1]);
    double found = top->f(x[1]) + diamond->g(x[0]) * static_cast<Two *>(diamond)->h(x[1]) + other->f(x[0]);
    delete top;
    delete other;
    return found;
}
GRADIENT(virtual_bases, 0.7, 0.9)

NOINLINE static double through_top(Top *top, Two *two, double x) { return top->f(x) * two->h(x) + two->f(x); }

TEST(an_object_with_a_virtual_base_made_outside) {
    Diamond object(0.6), shadow(0.6);
    shadow.t = shadow.one = shadow.two = shadow.d = 0;
    double dx = __enzyme_autodiff_out((void *)through_top, enzyme_dup, (Top *)&object, (Top *)&shadow, enzyme_dup,
                                      (Two *)&object, (Two *)&shadow, enzyme_out, 0.9);
    double f = object.f(0.9), slope = object.one * object.two;
    EXPECT(dx, 2 * f * slope + slope * object.two + slope);
    EXPECT(shadow.d, (2 * f + object.two + 1) * object.t);
    EXPECT(shadow.two, (2 * f + object.two + 1) * object.one * 0.9 + f);
}

// ---- covariant results, calls in constructors and destructors, pointers to members

struct Copied {
    virtual ~Copied() {}
    virtual Copied *times(double) const = 0;
    virtual double value() const = 0;
};
struct Plain : Copied {
    double x;
    explicit Plain(double x) : x(x) {}
    Plain *times(double by) const override { return new Plain(x * by); }
    double value() const override { return x * x; }
};
struct Offset : Left, Plain {
    explicit Offset(double x) : Left(x), Plain(x) {}
    Offset *times(double by) const override { return new Offset(x + by); }
    double value() const override { return x * a; }
};

NOINLINE static double covariant_results(double *x) {
    Copied *p = new Plain(x[0]), *q = new Offset(x[1]), *r = p->times(x[0]), *s = q->times(2 * x[1]);
    double found = r->value() * s->value() + p->value();
    delete p;
    delete q;
    delete r;
    delete s;
    return found;
}
GRADIENT(covariant_results, 0.7, 1.2)

struct Early {
    double k;
    explicit Early(double x) { k = initial(x); }
    virtual ~Early() {}
    virtual double initial(double x) { return x * 2; }
};
struct Late : Early {
    double m;
    explicit Late(double x) : Early(x), m(k * x) { k += initial(x); }
    double initial(double x) override { return x * x * m; }
};

NOINLINE static double calls_in_a_constructor(double *x) {
    Late late(x[0]);
    Early *early = &late;
    return early->initial(x[0]) * late.k;
}
GRADIENT(calls_in_a_constructor, 0.7)

struct Adds {
    double *sum, v;
    Adds(double *sum, double v) : sum(sum), v(v) {}
    virtual ~Adds() { *sum += v; }
};
struct Multiplies : Adds {
    double w;
    Multiplies(double *sum, double v) : Adds(sum, v), w(v * v) {}
    ~Multiplies() override { *sum *= w; }
};

NOINLINE static double virtual_destructors(double *x) {
    double sum = x[0];
    Adds *p = new Multiplies(&sum, x[0] * 3), *q = new Adds(&sum, x[1]);
    delete p;
    delete q;
    return sum;
}
GRADIENT(virtual_destructors, 0.7, 0.2)

NOINLINE static double call_member(const Left *p, double (Left::*f)(double) const, double x) { return (p->*f)(x); }

NOINLINE static double pointers_to_members(double *x) {
    Both both(x[0]);
    Left left(x[1]);
    double (Right::*right)(double) const = &Right::right;
    return call_member(&both, &Left::left, x[1]) * call_member(&left, &Left::left, x[0]) + (both.*right)(x[0]);
}
GRADIENT(pointers_to_members, 0.7, 0.6)

// ---- run-time types carry no derivative

NOINLINE static double casts_at_run_time(double *x) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        Left *p = i % 2 ? (Left *)new Both(x[0] * i) : new Left(x[1] + i);
        if (Both *both = dynamic_cast<Both *>(p)) sum += both->c * both->right(x[0]);
        else sum += p->left(x[0]) * x[1];
        if (typeid(*p) == typeid(Both)) sum *= x[1];
        delete p;
    }
    return sum;
}
GRADIENT(casts_at_run_time, 0.7, 0.6)

NOINLINE static double cast_across(const Left *p, double x) {
    const Right *right = dynamic_cast<const Right *>(p);
    return right ? right->right(x) : p->left(x);
}
TEST(a_cast_to_another_base) {
    Both both(0.5), shadow(0);
    double dx = __enzyme_autodiff_out((void *)cast_across, enzyme_dup, (Left *)&both, (Left *)&shadow, enzyme_out, 0.9);
    EXPECT(dx, both.c * both.b);
    EXPECT(shadow.c, 0.9 * both.b);
    EXPECT(shadow.b, 0.9 * both.c);
}

// ---- shadow objects as users make them

struct Changing {
    double state;
    virtual ~Changing() {}
    virtual double step(double x) = 0;
};
struct Linear : Changing {
    double slope;
    double step(double x) override {
        state += x;
        return slope * x * state;
    }
};
struct Array : Changing {
    double m[3];
    double step(double x) override {
        m[1] = m[0] * x;
        state *= m[1];
        return m[1] + m[2] * state;
    }
};

static Linear linear() {
    Linear made;
    made.state = 0.2, made.slope = 0.3;
    return made;
}
static Array array() {
    Array made;
    made.state = 0.4, made.m[0] = 0.5, made.m[1] = 0.6, made.m[2] = 0.7;
    return made;
}

NOINLINE static double steps(Changing *p, Changing *q, double x) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += p->step(x) * q->step(sum + x);
    return sum;
}

static double steps_of(double *v) {
    Linear p = linear();
    Array q = array();
    p.state = v[0], p.slope = v[1], q.state = v[2], q.m[0] = v[3], q.m[2] = v[4];
    return steps(&p, &q, v[5]);
}

template <class T> static T *shadow_of(const T &object, int how) {
    T *made = (T *)calloc(1, sizeof(T));
    if (how == 0) new ((void *)made) T();
    if (how == 1) memcpy((void *)made, (const void *)&object, sizeof(T));
    return made;
}

TEST(shadows_by_new_by_copy_and_of_zeros) {
    const double v[] = {0.2, 0.3, 0.4, 0.5, 0.7, 0.9};
    for (int how = 0; how < 3; how++) {
        Linear p = linear(), *dp = shadow_of(p, how);
        Array q = array(), *dq = shadow_of(q, how);
        dp->state = dp->slope = dq->state = dq->m[0] = dq->m[1] = dq->m[2] = 0;
        double dx = __enzyme_autodiff_out((void *)steps, enzyme_dup, (Changing *)&p, (Changing *)dp, enzyme_dup,
                                          (Changing *)&q, (Changing *)dq, enzyme_out, v[5]);
        const double got[] = {dp->state, dp->slope, dq->state, dq->m[0], dq->m[2], dx};
        for (int k = 0; k < 6; k++) EXPECT_WITHIN(1e-8, got[k], check::difference(steps_of, 6, v, k));
        EXPECT(dq->m[1], 0);

        Linear p2 = linear();
        Array q2 = array();
        dp->state = dp->slope = dq->state = dq->m[1] = dq->m[2] = 0, dq->m[0] = 1;
        double along = __enzyme_fwddiff_dup((void *)steps, enzyme_dup, (Changing *)&p2, (Changing *)dp, enzyme_dup,
                                            (Changing *)&q2, (Changing *)dq, enzyme_dup, v[5], 0.0);
        EXPECT_WITHIN(1e-8, along, check::difference(steps_of, 6, v, 3));
        free((void *)dp);
        free((void *)dq);
    }
}
