/**
 * Finds the next question. A question is asked only if its answer changes something: the record is folded with each answer, and if all
 * have the same result, or only one is possible, nobody is asked.
 */

import type { Fact } from '../../events/event.ts';
import { isGap } from '../../events/remembered.ts';
import { rewrites } from '../../events/ofRecording.ts';
import { readEvent } from '../../formats/case/readEvent.ts';
import type { WeighedFact } from '../../replay/weigh.ts';
import { candidates, type Known, type Values } from './candidates.ts';
import { meantFor } from './meantFor.ts';
import {
  fieldsOf,
  isAskedFor,
  isBeside,
  OF_A_CARD,
  fixedBy,
  presumedFor,
  typeOf,
  KINDS,
  type AskedField,
  type KindWord,
} from './kinds.ts';

export type Weigh = (fact: Fact) => WeighedFact;

/** What is known so far of a fact that is being recorded. */
export interface PartialFact {
  readonly kind: KindWord;
  readonly values: Values;
  /** Fields that were asked and stay open: nobody knows, or there is nothing to add. */
  readonly open: readonly string[];
}

export interface Question {
  readonly asked: AskedField;
  /** Null if the answer is typed or composed. */
  readonly answers: readonly unknown[] | null;
  /** The answers that are possible at this moment; others may still be chosen. */
  readonly likely: ReadonlySet<unknown>;
}

export interface Asking {
  /** With all values that need not be asked. */
  readonly partial: PartialFact;
  /** Null if nothing more is asked. */
  readonly question: Question | null;
}

/** The most answers that are tried; with more, the question is asked without trying any. */
const MOST_TRIED = 60;
/** Stands for any text. */
const ANY_TEXT = '…';

/** The fact as far as it is known; null while it lacks something. */
export function factOf({ kind, values }: PartialFact): Fact | null {
  const { fact } = readEvent({ type: typeOf(kind), ...fixedBy(kind), ...values });
  return fact;
}

/** True if a value that the fact needs is unknown: then it can only be recorded as a statement. */
export const lacksForGood = (partial: PartialFact): boolean =>
  partial.open.length > 0 && factOf(partial) === null && isAskedOut(partial);

const isAskedOut = ({ kind, values, open }: PartialFact): boolean =>
  fieldsOf(kind).every(({ field, optional }) => optional || field in values || open.includes(field));

/** `kind` with that which is known of it, before anything is asked. */
export function begun(kind: KindWord, given: Values = {}): PartialFact {
  const fields = new Set(fieldsOf(kind).map(({ field }) => field));
  const fitting = Object.entries(given).filter(([field]) => fields.has(field));
  return { kind, values: { ...presumedFor(kind), ...Object.fromEntries(fitting) }, open: [] };
}

/**
 * Fills in every answer that the record decides, and gives the next question; `question` is null when
 * nothing is left to ask.
 */
export function asking(given: PartialFact, known: Known, weigh: Weigh): Asking {
  let partial = given;
  const fields = fieldsOf(partial.kind);
  for (const asked of [...fields.filter((one) => isAskedFor(partial.kind, one)), ...fields]) {
    const { field } = asked;
    if (field in partial.values || partial.open.includes(field)) continue;
    if (asked.optional && lacksForGood(partial)) continue;
    const meant = meantFor(asked, partial, known);
    if (meant !== undefined) {
      if (meant !== null) partial = withAnswer(partial, field, meant);
      continue;
    }
    const question = questionOf(asked, partial, known, weigh);
    if (question === null) continue;
    const [only] = question.likely;
    if (question.likely.size !== 1 || !isAskedFor(partial.kind, asked) || asked.kind === 'number')
      return { partial, question };
    partial = withAnswer(partial, field, only);
  }
  return { partial, question: null };
}

/** The partial fact with this answer; the field is no longer open. */
export const withAnswer = (partial: PartialFact, field: string, value: unknown): PartialFact => ({
  ...partial,
  values: { ...partial.values, [field]: value },
  open: partial.open.filter((one) => one !== field),
});

/** The fact without an answer in this field: unknown, or nothing to add. A played card becomes an unknown one, maybe with its suit. */
export function withoutAnswer(partial: PartialFact, field: string): PartialFact {
  const { [field]: _gone, ...values } = partial.values;
  const kind = partial.kind === 'play' && field === 'card' ? 'unknown' : partial.kind;
  return { kind, values, open: [...partial.open.filter((one) => one !== field), field] };
}

/** The question about that field, whether or not it would be asked now. */
export function questionAbout(asked: AskedField, partial: PartialFact, known: Known, weigh: Weigh): Question {
  const { [asked.field]: _before, ...values } = partial.values;
  const answers = candidates(asked, partial.kind, values, known);
  return { asked, answers, likely: likelyOf(asked, { ...partial, values }, answers ?? [], known, weigh) };
}

