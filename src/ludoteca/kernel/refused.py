"""What the program says when it is asked for something that cannot be."""


class Refused(ValueError):  # noqa: N818  # it is an answer, not a fault of the program
    """Bad input: one clear sentence that says what to do. Nothing has changed. `code` lets a table say it otherwise."""

    def __init__(self, sentence: str, code: str = "refused") -> None:
        super().__init__(sentence)
        self.code = code
