/** Calls, contracts and results that the audit gives, as text; whatever the language. */

import { isCall, parseContract } from '../../domain/contract.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Slots } from '../slots.ts';
import type { Naming } from '../naming.ts';

/** A call or a contract such as `4HX`. */
export function bidText(naming: Naming, text: string): string {
  if (isCall(text)) return naming.call(text);
  const contract = parseContract(text);
  return contract === null ? text : naming.contract(contract);
}

/** `4H S 10` as the checks write it: contract and declarer named, the tricks won. */
export function resultIn(
  s: Slots,
  name: string,
): { readonly contract: string; readonly declarer: string; readonly won: number } {
  const [contract = '', declarer = '', won = ''] = s.text(name).split(' ');
  const who = isSeat(declarer) ? s.naming.seat(declarer) : declarer;
  return { contract: bidText(s.naming, contract), declarer: who, won: Number(won) };
}

/** The explanations a finding offers, likeliest first, by the name the check gives them. */
export function namedExplanations(s: Slots): string[] {
  return ['first', 'second', 'third', 'fourth'].filter((name) => s.has(name)).map((name) => s.text(name));
}

/** The boards of a file's habit as a list: `1–3, 7`; empty when the file does not name them. */
export function boardsOf(s: Slots): string {
  return s.text('boards').replaceAll(',', ', ').replaceAll('-', '–');
}

/** The question that is still open, in the words it is asked in. */
export function askedIn(s: Slots, questions: Readonly<Record<string, { readonly ask: string }>>): string {
  const question = s.text('question');
  return questions[question]?.ask ?? question;
}
