/** The list of deals tells a result that stands nowhere but in the play, and none where play is not over. */

import { expect } from 'chai';
import { openStore } from '../../src/store/open.ts';
import { playedDeal, seeded } from '../bench/deals.ts';
import { framed, inside, waited } from './support/builtPage.ts';
import { deepText } from './support/open.ts';
import { removedAfterEach } from './support/streams.ts';

describe('the list of deals', function () {
  this.timeout(120_000);
  const streams = removedAfterEach();

  it('tells what the play came to, and leaves the stored deal as it is', async () => {
    const { header, events } = playedDeal(seeded(7));
    const { statedResult: _none, ...bare } = header;
    const store = await openStore();
    for (const [title, so] of [
      ['Played out', events],
      ['Broken off', events.slice(0, 9)],
    ] as const) {
      const made = await store.create({ header: { ...bare, title }, events: so });
      if (!made.ok) throw new Error(made.code);
      streams.push(made.stream);
    }
    const frame = await framed();
    const rows = (): readonly string[] =>
      [...(inside(frame).querySelector('dt-library')?.shadowRoot?.querySelectorAll('.deals li') ?? [])].map(
        (row) => deepText(row).replaceAll(/[\u2066-\u2069\s]+/g, ' '),
      );
    const rowOf = (title: string): string => rows().find((row) => row.includes(title)) ?? '';
    await waited('the result is told', () => /(?:[+−]\d|=) ·/.test(rowOf('Played out')));
    expect(rowOf('Broken off')).not.to.match(/(?:[+−]\d|=) ·/);
    const kept = await store.record(streams[0]!);
    expect(kept.ok && kept.record.header.statedResult).to.equal(undefined);
    store.end();
  });
});
