/** What each choice is called in Turkish, in a few words. What it does stands in `optionEffects.ts`. */

import type { Option } from '../../lawbook/choices.ts';
import { optionPhrase, type OptionPhrases } from '../phrases/options.ts';
import type { Naming } from '../naming.ts';
import { cardObject } from './endings.ts';

const phrases: OptionPhrases = {
  require: ({ suits }) => `${suits} çıkışını istemek`,
  forbid: ({ suits }) => `${suits} çıkışını yasaklamak`,
  free: () => 'serbest bırakmak',
  accept: () => 'kabul etmek',
  refuse: () => 'reddetmek',
  spread: () => 'kabul edip yer olmak',
  highest: () => 'çıkılan rengin en büyüğü',
  lowest: () => 'çıkılan rengin en küçüğü',
  play: ({ suits }) => `başka renkten bir kart: ${suits}`,
  notPlay: ({ suits }) => `${suits} dışında bir kart`,
  card: ({ card }) => card,
  leadFromDummy: () => 'yerden çıkış',
  leadFromHand: () => 'deklaranın elinden çıkış',
  withdraw: ({ card }) => `${cardObject(card)} geri almak`,
  keep: () => 'kartı olduğu gibi bırakmak',
  playOn: () => 'oyuna devam etmek',
  adjudicate: () => 'kararı hakeme bırakmak',
};

/** The choice in a few words. */
export function optionName(option: Option, naming: Naming): string {
  return optionPhrase(phrases, option, naming);
}

/** A choice that still needs a suit: `play:` and `notPlay:` with any of several. */
export function optionWithSuit(kind: 'play' | 'notPlay'): { readonly name: string; readonly effect: string } {
  return kind === 'play'
    ? {
        name: 'deklaranın söyleyeceği başka bir renkten kart',
        effect: 'Yasal ise o renkten bir kart.',
      }
    : {
        name: 'deklaranın söyleyeceği başka bir renk dışında kart',
        effect: 'Yasal olan herhangi başka bir kart.',
      };
}
