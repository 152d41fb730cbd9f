/** What each choice is called, in a few words. What it does stands in `optionEffects.ts`. */

import type { Option } from '../../lawbook/choices.ts';
import { optionPhrase, type OptionPhrases } from '../phrases/options.ts';
import type { Naming } from '../naming.ts';

const phrases: OptionPhrases = {
  require: ({ suits }) => `require ${suits}`,
  forbid: ({ suits }) => `forbid ${suits}`,
  free: () => 'no restriction',
  accept: () => 'accept it',
  refuse: () => 'refuse it',
  spread: () => 'accept, and become dummy',
  highest: () => 'the highest card of the suit led',
  lowest: () => 'the lowest card of the suit led',
  play: ({ suits }) => `a card of another suit: ${suits}`,
  notPlay: ({ suits }) => `no card of ${suits}`,
  card: ({ card }) => `the ${card}`,
  leadFromDummy: () => 'lead from dummy',
  leadFromHand: () => 'lead from declarer’s hand',
  withdraw: ({ card }) => `take back the ${card}`,
  keep: () => 'leave the card as it is',
  playOn: () => 'play on',
  adjudicate: () => 'let the director adjudicate',
};

/** The choice in a few words. */
export function optionName(option: Option, naming: Naming): string {
  return optionPhrase(phrases, option, naming);
}

/** A choice that still needs a suit: `play:` and `notPlay:` with any of several. */
export function optionWithSuit(kind: 'play' | 'notPlay'): { readonly name: string; readonly effect: string } {
  return kind === 'play'
    ? {
        name: 'a card of another suit, which declarer names',
        effect: 'One of that suit, if that is legal.',
      }
    : { name: 'no card of another suit, which declarer names', effect: 'Any other legal card.' };
}
