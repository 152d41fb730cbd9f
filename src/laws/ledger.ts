/** What happened besides cards, as far as a law depends on it later. */

import type { Card, Placed, Suit } from '../domain/card.ts';
import { SEATS, type Seat } from '../domain/seat.ts';
import { cardsInTrick } from '../domain/trick.ts';
import type { Table } from '../domain/table.ts';
import { isDefender, isDummy, placeOf, trickNumber } from '../domain/table.ts';
import type { Fact, QuestionAnswered } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { answersAfter, namedAfter, type NamedBy67 } from './answered.ts';
import { answeredNow, type LastPlay } from './lastPlay.ts';
import { afterCall, isOfWithdrawnCall, withdrawnCall, type CallsSoFar } from './callsShown.ts';
import { withFirst } from './toldAgain.ts';
import { handSeenBefore, seenBefore, type CardsSeen } from './cardsSeen.ts';

export interface Ledger extends CallsSoFar, CardsSeen {
  readonly answers: readonly QuestionAnswered[];
  /** The card that the director has just named as missing from a trick, or too many (67). */
  readonly namedBy67: NamedBy67 | null;
  readonly handsReturned: readonly Seat[];
  readonly nextBoardCalledBy: readonly { readonly seat: Seat; readonly at: number }[];
  readonly roundEnded: boolean;
  readonly roundEndedAt: number | null;
  /** The record's marks: the number of events that had happened. */
  readonly marks: Readonly<Record<string, number>>;
  readonly correctionPeriodEnded: boolean;
  /** Dummy has looked at another hand (43A2) and lost the rights of 42. */
  readonly dummyLostRights: boolean;
  readonly directorCalled: boolean;
  /** Where play stood when the director was last called: he is at the table until it goes on. */
  readonly directorAt: string | null;
  /** Where play stood when attention was last drawn. */
  readonly attentionAt: string | null;
  /** Somebody played between the attention and the director (9B2, 11A). */
  readonly playedBeforeDirector: boolean;
  /** Somebody had done so before the latest time. */
  readonly attentionDrawnBefore: boolean;
  /** Attention has been drawn and the director is still to be called (9B). */
  readonly attentionWaits: boolean;
  /** The record's auction was complete before the first event. */
  readonly auctionComplete: boolean;
  /** Cards somebody has taken back, and the trick they stood in (62C3, 67B3). */
  readonly takenBack: readonly { readonly seat: Seat; readonly card: Card; readonly trick: number }[];
  /** Whose call was taken back and found not comparable (26B). */
  readonly withdrawnCallBy: Seat | null;
  /** The suit that call named; null for a call without one (26 of 2007). */
  readonly withdrawnCallSuit: Suit | null;
  /** The paragraph of 26 that was ruled to apply; it may be ruled before the call is replaced. */
  readonly withdrawnCallLaw: string | null;
  /** Cards declarer's side played before their turn (57C3): number of the event. */
  readonly playedEarly: readonly { readonly card: Card; readonly at: number }[];
  /** Own cards turned face down on a full trick (66A). */
  readonly turned: readonly { readonly seat: Seat; readonly trick: number }[];
  /** The director was first called after the end of the round, and not for a revoke (79B3; a revoke: 64B5, 64C). */
  readonly disputeAfterRound: boolean;
  /** Hands laid face up on the table. */
  readonly handsFaced: readonly Seat[];
  /** Somebody has said that there may have been a revoke. */
  readonly attentionToRevoke: boolean;
  /** Tricks for which dummy picked or suggested a card unasked (45F, 57C2). */
  readonly dummySuggestedAt: readonly number[];
  /** Two cards were said to come at the same moment (58). */
  readonly playedTogether: boolean;
  /** A player was asked about a revoke by his own side in a way that may inform (61B3, 61B2). */
  readonly partnerAsked: boolean;
  /** Declarer has called a card of dummy's without naming both suit and rank (46B). */
  readonly incompleteCall: boolean;
  /** A card of dummy's that declarer has touched (45C3), and one of his own that he has shown (45C2). */
  readonly touchedByDeclarer: Card | null;
  readonly shownByDeclarer: Card | null;
  /** Where play stood when he did either. */
  readonly declarersCardAt: string | null;
  /** Somebody has looked at a hand he may not see (43A2). */
  readonly sawDefender: boolean;
  /** The latest card led or played, wherever it went. */
  readonly lastPlay: LastPlay | null;
}

