/** What the compiler asks of a finding and its sentence, both held against `src/laws/findings/`: each marked line must be an error. */

import { expect, it } from 'vitest';
import type { Sentences } from '../../src/i18n/en/findings/message.ts';
import type { Using } from '../../src/i18n/slots.ts';
import type { FindingKey, FindingParams, Weighed } from '../../src/laws/finding.ts';
import { cite, type Effect } from '../../src/laws/step.ts';

type Two = Pick<FindingParams, 'penaltyCard.void' | 'penaltyCard.waits'>;

export const cited = (late: boolean): Effect[] => [
  cite({ key: 'penaltyCard.void', laws: [], params: { owner: 'N', card: 'S3' } }),
  // @ts-expect-error no finding has this key
  cite({ key: 'penaltyCard.viod', laws: [], params: { owner: 'N', card: 'S3' } }),
  // @ts-expect-error the card is missing
  cite({ key: 'penaltyCard.void', laws: [], params: { owner: 'N' } }),
  // @ts-expect-error the parameters are missing
  cite({ key: 'penaltyCard.void', laws: [] }),
  // @ts-expect-error it tells of no trick
  cite({ key: 'penaltyCard.void', laws: [], params: { owner: 'N', card: 'S3', trick: 4 } }),
  // @ts-expect-error the owner is a player
  cite({ key: 'penaltyCard.void', laws: [], params: { owner: 'S3', card: 'S3' } }),
  // @ts-expect-error of two keys that may be cited, one tells the trick as well
  cite({ key: late ? 'revoke.lifted' : 'penaltyCard.again', laws: [], params: { owner: 'N', card: 'S3' } }),
  // @ts-expect-error no key is put together so
  cite({ key: `penaltyCard.${late ? 'void' : 'viod'}`, laws: [], params: { owner: 'N', card: 'S3' } }),
];

export const weighed: Weighed[] = [
  { law: '61A', why: 'couldObey' },
  // @ts-expect-error no reason has this name
  { law: '61A', why: 'couldObay' },
];

const damage = (s: Using<{ number: 'tricks' }>): string => `${s.number('tricks')}`;

export const told: Sentences<Two>[] = [
  { 'penaltyCard.void': (s) => s.seat('owner'), 'penaltyCard.waits': (s) => s.cards('cards') },
  // @ts-expect-error a sentence is missing
  { 'penaltyCard.void': (s) => s.card('card') },
  // @ts-expect-error the finding tells no such parameter
  { 'penaltyCard.void': (s) => s.card('played'), 'penaltyCard.waits': () => '' },
  // @ts-expect-error a player is no card
  { 'penaltyCard.void': (s) => s.card('owner'), 'penaltyCard.waits': () => '' },
  // @ts-expect-error several cards are not one
  { 'penaltyCard.void': () => '', 'penaltyCard.waits': (s) => s.card('cards') },
  // @ts-expect-error a card is never shown as it is written in a record
  { 'penaltyCard.void': (s) => s.text('card'), 'penaltyCard.waits': () => '' },
  // @ts-expect-error the phrase needs a number of tricks
  { 'penaltyCard.void': (s) => damage(s), 'penaltyCard.waits': () => '' },
];

it('a finding keeps what it is cited with', () => {
  const params = { owner: 'N', card: 'S3' } as const;
  const key: FindingKey = 'penaltyCard.void';
  expect(cite({ key, laws: ['50'], params })).toEqual({
    kind: 'cite',
    citation: { key, laws: ['50'], params },
  });
});
