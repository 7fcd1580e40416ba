#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# enzcc-launch.sh COMPILER ENZCC COMMAND...: run the command with ENZCC in the place of COMPILER.
# What enzcc_differentiate puts before the commands of a target. The compiler may stand behind another launcher (ccache);
# a command without it (ar, ranlib) runs as it is.

compiler=$1 enzcc=$2
shift 2
if [ "$1" = "$compiler" ]; then
    shift
    exec "$enzcc" "$@"
fi

left=$# found=
while [ "$left" -gt 0 ]; do
    word=$1
    shift
    if [ -z "$found" ] && [ "$word" = "$compiler" ]; then
        word=$enzcc found=yes
    fi
    set -- "$@" "$word"
    left=$((left - 1))
done
exec "$@"
