"""One thing has one name, the rulebook's: whoever reads "terreno" here and "terra" there looks for two things.

The words below are those that a writer takes by mistake, each with the word that the Portuguese rulebook has for it.
The stories of Above and Below are literature and may say "aldeia".
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ludoteca.registry import boxes

TAKE_INSTEAD = {
    "roam": {
        r"terras?": "terreno",
        r"casas?": "quadrado",
        r"vazad[ao]s?": "em branco",
        r"marcador(?:es)? de exploração": "marcador de explorar",
        r"artefatos? da fileira|fileira de artefatos": "linha",
    },
    "zero11": {
        r"\d+ páginas|uma página": "pauta",
        r"canção": "Melodia da Criação",
        r"(?:o|os|um|do|esse|nenhum) personage(?:m|ns)": "a personagem",
        r"(?:\d+|\$\w+ \}) (?:de )?tempos?": "Pontos de Tempo",
    },
    "above_and_below": {
        r"bens?": "mercadoria",
        r"sidras?": "cidra",
        r"postos? avançados?|quatro postos": "entreposto",
        r"aldeia": "vila",
        r"prontos?": "ativo",
        r"renda": "rendimento",
        r"gatos? das cavernas": "Gato da Caverna",
        r"fracass\w+": "falha",
        r"reservas?": "suprimento",
    },
    "dune_imperium": {
        r"fileira": "Linha Imperial",
        r"turno de revelação": "Turno de Revelar",
        r"mobilizad\w*|mobilizar?": "enviar",
        r"cadeiras?": "assento",
        r"(?:[02-9]|\d\d|\$\w+ \}) solari": "Solaris",
        r"mestre espadachim": "Espadachim",
        r"(?:descartar|descartada) do jogo": "excluir",
        r"arrakeen": "Arrakina",
        r"carthag": "Cartago",
        r"fichas?": "marcador",
    },
    "calamandara": {
        r"(?:cartas? de )?memórias?": "Lembrança",
        r"peças?": "token",
        r"fichas?": "token",
        r"(?<!regra da )casas?": "espaço",
        r"cartas? de símbolo": "Carta de Símbolos",
        r"(?-i:[Cc]artas? de (?:lembrança|símbolos))": "Carta de Lembrança, Carta de Símbolos",
        r"compr(?:ar?|as|e|ou)": "adquirir",
    },
}


EVERYWHERE = {
    r"bots?": "robô",
    r"motor": "mesa",
    r"voltar atrás": "desfazer",
}
"""Whoever reads "bot" here and "robô" there wonders whether they are two."""


def portuguese_of(code: str) -> list[tuple[Path, int, str]]:
    """Every line that a player of this game may read in Portuguese, but for the book of encounters."""
    folder = Path(str(resources.files(boxes()[code].package)))
    files = [*(folder / "text").glob("*pt-BR.ftl"), folder / "rules.pt-BR.md"]
    texts = [file for file in sorted(files) if not file.name.startswith("book-")]
    return [
        (file, number, re.sub(r"^[\w-]+ =", "", line))
        for file in texts
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("code", sorted(TAKE_INSTEAD))
def test_one_thing_has_one_name(code: str) -> None:
    found = []
    for file, number, line in portuguese_of(code):
        for word, right in TAKE_INSTEAD[code].items():
            if wrong := re.search(rf"(?<!\w)(?:{word})(?!\w)", line, re.IGNORECASE):
                found.append(f"{file.name}:{number}: {wrong[0]!r}, the rulebook says {right!r}")
    assert found == []


def test_the_table_calls_its_own_things_by_one_name() -> None:
    table = sorted(Path(str(resources.files("ludoteca"))).glob("text/*pt-BR.ftl"))
    lines = [(file, n, line) for file in table for n, line in enumerate(file.read_text("utf-8").splitlines(), 1)]
    found = []
    for file, number, line in (*lines, *(one for code in boxes() for one in portuguese_of(code))):
        said = re.sub(r"^[\w-]+ =|\{[^{}]*\}", "", line)
        for word, right in EVERYWHERE.items():
            if wrong := re.search(rf"(?<!\w)(?:{word})(?!\w)", said, re.IGNORECASE):
                found.append(f"{file.name}:{number}: {wrong[0]!r}, elsewhere {right!r}")
    assert found == []


def test_every_game_has_its_words() -> None:
    assert set(TAKE_INSTEAD) <= set(boxes())
