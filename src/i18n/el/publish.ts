/** What is said where a deal is published: by the command line, in the page that is written. */

import type { publish as english } from '../en/publish.ts';
import type { Translated } from '../translated.ts';

export const publish: Translated<typeof english> = {
  unknownChoice: ({ option, value, choices }) =>
    `dealtrail: το --${option} παίρνει μία από τις τιμές ${choices.join(', ')}, όχι ${value}`,
  noAddress: ({ option, address }) =>
    `dealtrail: το --${option} θέλει ολόκληρη διεύθυνση του ιστού που αρχίζει με https://, όχι ${address}`,
  withoutApp: 'dealtrail: δεν υπάρχει σύνδεσμος προς την εφαρμογή, γιατί η διανομή δεν χωρά σε μια διεύθυνση',
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
