/** Templates of the page mark English words among those of another language. */

import { expect, test } from 'vitest';
import { asEnglish, isolate } from '../../src/i18n/isolate.ts';
import { html, type TemplateResult } from '../../src/ui/lit.ts';

const label = `א ${asEnglish('Penalty card')} ${isolate('♥3')}`;

/** What a value between tags is drawn as: text as it is, an element by its markup with its text. */
const drawn = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((part: string | TemplateResult) =>
        typeof part === 'string' ? part : part.strings.join(String(part.values[0])),
      )
    : value;

test('between tags English words are an element with their language and direction, and notation is one', () => {
  const { values } = html`<p>${label}</p>`;
  expect(drawn(values[0])).toEqual([
    'א ',
    '<span dir="ltr" lang="en">Penalty card</span>',
    ' ',
    '<bdi dir="ltr">♥3</bdi>',
  ]);
});

test('in an attribute, and in an element that takes text alone, they stay text', () => {
  const { values } = html`<p title=${label}></p>
    <option>${label}</option>
    <textarea .value=${label}></textarea>`;
  expect(values).toEqual([label, label, label]);
});

test('text without English words stays as it is', () => {
  const { values } = html`<p>${isolate('♥3')} ${'א'} ${3}</p>`;
  expect(values).toEqual([isolate('♥3'), 'א', 3]);
});
