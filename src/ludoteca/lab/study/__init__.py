"""Studies of a game: many games watched, counted, drawn, compared.

| module | what it is |
|---|---|
| `watching` | one game, and everything about it that is worth counting |
| `findings` | what many games say, with intervals, and which of many comparisons stand |
| `rows` | the raw rows as CSV and Parquet |
| `plots`, `report` | the page with its pictures |
| `compare` | two studies side by side |
"""
