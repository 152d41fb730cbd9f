/** The ledger: what happened at the table besides cards, if a law depends on it later. */

import type { Card, Placed } from '../domain/card.ts';
import type { Seat } from '../domain/seat.ts';
import type { PlacedOfHand, Table } from '../domain/table.ts';
import type { FactOf } from '../events/event.ts';
import type { KeptAnswer, NamedBy67 } from './answered.ts';
import type { LastPlay } from './lastPlay.ts';
import { NO_CALLS, type CallsSoFar } from './callsShown.ts';
import { momentOf, type LatestCalls } from './moment.ts';
import type { Attention } from './attention.ts';
import { isThere, type DirectorThere } from './directorThere.ts';
import type { CardsSeen } from './cardsSeen.ts';

/** Things that happened at least once; how often does not matter. */
export interface Happened {
  readonly auctionBegun?: true;
  /** Dummy’s hand was faced after the auction (54C). */
  readonly dummyFaced?: true;
  /** The record has its auction before the play: in the head, or call by call. Otherwise calls are told afterwards. */
  readonly auctionInPlace?: true;
  /** Dummy has looked at another hand (43A2) and lost the rights of 42. */
  readonly dummyLostRights?: true;
  /** A player of the innocent side played between the attention and the director (9B2, 11A). */
  readonly playedBeforeDirector?: true;
  /** Two cards were said to come at the same moment (58). */
  readonly playedTogether?: true;
  /** A player was asked about a revoke by his own side in a way that may inform (61B3, 61B2), or has seen his partner’s hand (16B). */
  readonly informedByPartner?: true;
  /** A player has seen his partner's hand before the first call (16D1). */
  readonly sightBeforeAuction?: true;
}

/** A card of dummy's that declarer touched (45C3), or an own card that he showed (45C2), and when he did. */
export interface DeclarersCard {
  readonly card: Card;
  /** The number of the event. */
  readonly event: number;
  /** The moment of play. */
  readonly at: string;
  /** The trick in progress, or the next one between two tricks. */
  readonly trick: number;
  /** The card led to that trick, or the lead out of turn that waited; null where nobody had led. */
  readonly led: Placed | null;
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
  /** Cards of the trick in progress that lie there although nobody wrote them down as played. */
  readonly laid: readonly PlacedOfHand[];
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
  /** The trick to which declarer last called a card without naming both its suit and its rank (46B); null while he has not. */
  readonly incompleteCallTo: number | null;
  /** The cards of the latest trick in which he did so, the latest card last. */
  readonly declarersCard: {
    readonly touched: readonly DeclarersCard[];
    readonly shown: readonly DeclarersCard[];
  };
  /** The scores assigned so far (12C1), the latest last. */
  readonly scoresAssigned: readonly FactOf<'ScoreAssigned'>[];
  readonly handsFaced: readonly Seat[];
  readonly handsReturned: readonly Seat[];
  readonly nextBoardCalledBy: readonly { readonly seat: Seat; readonly at: number }[];
  /** Number of the event that ended the round, or of the end of the correction period, which comes after it (79C1). */
  readonly roundEndedAt: number | null;
  /** Number of the event that ended the correction period (79C1); null until then. */
  readonly correctionEndedAt: number | null;
  /**
   * The director was called after the end of the round and not since the last card before it, and not for a revoke (79B3; 64B5 and 64C have
   * revokes).
   */
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
  laid: [],
  callBefore: null,
  fifthCard: null,
  takenBack: [],
  playedEarly: [],
  turned: [],
  dummySuggestedAt: [],
  dummysAnswer: null,
  dummyPut: null,
  incompleteCallTo: null,
  declarersCard: { touched: [], shown: [] },
  scoresAssigned: [],
  handsFaced: [],
  handsReturned: [],
  nextBoardCalledBy: [],
  roundEndedAt: null,
  correctionEndedAt: null,
  disputeAfterRound: false,
};

/** True while nobody has led or played since the director was called, apart from a card corrected. */
export function isDirectorPresent({ director, lastPlay }: Ledger, table: Table): boolean {
  return isThere(director, lastPlay, table);
}

/** True while nobody has led or played since attention was drawn to an irregularity. */
export function isAttentionFresh(ledger: Ledger, table: Table): boolean {
  return ledger.attention.at === momentOf(table);
}
