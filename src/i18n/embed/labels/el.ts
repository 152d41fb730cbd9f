/** What is baked with the Laws, in Greek. */

import type { BakedWords } from './words.ts';

export const el: BakedWords = {
  labels: {
    law: 'Νόμος',
    open: 'Ακόμη ανοιχτά',
    questions: 'Ερωτήματα για ανθρώπους',
    machine: 'Υποθέσεις ως εδώ',
    info: 'Πληροφορίες',
    result: 'Αποτέλεσμα',
    minor: 'μικρό',
    major: 'μεγάλο',
    revoke: 'ρενόνς',
    known: 'γνωστό σε όλους',
    quiz: 'Ποια είναι η απόφασή σας;',
    quizAsk: 'Δείξε τι λένε οι Νόμοι',
    quizHidden: 'Τι λένε οι Νόμοι μένει κρυφό μέχρι να ρωτήσετε.',
    quizNever: 'Τι λένε οι Νόμοι δεν δείχνεται εδώ.',
    previousMark: 'Προηγούμενη παρατυπία',
    nextMark: 'Επόμενη παρατυπία',
    marks: 'Παρατυπίες',
    penalty: 'Τιμωρημένο φύλλο',
    restriction: 'Περιορισμός εξόδου',
    lead: 'Έξοδος ή παίξιμο εκτός σειράς',
    claim: 'Διεκδίκηση',
    ruling: 'Απόφαση Διαιτητή',
    record: 'Αμφιβολία για την καταγραφή',
    other: 'Παρατυπία',
  },
  sentences: {
    bakedOn: (edition, day) => `Νόμοι του ${edition}, όπως διαβάστηκαν στις ${day}`,
    headline: (contract, declarer, lead) =>
      `${contract === null ? 'Το συμβόλαιο δεν έχει καταγραφεί' : `${contract}, ${declarer}`}${lead === null ? '' : ` · Αντάμ ${lead}`}`,
    choices: (seat) => `Επιλέγει: ${seat}`,
    penaltyCard: (kind, seat) => `${kind === 'minor' ? 'μικρό' : 'μεγάλο'} τιμωρημένο φύλλο, ${seat}`,
    mayUse: (card, owner, seats) => `${card} (${owner}): επιτρέπεται σε: ${seats}`,
    mayNotUse: (card, owner, seats) => `${card} (${owner}): αθέμιτη για: ${seats}`,
    atTable: (result) => `Στο τραπέζι: ${result}`,
    byLaw: (result) => `Σύμφωνα με τους Νόμους: ${result}`,
    judged: (result) => `Κατά την κρίση: ${result}`,
    tricks: (tricks, outcome) => `${tricks} λεβέ${outcome === null ? '' : ` ${outcome}`}`,
  },
};
