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
devices-leave-sure = I have no other device and no recovery code: I shall never be this player again.
me-recovery-waits = You have made a code that nobody has used yet. A new one takes its place.
me-forget = Delete everything about me
refused-device = You have no such device. Look at the list once more.
refused-leave = You would have no way back. Make a recovery code first, or tick the box.
