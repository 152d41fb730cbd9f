/** What each fact enters in the ledger, from the fact alone, before the laws see it; and what a card led or played enters. */

import type { Card } from '../domain/card.ts';
import { partnerOf, SEATS, type Seat } from '../domain/seat.ts';
import {
  awaitsLead,
  isDefender,
  isDummy,
  trickWith,
  trickNumber,
  waitingCards,
  type Table,
} from '../domain/table.ts';
import type { AttentionDrawn, Fact, FactOf } from '../events/event.ts';
import { cardChosenBack } from '../events/chosenBack.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { answersAfter, MOST_MATTERS, namedAfter, type About, type KeptAnswer } from './answered.ts';
import { answeredNow, callLeftOpen, latestPlay, turnedUp, type PlayEntered } from './lastPlay.ts';
import { afterCall, afterChoice, afterLead, afterRuling } from './callsShown.ts';
import { laidAfter } from './laidCard.ts';
import { cardNamed } from './law46.ts';
import { cardLed, laterCalls, momentOf } from './moment.ts';
import { comesTo, directorAfterPlay, hasPlayGoneOn } from './directorThere.ts';
import { withFirst } from './repeats.ts';
import { handSeenBefore, seenBefore } from './cardsSeen.ts';
import { isAttentionFresh, isDirectorPresent, type Happened, type Ledger } from './ledger.ts';
import type { Play, Step } from './step.ts';

function noted(ledger: Ledger, what: keyof Happened): Ledger {
  return ledger.happened[what] ? ledger : { ...ledger, happened: { ...ledger.happened, [what]: true } };
}

/** Attention no longer waits for the director: the irregularity is being dealt with, or play goes on. */
function attentionOver(ledger: Ledger): Ledger {
  return ledger.attention.waits ? { ...ledger, attention: { ...ledger.attention, waits: false } } : ledger;
}

function withTakenBack(ledger: Ledger, seat: Seat, card: Card, table: Table): Ledger {
  return {
    ...ledger,
    takenBack: withFirst(
      ledger.takenBack,
      { seat, card, trick: trickWith(table, seat, card)?.number ?? 0 },
      (one, other) => isSameSeat(one, other) && one.card === other.card && one.trick === other.trick,
    ),
  };
}

/** `withdraw:S7` says the same as the card taken back (62C), where the choice was on offer. */
function withChosenBack(
  ledger: Ledger,
  { fact, before, table }: Pick<Step, 'fact' | 'before' | 'table'>,
): Ledger {
  const card = cardChosenBack(fact);
  if (card === null) return ledger;
  const seat = SEATS.find(
    (hand) => trickWith(before, hand, card) !== null && trickWith(table, hand, card) === null,
  );
  return seat === undefined ? ledger : withTakenBack(ledger, seat, card, before);
}

/** The card that declarer has shown or touched, and when. */
function withDeclarersCard(
  ledger: Ledger,
  how: 'shown' | 'touched',
  card: Card,
  table: Table,
  event: number,
): Ledger {
  const meant = { card, event, at: momentOf(table), trick: trickNumber(table), led: cardLed(table) };
  const others = ledger.declarersCard[how].filter((each) => each.trick === meant.trick && each.card !== card);
  return { ...ledger, declarersCard: { ...ledger.declarersCard, [how]: [...others, meant] } };
}

/** 46A: declarer names in full the card for dummy to play, or the one that lies there: that he meant another is no longer in question (46B). */
function isWhatWasMeant(named: Card, { by, change }: FactOf<'CardCalled'>, table: Table): boolean {
  const dummy = partnerOf(by);
  const waiting = waitingCards(table).find(({ seat }) => seat === dummy)?.card;
  const lies = waiting ?? (awaitsLead(table) ? null : (table.trick?.[dummy] ?? null));
  return change !== true && (lies === null || lies === named);
}

/** 68A: what people had found of words to come, that they are meant as no claim or as one, is about the words said now and no later ones. */
function withWords(ledger: Ledger, by: Seat, at: number): Ledger {
  const isAboutThem = ({ question, seat, since }: KeptAnswer): boolean =>
    question === 'noClaimIntended' && since === undefined && (seat === undefined || seat === by);
  if (!ledger.answers.some(isAboutThem)) return ledger;
  return {
    ...ledger,
    answers: ledger.answers.map((each) => (isAboutThem(each) ? { ...each, since: at } : each)),
  };
}

/** The director explains or rules, so he has been called and is there. After the round that does not tell when he was called. */
function directed(ledger: Ledger, at: number, table: Table): Ledger {
  if (ledger.roundEndedAt !== null) return attentionOver(ledger);
  return { ...attentionOver(ledger), director: comesTo(table, ledger, at) };
}

