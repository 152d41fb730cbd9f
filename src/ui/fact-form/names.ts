/** The names of questions and answers in the reader’s language. */

import { isCard, type Card, type Rank, type Suit } from '../../domain/card.ts';
import { isCall, parseContract } from '../../domain/contract.ts';
import { isSeat } from '../../domain/seat.ts';
import type { AssignedOutcome } from '../../events/event.ts';
import { percentage } from '../../i18n/figure.ts';
import { isolate } from '../../i18n/isolate.ts';
import { rankLetter } from '../../i18n/naming.ts';
import type { CardOf, FormStep, Returned } from './formStep.ts';
import type { FormWords } from './formWords.ts';
import { isQuestionId, type Option } from '../../lawbook/choices.ts';
import { fieldsOf, type AskedField, type KindWord } from './kinds.ts';

type ByName = Readonly<Record<string, string>>;

/** True if the field names who says something; in other kinds it names who acted. */
const isSayer = (field: string, kind: KindWord): boolean =>
  field === 'by' && fieldsOf(kind).every((own) => own.field !== 'by');

/**
 * The question for this field: the kind's own question where there is one, otherwise the field's. The
 * bare name of the field where nobody wrote a question.
 */
export function questionText({ field }: AskedField, kind: KindWord, words: FormWords): string {
  const asks: ByName = words.asking.asks;
  const own = asks[`${kind}.${field}`];
  if (own !== undefined) return own;
  if (isSayer(field, kind)) return words.asking.asks.says;
  const isOwner = field === 'seat' && fieldsOf(kind).some((other) => other.field === 'card');
  return (isOwner ? asks['whose'] : asks[field]) ?? field;
}

/** The field by itself: on a button that leads to its question. */
export function fieldName(field: string, kind: KindWord, words: FormWords): string {
  const fields: ByName = words.screen.happening.fields;
  return (isSayer(field, kind) ? fields['says'] : fields[field]) ?? field;
}

/** An answer in a few words, with direction marks around notation. */
export function answerName({ kind }: Pick<AskedField, 'kind'>, value: unknown, words: FormWords): string {
  const { written, screen } = words;
  const { yes, no } = screen.happening;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return isolate(String(value));
  if (kind === 'options')
    return written.series((value as readonly Option[]).map((each) => words.optionName(each, written)));
  if (kind === 'outcomes')
    return written.series((value as readonly AssignedOutcome[]).map((each) => outcomeName(each, words)));
  const text = String(value);
  switch (kind) {
    case 'suit':
      return written.suit(text as Suit);
    case 'rank':
      return isolate(rankLetter(text as Rank, words.settings));
    case 'call':
      return isCall(text) ? written.call(text) : text;
    case 'option':
      return words.optionName(text as Option, written);
    case 'question':
      return isQuestionId(text) ? words.questions[text].ask : text;
    case 'contract': {
      const contract = parseContract(text);
      return contract === null ? text : written.contract(contract);
    }
    case 'text':
      return text;
    case 'hand':
      return isolate(text);
    default:
      return nameOf(text, words);
  }
}

function nameOf(text: string, words: FormWords): string {
  const { values }: { values: ByName } = words.screen.happening;
  if (isSeat(text)) return words.written.seat(text);
  if (isCard(text)) return words.written.card(text satisfies Card);
  if (text === 'together') return words.screen.questions.together;
  return values[text] ?? text;
}

/** An assigned result in words: the contract, the declarer, the tricks and its weight in per cent. */
export function outcomeName(
  { contract, declarer, tricks, weight }: AssignedOutcome,
  words: FormWords,
): string {
  const bid = parseContract(contract);
  const contractText = bid === null ? contract : words.written.contract(bid);
  return `${contractText} ${words.written.seat(declarer)} ${isolate(String(tricks))} (${percentage(weight, words)})`;
}

/** What is being recorded: every screen of the form says it, since a question such as “Who was it?” does not. */
export function aboutForm(
  { of, step }: { readonly of: CardOf | null; readonly step: FormStep },
  words: FormWords,
): string[] {
  const { kinds } = words.screen.happening;
  const kind = step.partial === null || step.partial.kind === 'amend' ? [] : [kinds[step.partial.kind]];
  if (of === null || of.card === null) return kind;
  return [...kind, `${words.spoken.seat(of.seat)}: ${words.written.card(of.card)}`];
}

/** Why the form shows what was entered before. */
export function returnedText({ why }: Returned, { asking }: FormWords): string {
  return why === null ? asking.givenBack : asking.notRecorded({ why });
}
