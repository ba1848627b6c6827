"""Positions with one clearly best line: found in bots' games, kept beside the box, set as puzzles at the table.

ludoteca puzzles find roam          # looks through games until the shelf is full; goes on where it stopped
ludoteca puzzles check roam         # plays every solution again, in fresh worlds, at a larger budget
"""

from ludoteca.puzzles.shelf import Puzzle, shelf

__all__ = ["Puzzle", "shelf"]
