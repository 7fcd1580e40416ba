/* A priority queue of records in an array, with the smallest key first: records begin as zeros, move whole, and hold
   pointers to constants beside their numbers. */
#include "check.h"

typedef struct Job {
    struct Job *next, *other;
    int key;
    const double *weights;
    double numbers[2];
} Job;
typedef struct {
    Job jobs[8];
    int count;
} Queue;
static const double WEIGHTS[3] = {0.3, -0.8, 1.1};

NOINLINE static void fill(Job *job, int key, const double *numbers) {
    job->key = key;
    job->weights = WEIGHTS + key % 2;
    memcpy(job->numbers, numbers, sizeof job->numbers);
}
static void push(Queue *q, Job job) {
    int at = q->count++;
    for (; at > 0 && job.key < q->jobs[(at - 1) / 2].key; at = (at - 1) / 2) q->jobs[at] = q->jobs[(at - 1) / 2];
    q->jobs[at] = job;
}
static Job pop(Queue *q) {
    Job top = q->jobs[0], last = q->jobs[--q->count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < q->count; at = child) {
        if (child + 1 < q->count && q->jobs[child + 1].key < q->jobs[child].key) child++;
        if (last.key <= q->jobs[child].key) break;
        q->jobs[at] = q->jobs[child];
    }
    q->jobs[at] = last;
    return top;
}

static double f(double *x) {
    Queue q;
    q.count = 0;
    for (int k = 0; k < 6; k++) {
        Job job = {0};
        fill(&job, 5 * k % 7, (double[]){x[k % 3] * (k + 1), sin(x[(k + 1) % 3])});
        push(&q, job);
    }
    double sum = 1;
    while (q.count) {
        Job job = pop(&q);
        sum = 0.7 * sum + job.weights[0] * job.numbers[0] * job.numbers[1] + job.weights[1] * sum * job.numbers[1];
    }
    return sum;
}

TEST(f, 0.8, 1.4, -0.3)
