"""Rule-directed mutation: break the code that carries a rule, and see whether the tests that cite the rule notice.

`python -m ludoteca.testing.mutants` (`make mutants`). Its page lists the rules, worst first,
with every survivor: a test that cites the rule is missing, or does not bite.
"""
