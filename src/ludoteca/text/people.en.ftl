# People: their devices, and what they may do about each other.

## Devices

devices-title = Your devices
devices-why = Each browser that holds your cookie. Send away one that you lost or lent: from that moment it is nobody's.
devices-kind = { $browser } on { $system }
devices-unknown = A browser
devices-old = Browsers from before this list existed
devices-seen = last here { $moment } UTC
devices-never = not seen yet
devices-here = this one
devices-out = Send away
devices-out-others = Send away all but this one
devices-leave = Log out here
devices-leave-sure = I have no other device, no passkey and no recovery code: I shall never be this player again.
me-recovery-waits = You have made a code that nobody has used yet. A new one takes its place.
me-forget = Delete everything about me
refused-device = You have no such device. Look at the list once more.
refused-leave = You would have no way back. Make a recovery code first, or tick the box.

## Passkeys

passkeys-title = Passkeys
passkeys-why = If you want to keep being this player: a key that your phone, computer or security key keeps for you. No password, and nothing about you leaves it.
passkeys-new = Add a passkey
passkeys-known = Come in with a passkey
passkeys-made = { $kind }, for { $site }, since { $moment } UTC
passkeys-used = last used { $moment } UTC
passkeys-unused = not used yet
passkeys-remove = Remove
passkeys-failed = That did not work: no key answered, or it took too long. Nothing has changed; try again.
passkeys-without = This browser has no passkeys, or the connection is not secure.
refused-passkey = That passkey does not fit, or took too long. Try again, or use a recovery code.
refused-passkeys = You have twenty passkeys. Remove one of them first.
refused-passkey-site = Passkeys are made for a name. Open the table at its name instead of a number: localhost, or games.example.org.

## People at a table

people-at-table = People at this table
people-none = Nobody else sits here.
people-mute = Mute
people-unmute = Hear them again
people-block = Block
people-unblock = Unblock
people-muted = You do not see what they say.
people-blocked = You two are not seated at one table any more.
people-means = Muted: only you no longer see what they write. Blocked: also, neither of you can sit down where the other one sits. They are not told.
report-title = Report to the administrator
report-reason = What happened?
report-insult = Insults or harassment
report-cheating = Cheating
report-name = An offensive name
report-other = Something else
report-text = In your own words, if you like
report-send = Report
report-told = Thank you. The administrator of this server will look at it.
remove-title = Remove from the table
remove-waiting = Their chair becomes free again, and they cannot come back to this table.
remove-running = If everybody else at the table agrees, a bot takes their seat for good. The game then does not count for ratings.
remove-sure = Yes, remove this person
remove-button = Remove
shunned-title = People you do not want to hear or meet
shunned-pardon = Undo
refused-unwelcome = You cannot sit down at this table. Open one of your own, or look for another in the lobby.
refused-person = That person does not sit here any more, or is not on your list.
refused-reason = Choose a reason from the list.
refused-owner = Only the owner of a table can remove somebody else from it.
refused-sure = Tick the box first. Nothing has happened.

## The administrator

admin-title = Looking after the house
admin-enter = Whoever presses this button can close tables, block people and change limits on this server, from this browser on. The link works once.
admin-enter-button = I look after this house
admin-load = Load and limits
admin-tables = Tables
admin-people = People
admin-reports = Reports
admin-running = In play
admin-waiting = Waiting for players
admin-finished = Finished
admin-none = There is nothing here.
admin-count-running = Tables in play
admin-count-waiting = Tables that wait for players
admin-count-people = People
admin-count-today = People seen in the last 24 hours
admin-count-reports = Reports to see to
admin-load-rooms = Tables in the memory of this process
admin-load-tabs = Open tabs at this process
admin-load-waiting = Thoughts of bots that wait
admin-load-workers = Workers that think
admin-load-machine = Load of the machine (1, 5, 15 minutes)
admin-load-memory = Memory of this process at its largest, MB
admin-load-store = Database
admin-limits = Limits
admin-limits-why = What one person may do; an address, behind which a club may sit, may do ten times as much. Changes hold at once, on every server process.
admin-limits-usual = Back to the usual
admin-limit-what = What
admin-limit-burst = in a row
admin-limit-every = one more every … seconds
limit-requests = Requests of one address, of any kind
limit-tables = New tables
limit-imports = Records brought in
limit-editions = Editions
limit-hints = Hints
limit-chat = Chat lines
limit-codes = Recovery codes tried
limit-people = Deeds about people and devices
limit-passkeys = Passkeys asked for
limit-reports = Reports
limit-reviews = Reviews of games
limit-deeds = Deeds at tables besides picking, in all tabs together
limit-sockets = Open tabs at a time
limit-running = Running tables at a time
limit-played = Editions being played at a time
admin-table = since { $moment } UTC, { $rows ->
    [0] no row in the journal
    [one] one row in the journal
   *[other] { $rows } rows in the journal
}
admin-shut = Close
admin-shut-means = The game ends without a result, and nobody can take it up again.
card-shut = Closed by the administrator
table-shut = The administrator of this server has closed this table.
note-shut = The administrator of this server closed the table.
admin-name = Name
admin-search = Search
admin-somebody = { $seats ->
    [0] no chair
    [one] one chair
   *[other] { $seats } chairs
}, { $reports ->
    [0] no report
    [one] one report
   *[other] { $reports } reports
}
admin-admin = administrator
admin-blocked = blocked
admin-report = { $teller } about { $about }, { $moment } UTC
admin-report-said = What { $name } said last at that table:
admin-report-table = Look at the table
admin-report-done = Seen to
refused-ticket = That link was used already, or is older than an hour. Ask for a new one with `ludoteca admin`.
refused-blocked = The administrator of this server has blocked you. You can still have everything about you deleted: /me/numbers.
refused-unblockable = Nobody like that can be blocked. Administrators cannot.
refused-report = Somebody has seen to that report already.
refused-limit-requests = Leave every address 20 requests in a row and one more each second: with fewer no page opens, not even this one.
refused-limit = Limits are numbers: how many in a row, and the seconds until one more.
refused-shut = The administrator of this server has closed this table.
cli-admin-link = Whoever opens this link first, within an hour, looks after the house from their browser on:
cli-admin-removed = They are an administrator no more.
cli-admin-unknown = { $who } is no administrator: see `ludoteca admin --list`.
