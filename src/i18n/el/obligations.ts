/** What an open matter still asks of somebody, and until when: a sentence for every state in which a lifecycle is open. */

import type { obligations as english, ObligationSlots } from '../en/obligations.ts';
import { opening, toWhom, who, whose } from './cases.ts';
import type { Translated } from '../translated.ts';

const it = ({ card }: ObligationSlots): string => (card === null ? 'Το φύλλο' : `Το φύλλο ${card}`);
const Who = (name: string): string => opening(who(name));

export const obligations: Translated<typeof english> = {
  penaltyCard: {
    auctionPeriod: (s) => `${it(s)} μένει ανοιχτό στο τραπέζι ως το τέλος της αγοράς.`,
    minor: (s) =>
      `${it(s)} πρέπει να παιχτεί πριν από κάθε άλλο μικρό φύλλο του χρώματος· ονέρ μπορεί να παιχτεί πρώτα.`,
    major: (s) =>
      `${it(s)} πρέπει να παιχτεί στην πρώτη νόμιμη ευκαιρία· όσο μένει στο τραπέζι, ο εκτελεστής μπορεί να επιλέξει για την έξοδο ${whose(s.partner)}.`,
  },
  leadRestriction: {
    pendingChoice: (s) => `${Who(s.declarer)} επιλέγει πριν κάνει έξοδο ${who(s.seat)}.`,
    required: (s) => `${Who(s.seat)} πρέπει σε αυτή την έξοδο να βγει ${s.suits}, αν μπορεί.`,
    forbidden: (s) => `Δεν επιτρέπεται ${toWhom(s.seat)} έξοδος σε ${s.suits}, όσο διατηρεί την έξοδο.`,
  },
  revoke: {
    latent: () => 'Δεν φάνηκε ακόμη: μπορεί να διορθωθεί ώσπου να οριστικοποιηθεί.',
    attention: (s) => `Πρέπει να διορθωθεί: ${who(s.seat)} αποσύρει το φύλλο και ακολουθεί στο χρώμα.`,
    established: () =>
      'Οριστικοποιήθηκε· όταν τελειώσει το παίξιμο, ο διαιτητής βλέπει αν μεταφέρονται λεβέ.',
    adjusted: () => 'Μένει να κρίνει ο διαιτητής αν αρκεί η αυτόματη αναπροσαρμογή.',
  },
  cardChange: {
    mayChange: (s) => `${it(s)} μπορεί να αποσυρθεί και να αλλάξει.`,
    withdrawn: (s) => `${Who(s.seat)} παίζει άλλο φύλλο στη θέση του.`,
  },
  leadOutOfTurn: { pending: () => 'Γίνεται δεκτή ή όχι πριν συνεχίσει οποιοσδήποτε το παιχνίδι.' },
  openingLead: {
    pending: () =>
      'Ο τεκμαιρόμενος εκτελεστής δέχεται, αρνείται ή γίνεται μορ πριν συνεχίσει οποιοσδήποτε το παιχνίδι.',
  },
  prematurePlay: {
    optionPending: (s) => `${Who(s.declarer)} επιλέγει πριν παίξει ${who(s.partner)}.`,
    restricted: (s) => `${Who(s.partner)} παίζει όπως επέλεξε ο εκτελεστής.`,
    waitsForTurn: (s) => `${it(s)} παίζεται στη σειρά ${whose(s.seat)}, αν αυτό είναι νόμιμο.`,
  },
  penaltyCardUnplayed: {
    pending: (s) => `${Who(s.declarer)} δέχεται ή αρνείται το φύλλο που παίχτηκε αντ’ αυτού.`,
    refused: (s) => `${Who(s.seat)} παίζει το τιμωρημένο φύλλο που οφειλόταν.`,
  },
  penaltyCardChoice: {
    pending: (s) => `${Who(s.declarer)} ορίζει ποιο τιμωρημένο φύλλο παίζει ${who(s.seat)}.`,
    designated: (s) => `${Who(s.seat)} παίζει το φύλλο που ορίστηκε.`,
  },
  claim: {
    made: () => 'Το παιχνίδι διακόπτεται ώσπου να συμφωνηθεί ή να αμφισβητηθεί η διεκδίκηση ή παραχώρηση.',
    doubted: () => 'Κρίνει ο διαιτητής, εκτός αν και οι τέσσερις δεχτούν να συνεχίσουν.',
    playOnAsked: () => 'Πρέπει να συμφωνήσουν και οι τέσσερις, μαζί και ο μορ, να συνεχιστεί το παιχνίδι.',
    adjudication: () => 'Ο διαιτητής κρίνει πόσες λεβέ δίνει το χειρότερο κανονικό παίξιμο.',
    reopened: () => 'Ο διαιτητής κρίνει αν η λεβέ επιστρέφεται.',
  },
  designation: {
    toBeChosen: () => 'Η εντολή δεν ήταν πλήρης: κάποιος ορίζει ποιο φύλλο είναι.',
    changeWanted: () => 'Ήταν παραδρομή της γλώσσας; Τότε το φύλλο μπορεί να αλλάξει.',
    misplaced: () => 'Κατέβηκε λάθος φύλλο: διορθώνεται εγκαίρως, αλλιώς ισχύει.',
  },
  simultaneous: { pending: (s) => `${Who(s.seat)} ορίζει ποιο από τα φύλλα παίζεται.` },
  defectiveTrick: {
    unnoticed: () => 'Κανείς δεν πρόσεξε ακόμη ότι στη λεβέ λείπουν ή περισσεύουν φύλλα.',
    noticedEarly: () => 'Η λεβέ διορθώνεται τώρα.',
    noticedLate: () => 'Ο διαιτητής διαπιστώνει ποιο φύλλο ανήκει στη λεβέ.',
  },
  leadingHand: {
    pending: () => 'Οποιοσδήποτε αμυνόμενος μπορεί να ορίσει από ποιο χέρι κάνει έξοδο ο εκτελεστής.',
  },
};
