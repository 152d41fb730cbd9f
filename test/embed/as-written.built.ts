/**
 * The one file articles load is folded very small: functions are merged, sheets and templates written without a break. It must say, in
 * every language and at every step, letter for letter what its sources say.
 */

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'puppeteer-core';
import { launched } from '../browser.ts';
import { bake, bakedFile } from '../../src/output/baked/bake.ts';
import { pack } from '../../src/formats/packed/packed.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { CORRECTED, fold, recordAt } from '../output/picture/support.ts';

let browser: Browser;
let asWritten: string;

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
  browser = await launched();
  const { outputFiles } = await build({
    entryPoints: ['src/apps/embed/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
  });
  asWritten = outputFiles[0]?.text ?? '';
});

afterAll(() => browser.close());

/** Everything each step draws, says and tells, one entry a step; and what is said when there is no deal. */
async function everything(script: string, attributes: Record<string, string>): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><title>Article</title><body></body>');
  await page.addScriptTag({ content: script });
  const packed = pack(recordAt(CORRECTED));
  if (!packed.ok) throw new Error(packed.code);
  const file = bakedFile([bake(fold(recordAt(CORRECTED)), { languages: LANGUAGES, day: '2026-11-21' })]);
  const all = await page.evaluate(
    async (baked, named, link) => {
      const events: string[] = [];
      const replay = document.createElement('deal-replay') as HTMLElement & {
        baked: unknown;
        goTo(at: number): void;
        getState(): { steps: number } | null;
        toText(): string;
      };
      for (const type of [
        'replay-step',
        'replay-error',
        'machine-change',
        'irregularity-enter',
        'view-change',
      ])
        replay.addEventListener(type, (event) => events.push(JSON.stringify((event as CustomEvent).detail)));
      for (const [name, value] of Object.entries(named)) replay.setAttribute(name, value);
      document.body.append(replay);
      const look = async (): Promise<void> => {
        await new Promise((done) => setTimeout(done));
        const drawn = [...(replay.shadowRoot?.children ?? [])];
        // Without Lit's marks, which hold a number drawn by lot, and the line breaks of a template as it was written.
        const markup = drawn.map((one) =>
          new XMLSerializer().serializeToString(one).replaceAll(/<!--.*?-->|\s*\n\s*/g, ''),
        );
        events.push(markup.join('\n'));
      };
      const walk = async (): Promise<void> => {
        await look();
        for (let at = 0; at <= (replay.getState()?.steps ?? -1); at++) {
          replay.goTo(at);
          await look();
        }
        // Once what the live region says has come.
        await new Promise((done) => setTimeout(done, 400));
        await look();
        events.push(replay.toText(), JSON.stringify(replay.getState()));
      };
      await look();
      // A link whole or cut reads the same in each language.
      const links = named['lang'] === 'en' ? ['', 'cut', link.slice(0, 40), link] : ['cut'];
      for (const data of links) {
        replay.setAttribute('data', data);
        replay.baked = null;
        await walk();
      }
      replay.baked = baked;
      await walk();
      return events;
    },
    file as unknown as Record<string, unknown>,
    attributes,
    packed.text,
  );
  await page.close();
  return all;
}

/** A few words around the first letter that differs; null where none does. */
function firstDifference(one: string, other: string): string | null {
  const at = one.split('').findIndex((letter, index) => letter !== other[index]);
  if (at < 0 && one.length === other.length) return null;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' ≠ ');
}

for (const lang of LANGUAGES)
  test(`the built element says in ${lang} what it was written to say`, async () => {
    const attributes = {
      lang,
      seats: 'local',
      show: 'auction law options machine info timeline share branches',
    };
    const built = await everything(readFileSync('build/deal-replay.js', 'utf8'), attributes);
    expect(built.length).toBeGreaterThan(100);
    const written = await everything(asWritten, attributes);
    expect(built).toHaveLength(written.length);
    for (const [at, one] of built.entries()) expect(firstDifference(one, written[at] ?? '')).toBeNull();
  });
