/**
 * Law 50B: a card made another card major, and then turns out never to have been a penalty card: the other card is minor again. 2017,
 * 2007. A penalty card that was waived for cause, or played, leaves the other major.
 */

import type { Card } from '../domain/card.ts';
import type { Case, PenaltyCardCase, PenaltyCardContext } from './case.ts';
import { answeredTrue, answers } from './answers.ts';
import { cite, send, type Effect, type Step, type Situation } from './step.ts';
import { lifecyclesIn, lifecyclesOf, onceFor } from './caseIndex.ts';
import { isChoiceUnused } from './choiceLifted.ts';
import { penaltyCardsOf } from './inForce.ts';
import { aboutExposure } from './exposure.ts';
import { isMinor } from './law50.ts';
import { isMajorPenaltyCard, wasPickedUp } from './states.ts';

/** The owner's other penalty cards on the table as this one comes. */
export function lyingBeside({ owner, card }: PenaltyCardContext, { cases }: Situation): Card[] {
  return penaltyCardsOf(cases, owner)
    .map(({ context }) => context.card)
    .filter((other) => other !== card);
}

/** Why it turns out never to have been a penalty card (58A, 47E1, 49, 68, 45); undefined where it was one. */
export function neverWas(context: PenaltyCardContext, step: Step): PenaltyCardContext['neverWas'] {
  const { owner, card } = context;
  const { fact, ledger } = step;
  if (answeredTrue(ledger, 'waive', false, aboutExposure(context)))
    return context.origin === '54E' ? 'found' : undefined;
  if (fact.type === 'CardPlayed') return fact.together === true ? 'found' : undefined;
  if (fact.type !== 'QuestionAnswered') return undefined;
  return answers(fact, 'toldItWasTurn', true, { seat: owner, card }) ? 'told' : 'found';
}

/** All other penalty cards of the owner that have lain beside this one at any time. */
function everBeside({ context }: PenaltyCardCase, { cases }: Situation): PenaltyCardCase[] {
  return lifecyclesOf(cases, 'penaltyCard').filter(
    (other) =>
      context.beside?.includes(other.context.card) === true ||
      other.context.beside?.includes(context.card) === true,
  );
}

function isMinorAgain(open: PenaltyCardCase, step: Step): boolean {
  if (!open.context.several) return false;
  const others = everBeside(open, step);
  return (
    others.length > 0 &&
    others.every(({ context }) => context.neverWas !== undefined) &&
    isMinor({ ...open.context, several: false }, step)
  );
}

/** True when some card has turned out never to have been a penalty card. */
function isAnyFound(cases: readonly Case[]): boolean {
  return lifecyclesOf(cases, 'penaltyCard').some(({ context }) => context.neverWas !== undefined);
}

/** 50B: turns a card minor again that was major only because of others, none of which was a penalty card. */
export function makeMinorAgain(step: Step): Effect[] {
  if (!onceFor(step.cases, isAnyFound)) return [];
  const unused = lifecyclesIn(step.cases, wasPickedUp).filter(
    ({ context }) => context.groundless !== true && isChoiceUnused(context, step),
  );
  return [...lifecyclesIn(step.cases, isMajorPenaltyCard), ...unused]
    .filter((open) => isMinorAgain(open, step))
    .map(({ id }) => send(id, 'MinorAgain'));
}

/** 50B: the finding that the card is minor again. Where 47E1 undid the other card, this is one reading of two (C-13). */
export function minorAgain({ owner, card, openedAt }: PenaltyCardContext, step: Step): Effect[] {
  const wasTold = lifecyclesOf(step.cases, 'penaltyCard').some(
    ({ context }) => context.owner === owner && context.neverWas === 'told',
  );
  return [
    cite({
      key: 'penaltyCard.minorAgain',
      laws: wasTold ? ['50B', '47E1'] : ['50B'],
      params: { owner, card },
      seat: owner,
      card,
      ...(wasTold ? { disputed: 'C-13' } : {}),
      because: [openedAt],
      weighed: [{ law: '50D', why: 'onlyOneCard' }],
    }),
  ];
}
