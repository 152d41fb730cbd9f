/**
 * A case that holds the settings of an organisation, from one machine to another: sealed and frozen there, handed on as a file and as a
 * saved copy, opened beside what is here, and verified each time.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areAlike, organisationChosen, organisationIn } from '../../src/audit/caseFile/organisation.ts';
import { StoreHolder } from '../../src/apps/workshop/sealing/holders.ts';
import { signed } from '../../src/apps/workshop/sealing/sealing.ts';
import { readOrganisationFile } from '../../src/events/organisation/readOrganisation.ts';
import type { Organisation } from '../../src/events/organisation/settings.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readFile } from '../../src/apps/workshop/reading.ts';
import { verifySealed } from '../../src/seal/verify.ts';
import { backupText, readBackup } from '../../src/store/backupFile.ts';
import type { Store } from '../../src/store/store.ts';
import { recordIn } from '../fixtures.ts';
import { clock, person, faultText } from '../seal/sample.ts';
import { shutDownAfterEach } from '../store/fake.ts';

const { tab } = shutDownAfterEach();

const hearing = recordIn('fixtures/hearings/low-card-dropped-or-shown.json');
const under = (organisation: Organisation): DealRecord => ({
  ...hearing,
  events: [...hearing.events, ...organisationChosen(organisation, hearing)],
});
const organisationNamed = (name: string): Organisation =>
  readOrganisationFile(readFileSync(`organisations/${name}.json`, 'utf8')).organisation as Organisation;

/** The file that a store has of a deal. */
async function fileOf(store: Store, stream: string): Promise<Uint8Array> {
  const found = await store.seals.read(stream);
  return new TextEncoder().encode(found.ok ? (found.text ?? '') : '');
}

async function frozenIn(store: Store, record: DealRecord): Promise<string> {
  const made = await store.create(record);
  if (!made.ok) throw new Error(made.code);
  const ada = await person('Ada Example');
  const wish = { members: [ada], recorder: ada.key, present: [ada.key], freeze: true };
  const note = await signed(wish, new StoreHolder(store, made.stream), [ada.signer], clock());
  expect(note).toEqual({ kind: 'doneFrozen', number: record.events.length });
  return made.stream;
}

async function expectHolds(bytes: Uint8Array, facts: number, organisation: Organisation): Promise<void> {
  const { faults, frozen, added } = await verifySealed(bytes);
  expect([faults.map(faultText), added]).toEqual([[], []]);
  expect(frozen).toBe(facts + 1);
  const { deals, problems } = await readFile('case.sealed', bytes);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const read = organisationIn(deals[0] as DealRecord);
  expect(read?.problems).toEqual([]);
  expect(areAlike(read?.organisation as Organisation, organisation)).toBe(true);
}

describe.each(['ebu', 'dbv'])('the settings of %s in a sealed case', (name) => {
  const organisation = organisationNamed(name);
  const record = under(organisation);
  const facts = record.events.length;

  test('hold here, in a file opened elsewhere, and beside a deal of the same name, and where that went on', async () => {
    const here = await tab();
    const stream = await frozenIn(here, record);
    const bytes = await fileOf(here, stream);
    await expectHolds(bytes, facts, organisation);

    // As a file on another machine.
    const there = await tab();
    const opened = (await readFile('case.sealed', bytes)).deals[0] as DealRecord;
    const text = new TextDecoder().decode(bytes);
    const { freezes } = await verifySealed(bytes);
    const taken = await there.create({ ...opened, closed: true, seal: { text, freezes, holds: true } });
    if (!taken.ok) throw new Error(taken.code);
    expect((await there.record(taken.stream)) as unknown).toMatchObject({
      ok: true,
      record: { events: record.events },
    });
    expect(await fileOf(there, taken.stream)).toEqual(bytes);
    await expectHolds(await fileOf(there, taken.stream), facts, organisation);

    // As a saved copy, where another deal has its number already.
    const third = await tab();
    await third.create({ ...hearing, header: { ...hearing.header, title: 'Another' }, stream });
    const backup = readBackup(backupText(await here.exportAll()));
    if (backup === null) throw new Error('This is no saved copy.');
    expect(await third.restore(backup.backup)).toMatchObject({ added: 0, beside: 1 });
    const listed = await third.list();
    const beside = listed.ok ? listed.deals.find(({ copyOf }) => copyOf?.stream === stream) : undefined;
    if (beside === undefined) throw new Error('It is not beside.');
    await expectHolds(await fileOf(third, beside.stream), facts, organisation);
    expect(await fileOf(third, stream)).toEqual(new Uint8Array());

    // As a saved copy, where the live deal of that number ended before them.
    const fourth = await tab();
    await fourth.create({ ...hearing, stream });
    expect(await fourth.restore(backup.backup)).toMatchObject({ added: 0, continued: 1, beside: 0 });
    await expectHolds(await fileOf(fourth, stream), facts, organisation);
  });

  test('a flipped bit in them is named by the number of their event', async () => {
    const here = await tab();
    const bytes = await fileOf(here, await frozenIn(here, record));
    const event = record.events.findIndex((fact) => fact.type === 'CaseNoted' && 'settings' in fact) + 1;
    const text = new TextDecoder().decode(bytes);
    // Places in bytes: not every letter of the record is one.
    const from = new TextEncoder().encode(text.slice(0, text.indexOf('"settings"'))).length;
    const line = text.slice(text.indexOf('"settings"'));
    const length = new TextEncoder().encode(line.slice(0, line.indexOf('"text":'))).length;
    expect(length).toBeGreaterThan(1000);
    const places = Array.from({ length: 30 }, (_, index) => from + Math.floor((index * length) / 30));
    for (const place of places)
      for (const bit of [0, 3, 6]) {
        const flipped = Uint8Array.from(bytes);
        flipped[place] = (flipped[place] as number) ^ (1 << bit);
        const { faults } = await verifySealed(flipped);
        expect(
          faults.some(({ number }) => number === event),
          `${String.fromCharCode(bytes[place] as number)} at ${place - from}, bit ${bit}: ${faults.map(faultText).join()}`,
        ).toBe(true);
      }
  });
});
