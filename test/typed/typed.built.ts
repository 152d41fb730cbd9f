/**
 * Cases typed at the desk of the built page, one line a fact: the rows in the database equal the case's events, one row a fact. As
 * many cases as `TYPED_CASES` says, 30 otherwise: `npm run bench:typed` types 300.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedIn, servedBuild } from '../../scripts/served-build.mjs';
import type { RecordHeader, StoredEvent } from '../../src/events/record.ts';
import type { Fact } from '../../src/events/event.ts';
import { FACTS } from '../../src/events/facts.ts';
import type { WorkshopElement } from '../../src/apps/workshop/workshop.element.ts';
import { lineOf, quotedText } from './writeLine.ts';
import { chosenCases, traitsOf, type Chosen } from './cover.ts';

const count = Number(process.env['TYPED_CASES'] ?? 30);
const { chosen, traits } = chosenCases(count);

/** The lines a person types for that record, with the names of moments where they stand. */
function linesOf({ record: { events, marks = {} }, path }: Chosen): readonly string[] {
  const named = (at: number): string[] =>
    Object.entries(marks).flatMap(([name, moment]) => (moment === at ? [`mark ${quotedText(name)}`] : []));
  return [
    ...named(0),
    ...events.flatMap((fact, index) => {
      const line = lineOf(fact);
      if (line === null) throw new Error(`${path}: event ${index} can’t be typed.`);
      return [line, ...named(index + 1)];
    }),
  ];
}

/** Types the lines on a new record with that head, each once the one before it is stored; what the database then holds of it. */
async function typedOn(
  page: Page,
  header: RecordHeader,
  lines: readonly string[],
): Promise<{ rows: readonly StoredEvent[]; packed: number; stuck: string }> {
  return page.evaluate(
    async (head, all) => {
      const workshop = document.querySelector<WorkshopElement>('dealtrail-workshop')!;
      const until = async (is: () => boolean): Promise<boolean> => {
        for (const end = performance.now() + 30_000; performance.now() < end;) {
          if (is()) return true;
          await new Promise((done) => setTimeout(done, 0));
        }
        return false;
      };
      await workshop.recording.beginning.begin({ header: head, events: [] });
      const stream = (): string => new URLSearchParams(location.hash.slice(1)).get('deal') ?? '';
      const lineNow = (): ShadowRoot | null =>
        workshop.shadowRoot!.querySelector('dt-record-line')?.shadowRoot ?? null;
      await until(
        () =>
          workshop.recording.desk?.stream === stream() &&
          workshop.recording.isOn &&
          (lineNow()?.querySelector('input') ?? null) !== null,
      );
      let stuck = '';
      for (const line of all) {
        const field = lineNow()!.querySelector('input')!;
        field.value = line;
        field.dispatchEvent(new Event('input'));
        lineNow()!.querySelector('form')!.requestSubmit();
        if (await until(() => field.value === '')) continue;
        stuck = `${line}: ${lineNow()!.querySelector('#told')!.textContent}`;
        break;
      }
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open('dealtrail');
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(new Error('The database can’t be read.'));
      });
      const got = <T>(asked: IDBRequest<T>): Promise<T> =>
        new Promise((done) => (asked.onsuccess = () => done(asked.result)));
      const tables = database.transaction(['events', 'closed']);
      const rows = await got(
        tables.objectStore('events').getAll(IDBKeyRange.bound([stream(), 0], [stream(), Infinity])),
      );
      const packed = await got(tables.objectStore('closed').count(stream()));
      database.close();
      return { rows: rows as StoredEvent[], packed, stuck };
    },
    header,
    lines,
  );
}

describe('typed at the desk', () => {
  const profile = mkdtempSync(join(tmpdir(), 'dealtrail-typed-'));
  let served: Awaited<ReturnType<typeof servedBuild>>;
  let opened: Awaited<ReturnType<typeof openedIn>>;
  beforeAll(async () => {
    served = await servedBuild();
    opened = await openedIn(profile, `${served.origin}/`);
  });
  afterAll(async () => {
    await opened.browser.close();
    served.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test('the cases chosen show every kind of fact', () => {
    const shown = new Set(chosen.flatMap(({ record }) => record.events.flatMap(traitsOf)));
    const kinds = new Set([...shown].filter((trait) => !trait.includes('.')));
    expect(chosen).toHaveLength(count);
    expect(Object.keys(FACTS).filter((type) => !kinds.has(type))).toEqual([]);
    if (count >= 300) expect(shown.size).toBe(traits);
  });

  test.each(chosen.map((one) => [one.path, one] as const))(
    '%s is stored as it was typed',
    async (_path, one) => {
      const { header, events } = one.record;
      const { rows, packed, stuck } = await typedOn(opened.page, header, linesOf(one));
      expect(stuck).toBe('');
      expect(rows.map(({ event }): Fact => event)).toEqual(events);
      expect(rows.map(({ version }) => version)).toEqual(events.map((_event, index) => index + 1));
      expect(packed).toBe(0);
    },
  );
});
