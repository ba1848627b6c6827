"""Compiling the same sources with mypyc: `make native`. An experiment so far: nothing in `make test` builds it."""
