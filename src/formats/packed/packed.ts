/**
 * Packs records into links and unpacks them. `unpack.ts` has the part that an article needs, without the vocabulary of the Laws.
 *
 * A link is `<version>.<payload>.<checksum>`. Everything in its payload is a number below a base: a seat is one below 4, a call one below
 * 38. All these numbers together are one large number, which is written in 64 letters (`digits.ts`), so that no bit is lost. A schema
 * (`schema.ts`) lists the parts of a value in their order; `put.ts` writes a value by its schema, and `take.ts` reads it again. In this order
 * the payload has
 *
 * 1. the board: edition, dealer, hands, calls, contract, and on request names and title (`headerIn`);
 * 2. how many facts there are, and each of them. A flag tells a plain card from all else. A plain card is played in turn by a hand that is
 *    known: `play.ts` follows the play, and only the card's place in that hand is written, so that most cards take less than four bits. Any
 *    other fact begins with its kind. Articles show four kinds (`SHOWN`), and since version 2 the gaps of a record (`SINCE_2`). Facts of the
 *    other kinds are letters of their own, which an article skips (`enclosed.ts`);
 * 3. since version 2 what articles show beside the facts, such as a dispute or an explained call (`beside.ts`);
 * 4. what only readers with the Laws need (`EXTRAS`). A fact for which the layout has no room stands here as JSON, and something that
 *    articles can show has its place among the facts (`inFull.ts`).
 *
 * Published links stay readable for ever. So a schema grows only at its end, and what would move the numbers behind it needs a new version.
 * Links are written in the oldest version that has room for them.
 */

import { defined } from '../../domain/defined.ts';
import { readCalls } from '../../domain/auction.ts';
import { formatContract, parseContract } from '../../domain/contract.ts';
import { cardsOf, handOf } from '../../domain/hand.ts';
import { bySeat } from '../../domain/seat.ts';
import type { CardPlayed, Fact } from '../../events/event.ts';
import { standingCalls } from '../../events/calls.ts';
import { isGap, isKnownPlay } from '../../events/remembered.ts';
import type { DealRecord, RecordHeader } from '../../events/record.ts';
import { standing } from '../../events/settle.ts';
import {
  BESIDE,
  isShown,
  needsSecond,
  NOTHING_BESIDE,
  occasionOf,
  splitFact,
  type Beside,
} from './beside.ts';
import { digitWriter, LETTERS, type DigitWriter } from './digits.ts';
import { discreet, type PackOptions } from './discreet.ts';
import { disclosed, ELECTIONS, enclose, EXTRAS, type Extras } from './enclosed.ts';
import { comparisonIn, jsonOrText } from './json.ts';
import { withFull, withStandIns } from './inFull.ts';
import { following } from './play.ts';
import { put, putFlag } from './put.ts';
import { headerIn, KINDS, MOST_EVENTS, SHOWN, SHOWN_TYPES, SINCE_2, SINCE_VERSION } from './schema.ts';
import { take, taken } from './take.ts';
import {
  CHECK,
  checkOf,
  LENGTH,
  lettersOf,
  LONGEST_LINK,
  readParcel,
  type PackedHeader,
  type Parcel,
  type ParcelRead,
} from './unpack.ts';

export { LONGEST_LINK } from './unpack.ts';

/** In characters: some programs cut longer links. */
export const LONG_LINK = 2000;

/**
 * `letters`: the length that the link would have. `numberTooLarge`: a fact names a trick beyond the deal, which a link can't express at any
 * length; `letters` is above the limit.
 */
export type Packed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'linkTooLong' | 'numberTooLarge'; readonly letters: number };

export type UnpackedLink =
  | { readonly ok: true; readonly record: DealRecord }
  | Extract<ParcelRead, { ok: false }>;

