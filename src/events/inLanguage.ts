/** A record in the reader's language, as far as somebody has translated it. */

import type { Fact } from './event.ts';
import type { DealRecord, RecordHeader } from './record.ts';

/** The head with its words in that language (`tr`), as far as they are translated; else as it was. */
export function inLanguage(header: RecordHeader, language: string): RecordHeader {
  const { translations = {} } = header;
  if (!Object.hasOwn(translations, language)) return header;
  const { texts: _ofFacts, ...words } = translations[language] ?? {};
  return { ...header, ...words };
}

/** The fields with what somebody said or noted. The words of a call of dummy's card are never translated. */
const OWN_WORDS = ['note', 'text', 'statement', 'explanation'] as const;

/** The record with its facts' words translated; its header stays, as screens translate it. The same object without a translation. */
export function factsInLanguage(record: DealRecord, language: string): DealRecord {
  const { translations = {} } = record.header;
  const texts = Object.hasOwn(translations, language) ? translations[language]?.texts : undefined;
  if (texts === undefined) return record;
  return { ...record, events: record.events.map((fact) => translated(fact, texts, language)) };
}

function translated(fact: Fact, texts: Readonly<Record<string, string>>, language: string): Fact {
  const copy: Record<string, unknown> = { ...fact };
  for (const key of OWN_WORDS) {
    const text = copy[key];
    if (typeof text === 'string' && Object.hasOwn(texts, text)) copy[key] = texts[text];
  }
  // The text has been translated, so `lang` must name the new language.
  if (fact.type === 'StatementMade' && fact.lang !== undefined && copy['text'] !== fact.text)
    Object.assign(copy, { lang: language, translator: fact.translator ?? '' });
  if (fact.type === 'Amended') copy['with'] = translated(fact.with, texts, language);
  return copy as unknown as Fact;
}

/** The language of words in a record: the reader's if they were translated, otherwise the record's own; empty if unknown. */
export function languageOf(
  { translations = {}, lang = '' }: RecordHeader,
  text: string,
  language: string,
): string {
  if (!Object.hasOwn(translations, language)) return lang;
  const { texts = {}, ...words } = translations[language] ?? {};
  return [...Object.values(words), ...Object.values(texts)].includes(text) ? language : lang;
}

/** The header with the language of the statement in place of its own, if the fact is a statement that names one. */
export function headFor(header: RecordHeader, fact: Fact): RecordHeader {
  const { lang = '' } = fact.type === 'StatementMade' ? fact : {};
  return lang === '' ? header : { ...header, lang };
}

/** A function that turns a fact in one language into the same fact in another. Words that are translated into neither stay. */
export function translating(
  { translations = {} }: RecordHeader,
  from: string,
  to: string,
): (fact: Fact) => Fact {
  const textsIn = (language: string): Readonly<Record<string, string>> =>
    (Object.hasOwn(translations, language) ? translations[language]?.texts : undefined) ?? {};
  const [here, there] = [textsIn(from), textsIn(to)];
  const originals = Object.keys({ ...here, ...there });
  if (from === to || originals.length === 0) return (fact) => fact;
  const texts = Object.fromEntries(originals.map((text) => [here[text] ?? text, there[text] ?? text]));
  return (fact) => translated(fact, texts, to);
}
