VERBS = {"lay": ("face",)}