/** Null if the answer would change nothing. */
function questionOf(asked: AskedField, partial: PartialFact, known: Known, weigh: Weigh): Question | null {
  const { kind } = partial;
  const isWanted = isAskedFor(kind, asked);
  if (!isWanted && (isBeside(kind, asked) || factOf(partial) === null)) return null;
  const question = { asked, answers: candidates(asked, kind, partial.values, known) };
  if (isWanted)
    return { ...question, likely: likelyOf(asked, partial, question.answers ?? [], known, weigh) };
  const tried = question.answers ?? [ANY_TEXT];
  // If only one seat, card or trick is possible, nobody is asked.
  if (tried.length === 1 && /^(?:seat|card|trick)$/.test(String(asked.kind))) return null;
  if (!isWeighable(kind))
    return asked.kind === 'name' && kind !== 'board' ? null : { ...question, likely: new Set() };
  return matters(asked.field, tried, partial, known, weigh) ? { ...question, likely: new Set() } : null;
}

/** True if some answer has another result than no answer, by itself or with an answer to a later question. */
function matters(
  field: string,
  tried: readonly unknown[],
  partial: PartialFact,
  known: Known,
  weigh: Weigh,
): boolean {
  const others = fieldsOf(partial.kind).filter(
    (other) =>
      other.field !== field &&
      other.optional &&
      !isBeside(partial.kind, other) &&
      !(other.field in partial.values) &&
      !partial.open.includes(other.field),
  );
  const beside = others.flatMap((other) =>
    (candidates(other, partial.kind, partial.values, known) ?? []).map((value) =>
      withAnswer(partial, other.field, value),
    ),
  );
  return [partial, ...beside.slice(0, MOST_TRIED)].some((each) => {
    const without = comesTo(each, weigh);
    return tried.some((value) => comesTo(withAnswer(each, field, value), weigh) !== without);
  });
}

function comesTo(partial: PartialFact, weigh: Weigh): string | null {
  const fact = factOf(partial);
  return fact === null ? null : weigh(fact).comesTo;
}

/** False for entries about the recording, and for calls: they fold the whole deal again, so trying every answer would be too slow. */
function isWeighable(kind: KindWord): boolean {
  const type = typeOf(kind);
  return type !== 'CallMade' && !rewrites({ type });
}

/** The answers with which the fact is possible now; all of them if none is. */
function likelyOf(
  { field, kind: slot }: AskedField,
  partial: PartialFact,
  answers: readonly unknown[],
  known: Known,
  weigh: Weigh,
): ReadonlySet<unknown> {
  if (!isWeighable(partial.kind) || slot === 'question' || slot === 'answer') return new Set(answers);
  const budget = { left: MOST_TRIED };
  const likely = answers.filter((value) => canBe(withAnswer(partial, field, value), known, weigh, budget));
  return new Set(likely.length === 0 ? answers : likely);
}

/** True if the fact changes something without contradicting the record, with some answers to all remaining questions. */
function canBe(partial: PartialFact, known: Known, weigh: Weigh, budget: { left: number }): boolean {
  const next = fieldsOf(partial.kind).find(
    (asked) => isAskedFor(partial.kind, asked) && !(asked.field in partial.values),
  );
  if (next === undefined) {
    if (budget.left-- <= 0) return true;
    const fact = factOf(partial);
    if (fact === null) return false;
    const { changes, doubted } = weigh(fact);
    return (changes || isGap(fact)) && !doubted;
  }
  const answers = candidates(next, partial.kind, partial.values, known) ?? [sample(next)];
  return answers.some((value) => canBe(withAnswer(partial, next.field, value), known, weigh, budget));
}

/** An answer for trial to a question that is answered in writing. */
const sample = ({ kind }: AskedField): unknown => (kind === 'options' || kind === 'outcomes' ? [] : ANY_TEXT);

/** Kinds that may always be recorded, whether or not they change anything. */
const ALWAYS: ReadonlySet<KindWord> = new Set([
  'said',
  'director',
  'asked',
  'attention',
  'hand',
  'board',
  'answer',
  'ruling',
  'score',
]);

/** Whether something of that kind can happen at this moment. */
export function canHappen(kind: KindWord, given: Values, known: Known, weigh: Weigh): boolean {
  const { moment, events } = known;
  const { phase, contract } = moment.table;
  if (kind === 'undo' || kind === 'amend') return events.length > 0;
  const mayBid = phase === 'auction' || (phase === 'lead' && contract === null);
  // A card seen before the first call opens no case, but it is worth recording (16D1).
  if (kind === 'bid' || (mayBid && KINDS.seen.includes(kind))) return mayBid;
  if (kind === 'facedown') return phase === 'lead' || phase === 'auction';
  // A score can be assigned when there is one to be adjusted.
  if (kind === 'score' || KINDS.after.includes(kind)) return moment.playOver;
  if (kind === 'chose' || kind === 'offered') return moment.options.length > 0;
  if (ALWAYS.has(kind)) return true;
  return canBe(begun(kind, given), known, weigh, { left: MOST_TRIED });
}

/** The kinds that can be recorded about the pressed card; without a card, all kinds. */
export const kindsFor = (of: Values | null): readonly KindWord[] =>
  of === null ? Object.values(KINDS).flat() : OF_A_CARD;
