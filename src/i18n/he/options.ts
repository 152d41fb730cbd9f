/** What each choice is called in Hebrew, in a few words. What it does stands in `optionEffects.ts`. */

import type { Option } from '../../lawbook/choices.ts';
import { optionPhrase, type OptionPhrases } from '../phrases/options.ts';
import type { Naming } from '../naming.ts';

const phrases: OptionPhrases = {
  require: ({ suits }) => `לדרוש ${suits}`,
  forbid: ({ suits }) => `לאסור ${suits}`,
  free: () => 'ללא מגבלה',
  accept: () => 'לקבל',
  refuse: () => 'לסרב',
  spread: () => 'לקבל ולהיות הדומם',
  highest: () => 'הקלף הגבוה ביותר בסדרה שהובלה',
  lowest: () => 'הקלף הנמוך ביותר בסדרה שהובלה',
  play: ({ suits }) => `קלף מסדרה אחרת: ${suits}`,
  notPlay: ({ suits }) => `לא לשחק ${suits}`,
  card: ({ card }) => `הקלף ${card}`,
  leadFromDummy: () => 'הובלה מן הדומם',
  leadFromHand: () => 'הובלה מידו של הכרוז',
  withdraw: ({ card }) => `לקחת בחזרה את הקלף ${card}`,
  keep: () => 'להשאיר את הקלף כמות שהוא',
  playOn: () => 'להמשיך במשחק',
  adjudicate: () => 'הכרעה של מנהל התחרות',
};

/** The choice in a few words. */
export function optionName(option: Option, naming: Naming): string {
  return optionPhrase(phrases, option, naming);
}

/** A choice that still needs a suit: `play:` and `notPlay:` with any of several. */
export function optionWithSuit(kind: 'play' | 'notPlay'): { readonly name: string; readonly effect: string } {
  return kind === 'play'
    ? { name: 'קלף מסדרה אחרת, שהכרוז נוקב בה', effect: 'קלף מן הסדרה הזאת, אם הדבר חוקי.' }
    : { name: 'שום קלף מסדרה אחרת, שהכרוז נוקב בה', effect: 'כל קלף חוקי אחר.' };
}
