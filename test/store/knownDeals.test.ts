/** Which deals of a file are stored already. */

import { expect, test } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { knownAmong } from '../../src/store/knownDeals.ts';
import { shutDownAfterEach } from './fake.ts';
import { facts, headerNamed } from './sample.ts';

const { tab } = shutDownAfterEach();

const dealOf = (title: string, events: readonly Fact[] = []): DealRecord => ({
  header: headerNamed(title),
  events,
});

test('an equal deal is known, whatever its file is called; another deal, call or card is not', async () => {
  const store = await tab();
  const { header } = dealOf('One');
  const file = { header: { ...header, source: 'evening.pbn' }, events: facts(3), closed: true };
  await store.create({ stream: 'one', ...file });
  await store.create({ stream: 'two', ...dealOf('Two'), closed: true });
  const renamed = { header: { ...header, source: 'evening (1).pbn' }, events: facts(3) };
  const known = [{ stream: 'one', goesOn: false }, { stream: 'two', goesOn: false }, null, null, null];
  const asked = [
    renamed,
    dealOf('Two'),
    dealOf('Three'),
    dealOf('One', facts(3, 20)),
    dealOf('One', facts(4)),
  ];
  expect(await knownAmong(asked, store)).toEqual(known);
});

test('a deal of which more is recorded is named, unless an equal one is there, too', async () => {
  const store = await tab();
  await store.create({ stream: 'further', ...dealOf('One', facts(3)) });
  expect(await knownAmong([dealOf('One')], store)).toEqual([{ stream: 'further', goesOn: true }]);
  await store.create({ stream: 'equal', ...dealOf('One'), closed: true });
  expect(await knownAmong([dealOf('One')], store)).toEqual([{ stream: 'equal', goesOn: false }]);
});

test('a moment that has no name here makes a deal another one', async () => {
  const store = await tab();
  await store.create({ stream: 'one', ...dealOf('One', facts(3)), closed: true });
  const named = { ...dealOf('One', facts(3)), marks: { ruling: 2 } };
  expect(await knownAmong([named], store)).toEqual([null]);
});

test('a line that did not happen is no deal of a file', async () => {
  const store = await tab();
  await store.create({ stream: 'trunk', ...dealOf('Trunk', facts(3)) });
  await store.create({ ...dealOf('Line', facts(2)), parent: 'trunk', fork: 0 });
  expect(await knownAmong([dealOf('Line', facts(2))], store)).toEqual([null]);
});
