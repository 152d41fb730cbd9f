/** The deals shown on the pages: baked files for the replay, and pictures and texts for readers without it. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCase } from '../src/formats/case/readCase.ts';
import { pack } from '../src/formats/packed/packed.ts';
import { DEFAULT_SETTINGS, type Language } from '../src/i18n/settings.ts';
import { wordsFor, type Words } from '../src/i18n/words.ts';
import { published, type Published } from '../src/output/page/published.ts';
import type { Snippet } from '../src/output/page/snippets.ts';

/** The addresses in the example snippets. */
const HOME = 'https://example.org/dealtrail/';
const ARTICLE = 'https://example.org/deals/board-3/';

/** The language of the cases' own texts; they may have translations, too. */
const TOLD_IN = 'en';

export interface ShownDeal {
  readonly deal: Published;
  /** Paths below `build/site/`. */
  readonly picture: { readonly light: string; readonly dark: string };
  readonly baked: string;
}

export interface Deals {
  /** @param path of a case file, from the root */
  show(path: string, moment: string, language: Language): ShownDeal;
  snippet(path: string, moment: string, language: Language): Snippet;
}

/** Writes the files of a deal when it is shown for the first time. */
export function dealsInto(root: string, site: string, day: string): Deals {
  const written = new Set<string>();
  mkdirSync(join(site, 'deals'), { recursive: true });
  const write = (name: string, content: string): string => {
    if (!written.has(name)) writeFileSync(join(site, name), content);
    written.add(name);
    return name;
  };
  const tell = (path: string, moment: string, words: Words): Published => {
    const { record } = readCase(readFileSync(join(root, path), 'utf8'));
    if (record === null) throw new Error(`${path} is not a case.`);
    if (words.language !== TOLD_IN && record.header.translations?.[words.language]?.title === undefined)
      throw new Error(`${path} has no title in the language of the page, ${words.language}.`);
    return published(record, {
      words,
      // Notes are shown: they are a teacher's on his own deal, and name nobody.
      reticence: { names: 'none', notes: true },
      moment,
      day,
      languages: [words.language],
      branches: true,
    });
  };
  return {
    show(path, moment, language) {
      const name = `deals/${basename(path, '.json')}`;
      const deal = tell(path, moment, wordsIn(language));
      return {
        deal,
        picture: {
          light: write(`${name}.${moment}.${language}.svg`, deal.svg),
          dark: write(`${name}.${moment}.${language}.dark.svg`, deal.darkSvg),
        },
        baked: write(`${name}.${language}.json`, deal.baked),
      };
    },
    snippet(path, moment, language) {
      const words = wordsIn(language);
      const deal = tell(path, moment, words);
      const packed = pack(deal.record);
      return {
        data: packed.ok ? packed.text : null,
        page: ARTICLE,
        home: HOME,
        app: null,
        title: deal.story.title,
        alt: deal.alt,
        leads: words.screen.steps.transport,
        signs: deal.signs,
        caption: deal.story.title,
        moment,
        settings: words.settings,
        theme: 'auto',
        named: false,
        judged: deal.story.findings.length > 0,
        branches: false,
        doubleDummy: false,
        direction: words.direction,
        picture: deal.picture,
        iframeHeight: 640,
      };
    },
  };
}

export function wordsIn(language: Language): Words {
  return wordsFor({ ...DEFAULT_SETTINGS, language });
}
