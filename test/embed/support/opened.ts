/** The built replay of one deal in a page of Chromium, for what only a browser's own record or feature tells. */

import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { launched } from '../../browser.ts';
import { bake, bakedFile } from '../../../src/output/baked/bake.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { CORRECTED, fold, recordAt } from '../../output/picture/support.ts';

export interface Opened {
  readonly page: Page;
  close(): Promise<void>;
}

/** English, with these attributes, drawn; an article of its own around it. */
export async function opened(attributes: Readonly<Record<string, string>> = {}): Promise<Opened> {
  await loadLanguage('en');
  const browser = await launched();
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  await page.setContent('<!doctype html><html lang="en"><title>Article</title><body></body>');
  await page.addScriptTag({ content: readFileSync('build/deal-replay.js', 'utf8') });
  const file = bakedFile([bake(fold(recordAt(CORRECTED)), { languages: ['en'], day: '2026-11-21' })]);
  await page.evaluate(
    async (baked, named) => {
      const replay = document.body.appendChild(document.createElement('deal-replay'));
      for (const [name, value] of Object.entries(named)) replay.setAttribute(name, value);
      (replay as unknown as { baked: unknown }).baked = baked;
      await new Promise((done) => setTimeout(done, 100));
    },
    file as unknown as Record<string, unknown>,
    attributes,
  );
  return { page, close: () => browser.close() };
}
