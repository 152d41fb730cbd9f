/** What is said of sealed files, in Greek. */

import type { SealWords } from '../en/sealing.ts';
import type { Translated } from '../translated.ts';
import { count } from './count.ts';

interface NumberedEvent {
  readonly number: number;
  readonly author: string | null;
}

const event = ({ number, author }: NumberedEvent): string =>
  number === 0
    ? `Η αρχή, που περιέχει τη διανομή${author === null ? '' : ` (συντάκτης: ${author})`},`
    : author === null
      ? `Η εγγραφή ${number} (άγνωστου συντάκτη)`
      : `Η εγγραφή ${number} (συντάκτης: ${author})`;

export const sealing: Translated<SealWords> = {
  title: 'Σφραγίδα',
  holds: ({ events, members }) =>
    `Η σφραγίδα ισχύει: ${count(events, 'εγγραφή', 'εγγραφές')} μαζί με την αρχή και τα σημεία ελέγχου, όλες όπως υπογράφηκαν. Πάγωσαν από: ${members}.`,
  broken: ({ faults }) =>
    `Η σφραγίδα δεν ισχύει: ${count(faults, 'σφάλμα', 'σφάλματα')}. Ό,τι δεν αναφέρεται εδώ είναι όπως υπογράφηκε.`,
  open: 'Τίποτα δεν άλλαξε, αλλά δεν έχουν παγώσει όλα τα μέλη το σύνολο.',
  frozenUpTo: ({ events }) =>
    events === 0
      ? 'Καμία εγγραφή δεν έχει παγώσει ακόμη από όλα τα μέλη.'
      : `Παγωμένες από όλα τα μέλη, μετρώντας από το 0: ${count(events, 'η πρώτη εγγραφή', 'πρώτες εγγραφές')}.`,
  added: ({ numbers }) => `Προστέθηκαν μετά το πάγωμα και δεν έχουν παγώσει ακόμη οι εγγραφές: ${numbers}.`,
  waitsFor: ({ names }) => `Δεν το έχουν παγώσει ακόμη: ${names}.`,
  member: ({ name, key }) => `${name}: κλειδί ${key}`,
  limit:
    'Μόνο ένα σημείο ελέγχου που φυλάχτηκε αλλού δείχνει ότι δεν κόπηκε τίποτα στο τέλος και ότι δεν γράφτηκαν όλα από την αρχή.',
  agrees: 'Συμφωνεί με το σημείο ελέγχου που φυλάχτηκε.',
  faults: {
    changed: (numbered) =>
      numbered.author === null && numbered.number > 0
        ? `Αυτό που βρίσκεται στη θέση της εγγραφής ${numbered.number} δεν το υπέγραψε κανείς: άλλαξε ή προστέθηκε.`
        : `${event(numbered)} άλλαξε.`,
    unfinished: (numbered) =>
      `${event(numbered)} δεν είναι ολόκληρη: το αρχείο τελειώνει στη μέση της. Ζητήστε ολόκληρο το αρχείο.`,
    dropped: (numbered) => `${event(numbered)} λείπει.`,
    doubled: (numbered) => `${event(numbered)} υπάρχει δύο φορές.`,
    moved: (numbered) => `${event(numbered)} δεν βρίσκεται στη θέση της.`,
    added: ({ number, author }) =>
      `Στην εγγραφή ${number} προστέθηκε κάτι που δεν ανήκει στην καταγραφή${author === null ? '' : `, στο όνομα: ${author}`}.`,
    stranger: ({ number, author }) =>
      `Στη θέση της εγγραφής ${number} υπάρχει μία που υπογράφηκε με κλειδί εκτός του καταλόγου μελών: ${author ?? '?'}.`,
    foreign: ({ number, author }) =>
      `Στη θέση της εγγραφής ${number} υπάρχει μία που υπογράφηκε για άλλη καταγραφή, από: ${author ?? '?'}.`,
    miscounted: (numbered) => `${event(numbered)} δεν ακολουθεί την προηγούμενη εγγραφή του συντάκτη της.`,
    checkpoint: (numbered) =>
      `${event(numbered)} είναι σημείο ελέγχου, αλλά όχι των εγγραφών πριν από αυτήν.`,
    cosignature: ({ number, author }) =>
      `Το σημείο ελέγχου στην εγγραφή ${number} φέρει όνομα που δεν το υπέγραψε: ${author ?? '?'}.`,
    noOpening: 'Η αρχή και η διανομή που περιέχει δεν διαβάζονται: τα ονόματα είναι ενός σημείου ελέγχου.',
    nobodyNamed:
      'Η αρχή και η διανομή που περιέχει δεν διαβάζονται, ούτε κάποιο σημείο ελέγχου: τίποτα δεν δείχνει ποιος έπρεπε να υπογράψει.',
    lineEnds: 'Τα τέλη των γραμμών άλλαξαν· οι ίδιες οι εγγραφές δεν πειράχτηκαν από αυτό.',
    noEnd: 'Η τελευταία γραμμή δεν έχει σημάδι τέλους γραμμής.',
    cutOff: 'Το τέλος κόπηκε: το σημείο ελέγχου που φυλάχτηκε γνωρίζει περισσότερες εγγραφές.',
    rewritten: 'Γράφτηκε από την αρχή: το σημείο ελέγχου που φυλάχτηκε είναι άλλων εγγραφών.',
    otherRecord: 'Το σημείο ελέγχου που φυλάχτηκε είναι άλλης καταγραφής.',
    keptUnsigned:
      'Το σημείο ελέγχου που φυλάχτηκε δεν αποδεικνύει τίποτα: κανένα μέλος αυτής της καταγραφής δεν το υπέγραψε.',
  },
  alike: {
    stranger: ({ events, author }) =>
      `${count(events, 'εγγραφή υπογράφηκε', 'εγγραφές υπογράφηκαν')} με κλειδί εκτός του καταλόγου μελών: ${author}.`,
    foreign: ({ events, author }) =>
      `${count(events, 'εγγραφή υπογράφηκε', 'εγγραφές υπογράφηκαν')} για άλλη καταγραφή, από: ${author}.`,
  },
  inLine: ({ text, line }) => `${text} (γραμμή ${line})`,
  inLines: ({ text, lines }) => `${text} (γραμμές ${lines})`,
  ofFile: ({ file, text }) => `${file}: ${text}`,
  notSealed: ({ file }) => `dealtrail: το αρχείο δεν φέρει σφραγίδα: ${file}`,
  keyNeeded: ({ option }) =>
    `dealtrail: τίποτα δεν σφραγίζεται χωρίς κλειδί· δώστε ένα με ${option}, φτιαγμένο με “dealtrail identity NAME OUT”`,
  noIdentity: ({ file }) => `dealtrail: δεν είναι ταυτότητα ή είναι κατεστραμμένη: ${file}`,
  noSecret: ({ file }) =>
    `dealtrail: το αρχείο έχει μόνο το δημόσιο μισό μιας ταυτότητας· κανείς δεν υπογράφει με αυτό: ${file}`,
  badName: ({ name }) => `dealtrail: αυτό δεν μπορεί να είναι όνομα: ${name}`,
  badRoster: 'dealtrail: κάθε μέλος χρειάζεται δικό του όνομα και δικό του κλειδί, και είναι το πολύ 16',
  notMember: ({ name }) => `dealtrail: δεν είναι στον κατάλογο μελών αυτής της καταγραφής: ${name}`,
  damaged: ({ file }) => `dealtrail: δεν προστέθηκε τίποτα, αφού η σφραγίδα δεν ισχύει: ${file}`,
  differs: ({ file, number }) =>
    `dealtrail: το ${file} διαφέρει από ό,τι έχει σφραγιστεί, από την εγγραφή ${number} και μετά· ό,τι σφραγίστηκε μένει όπως είναι, και μόνο προσθήκες γίνονται`,
  keepIdentity: ({ file }) =>
    `Το ${file} είναι μόνο δικό σας: όποιος το έχει υπογράφει στο όνομά σας. Αυτό που τυπώνεται εδώ είναι για τους άλλους.`,
  frozenWithout: ({ fields }) => `Πάγωσε, αν και λείπουν όσα ζητά η σελίδα πριν από το πάγωμα: ${fields}.`,
  keepCheckpoint: ({ file }) => `Το ${file} σφραγίστηκε. Φυλάξτε αλλού το σημείο ελέγχου που τυπώνεται εδώ.`,
};
