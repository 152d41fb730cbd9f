/** What is baked with the Laws, in Greek. */

import { isolate } from '../isolate.ts';
import type { Translated } from '../translated.ts';
import type { BakedWords } from './words.ts';

export const el: Translated<BakedWords> = {
  labels: {
    open: 'Ακόμη ανοιχτά',
    questions: 'Ερωτήματα για ανθρώπους',
    info: 'Πληροφορίες',
    known: 'γνωστό σε όλους',
    quiz: 'Ποια είναι η απόφασή σας;',
    quizAsk: 'Δείξε τι λένε οι Νόμοι',
    quizHidden: 'Τι λένε οι Νόμοι μένει κρυφό μέχρι να ρωτήσετε.',
    quizNever: 'Τι λένε οι Νόμοι δεν δείχνεται εδώ.',
    whatIf: 'Κι αν …',
    back: 'Πίσω σε ό,τι έγινε',
    branches: 'Επιλογές για δοκιμή',
    doubleDummy: 'Double dummy: $1',
  },
  sentences: {
    bakedOn: (edition, day) => `Νόμοι του ${edition}, όπως διαβάστηκαν στις ${isolate(day)}`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'Το συμβόλαιο δεν έχει καταγραφεί' : `${contract}, ${declarer}`}${lead === null ? '' : ` · Αντάμ ${lead}`}`,
    choices: (seat) => `Επιλέγει: ${seat}`,
    penaltyCard: (kind, seat) => `${kind === 'minor' ? 'μικρό' : 'μεγάλο'} τιμωρημένο φύλλο, ${seat}`,
    mayUse: (card, owner, seats) => `${card} (${owner}): επιτρέπεται σε: ${seats}`,
    mayNotUse: (card, owner, seats) => `${card} (${owner}): δεν επιτρέπεται σε: ${seats}`,
    atTable: (result) => `Στο τραπέζι: ${result}`,
    byLaw: (result) => `Σύμφωνα με τους Νόμους: ${result}`,
    judged: (result) => `Κατά την κρίση: ${result}`,
    score: (result) => `Αποτέλεσμα: ${result}`,
    tricks: (tricks, outcome) => `${tricks} λεβέ${outcome === null ? '' : ` ${outcome}`}`,
  },
};
