/** Reads a baked file that may be anything: cut, hostile, newer. What comes out is safe to draw. */

import { isCard } from '../domain/card.ts';
import { isCall, parseContract } from '../domain/contract.ts';
import { isSeat } from '../domain/seat.ts';
import {
  BAKED_FORMAT,
  BAKED_VERSION,
  LARGEST_FILE,
  MOST_BOARDS,
  MOST_STEPS,
  MOST_TEXTS,
  type Baked,
} from './baked.ts';

/** `notBaked`: a file of another kind. `damaged`: a baked file that does not hold together. */
export type ReadProblem = 'tooLarge' | 'unreadable' | 'notBaked' | 'newer' | 'noBoard' | 'damaged';

export type BakedRead =
  { readonly ok: true; readonly baked: Baked } | { readonly ok: false; readonly code: ReadProblem };

type Test = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Test>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Test = (value) => typeof value === 'string';
const truth: Test = (value) => value === true;
const flag: Test = (value) => typeof value === 'boolean';
const whole: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const one =
  (...of: readonly unknown[]): Test =>
  (value) =>
    of.includes(value);
const or =
  (...tests: readonly Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const none: Test = (value) => value === null;
const list =
  (test: Test, most: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test);
const tuple =
  (...tests: readonly Test[]): Test =>
  (value) =>
    Array.isArray(value) && value.length === tests.length && tests.every((test, index) => test(value[index]));
const map =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);
/** Fields whose name ends in `?` may be left out; fields nobody knows are let pass: a later program may have added them. */
const fields =
  (shape: Fields): Test =>
  (value) =>
    isObject(value) &&
    Object.entries(shape).every(([name, test]) => {
      const key = name.replace('?', '');
      return Object.hasOwn(value, key) ? test(value[key]) : key !== name;
    });

/** No list inside a deal is longer. */
const MANY = 500;
const seat: Test = isSeat;
const card: Test = isCard;
const contract: Test = (value) => typeof value === 'string' && parseContract(value) !== null;

/** Every number of a text must have a text. */
function bakedShape(texts: number): Test {
  const said: Test = (value) => whole(value) && (value as number) < texts;
  const laws = list(text, MANY);
  const change = fields({
    'phase?': one('auction', 'lead', 'play', 'over'),
    'contract?': or(none, contract),
    'declarer?': or(none, seat),
    'hands?': list(text, MANY),
    'tricks?': list(text, MANY),
    'won?': tuple(whole, whole),
    'turn?': or(none, seat),
    'loose?': list(tuple(seat, card, one('lead', 'play')), MANY),
    'open?': list(tuple(whole, seat), MANY),
    'faceDown?': or(none, tuple(seat, card)),
    'spread?': flag,
  });
  const step = fields({
    'fact?': fields({ type: text, 'seat?': seat, 'card?': card }),
    'says?': said,
    'caption?': text,
    'findings?': list(fields({ text: said, laws, 'because?': list(whole, MANY), 'procedure?': truth }), MANY),
    'table?': change,
    'cases?': list(fields({ id: text, state: text, title: said, called: said, asks: or(none, said) }), MANY),
    'penaltyCards?': list(tuple(seat, card, one('minor', 'major')), MANY),
    'revokes?': list(tuple(seat, card, whole, one('pending', 'corrected', 'established')), MANY),
    'options?': list(fields({ by: seat, law: text, says: said, of: list(tuple(text, said), MANY) }), MANY),
    'restriction?': or(none, fields({ on: seat, 'require?': text, 'forbid?': text })),
    'information?': list(fields({ card, owner: seat, to: seat, authorised: flag, law: text }), MANY),
    'questions?': list(fields({ text: said, law: text }), MANY),
    'result?': or(none, fields({ played: whole, adjusted: whole, 'judged?': whole, because: laws })),
  });
  const kinds = one('penalty', 'restriction', 'revoke', 'lead', 'claim', 'ruling', 'record', 'other');
  return fields({
    law: fields({ edition: text, baked: text }),
    title: text,
    board: text,
    dealer: or(none, seat),
    vulnerable: one('None', 'NS', 'EW', 'All'),
    hands: text,
    contract: or(none, contract),
    declarer: or(none, seat),
    auction: or(none, list(fields({ call: isCall, 'alert?': truth, 'explanation?': text }), MANY)),
    'names?': map(text),
    'notes?': text,
    clauses: map(said),
    steps: (value) => list(step, MOST_STEPS + 1)(value) && (value as unknown[]).length > 0,
    marks: list(
      fields({ step: whole, kind: kinds, text: said, 'law?': text, 'offender?': seat }),
      MOST_STEPS,
    ),
  });
}

/** The length of every list of texts; null when they differ or are none. */
function lengthOfTexts(texts: unknown): number | null {
  const language = fields({ written: list(text, MOST_TEXTS), spoken: list(or(none, text), MOST_TEXTS) });
  if (!map(language)(texts)) return null;
  const all = Object.values(texts as Baked['texts']);
  const length = all[0]?.written.length ?? null;
  return all.every(({ written, spoken }) => written.length === length && spoken.length === length)
    ? length
    : null;
}

/** `board`: its number or name where the file holds several; the first when it is not given. */
export function readBaked(source: string, board?: string | null): BakedRead {
  if (source.length > LARGEST_FILE) return { ok: false, code: 'tooLarge' };
  let file: unknown;
  try {
    file = JSON.parse(source);
  } catch {
    return { ok: false, code: 'unreadable' };
  }
  return bakedIn(file, board);
}

/** The same of a file that has been parsed. */
export function bakedIn(file: unknown, board?: string | null): BakedRead {
  const refuse = (code: ReadProblem): BakedRead => ({ ok: false, code });
  if (!isObject(file) || file['format'] !== BAKED_FORMAT) return refuse('notBaked');
  const { version, boards } = file;
  if (!whole(version)) return refuse('damaged');
  if ((version as number) > BAKED_VERSION) return refuse('newer');
  if (!list(isObject, MOST_BOARDS)(boards)) return refuse('damaged');
  const all = boards as readonly Record<string, unknown>[];
  const found = board ? all.find((each) => String(each['board']) === board) : all[0];
  if (found === undefined) return refuse('noBoard');
  const length = lengthOfTexts(found['texts']);
  if (length === null || !bakedShape(length)(found)) return refuse('damaged');
  const baked = found as unknown as Baked;
  return baked.marks.every(({ step }) => step < baked.steps.length) ? { ok: true, baked } : refuse('damaged');
}