export const EMPTY_LEDGER: Ledger = {
  answers: [],
  namedBy67: null,
  handsReturned: [],
  nextBoardCalledBy: [],
  roundEnded: false,
  roundEndedAt: null,
  marks: {},
  correctionPeriodEnded: false,
  dummyLostRights: false,
  directorCalled: false,
  directorAt: null,
  attentionAt: null,
  attentionDrawnBefore: false,
  attentionWaits: false,
  playedBeforeDirector: false,
  lastCallAt: {},
  auctionComplete: false,
  auctionBegun: false,
  seenBeforeAuction: [],
  takenBack: [],
  playedEarly: [],
  turned: [],
  disputeAfterRound: false,
  lastCaller: null,
  lastCallSuit: null,
  replacedCallBy: null,
  replacedCallSuit: null,
  suitsShown: [],
  withdrawnCallBy: null,
  withdrawnCallSuit: null,
  withdrawnCallLaw: null,
  handsFaced: [],
  attentionToRevoke: false,
  dummySuggestedAt: [],
  playedTogether: false,
  partnerAsked: false,
  incompleteCall: false,
  touchedByDeclarer: null,
  shownByDeclarer: null,
  declarersCardAt: null,
  sawDefender: false,
  lastPlay: null,
};

/** The ledger after a fact; the same object when the fact does not concern it. */
export function entered(ledger: Ledger, fact: Fact, table: Table, at: number): Ledger {
  switch (fact.type) {
    case 'QuestionAnswered':
      return {
        ...ledger,
        answers: answersAfter(ledger.answers, fact, table),
        namedBy67: namedAfter(ledger.namedBy67, fact, at),
        attentionWaits: ledger.attentionWaits && fact.by !== 'director',
      };
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
      return { ...ledger, roundEnded: true, roundEndedAt: ledger.roundEndedAt ?? at };
    case 'CorrectionPeriodEnded':
      return { ...ledger, correctionPeriodEnded: true };
    case 'HandSeen':
      return isDummy(table, fact.by) && table.phase !== 'over'
        ? { ...ledger, dummyLostRights: true, sawDefender: true }
        : ledger;
    case 'DirectorCalled':
      return {
        ...ledger,
        directorCalled: true,
        directorAt: momentOf(table),
        attentionWaits: false,
        disputeAfterRound:
          ledger.disputeAfterRound ||
          (ledger.roundEnded &&
            !ledger.directorCalled &&
            !(ledger.attentionWaits && ledger.attentionToRevoke)),
      };
    case 'OptionsExplained':
    case 'ChoiceMade':
      return ledger.attentionWaits ? { ...ledger, attentionWaits: false } : ledger;
    case 'CardWithdrawn':
      return {
        ...ledger,
        attentionWaits: false,
        takenBack: withFirst(
          ledger.takenBack,
          { seat: fact.seat, card: fact.card, trick: placeOf(table, fact.seat, fact.card)?.number ?? 0 },
          (one, other) => isSameSeat(one, other) && one.card === other.card && one.trick === other.trick,
        ),
      };
    case 'CallMade':
      return withdrawnCall({ ...ledger, auctionBegun: true, ...afterCall(ledger, fact, at) });
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
      return withdrawnCall({
        ...ledger,
        attentionWaits: false,
        ...(isOfWithdrawnCall(fact.law) ? { withdrawnCallLaw: fact.law, withdrawnCallBy: null } : {}),
      });
    case 'HandFaced':
      return {
        ...handSeenBefore(ledger, fact, table),
        handsFaced: withFirst(ledger.handsFaced, fact.seat),
      };
    case 'AttentionDrawn':
      return {
        ...ledger,
        attentionDrawnBefore: ledger.attentionAt === momentOf(table),
        attentionAt: momentOf(table),
        attentionWaits:
          !(ledger.dummyLostRights && isDummy(table, fact.by)) &&
          (fact.to !== 'leadOutOfTurn' || table.loose.length > 0),
        attentionToRevoke: ledger.attentionToRevoke || fact.to === 'revoke',
        disputeAfterRound: ledger.disputeAfterRound && fact.to !== 'revoke',
      };
    case 'CardPlayed': {
      if (!isKnownPlay(fact)) return ledger;
      const after = seenBefore(ledger, fact, table);
      return fact.together === true ? { ...after, playedTogether: true } : after;
    }
    case 'QuestionAsked': {
      const informs = fact.about === 'revoke' && isDefender(table, fact.to) && !isDeclarer(table, fact.by);
      return informs ? { ...ledger, partnerAsked: true } : ledger;
    }
    case 'CardCalled': {
      const complete = fact.card !== undefined || (fact.suit !== undefined && fact.rank !== undefined);
      return complete ? ledger : { ...ledger, incompleteCall: true };
    }
    case 'CardExposed':
      return isDeclarer(table, fact.seat) && fact.manner !== 'spreading' && table.phase !== 'auction'
        ? { ...ledger, shownByDeclarer: fact.card, declarersCardAt: momentOf(table) }
        : seenBefore(ledger, fact, table);
    case 'CardTouched':
      if (isDeclarer(table, fact.seat))
        return { ...ledger, touchedByDeclarer: fact.card, declarersCardAt: momentOf(table) };
      return ledger;
    case 'CardPlaced': {
      const lastPlay = answeredNow(ledger.lastPlay, at);
      return lastPlay === ledger.lastPlay ? ledger : { ...ledger, lastPlay };
    }
    default:
      return ledger;
  }
}

