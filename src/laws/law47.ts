/**
 * Law 47: retraction of a card played. 2017, 2007. The list of exceptions is closed: without one the card stays played (47F2), and the
 * table does not change.
 */

import type { Card } from '../domain/card.ts';
import { faceDownLeadTakenBack } from './law41.ts';
import { changedBeforeCorrection, waitingLeadTakenBack } from './changedBeforeCorrection.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { noPenaltyCard, penaltyCard } from './exposure.ts';
import {
  awaitsLead,
  isDefender,
  isDummy,
  trickWith,
  playerOf,
  trickAt,
  trickNumber,
} from '../domain/table.ts';
import { playedAfter } from '../domain/trick.ts';
import type { CardWithdrawn, QuestionAnswered } from '../events/event.ts';
import { ofCard, type Clause, type Weighed } from './finding.ts';
import { cite, clauses, move, send, type Effect, type Step } from './step.ts';
import { lifecyclesIn, lifecyclesOf, openLifecyclesOf } from './caseIndex.ts';
import { liesFaceDown } from './lastPlay.ts';
import { isPenaltyCard, mayTakeLeadBack, penaltyCardAgain, penaltyCardsIn } from './inForce.ts';
import { undecidedLead } from './law44.ts';
import {
  earlyCardOfMisled,
  earlyCardsThatStay,
  isMisledLeadGone,
  misledLead,
  properLeaderLeads,
  takeBackMisinformed,
} from './law47E.ts';
import { isOneOfTwo } from './law58B.ts';
import { isRolledBack, isTrickTwelveCorrection } from './law62.ts';
import { answeredTrue, answers } from './answers.ts';
import { revokeTakenBack } from './law61A.ts';
import { retractionNotKnown } from './retractionNotKnown.ts';
import { isBeingChanged, mayBeChanged } from './states.ts';

/** True when a lifecycle already allows the card to go back: a revoke not established, a change, a misplaced card of dummy's. */
function isAllowedByCase(step: Step, card: Card): boolean {
  const { cases, stepped = [] } = step;
  return (
    // The revoke machine has already taken this withdrawal as a correction, so the card stands no more.
    (stepped.length > 0 && lifecyclesOf(cases, 'revoke').some(({ id }) => stepped.includes(id))) ||
    openLifecyclesOf(cases, 'cardChange').some(
      (other) => mayBeChanged(other) && other.context.card === card,
    ) ||
    openLifecyclesOf(cases, 'designation').some(
      ({ context }) => context.card === card || context.placed === card,
    )
  );
}

/** 62D1: the player's card of trick thirteen belongs to trick twelve; he may take it back before the card that revoked, or with it. */
function belongsToTrickTwelve(step: Step, seat: Seat, card: Card): boolean {
  return (
    trickAt(step.before, 13)?.[seat] === card &&
    lifecyclesOf(step.cases, 'revoke').some(
      ({ context }) => context.seat === seat && isTrickTwelveCorrection(context, step),
    )
  );
}

/** Why 47E lets the card go back, or 47E2b when it is too late for that; null when nobody was misled. */
function misled(step: Step, seat: Seat, card: Card): Clause | null {
  const trick = trickWith(step.before, seat, card)?.number;
  const about = { seat: playerOf(step.before, seat), card, trick };
  if (answeredTrue(step.ledger, 'toldItWasTurn', false, about)) return '47E1';
  if (!answeredTrue(step.ledger, 'misinformed', false, about)) return null;
  return tooLateFor47E2a(step, seat, card) === null ? '47E2a' : '47E2b';
}

/** Why 47E2a comes too late: a card has been played since, or after an opening lead a card of dummy's is faced; null in time. */
function tooLateFor47E2a({ before }: Step, seat: Seat, card: Card): Weighed | null {
  const trick = trickWith(before, seat, card);
  if (trick === null) return null;
  if (trick !== before.trick || playedAfter(trick, seat).length > 0)
    return { law: '47E2a', why: 'laterCardPlayed' };
  const dummyFaced = trick.number === 1 && trick.leader === seat && before.dummySpread;
  return dummyFaced ? { law: '47E2a', why: 'dummyFaced' } : null;
}

