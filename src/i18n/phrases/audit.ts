/** Calls, contracts and results that the audit gives, as text; whatever the language. */

import { isCall, parseContract } from '../../domain/contract.ts';
import { isSeat } from '../../domain/seat.ts';
import type { Slots } from '../slots.ts';
import type { Naming } from '../naming.ts';
import { titled } from './titled.ts';

/** A call or a contract such as `4HX`. */
export function bidText(naming: Naming, text: string): string {
  if (isCall(text)) return naming.call(text);
  const contract = parseContract(text);
  return contract === null ? text : naming.contract(contract);
}

/** The call or contract of a slot. */
export const bid = (s: Slots, name: string): string => bidText(s.naming, s.text(name));

/** `4H S 10` as the checks write it: contract and declarer named, the tricks won. */
export function resultIn(
  s: Slots,
  name: string,
): { readonly contract: string; readonly declarer: string; readonly won: number } {
  const [contract = '', declarer = '', won = ''] = s.text(name).split(' ');
  const who = isSeat(declarer) ? s.naming.seat(declarer) : declarer;
  return { contract: bidText(s.naming, contract), declarer: who, won: Number(won) };
}

/** The explanations a finding offers, likeliest first. `texts`: by the name the check gives them; `between`: what joins them. */
export function explained(
  s: Slots,
  texts: Readonly<Record<string, (slots: Slots) => string>>,
  between: string,
): string {
  return ['first', 'second', 'third', 'fourth']
    .filter((name) => s.has(name))
    .map((name) => texts[s.text(name)]?.(s) ?? '')
    .join(between);
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

/** The names of the lifecycles in one language, as far as they are translated. */
type Procedures = Readonly<Record<string, Partial<ProcedureNames> | undefined>>;

interface ProcedureNames {
  readonly name: string;
  readonly states: Readonly<Record<string, string | undefined>>;
}

/** The lifecycle that a finding is about, as the replay titles it: `Penalty card, East, ♦9`. */
function matterIn(s: Slots, procedures: Procedures): string {
  const machine = s.text('machine');
  const name = procedures[machine]?.name ?? machine;
  return titled(name, s.has('seat') ? s.seat('seat') : null, s.has('card') ? s.card('card') : null);
}

/** That lifecycle with its state: `Penalty card, East, ♦9 (major)`. */
export function standingMatterIn(s: Slots, procedures: Procedures): string {
  const state = s.text('state');
  return `${matterIn(s, procedures)} (${procedures[s.text('machine')]?.states?.[state] ?? state})`;
}

/** The lifecycle in parentheses, with a space before it, to stand after a question; empty if the question is about none. */
export function aboutMatter(s: Slots, procedures: Procedures): string {
  return s.has('machine') ? ` (${matterIn(s, procedures)})` : '';
}
