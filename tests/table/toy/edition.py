"""What an owner of the toy may correct: what a trump brings."""

from ludoteca.kernel.kinds import Number
from ludoteca.kernel.printed import OURS, Figure, Printed, figures
from tests.table.toy import content

PRINTED = Printed((figures(Figure("trumped", content.TRUMPED, Number(0, 100_000), OURS)),))
