/** What stands around the pages in each language: navigation, titles, headings of what is generated. */

import type { Target } from '../src/formats/losses.ts';
import type { Language } from '../src/i18n/settings.ts';
import type { LostThing } from './losses.ts';
import { el } from './words/el.ts';
import { en } from './words/en.ts';
import { he } from './words/he.ts';
import { tr } from './words/tr.ts';

/** In the order of the navigation; each is a file in `pages/` and in `build/site/`. */
export const PAGES = ['start', 'embed', 'audit', 'case', 'laws', 'formats'] as const;
export type PageName = (typeof PAGES)[number];

export interface PageWords {
  /** In the navigation. */
  readonly short: string;
  readonly title: string;
  /** Below the title, and what a search engine shows. */
  readonly intro: string;
}

/** The cases shown on the pages, by the names of their files. */
export const SHOWN = [
  'seed-000-example-1d',
  'seed-000-example-7a',
  'seed-002-deal-1',
  'seed-002-deal-2',
  'seed-002-deal-3',
  'seed-002-deal-4',
] as const;
export type ShownCase = (typeof SHOWN)[number];

/** What the file of a case says in English only. */
export interface CaseWords {
  readonly title: string;
  /** Left out where the file has none. */
  readonly notes?: string;
}

export interface SiteWords {
  readonly skip: string;
  readonly pagesOf: string;
  readonly languages: string;
  readonly workshop: string;
  readonly before: string;
  readonly after: string;
  /** Above a page that is not translated. */
  readonly notTranslated: string;
  readonly dealAsText: string;
  readonly openInWorkshop: string;
  readonly terminal: string;
  readonly code: string;
  readonly table: string;
  readonly endsWith: (code: number) => string;
  readonly copyright: string;
  readonly pages: Readonly<Record<PageName, PageWords>>;
  /** Null in the language of the files. */
  readonly cases: Readonly<Record<ShownCase, CaseWords>> | null;
  readonly questions: { readonly asked: string; readonly matters: string };
  readonly clauses: { readonly decided: string; readonly count: string };
  readonly losses: {
    readonly what: string;
    readonly carried: string;
    readonly kept: string;
    readonly lost: string;
    readonly targets: Readonly<Record<Target, string>>;
    readonly things: Readonly<Record<LostThing, string>>;
  };
}

export const SITE_WORDS: Readonly<Record<Language, SiteWords>> = { en, tr, el, he };
