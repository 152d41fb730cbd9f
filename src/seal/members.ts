/** The roster: the members who may write in a record and vouch for it. */

import { isSoundKey } from './ed25519.ts';
import { isObject } from '../domain/json.ts';
import { roleIn, type Member } from './member.ts';

/** No committee has more members. */
export const MOST_MEMBERS = 16;
const LONGEST_NAME = 100;

/** The name as a checkpoint writes it, since that format allows neither spaces nor `+`. */
export function noteName(name: string): string {
  return name.replaceAll(/[\s+]+/gu, '_');
}

/**
 * True for a name that a checkpoint can carry: not empty, composed (NFC), without spaces at its ends and without characters that
 * control a terminal or the direction of writing.
 */
export function isName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= LONGEST_NAME &&
    name === name.trim() &&
    name === name.normalize('NFC') &&
    !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)
  );
}

/** The members; null unless each name and each key appears once and each key is sound. One key under two names would vouch twice. */
export function rosterOf(value: unknown): readonly Member[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_MEMBERS) return null;
  const members: Member[] = [];
  for (const each of value) {
    if (!isObject(each)) return null;
    const { name, key } = each;
    if (typeof name !== 'string' || typeof key !== 'string' || !isName(name) || !isSoundKey(key)) return null;
    members.push({ name, key, ...roleIn(each['role']) });
  }
  const once = (values: readonly string[]): boolean => new Set(values).size === values.length;
  return once(members.map(({ key }) => key)) && once(members.map(({ name }) => noteName(name)))
    ? members
    : null;
}
