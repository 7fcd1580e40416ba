/* The LSTM, from someone who does not write `restrict`. */
#define RESTRICT
#define NAME "lstm_norestrict"
#include "lstm.c"