function whenDirectorCalled(ledger: Ledger, by: Seat, table: Table, at: number): Ledger {
  const { attention, director, disputeAfterRound, roundEndedAt } = ledger;
  // Called before the last cards were played, he came for another matter than the count of the tricks.
  const isFirst = director === null || hasPlayGoneOn(director, table);
  const isForNewMatter = isFirst && !(attention.waits && attention.toRevoke);
  return {
    ...attentionOver(ledger),
    // Dummy who calls a director who is there already begins nothing (43A1a).
    director: isDummy(table, by) && isDirectorPresent(ledger, table) ? director : comesTo(table, ledger, at),
    disputeAfterRound: disputeAfterRound || (roundEndedAt !== null && isForNewMatter),
  };
}

function whenAttentionDrawn(ledger: Ledger, fact: AttentionDrawn, table: Table, at: number): Ledger {
  const { attention, happened } = ledger;
  const byDummy = isDummy(table, fact.by);
  return {
    ...ledger,
    attention: {
      at: momentOf(table),
      drawnAt: byDummy ? attention.drawnAt : at,
      again: isAttentionFresh(ledger, table),
      waits:
        !(happened.dummyLostRights && byDummy) &&
        (fact.to !== 'leadOutOfTurn' || waitingCards(table).length > 0) &&
        // 65B3: how a card of an earlier trick lies is no matter for the director.
        !(fact.to === 'other' && (fact.trick ?? 14) < trickNumber(table)),
      toRevoke: attention.toRevoke || fact.to === 'revoke',
      last: fact,
    },
    disputeAfterRound: ledger.disputeAfterRound && fact.to !== 'revoke',
  };
}

/** The ledger after a fact; the same object when the fact does not concern it. `matters`: what an answer is about. */
export function entered(
  ledger: Ledger,
  fact: Fact,
  table: Table,
  at: number,
  matters?: readonly About[],
): Ledger {
  switch (fact.type) {
    case 'QuestionAnswered':
      return {
        ...(fact.by === 'director' ? attentionOver(ledger) : ledger),
        answers: answersAfter(ledger.answers, fact, table, matters),
        namedBy67: namedAfter(ledger.namedBy67, fact, at),
      };
    case 'ClaimMade':
      return isDummy(table, fact.by) ? ledger : withWords(ledger, fact.by, at);
    case 'HandReturned':
      return {
        ...ledger,
        handsReturned: fact.seat === undefined ? SEATS : withFirst(ledger.handsReturned, fact.seat),
      };
    case 'NextBoardCalled':
      return {
        ...ledger,
        nextBoardCalledBy: withFirst(ledger.nextBoardCalledBy, { seat: fact.seat, at }, isSameSeat),
      };
    case 'RoundEnded':
      return { ...ledger, roundEndedAt: ledger.roundEndedAt ?? at };
    case 'CorrectionPeriodEnded':
      // It begins when the results are shown (79C1), so the round is over.
      return {
        ...ledger,
        roundEndedAt: ledger.roundEndedAt ?? at,
        correctionEndedAt: ledger.correctionEndedAt ?? at,
      };
    case 'HandSeen':
      // Whether dummy has lost his rights by it (43A2), a finding says: `enteredSight` of `law16.ts`.
      return ledger;
    case 'DirectorCalled':
      return whenDirectorCalled(ledger, fact.by, table, at);
    case 'OptionsExplained':
      return directed(ledger, at, table);
    case 'ChoiceMade':
      return { ...attentionOver(ledger), calls: afterChoice(ledger.calls, fact, at, table) };
    case 'ScoreAssigned':
      return { ...ledger, scoresAssigned: [...ledger.scoresAssigned, fact].slice(-MOST_MATTERS) };
    case 'CardWithdrawn':
      return withTakenBack(attentionOver(ledger), fact.seat, fact.card, table);
    case 'CallMade':
      return {
        ...noted(table.phase === 'auction' ? noted(ledger, 'auctionInPlace') : ledger, 'auctionBegun'),
        calls: afterCall(ledger.calls, fact, at, table),
        latestCalls: laterCalls(ledger.latestCalls, table, at),
      };
    case 'TrickTurned':
      return {
        ...ledger,
        turned: withFirst(
          ledger.turned,
          { seat: fact.seat, trick: table.trick?.number ?? 0 },
          (one, other) => isSameSeat(one, other) && one.trick === other.trick,
        ),
      };
    case 'RulingGiven':
      return { ...directed(ledger, at, table), calls: afterRuling(ledger.calls, fact, at, table) };
    case 'HandFaced':
      return {
        ...handSeenBefore(ledger, fact, table),
        handsFaced: withFirst(ledger.handsFaced, fact.seat),
      };
    case 'DummySpread':
      return handSeenBefore(ledger, fact, table);
    case 'AttentionDrawn':
      return whenAttentionDrawn(ledger, fact, table, at);
    case 'CardPlayed': {
      if (!isKnownPlay(fact)) return ledger;
      const after = fact.faceDown === true ? ledger : seenBefore(turnedUp(ledger, fact), fact, table);
      return fact.together === true ? noted(after, 'playedTogether') : after;
    }
    case 'CardCalled': {
      if (!isDeclarer(table, fact.by)) return ledger;
      const named = cardNamed(table, fact);
      if (named === undefined) return { ...ledger, incompleteCallTo: trickNumber(table) };
      return ledger.incompleteCallTo === trickNumber(table) && isWhatWasMeant(named, fact, table)
        ? { ...ledger, incompleteCallTo: null }
        : ledger;
    }
    case 'CardExposed':
      return isDeclarer(table, fact.seat) && fact.manner !== 'spreading' && table.phase !== 'auction'
        ? withDeclarersCard(ledger, 'shown', fact.card, table, at)
        : seenBefore(ledger, fact, table);
    case 'CardTouched':
      // 45C3: a card that lies in a trick is no longer dummy's to play.
      return isDeclarer(table, fact.seat) && trickWith(table, partnerOf(fact.seat), fact.card) === null
        ? withDeclarersCard(ledger, 'touched', fact.card, table, at)
        : ledger;
    case 'CardPlaced': {
      const lastPlay = answeredNow(ledger.lastPlay, at);
      const callBefore = answeredNow(ledger.callBefore, at);
      const answered = lastPlay === ledger.lastPlay ? callBefore : lastPlay;
      if (answered?.answeredAt !== at) return ledger;
      const { card: called, trick } = answered;
      return { ...ledger, lastPlay, callBefore, dummysAnswer: { called, put: fact.card, trick } };
    }
    default:
      return ledger;
  }
}