function isSameSeat(one: { readonly seat: Seat }, other: { readonly seat: Seat }): boolean {
  return one.seat === other.seat;
}

/** Which trick, and how many cards lie in it: the same until somebody leads or plays. */
export function momentOf(table: Table): string {
  const { trick } = table;
  return `${trick?.number ?? 0}.${trick === null ? 0 : cardsInTrick(trick)}.${table.loose.length}`;
}

/** Nobody has led or played since the director was called. */
export function isDirectorPresent(ledger: Ledger, table: Table): boolean {
  return ledger.directorAt === momentOf(table);
}

/** Nobody has led or played since attention was drawn to an irregularity. */
export function isAttentionFresh(ledger: Ledger, table: Table): boolean {
  return ledger.attentionAt === momentOf(table);
}

function isDeclarer(table: Table, seat: Seat): boolean {
  return table.declarer === seat;
}

/** 45F: the ledger after a finding that dummy has suggested a card. */
export function enteredSuggestion(ledger: Ledger, table: Table): Ledger {
  return { ...ledger, dummySuggestedAt: withFirst(ledger.dummySuggestedAt, trickNumber(table)) };
}

export function allHandsReturned(ledger: Ledger): boolean {
  return SEATS.every((seat) => ledger.handsReturned.includes(seat));
}

/** The ledger after a card led or played, in whatever manner; `actsTooSoon`: before the director has come (9B2). */
export function enteredPlay(
  ledger: Ledger,
  play: { readonly seat: Seat; readonly card: Placed; readonly manner: string; readonly trick?: number },
  at: number,
  { called, actsTooSoon }: { readonly called: boolean; readonly actsTooSoon: boolean },
): Ledger {
  return {
    ...ledger,
    playedBeforeDirector: ledger.playedBeforeDirector || actsTooSoon,
    attentionWaits: false,
    lastPlay: {
      seat: play.seat,
      card: play.card,
      at,
      manner: play.manner,
      trick: play.trick ?? null,
      called,
      answeredAt: null,
    },
  };
}
