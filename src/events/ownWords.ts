/** The record's own words, with their language. The first screen does not load this module; writing a page does. */

import { headFor, inLanguage, languageOf } from './inLanguage.ts';
import type { DealRecord } from './record.ts';
import { saidIn } from './said.ts';
import { noteOn } from './vouching.ts';

/** All people's words in a record, as shown in a language, each with the language it is in; this is empty if unknown. */
export function languagesIn(record: DealRecord, language: string): Readonly<Record<string, string>> {
  const header = inLanguage(record.header, language);
  const { title, notes = '', remarks = [], event = '', session = '', source = '' } = header;
  const explained = remarks.map(({ explanation = '' }) => explanation);
  const own = [title, notes, event, session, source, ...explained].map(
    (text) => [text, record.header] as const,
  );
  const ofFacts = record.events.flatMap((fact) => [
    ...saidIn(fact).map((text) => [text, headFor(record.header, fact)] as const),
    [noteOn(fact), record.header] as const,
  ]);
  return Object.fromEntries(
    [...own, ...ofFacts]
      .filter(([text]) => text !== '')
      .map(([text, head]) => [text, languageOf(head, text, language)]),
  );
}
