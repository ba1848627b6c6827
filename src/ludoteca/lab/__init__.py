"""The laboratory: one way to play games to the end, and what is built on it.

| module | what it is |
|---|---|
| `play` | one game between bots, from an order to an outcome |
| `runner` | many of them: here, in processes, on a Ray cluster; resumable |
| `intervals` | how sure a rate or a mean is |
| `lineups`, `arena`, `ratings` | who meets whom, who is stronger |
"""
