/** Writes the pages of the site into `build/site/`: one folder per language, and beside them the deals they show. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLanguage } from '../src/i18n/load.ts';
import { LANGUAGES, type Language } from '../src/i18n/settings.ts';
import { blocksFor, TO_ROOT } from './blocks.ts';
import { dealsInto, type Deals } from './deals.ts';
import { addressOf, wholePage } from './wholePage.ts';
import { htmlOf } from './markdown.ts';
import { PAGES, type PageName } from './siteWords.ts';
import { SITE_WORDS } from './words.ts';

/** @param day ISO 8601, of the Laws as this program reads them now */
export async function buildSite(root: string, built: string, day: string): Promise<number> {
  await Promise.all(LANGUAGES.map(loadLanguage));
  const site = join(built, 'site');
  rmSync(site, { recursive: true, force: true });
  const deals = dealsInto(root, site, day);
  // Without the replay's script the pages show pictures.
  const replays = existsSync(join(built, 'deal-replay.js'));
  let count = 0;
  for (const language of LANGUAGES) {
    mkdirSync(join(site, language), { recursive: true });
    for (const name of PAGES) {
      writeFileSync(join(site, language, `${name}.html`), pageOf({ root, name, language, deals, replays }));
      count++;
    }
  }
  return count;
}

interface Wanted {
  readonly root: string;
  readonly name: PageName;
  readonly language: Language;
  readonly deals: Deals;
  readonly replays: boolean;
}

function pageOf({ root, name, language, deals, replays }: Wanted): string {
  const own = sourceOf(root, name, language);
  const written = own === null ? 'en' : language;
  const text = own ?? sourceOf(root, name, 'en');
  if (text === null) throw new Error(`The page ${name} has no text.`);
  const body = htmlOf(
    text,
    blocksFor({ root, deals, language, written }),
    (link) => linkFrom(link, language),
    SITE_WORDS[written].table,
  );
  return wholePage({ name, language, written, body, replays: replays && body.includes('<deal-replay') });
}

export function sourceOf(root: string, name: PageName, language: Language): string | null {
  const path = join(root, 'site', 'pages', language, `${name}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** `audit` is a page, `workshop#laws` the application. */
function linkFrom(link: string, language: Language): string {
  const page = PAGES.find((name) => name === link);
  if (page !== undefined) return addressOf(page, language);
  const [workshop, fragment = ''] = link.split('#');
  if (workshop === 'workshop')
    return `${TO_ROOT}index.html#${fragment === '' ? '' : `${fragment}&`}lang=${language}`;
  if (/^(?:https:\/\/|#)/.test(link)) return link;
  throw new Error(`A page links to ${link}, which does not exist.`);
}
