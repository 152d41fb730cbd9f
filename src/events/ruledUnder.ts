import type { FactOf } from './event.ts';

/** The clause of a ruling: `62B` also where a director wrote `Law 62B`; empty where the words name no number. */
export function ruledUnder({ law }: FactOf<'RulingGiven'>): string {
  return law.replace(/^\D*/, '');
}

/** Words that may stand before and between clauses, in the languages of the page. */
const JOINING = new Set(
  'law laws l and with under madde yasa yasalar ve ile νόμος νόμοι ν και חוק חוקים ו'.split(' '),
);

/** The words of a ruling with the parts of one clause together: `27B2` also where a director wrote “27 B 2” or “27(B)(2)”. */
function joined(law: string): string {
  return law.replace(/(\d)[ .(-]{0,2}([A-Z])[ .()-]{0,3}(\d)(?![0-9A-Z])/gi, '$1$2$3');
}

/**
 * Each clause of a ruling: `27B2` and `26B` where a director wrote “27B2 and 26B”. Where other words stand beside the numbers, which may
 * deny one of them, only what `ruledUnder` reads.
 */
export function clausesRuled(fact: FactOf<'RulingGiven'>): readonly string[] {
  const clauses: string[] = [];
  for (const word of joined(fact.law).split(/[\s,;:/+&().–-]+/)) {
    const last = clauses.at(-1) ?? '';
    if (/^\d{1,2}[A-Z]?\d?[a-z]?(?:i{1,3})?$/i.test(word)) clauses.push(word);
    else if (/\d$/.test(last) && /^[A-Z]\d?[a-z]?(?:i{1,3})?$/i.test(word))
      clauses[clauses.length - 1] = last + word;
    else if (/\d[a-z]$/.test(last) && /^i{1,3}$/.test(word)) clauses[clauses.length - 1] = last + word;
    else if (word !== '' && !JOINING.has(word.toLowerCase())) return [ruledUnder(fact)];
  }
  return clauses.map((clause) => clause.replace(/^\d+[a-z]/, (start) => start.toUpperCase()));
}
