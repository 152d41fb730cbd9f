/** Words of the page that holds the results of a session against one another, board by board. */

import type { boards as english } from '../../en/screens/boards.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

const results = (number: number): string => count(number, 'αποτέλεσμα', 'αποτελέσματα');

export const boards: Translated<typeof english> = {
  boardsPage: {
    title: 'Αποτελέσματα ανά θήκη',
    open: ({ boards: number, results: all }) =>
      `Αποτελέσματα ανά θήκη: ${count(number, 'θήκη', 'θήκες')}, ${results(all)}`,
    compare: ({ results: all }) => `Σύγκριση των ${all} αποτελεσμάτων αυτής της θήκης`,
    none: 'Ο αγώνας αυτός δεν είναι πια ανοιχτός. Επιλέξτε ξανά τα αρχεία του για να δείτε τα αποτελέσματα.',
    uncompared: ({ more }) =>
      `${count(more, 'ακόμη αποτέλεσμα δεν συγκρίνεται', 'ακόμη αποτελέσματα δεν συγκρίνονται')}: είναι πάρα πολλά για τον περιηγητή.`,
    boardTitle: ({ board, results: all }) => `Θήκη ${board}: ${results(all)}`,
    before: ({ board }) => `Θήκη ${board}`,
    after: ({ board }) => `Θήκη ${board}`,
    allBoards: 'Όλες οι θήκες',
    scoring: 'Βαθμολογία',
    scorings: {
      matchpoints: 'ματσπόιντς',
      imps: 'IMP ως προς το μέσο σκορ (Butler)',
      crossImps: 'cross-IMP, κατά μέσο όρο',
    },
    units: { matchpoints: 'MP', imps: 'IMP', crossImps: 'IMP' },
    results: 'Αποτελέσματα, πρώτα τα καλύτερα για Βορρά–Νότο',
    contract: 'Συμβόλαιο',
    by: 'Από',
    lead: 'Αντάμ',
    tricks: 'Λεβέ',
    score: 'Σκορ Β–Ν',
    percent: '%',
    table: 'Τραπέζι',
    northSouth: 'Βορράς–Νότος',
    eastWest: 'Ανατολή–Δύση',
    remark: 'Παρατήρηση',
    passedOut: 'τέσσερα πάσο',
    noResult: 'χωρίς αποτέλεσμα',
    odd: {
      onlySide: 'το μόνο από αυτόν τον άξονα',
      onlyStrain: 'το μόνο σε αυτό το χρώμα ή χωρίς ατού',
      tricksApart: 'τρεις ή περισσότερες λεβέ μακριά από τα άλλα',
      onlyPlus: 'το μόνο με αυτό το πρόσημο',
    },
    frequencies: 'Συχνότητες',
    times: 'Φορές',
    board: 'Θήκη',
    resultCount: 'Αποτελέσματα',
    usual: 'Το συχνότερο',
    best: 'Καλύτερο Β–Ν',
    worst: 'Χειρότερο Β–Ν',
    findings: 'Ευρήματα',
    standsOut: 'Ξεχωρίζουν',
    everyFrequency: 'Συχνότητες όλων των θηκών',
    moreBoards: ({ more }) => `Εμφάνιση ακόμη ${more}`,
    standings: 'Ζεύγη',
    rank: 'Θέση',
    pair: 'Ζεύγος',
    boards: 'Θήκες',
    total: 'Σύνολο',
    matches: 'Συναντήσεις',
    match: 'Συνάντηση',
    imps: 'IMP',
    victoryPoints: 'VP',
    wholePoints: 'VP, ακέραια',
    scales:
      'Victory points (VP) κατά τις κλίμακες του 2013 της Παγκόσμιας Ομοσπονδίας Μπριτζ: η συνεχής, και η τυπωμένη σε ακέραιους βαθμούς όπου έχει στήλη για τον αριθμό των θηκών.',
    pairNumbered: ({ number, side }) => (side === '' ? `Ζεύγος ${number}` : `Ζεύγος ${number} ${side}`),
    unknownPair: 'χωρίς όνομα',
    openRoomTeam: ({ pair }) => `η ομάδα του ζεύγους ${pair}`,
    print: 'Εκτύπωση',
  },
};
