/** What is said of whole ways to fill what nobody remembers, in Hebrew. */

import type { CompletionWords } from '../en/completions.ts';
import type { Translated } from '../translated.ts';

export const completions: Translated<CompletionWords> = {
  title: 'דרכים למלא את החסר',
  number: ({ number }) => `דרכים שמתאימות לקלפים שכל יד החזיקה: ${number}. לא מניחים שיד כלשהי שירתה.`,
  more: ({ number }) =>
    `הדרכים שמתאימות לקלפים שכל יד החזיקה רבות יותר: מעל ${number}. לא מניחים שיד כלשהי שירתה.`,
  examples: 'לדוגמה:',
  card: ({ seat, trick, card }) => `${seat}, לקיחה ${trick}: ${card}`,
  revoke: ({ seat, trick }) => `מחדל: ${seat}, לקיחה ${trick}`,
  noRevoke: 'אין מחדל',
  withRevoke: ({ number, of }) =>
    number === 0 ? `באף אחת מן הדרכים, ${of}, אין מחדל.` : `עם מחדל: ${number} מתוך ${of}.`,
};
