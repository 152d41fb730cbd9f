/** Records as links and back again. What an article needs of it, without the vocabulary of the Laws, is in `unpack.ts`. */

import { readAuction } from '../../domain/auction.ts';
import { formatContract, parseContract } from '../../domain/contract.ts';
import { cardsOf, handOf } from '../../domain/hand.ts';
import { SEATS, type BySeat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import type { DealRecord, RecordHeader } from '../../events/record.ts';
import { isOption, QUESTIONS } from '../../lawbook/choices.ts';
import { isEdition } from '../../lawbook/editions.ts';
import { digitWriter, type DigitWriter } from './digits.ts';
import { following } from './play.ts';
import { put, putFact, putFlag } from './put.ts';
import { HEADER, MARKS, MOST_EVENTS } from './schema.ts';
import {
  CHECK,
  checkOf,
  LENGTH,
  lettersOf,
  LONGEST_LINK,
  PACKED_VERSION,
  readParcel,
  wantsMarks,
  type PackedHeader,
  type Parcel,
  type ParcelRead,
} from './unpack.ts';

export { LONGEST_LINK, PACKED_VERSION } from './unpack.ts';

/** A longer link is cut by some programs on its way. Letters. */
export const LONG_LINK = 2000;

/** What people wrote, and who they are, stays out of a link unless it was chosen. */
export interface PackOptions {
  readonly names?: boolean;
  /** Title, notes, statements, explanations. */
  readonly notes?: boolean;
}

/** `letters`: how many it would have. */
export type Packed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'linkTooLong'; readonly letters: number };

export type Unpacked =
  { readonly ok: true; readonly record: DealRecord } | Extract<ParcelRead, { ok: false }>;

export function pack(record: DealRecord, options: PackOptions = {}): Packed {
  const to = digitWriter();
  const header = packedHeader(record.header, options);
  put(HEADER, header, to);
  const events = record.events.map((fact) => numbered(discreet(fact, options)));
  putEvents(to, header, events);
  if (wantsMarks(events))
    put(
      MARKS,
      Object.entries(record.marks ?? {}).map(([name, at]) => ({ name, at })),
      to,
    );
  const body = to.text();
  const whole = `${PACKED_VERSION}.${lettersOf(body.length + LENGTH, LENGTH)}${body}`;
  const letters = whole.length + 1 + CHECK;
  if (letters > LONGEST_LINK || events.length > MOST_EVENTS)
    return { ok: false, code: 'linkTooLong', letters };
  return { ok: true, text: `${whole}.${checkOf(whole)}` };
}

