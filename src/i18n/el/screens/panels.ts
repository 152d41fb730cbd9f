/** Words of the panels beside the table. */

import type { panels as english } from '../../en/screens/panels.ts';
import { opening, toWhom, who } from '../cases.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const panels: Translated<typeof english> = {
  law: {
    title: 'Οι Νόμοι τώρα',
    nothing: 'Καμία παρατυπία ως εδώ.',
    calls:
      'Μια δήλωση έγινε εκτός σειράς, ήταν ανεπαρκής ή δεν επιτρεπόταν. Το πρόγραμμα κρίνει το παιχνίδι και όχι τις δηλώσεις: δείτε τους Νόμους 25 και 27 έως 39.',
    callFaults: {
      insufficientBid:
        'Αυτή η δήλωση είναι ανεπαρκής. Το πρόγραμμα κρίνει το παιχνίδι και όχι τις δηλώσεις: δείτε τον Νόμο 27.',
      outOfRotation:
        'Αυτή η δήλωση έγινε εκτός σειράς. Το πρόγραμμα κρίνει το παιχνίδι και όχι τις δηλώσεις: δείτε τους Νόμους 28 έως 32.',
      inadmissibleDouble:
        'Αυτό το κοντρ ή σουρκόντρ δεν επιτρέπεται εδώ. Το πρόγραμμα κρίνει το παιχνίδι και όχι τις δηλώσεις: δείτε τον Νόμο 36.',
      callAfterEnd:
        'Αυτή η δήλωση έγινε μετά το τέλος της αγοράς. Το πρόγραμμα κρίνει το παιχνίδι και όχι τις δηλώσεις: δείτε τον Νόμο 39.',
    },
    noPlay: 'Δεν έχει καταγραφεί παιχνίδι.',
    nothingNew: 'Τίποτα νέο σε αυτό το βήμα.',
    settled: 'Έκβαση',
    inForce: 'Ισχύουν ακόμη',
    record: 'Για την καταγραφή',
    recordNote: 'Αμφιβολία για την καταγραφή, όχι για τους παίκτες.',
    why: 'Επειδή',
    weighed: 'Εξαιρέσεις που εξετάστηκαν',
    weighedRow: ({ label, why }) => `${label}: ${why === '' ? 'δεν ισχύει εδώ' : why}`,
    noException: 'Δεν υπάρχουν εξαιρέσεις.',
    event: ({ event }) => `συμβάν ${event}`,
    theDeal: 'η διανομή όπως καταγράφηκε',
    disputed: 'Αυτό διαβάζεται με δύο τρόπους:',
    readHere: 'Εδώ διαβάζεται',
    readElected: 'Εδώ διαβάζεται, κατ’ επιλογή της αρχής',
    otherReading: 'Άλλη ανάγνωση',
    alsoDisputed: ({ clause }) => `Ένα σημείο του ${clause} διαβάζεται με δύο τρόπους.`,
    open: ({ number }) => `${number}, στη σελίδα των νόμων`,
    openOther: ({ number, other }) => `${number}, στη σελίδα των νόμων (${other} το 2017)`,
    own: 'Δικά μας λόγια· αποφασίζει το τυπωμένο κείμενο των Νόμων.',
  },
  options: {
    by: ({ seat }) => `${opening(who(seat))} επιλέγει, κατά τον`,
    until: ({ until }) => `Διάρκεια: ${until}`,
    chosen: ({ event }) => `επιλέχθηκε στο συμβάν ${event}`,
    offered: 'εξηγήθηκε από τον διαιτητή',
    notOffered: 'δεν εξηγήθηκε από τον διαιτητή',
    notOpen: 'δεν ήταν διαθέσιμη',
    closed: 'Κλειστές',
    minorCloses: ({ partner, card }) =>
      `Καμία επιλογή: το φύλλο ${card} είναι μικρό τιμωρημένο, οπότε ${who(partner)} μπορεί να κάνει οποιαδήποτε έξοδο.`,
    waits: ({ player, chooser }) =>
      `Δεν επιτρέπεται ${toWhom(player)} έξοδος ή παίξιμο πριν επιλέξει ${who(chooser)}.`,
    restrictionRequire: ({ seat, suit }) => `${opening(who(seat))} πρέπει να βγει ${suit}, αν μπορεί.`,
    restrictionForbid: ({ seat, suits }) =>
      `Δεν επιτρέπεται ${toWhom(seat)} έξοδος σε ${suits}, όσο διατηρεί την έξοδο.`,
    legal: ({ seat, cards }) => `${opening(who(seat))} μπορεί να παίξει: ${cards}`,
    explainedSame: 'Ο διαιτητής εξήγησε ακριβώς αυτές τις επιλογές.',
    explainedOtherwise: 'Όσα εξηγήθηκαν δεν είναι όσα δίνουν οι Νόμοι.',
    missing: ({ options }) => `Δεν εξηγήθηκε: ${options}.`,
    extra: ({ options }) => `Εξηγήθηκε χωρίς να είναι διαθέσιμο: ${options}.`,
    made: ({ choices }) => `Επιλογές ως τώρα (${choices})`,
    chosenColumn: 'Επιλέχθηκε',
    offeredColumn: 'Διαθέσιμες',
    explainedColumn: 'Εξηγήθηκαν',
    lawColumn: 'Νόμος',
    notRecorded: 'δεν καταγράφηκε',
  },
  play: {
    title: 'Το παίξιμο',
    nothing: 'Δεν υπάρχει καταγραμμένο φύλλο.',
    trick: 'Λεβέ',
    won: 'Κερδίζει',
  },
  lifecycle: {
    title: 'Κατάσταση',
    nothing: 'Δεν εκκρεμεί παρατυπία.',
    current: 'τώρα',
    asText: 'Με λόγια',
    picture: ({ name, state }) => `${name}: τώρα ${state}`,
    choose: 'Ποια πορεία',
    passed: 'πέρασε',
    ahead: 'δεν έφτασε εδώ',
    next: 'μπορεί να ακολουθήσει',
    every: ({ lifecycles }) => `Όλες οι πορείες (${lifecycles})`,
    which: 'Πορεία',
    leadsTo: ({ states }) => `οδηγεί σε: ${states}`,
    final: 'εδώ λήγει',
    since: ({ event }) => `συμβάν ${event}`,
  },
  information: {
    title: 'Ποιος μπορεί να χρησιμοποιήσει την πληροφορία',
    nothing:
      'Κανένα φανερωμένο φύλλο. Αν μπορεί να χρησιμοποιηθεί άλλη πληροφορία, όπως από ένα αργό πάσο ή ένα σχόλιο, το κρίνουν άνθρωποι (16B).',
    card: 'Φύλλο',
    to: 'Παίκτες',
    status: 'Πληροφορία',
    law: 'Νόμος',
    from: 'Από',
    until: 'Ως',
    authorised: 'θεμιτή',
    unauthorised: 'αθέμιτη',
    now: 'ισχύει ακόμη',
    all: 'όλοι',
  },
  questions: {
    together: 'την ίδια στιγμή',
    title: 'Ανοιχτές ερωτήσεις',
    people: 'Σε αυτές απαντούν μόνο άνθρωποι. Το πρόγραμμα δείχνει τι ακολουθεί από κάθε απάντηση.',
    presumed: ({ questions }) => `Θεωρούνται δεδομένα, εκτός αν διαπιστωθεί άλλο (${questions})`,
    askedUnder: ({ clause }) => `ερώτηση κατά τον ${clause}`,
    equity: 'Δυνατά αποτελέσματα',
    soFar: 'Λεβέ ως τώρα',
    ifStopped: 'Το αποτέλεσμα αν το παιχνίδι σταματούσε εδώ.',
    equityIntro: 'Το τι θα γινόταν χωρίς το ρενόνς το κρίνουν άνθρωποι· το πρόγραμμα δεν το υπολογίζει.',
    atTable: 'Στο τραπέζι',
    automatic: 'Αυτόματα',
    judged: 'Χωρίς το ρενόνς',
    stands: 'Τελικό αποτέλεσμα',
    tricks: 'Λεβέ',
    result: 'Συμβόλαιο',
    score: 'Σκορ Β–Ν',
    basis: 'Βάση',
    asPlayed: 'όπως παίχτηκε',
    asRecorded: 'Όπως καταγράφηκε',
    stated: 'από την καταγραφή',
    transferred: ({ tricks, clauses }) =>
      tricks === 0 ? `καμία λεβέ, κατά ${clauses}` : `${tricks} λεβέ κατά ${clauses}`,
    noRule: 'χωρίς μεταφορά',
    notJudged: 'δεν έχει κριθεί ακόμη',
  },
  result: {
    by: ({ clauses }) => `κατά ${clauses}`,
    revokes: 'Ρενόνς',
    transfer: ({ tricks }) =>
      tricks === 0
        ? 'δεν μεταφέρεται λεβέ'
        : `${count(tricks, 'λεβέ μεταφέρεται', 'λεβέ μεταφέρονται')} στον άλλο άξονα`,
    states: {
      pending: 'όχι οριστικοποιημένο',
      corrected: 'διορθωμένο',
      established: 'οριστικοποιημένο',
    },
    revokeRow: ({ seat, card, trick }) => `${seat}, λεβέ ${trick}, ${card}`,
  },
};
