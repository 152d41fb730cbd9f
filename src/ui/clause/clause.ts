/** A clause in the panels: with its number in the edition, and a link to the page of the laws. */

import { html, type TemplateResult } from '../lit.ts';
import { asEnglish, isolate, runsOf } from '../../i18n/isolate.ts';
import type { Words } from '../../i18n/words.ts';
import { clauseNumbered, numberIn } from '../../lawbook/catalogue.ts';
import type { Edition } from '../../lawbook/editions.ts';
import type { Clause, Finding } from '../../laws/finding.ts';
import type { Replay } from '../../view/replay.ts';
import { notation } from '../notation/notation.ts';

/** The number as a link; where the editions number it differently, the other number is named as well. */
export function clauseLink(clause: Clause, edition: Edition, words: Words): TemplateResult {
  return numberLink(numberIn(clause, edition), clause, words);
}

/** `id`: the number in the catalogue, by which the page of the laws has the clause. */
function numberLink(number: string, id: string, words: Words): TemplateResult {
  const { law } = words.screen;
  return html`<a
    class="ref"
    href=${`#${new URLSearchParams({ laws: id }).toString()}`}
    aria-label=${number === id ? law.open({ number }) : law.openOther({ number, other: id })}
    ><bdi dir="ltr">${number}</bdi></a
  >`;
}

/** A sentence with its clauses, numbered as in the edition, as links; every other run of notation as usual. */
export function withClauses(
  sentence: string,
  edition: Edition,
  words: Words,
): readonly (TemplateResult | string | readonly (TemplateResult | string)[])[] {
  return runsOf(sentence).map(({ text, notation: isNotation, english }) => {
    if (!isNotation) return text;
    if (english) return notation(asEnglish(text), words);
    const clause = clauseNumbered(text, edition);
    return clause === null ? notation(isolate(text), words) : numberLink(text, clause.id, words);
  });
}

/** Findings whose sentence names the clause of a ruling. The director wrote it with the number of the book of his record. */
const OF_RULINGS: ReadonlySet<Finding['key']> = new Set(['ruling.differs', 'record.noSuchLaw']);

/**
 * The sentence of a finding with its clauses as links. They are numbered as in the edition that the reader chose, the clause of a ruling as in
 * that of the record.
 */
export function findingWithClauses(
  { key }: Pick<Finding, 'key'>,
  sentence: string,
  { edition, record }: Pick<Replay, 'edition' | 'record'>,
  words: Words,
): ReturnType<typeof withClauses> {
  return withClauses(sentence, OF_RULINGS.has(key) ? record.header.edition : edition, words);
}
