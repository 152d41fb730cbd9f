/** People's work on claims that is not recorded, kept while a phone may end the page. */

import type { LineKind } from '../../../audit/claims/marks.ts';
import { isObject } from '../../../domain/json.ts';
import type { ClaimShelf, ClaimWork } from '../../../ui/claim/kept.ts';
import type { Route } from '../address.ts';
import { originOf, recordName } from '../origin.ts';
import { keepUnrecorded, unrecordedOf } from '../unrecorded.ts';

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** Written out, because an import would move these into the claims worker. */
const KINDS: Readonly<Record<LineKind, true>> = { careless: true, inferior: true, notNormal: true };

const isMarked = (of: unknown): boolean =>
  isObject(of) &&
  (typeof of['fact'] === 'string' || (typeof of['card'] === 'number' && isNumbers(of['after'])));

const isMark = (value: unknown): boolean =>
  isObject(value) &&
  isMarked(value['of']) &&
  typeof value['kind'] === 'string' &&
  Object.hasOwn(KINDS, value['kind']) &&
  ['by', 'why'].every((field) => typeof value[field] === 'string');

const isNote = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  isNumbers(value['stated']) &&
  Array.isArray(value['marks']) &&
  value['marks'].every(isMark);

const isClaimWork = (work: unknown): work is ClaimWork =>
  isNote(work) &&
  typeof work['typed'] === 'string' &&
  isNumbers(work['walked']) &&
  (work['noted'] === null || isNote(work['noted']));

/** Keeps the work on each claim of the deal at that address until it is recorded. */
export async function claimShelf(route: Route): Promise<ClaimShelf> {
  const stream = route.view === 'deal' ? route.stream : '';
  const kept = await unrecordedOf('claim', stream, isClaimWork);
  return {
    record: recordName(route),
    copiedFrom: originOf(stream),
    get: kept,
    set: (claim, work) => keepUnrecorded('claim', stream, claim, work),
  };
}
