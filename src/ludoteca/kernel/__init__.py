"""The kernel: five verbs to play (`ask`, `options`, `choose`, `view`, `result`), a few classes to write a game with.

See docs/kernel.md. No I/O, no clock, no globals but the interned options; the standard library only.
"""

from ludoteca.kernel.archive import BROKEN, CHANGED, UNCHANGED, Verdict, examine
from ludoteca.kernel.cards import UNKNOWN, Cards, Pile
from ludoteca.kernel.chance import Random
from ludoteca.kernel.component import SHARE, Component
from ludoteca.kernel.edition import Edition, corrected, figure
from ludoteca.kernel.event import EVERYBODY, Event
from ludoteca.kernel.facts import Facts, Honour
from ludoteca.kernel.game import Game, Variant, Variants
from ludoteca.kernel.guide import Guide, Lesson, Moment
from ludoteca.kernel.match import Match
from ludoteca.kernel.matching import bits_of
from ludoteca.kernel.naming import described, lists, slug, slugs
from ludoteca.kernel.numbered import Numbered
from ludoteca.kernel.option import Option, option
from ludoteca.kernel.primer import Plate, Primer, Term
from ludoteca.kernel.reason import ELSEWHERE, OVER, Reason, absent, lacking
from ludoteca.kernel.record import Pick, Record
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.rooms import Can, Features, Judge, OptionFeatures, Policy, Search, Text, View, Weighing, levels
from ludoteca.kernel.rule import rule
from ludoteca.kernel.save import checksum, load, save
from ludoteca.kernel.say import Say
from ludoteca.kernel.state import TRUTH, Result, State
from ludoteca.kernel.steps import Choice, Seat, Step

__all__ = [
    "BROKEN",
    "CHANGED",
    "ELSEWHERE",
    "EVERYBODY",
    "OVER",
    "SHARE",
    "TRUTH",
    "UNCHANGED",
    "UNKNOWN",
    "Can",
    "Cards",
    "Choice",
    "Component",
    "Edition",
    "Event",
    "Facts",
    "Features",
    "Game",
    "Guide",
    "Honour",
    "Judge",
    "Lesson",
    "Match",
    "Moment",
    "Numbered",
    "Option",
    "OptionFeatures",
    "Pick",
    "Pile",
    "Plate",
    "Policy",
    "Primer",
    "Random",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "Say",
    "Search",
    "Seat",
    "State",
    "Step",
    "Term",
    "Text",
    "Variant",
    "Variants",
    "Verdict",
    "View",
    "Weighing",
    "absent",
    "bits_of",
    "checksum",
    "corrected",
    "described",
    "examine",
    "figure",
    "lacking",
    "levels",
    "lists",
    "load",
    "option",
    "rule",
    "save",
    "slug",
    "slugs",
]
