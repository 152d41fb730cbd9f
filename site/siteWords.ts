/** Which pages the site has, and which texts stand around them. */

import type { Target } from '../src/formats/losses.ts';
import type { LostThing } from './losses.ts';

/** In the order of the navigation; each is a file in `pages/` and in `build/site/`. */
export const PAGES = [
  'start',
  'embed',
  'audit',
  'record',
  'hearing',
  'organisation',
  'case',
  'laws',
  'formats',
] as const;
export type PageName = (typeof PAGES)[number];

export interface PageWords {
  /** The title in the navigation. */
  readonly short: string;
  readonly title: string;
  /** The text below the title, which search engines show, too. */
  readonly intro: string;
}

export interface SiteWords {
  readonly skip: string;
  readonly pagesOf: string;
  readonly languages: string;
  readonly workshop: string;
  readonly before: string;
  readonly after: string;
  /** The note above a page that is not translated. */
  readonly notTranslated: string;
  readonly dealAsText: string;
  readonly openInWorkshop: string;
  readonly terminal: string;
  readonly code: string;
  readonly table: string;
  readonly endsWith: (code: number) => string;
  readonly copyright: string;
  readonly pages: Readonly<Record<PageName, PageWords>>;
  readonly grammar: {
    readonly word: string;
    readonly records: string;
    readonly follows: string;
    readonly holds: string;
  };
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
