/** What each choice is called, in a few words. What it does stands in `optionEffects.ts`. */

import type { Option } from '../../lawbook/choices.ts';
import type { optionWithSuit as english } from '../en/options.ts';
import { optionPhrase, type OptionPhrases } from '../phrases/options.ts';
import type { Naming } from '../naming.ts';
import type { Translated } from '../translated.ts';

const phrases: OptionPhrases = {
  require: ({ suits }) => `απαίτηση εξόδου σε ${suits}`,
  forbid: ({ suits }) => `απαγόρευση εξόδου σε ${suits}`,
  free: () => 'χωρίς περιορισμό',
  accept: () => 'γίνεται δεκτό',
  refuse: () => 'δεν γίνεται δεκτό',
  spread: () => 'γίνεται δεκτό, και ο παίκτης γίνεται μορ',
  highest: () => 'το μεγαλύτερο φύλλο στο χρώμα της εξόδου',
  lowest: () => 'το μικρότερο φύλλο στο χρώμα της εξόδου',
  play: ({ suits }) => `φύλλο σε άλλο χρώμα (${suits})`,
  notPlay: ({ suits }) => `όχι φύλλο σε ${suits}`,
  card: ({ card }) => `το φύλλο ${card}`,
  leadFromDummy: () => 'έξοδος από τον μορ',
  leadFromHand: () => 'έξοδος από το χέρι του εκτελεστή',
  withdraw: ({ card }) => `απόσυρση του φύλλου ${card}`,
  keep: () => 'το φύλλο μένει όπως είναι',
  playOn: () => 'συνέχιση του παιχνιδιού',
  adjudicate: () => 'να κρίνει ο διαιτητής',
};

/** The choice in a few words. */
export function optionName(option: Option, naming: Naming): string {
  return optionPhrase(phrases, option, naming);
}

/** A choice that still needs a suit: `play:` and `notPlay:` with any of several. */
export const optionWithSuit: Translated<typeof english> = (kind) =>
  kind === 'play'
    ? {
        name: 'φύλλο σε άλλο χρώμα, που ορίζει ο εκτελεστής',
        effect: 'Φύλλο στο χρώμα αυτό, αν είναι νόμιμο.',
      }
    : {
        name: 'όχι φύλλο σε άλλο χρώμα, που ορίζει ο εκτελεστής',
        effect: 'Οποιοδήποτε άλλο νόμιμο φύλλο.',
      };
