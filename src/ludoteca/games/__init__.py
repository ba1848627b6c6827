"""The boxes on the shelf. They know the kernel and the paper, and nothing of each other."""
