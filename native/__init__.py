"""Compiling the same sources with mypyc: `make native`. `make test` builds it and plays what was built."""
