/** The course texts’ examples recorded at the desk of the built page, fact by fact, from an empty record on. */

import { expect } from 'chai';
import type { Fact } from '../../src/events/event.ts';
import { lineOf } from '../typed/writeLine.ts';
import { openStore } from '../../src/store/open.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { recordOf } from './support/open.ts';
import { removedAfterEach } from './support/streams.ts';

const CASES = [
  'seed-000-example-1a-accepted',
  'seed-000-example-2',
  'seed-000-example-3b',
  'seed-000-example-4a',
  'seed-000-example-5',
  'seed-000-example-6',
  'seed-000-example-7a',
  'seed-004-S4-1-innocent-trick-was-full',
];

interface Line extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
}

describe('the examples of the course at the desk', function () {
  this.timeout(600_000);
  const streams = removedAfterEach();

  it('are recorded with one line a fact, one row each, as the case has them', async () => {
    const store = await openStore();
    for (const name of CASES) {
      const record = await recordOf(`/fixtures/seeds/${name}.json`);
      const made = await store.create({ header: record.header });
      if (!made.ok) throw new Error(made.code);
      streams.push(made.stream);
      const frame = await framed(`#deal=${made.stream}`);
      const line = await waited(`the desk for ${name}`, () => {
        const found = inside(frame).querySelector<Line>('dt-record-line');
        return found?.shadowRoot?.querySelector('input') ? found : null;
      });
      const field = line.shadowRoot.querySelector('input')!;
      for (const fact of record.events) {
        field.value = lineOf(fact)!;
        field.dispatchEvent(new Event('input'));
        await waited(`${name}: ${field.value}`, () => {
          if (field.value !== '') line.shadowRoot.querySelector('form')!.requestSubmit();
          return field.value === '';
        });
      }
      const found = await store.read(made.stream);
      const facts: readonly Fact[] = found.ok ? found.events.map(({ event }) => event) : [];
      expect(facts, name).to.deep.equal(record.events);
      document.body.replaceChildren();
    }
    store.end();
  });
});
