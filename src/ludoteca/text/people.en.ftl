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
