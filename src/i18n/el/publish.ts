/** What is said where a deal is published: by the command line, in the page that shares, in the page that is written. */

import type { publish as english } from '../en/publish.ts';

export const publish: typeof english = {
  unknownChoice: ({ option, value, choices }) =>
    `dealtrail: το --${option} παίρνει μία από τις τιμές ${choices.join(', ')}, όχι ${value}`,
  page: {
    notes: 'Σημειώσεις',
    files: 'Αρχεία',
    svg: 'Εικόνα (SVG)',
    png: 'Εικόνα (PNG)',
    baked: 'Αναπαραγωγή (JSON)',
    record: 'Καταγραφή (JSON)',
  },
};
