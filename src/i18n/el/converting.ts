/** What `dealtrail convert` says. */

import type { converting as english } from '../en/converting.ts';
import { count } from './count.ts';
import type { Translated } from '../translated.ts';

export const converting: Translated<typeof english> = {
  unknownTarget: ({ path, endings }) =>
    `dealtrail: το ${path} δεν δηλώνει μορφή που μπορεί να γραφτεί· η κατάληξη πρέπει να είναι μία από: ${endings}`,
  doubleDummyInPbn: ({ path }) =>
    `dealtrail: τα αποτελέσματα double dummy γράφονται μόνο σε .pbn, και το ${path} δεν είναι`,
  withoutDoubleDummy: ({ deals }) =>
    `Χωρίς double dummy, επειδή δεν είναι γνωστά και τα τέσσερα χέρια: ${count(deals, 'διανομή', 'διανομές')}.`,
  cannotWrite: ({ file, reason }) => `dealtrail: το ${file} δεν μπορεί να γραφτεί: ${reason}`,
  nothingRead: ({ path }) => `dealtrail: δεν διαβάστηκε καμία διανομή από το ${path}`,
  beyond: ({ file, deals }) =>
    `dealtrail: το ${file} δεν διαβάστηκε: μετατρέπονται έως ${deals} διανομές μαζί`,
  leftOut: {
    layout: ({ names }) => `Η διάταξη των σελίδων δεν διατηρείται: ${names}.`,
    tables: ({ names }) => `Πίνακες της βάσης από τους οποίους δεν λαμβάνεται τίποτα: ${names}.`,
    settings: ({ names }) => `Οι υπόλοιπες ρυθμίσεις της μηχανής μοιρασιάς δεν διατηρούνται: ${names}.`,
  },
  nothingWritten: ({ file }) =>
    `dealtrail: το ${file} δεν γράφτηκε: η μορφή δεν έχει θέση για καμία από αυτές τις διανομές`,
  problem: ({ line, text }) => `γραμμή ${line}: ${text}`,
  loss: ({ deal, event, text }) => {
    const where = [
      ...(deal === null ? [] : [`διανομή ${deal + 1}`]),
      ...(event === null ? [] : [`συμβάν ${event + 1}`]),
    ];
    return where.length === 0 ? text : `${where.join(', ')}: ${text}`;
  },
  writing: ({ deals, file }) => `εγγραφή στο ${file}, διανομές: ${deals}`,
  summary: ({ deals, files, losses, kept }) =>
    `διανομές: ${deals}, αρχεία που γράφτηκαν: ${files}, στοιχεία που χάθηκαν: ${losses}${kept === 0 ? '' : `, που διαβάζει ξανά μόνο το Dealtrail: ${kept}`}`,
};
