/* An expression in bytecode, interpreted with a stack in a struct; opcodes and constants in one union array. */
#include "check.h"

typedef union { int op; double value; } Code;
enum { PUSH, LOAD, ADD, MULTIPLY, SINE, STORE, LOOP, END };

typedef struct {
    double stack[16];
    int top;
    double variables[4];
} Machine;

static NOINLINE double execute(Machine *machine, const Code *code) {
    int at = 0, turns = 0;
    for (;;) {
        switch (code[at++].op) {
        case PUSH: machine->stack[machine->top++] = code[at++].value; break;
        case LOAD: machine->stack[machine->top++] = machine->variables[code[at++].op]; break;
        case ADD: machine->top--; machine->stack[machine->top - 1] += machine->stack[machine->top]; break;
        case MULTIPLY: machine->top--; machine->stack[machine->top - 1] *= machine->stack[machine->top]; break;
        case SINE: machine->stack[machine->top - 1] = sin(machine->stack[machine->top - 1]); break;
        case STORE: machine->variables[code[at++].op] = machine->stack[--machine->top]; break;
        case LOOP: at = ++turns < 3 ? code[at].op : at + 1; break;
        case END: return machine->stack[machine->top - 1];
        }
    }
}

static double f(double *x) {
    Code code[] = {{LOAD}, {0}, {LOAD}, {1}, {MULTIPLY}, {SINE}, {LOAD}, {2}, {ADD}, {STORE}, {0}, {LOOP}, {0},
                   {LOAD}, {0}, {PUSH}, {.value = 1.5}, {MULTIPLY}, {LOAD}, {1}, {ADD}, {END}};
    Machine machine = {.top = 0};
    for (int i = 0; i < 3; i++) machine.variables[i] = x[i];
    return execute(&machine, code);
}

TEST(f, 0.6, 1.3, -0.4)
