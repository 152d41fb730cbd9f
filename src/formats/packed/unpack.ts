/**
 * A deal in an address: deal, auction and events in about ninety letters. `1.<payload>.<check>`: the version; the payload, whose first
 * three letters give its length; four letters of a checksum.
 */

import type { Card } from '../../domain/card.ts';
import type { BySeat, Seat } from '../../domain/seat.ts';
import type { Call } from '../../domain/contract.ts';
import type { Vulnerability } from '../../domain/score.ts';
import type { Fact } from '../../events/event.ts';
import { BESIDE, NOTHING_BESIDE, rejoined, type Beside } from './beside.ts';
import { digitReader, LETTERS, type DigitReader } from './digits.ts';
import { following } from './play.ts';
import type { Edition } from '../../lawbook/editions.ts';
import { headerIn, KINDS, MOST_EVENTS, PACKED_VERSION, SHOWN, SHOWN_TYPES, SINCE_2 } from './schema.ts';
import { take, taken, Unpackable } from './take.ts';

/** Links without a part beside the facts still use this version, for older pages. */
const FIRST_VERSION = 1;
/** In characters: a longer link is neither written nor read, and the deal is saved as a file. */
export const LONGEST_LINK = 8000;

/** The board as a link has it. */
export interface PackedHeader {
  readonly edition: Edition;
  readonly board: string;
  readonly dealer: Seat | null;
  readonly vulnerable: Vulnerability | null;
  readonly hands: BySeat<readonly Card[] | null>;
  readonly auction: readonly Call[] | null;
  /** `4HX`: as stated, or as the auction ended. */
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly title?: string;
  readonly notes?: string;
  readonly names?: Partial<BySeat<string>>;
}

/** A fact that an article does not show by itself, as letters. */
interface Enclosed {
  readonly type: 'Enclosed';
  readonly letters: string;
}

export interface Parcel {
  readonly header: PackedHeader;
  readonly events: readonly (Fact | Enclosed)[];
  readonly beside: Beside;
  /** The unread rest, for a reader who needs more than an article. */
  readonly rest: DigitReader;
}

/** `linkCut`: the number of letters received, and the number expected, or null if it is unknown. */
export type ParcelRead =
  | { readonly ok: true; readonly parcel: Parcel }
  | { readonly ok: false; readonly code: 'linkTooLong' | 'linkDamaged' | 'linkNewer' }
  | { readonly ok: false; readonly code: 'linkCut'; readonly arrived: number; readonly of: number | null };

/** The letters for the length of the payload, and for the checksum. */
export const LENGTH = 3;
export const CHECK = 4;

/** The largest prime below 64 to the fourth, so that four letters hold the checksum. */
const PRIME = 16_777_213;

/** The number in this many letters of base 64, the least significant first. */
export function lettersOf(value: number, letters: number): string {
  return Array.from(
    { length: letters },
    (_unused, place) => LETTERS[Math.floor(value / 64 ** place) % 64],
  ).join('');
}

function valueOf(letters: string): number {
  return Array.from(letters).reduceRight((value, letter) => value * 64 + LETTERS.indexOf(letter), 0);
}

/** The four letters at the end of a link, by which a reader notices that a letter of the text was changed or lost. */
export function checkOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % PRIME;
  return lettersOf(sum, CHECK);
}

/**
 * Reads what an address carries, however it was cut or changed on its way.
 * @throws {Error} never for what the text holds; an error of the program itself is passed on
 */
export function readParcel(text: string): ParcelRead {
  if (text.length > LONGEST_LINK) return { ok: false, code: 'linkTooLong' };
  const [version = '', payload = '', check = ''] = text.split('.');
  if (/^\d{1,3}$/.test(version) && Number(version) > PACKED_VERSION) return { ok: false, code: 'linkNewer' };
  const damaged: ParcelRead = { ok: false, code: 'linkDamaged' };
  const number = Number(version);
  const known = /^\d$/.test(version) && number >= FIRST_VERSION;
  if (!known && text !== '') return damaged;
  const arrived = text.length;
  if (payload.length < LENGTH) return { ok: false, code: 'linkCut', arrived, of: null };
  const length = valueOf(payload.slice(0, LENGTH));
  const of = version.length + length + CHECK + 2;
  if (arrived < of) return { ok: false, code: 'linkCut', arrived, of };
  const from = digitReader(payload.slice(LENGTH));
  if (payload.length !== length || check !== checkOf(`${version}.${payload}`) || from === null)
    return damaged;
  const parcel = taken(() => takeParcel(from, number));
  return parcel === null ? damaged : { ok: true, parcel };
}

function takeParcel(from: DigitReader, version: number): Parcel {
  const header = take(headerIn(version), from) as PackedHeader;
  const play = following(header.hands, header.contract, header.declarer);
  const events: (Fact | Enclosed)[] = [];
  let left = take('count', from) as number;
  if (left > MOST_EVENTS) throw new Unpackable();
  for (; left > 0; left--) {
    const fact = from.take(2) === 1 ? takeFact(from) : plainPlay(from, play.next());
    events.push(fact);
    if (fact.type !== 'Enclosed') play.add(fact);
  }
  const beside = version === FIRST_VERSION ? NOTHING_BESIDE : (take(BESIDE, from) as Beside);
  if (beside.more.some(({ event }) => event >= events.length)) throw new Unpackable();
  return { header, events: rejoined(events, beside), beside, rest: from };
}

function takeFact(from: DigitReader): Fact | Enclosed {
  const kind = from.take(KINDS);
  const type = SHOWN_TYPES[kind];
  if (kind === SHOWN_TYPES.length + 1)
    return { type: 'CardPlayed', ...(take(SINCE_2.UnknownPlayed, from) as object) } as Fact;
  if (kind === SHOWN_TYPES.length + 2)
    return { type: 'TricksSkipped', ...(take(SINCE_2.TricksSkipped, from) as object) } as Fact;
  if (type !== undefined) return { type, ...(take(SHOWN[type] ?? {}, from) as object) } as Fact;
  const letters = Array.from({ length: take('count', from) as number }, () => LETTERS[from.take(64)]);
  return { type: 'Enclosed', letters: letters.join('') };
}

/** The next hand in turn plays a card it holds, and the fact has no other field. */
function plainPlay(from: DigitReader, next: ReturnType<ReturnType<typeof following>['next']>): Fact {
  const card = next?.cards[from.take(next.cards.length || 1)];
  if (next === null || card === undefined) throw new Unpackable();
  return { type: 'CardPlayed', seat: next.seat, card };
}
