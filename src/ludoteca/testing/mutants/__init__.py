"""Rule-directed mutation: break the code that carries a rule, and see whether the tests that cite the rule notice.

`python -m ludoteca.testing.mutants` (`make mutants`). docs/testing.md says how to read the report.
"""
