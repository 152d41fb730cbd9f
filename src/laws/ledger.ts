/** The ledger: what happened at the table besides cards, if a law depends on it later. */

import type { Card, Placed } from '../domain/card.ts';
import { partnerOf, SEATS, type Seat } from '../domain/seat.ts';
import type { Table } from '../domain/table.ts';
import { isDummy, trickWith, trickNumber, waitingCards } from '../domain/table.ts';
import type { Fact } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import { answersAfter, namedAfter, type About, type KeptAnswer, type NamedBy67 } from './answered.ts';
import {
  answeredNow,
  callLeftOpen,
  latestPlay,
  turnedUp,
  type LastPlay,
  type PlayEntered,
} from './lastPlay.ts';
import { NO_CALLS, afterCall, afterChoice, afterRuling, type CallsSoFar } from './callsShown.ts';
import { laterCalls, momentOf, type LatestCalls } from './moment.ts';
import type { Attention } from './attention.ts';
import { directorAfterPlay, comesTo, isThere, type DirectorThere } from './directorThere.ts';
import { withFirst } from './repeats.ts';
import { handSeenBefore, seenBefore, type CardsSeen } from './cardsSeen.ts';

/** Things that happened at least once; how often does not matter. */
interface Happened {
  readonly auctionBegun?: true;
  /** Dummy’s hand was faced after the auction (54C). */
  readonly dummyFaced?: true;
  /** The record has its auction before the play: in the head, or call by call. Otherwise calls are told afterwards. */
  readonly auctionInPlace?: true;
  readonly correctionPeriodEnded?: true;
  /** Dummy has looked at another hand (43A2) and lost the rights of 42. */
  readonly dummyLostRights?: true;
  /** A player of the innocent side played between the attention and the director (9B2, 11A). */
  readonly playedBeforeDirector?: true;
  /** Two cards were said to come at the same moment (58). */
  readonly playedTogether?: true;
  /** A player was asked about a revoke by his own side in a way that may inform (61B3, 61B2), or has seen his partner’s hand (16B). */
  readonly informedByPartner?: true;
  /** Declarer has called a card of dummy's without naming both its suit and its rank (46B). */
  readonly incompleteCall?: true;
}

/** The card of dummy's that declarer touched (45C3), the own card that he showed (45C2), and the moment of play when he did. */
interface DeclarersCard {
  readonly touched: Card | null;
  readonly shown: Card | null;
  readonly at: string | null;
}

export interface Ledger extends CardsSeen {
  readonly happened: Happened;
  readonly answers: readonly KeptAnswer[];
  /** The card that the director has just named as missing from a trick, or as one too many (67). */
  readonly namedBy67: NamedBy67 | null;
  /** The record's marks: the number of events that had happened. */
  readonly marks: Readonly<Record<string, number>>;
  readonly calls: CallsSoFar;
  /** The first call after the auction since the latest card, and the moment (41C). */
  readonly latestCalls: LatestCalls | null;
  readonly attention: Attention;
  readonly director: DirectorThere | null;
  readonly lastPlay: LastPlay | null;
  /** The card called that dummy has still to put, where declarer has played from his own hand since (57C3). */
  readonly callBefore: LastPlay | null;
  /** The latest card that was a hand's second card to a trick (45E). */
  readonly fifthCard: LastPlay | null;
  /** Cards that somebody has taken back, and the trick in which each stood (62C3, 67B3). */
  readonly takenBack: readonly { readonly seat: Seat; readonly card: Card; readonly trick: number }[];
  /** Cards that declarer's side played before their turn (57C3), with the number of the event. */
  readonly playedEarly: readonly { readonly card: Card; readonly at: number }[];
  /** Own cards that a player turned face down on a full trick (66A). */
  readonly turned: readonly { readonly seat: Seat; readonly trick: number }[];
  /** Tricks for which dummy picked or suggested a card of his own accord (45F, 57C2). */
  readonly dummySuggestedAt: readonly number[];
  /** The card that dummy last put in answer to a call, the card called, and the trick (45D, 62B2). */
  readonly dummysAnswer: {
    readonly called: Placed;
    readonly put: Card;
    readonly trick: number | null;
  } | null;
  /** The card that dummy last put down without a call of declarer's, and the trick to which it would go (45D1). */
  readonly dummyPut: { readonly card: Card; readonly trick: number } | null;
  readonly declarersCard: DeclarersCard;
  readonly handsFaced: readonly Seat[];
  readonly handsReturned: readonly Seat[];
  readonly nextBoardCalledBy: readonly { readonly seat: Seat; readonly at: number }[];
  /** Number of the event that ended the round, or of the end of the correction period, which comes after it (79C1). */
  readonly roundEndedAt: number | null;
  /** The director was first called after the end of the round, and not for a revoke (79B3; 64B5 and 64C have revokes). */
  readonly disputeAfterRound: boolean;
}

export const EMPTY_LEDGER: Ledger = {
  happened: {},
  answers: [],
  namedBy67: null,
  marks: {},
  calls: NO_CALLS,
  latestCalls: null,
  seenBeforeAuction: [],
  attention: { at: null, drawnAt: -1, again: false, waits: false, toRevoke: false, last: null },
  director: null,
  lastPlay: null,
  callBefore: null,
  fifthCard: null,
  takenBack: [],
  playedEarly: [],
  turned: [],
  dummySuggestedAt: [],
  dummysAnswer: null,
  dummyPut: null,
  declarersCard: { touched: null, shown: null, at: null },
  handsFaced: [],
  handsReturned: [],
  nextBoardCalledBy: [],
  roundEndedAt: null,
  disputeAfterRound: false,
};

