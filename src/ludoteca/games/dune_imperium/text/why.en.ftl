## Why something is not on offer

why-solari = { $missing ->
    [one] 1 Solari is missing.
   *[other] { $missing } Solari are missing.
}
why-spice = { $missing ->
    [one] 1 spice is missing.
   *[other] { $missing } spice are missing.
}
why-water = { $missing ->
    [one] 1 water is missing.
   *[other] { $missing } water are missing.
}
why-troops-there = { $missing ->
    [one] 1 troop in the Conflict is missing.
   *[other] { $missing } troops in the Conflict are missing.
}
why-nothing-to-give = You have nothing to pay with: it takes Influence to lose or a card to trash.
why-voice = The Voice closes this space to you.
why-agent-there = An Agent of { $player } stands there.
why-fremen = { $missing ->
    [one] 1 more Influence with the Fremen is needed.
   *[other] { $missing } more Influence with the Fremen is needed.
}
why-once = You have been there already: only once in the game.
why-level = At this level of difficulty it stays closed.
why-not-in-hand = { $card } is not in your hand.
why-no-icons = It has no Agent icon: it can only be revealed.
why-no-agent = You have no Agent left to send.
why-no-space = No space that it could reach is open to you now.
why-not-for-sale = { $card } is not for sale now.
why-too-dear = It costs more than { $most } Persuasion.
why-not-in-row = { $card } is not in the Imperium Row.
why-must-trash = A card must be trashed: it is the price.
why-not-there = You have no { $card } there ({ $zone }).
why-not-in-discard = { $card } is not in your discard pile.
why-not-of-faction = Only a card of this Faction comes back: { $faction }.
why-chosen = You have chosen it already.
why-not-printed = None of your effects still to come says so.
why-cannot-now = Its condition is not met, or its cost cannot be paid now.
why-no-player = No such player sits at this table.
why-not-leading = Only whoever leads with this Faction takes the Alliance: { $faction }.
why-not-this-faction = This Influence does not go there: { $faction }.
why-no-influence-there = You have no Influence there to lose: { $faction }.
why-deployable = { $most ->
        [0] No troop can be deployed now.
        [one] Only 1 troop can be deployed now.
       *[other] At most { $most } troops can be deployed now.
    }
why-retreatable = { $most ->
        [0] No troop can retreat.
        [one] Only 1 troop can retreat.
       *[other] At most { $most } troops can retreat.
    }
why-no-troops-there = { $player } has no troop in the Conflict.
why-no-agent-there = None of your Agents stands there: { $space }.
why-icon = { $card } has no icon for this space.
why-no-combat-space = Your Agent is not on a combat space.
why-deploy-nothing = Whoever deploys nothing just ends the turn.
why-not-your-intrigue = You do not hold this Intrigue card: { $intrigue }.
why-moment = It is played at another moment: { $moment }.
why-condition = Its condition is not met: { $way }.
why-owed = An effect that is not optional must be resolved first.
why-not-aside = { $card } is not set aside for you.
why-persuasion = { $missing } Persuasion is missing.
why-foldspace = Foldspace is never acquired with Persuasion.
why-leader-taken = { $leader } has been chosen already.
why-house-taken = Somebody already leads that House.

## When it is asked

when-play = A card sends an Agent on your Agent turn.
when-at = Choose a card that sends an Agent first.
when-buy = Cards are acquired on your Reveal turn.
when-claim = Cards are acquired on your Reveal turn.
when-reveal = A Reveal turn is declared at the start of your turn.
when-intrigue = Intrigue cards have moments of their own.
when-deploy = Troops are deployed on a turn with an Agent on a combat space.
