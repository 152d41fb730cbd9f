/** The parts of a case's header that have a form of their own, `people` and `seal`, as readable lines. */

import { isObject } from '../domain/json.ts';

/** Limits against hostile files: no real file has more lines or deeper nesting. */
const MOST_LINES = 200;
const DEEPEST = 4;

/** `committee: A. B., C. D.`: a line for each entry of a list, for each key of an object. Empty where nothing is said. */
export function linesIn(value: unknown): readonly string[] {
  const entries = Array.isArray(value)
    ? value.map((each) => phrase(each, DEEPEST))
    : isObject(value)
      ? Object.entries(value).map(([key, each]) => named(key, each, DEEPEST))
      : [phrase(value, DEEPEST)];
  return entries.filter((line) => line !== '').slice(0, MOST_LINES);
}

function phrase(value: unknown, depth: number): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object') return JSON.stringify(value);
  if (depth === 0) return '…';
  const parts = Array.isArray(value)
    ? value.map((each) => phrase(each, depth - 1))
    : Object.entries(value).map(([key, each]) => named(key, each, depth - 1));
  return parts.filter((part) => part !== '').join(', ');
}

function named(key: string, value: unknown, depth: number): string {
  const text = phrase(value, depth);
  return text === '' ? '' : `${key}: ${text}`;
}
