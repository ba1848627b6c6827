"""What needs PyTorch to be tried: `make check-training`, part of `make soak`. `make test` does not install it."""
