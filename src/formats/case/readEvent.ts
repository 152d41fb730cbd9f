/** Reads one event object of the case format as a fact. Checks every field of the format, and keeps unknown fields unchanged. */

import { isCard, isRank, isSuit } from '../../domain/card.ts';
import { isCall, parseContract } from '../../domain/contract.ts';
import { readHand } from '../../domain/deal.ts';
import { isSeat } from '../../domain/seat.ts';
import { readComparison } from '../../events/comparison.ts';
import type { Fact } from '../../events/event.ts';
import { OF_ANY, FACTS, type Declared, type FactType, type Kind } from '../../events/facts.ts';
import { isOfCaseFile, rewrites } from '../../events/ofRecording.ts';
import { isOption, isQuestionId } from '../../lawbook/choices.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** `1e999` in JSON is read as infinity, which JSON can't write. */
const isNumber: Check = (value) => Number.isFinite(value);
const isWithin =
  (least: number, most: number): Check =>
  (value) =>
    isCount(value) && (value as number) >= least && (value as number) <= most;
/** An outcome of an assigned score, which nobody played: more than thirteen tricks are a slip, no fact. Without declarer if the board is passed out. */
const isOutcome: Check = (value) => {
  const { contract, declarer, tricks, weight } = { ...(value as Record<string, unknown> | null) };
  return (
    isText(contract) && maybe(isSeat)(declarer) && maybe(isWithin(0, 13))(tricks) && maybe(isNumber)(weight)
  );
};

/** A limit of the nesting of settings. Whether they are right is checked where the case file is opened. */
const isShallow = (value: unknown, depth = 8): boolean =>
  Object(value) !== value ||
  (depth > 0 && Object.values(value as object).every((each) => isShallow(each, depth - 1)));

/** The checks of the reader. The published schema is stricter in places, because facts are never refused for being impossible. */
const CHECKS: Readonly<Record<Exclude<Kind, Inner>, Check>> = {
  seat: isSeat,
  suit: isSuit,
  rank: isRank,
  card: isCard,
  call: isCall,
  text: isText,
  flag: (value) => typeof value === 'boolean',
  trick: isCount,
  anyTrick: isCount,
  trickOfDeal: isWithin(1, 13),
  tricks: isCount,
  option: isOption,
  options: listOf(isOption),
  question: isQuestionId,
  answer: (value) => typeof value === 'boolean' || isNumber(value) || isText(value),
  outcomes: listOf(isOutcome),
  hand: (value) => typeof value === 'string' && readHand(value) !== null,
  contract: (value) => typeof value === 'string' && parseContract(value) !== null,
  texts: listOf(isText),
  howMany: isWithin(0, Infinity),
  comparison: (value) => readComparison(value).unread.length === 0,
  settings: (value) => isShallow(value),
};

/** The kinds of fields with other facts. Such a field is never optional. */
type Inner = 'fact' | 'facts';

const checkOf = (kind: Exclude<Declared[string], Inner>): Check =>
  typeof kind === 'string' ? CHECKS[kind] : (value) => kind.includes(value as string);

interface Form {
  /** Fields without which the object is no fact. */
  readonly own: Readonly<Record<string, Check | Inner>>;
  /** If a remark can't be read, only the remark is left out, and the fact is kept. */
  readonly remarks: Readonly<Record<string, Check>>;
}

const FORMS = Object.fromEntries(
  Object.entries(FACTS).map(([type, declared]: [string, Declared]): [string, Form] => {
    const form = { own: {} as Record<string, Check | Inner>, remarks: {} as Record<string, Check> };
    for (const [field, kind] of Object.entries<Declared[string]>({ ...OF_ANY, ...declared })) {
      const name = field.replace('?', '');
      if (kind === 'fact' || kind === 'facts') form.own[name] = kind;
      // The optional fields of calls and statements are remarks.
      else if (field in OF_ANY || (name !== field && /^(?:Call|Statement)Made$/.test(type)))
        form.remarks[name] = checkOf(kind);
      else form.own[name] = name === field ? checkOf(kind) : maybe(checkOf(kind));
    }
    return [type, form];
  }),
) as Readonly<Record<FactType, Form>>;

export interface EventRead {
  readonly fact: Fact | null;
  /** True when the type belongs to the format. */
  readonly known: boolean;
  /** The field that could not be read. */
  readonly field?: string;
  /** Remarks that could not be read, and were left out. */
  readonly leftOut?: readonly string[];
}

/** The fields that an event of this type may have, besides its type. */
export function fieldsOfEvent(type: FactType): readonly string[] {
  const { own, remarks } = FORMS[type];
  return [...Object.keys(own), ...Object.keys(remarks)];
}

/** True for the name of a type of event in the format. */
export function isEventType(type: unknown): type is FactType {
  return typeof type === 'string' && Object.hasOwn(FORMS, type);
}

/** `null` says no more than a field that is not there. */
export function readEvent(item: Readonly<Record<string, unknown>>): EventRead {
  const { type } = item;
  if (!isEventType(type)) return { fact: null, known: false };
  const { own, remarks } = FORMS[type];
  const inside: Record<string, readonly EventRead[]> = {};
  for (const [field, check] of Object.entries(own)) {
    const value = item[field];
    const read = typeof check === 'string' ? factsIn(value, check) : check(value) ? [] : null;
    if (read === null) return { fact: null, known: true, field: `${type}.${field}` };
    if (typeof check === 'string') inside[field] = read;
  }
  const leftOut: string[] = [];
  const keep = ([field, value]: readonly [string, unknown]): boolean => {
    if (value === null) return false;
    if (Object.hasOwn(own, field) || !Object.hasOwn(remarks, field) || remarks[field]?.(value) === true)
      return true;
    leftOut.push(`${type}.${field}`);
    return false;
  };
  const kept = Object.entries(item).filter(keep);
  let fact = kept.length === Object.keys(item).length ? item : Object.fromEntries(kept);
  for (const [field, read] of Object.entries(inside)) {
    for (const { leftOut: names = [] } of read)
      for (const name of names) leftOut.push(`${type}.${field} ${name}`);
    const facts = read.map((each) => each.fact);
    fact = { ...fact, [field]: own[field] === 'fact' ? facts[0] : facts };
  }
  return { fact: fact as unknown as Fact, known: true, ...(leftOut.length === 0 ? {} : { leftOut }) };
}

/** The facts in a field of another fact, each read once, since a correction may hold a correction; null if one can't be read. */
function factsIn(value: unknown, kind: Inner): readonly EventRead[] | null {
  const all: unknown = kind === 'fact' ? [value] : value;
  if (!Array.isArray(all)) return null;
  const read = all.map((each: Record<string, unknown> | null) => readEvent({ ...each }));
  const mayStand = ({ fact }: EventRead): boolean =>
    // An account of what happened may contain neither entries about the recording nor another account.
    fact !== null && (kind === 'fact' || (!isOfCaseFile(fact) && !rewrites(fact)));
  return read.every(mayStand) ? read : null;
}
