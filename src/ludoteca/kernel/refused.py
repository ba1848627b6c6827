"""What the program says when it is asked for something that cannot be."""


class Refused(ValueError):
    """Bad input: one clear sentence that says what to do. Nothing has changed. `code` lets a table say it in other words."""

    def __init__(self, sentence: str, code: str = "refused") -> None:
        super().__init__(sentence)
        self.code = code
