/** Assigned scores and what they come to, in Greek. */

import { isOne } from '../figure.ts';
import type { Translated } from '../translated.ts';
import type { scoring as english } from './en.ts';

const victoryPoints = (figure: string): string => `${figure} ${isOne(figure) ? 'βαθμός' : 'βαθμοί'} νίκης`;

export const scoring: Translated<typeof english> = {
  outcome: 'Έκβαση',
  weight: 'Βάρος',
  imps: 'IMP',
  crossImps: 'Cross-IMP',
  matchpoints: ({ top }) => `MP από ${top}`,
  percent: 'MP %',
  victoryPoints: 'VP',
  side: 'Άξονας',
  weighted: 'Σταθμισμένο',
  rule: 'Πρώτα βαθμολογείται κάθε έκβαση. Μετά βγαίνει ο μέσος όρος των αποτελεσμάτων κατά τα βάρη τους· όχι ο μέσος όρος των σκορ.',
  onBoard: 'Στη διανομή',
  tables: 'Τραπέζια',
  others: 'Τα άλλα τραπέζια',
  won: {
    imps: ({ figure }) => `${figure} IMP`,
    crossImps: ({ figure }) => `${figure} cross-IMP`,
    matchpoints: ({ figure, top }) => `${figure} από ${top} ματσπόιντς`,
    victoryPoints: ({ figure }) => `${victoryPoints(figure)} στον αγώνα`,
  },
  weightedFor: ({ side, clause, worth }) => `Σταθμισμένο για ${side} (${clause}): ${worth}`,
  boardFor: ({ side, worth }) => `Στη διανομή για ${side}: ${worth}`,
  averaged: ({ clause }) =>
    `Τα αποτελέσματα των δύο αξόνων δεν ισοσκελίζονται. Σε αγώνα νοκ άουτ παίρνουν και οι δύο τον μέσο όρο τους (${clause}).`,
  average: {
    minus: ({ side, clause }) => `${side}: μέσος όρος πλην (${clause})`,
    even: ({ side, clause }) => `${side}: μέσος όρος (${clause})`,
    plus: ({ side, clause }) => `${side}: μέσος όρος συν (${clause})`,
  },
  penalty: ({ side, amount, clause }) => `Διαδικαστική ποινή για ${side} (${clause}): ${amount}`,
  fined: {
    matchpoints: ({ figure }) => `${figure} ματσπόιντς`,
    percent: ({ figure }) => `${figure}% ενός τοπ`,
    imps: ({ figure }) => `${figure} IMP`,
    victoryPoints: ({ figure }) => victoryPoints(figure),
  },
  doubts: {
    weights: ({ sum }) => `Τα βάρη αθροίζονται σε ${sum}%. Το καθένα μετρά κατά το μερίδιό του.`,
    noWeights: () => 'Καμία έκβαση δεν έχει βάρος, άρα δεν υπάρχει μέσος όρος.',
    weighting: ({ clause }) => `Οι κανονισμοί δεν επιτρέπουν σταθμισμένα σκορ (${clause}).`,
    unreachable: () =>
      'Μια έκβαση δεν μπορεί να προέκυψε: είχαν κερδηθεί πολλές λεβέ πριν από την πρώτη παρατυπία.',
    unscored: () => 'Μια έκβαση δεν βαθμολογείται: λείπει το συμβόλαιο, ο εκτελεστής ή οι λεβέ της.',
    vulnerability: () => 'Μια έκβαση δεν βαθμολογείται: η καταγραφή δεν λέει ποιος είναι σε μανς.',
  },
  unreachable: 'δεν μπορεί να προέκυψε',
  apart: ({ side, clause, outcome }) =>
    `Χωρίς βάρη${clause === null ? '' : ` (${clause})`}, ο άξονας ${side} θα είχε: ${outcome}`,
  equity: {
    by: {
      director: 'όπως το έκρινε ο διαιτητής',
      committee: 'όπως το έκρινε η επιτροπή',
      reviewer: 'όπως το έκρινε ο αξιολογητής',
    },
    notCounted: 'μετρά μια μεταγενέστερη κρίση',
    claimed: 'Κατά τη διεκδίκηση',
    claimedBasis: ({ clause }) => `όπως το έλεγε η διεκδίκηση, πριν κριθεί (${clause})`,
    damage: 'Χωρίς τη ζημία',
    damageBasis: ({ clause }) => `διαπιστώθηκε ζημία (${clause})· δεν έχει καθοριστεί ακόμη σκορ`,
    line: 'Τι θα γινόταν αν',
    assigned: 'Καθορισμένο',
    assignedBasis: ({ clause }) => `κατά βάρη, παρακάτω (${clause})`,
    decides: {
      table: 'ισχύει το αποτέλεσμα του τραπεζιού',
      automatic: ({ clause }) =>
        `αποφασίζει η αυτόματη αναπροσαρμογή· η κρίση δεν δίνει στους αναίτιους περισσότερα (${clause})`,
      judged: ({ clause }) =>
        `αποφασίζει το αποτέλεσμα της κρίσης· οι αυτόματες λεβέ δεν προστίθενται σε αυτό (${clause})`,
      assigned: ({ clause }) =>
        `αποφασίζει το σκορ που καθορίστηκε· οι αυτόματες λεβέ δεν προστίθενται σε αυτό (${clause})`,
    },
    won: ({ tricks }) => `Λεβέ που κέρδισε από εκεί και πέρα ο υπαίτιος άξονας: ${tricks}`,
    wonNone: 'Ο υπαίτιος άξονας δεν κέρδισε λεβέ από εκεί και πέρα',
    since: ({ trick, clause }) =>
      `Και το κόστος του μεταγενέστερου ρενόνς μετριέται από το ρενόνς στη λεβέ ${trick} (${clause})`,
    reached: ({ clauses }) => `Μένει να κριθεί αν οι αναίτιοι έχασαν περισσότερα (${clauses})`,
  },
  comparison: {
    title: 'Με τι συγκρίνεται το σκορ',
    otherTable: 'Σκορ Β–Ν στο άλλο τραπέζι',
    field: 'Σκορ Β–Ν στα άλλα τραπέζια',
    fieldHint: 'Με κενά ανάμεσα: 620 620 −100',
    artificial: 'Άλλα τραπέζια με τεχνητό σκορ',
    boards: 'Διανομές του αγώνα',
    margin: 'Προβάδισμα της ομάδας Β–Ν σε IMP στις άλλες διανομές',
    knockout: 'Αγώνας νοκ άουτ',
    weighting: 'Επιτρέπονται σταθμισμένα σκορ',
    innocent: 'Ο αναίτιος άξονας',
    unknown: 'δεν ειπώθηκε',
    record: 'Καταγραφή',
    fromSession: 'Τα άλλα τραπέζια είναι εκείνα της συνάντησης.',
    unread: ({ text }) => `Αυτό δεν είναι σκορ: ${text}`,
  },
};
