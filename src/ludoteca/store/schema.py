"""The tables of the database. The migrations make them; this module is what queries are written with.

A column `player` says whose a row is, and `match` to which table it belongs: when somebody wants everything about them
deleted, their rows go by that (`forgetting.py`), whatever else a table holds.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData()

setting = Table(
    "setting",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False, default=""),
    Column("preferences", Text, nullable=False, default="{}"),
    Column("recovery", Text, unique=True),  # only a hash: the code itself is shown once
    Column("created", BigInteger, nullable=False),
    Column("blocked", BigInteger),  # since when an administrator lets them do nothing here
)

# Who looks after the house through its pages.
admins = Table(
    "admins",
    metadata,
    Column("player", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# A browser that holds somebody's cookie. One that is not here any more is refused.
devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("browser", Text, nullable=False, default=""),
    Column("system", Text, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, default=0),
    Index("devices_player", "player"),
)

# A passkey: the public half of a pair of which a browser or a security key keeps the other.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("site", Text, nullable=False),  # the name of the host for which it was made
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it says that it was used; one that says less is a copy
    Column("browser", Text, nullable=False, default=""),
    Column("system", Text, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, default=0),
    Index("passkeys_player", "player"),
)

# A secret that works once, and for a while: kept as a hash.
tickets = Table(
    "tickets",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("what", Text, nullable=False),  # what it is good for
    Column("player", Text, nullable=False),  # to whom it was given
    Column("until", BigInteger, nullable=False),
    Index("tickets_until", "until"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variants", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),  # empty while somebody is still to come
    Column("finished", BigInteger),
    Column("result", Text),
    Column("listed", Boolean, nullable=False, default=False),
    Column("clock", Text, nullable=False, default=""),
    Column("expired", Text, nullable=False, default="bot"),
    Column("curtain", Boolean, nullable=False, default=True),
    Column("parent", Text),
    Column("parent_n", Integer),
    Column("proposal", Text),  # what the table is asked to agree to, until it answers or moves on
    Column(
        "second_thoughts", Boolean, nullable=False, default=False
    ),  # somebody took back what had told them something
    Column("face_up", Boolean, nullable=False, default=False),  # somebody looked at everything: it cannot go on
    Column("secret", Text),  # what the shuffle is made of, with everybody's luck; shown when the game is over
    Column("promised", Text),  # its hash, shown from the beginning; used once (`spent`)
    Column("pause", Integer, nullable=False, default=0),  # seconds that answers out of turn take; 0: the usual
    Column("proof", Text),  # of a record that was brought in: its shuffle was promised elsewhere
    Column("shut", Boolean, nullable=False, default=False),  # closed by an administrator: it does not go on
    Index("tables_listed", "listed", "started"),
    Index("tables_promised", "promised", unique=True),
)

# Every promise that was ever given, also of tables that are gone: whoever has seen its secret must not get it again.
spent = Table(
    "spent",
    metadata,
    Column("promised", Text, primary_key=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # person, guest, bot, open, removed, past
    Column("player", Text),
    Column("name", Text, nullable=False, default=""),
    Column("bot", Text, nullable=False, default=""),  # the bot that sits here, or stands in for an absent person
    Column("token", Text, unique=True),  # the secret link of an open seat
    Column("seen", Integer, nullable=False, default=0),
    Column("standing", Text, nullable=False, default=""),
    Column("luck", Text, nullable=False, default=""),  # this person's word for the shuffle
    Index("seats_player", "player"),
)

# Whom somebody does not want to hear, or to meet at a table.
shunned = Table(
    "shunned",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("mute", Boolean, nullable=False),
    Column("block", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("shunned_pair", "player", "other", unique=True),
    Index("shunned_other", "other"),
)

# Whom the owner of a table has removed from it: they do not sit down there again.
removed = Table(
    "removed",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
    Column("player", Text, primary_key=True),
    Index("removed_player", "player"),
)

# What somebody tells the administrator about somebody else.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", Text, ForeignKey("tables.id"), nullable=False, quote=True),
    Column("player", Text, nullable=False),  # who tells it
    Column("about", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", BigInteger),  # when an administrator had seen to it
    Index("reports_done", "done", "at"),
    Index("reports_about", "about"),
)

# Inserting is the lock: two picks for the same n cannot both be there, on one server process or on many. The journal
# only grows: taking back is a row of its own ("<12": back to 12 picks), so n never repeats and a stale click is seen by
# comparing one integer.
pick = Table(
    "pick",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A copy of the state, so that a table goes on though a rule was mended and its journal cannot be played again.
saved = Table(
    "saved",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
    Column("n", Integer, nullable=False),  # the row of the journal that comes next
    Column("picks", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("check", Text, nullable=False, quote=True),
    Column("data", Text, nullable=False),
    Column("begins", Boolean, nullable=False, default=False),  # what was before cannot be played again
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", Text, ForeignKey("tables.id"), nullable=False, quote=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: somebody who watches
    Column("kind", Text, nullable=False),  # chat: somebody's words; otherwise the id of a sentence of the table's own
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text),  # who spoke, of somebody's words: the chair may be another's by now
    Index("chat_match", "match", "id"),
    Index("chat_player", "player"),
)

# Of several server processes at one database. Time is the database's: they need not agree on what time it is.
server = Table(
    "server",
    metadata,
    Column("process", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # it is taken for dead unless it says before then that it lives
)

lease = Table(
    "lease",
    metadata,
    Column("match", Text, primary_key=True, quote=True),
    Column("process", Text, nullable=False),  # who thinks for this table's bots and watches its clock
    Index("lease_process", "process"),
)

# A game looked back at: under way while `data` is empty, and given up if nobody has written for a while.
reviews = Table(
    "reviews",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
    Column("beat", BigInteger, nullable=False),  # when the process that works on it last said so
    Column("done", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    Column("data", Text),
    Column("accuracy", Text),  # of each seat, from 0 to 100
)

# The first try of somebody at a puzzle; later ones do not count.
tries = Table(
    "tries",
    metadata,
    Column("player", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("picked", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("tries_puzzle", "puzzle"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True, quote=True),
)

editions = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("line", Text, nullable=False),  # the whole edition
    Column("created", BigInteger, nullable=False),
)

# How somebody is told that it is their turn while no tab of theirs is open.
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),  # of the browser's push service, the mailbox, the hook
    Column("keys", Text, nullable=False),  # what only the two of us know: a browser's keys, a hook's secret
    Column("language", Text, nullable=False),
    Column("origin", Text, nullable=False),  # as this person's own browser spells us
    Column("confirmed", Boolean, nullable=False),  # a mailbox is written to only when its owner has said so
    Column("created", BigInteger, nullable=False),
    Index("channels_player", "player"),
    Index("channels_address", "kind", "address"),
)

# The turn of which somebody was told last: the number of the first row of the journal that is theirs to write.
told = Table(
    "told",
    metadata,
    Column("channel", Text, primary_key=True),
    Column("match", Text, primary_key=True, quote=True),
    Column("player", Text, nullable=False),
    Column("turn", Integer, nullable=False),
    Index("told_player", "player"),
    Index("told_match", "match"),
)
