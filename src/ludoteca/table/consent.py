"""What the table must agree to: taking back more than is free, a bot for somebody who is away, or in the place of
somebody whom the owner sends away. Bots agree.

A proposal is kept with the table in the store, so that a restart does not drop it and every server process knows it.
"""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel import Refused
from ludoteca.store.tables import propose
from ludoteca.table.brains import default_level
from ludoteca.table.proposal import Proposal
from ludoteca.table.room import Room
from ludoteca.table.standing import answers, only_way


def others_of(room: Room, seat: int) -> set[int]:
    """The seats of other people, who would have to agree: those who play, and those who look on while a bot does. Who
    had everything about them deleted cannot be asked."""
    nobody = (None, room.row.chairs[seat].player)
    people = [chair for chair in room.row.chairs if chair.kind in ("person", "guest") and chair.player not in nobody]
    return {chair.seat for chair in people if not chair.bot or room.present(chair.seat)}


async def take_back(room: Room, seat: int, n: int) -> None:
    """Free if the match says so; else the others are asked."""
    room.fresh(n)
    if room.ask is None:
        raise Refused("The game is over.", "over")
    last = len(room.match.picks) - 1
    mine = (index for index in range(last, -1, -1) if room.match.picks[index].seat == seat)
    by_hand = next((index for index in mine if not _stands(room, index)), None)
    if by_hand is None:
        raise Refused("There is nothing of yours to take back.", "undo")
    if by_hand == last and free(room, seat):
        await room.back_to(seat, by_hand, n)
        return
    await _propose(room, Proposal("undo", seat, by_hand, tuple(others_of(room, seat)), room.n))


def free(room: Room, seat: int) -> bool:
    """Whether the last pick is the seat's own, given by hand, and nothing has come of it that others would mind."""
    return room.match.may_undo(seat) and not _stands(room, len(room.match.picks) - 1)


def _stands(room: Room, index: int) -> bool:
    """Whether a standing answer gave this pick: such a pick cannot be taken back, because it would be given again at
    once."""
    before = room.match.at(index)
    ask = before.ask
    if ask is None or (room.match.option(index).verb != ask.idle and not only_way(before)):
        return False
    return answers(room, ask, before.view(ask.seat))


async def take_over(room: Room, by: int, seat: int) -> None:
    """A bot plays for somebody who is away, if every other person agrees, whether they are there now or later."""
    if not 0 <= seat < room.row.seats or not room.absent(seat):
        raise Refused("That seat is not empty.", "present")
    others = others_of(room, by) - {seat}
    await _propose(room, Proposal("takeover", by, seat, tuple(sorted(others)), room.n))


async def remove(room: Room, owner: str, player: str) -> None:
    """Somebody is sent away by the owner of the table: at once while it waits, else if every other person agrees. A bot
    has their seat for good."""
    seats = room.seats_of(player)
    if room.row.owner != owner or player == owner or not seats:
        raise Refused("Only the owner of a table removes somebody from it.", "owner")
    if room.over or room.row.finished:
        raise Refused("The game is over.", "over")
    if not room.started:
        await room.lose(player)
        return
    mine = room.seats_of(owner)
    people = [chair.seat for chair in room.row.chairs if chair.kind in ("person", "guest") and chair.player]
    others = others_of(room, mine[0]) if mine else set(people)
    await _propose(
        room, Proposal("remove", mine[0] if mine else -1, seats[0], tuple(sorted(others - {*seats})), room.n)
    )


async def answer(room: Room, seat: int, *, yes: bool) -> None:
    """What one seat says to a proposal."""
    proposal = room.proposal
    if proposal is None or seat not in proposal.needed:
        raise Refused("Nobody asked you about anything.", "proposal")
    if not yes:
        await _exchange(room, None)
        await room.note(f"note-no-{proposal.what}", seat)
        return
    await _go_on(room, replace(proposal, needed=tuple(other for other in proposal.needed if other != seat)))


async def _propose(room: Room, proposal: Proposal) -> None:
    if room.proposal is not None:
        raise Refused("The table is already asked about something.", "proposal")
    await _go_on(room, proposal)


async def _go_on(room: Room, proposal: Proposal) -> None:
    """Wait for the rest of the table, or do it."""
    await _exchange(room, proposal if proposal.needed else None)
    if proposal.needed:
        return
    if proposal.what == "undo":
        await room.back_to(proposal.by, proposal.to, proposal.n)
    elif proposal.what == "remove":
        await room.lose(room.row.chairs[proposal.to].player or "")
    elif not room.absent(proposal.to):  # who has come back while the table was thinking stays in the seat
        raise Refused("That seat is not empty.", "present")
    else:
        await room.stand_in(proposal.to, default_level())


async def _exchange(room: Room, proposal: Proposal | None) -> None:
    """Into the store, and from there onto the table."""
    before, after = room.row.proposal, None if proposal is None else proposal.text()
    if before == after:
        return  # who plays alone asks nobody
    done = await room.house.store.write(lambda c: propose(c, room.id, before, after))
    await room.catch_up()
    if not done:
        raise Refused("Somebody else was faster.", "stale")