function noted(ledger: Ledger, what: keyof Happened): Ledger {
  return ledger.happened[what] ? ledger : { ...ledger, happened: { ...ledger.happened, [what]: true } };
}

/** Attention no longer waits for the director: the irregularity is being dealt with, or play goes on. */
function attended(ledger: Ledger): Ledger {
  return ledger.attention.waits ? { ...ledger, attention: { ...ledger.attention, waits: false } } : ledger;
}

/** The director explains or rules, so he has been called and is there. After the round that does not tell when he was called. */
function directed(ledger: Ledger, at: number, table: Table): Ledger {
  if (ledger.roundEndedAt !== null) return attended(ledger);
  return { ...attended(ledger), director: comesTo(table, ledger, at) };
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
        ...(fact.by === 'director' ? attended(ledger) : ledger),
        answers: answersAfter(ledger.answers, fact, table, matters),
        namedBy67: namedAfter(ledger.namedBy67, fact, at),
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
      return { ...ledger, roundEndedAt: ledger.roundEndedAt ?? at };
    case 'CorrectionPeriodEnded':
      // It begins when the results are shown (79C1), so the round is over.
      return { ...noted(ledger, 'correctionPeriodEnded'), roundEndedAt: ledger.roundEndedAt ?? at };
    case 'HandSeen':
      return isDummy(table, fact.by) && table.phase !== 'over' ? noted(ledger, 'dummyLostRights') : ledger;
    case 'DirectorCalled':
      return {
        ...attended(ledger),
        // Dummy who calls a director who is there already begins nothing (43A1a).
        director:
          isDummy(table, fact.by) && isDirectorPresent(ledger, table)
            ? ledger.director
            : comesTo(table, ledger, at),
        disputeAfterRound:
          ledger.disputeAfterRound ||
          (ledger.roundEndedAt !== null &&
            ledger.director === null &&
            !(ledger.attention.waits && ledger.attention.toRevoke)),
      };
    case 'OptionsExplained':
      return directed(ledger, at, table);
    case 'ChoiceMade':
      return { ...attended(ledger), calls: afterChoice(ledger.calls, fact, at, table) };
    case 'CardWithdrawn':
      return {
        ...attended(ledger),
        takenBack: withFirst(
          ledger.takenBack,
          { seat: fact.seat, card: fact.card, trick: trickWith(table, fact.seat, fact.card)?.number ?? 0 },
          (one, other) => isSameSeat(one, other) && one.card === other.card && one.trick === other.trick,
        ),
      };
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
      return {
        ...ledger,
        attention: {
          at: momentOf(table),
          drawnAt: isDummy(table, fact.by) ? ledger.attention.drawnAt : at,
          again: isAttentionFresh(ledger, table),
          waits:
            !(ledger.happened.dummyLostRights && isDummy(table, fact.by)) &&
            (fact.to !== 'leadOutOfTurn' || waitingCards(table).length > 0) &&
            // 65B3: how a card of an earlier trick lies is no matter for the director.
            !(fact.to === 'other' && (fact.trick ?? 14) < trickNumber(table)),
          toRevoke: ledger.attention.toRevoke || fact.to === 'revoke',
          last: fact,
        },
        disputeAfterRound: ledger.disputeAfterRound && fact.to !== 'revoke',
      };
    case 'CardPlayed': {
      if (!isKnownPlay(fact)) return ledger;
      const after = fact.faceDown === true ? ledger : seenBefore(turnedUp(ledger, fact), fact, table);
      return fact.together === true ? noted(after, 'playedTogether') : after;
    }
    case 'CardCalled': {
      const complete = fact.card !== undefined || (fact.suit !== undefined && fact.rank !== undefined);
      return complete || !isDeclarer(table, fact.by) ? ledger : noted(ledger, 'incompleteCall');
    }
    case 'CardExposed':
      return isDeclarer(table, fact.seat) && fact.manner !== 'spreading' && table.phase !== 'auction'
        ? { ...ledger, declarersCard: { ...ledger.declarersCard, shown: fact.card, at: momentOf(table) } }
        : seenBefore(ledger, fact, table);
    case 'CardTouched':
      // 45C3: a card that lies in a trick is no longer dummy's to play.
      return isDeclarer(table, fact.seat) && trickWith(table, partnerOf(fact.seat), fact.card) === null
        ? { ...ledger, declarersCard: { ...ledger.declarersCard, touched: fact.card, at: momentOf(table) } }
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

/** True while nobody has led or played since the director was called, apart from a card corrected. */
export function isDirectorPresent({ director, lastPlay }: Ledger, table: Table): boolean {
  return isThere(director, lastPlay, table);
}

/** True while nobody has led or played since attention was drawn to an irregularity. */
export function isAttentionFresh(ledger: Ledger, table: Table): boolean {
  return ledger.attention.at === momentOf(table);
}

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
    ...(tooSoon === 'offenders' ? acted : attended(acted)),
    lastPlay,
    callBefore: callLeftOpen(ledger.lastPlay, play.seat),
    director: directorAfterPlay(ledger.director, ledger.lastPlay, lastPlay),
  };
  return play.manner === 'fifthCard' ? { ...after, fifthCard: lastPlay } : after;
}
