import { expect, test } from 'vitest';
import { sealing as el } from '../../src/i18n/el/sealing.ts';
import { sealing as en } from '../../src/i18n/en/sealing.ts';
import { sealing as he } from '../../src/i18n/he/sealing.ts';
import { inOrder } from '../../src/i18n/inOrder.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { sealing as tr } from '../../src/i18n/tr/sealing.ts';

test.each([
  ['a full stop where there is none', ['North leads', 'East wins'], 'North leads. East wins.'],
  ['no second one', ['North leads.', 'Who won?', 'Stop!'], 'North leads. Who won? Stop!'],
  ['a Greek question keeps its mark', ['Ποιος κέρδισε;'], 'Ποιος κέρδισε;'],
  [
    'a quotation that has ended',
    ['“He said so.”', '«Ναι»', 'הוא אמר ״כן.״'],
    '“He said so.” «Ναι» הוא אמר ״כן.״',
  ],
  ['notation at the end of a sentence', ['♥2\u2069', 'Law 64A1.\u2069'], '♥2\u2069. Law 64A1.\u2069'],
  ['what leads on', ['It said:', 'a card …'], 'It said: a card …'],
])('sentences in their order: %s', (_what, sentences, whole) => {
  expect(inOrder(sentences)).toBe(whole);
});

test.each([
  ['English', en],
  ['Turkish', tr],
  ['Greek', el],
  ['Hebrew', he],
])(
  'a name that ends in a full stop gets no second one from the list of who has not frozen: %s',
  (_language, { waitsFor }) => {
    for (const names of ['Dana D.', 'Dana']) expect(withoutIsolates(waitsFor!({ names }))).toMatch(/[^.]\.$/);
  },
);