/** Packs a record into a link, without the entries that the recorder took back. */
export function pack(recorded: DealRecord, options: PackOptions = {}): Packed {
  const record = standing(recorded);
  const whole = withStandIns(record.events.map((fact) => discreet(fact, options)));
  if (whole === null) return { ok: false, code: 'numberTooLarge', letters: LONGEST_LINK + 1 };
  const to = digitWriter();
  const header = packedHeader(record, options);
  const { events, beside } = split(whole.events, besideOf(record.header, options));
  const version = Math.max(
    beside !== null || events.some(needsSecond) ? 2 : 1,
    header.vulnerable === null ? 3 : 1,
    SINCE_VERSION[header.edition],
  );
  put(headerIn(version), header, to);
  putEvents(to, header, events);
  if (version > 1) put(BESIDE, beside ?? NOTHING_BESIDE, to);
  put(EXTRAS, extrasOf(record, whole.inFull, options), to);
  const body = to.text();
  const link = `${version}.${lettersOf(body.length + LENGTH, LENGTH)}${body}`;
  const letters = link.length + 1 + CHECK;
  if (letters > LONGEST_LINK || events.length > MOST_EVENTS)
    return { ok: false, code: 'linkTooLong', letters };
  return { ok: true, text: `${link}.${checkOf(link)}` };
}

function packedHeader(record: DealRecord, { names = false, notes = false }: PackOptions): PackedHeader {
  const { header } = record;
  const { deal, auction } = header;
  // An article without the Laws knows by the contract who wins a trick, also where the calls are events.
  const end = deal.dealer === null ? null : readCalls(deal.dealer, standingCalls(record)).end;
  const contract = header.contract ?? end?.contract ?? null;
  return {
    edition: header.edition,
    board: deal.board,
    dealer: deal.dealer,
    vulnerable: deal.vulnerable,
    hands: bySeat((seat) => {
      const hand = deal.hands[seat];
      return hand === null ? null : cardsOf(hand);
    }),
    auction,
    contract: contract === null ? null : formatContract(contract),
    declarer: header.declarer ?? end?.declarer ?? null,
    ...(notes ? { title: header.title } : {}),
    ...(notes && header.notes !== undefined ? { notes: header.notes } : {}),
    ...(names && header.names !== undefined ? { names: header.names } : {}),
  };
}

/** The parts of the header for which only the second version has room. */
function besideOf(header: RecordHeader, { names = false, notes = false }: PackOptions): Beside {
  const remarks = header.auction === null ? [] : (header.remarks ?? []);
  return {
    // An alert is a fact of the table; its explanation is somebody's own words.
    remarks: remarks.flatMap(({ call, alert, explanation, note }) => {
      const kept = { ...defined({ alert }), ...(notes ? defined({ explanation, note }) : {}) };
      return Object.keys(kept).length === 0 ? [] : [{ call, ...kept }];
    }),
    more: [],
    ...(notes ? occasionOf(header) : {}),
    ...(names && notes && header.people !== undefined ? { people: JSON.stringify(header.people) } : {}),
  };
}

/** Splits facts into the part that an article knows, and the rest; the rest is null if there is none, as in the first version. */
function split(
  facts: readonly Fact[],
  header: Beside,
): { readonly events: readonly Fact[]; readonly beside: Beside | null } {
  const more: Beside['more'][number][] = [];
  const events = facts.map((fact, event) => {
    const parts = splitFact(fact);
    if (parts === null) return fact;
    if (Object.keys(parts.more).length > 0) more.push({ event, ...parts.more });
    return parts.bare;
  });
  const beside = { ...header, more };
  const isEmpty = more.length + header.remarks.length === 0 && Object.keys(header).length === 2;
  return { events, beside: isEmpty ? null : beside };
}

/** An article has a place for it without the Laws. */
export function isShownAlone(fact: Fact): boolean {
  return splitFact(fact) !== null;
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
    if (place >= 0 && next !== null) to.put(place, next.cards.length);
    else putFact(fact, to);
    if (place >= 0 || isShown(fact) || isGap(fact)) play.add(fact);
  }
}

function putFact(fact: Fact, to: DigitWriter): void {
  if (isGap(fact)) {
    const isPlay = fact.type === 'CardPlayed';
    to.put(SHOWN_TYPES.length + (isPlay ? 1 : 2), KINDS);
    return put(isPlay ? SINCE_2.UnknownPlayed : SINCE_2.TricksSkipped, fact, to);
  }
  if (isShown(fact)) {
    to.put(SHOWN_TYPES.indexOf(fact.type), KINDS);
    put(SHOWN[fact.type] ?? {}, fact, to);
    return;
  }
  const letters = enclose(fact);
  to.put(SHOWN_TYPES.length, KINDS);
  put('count', letters.length, to);
  for (const letter of letters) to.put(LETTERS.indexOf(letter), 64);
}