/** 47: whether a card taken back may go back, and under which clause; where no clause allows it, the table is as before (47F2). */
export function watch47(step: Step): Effect[] {
  const { fact } = step;
  if (fact.type === 'QuestionAnswered')
    return [...misinformationFound(step, fact), ...earlyCardMayGoBack(step, fact)];
  if (fact.type !== 'CardWithdrawn' || isOneOfTwo({ ...step, fact })) return [];
  const effects = retraction(step, fact);
  const isRestored = effects.some((effect) => effect.kind === 'move' && effect.move.do === 'restore');
  if (isRestored) return effects;
  // A penalty card that was played must lie there again before another lifecycle opens for it: one card has one lifecycle.
  const isOpening = ({ kind }: Effect): boolean => kind === 'open';
  return [
    ...effects.filter((effect) => !isOpening(effect)),
    ...penaltyCardAgain(step.cases, fact.seat, fact.card),
    ...effects.filter(isOpening),
  ];
}

function retraction(step: Step, { seat, card }: CardWithdrawn): Effect[] {
  const { before } = step;
  if (before.faceDownLeads.some((one) => one.seat === seat && one.card === card)) {
    // Before the last pass there is no opening lead yet to be withdrawn.
    if (before.phase === 'auction') return [];
    const clause = misled(step, seat, card) ?? '41A';
    return [faceDownLeadTakenBack(seat, card, clauses(clause, '41A'))];
  }
  const trick = trickWith(before, seat, card);
  if (trick === null && mayTakeLeadBack(step.cases, card)) return [];
  if (trick === null) return waitingLeadTakenBack(step, seat, card) ?? takenBackUnbidden(step, seat, card);
  if (liesFaceDown(step.ledger.lastPlay, before, seat, card)) return [neverFaced(seat, card, trick.number)];
  if (isAllowedByCase(step, card) || belongsToTrickTwelve(step, seat, card)) return [];
  const rolledBack = leadRolledBack(step, seat, card, trick.number);
  if (rolledBack !== null) return rolledBack;
  const changed = changedBeforeCorrection(step, seat, card, trick.number);
  if (changed !== null) return changed;
  const lead = misledLead(step, trick);
  // 47D: the lead that he played to has been taken back.
  const clause = lead !== null && isMisledLeadGone(lead, trick, step) ? '47D' : misled(step, seat, card);
  if (clause === '47E1' || clause === '47E2a' || clause === '47D') {
    return [
      cite({
        key: `retraction.${clause}`,
        laws: [clause],
        ...ofCard(seat, card),
        trick: trick.number,
        weighed: [{ law: '47F2', why: 'lawAllowsIt' }],
      }),
      ...(lead === null ? [] : properLeaderLeads(lead, trick.number, step)),
    ];
  }
  const revoked =
    clause === null
      ? (revokeTakenBack(step, seat, trick) ?? retractionNotKnown(step, seat, card, trick))
      : null;
  if (revoked !== null) return revoked;
  return [
    cite({
      key: clause === null ? 'retraction.notAllowed' : 'retraction.47E2b',
      laws: clauses(clause ?? '47F2', ...lawsOfPlayedCard(step, seat, card)),
      params: { seat, card, trick: trick.number },
      seat,
      card,
      trick: trick.number,
      weighed: [
        (clause === null ? null : tooLateFor47E2a(step, seat, card)) ?? { law: '47F1', why: 'noLawAllowsIt' },
      ],
    }),
    move({ do: 'restore' }),
    // Tells the lifecycles that had taken the card for withdrawn that it stays played.
    ...(step.stepped ?? []).map((id) => send(id, 'StaysPlayed')),
  ];
}

/** 45A: the finding that a card put face down goes back: only a card that is faced is played. */
function neverFaced(seat: Seat, card: Card, trick: number): Effect {
  return cite({
    key: 'retraction.faceDown',
    laws: ['45A'],
    ...ofCard(seat, card),
    trick,
    procedure: true,
    weighed: [{ law: '47F2', why: 'lawAllowsIt' }],
  });
}

/** The card lies on the table in no trick, until somebody has chosen or as a penalty card: it stays there. */
function takenBackUnbidden(step: Step, seat: Seat, card: Card): Effect[] {
  const undecided = undecidedLead(step);
  // 47E2a: the leader has taken back a lead made on a wrong explanation.
  if (undecided !== null && step.stepped?.includes(undecided.id) === true) return [];
  if (undecided?.context.card === card) {
    const law = undecided.machine === 'openingLead' ? '54' : undecided.context.byDefender ? '53A' : '55A';
    return [
      cite({
        key: 'retraction.undecidedLead',
        laws: [law],
        ...ofCard(seat, card),
        weighed: [{ law: '47F1', why: 'noLawAllowsIt' }],
      }),
    ];
  }
  if (isRefusedOnWrongExplanation(step, seat, card))
    return [
      ...takeBackMisinformed({ leader: seat, card, trick: trickNumber(step.before) }),
      ...noPenaltyCard(card, step),
    ];
  return isPenaltyCard(step.cases, card) && !hasJustGoneBack(step, card)
    ? [
        cite({
          key: 'retraction.penaltyCard',
          laws: ['50A'],
          ...ofCard(seat, card),
          weighed: [{ law: '47F1', why: 'noLawAllowsIt' }],
        }),
      ]
    : [];
}

