/** What is said where a deal is published: by the command line, in the page that is written. */

import type { publish as english } from '../en/publish.ts';
import type { Translated } from '../translated.ts';

export const publish: Translated<typeof english> = {
  unknownChoice: ({ option, value, choices }) =>
    `dealtrail: το --${option} παίρνει μία από τις τιμές ${choices.join(', ')}, όχι ${value}`,
  noAddress: ({ address }) =>
    `dealtrail: το --address θέλει ολόκληρη διεύθυνση του ιστού που αρχίζει με https://, όχι ${address}`,
  withoutReplay:
    'dealtrail: η σελίδα έχει εικόνες και κείμενο αλλά όχι αναπαραγωγή, γιατί το πρόγραμμά της δεν έχει φτιαχτεί: τρέξτε πρώτα npm run build',
  withoutDots: ({ reason }) => `dealtrail: δεν γράφτηκε PNG, γιατί δεν ήταν δυνατό να σχεδιαστεί: ${reason}`,
  page: {
    files: 'Αρχεία',
    svg: 'Εικόνα (SVG)',
    png: 'Εικόνα (PNG)',
    baked: 'Αναπαραγωγή (JSON)',
    record: 'Καταγραφή (JSON)',
  },
};
