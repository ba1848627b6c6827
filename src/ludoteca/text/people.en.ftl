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
