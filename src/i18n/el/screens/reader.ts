/** Words of the keys, the perspectives, the settings and the live region. */

import type { reader as english } from '../../en/screens/reader.ts';
import { opening, who } from '../cases.ts';
import { count } from '../count.ts';
import type { Translated } from '../../translated.ts';

export const reader: Translated<typeof english> = {
  help: {
    title: 'Πλήκτρα',
    close: 'Κλείσιμο',
    intro: 'Λειτουργούν στην αναπαραγωγή, αλλά όχι όσο γράφετε σε πεδίο.',
    rows: [
      ['← →', 'ένα βήμα πίσω, ένα βήμα μπροστά'],
      ['Shift + ← →', 'μία λεβέ πίσω, μία λεβέ μπροστά'],
      ['Home End, 0 $', 'αρχή, τέλος'],
      [', .', 'ένα συμβάν πίσω, ένα συμβάν μπροστά'],
      ['P N, [ ]', 'προηγούμενη, επόμενη παρατυπία'],
      ['Space', 'αναπαραγωγή ή παύση'],
      ['F, Shift + F', 'στροφή του τραπεζιού κατά 90°, κατά 180°'],
      ['V', 'αλλαγή: ποιου τα φύλλα φαίνονται'],
      ['D', 'εμφάνιση ή απόκρυψη του double dummy, όπου φαίνονται και τα τέσσερα χέρια'],
      ['L O M I', 'στους Νόμους, στις επιλογές, στην κατάσταση, στις πληροφορίες'],
      ['1 … 6', 'επιλογή στον πίνακα των επιλογών'],
      ['S', 'τι λέμε στους παίκτες'],
      ['G', 'μετάβαση σε λεβέ'],
      ['/', 'στην καταγραφή: στη γραμμή όπου γράφουμε'],
      ['↑ ↓ ← →, Home End', 'στην καταγραφή, πάνω σε φύλλο: σε άλλο φύλλο του χεριού'],
      [
        'E R C X U',
        'στην καταγραφή: κάτι άλλο, ρενόνς, διεκδίκηση, φύλλο που αποσύρεται, αναίρεση της τελευταίας εγγραφής',
      ],
      ['?', 'αυτός ο κατάλογος'],
    ],
  },
  perspective: {
    label: 'Προβολή',
    open: 'και τα τέσσερα χέρια',
    table: 'ό,τι είδε το τραπέζι',
    declarer: 'εκτελεστής και μορ',
    seat: ({ seat }) => `μόνο ${who(seat)}`,
  },
  settings: {
    title: 'Ρυθμίσεις',
    language: 'Γλώσσα',
    languageFailed: 'Η άλλη γλώσσα δεν φορτώθηκε· η σελίδα μένει σε αυτή.',
    letters: 'Γράμματα φύλλων',
    lettersAuto: ({ letters }) => `κατά γλώσσα (${letters})`,
    seats: 'Γράμματα θέσεων',
    ten: 'Δέκα',
    suits: 'Χρώματα συμβόλων',
    suitChoices: { two: 'δύο', four: 'τέσσερα', mono: 'ασπρόμαυρα' },
    played: 'Παιγμένα φύλλα',
    playedChoices: { grey: 'γκρίζα', hide: 'αφαιρούνται', show: 'φαίνονται' },
    theme: 'Φωτεινό ή σκούρο',
    themes: { auto: 'όπως το σύστημα', light: 'φωτεινό', dark: 'σκούρο' },
    keys: 'Πλήκτρα ενός γράμματος',
    edition: 'Νόμοι του',
    editionOfRecord: 'όπως στην καταγραφή',
  },
  announce: {
    wins: ({ seat }) => `${opening(who(seat))} κερδίζει τη λεβέ`,
    atStart: 'Αρχή της διανομής',
    /** Behind the news that an entry was taken back: that entry. */
    entryBefore: ({ entry }) => `Η εγγραφή έλεγε: ${entry}`,
    changesNothing: 'Δεν υπάρχει τέτοια εγγραφή: δεν αλλάζει τίποτα.',
    noMark: 'Δεν υπάρχει άλλη παρατυπία προς αυτή την κατεύθυνση.',
    choices: ({ seat, options }) => `${opening(who(seat))} έχει ${count(options, 'επιλογή', 'επιλογές')}`,
  },
};
