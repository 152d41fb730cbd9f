/** The possible answers to a question at this moment, if they can be listed. */

import { CARDS, RANKS, SUITS, type Card, type Rank, type Suit } from '../../domain/card.ts';
import { STRAINS, type Call } from '../../domain/contract.ts';
import { SEATS, type Seat } from '../../domain/seat.ts';
import { allTricks, dummyOf, mayHavePlayed, trickNumber, type Table } from '../../domain/table.ts';
import { isFull } from '../../domain/trick.ts';
import type { Fact } from '../../events/event.ts';
import type { DealRecord } from '../../events/record.ts';
import { QUESTIONS, type QuestionId } from '../../lawbook/choices.ts';
import { answeringOf, ORDERS } from '../questions/answering.ts';
import type { Moment } from '../../view/replay.ts';
import { typeOf, type AskedField, type KindWord } from './kinds.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What is known before any question. */
export interface Known extends DealRecord {
  readonly moment: Moment;
  /** Every entry of the record up to this moment. */
  readonly events: readonly Fact[];
}

/** From spades down, as a hand is held. */
export const SUITS_DOWN: readonly Suit[] = [...SUITS].reverse();
/** From the ace down. */
export const RANKS_DOWN: readonly Rank[] = [...RANKS].reverse();
const CALLS: readonly Call[] = [
  'P',
  'X',
  'XX',
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}` as Call)),
];
const TRICKS = Array.from({ length: 13 }, (_, index) => index + 1);

/** The possible answers; null if the answer is typed, or put together from several. */
export function candidates(
  asked: AskedField,
  kind: KindWord,
  values: Values,
  known: Known,
): readonly unknown[] | null {
  const { field, flags } = asked;
  // Yes comes first, as in the answers to every other question, so that nobody presses the other out of habit.
  if (flags.length > 0) return [true, false].filter((flag) => flags.includes(flag));
  switch (asked.kind) {
    case 'seat':
      return seats(field, values);
    case 'card':
      return cards(kind, values, known);
    case 'suit':
      return SUITS_DOWN;
    case 'rank':
      return RANKS_DOWN;
    case 'trick':
      return someOf(tricks(kind, known.moment.table));
    case 'number':
      return numbers(field, kind, values, known.moment.table);
    case 'call':
      return CALLS;
    case 'option':
      return known.moment.options.flatMap(({ of, by }) =>
        values['by'] === undefined || values['by'] === by ? of : [],
      );
    case 'question':
      return questions(known.moment);
    case 'answer':
      return answers(values['question'] as QuestionId | undefined);
    default:
      return typeof asked.kind === 'object' ? asked.kind : null;
  }
}

/** If no trick is suspected, any may be recorded. */
const someOf = (tricks: readonly number[]): readonly number[] => (tricks.length === 0 ? TRICKS : tricks);

/** The seats that the field may name: nobody asks himself, or looks at his own hand. */
function seats(field: string, values: Values): readonly Seat[] {
  return field === 'to' || field === 'of' ? SEATS.filter((seat) => seat !== values['by']) : SEATS;
}

function cards(kind: KindWord, values: Values, { moment }: Known): readonly Card[] {
  const { table } = moment;
  const type = typeOf(kind);
  if (type === 'QuestionAnswered') return openCases(values, moment).flatMap(({ card }) => card ?? []);
  const seat = ofDummy(kind) ? dummyOf(table) : (values['seat'] as Seat | undefined);
  if (seat === null) return CARDS;
  if (seat === undefined)
    return SEATS.flatMap((each) => cards(kind, { ...values, seat: each }, { moment } as Known));
  return type === 'CardWithdrawn' ? onTable(table, seat) : mayHavePlayed(table, seat);
}

/** True if the card of such a fact is dummy's, whoever calls, touches or places it. */
const ofDummy = (kind: KindWord): boolean => /^Card(?:Called|Placed|Touched)$/.test(typeOf(kind));

/** The cards of that hand that can be taken back. */
function onTable(table: Table, seat: Seat): readonly Card[] {
  const { trick, earlier, loose, faceDownLeads } = table;
  const played = [trick?.[seat], earlier.at(-1)?.[seat]].filter(
    (card): card is Card => typeof card === 'string' && (CARDS as readonly string[]).includes(card),
  );
  const lying = [...loose, ...faceDownLeads];
  return [...new Set([...lying.filter((one) => one.seat === seat).map(({ card }) => card), ...played])];
}

/** The tricks that have begun; only a quitted trick is inspected again. */
function tricks(kind: KindWord, table: Table): readonly number[] {
  const begun = allTricks(table).filter((trick) => kind !== 'inspected' || isFull(trick));
  return begun.map(({ number }) => number).reverse();
}

function numbers(field: string, kind: KindWord, values: Values, table: Table): readonly number[] {
  const next = trickNumber(table);
  if (field === 'from') return someOf(TRICKS.filter((number) => number >= next));
  if (field === 'through') {
    const { from = next } = values as { readonly from?: number };
    return someOf(TRICKS.filter((number) => number >= from));
  }
  if (field === 'won') {
    const many = (values['through'] as number) - (values['from'] as number) + 1;
    return [0, ...TRICKS.slice(0, Math.max(many, 0))];
  }
  // A claim concerns the remaining tricks.
  return kind === 'ruling' ? [0, ...TRICKS] : [0, ...TRICKS.slice(0, Math.max(14 - next, 0))];
}

/** First the questions that the position asks. */
function questions({ questions: open }: Moment): readonly QuestionId[] {
  const asked = new Set(open.map(({ question }) => question));
  return [...asked, ...QUESTIONS.filter((id) => !asked.has(id))];
}

function answers(question: QuestionId | undefined): readonly unknown[] | null {
  switch (question === undefined ? 'yesNo' : answeringOf(question)) {
    case 'tricks':
      return [0, ...TRICKS];
    case 'seat':
      return ORDERS;
    case 'yesNo':
      return [true, false];
    default:
      return question === 'defectiveTrick' ? [true, false] : null;
  }
}

/** The players and cards that an open question is asked about. */
export function openCases(
  values: Values,
  { questions: open, cases }: Moment,
): readonly { readonly card?: Card; readonly owner?: Seat }[] {
  const ids = new Set(
    open.flatMap((one) => (one.question === values['question'] && one.case !== undefined ? [one.case] : [])),
  );
  return cases.flatMap(({ id, context }) => (ids.has(id) ? [context as { card?: Card; owner?: Seat }] : []));
}
