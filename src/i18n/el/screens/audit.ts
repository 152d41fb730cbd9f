/** Words of the page that audits a session. */

import type { audit as english } from '../../en/screens/audit.ts';
import { roomName } from '../rooms.ts';
import type { Translated } from '../../translated.ts';

const written = new Intl.NumberFormat('el');

/** A number with its noun, in groups of thousands: a championship has many. */
const count = (number: number, one: string, many: string): string =>
  `${written.format(number)} ${number === 1 ? one : many}`;

export const audit: Translated<typeof english> = {
  auditPage: {
    title: 'Έλεγχος αγώνα',
    short: 'Έλεγχος αγώνα',
    intro:
      'Κάθε διανομή ελέγχεται ως προς τους Νόμους και για αντιφάσεις: χέρια, αγορά, παίξιμο, διεκδικήσεις και αποτελέσματα. Ό,τι αξίζει μια ματιά μπαίνει στον κατάλογο, πρώτα τα σοβαρότερα· με ένα κλικ σε εύρημα ανοίγει η διανομή σε εκείνη τη στιγμή. Τα αρχεία σας δεν αλλάζουν και δεν φεύγουν από αυτόν τον υπολογιστή. Αποθηκεύονται μόνο τα δικά σας σημάδια, σε αυτόν τον περιηγητή.',
    chooseFiles: 'Επιλογή αρχείων…',
    chooseFolder: 'Επιλογή φακέλου…',
    drop: 'ή αφήστε αρχεία κάθε είδους (PBN, LIN, USEBIO, Bridgemate, υποθέσεις), φάκελο ή συμπιεσμένο αρχείο (.zip, .tar, .gz) οπουδήποτε σε αυτή τη σελίδα',
    cancel: 'Διακοπή',
    progressLabel: 'Μέρος των αρχείων που διαβάστηκε',
    reading: ({ read, files, deals, findings }) =>
      `Ανάγνωση: ${read} από ${count(files, 'αρχείο', 'αρχεία')}, ${count(deals, 'διανομή', 'διανομές')}, ως τώρα ${count(findings, 'εύρημα', 'ευρήματα')}.`,
    counts: ({ files, unpacked, deals, played, cards }) =>
      `${count(files, 'αρχείο', 'αρχεία')}${unpacked === 0 ? '' : ` (${written.format(unpacked)} μέσα σε συμπιεσμένα)`}, ${count(deals, 'διανομή', 'διανομές')}, από τις οποίες παίχτηκαν ${written.format(played)}, ${count(cards, 'φύλλο', 'φύλλα')}.`,
    finished: ({ findings }) =>
      findings === 0
        ? 'Ο έλεγχος τελείωσε. Δεν βρέθηκε τίποτε.'
        : `Ο έλεγχος τελείωσε: ${count(findings, 'εύρημα', 'ευρήματα')}.`,
    stopped: ({ read, files }) =>
      `Διακόπηκε μετά από ${read} από ${count(files, 'αρχείο', 'αρχεία')}. Όσα βρέθηκαν ως τότε είναι στον κατάλογο.`,
    failed: 'Ο έλεγχος διακόπηκε. Όσα βρέθηκαν ως τότε είναι στον κατάλογο.',
    noFiles: 'Κανένα από αυτά τα αρχεία δεν διαβάζεται εδώ.',
    leftAlone: ({ others }) =>
      `${count(others, 'αρχείο άλλου είδους δεν διαβάστηκε', 'αρχεία άλλου είδους δεν διαβάστηκαν')}.`,
    tooMany: ({ more }) =>
      `${count(more, 'ακόμη εύρημα μετρήθηκε αλλά δεν φαίνεται', 'ακόμη ευρήματα μετρήθηκαν αλλά δεν φαίνονται')} εδώ, γιατί ο κατάλογος θα γινόταν πολύ μεγάλος.`,
    marksForgotten:
      'Ο περιηγητής δεν κρατά τίποτε εδώ: τα σημάδια σας διαρκούν όσο και η σελίδα. Αποθηκεύστε τον κατάλογο πριν φύγετε.',
    marksDamaged: ({ marks }) =>
      marks === 1
        ? 'Ένα αποθηκευμένο σημάδι δεν διαβάζεται. Τα υπόλοιπα φαίνονται.'
        : `${marks} αποθηκευμένα σημάδια δεν διαβάζονται. Τα υπόλοιπα φαίνονται.`,
    notStored: 'δεν έχει αποθηκευτεί ακόμη',
    mark: 'Σημάδι',
    markOf: ({ board, sentence }) => `Σημάδι: ${board}. ${sentence}`,
    marks: {
      open: 'ανοιχτό',
      fixed: 'διορθώθηκε',
      fine: 'σωστό ως έχει',
      askPlayers: 'ερώτηση στους παίκτες',
      rulingNeeded: 'χρειάζεται απόφαση',
      duplicate: 'διπλό εύρημα',
    },
    comment: 'Σχόλιο',
    commentOf: ({ board }) => `Σχόλιο: ${board}`,
    addComment: 'Προσθήκη σχολίου',
    editComment: 'Αλλαγή του σχολίου',
    keepComment: 'Αποθήκευση',
    dropComment: 'Άκυρο',
    commented: ({ board }) => `${board}: το σχόλιο αποθηκεύτηκε.`,
    commentDraft: 'Σχόλιο χωρίς αποθήκευση',
    commentLeft: ({ board }) => `${board}: το σχόλιο υπάρχει ακόμη, αλλά δεν αποθηκεύτηκε.`,
    tableColumn: 'Τραπέζι',
    everyTable: 'Όλα τα τραπέζια',
    pair: 'Ζεύγος',
    everyPair: 'Όλα τα ζεύγη',
    onlyBoard: ({ board }) => `Μόνο η θήκη ${board}`,
    finding: 'Εύρημα',
    boardColumn: 'Θήκη',
    everyMark: 'Όλα τα σημάδια',
    undo: 'Αναίρεση του τελευταίου σημαδιού',
    marked: ({ board, mark }) => `${board}: ${mark}.`,
    undone: 'Η τελευταία σήμανση αναιρέθηκε.',
    overview: 'Διαγράμματα: ανά έλεγχο, ανά τραπέζι, θήκες και τραπέζια',
    grid: 'Θήκες ανά τραπέζι',
    gridCell: ({ board, table, count: found }) =>
      `Θήκη ${board}, ${table}: ${count(found, 'εύρημα', 'ευρήματα')}`,
    gridHint:
      'Μετακινηθείτε από κελί σε κελί με τα βέλη. Κάντε κλικ σε κελί, μπάρα ή όνομα για να δείτε τα ευρήματά του.',
    gridLeft: (slots) =>
      `Δεν φαίνονται ${count(slots.boards, 'θήκη', 'θήκες')} και ${count(slots.tables, 'τραπέζι', 'τραπέζια')} με λιγότερα ευρήματα.`,
    byCheck: 'Ανά έλεγχο',
    byTable: 'Ανά τραπέζι, πρώτα όσα έχουν περισσότερα σφάλματα',
    moreTables: ({ more }) =>
      `${count(more, 'ακόμη τραπέζι δεν φαίνεται', 'ακόμη τραπέζια δεν φαίνονται')} εδώ.`,
    boards: 'Θήκες',
    save: 'Αποθήκευση του καταλόγου:',
    saveCsv: 'για υπολογιστικό φύλλο (CSV)',
    saveHtml: 'ως σελίδα (HTML)',
    print: 'Εκτύπωση',
    filters: 'Φίλτρα',
    severity: 'Βαρύτητα',
    check: 'Έλεγχος',
    everyCheck: 'Όλοι οι έλεγχοι',
    checkChoice: ({ name, count: number }) => `${name} (${written.format(number)})`,
    search: 'Θήκη, αρχείο ή λέξη',
    shown: ({ shown, all }) =>
      shown === all
        ? count(all, 'εύρημα', 'ευρήματα')
        : `${written.format(shown)} από ${count(all, 'εύρημα', 'ευρήματα')}`,
    hidden: ({ hidden }) => `${written.format(hidden)} κρυμμένα από τα φίλτρα`,
    showEverything: 'Εμφάνιση όλων',
    nothingFound: 'Δεν βρέθηκε τίποτε που να αξίζει μια ματιά.',
    nothingMatches: 'Κανένα εύρημα δεν ταιριάζει στα φίλτρα.',
    listLabel: 'Ευρήματα, πρώτα τα σοβαρότερα· όσα επαναλαμβάνονται στην ίδια διανομή είναι τελευταία',
    board: ({ board }) => `Θήκη ${board}`,
    room: ({ room }) => roomName(room),
    table: ({ table }) => `τραπέζι ${table}`,
    deal: ({ number }) => `Διανομή ${number}`,
    wholeFile: 'Όλο το αρχείο',
    line: ({ file, line }) => (line === null ? file : `${file}, γραμμή ${line}`),
    trick: ({ trick }) => `λεβέ ${trick}`,
    law: ({ laws }) => `${laws.length === 1 ? 'Νόμος' : 'Νόμοι'} ${laws.join(', ')}`,
    noDeal: 'Η διανομή αυτή δεν διαβάζεται πια από το αρχείο της.',
    costTricks: ({ tricks }) => `${written.format(tricks)} λεβέ`,
    costPoints: ({ points }) => `${written.format(points)} ${points === 1 ? 'πόντος' : 'πόντοι'}`,
    done: ({ done, all }) => `έτοιμα ${written.format(done)} από ${written.format(all)}`,
    markMany: 'Σημείωση όλων όσων φαίνονται:',
    markThese: ({ count: many }) => `Σημείωση αυτών των ${written.format(many)}`,
    markedMany: ({ count: many }) => `Σημειώθηκαν ευρήματα: ${written.format(many)}.`,
    doubleDummy: 'Σύγκριση και με double dummy (θέλει χρόνο)',
    nextFinding: 'Επόμενο εύρημα',
    previousFinding: 'Προηγούμενο εύρημα',
    reloaded:
      'Η σελίδα φορτώθηκε ξανά. Τα αρχεία του ελέγχου δεν είναι πια ανοιχτά. Επιλέξτε τα πάλι: τα σημάδια σας θα είναι εκεί.',
    keys: [
      ['J', 'επόμενο εύρημα'],
      ['K', 'προηγούμενο εύρημα'],
      ['Enter', 'αναπαραγωγή της διανομής εκεί'],
      ['Esc', 'πίσω στον κατάλογο'],
      ['1 … 5, 0', 'σημάδι, χωρίς σημάδι'],
      ['N', 'σχόλιο'],
      ['C', 'σύγκριση της θήκης'],
      ['U', 'αναίρεση'],
    ],
  },
};
