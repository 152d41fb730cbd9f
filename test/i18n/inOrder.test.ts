import { expect, test } from 'vitest';
import { inOrder } from '../../src/i18n/inOrder.ts';

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
