/** What people said, as a fact holds it: words of the record inside a sentence of ours. */

import type { Fact } from './event.ts';

/** The words themselves, as they are quoted where the fact is told. */
export function saidIn(fact: Fact): readonly string[] {
  const told: Readonly<Record<string, unknown>> = { ...(fact.type === 'Amended' ? fact.with : fact) };
  return ['text', 'statement', 'explanation'].flatMap((key) => {
    const text = told[key];
    return typeof text === 'string' ? [text] : [];
  });
}

/** What stands before and behind those words in a sentence that has them, at the first place. */
export function around(sentence: string, said: string): readonly [before: string, after: string] {
  const [before = '', ...after] = sentence.split(said);
  return [before, after.join(said)];
}
