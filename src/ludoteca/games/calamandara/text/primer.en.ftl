## The illustrated rules

primer-goal-title = A path to the Fenda
primer-goal = Travellers start at the ends of the board. Whoever first stands on the Fenda Dimensional, the space in the centre, wins at once; there are no points. You walk only on Pegadas, so you must lay a path of them.
primer-end-title = The end
primer-end = The first token on the Fenda wins, and it must hold a Pegada for that. So keep a Pegada for the last step, and a card against the answer that will come.
primer-term-card = Memory card — used in anybody’s turn: an immediate one at any moment, a linked one only together with the action that it names.
primer-term-symbol-card = Symbol card — shows what you may acquire: the middle one, and one of three.
primer-term-reserve = Reserva de Símbolos — up to four symbols, ready to be inserted.
primer-term-final = Reserva Final — up to three cards put aside for the Zona Final.
primer-term-depot = Depot — all the symbols you still own.
primer-term-pegada = Pegada — the footprint: the only symbol a token stands on.
primer-term-fogo = Fogo — fire: laid on a symbol, it destroys it.
primer-term-montanha = Montanha — a mountain: an obstacle.
primer-term-cachoeira = Cachoeira — a waterfall: puts out a Fogo; in your next turn it becomes a Pegada, a Torre or a Montanha, or goes back to the depot.
primer-term-caverna = Caverna — a cave: from its row to the next you may step diagonally by one column; two Cavernas reach farther.
primer-term-torre = Torre — a tower: keeps attack symbols and memory cards off its row.
primer-term-espelho = Espelho — a mirror: pushes back by one space the token whose toes its tip touches.
primer-term-asa = Asa — a wing: from its row you may jump straight over the next one.
primer-term-estrela = Estrela — a star: when it is laid, rearranges the symbols of its row or column.
