"""What the numbers in records of Calamandara meant before keys had names. Never change these lists."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import lists

FORMER: Final = lists("""
memory: ecos erronia dominio elmo miragem poco sopro dimensoes ruinas pesadelo terras campos pinturas oraculo delirio
    qhoz sombra guardia teoria mentes laceracao queda templo percepcao lamentos gavoniano monumento entropia
symbol: none pegada fogo montanha cachoeira caverna torre espelho asa estrela
lower: none pegada fogo montanha cachoeira caverna torre espelho asa estrela
facing: north east south west
symbol_card: pegada_fogo_espelho_asa pegada_fogo_caverna_torre pegada_fogo_montanha_asa pegada_fogo_montanha_cachoeira
    pegada_fogo_cachoeira_caverna pegada_fogo_caverna_espelho pegada_montanha_torre_asa pegada_fogo_torre_asa
    pegada_montanha_cachoeira_espelho fogo_pegada_cachoeira_torre fogo_pegada_asa_estrela fogo_pegada_montanha_estrela
    fogo_pegada_caverna_asa fogo_pegada_montanha_cachoeira montanha_pegada_fogo_estrela montanha_pegada_fogo_torre
    montanha_pegada_cachoeira_espelho montanha_pegada_espelho_asa montanha_pegada_torre_espelho
    cachoeira_fogo_montanha_torre cachoeira_pegada_torre_estrela cachoeira_pegada_fogo_caverna
    caverna_pegada_montanha_espelho caverna_pegada_fogo_cachoeira caverna_pegada_montanha_torre
    torre_pegada_fogo_montanha torre_pegada_montanha_estrela torre_pegada_fogo_asa espelho_pegada_cachoeira_caverna
    espelho_pegada_montanha_caverna espelho_pegada_montanha_asa asa_fogo_montanha_caverna asa_pegada_fogo_montanha
    asa_pegada_cachoeira_estrela estrela_pegada_caverna_espelho estrela_pegada_fogo_espelho
""")
