"""Twenty cards, worth their face."""

from ludoteca.kernel import figure

FACES = 20
VERBS = {"lay": ("card",), "trump": ("card",)}
TRUMPED = figure(__name__, "trumped", 2)
"""What it brings to lie on top."""
