/** The shapes of the values of `expect` keys: a value of another shape would compare nothing, and the check would hold whatever happened. */

import { isObject } from '../domain/json.ts';
import { isSeat, isSide } from '../domain/seat.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (each: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(each);
const isOptions = (value: unknown): boolean =>
  isObject(value) && isSeat(value['by']) && isListOf(isText)(value['of']);
/** An object whose keys are all of one kind: a misspelt seat or side would not be compared with anything. */
const isObjectBy =
  (isName: (key: string) => boolean) =>
  (value: unknown): boolean =>
    isObject(value) && Object.keys(value).every(isName);

/** A key without a shape takes any value. */
const SHAPES: Readonly<Record<string, (expected: unknown) => boolean>> = {
  finds: isListOf(isText),
  cited: isListOf(isText),
  never: isListOf(isText),
  asks: isListOf(isText),
  notAsked: isListOf(isText),
  record: isListOf(isText),
  revokes: isListOf(isObject),
  info: isListOf(isObject),
  options: (expected) => isOptions(expected) || isListOf(isOptions)(expected),
  legal: (by) => isObject(by) && Object.values(by).every((of) => of === 'any' || isListOf(isText)(of)),
  penaltyCards: (expected) =>
    isObjectBy(isSeat)(expected) && Object.values(expected as object).every(isObject),
  tricks: isObjectBy(isSide),
  trick: isObject,
  result: (expected) => isObject(expected) && isListOf(isText)(expected['because'] ?? []),
};

/** Keys for which `null` means that there is none. */
const NONE_AT_ALL: ReadonlySet<string> = new Set(['options', 'penaltyCards', 'revokes', 'trick', 'result']);

/** True for a value that the key can be compared with. */
export function mayBeExpected(key: string, expected: unknown): boolean {
  if (expected === null && NONE_AT_ALL.has(key)) return true;
  return SHAPES[key]?.(expected) ?? true;
}
