/** Deals that tests of the page store: what stands of them in the database, and their removal. */

import { openStore } from '../../../src/store/open.ts';
import type { Fact } from '../../../src/events/event.ts';

/** Facts of that stream as the database holds them, read by a second connection. */
export async function stored(stream: string): Promise<readonly Fact[]> {
  const store = await openStore();
  const found = await store.read(stream);
  store.end();
  if (!found.ok) throw new Error(found.code);
  return found.events.map(({ event }) => event);
}

/** Stores a deal of which only dealer and vulnerability are known, and these facts; the name of its stream. */
export async function unknownDealStored(title: string, events: readonly Fact[] = []): Promise<string> {
  const store = await openStore();
  const hands = { N: null, E: null, S: null, W: null };
  const made = await store.create({
    header: {
      title,
      edition: '2017',
      deal: { board: '1', dealer: 'N', vulnerable: 'None', hands },
      contract: null,
      declarer: null,
      auction: null,
    },
    events,
  });
  store.end();
  if (!made.ok) throw new Error(made.code);
  return made.stream;
}

/** Removes these streams and their branches from the database by a second connection. */
export async function removeStored(streams: readonly string[]): Promise<void> {
  const store = await openStore();
  await store.remove(streams);
  store.end();
}

/** Streams named here are removed after each test of the block, and its pages are closed. */
export function removedAfterEach(): string[] {
  const streams: string[] = [];
  afterEach(async () => {
    document.body.replaceChildren();
    await removeStored(streams.splice(0));
  });
  return streams;
}