/** Amendments and findings about attention refer to marks, so the link must contain them. Other marks are dropped. */
const wantsMarks = (events: readonly Fact[]): boolean =>
  events.some(
    (fact) =>
      fact.type === 'Amended' || (fact.type === 'QuestionAnswered' && fact.question === 'whenAttention'),
  );

function extrasOf(
  { header, events, marks = {} }: DealRecord,
  inFull: readonly unknown[],
  { notes = false }: PackOptions,
): Extras {
  const { elections, statedResult, comparison, lang } = header;
  const places = (value: boolean): number[] =>
    ELECTIONS.flatMap((name, place) => (elections?.[name] === value ? place : []));
  return {
    ...(elections === undefined ? {} : { elected: places(true), declined: places(false) }),
    statesContract: header.contract !== null,
    statesDeclarer: header.declarer !== null,
    ...(statedResult === undefined ? {} : { result: statedResult.declarerTricks }),
    marks: wantsMarks(events) ? Object.entries(marks).map(([name, at]) => ({ name, at })) : [],
    ...(comparison === undefined ? {} : { comparison: JSON.stringify(comparison) }),
    ...(inFull.length === 0 ? {} : { inFull: JSON.stringify(inFull) }),
    ...(notes && lang !== undefined ? { lang } : {}),
  };
}

/** True for a card without any other field. */
function isPlain(fact: Fact): fact is CardPlayed {
  return isKnownPlay(fact) && Object.keys(fact).length === 3;
}

/** The record a link carries. */
export function unpack(text: string): UnpackedLink {
  const read = readParcel(text);
  if (!read.ok) return read;
  const { parcel } = read;
  const damaged = { ok: false, code: 'linkDamaged' } as const;
  const held = parcel.events.flatMap((fact) =>
    fact.type === 'Enclosed' ? (disclosed(fact.letters) ?? []) : fact,
  );
  const extras = taken(() => take(EXTRAS, parcel.rest) as Extras);
  if (held.length < parcel.events.length || extras === null || !parcel.rest.atEnd()) return damaged;
  const events = extras.inFull === undefined ? held : withFull(held, extras.inFull);
  if (events === null) return damaged;
  const marks = extras.marks.map(({ name, at }) => [name, at] as const);
  return {
    ok: true,
    record: {
      header: headerOf(parcel, extras),
      events,
      ...(wantsMarks(events) ? { marks: Object.fromEntries(marks) } : {}),
    },
  };
}

function headerOf({ header: packed, beside }: Parcel, extras: Extras): RecordHeader {
  const { edition, board, dealer, vulnerable, auction, title, notes, names } = packed;
  const { elected: yes, declined: no, result } = extras;
  const hands = bySeat((seat) => {
    const cards = packed.hands[seat];
    return cards === null ? null : handOf(cards);
  });
  return {
    title: title ?? '',
    ...(extras.lang === undefined ? {} : { lang: extras.lang }),
    edition,
    ...(yes === undefined || no === undefined
      ? {}
      : {
          elections: Object.fromEntries(
            ELECTIONS.flatMap((name, place) =>
              yes.includes(place) ? [[name, true]] : no.includes(place) ? [[name, false]] : [],
            ),
          ),
        }),
    deal: { board, dealer, vulnerable, hands },
    contract: extras.statesContract && packed.contract !== null ? parseContract(packed.contract) : null,
    declarer: extras.statesDeclarer ? packed.declarer : null,
    auction,
    ...(result === undefined ? {} : { statedResult: { declarerTricks: result } }),
    ...comparisonIn(extras),
    ...defined({ notes, names }),
    ...(beside.remarks.length === 0 ? {} : { remarks: beside.remarks }),
    ...occasionOf(beside),
    ...(beside.people === undefined ? {} : { people: jsonOrText(beside.people) }),
  };
}
