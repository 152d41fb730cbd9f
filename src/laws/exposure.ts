/** Opens `penaltyCard`, by the one function by which every law exposes a defender's card (50), and takes back that it is one. */

import type { Card } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { PenaltyCardContext } from './case.ts';
import type { Clause, Weighed } from './finding.ts';
import { penaltyCardsIn } from './inForce.ts';
import { cite, open, send, type Effect, type Step } from './step.ts';

/** A card led, played too soon or taken back: exposed on purpose and seen by all, unless told otherwise. */
export function exposed(
  owner: Seat,
  card: Card,
  origin: Clause,
  step: Step,
  but: Partial<PenaltyCardContext> = {},
): PenaltyCardContext {
  return {
    owner,
    card,
    origin,
    inadvertent: false,
    inAuction: false,
    byClaim: false,
    several: false,
    seen: true,
    shown: false,
    openedAt: step.at,
    ...but,
  };
}

/** Opens the lifecycle of a penalty card. */
export function penaltyCard(...exposure: Parameters<typeof exposed>): Effect {
  return open({ machine: 'penaltyCard', context: exposed(...exposure) });
}

/** What an answer about this exposure of the card is about; if the card is exposed once more, that is another matter. */
export function aboutExposure({ owner, card, openedAt }: PenaltyCardContext) {
  return { seat: owner, card, since: openedAt };
}

/** The parameters of a finding about a penalty card: whose card it is, and which. */
export function aboutPenaltyCard({ owner, card }: PenaltyCardContext) {
  return { params: { owner, card }, seat: owner, card };
}

/** The card, if it lies on the table as a penalty card, turns out never to have been one. */
export function noPenaltyCard(card: Card, step: Step): Effect[] {
  return penaltyCardsIn(step.cases)
    .filter((open) => open.context.card === card)
    .map((open) => send(open.id, 'DeemedLater'));
}

/** 16C1: the finding that a card goes back to the hand under `law` and is no penalty card. `because`: the event that allows it. */
export function goesBackFreely(
  seat: Seat,
  card: Card,
  trick: number,
  { law, ...why }: { law: Clause; weighed: readonly Weighed[]; because?: readonly number[] },
): Effect {
  const params = { seat, card, trick };
  return cite({ key: 'cardChange.free', laws: [law, '16C1'], params, ...params, ...why });
}