type OfSeat = { readonly seat: Seat };
const isSameSeat = (one: OfSeat, other: OfSeat): boolean => one.seat === other.seat;

const isDeclarer = (table: Table, seat: Seat): boolean => table.declarer === seat;

/** The ledger after a card led or played, in whatever manner; `tooSoon`: the side that did so before the director has come (9B2, 11A). */
export function enteredPlay(
  ledger: Ledger,
  play: PlayEntered,
  at: number,
  { called, tooSoon }: { readonly called: boolean; readonly tooSoon: 'offenders' | 'innocent' | null },
): Ledger {
  const lastPlay = latestPlay(play, at, called);
  const acted = tooSoon === 'innocent' ? noted(ledger, 'playedBeforeDirector') : ledger;
  // What the offenders do takes no right from the others, who should still wait for the director.
  const after = {
    ...(tooSoon === 'offenders' ? acted : attentionOver(acted)),
    lastPlay,
    callBefore: callLeftOpen(ledger.lastPlay, play.seat),
    director: directorAfterPlay(ledger.director, ledger.lastPlay, lastPlay),
  };
  return play.manner === 'fifthCard' ? { ...after, fifthCard: lastPlay } : after;
}

/** The ledger after a card that declarer or dummy has played out of turn (47E1, 62C). `before`: the table before it. */
export function enteredEarlyPlay(
  ledger: Ledger,
  { seat, card, manner }: Play,
  before: Table,
  at: number,
): Ledger {
  if (manner !== 'playOutOfTurn' || isDefender(before, seat)) return ledger;
  const isSame = (one: { card: Card }, other: { card: Card }): boolean => one.card === other.card;
  return { ...ledger, playedEarly: withFirst(ledger.playedEarly, { card, at }, isSame) };
}

/**
 * The ledger after all that follows from a fact: what lies in the trick in progress, what a choice has taken back, and whether the auction is
 * closed (41C).
 */
export function enteredTrick(
  ledger: Ledger,
  { fact, before, table, play }: Pick<Step, 'fact' | 'before' | 'table' | 'play'>,
): Ledger {
  const calls = afterLead(ledger.calls, before, table, play);
  const laid = laidAfter(ledger.laid, fact, before, table);
  const after = calls === ledger.calls && laid === ledger.laid ? ledger : { ...ledger, calls, laid };
  return withChosenBack(after, { fact, before, table });
}
