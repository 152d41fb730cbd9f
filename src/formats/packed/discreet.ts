/** Removes from a fact what a link contains only on request: names, and what people wrote. */

import type { Fact } from '../../events/event.ts';
import { FACTS, OF_ANY, type Declared } from '../../events/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import { hasField } from './schema.ts';

/** What a link may contain of names and texts; by default nothing. */
export interface PackOptions {
  readonly names?: boolean;
  /** Title, notes, statements, explanations. */
  readonly notes?: boolean;
}

/** Replaces words that the link does not repeat. */
const UNSAID = '…';

/** The fact without people's words and names, unless the options keep them. */
export function discreet(fact: Fact, { names = false, notes = false }: PackOptions): Fact {
  const kept: Record<string, unknown> = names && notes ? { ...fact } : onlyDeclared(fact);
  if (!notes) {
    delete kept['explanation'];
    delete kept['time'];
    delete kept['lang'];
    // The note of a claim from a file's number contains nothing personal, so it stays.
    if (!isReadersClaim(fact.note)) delete kept['note'];
    // It may matter that somebody spoke, so the words are replaced and not removed.
    for (const words of ['statement', 'text']) if (kept[words] !== undefined) kept[words] = UNSAID;
    if (fact.type === 'RulingGiven') delete kept['text'];
  }
  const { by } = kept;
  if (!names && typeof by === 'string' && !/^(?:[NESW]|director|committee|reviewer)$/.test(by)) {
    if (/^(?:StatementMade|RulingGiven|ScoreAssigned)$/.test(fact.type)) kept['by'] = '';
    else delete kept['by'];
  }
  if (!names || !notes) delete kept['translator'];
  if (fact.type === 'Amended') kept['with'] = discreet(fact.with, { names, notes });
  return kept as unknown as Fact;
}

/** Undeclared fields of a fact or an outcome are removed, because they may contain names or texts. */
function onlyDeclared(fact: Fact): Record<string, unknown> {
  const declared: Declared = { ...OF_ANY, ...FACTS[fact.type] };
  const kept = Object.entries(fact).filter(([name]) => name === 'type' || hasField(declared, name));
  if (fact.type !== 'ScoreAssigned') return Object.fromEntries(kept);
  const outcomes = fact.outcomes.map((outcome) =>
    Object.fromEntries(Object.entries(outcome).filter(([name]) => OF_AN_OUTCOME.has(name))),
  );
  return { ...Object.fromEntries(kept), outcomes };
}

const OF_AN_OUTCOME: ReadonlySet<string> = new Set(['contract', 'declarer', 'tricks', 'weight']);
