"""What a box of any package needs to prove itself: scenes, checks of texts, the ledger audit, conformance, mutants."""
