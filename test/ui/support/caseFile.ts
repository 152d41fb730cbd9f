/** The case file of a record as an element, without the page around it. */

import type { DealRecord } from '../../../src/events/record.ts';
import { caseFileWords } from '../../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS, type Language } from '../../../src/i18n/settings.ts';
import { wordsFor, type Words } from '../../../src/i18n/words.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import type { CaseFileElement } from '../../../src/ui/case-file/case-file.element.ts';
import '../../../src/ui/case-file/define.ts';
import { replayOfRecord } from './open.ts';

/** Not in the document yet. The language must have been loaded. */
export async function caseFileElement(
  record: DealRecord,
  language: Language,
  more: Partial<CaseFileElement>,
): Promise<CaseFileElement> {
  return Object.assign(document.createElement('dt-case-file') as CaseFileElement, {
    timeline: timelineOf(record),
    replay: replayOfRecord(record),
    words: wordsFor({ ...DEFAULT_SETTINGS, language }),
    text: await caseFileWords(language),
    trouble: '',
    linkTo: (at: number) => `#${at}`,
    ...more,
  });
}

/** Alone on the page, in the language and direction of these words. */
export async function aloneInMain<Shown extends HTMLElement & { readonly updateComplete: Promise<boolean> }>(
  element: Shown,
  { language, direction }: Words,
): Promise<Shown> {
  const main = document.createElement('main');
  main.lang = language;
  main.dir = direction;
  main.append(element);
  document.body.replaceChildren(main);
  await element.updateComplete;
  return element;
}
