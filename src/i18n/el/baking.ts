/** What `dealtrail bake` says, in Greek. */

import type { baking as english } from '../en/baking.ts';
import { count } from './count.ts';
import type { Translated } from '../translated.ts';

export const baking: Translated<typeof english> = {
  unknownLanguage: ({ language, offered }) =>
    `dealtrail: δεν υπάρχει τέτοια γλώσσα: ${language}· υπάρχουν: ${offered}`,
  tooLarge: ({ kilobytes, most }) =>
    `dealtrail: το αρχείο θα έφτανε τα ${kilobytes} kB, πάνω από τα ${most} kB που διαβάζει μια σελίδα· ζητήστε λιγότερες θήκες ή γλώσσες`,
  tooMany: ({ most }) =>
    `dealtrail: περισσότερες από τις ${most} θήκες που χωρά ένα αρχείο· επιλέξτε μία με --board`,
  tooLong: ({ board, most }) =>
    `dealtrail: η θήκη ${board} έχει περισσότερα συμβάντα από τα ${most} που χωρά μια αναπαραγωγή`,
  tooLargeAlone: ({ kilobytes, most }) =>
    `dealtrail: το αρχείο θα έφτανε τα ${kilobytes} kB, πάνω από τα ${most} kB που διαβάζει μια σελίδα`,
  summary: ({ boards, steps, languages, kilobytes }) =>
    `${count(boards, 'θήκη', 'θήκες')}, ${count(steps, 'βήμα', 'βήματα')}, ${languages}, ${kilobytes} kB`,
};
