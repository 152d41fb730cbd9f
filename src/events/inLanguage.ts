/** A header in the reader's language, where the record has been translated into it. */

import type { RecordHeader } from './record.ts';

/** @param language as in `lang`: `tr` */
export function inLanguage(header: RecordHeader, language: string): RecordHeader {
  const { translations = {} } = header;
  return Object.hasOwn(translations, language) ? { ...header, ...translations[language] } : header;
}
