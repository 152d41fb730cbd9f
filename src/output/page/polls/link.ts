/**
 * The sheet of a poll as a link, and an answer as a message. A link holds only what the sheet shows: neither the deal nor the case can be
 * reconstructed from it. The letters are a public contract; the number before them is the version.
 */

import type { Fact, FactOf } from '../../../events/event.ts';
import { readEvent } from '../../../formats/case/readEvent.ts';

/** In characters: longer than what people write. Longer letters are not read. */
const LONGEST = 200_000;
const VERSION = '1';

const SHOWN = ['seat', 'hand', 'asks', 'dealer', 'vulnerable', 'scoring', 'methods'] as const;
const SHOWN_IN_PLAY = ['contract', 'declarer', 'turn', 'dummy'] as const;
const OF_A_CALL = ['type', 'seat', 'call', 'alert', 'explanation'] as const;
const OF_A_CARD = ['type', 'seat', 'card', 'suit', 'trick'] as const;

/** Keeps only what the sheet shows; everything else in the fact is removed. */
function onlyShown(poll: FactOf<'PollPrepared'>): FactOf<'PollPrepared'> {
  const isPlay = poll.asks === 'play';
  const before = poll.told.flatMap((fact) => {
    if (fact.type === 'CallMade') return [only(fact, OF_A_CALL)];
    return isPlay && fact.type === 'CardPlayed' ? [only(fact, OF_A_CARD)] : [];
  });
  return {
    ...only(poll, isPlay ? [...SHOWN, ...SHOWN_IN_PLAY] : SHOWN),
    type: 'PollPrepared',
    from: '',
    told: before,
  } as unknown as FactOf<'PollPrepared'>;
}

/** These fields, as far as they exist. */
function only(fact: object, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const of: Readonly<Record<string, unknown>> = { ...fact };
  return Object.fromEntries(fields.flatMap((field) => (of[field] === undefined ? [] : [[field, of[field]]])));
}

/** The sheet as letters that an address may hold. */
export function packedSheet(poll: FactOf<'PollPrepared'>): string {
  return VERSION + lettersOf(onlyShown(poll));
}

/** The poll in the letters of a link; null if they have none. */
export function sheetIn(letters: string): FactOf<'PollPrepared'> | null {
  const fact = factIn(letters.startsWith(VERSION) ? letters.slice(VERSION.length) : null);
  return fact?.type === 'PollPrepared' ? onlyShown(fact) : null;
}

/** Precedes an answer in a message, so that it can be found among other words. */
const SIGN = 'dealtrail-answer-';

const OF_AN_ANSWER = ['choice', 'considered', 'others', 'level', 'initials', 'remark'] as const;
export type Given = Pick<FactOf<'PollAnswered'>, (typeof OF_AN_ANSWER)[number]>;

/** An answer as letters, with the stamp of the sheet it was given to. */
export function packedAnswer(sheet: string, answer: Given): string {
  const answerFact = { type: 'PollAnswered', poll: stampOf(sheet), ...only(answer, OF_AN_ANSWER) };
  return SIGN + VERSION + lettersOf(answerFact);
}

/** The answer in a message, with the stamp of its sheet as `poll`; null for none. */
export function answerIn(message: string): FactOf<'PollAnswered'> | null {
  const [, letters = null] = new RegExp(`${SIGN}${VERSION}([A-Za-z0-9_-]+)`).exec(message) ?? [];
  const fact = factIn(letters);
  if (fact?.type !== 'PollAnswered') return null;
  return {
    ...only(fact, OF_AN_ANSWER),
    type: 'PollAnswered',
    poll: fact.poll,
  } as unknown as FactOf<'PollAnswered'>;
}

/** The message from its second answer on; empty where it holds only one. */
export function afterAnswer(message: string): string {
  const next = message.indexOf(SIGN, message.indexOf(SIGN) + SIGN.length);
  return next < 0 ? '' : message.slice(next);
}

/** A hash of the sheet, which distinguishes it from others. It is no signature: a person can change the answer's text. */
export function stampOf(sheet: string): string {
  let stamp = 7;
  for (const letter of sheet) stamp = (stamp * 31 + letter.charCodeAt(0)) % 4_294_967_291;
  return stamp.toString(36);
}

function lettersOf(fact: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(fact));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function factIn(letters: string | null): Fact | null {
  if (letters === null || letters.length > LONGEST || !/^[A-Za-z0-9_-]*$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof read !== 'object' || read === null) return null;
    return readEvent(read as Readonly<Record<string, unknown>>).fact;
  } catch {
    return null;
  }
}
