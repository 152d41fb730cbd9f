/** What the regulations of an organisation say, in Greek. */

import type { Translated } from '../../translated.ts';
import type { organisation as english } from './en.ts';

const times = (count: string, one: string, many: string): string =>
  `${count} ${/^\D*1\D*$/.test(count) ? one : many}`;

export const organisation: Translated<typeof english> = {
  title: ({ name }) => `Κανονισμοί: ${name}`,
  setting: ({ label, scope, said, note, source }) =>
    `${label}${scope === '' ? '' : `, ${scope}`}: ${said}${note === '' ? '' : `. ${note}`} [${source}]`,
  written: ({ title, address }) => `${title}: δημοσιεύεται στο ${address}`,
  labels: {
    deposits: 'Παράβολο για έφεση',
    depositKept: 'Το παράβολο παρακρατείται',
    consent: 'Η έφεση χρειάζεται',
    hearing: 'Την έφεση εξετάζει',
    sanctions: 'Μια αβάσιμη έφεση κοστίζει',
    penalties: 'Η συνήθης διαδικαστική ποινή',
    polls: 'Λογική εναλλακτική',
    scoring: 'Σκορ',
    correction: 'Προθεσμία για διόρθωση του σκορ',
    ruling: 'Προθεσμία για να ζητηθεί απόφαση',
    appeal: 'Προθεσμία για έφεση',
  },
  forms: { pairs: 'ζεύγη', teams: 'ομάδες', individual: 'ατομικά' },
  kept: {
    withoutMerit: 'όταν η έφεση είναι αβάσιμη',
    rejected: 'όταν η απόφαση μένει',
    withdrawn: 'όταν η έφεση αποσύρεται',
    discretion: 'κατά την κρίση όσων εξετάζουν την έφεση',
  },
  votes: { unanimous: 'με ομοφωνία', majority: 'με πλειοψηφία' },
  within: ({ time, from }) => `μέσα σε ${time} ${from}`,
  from: {
    scoreAvailable: 'αφότου γίνει γνωστό το σκορ',
    rulingTold: 'αφότου ανακοινωθεί η απόφαση',
    boardEnd: 'από το τέλος της διανομής',
    roundEnd: 'από το τέλος του γύρου',
    sessionEnd: 'από το τέλος της συνάντησης',
    eventEnd: 'από το τέλος της διοργάνωσης',
  },
  minutes: ({ count }) => times(count, 'λεπτό', 'λεπτά'),
  hours: ({ count }) => times(count, 'ώρα', 'ώρες'),
  days: ({ count }) => times(count, 'ημέρα', 'ημέρες'),
  who: {
    partners: 'τη συμφωνία και των δύο συμπαικτών',
    captain: 'τη συμφωνία του αρχηγού',
    player: 'μόνο τον παίκτη',
  },
  heardBy: {
    committee: 'επιτροπή',
    reviewer: 'αξιολογητής',
    referee: 'ένας κριτής μόνος του',
    director: 'ο διαιτητής',
  },
  members: ({ count }) => times(count, 'μέλος', 'μέλη'),
  quorum: ({ count }) => times(count, 'τουλάχιστον παρόν', 'τουλάχιστον παρόντα'),
  castingVote: 'σε ισοψηφία κρίνει η ψήφος του προέδρου',
  noCastingVote: 'σε ισοψηφία η ψήφος του προέδρου δεν κρίνει',
  warnings: ({ figure }) => times(figure, 'προειδοποίηση', 'προειδοποιήσεις'),
  polled: {
    any: ({ threshold, asked }) => `${threshold} στους ${asked} παίκτες που ρωτήθηκαν`,
    chosen: ({ threshold, asked }) => `τη διάλεξαν ${threshold} στους ${asked} παίκτες που ρωτήθηκαν`,
    considered: ({ threshold, asked }) => `τη σκέφτηκαν ${threshold} στους ${asked} παίκτες που ρωτήθηκαν`,
  },
  scores: {
    weighting: ({ yes }) => (yes ? 'επιτρέπονται σταθμισμένα σκορ' : 'δεν επιτρέπονται σταθμισμένα σκορ'),
    places: ({ figure }) => times(figure, 'δεκαδικό ψηφίο', 'δεκαδικά ψηφία'),
    rounding: ({ innocent }) =>
      innocent ? 'στρογγυλοποίηση υπέρ του αναίτιου άξονα' : 'στρογγυλοποίηση στο πλησιέστερο',
    averageMinus: ({ figure }) => `μέσος όρος πλην ${figure}%`,
    average: ({ figure }) => `μέσος όρος ${figure}%`,
    averagePlus: ({ figure }) => `μέσος όρος συν ${figure}%`,
    averageImps: ({ figure }) => `ο μέσος όρος συν αξίζει ${figure} IMP`,
    sessions: ({ yes }) =>
      yes
        ? 'μια καλύτερη ή χειρότερη συνάντηση μετρά αντί για μέσο όρο συν ή πλην'
        : 'ο μέσος όρος συν και πλην δεν εξαρτάται από τη συνάντηση',
    missing: ({ neuberg }) =>
      neuberg
        ? 'τύπος του Neuberg για όσα αποτελέσματα λείπουν'
        : 'ένα ματς πόιντ για κάθε αποτέλεσμα που λείπει',
    adjusted: ({ compared }) =>
      compared
        ? 'τα άλλα τραπέζια συγκρίνονται με ένα προσαρμοσμένο σκορ κατά τα βάρη του'
        : 'ένα προσαρμοσμένο σκορ δεν μετρά στα άλλα τραπέζια',
    crossImps: ({ mean }) => (mean ? 'ο μέσος όρος των cross-IMP' : 'το άθροισμα των cross-IMP'),
    likely: ({ figure }) => `μια έκβαση είναι πιθανή από ${figure}%`,
    probable: ({ figure }) => `μια έκβαση είναι ενδεχόμενη από ${figure}%`,
  },
  noted: {
    limitKept: ({ minutes, limit }) =>
      `Η έφεση ζητήθηκε ${minutes} αφότου άρχισε η προθεσμία, που είναι ${limit}`,
    limitMissed: ({ minutes, limit }) =>
      `Η έφεση ζητήθηκε ${minutes} αφότου άρχισε η προθεσμία, που είναι ${limit}. Αν θα εξεταστεί παρ’ όλα αυτά, το λένε οι άνθρωποι.`,
    limitBefore: 'Η έφεση ζητήθηκε πριν αρχίσει η προθεσμία.',
    limitUnknown: ({ limit }) =>
      `Αν η έφεση ζητήθηκε μέσα σε ${limit}, δεν φαίνεται από τις ώρες που σημειώθηκαν: 22:10 ή 2026-11-24 22:10.`,
    inTime: 'Σημειώθηκε ως εμπρόθεσμη. Με τις ώρες που σημειώθηκαν δεν ήταν.',
    notInTime: 'Σημειώθηκε ως εκπρόθεσμη. Με τις ώρες που σημειώθηκαν ήταν εμπρόθεσμη.',
    agreed: ({ who }) => `Σημειώθηκε ότι συμφώνησε με την έφεση: ${who}`,
    notAgreed: 'Σημειώθηκε ότι όσοι πρέπει να συμφωνήσουν με την έφεση δεν συμφωνούν.',
    agreedOther: ({ who, asked }) =>
      `Σημειώθηκε ότι συμφώνησε με την έφεση: ${who}. Οι κανονισμοί ζητούν: ${asked}`,
    depositReturned:
      'Το παράβολο σημειώθηκε ως επιστρεφόμενο και η έφεση ως αβάσιμη. Οι κανονισμοί τότε το παρακρατούν.',
    depositKept:
      'Το παράβολο σημειώθηκε ως παρακρατούμενο και η έφεση ως βάσιμη. Οι κανονισμοί το παρακρατούν μόνο σε αβάσιμη έφεση.',
    weighted: 'Αυτό το σκορ είναι σταθμισμένο. Οι κανονισμοί δεν επιτρέπουν σταθμισμένα σκορ.',
    scores: ({ used }) => `Τα σκορ υπολογίζονται εδώ αλλιώς: ${used}`,
  },
  none: 'Κανενός',
  ownFile: 'Άνοιγμα αρχείου ρυθμίσεων',
  refused: 'Αυτό το αρχείο δεν έγινε δεκτό:',
  taken: 'Έγινε δεκτό, εκτός από αυτά:',
  problems: {
    notOpened: 'Το αρχείο δεν ανοίγει.',
    notJson: 'Αυτό δεν είναι JSON: δεν διαβάζεται καμία ρύθμιση.',
    tooLong: ({ most }) => `Το αρχείο έχει πάνω από ${most} χαρακτήρες.`,
    notObject: ({ where }) => `${where}: εδώ πρέπει να υπάρχει { … }. Μένει έξω.`,
    format: ({ right }) => `format: εδώ πρέπει να υπάρχει ${right}. Αυτό δεν είναι αρχείο ρυθμίσεων.`,
    unknown: ({ where }) => `${where}: άγνωστο πεδίο. Παραλείπεται.`,
    missing: ({ where }) => `${where}: λείπει. Η ρύθμιση μένει έξω.`,
    source: ({ where }) =>
      `${where}: ούτε εδώ ούτε στην αρχή του αρχείου γράφει πού αναφέρεται αυτό. Μένει έξω.`,
    wrong: ({ where, right }) =>
      right === ''
        ? `${where}: δεν μπορεί να είναι αυτό. Μένει έξω.`
        : `${where}: πρέπει να είναι ${right}. Μένει έξω.`,
  },
  theFile: 'Το αρχείο',
  right: {
    oneOf: ({ list }) => `ένα από: ${list}`,
    number: ({ least, most }) => `αριθμός από ${least} έως ${most}`,
    whole: ({ least, most }) => `ακέραιος από ${least} έως ${most}`,
    list: ({ most }) => `λίστα με το πολύ ${most}`,
    flag: 'true ή false',
    text: ({ most }) => `κείμενο με το πολύ ${most} χαρακτήρες`,
    currency: 'τρία κεφαλαία γράμματα, όπως EUR',
    address: 'διεύθυνση που αρχίζει με https:// ή http://',
    date: 'ημερομηνία όπως 2023, 2023-08 ή 2023-08-01',
  },
};
