"""Compiling the same sources with mypyc: `make native` (docs/native.md)."""
