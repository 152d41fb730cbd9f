/** What each choice is called, in a few words. What it does stands in `optionEffects.ts`. */

import { isSuit, type Card } from '../../domain/card.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Teller } from '../teller.ts';

export function splitOption(option: Option): { readonly kind: string; readonly value: string } {
  const [kind = '', value = ''] = option.split(':');
  return { kind, value };
}

/** The choice in a few words. */
export function optionName(option: Option, tell: Teller): string {
  const { kind, value } = splitOption(option);
  const suit = isSuit(value) ? tell.suit(value) : tell.suitSet(value, 'and');
  switch (kind) {
    case 'require':
      return `require ${suit}`;
    case 'forbid':
      return `forbid ${suit}`;
    case 'free':
      return 'no restriction';
    case 'accept':
      return 'accept it';
    case 'refuse':
      return 'refuse it';
    case 'spread':
      return 'accept, and become dummy';
    case 'highest':
      return 'the highest card of the suit led';
    case 'lowest':
      return 'the lowest card of the suit led';
    case 'play':
      return `a card of another suit: ${suit}`;
    case 'notPlay':
      return `no card of ${suit}`;
    case 'card':
      return `the ${tell.card(value as Card)}`;
    case 'lead':
      return value === 'dummy' ? 'lead from dummy' : 'lead from declarer’s hand';
    case 'withdraw':
      return `take back the ${tell.card(value as Card)}`;
    case 'keep':
      return 'leave the card as it is';
    case 'playOn':
      return 'play on';
    default:
      return 'let the director adjudicate';
  }
}

/** A choice that still wants a suit: `play:` and `notPlay:` with any of several. */
export function optionWithSuit(kind: 'play' | 'notPlay'): { readonly name: string; readonly effect: string } {
  return kind === 'play'
    ? {
        name: 'a card of another suit, which declarer names',
        effect: 'One of that suit, where that is legal.',
      }
    : { name: 'no card of another suit, which declarer names', effect: 'Any other legal card.' };
}
