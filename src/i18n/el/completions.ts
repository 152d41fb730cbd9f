/** What is said of whole ways to fill what nobody remembers, in Greek. */

import type { CompletionWords } from '../en/completions.ts';
import type { Translated } from '../translated.ts';

export const completions: Translated<CompletionWords> = {
  title: 'Τρόποι να συμπληρωθούν τα κενά',
  number: ({ number }) =>
    `Τρόποι που ταιριάζουν με τα φύλλα που είχε κάθε χέρι: ${number}. Δεν θεωρείται δεδομένο ότι κάποιος ακολούθησε χρώμα.`,
  more: ({ number }) =>
    `Οι τρόποι που ταιριάζουν με τα φύλλα που είχε κάθε χέρι είναι πάνω από ${number}. Δεν θεωρείται δεδομένο ότι κάποιος ακολούθησε χρώμα.`,
  examples: 'Για παράδειγμα:',
  card: ({ seat, trick, card }) => `${seat}, λεβέ ${trick}: ${card}`,
  revoke: ({ seat, trick }) => `ρενόνς: ${seat}, λεβέ ${trick}`,
  noRevoke: 'κανένα ρενόνς',
  withRevoke: ({ number, of }) =>
    number === 0 ? `Κανένας από τους ${of} δεν έχει ρενόνς.` : `Με ρενόνς: ${number} από τους ${of}.`,
};
