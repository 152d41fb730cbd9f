/** A clause in the panels: with its number in the edition, and a link to the page of the laws. */

import { html, type TemplateResult } from '../lit.ts';
import { asEnglish, isolate, runsOf } from '../../i18n/isolate.ts';
import { clauseLabel } from '../../i18n/sentence.ts';
import type { Words } from '../../i18n/words.ts';
import { clauseNumbered, isClause, numberIn } from '../../lawbook/catalogue.ts';
import type { Edition } from '../../lawbook/editions.ts';
import type { Clause } from '../../laws/finding.ts';
import { notation } from '../notation/notation.ts';

/** What the clause is about; its own entry in the catalogue first, whichever edition’s number it was cited by. */
export function labelOf(clause: Clause, words: Words): string {
  return clauseLabel(clauseNumbered(clause)?.id ?? clause, words);
}

/** The clause's address on the page of the laws. */
export function addressOf(clause: Clause): string {
  return `#${new URLSearchParams({ laws: clauseNumbered(clause)?.id ?? clause }).toString()}`;
}

/** The number as a link; where the editions number it differently, the other number is named as well. */
export function clauseLink(clause: Clause, edition: Edition, words: Words): TemplateResult {
  const number = numberIn(clause, edition);
  const known = clauseNumbered(clause);
  const other = known === null || number === known.id ? null : known.id;
  const { law } = words.screen;
  return html`<a
    class="ref"
    href=${addressOf(clause)}
    aria-label=${other === null ? law.open({ number }) : law.openOther({ number, other })}
    ><bdi dir="ltr">${number}</bdi></a
  >`;
}

/** A sentence with its clauses as links, every other run of notation as usual. */
export function withClauses(
  sentence: string,
  edition: Edition,
  words: Words,
): readonly (TemplateResult | string | readonly (TemplateResult | string)[])[] {
  return runsOf(sentence).map(({ text, notation: isNotation, english }) => {
    if (!isNotation) return text;
    if (english) return notation(asEnglish(text), words);
    return isClause(text) ? clauseLink(text, edition, words) : notation(isolate(text), words);
  });
}
