/**
 * Facts that an article does not show by itself: put into the link as letters of their own, which it passes over. The order of
 * kinds, fields and values is a public contract: add at the end only.
 */

import { CARDS, RANKS, SUITS } from '../../domain/card.ts';
import { SEATS } from '../../domain/seat.ts';
import type { Fact, FactType } from '../../events/event.ts';
import { isGap } from '../../events/remembered.ts';
import { isOption, QUESTIONS } from '../../lawbook/choices.ts';
import type { Elections } from '../../lawbook/editions.ts';
import { readEvent } from '../case/readEvent.ts';
import { digitReader, digitWriter, type DigitReader } from './digits.ts';
import { put } from './put.ts';
import { CALLS, FLAG, TRICKS, type Fields } from './schema.ts';
import { take, Unpackable } from './take.ts';

/** What stands behind the events, where an article no longer reads. */
export const EXTRAS: Fields = {
  // By their places below: those elected, those declined.
  'elected?': { list: 'count' },
  'declined?': { list: 'count' },
  statesContract: FLAG,
  statesDeclarer: FLAG,
  'result?': TRICKS,
  marks: { list: { name: 'text', at: 'count' } },
};

export interface Extras {
  readonly elected?: readonly number[];
  readonly declined?: readonly number[];
  readonly statesContract: boolean;
  readonly statesDeclarer: boolean;
  readonly result?: number;
  readonly marks: readonly { readonly name: string; readonly at: number }[];
}

export const ELECTIONS: readonly (keyof Elections)[] = [
  'pcOn53B',
  '57C1CoversLead',
  'announcedRevokeEstablished',
  'trickTwelvePenaltyCard',
  'keepPenaltyCardsOnPlayOn',
  'voidClaimEstablishes',
];

/** Who vouches, whether it is agreed, and a note: what most facts may carry. */
const vouched = { 'status?': ['agreed', 'disputed', 'found'], 'note?': 'text' } as const;
const vouchedBy = { ...vouched, 'by?': 'text' } as const;
const acted = { ...vouchedBy, seat: SEATS };
const moved = { ...acted, card: CARDS };
const said = { ...vouched, by: SEATS };

/** Facts about the recording that a link never carries: it says what stands. Tricks that are not told are shown. */
type NotInLinks = 'Undone' | 'HandRecorded' | 'BoardRecorded' | 'TricksSkipped';

const FACTS: Readonly<Record<Exclude<FactType, NotInLinks>, Fields>> = {
  CallMade: { ...acted, call: CALLS, 'alert?': FLAG, 'explanation?': 'text' },
  CardPlayed: { ...moved, 'as?': ['lead', 'play'], 'faceDown?': FLAG, 'together?': FLAG, 'trick?': TRICKS },
  LeadFaced: acted,
  DummySpread: acted,
  CardCalled: { ...said, 'words?': 'text', 'suit?': SUITS, 'rank?': RANKS, 'card?': CARDS, 'change?': FLAG },
  CardPlaced: { ...vouchedBy, card: CARDS },
  CardTouched: moved,
  CardExposed: {
    ...moved,
    manner: ['dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'],
    'seenByPartner?': FLAG,
  },
  HandFaced: acted,
  HandSeen: { ...said, of: SEATS },
  CardWithdrawn: moved,
  TrickTurned: acted,
  TrickInspected: { ...said, trick: TRICKS },
  QuestionAsked: { ...said, to: SEATS, about: ['revoke', 'auction', 'call', 'contract', 'doubler', 'other'] },
  AttentionDrawn: {
    ...said,
    to: ['revoke', 'leadOutOfTurn', 'penaltyCard', 'defectiveTrick', 'designation', 'other'],
    'trick?': TRICKS,
    'seat?': SEATS,
  },
  DirectorCalled: said,
  OptionsExplained: { ...vouched, to: SEATS, options: { list: 'text' } },
  ChoiceMade: { ...said, option: 'text' },
  QuestionAnswered: {
    ...vouched,
    question: QUESTIONS,
    answer: 'text',
    by: ['director', 'committee', 'reviewer'],
    'seat?': SEATS,
    'card?': CARDS,
    'trick?': TRICKS,
  },
  ClaimMade: { ...said, kind: ['claim', 'concession'], tricks: TRICKS, 'statement?': 'text' },
  ClaimAgreed: said,
  ClaimDoubted: said,
  ConcessionObjected: said,
  PlayOnRequested: said,
  PlayOnConsented: said,
  HandReturned: { ...vouchedBy, 'seat?': SEATS },
  NextBoardCalled: acted,
  RoundEnded: vouchedBy,
  CorrectionPeriodEnded: vouchedBy,
  StatementMade: { ...vouched, by: 'text', text: 'text' },
  RulingGiven: { ...vouched, by: 'text', law: 'text', 'tricks?': TRICKS, 'text?': 'text' },
  ScoreAssigned: {
    ...vouched,
    by: 'text',
    side: ['NS', 'EW', 'both'],
    outcomes: { list: { contract: 'text', declarer: SEATS, tricks: TRICKS, weight: 'count' } },
  },
  Amended: { ...vouchedBy, event: 'text', with: 'text' },
};

const TYPES = Object.keys(FACTS) as (keyof typeof FACTS)[];

/** The fact as letters. An answer of any kind and a corrected fact travel as text. */
export function enclose(fact: Fact): string {
  const to = digitWriter();
  const fields: Record<string, unknown> = { ...fact };
  if (fact.type === 'QuestionAnswered') fields['answer'] = JSON.stringify(fact.answer);
  if (fact.type === 'Amended')
    fields['with'] = isGap(fact.with) ? JSON.stringify(fact.with) : enclose(fact.with);
  // What is not in links has been left out: `pack` writes what stands.
  const type = fact.type as keyof typeof FACTS;
  to.put(TYPES.indexOf(type), TYPES.length);
  put(FACTS[type], fields, to);
  return to.text();
}

/** Null when the letters are no fact, or one with an option, an answer or a correction nobody knows. */
export function disclosed(letters: string): Fact | null {
  const from = digitReader(letters);
  try {
    return from === null ? null : factIn(from);
  } catch (error) {
    if (error instanceof Unpackable) return null;
    throw error;
  }
}

function factIn(from: DigitReader): Fact | null {
  const type = TYPES[from.take(TYPES.length)] as keyof typeof FACTS;
  const fact = { type, ...(take(FACTS[type], from) as object) } as Fact;
  if (!from.atEnd()) return null;
  switch (fact.type) {
    case 'ChoiceMade':
      return isOption(fact.option) ? fact : null;
    case 'OptionsExplained':
      return fact.options.every(isOption) ? fact : null;
    case 'QuestionAnswered': {
      const answer = plain(String(fact.answer));
      return answer === null ? null : { ...fact, answer };
    }
    case 'Amended': {
      const letters = fact.with as unknown as string;
      const inner = letters.startsWith('{') ? gapIn(letters) : disclosed(letters);
      return inner === null ? null : { ...fact, with: inner };
    }
    default:
      return fact;
  }
}

/** A card nobody remembers, or tricks that are not told, in the place of another entry: no letters stand for them. */
function gapIn(text: string): Fact | null {
  try {
    const { fact } = readEvent({ ...(JSON.parse(text) as object) });
    return fact !== null && isGap(fact) ? fact : null;
  } catch {
    return null;
  }
}

function plain(text: string): boolean | number | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
      ? value
      : null;
  } catch {
    return null;
  }
}
