/** What the command line says, in Greek. */

import type { commandLine as english } from '../en/commandLine.ts';
import type { Translated } from '../translated.ts';

export const commandLine: Translated<typeof english> = {
  noSuchFile: ({ path }) => `dealtrail: δεν υπάρχει τέτοιο αρχείο ή φάκελος: ${path}`,
  noRecords: ({ paths }) => `dealtrail: δεν βρέθηκαν καταγραφές εδώ: ${paths}`,
  noCases: ({ paths }) => `dealtrail: δεν βρέθηκαν αρχεία υποθέσεων εδώ: ${paths}`,
  peopleWithheld: ({ option }) =>
    `Το αρχείο λέει επίσης ποιοι συμμετείχαν ή φέρει σφραγίδα: το ${option} το δείχνει.`,
  doubleDummy: 'Μόνο ως συμβουλή (double dummy): λεβέ του εκτελεστή',
  par: ({ score, contracts }) =>
    `Par: ${score} για τον άξονα Βορρά–Νότου${contracts === '' ? ', όλοι πάσο' : ` (${contracts})`}`,
  unknownMoment: ({ moment, last }) =>
    `dealtrail: δεν υπάρχει τέτοια στιγμή: ${moment}· γράψτε t3 για τη λεβέ 3, t3.2 για το δεύτερο φύλλο της, ή start ή end· ${last === null ? 'η καταγραφή δεν έχει κανένα φύλλο παιξίματος' : `η καταγραφή τελειώνει στο ${last}`}`,
  noSuchDeal: ({ file, boards }) =>
    `dealtrail: δεν υπάρχει τέτοια διανομή στο ${file}${boards === '' ? '' : `· θήκες που υπάρχουν: ${boards}`}`,
  firstOfSeveral: ({ board, deal, file }) =>
    `dealtrail: ταιριάζουν πολλές διανομές· αυτή είναι η πρώτη: ${board === '' ? '' : `θήκη ${board}, `}--deal ${deal} στο ${file}. Διαλέξτε άλλη με --board, --deal ή --room`,
  alreadyThere: ({ file }) =>
    `dealtrail: δόθηκαν πολλά αρχεία και το ${file} υπάρχει ήδη· δώστε όνομα νέου αρχείου`,
  isThere: ({ file }) => `dealtrail: το ${file} υπάρχει ήδη· γράψτε από πάνω με --force ή δώστε άλλο όνομα`,
  notANumber: ({ option, value }) => `dealtrail: το --${option} θέλει αριθμό από το 1 και πάνω, όχι ${value}`,
  progress: ({ percent, files, of, rate, seconds }) =>
    `${percent} %  ${files} από ${of} αρχεία  ${rate} MB/s  απομένουν ${seconds} s`,
  notUnderstood: ({ given }) => `dealtrail: δεν κατάλαβα: ${given}`,
  unknownCommand: ({ command, near }) =>
    `dealtrail: δεν υπάρχει εντολή ${command}${near === null ? '' : ` (μήπως εννοείτε ${near};)`}`,
  strayOption: ({ option, command, near }) =>
    `dealtrail: το ${command} δεν έχει επιλογή --${option}${near === null ? '' : ` (μήπως εννοείτε --${near};)`}`,
  cannotRead: ({ file, reason }) => `dealtrail: το ${file} δεν διαβάζεται: ${reason}`,
  noPaperFile: ({ file }) =>
    `dealtrail: το ${file} δεν μπορεί να είναι έντυπο· το όνομα τελειώνει σε .html ή .txt, ή σε .json για την υπόθεση χωρίς ονόματα`,
  caseWithoutNames:
    'dealtrail: ως JSON η υπόθεση γράφεται μόνο χωρίς ονόματα· προσθέστε --anonymous και αφήστε έξω το --paper',
  wordsInCasebook: ({ words, paper, bare }) =>
    `dealtrail: το ${words} γίνεται μόνο με ${paper} και χωρίς ${bare}`,
  noClaimPosition: 'dealtrail: κανείς δεν διεκδικεί σε αυτή τη διανομή, άρα δεν υπάρχει θέση διεκδίκησης',
  withoutCheckpoint: ({ file }) =>
    `dealtrail: η σφραγίδα του ${file} δεν ισχύει, γι’ αυτό το έντυπο δεν φέρει σημείο ελέγχου`,
  howToType:
    'Γράψτε ένα γεγονός σε κάθε γραμμή, όπως «s4» για ένα φύλλο ή «claim s 9» για μια διεκδίκηση. Το «help» δείχνει τις λέξεις, το «help claim» εξηγεί μία. Με Ctrl+D τελειώνετε.',
  saved: ({ facts, file }) => `Γεγονότα που γράφτηκαν: ${facts}. Ο φάκελος είναι στο ${file}.`,
  notSaved: ({ facts }) =>
    `dealtrail: γεγονότα που γράφτηκαν: ${facts}. Δεν αποθηκεύτηκαν πουθενά· για να κρατηθούν, γράψτε το όνομα ενός αρχείου μετά από τον φάκελο.`,
  signPlayed: '( ) παίχτηκε',
  signWinning: '* κερδίζει τη λεβέ',
  signFaceUp: '[ ] είναι ανοιχτό στο τραπέζι',
};