/** The clauses under which a card that was refused, or changed by choice, becomes a penalty card. */
const GONE_BACK: ReadonlySet<Clause> = new Set<Clause>(['54D', '56', '52B2', '62B1', '62C2', '62C3']);

/** True while nobody has played since a refusal or a choice took the card back: to record this once more says nothing new. */
function hasJustGoneBack({ cases, ledger }: Step, card: Card): boolean {
  const playedAt = ledger.lastPlay?.at ?? -1;
  // C-11: it was a penalty card before, and its player has chosen to change it (62C1).
  const isChanged = lifecyclesIn(cases, isBeingChanged).some(({ context }) => context.card === card);
  return (
    isChanged ||
    penaltyCardsIn(cases).some(
      ({ context }) => context.card === card && GONE_BACK.has(context.origin) && context.openedAt >= playedAt,
    )
  );
}

/**
 * 47E2a: the card is a lead out of turn that was refused, and it is found to have been made on a wrong explanation. Nobody has led since, nor,
 * after an opening lead, is dummy faced.
 */
function isRefusedOnWrongExplanation({ cases, before, ledger }: Step, seat: Seat, card: Card): boolean {
  const refused = penaltyCardsIn(cases).some(
    ({ context }) => context.card === card && (context.origin === '54D' || context.origin === '56'),
  );
  const isInTime = awaitsLead(before) && !(before.trick === null && before.dummySpread);
  const about = { seat, card, trick: trickNumber(before) };
  return refused && isInTime && answeredTrue(ledger, 'misinformed', false, about);
}

/** The clauses by which the card counts as played, and by which its correction comes too late. */
function lawsOfPlayedCard(step: Step, seat: Seat, card: Card): readonly Clause[] {
  const established = lifecyclesOf(step.cases, 'revoke').some(
    ({ context }) => context.card === card && context.by !== null,
  );
  const passedOver = openLifecyclesOf(step.cases, 'penaltyCardUnplayed').some(
    ({ context }) => context.card === card,
  );
  return clauses(established && '63B', passedOver && '52A', isDummy(step.before, seat) ? '45B' : '45A');
}

/** 47E2b: the finding that the explanation was wrong, but that it is too late to take the card back. */
function misinformationFound(step: Step, fact: QuestionAnswered): Effect[] {
  const { seat: player, card } = fact;
  if (player === undefined || card === undefined || !answers(fact, 'misinformed', true)) return [];
  // Declarer is answered about a card of dummy's, too.
  const seat =
    SEATS.find(
      (hand) => playerOf(step.before, hand) === player && trickWith(step.before, hand, card) !== null,
    ) ?? player;
  const tooLate = tooLateFor47E2a(step, seat, card);
  if (tooLate === null) return [];
  return [
    cite({
      key: 'retraction.47E2b',
      laws: ['47E2b'],
      params: { seat, card },
      seat,
      card,
      weighed: [tooLate],
    }),
  ];
}

/** 47E1: the finding that a card played before its turn, which 57C lets stay, may go back, since an opponent had said that it was. */
function earlyCardMayGoBack(step: Step, fact: QuestionAnswered): Effect[] {
  return earlyCardsThatStay(step)
    .filter((early) => answers(fact, 'toldItWasTurn', true, early))
    .map(earlyCardOfMisled);
}

/** 62C3: the lead to the next trick goes back together with both revokes; a defender's becomes a penalty card. */
function leadRolledBack(step: Step, seat: Seat, card: Card, trick: number): Effect[] | null {
  const both = lifecyclesOf(step.cases, 'revoke').find(({ context }) => context.trick === trick - 1);
  if (both === undefined || !isRolledBack(both.context, { ...step, table: step.before })) return null;
  const defender = isDefender(step.before, seat);
  return [
    cite({
      key: 'retraction.leadRolledBack',
      laws: ['62C3'],
      params: { seat, card, trick },
      seat,
      card,
      trick,
      weighed: [{ law: '47F2', why: 'lawAllowsIt' }],
    }),
    ...(defender ? [penaltyCard(seat, card, '62C3', step)] : []),
  ];
}
