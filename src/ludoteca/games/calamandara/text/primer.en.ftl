## The illustrated rules

primer-goal-title = A path to the Fenda
primer-goal = Travellers start at the ends of the board. Whoever first stands on the Fenda Dimensional, the space in the centre, wins at once; there are no points. You walk only on Pegadas, so you must lay a path of them.
primer-end-title = The end
primer-end = The first token on the Fenda wins, and it must hold a Pegada for that. So keep a Pegada for the last step, and a card against the answer that will come.
primer-term-card = Memory card — used in anybody’s turn: an immediate one at any moment, a linked one only together with the action that it names.
primer-term-symbol-card = Symbol card — shows what you may acquire: the middle one, and one of three.
primer-term-reserve = Reserva de Símbolos — up to four symbols, ready to be inserted.
primer-term-final = Reserva Final — up to three cards put aside for the Zona Final.
primer-term-depot = Depósito — all the symbols you still own.
