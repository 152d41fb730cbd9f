/** Chooses the phrase for a choice, in any language; the phrases themselves are with each language. */

import { isCard, isSuit } from '../../domain/card.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Naming } from '../naming.ts';

type OptionKey =
  | 'require'
  | 'forbid'
  | 'free'
  | 'accept'
  | 'refuse'
  | 'spread'
  | 'highest'
  | 'lowest'
  | 'play'
  | 'notPlay'
  | 'card'
  | 'leadFromDummy'
  | 'leadFromHand'
  | 'withdraw'
  | 'keep'
  | 'playOn'
  | 'adjudicate';

/** What the choice names: suits joined by “and”, or a card; empty when it names none. */
interface OptionNamed {
  readonly suits: string;
  readonly card: string;
}

export type OptionPhrases = Readonly<Record<OptionKey, (named: OptionNamed) => string>>;

/** The option's kind and what follows its colon; `value` is empty when nothing does. */
export function splitOption(option: Option): { readonly kind: string; readonly value: string } {
  const [kind = '', value = ''] = option.split(':');
  return { kind, value };
}

function keyOf(option: Option): OptionKey {
  if (option === 'lead:dummy') return 'leadFromDummy';
  if (option === 'lead:declarer') return 'leadFromHand';
  return splitOption(option).kind as OptionKey;
}

/** The choice in a few words. */
export function optionPhrase(phrases: OptionPhrases, option: Option, naming: Naming): string {
  const { value } = splitOption(option);
  return phrases[keyOf(option)]({
    suits: isSuit(value) ? naming.suit(value) : naming.suitSet(value, 'and'),
    card: isCard(value) ? naming.card(value) : '',
  });
}
