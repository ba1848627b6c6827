"""Dune: Imperium: send Agents with cards, reveal the rest for Persuasion and swords, and win Conflicts on Arrakis."""
