/** Pages opened in a browser, one browser for a file of tests: to start one takes longer than to open a page. */

import type { Browser } from 'puppeteer-core';
import { launched } from '../../browser.ts';

/** Milliseconds; a page that never tells what it shows is an error. */
const PATIENCE = 120_000;

/** A browser for pages that tell in `data-drawn` of their body what they show; {@link probe} makes them do so. */
export class Opener {
  readonly #flags: readonly string[];
  #browser: Promise<Browser> | null = null;

  /** @param flags further flags of Chromium */
  constructor(flags: readonly string[] = []) {
    this.#flags = flags;
  }

  /**
   * The page as it stands after its scripts, as HTML.
   * @throws where there is no Chromium, or the page tells nothing
   */
  async dump(address: string): Promise<string> {
    const page = await (await (this.#browser ??= launched(this.#flags))).newPage();
    try {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(() => document.body.dataset.drawn !== undefined, {
        timeout: PATIENCE,
        polling: 50,
      });
      return await page.content();
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
    this.#browser = null;
  }
}

/**
 * A script that tells in the page itself what the replay has drawn, which its HTML leaves out: as soon as that contains the text, or after
 * so many looks, ten a second. The body's `data-drawn` is `nothing` without a replay.
 * @param more further statements, run before `data-drawn` is set; `replay` is the element or null
 */
export const probe = (text: string, looks: number, more = ''): string =>
  `addEventListener('load',()=>{const look=(left)=>{const replay=document.querySelector('deal-replay');` +
  `const drawn=(replay?.shadowRoot?.textContent??'nothing').replaceAll(/\\s+/g,' ').slice(0,4000);` +
  `if(left>0&&!drawn.includes(${JSON.stringify(text)}))setTimeout(look,100,left-1);` +
  `else{${more}document.body.dataset.drawn=drawn}};look(${looks})})`;