function packedHeader(header: RecordHeader, { names = false, notes = false }: PackOptions): PackedHeader {
  const { deal, auction } = header;
  const end = deal.dealer === null || auction === null ? null : readAuction(deal.dealer, auction).end;
  const contract = header.contract ?? end?.contract ?? null;
  const hand = (seat: keyof typeof deal.hands): ReturnType<typeof cardsOf> | null =>
    deal.hands[seat] === null ? null : cardsOf(deal.hands[seat]);
  return {
    edition: header.edition,
    ...(header.elections === undefined ? {} : { elections: header.elections as Record<string, boolean> }),
    board: deal.board,
    dealer: deal.dealer,
    vulnerable: deal.vulnerable,
    hands: { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') },
    auction,
    contract: contract === null ? null : formatContract(contract),
    declarer: header.declarer ?? end?.declarer ?? null,
    statesContract: header.contract !== null,
    statesDeclarer: header.declarer !== null,
    ...(header.statedResult === undefined ? {} : { result: header.statedResult.declarerTricks }),
    ...(notes ? { title: header.title } : {}),
    ...(notes && header.notes !== undefined ? { notes: header.notes } : {}),
    ...(names && header.names !== undefined ? { names: header.names } : {}),
  };
}

/** Something was said that the link does not repeat. */
const UNSAID = '…';

/** The fact without what people wrote of it and who they are, unless that was chosen. */
function discreet(fact: Fact, { names = false, notes = false }: PackOptions): Fact {
  const kept: Record<string, unknown> = { ...fact };
  if (!notes) {
    for (const words of ['note', 'explanation']) delete kept[words];
    // That somebody spoke may matter; what was said is for people to judge.
    for (const words of ['statement', 'text']) if (kept[words] !== undefined) kept[words] = UNSAID;
    if (fact.type === 'RulingGiven') delete kept['text'];
  }
  const { by } = kept;
  if (!names && typeof by === 'string' && !/^(?:[NESW]|director|committee|reviewer)$/.test(by)) {
    if (/^(?:StatementMade|RulingGiven|ScoreAssigned)$/.test(fact.type)) kept['by'] = '';
    else delete kept['by'];
  }
  if (fact.type === 'Amended') kept['with'] = discreet(fact.with, { names, notes });
  return kept as unknown as Fact;
}

/** A question travels by its number. */
function numbered(fact: Fact): Fact {
  if (fact.type === 'Amended') return { ...fact, with: numbered(fact.with) };
  if (fact.type !== 'QuestionAnswered') return fact;
  return { ...fact, question: QUESTIONS.indexOf(fact.question) as never };
}

/** Null for a question or an option nobody knows. */
function named(fact: Fact): Fact | null {
  if (fact.type === 'Amended') {
    const inner = named(fact.with);
    return inner === null ? null : { ...fact, with: inner };
  }
  if (fact.type === 'ChoiceMade') return isOption(fact.option) ? fact : null;
  if (fact.type === 'OptionsExplained') return fact.options.every(isOption) ? fact : null;
  if (fact.type !== 'QuestionAnswered') return fact;
  const question = QUESTIONS[fact.question as unknown as number];
  return question === undefined ? null : { ...fact, question };
}

function putEvents(
  to: DigitWriter,
  { hands, contract, declarer }: PackedHeader,
  events: readonly Fact[],
): void {
  const play = following(hands, contract, declarer);
  put('count', events.length, to);
  for (const fact of events) {
    const next = play.next();
    const place =
      next !== null && isPlain(fact) && fact.seat === next.seat ? next.cards.indexOf(fact.card) : -1;
    putFlag(place < 0, to);
    if (place < 0 || next === null) putFact(fact, to);
    else to.put(place, next.cards.length);
    play.heard(fact);
  }
}

/** A card and nothing else to be told of it. */
function isPlain(fact: Fact): fact is Extract<Fact, { type: 'CardPlayed' }> {
  return fact.type === 'CardPlayed' && Object.keys(fact).length === 3;
}

/** The record a link carries. */
export function unpack(text: string): Unpacked {
  const read = readParcel(text);
  if (!read.ok) return read;
  const { parcel } = read;
  const events = parcel.events.flatMap((fact) => named(fact) ?? []);
  if (events.length < parcel.events.length) return { ok: false, code: 'linkDamaged' };
  const marks = parcel.marks.map(({ name, at }) => [name, at] as const);
  return {
    ok: true,
    record: {
      header: headerOf(parcel.header),
      events,
      ...(wantsMarks(events) ? { marks: Object.fromEntries(marks) } : {}),
    },
  };
}

function headerOf(packed: Parcel['header']): RecordHeader {
  const { edition, elections, board, dealer, vulnerable, auction, result, title, notes, names } = packed;
  const [N, E, S, W] = SEATS.map((seat) => {
    const cards = packed.hands[seat];
    return cards === null ? null : handOf(cards);
  }) as [BySeat<never>['N'], never, never, never];
  return {
    title: title ?? '',
    edition: isEdition(edition) ? edition : '2017',
    ...(elections === undefined ? {} : { elections }),
    deal: { board, dealer, vulnerable, hands: { N, E, S, W } },
    contract: packed.statesContract && packed.contract !== null ? parseContract(packed.contract) : null,
    declarer: packed.statesDeclarer ? packed.declarer : null,
    auction,
    ...(result === undefined ? {} : { statedResult: { declarerTricks: result } }),
    ...(notes === undefined ? {} : { notes }),
    ...(names === undefined ? {} : { names }),
  };
}
