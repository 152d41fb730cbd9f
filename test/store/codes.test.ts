import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, REFUSAL_CODES, STORAGE_CODES, isStorageCode } from '../../src/store/codes.ts';
import { meaningOf } from '../../src/store/failure.ts';

describe('codes', () => {
  it('are words, each listed once, so that every one can have its sentence', () => {
    for (const codes of [REFUSAL_CODES, PROBLEM_CODES]) {
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[a-z][a-zA-Z]+$/);
    }
    expect(REFUSAL_CODES.filter(isStorageCode)).toEqual([...STORAGE_CODES]);
  });
});

describe('an error of the database', () => {
  const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name }, more);

  it.each([
    ['no room', named('QuotaExceededError'), 'full'],
    [
      'no room, told only as the cause of an abort',
      named('AbortError', { inner: named('QuotaExceededError') }),
      'full',
    ],
    ['no room for one of many rows', named('BulkError', { failures: [named('QuotaExceededError')] }), 'full'],
    ['no room, by its old number', named('Error', { code: 22 }), 'full'],
    ['no room, as Firefox says it', named('NS_ERROR_DOM_QUOTA_REACHED'), 'full'],
    [
      'no room, in words only',
      Object.assign(new Error('The disk is full.'), { name: 'UnknownError' }),
      'full',
    ],
    [
      'no room, as Chromium says it of a full disk',
      Object.assign(
        new Error('Connection is closing because of: IO error: 000003.log: FILE_ERROR_NO_SPACE'),
        {
          name: 'UnknownError',
        },
      ),
      'full',
    ],
    [
      'no room, in the words of a wrapped abort',
      named('AbortError', {
        inner: Object.assign(new Error('The transaction exceeded its quota limitations.'), {
          name: 'AbortError',
        }),
      }),
      'full',
    ],
    [
      'no room, told by place',
      named('BulkError', { failuresByPos: { 3: named('QuotaExceededError') } }),
      'full',
    ],
    ['an unknown error in other words', named('UnknownError'), 'unavailable'],
    ['a key that is taken', named('BulkError', { failures: [named('ConstraintError')] }), 'versionConflict'],
    ['an abort without a reason', named('AbortError'), 'unavailable'],
    ['a frame without storage', named('SecurityError'), 'unavailable'],
    ['a newer database', named('VersionError'), 'outdated'],
  ] as const)('means what it says: %s', (_, error, code) => {
    expect(meaningOf(error)).toBe(code);
  });

  it.each([new TypeError('x'), named('DataCloneError'), named('DataError'), null, 'full', undefined])(
    'is not made of a mistake of ours: %s',
    (error) => {
      expect(meaningOf(error)).toBeNull();
    },
  );

  it('that wraps itself is still understood', () => {
    const error: Record<string, unknown> = { name: 'UnknownError' };
    error.inner = error;
    expect(meaningOf(error)).toBe('unavailable');
  });
});
