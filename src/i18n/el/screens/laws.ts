/** Words of the page that lists the laws. */

import type { laws as english } from '../../en/screens/laws.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

const subjects: typeof english.lawsPage.subjects = {
  procedure: 'Διαδικασία μετά από παρατυπία',
  score: 'Σκορ',
  information: 'Πληροφορίες',
  auctionExposure: 'Η περίοδος της αγοράς',
  openingLead: 'Το αντάμ',
  dummy: 'Ο μορ',
  turn: 'Σειρά παιξίματος',
  playedCard: 'Παιγμένα φύλλα',
  designation: 'Ορισμός φύλλου του μορ',
  exposedCard: 'Φανερωμένα φύλλα',
  penaltyCard: 'Τιμωρημένα φύλλα',
  leadOutOfTurn: 'Έξοδοι εκτός σειράς',
  prematurePlay: 'Πρόωρα παιξίματα',
  simultaneous: 'Ταυτόχρονα παιξίματα',
  inability: 'Αδυναμία συμμόρφωσης',
  playAfterIrregularity: 'Παίξιμο μετά από παρατυπία',
  revoke: 'Ρενόνς',
  tricks: 'Τακτοποίηση και έλεγχος των λεβέ',
  defectiveTrick: 'Ελαττωματικές λεβέ',
  claim: 'Διεκδικήσεις και παραχωρήσεις',
};

const decided: typeof english.lawsPage.decided = {
  record: 'προκύπτει από την καταγραφή',
  answer: 'προκύπτει από την καταγραφή, αφού απαντήσουν άνθρωποι',
  people: 'το αποφασίζουν μόνο άνθρωποι',
};

const flags: typeof english.lawsPage.flags = {
  verified: 'Ελέγχθηκε με το κείμενο.',
  partlyRead:
    'Γνωρίζουμε μόνο μέρος του κειμένου αυτής της παραγράφου: διαβάστε την στο βιβλίο πριν στηριχτείτε σε αυτή.',
  unverified:
    'Δεν έχουμε δει το κείμενο αυτής της παραγράφου: διαβάστε την στο βιβλίο πριν στηριχτείτε σε αυτή.',
  interpretation:
    'Το βιβλίο το αφήνει ανοιχτό και αυτή είναι η δική μας ανάγνωση: η αρχή σας μπορεί να το διαβάζει αλλιώς.',
};

export const laws: Translated<typeof english> = {
  lawsPage: {
    title: 'Οι νόμοι',
    intro:
      'Κάθε παράγραφος που μπορεί να αναφέρει η αναπαραγωγή, με τον αριθμό της και ένα σύντομο δικό μας όνομα· ολόκληρο το κείμενο βρίσκεται στο βιβλίο των Νόμων. Κάτω από κάθε παράγραφο υπάρχουν υποθέσεις όπου εφαρμόζεται και υποθέσεις όπου δεν εφαρμόζεται. Κάντε κλικ σε μία για να τη δείτε.',
    search: 'Αριθμός ή λέξη',
    subject: 'Θέμα',
    everySubject: 'Όλα τα θέματα',
    onlyUnsure: 'Μόνο όσα πρέπει να ελεγχθούν στο βιβλίο',
    found: ({ found, all }) => (found === all ? `${all} παράγραφοι.` : `${found} από ${all} παραγράφους.`),
    noCases: 'Ο κατάλογος των υποθέσεων δεν διαβάστηκε.',
    clauses: ({ clauses }) => count(clauses, 'παράγραφος', 'παράγραφοι'),
    subjects,
    decided,
    flags,
    appliedBelow: 'εφαρμόζεται ανά παράγραφο',
    notApplied: 'δεν εφαρμόζεται από το πρόγραμμα',
    onlyIn: ({ edition }) => `μόνο ${edition}`,
    numberedIn2007: ({ later, number }) => `${later}· το 2007 ως ${number}`,
    changedSince2007: ({ later }) => `${later}· διαφορετικά το 2007`,
    lifecycle: ({ name }) => `Πορεία: ${name}`,
    disputed: 'Αυτή η παράγραφος διαβάζεται με δύο τρόπους.',
    disputedElection:
      'Αυτή η παράγραφος διαβάζεται με δύο τρόπους: η ρυθμιστική αρχή μπορεί να επιλέξει τον άλλον.',
    cases: ({ guilty, innocent }) =>
      `Εφαρμόζεται σε ${count(guilty, 'υπόθεση', 'υποθέσεις')}, δεν εφαρμόζεται σε ${innocent}`,
    noCase: 'Καμία υπόθεση',
    guilty: 'Εφαρμόζεται',
    innocent: 'Δεν εφαρμόζεται',
  },
};
