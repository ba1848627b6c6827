"""Twenty cards, worth their face."""

FACES = 20
VERBS = {"lay": ("card",), "trump": ("card",)}
