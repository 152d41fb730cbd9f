/** Words about the pages themselves, in Greek. */

import type { offline as english } from '../../en/screens/offline.ts';
import type { Translated } from '../../translated.ts';

export const offline: Translated<typeof english> = {
  guide: 'Οδηγός',
  newVersion: {
    ready: 'Ήρθε νέα έκδοση του Dealtrail.',
    use: 'Χρήση τώρα',
    later: 'Αργότερα',
    others: 'Άλλες σελίδες χρησιμοποιούν ακόμη την παλιά έκδοση. Κλείστε τις πρώτα.',
  },
};
