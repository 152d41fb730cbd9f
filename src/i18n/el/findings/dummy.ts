/** Laws 42 to 47, 66 and 67: dummy’s limits, cards called and touched, quitted and defective tricks. */

import type { DummyFindings } from '../../../laws/findings/dummy.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { cardAs, cardIs, cardOf, cardStarts, seatAs, seatIs, seatOf, seatStarts } from '../cases.ts';
import type { Translated } from '../../translated.ts';

const said = (s: Using<{ seat: 'by'; text: 'words' }>): string =>
  `${seatStarts(s, 'by')} είπε «${s.text('words')}»`;

export const dummy = {
  'dummy.calledDirector': (s) => `Ο μορ (${s.seat('by')}) δεν επιτρέπεται να καλέσει πρώτος τον διαιτητή.`,
  'dummy.pointedOut': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, δεν επιτρέπεται να επισημάνει παρατυπία κατά το παίξιμο.`,
  'dummy.pointedOutDefender': (s) =>
    `Ο μορ (${s.seat('by')}), που έχει χάσει τα δικαιώματά του, επισημαίνει πρώτος παρατυπία${s.has('seat') ? ` ${seatOf(s, 'seat')}` : ''}: δεν υπάρχει πια αυτόματη επανόρθωση.`,
  'dummy.exchangedHands': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, είδε τα φύλλα του εκτελεστή (${s.seat('of')}). Αυτό διαβάζεται ως ανταλλαγή χεριών: ο μορ χάνει τα δικαιώματά του.`,
  'dummy.sawDefendersHand': (s) =>
    `${seatStarts(s, 'by')} κοιτάζει τα φύλλα αμυνόμενου (${s.seat('of')}) και έτσι, ως μορ, χάνει τα δικαιώματά του.`,
  'dummy.warnedOfWrongHand': (s) =>
    `Ο μορ, που έχει χάσει τα δικαιώματά του, προειδοποιεί ${seatAs(s, 'declarer')} για έξοδο από λάθος χέρι: ένας αμυνόμενος ορίζει από ποιο χέρι γίνεται η έξοδος.`,
  'dummy.handChosen': (s) =>
    `${seatStarts(s, 'by')} ορίζει ότι η έξοδος γίνεται από το χέρι ${seatOf(s, 'hand')}.`,
  'dummy.suggestedCard': (s) =>
    `Ο μορ άγγιξε ή έδειξε ${cardAs(s)} χωρίς εντολή· ο μορ δεν επιτρέπεται να υποδείξει παίξιμο.`,
  'declarer.cardPlayed': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} κρατήθηκε ή τοποθετήθηκε έτσι που θεωρείται παιγμένο φύλλο.`,
  'designation.touched': (s) =>
    `${seatStarts(s, 'by')} αγγίζει σκόπιμα ${cardAs(s)} του μορ: το φύλλο παίζεται.`,
  'designation.46B': (s) =>
    `${s.has('words') ? `${said(s)}, που δεν ορίζει ένα φύλλο` : `${seatStarts(s, 'by')} δεν όρισε ένα φύλλο`}· αν δεν υπάρχει αμφιβολία τι εννοούσε ο εκτελεστής, μετρά αυτό.`,
  'designation.46B1a': (s) => `${said(s)}: είναι ${cardIs(s)}, το μεγαλύτερο φύλλο.`,
  'designation.46B1b': (s) => `${said(s)}: είναι ${cardIs(s)}.`,
  'designation.46B1c': (s) => `${said(s)}: είναι ${cardIs(s)}, το μικρότερο φύλλο.`,
  'designation.46B2': (s) =>
    `${seatStarts(s, 'by')} όρισε χρώμα και όχι αξία: είναι ${cardIs(s)}, το μικρότερο του χρώματος.`,
  'designation.46B3a': (s) =>
    `${seatStarts(s, 'by')} όρισε αξία και όχι χρώμα: ο μορ κέρδισε την προηγούμενη λεβέ και συνεχίζει στο ίδιο χρώμα, άρα είναι ${cardIs(s)}.`,
  'designation.46B3b': (s) =>
    `${seatStarts(s, 'by')} όρισε αξία και όχι χρώμα: ${s.has('card') ? `είναι ${cardIs(s)}` : `ο εκτελεστής ορίζει ποιο από τα ${s.cards('candidates', 'or')}`}.`,
  'designation.46B4': (s) =>
    `${seatStarts(s, 'by')} όρισε φύλλο που ο μορ δεν έχει ή δεν επιτρέπεται να παίξει: η εντολή είναι άκυρη${s.has('candidates') ? ' και μπορεί να οριστεί οποιοδήποτε νόμιμο φύλλο' : ''}.`,
  'designation.46B5': (s) =>
    s.has('card')
      ? `${seatStarts(s, 'by')} δεν όρισε ούτε χρώμα ούτε αξία, και ο μορ έχει ένα μόνο νόμιμο φύλλο: παίζεται ${cardIs(s)}.`
      : `${seatStarts(s, 'by')} δεν όρισε ούτε χρώμα ούτε αξία: οποιοσδήποτε αμυνόμενος ορίζει ποιο φύλλο παίζει ο μορ.`,
  'designation.chosen': (s) => `${seatStarts(s, 'by')} ορίζει ότι ο μορ παίζει ${cardAs(s)}.`,
  'designation.changeWanted': (s) =>
    `${seatStarts(s, 'by')} ζήτησε ${cardAs(s, 'called')} και θέλει αντ’ αυτού ${cardAs(s)}: εξαρτάται από το αν ήταν παραδρομή της γλώσσας.`,
  'designation.changed': (s) =>
    `Παραδρομή της γλώσσας: παίζεται ${cardIs(s)} αντί για ${cardAs(s, 'called')}.`,
  'designation.leadGoesBack': (s) =>
    `Η έξοδος στη λεβέ ${s.number('trick')} είναι τώρα ${seatOf(s, 'leader')}: ${cardIs(s)} ${seatOf(s, 'seat')} επιστρέφει στο χέρι χωρίς ποινή.`,
  'designation.changeRefused': (s) =>
    `Όχι παραδρομή της γλώσσας: ${cardIs(s, 'called')} παραμένει παιγμένο φύλλο.`,
  'designation.changeTooLate': (s) => `Αργά για αλλαγή: ${cardIs(s, 'called')} παραμένει παιγμένο φύλλο.`,
  'designation.misplaced': (s) =>
    `Ο μορ κατέβασε ${cardAs(s)} αντί για ${cardAs(s, 'called')} που ζήτησε ο εκτελεστής: πρέπει να διορθωθεί εγκαίρως.`,
  'designation.putRight': (s) =>
    `Στη θέση ${cardOf(s)} μπαίνει ${cardIs(s, 'called')}, όπως ζήτησε ο εκτελεστής.`,
  'designation.stands': (s) =>
    `Και οι δύο άξονες συνέχισαν: ${cardIs(s)} παραμένει παιγμένο φύλλο αντί για ${cardAs(s, 'called')}.`,
  'designation.standsAsRevoke': (s) =>
    `Και οι δύο άξονες συνέχισαν: ${cardIs(s)} παραμένει παιγμένο φύλλο, και το ότι ο μορ δεν ακολούθησε στο χρώμα δεν μεταφέρει λεβέ.`,
  'fifthCard.defender': (s) =>
    `${seatStarts(s, 'seat')} προσθέτει ${cardAs(s)}, πέμπτο φύλλο στη λεβέ: γίνεται τιμωρημένο, εκτός αν ήταν έξοδος.`,
  'fifthCard.declarer': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} είναι πέμπτο φύλλο στη λεβέ: επιστρέφει στο χέρι, εκτός αν ήταν έξοδος.`,
  'trick.inspected': (s) =>
    `${seatStarts(s, 'by')} ανοίγει τη λεβέ ${s.number('trick')}, που μένει κλειστή ως το τέλος του παιξίματος, εκτός αν ορίσει αλλιώς ο διαιτητής.`,
  'question.whoDoubled': (s) =>
    `${seatStarts(s, 'by')} μπορεί να μάθει το συμβόλαιο και αν υπάρχει κοντρ, όχι όμως ποιος το είπε.`,
  'question.reviewTooLate': (s) => `${seatStarts(s, 'by')} ζητά πολύ αργά επανάληψη της αγοράς.`,
  'defectiveTrick.short': (s) => `Από τη λεβέ ${s.number('trick')} λείπει φύλλο ${seatOf(s, 'seat')}.`,
  'defectiveTrick.long': (s) =>
    `Η λεβέ ${s.number('trick')} έχει περισσότερα από ένα φύλλα ${seatOf(s, 'seat')}.`,
  'defectiveTrick.early.short': (s) =>
    `Έγινε αντιληπτό εγκαίρως: ${seatIs(s, 'seat')} προσθέτει νόμιμο φύλλο στη λεβέ ${s.number('trick')}.`,
  'defectiveTrick.early.long': (s) =>
    `Έγινε αντιληπτό εγκαίρως: το επιπλέον φύλλο ${seatOf(s, 'seat')} αντιμετωπίζεται όπως δύο φύλλα που παίχτηκαν μαζί.`,
  'defectiveTrick.late.couldFollow': (s) =>
    `Έγινε αντιληπτό αργά: ${seatIs(s, 'seat')} προσθέτει στη λεβέ ${s.number('trick')} φύλλο στο χρώμα της εξόδου. Αυτό μετρά ως ρενόνς και η λεβέ μένει σε όποιον την κέρδισε.`,
  'defectiveTrick.late.void': (s) =>
    `Έγινε αντιληπτό αργά: ${seatIs(s, 'seat')} δεν είχε φύλλο στο χρώμα της εξόδου και προσθέτει οποιοδήποτε φύλλο στη λεβέ ${s.number('trick')}. Αυτό μετρά ως ρενόνς και η λεβέ μένει σε όποιον την κέρδισε.`,
  'defectiveTrick.late.notKnown': (s) =>
    `Έγινε αντιληπτό αργά: ${seatIs(s, 'seat')} προσθέτει φύλλο στη λεβέ ${s.number('trick')}· αν είχε φύλλο στο χρώμα της εξόδου δεν είναι γνωστό. Και στις δύο περιπτώσεις μετρά ως ρενόνς και η λεβέ μένει σε όποιον την κέρδισε.`,
  'defectiveTrick.late.long': (s) =>
    `Έγινε αντιληπτό αργά: το επιπλέον φύλλο ${seatOf(s, 'seat')} στη λεβέ ${s.number('trick')} επιστρέφει και θεωρείται ότι δεν έφυγε ποτέ από το χέρι.`,
  'defectiveTrick.leadNowElsewhere': (s) =>
    `Το φύλλο που πρόσθεσε ${seatIs(s, 'winner')} κερδίζει τη λεβέ ${s.number('trick')}, αλλά ${seatIs(s, 'leader')} έχει ήδη κάνει έξοδο με ${cardAs(s)}: η έξοδος μένει, εκτός αν ο διαιτητής αποφασίσει αλλιώς.`,
  'defectiveTrick.wrongCardSupplied': (s) =>
    `${cardStarts(s)} δεν ακολουθεί στο χρώμα: ${seatIs(s, 'seat')} πρέπει να προσθέσει στη λεβέ ${s.number('trick')} φύλλο στο χρώμα της εξόδου.`,
  'designation.intended': (s) => `Αυτό που εννοούσε ο εκτελεστής είναι αναμφισβήτητο: παίζεται ${cardIs(s)}.`,
  'question.dummyAsked': (s) => `${seatStarts(s, 'by')}, ως μορ, δεν επιτρέπεται να ρωτήσει για την αγορά.`,
  'question.outOfTurn': (s) => `${seatStarts(s, 'by')} ρωτά εκτός σειράς.`,
  'trick.turnedTooSoon': (s) =>
    `${seatStarts(s, 'seat')} γυρίζει το φύλλο της λεβέ ${s.number('trick')} πριν παίξουν σε αυτήν και οι τέσσερις: ως τότε πρέπει να μένει ανοιχτό.`,
  'trick.turnedCardTooLate': (s) =>
    `${seatStarts(s, 'by')} επισημαίνει πολύ αργά φύλλο γυρισμένο λάθος στη λεβέ ${s.number('trick')}: ${s.has('ownSide') ? `ο άξονας ${seatOf(s, 'by')}` : 'ο άλλος άξονας'} έχει συνεχίσει το παιχνίδι.`,
  'trick.inspectedByDummy': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, δεν επιτρέπεται να ζητήσει να ξαναδεί τη λεβέ ${s.number('trick')}.`,
  'trick.inspectedAfterTurning': (s) =>
    `${seatStarts(s, 'by')} έχει ήδη γυρίσει το φύλλο που έπαιξε στη λεβέ ${s.number('trick')} και δεν επιτρέπεται να ζητήσει να την ξαναδεί.`,
  'defectiveTrick.restoredCardNotPlayed': (s) =>
    `${cardStarts(s)}, που επιστράφηκε, θεωρείται ότι ήταν συνεχώς στο χέρι: παίζοντας ${cardAs(s, 'played')} στη λεβέ ${s.number('trick')}, ${seatIs(s, 'seat')} έκανε ρενόνς.`,
  'defectiveTrick.cardReappeared': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} είχε παιχτεί στη λεβέ ${s.number('trick')} και βρέθηκε ξανά ανάμεσα στα άπαιχτα φύλλα: μπαίνει με τα παιγμένα.`,
  'defectiveTrick.noticedLate': (s) =>
    `Και οι δύο άξονες συνέχισαν: ο διαιτητής διορθώνει τώρα ό,τι δεν ήταν σωστό με το φύλλο ${seatOf(s, 'seat')} στη λεβέ ${s.number('trick')}.`,
} satisfies Translated<Sentences<DummyFindings>>;
