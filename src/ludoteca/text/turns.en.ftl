## Being told that it is one's turn, though no tab is open.

tell-title = Tell me when it is my turn
tell-lead = You are told once a turn, and only while you are not looking at the table. The message names the game and who moved, never a card.
tell-open = Choose how
tell-turn = { $game }: it is your turn
tell-moved = { $seat } has moved.
tell-begins = The game has begun.

tell-push = In a browser
tell-push-why = Your computer or phone shows a note, though Ludoteca is closed. On an iPhone or iPad, add Ludoteca to the home screen first.
tell-push-here = Tell me in this browser
tell-push-this = this browser
tell-push-since = since { $date }
tell-push-denied = This browser does not allow notes from Ludoteca. Allow them in its settings for this site, then come back.
tell-push-unable = This browser cannot be woken here. It needs a secure address (https) and support for push messages.
tell-push-failed = The browser's push service did not answer. Try again in a while.

tell-mail = By mail
tell-mail-why = A short letter with a link. Every letter can be stopped with one click.
tell-mail-address = Mail address
tell-mail-button = Send me a letter to confirm
tell-mail-waiting = waits for you: open the link in the letter

tell-hook = By a webhook
tell-hook-why = For programs of your own: a signed POST of JSON to an https address, as standardwebhooks.com describes it.
tell-hook-address = Address
tell-hook-button = Call this address
tell-hook-secret = It is signed with this secret, which only you and this table know:

tell-stop = Stop
tell-stop-way = Stop: { $way }
tell-trial = Try it
tell-trial-button = Send a message by every way
tell-trial-title = Ludoteca
tell-trial-text = This is how you will be told that it is your turn.
tell-delivered = sent
tell-dead = nobody is there any more
tell-failed = could not be sent

tell-confirm = Letters from Ludoteca
tell-confirm-why = Somebody at this table gave your mail address, to be told when it is their turn. If it was you, say so. If not, do nothing: no letter will come.
tell-confirm-button = Yes, write to me here
tell-confirmed = Done. Letters will come to this address.

letter-confirm-title = Letters from Ludoteca?
letter-confirm =
    Somebody gave this address to be told when it is their turn at a table of Ludoteca.

    If it was you, open this link within a week:
    { $link }

    If not, do nothing. No other letter will come.
letter-turn =
    { $text }

    { $link }

    No more letters: { $stop }
letter-stop = No more letters
letter-stop-why = One click, and no more letters come to this address.
letter-stopped = Done. No more letters.

## Without a network.

offline-title = No network
offline-lead = The last boards you saw are still here, to look at. They go on when the network is back.
offline-none = No board was kept in this browser. Tables that several people share at one device are never kept.
offline-board = Without a network: the board as you last saw it.

refused-outside = Only https addresses out in the open can be called, not addresses of a private network.
refused-mailbox = That is no mail address: look at it once more.
refused-mail = This table writes no letters.
refused-letter = The letter could not be sent. Look at the address, or try again later.
refused-subscription = That is no subscription of a browser.
refused-link = This link does not work any more. Ask for a new letter.

limit-letters = Letters to confirm, and trials
limit-ways = Ways to be told that it is one's turn
