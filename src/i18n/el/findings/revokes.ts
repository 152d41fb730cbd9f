/** Laws 61 to 64: the revoke from the card that failed to follow to the tricks that move. */

import type { RevokeFindings } from '../../../laws/findings/revokes.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { cardAs, cardIs, cardStarts, cardsAs, seatAs, seatIs, seatOf, seatStarts, seatTo } from '../cases.ts';
import { tricks } from './message.ts';
import type { Translated } from '../../translated.ts';

const inTrick = (s: Using<{ number: 'trick' }>): string => `στη λεβέ ${s.number('trick')}`;

/** `Μεταφέρονται 2 λεβέ στον άλλο άξονα` */
const moved = (s: Using<{ number: 'tricks' }>): string =>
  `${s.number('tricks') === 1 ? 'μεταφέρεται' : 'μεταφέρονται'} ${tricks(s.number('tricks'))} στον άλλο άξονα`;

/** The cards that could have been played, where they may be named. */
const could = (s: Using<{ has: 'could'; cards: 'could' }>): string =>
  s.has('could') ? ` (${s.cards('could', 'or')})` : '';

/** 62D1: a revoke of trick twelve has to be corrected although it is established. */
const fromNowOn = (s: Using<{ number: 'trick' }>): string =>
  s.number('trick') === 12
    ? 'πρέπει ωστόσο να διορθωθεί ώσπου να επιστρέψουν και τα τέσσερα χέρια στη θήκη'
    : 'δεν διορθώνεται πια';

export const revokes = {
  'revoke.followSuit': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} ${inTrick(s)}, ενώ μπορούσε να ακολουθήσει στο χρώμα${s.has('could') ? ` με ${cardsAs(s, 'could')}` : ''}: ρενόνς.`,
  'revoke.unremembered': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${s.suit('suit')} ${inTrick(s)}, ενώ είχε σίγουρα ${s.suit('led')}. Κανείς δεν θυμάται ποιο φύλλο ήταν, αλλά οποιοδήποτε θα ήταν ρενόνς.`,
  'record.mayHaveRevoked': (s) =>
    `Η καταγραφή δεν δείχνει αν ${seatIs(s, 'seat')} μπορούσε να ακολουθήσει στο χρώμα (${s.suit('led')}) ${inTrick(s)}· εξαρτάται από ένα φύλλο που κανείς δεν θυμάται.`,
  'revoke.saidUnproved': (s) =>
    `Αναφέρεται ότι ${seatIs(s, 'seat')} έκανε ρενόνς ${inTrick(s)}· εξαρτάται από ένα φύλλο που κανείς δεν θυμάται, οπότε η καταγραφή δεν μπορεί να το αποδείξει.`,
  'revoke.requiredSuit': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} ${inTrick(s)}, ενώ ο εκτελεστής απαίτησε κάτι άλλο και υπήρχε φύλλο να παιχτεί${could(s)}: ρενόνς.`,
  'revoke.forbiddenSuit': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} ${inTrick(s)}, ενώ το χρώμα αυτό ήταν απαγορευμένο και υπήρχε άλλο φύλλο να παιχτεί${could(s)}: ρενόνς.`,
  'revoke.established.63A1': (s) =>
    `${seatStarts(s, 'by')} έπαιξε στην επόμενη λεβέ, οπότε το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)} οριστικοποιείται· ${fromNowOn(s)}.`,
  'revoke.established.63A2': (s) =>
    `${seatStarts(s, 'by')} κατονόμασε φύλλο για την επόμενη λεβέ, οπότε το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)} οριστικοποιείται· ${fromNowOn(s)}.`,
  'revoke.established.63A3': (s) =>
    `Ο άξονας ${seatOf(s, 'seat')} έκανε διεκδίκηση ή παραχώρηση, οπότε το ρενόνς ${inTrick(s)} οριστικοποιείται· ${fromNowOn(s)}.`,
  'revoke.established.63A4': (s) =>
    `Ο άξονας ${seatOf(s, 'seat')} συμφώνησε με τη διεκδίκηση των αντιπάλων, οπότε το ρενόνς ${inTrick(s)} οριστικοποιείται.`,
  'revoke.lifted': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} δεν μετράει πια ως παιγμένο ${inTrick(s)}: δεν υπάρχει ρενόνς.`,
  'revoke.noDuty': (s) =>
    `Τίποτε δεν υποχρέωνε ${seatAs(s, 'seat')} να παίξει άλλο φύλλο ${inTrick(s)}: ${cardIs(s)} δεν είναι ρενόνς.`,
  'revoke.notEstablished': (s) => `Το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)} τελικά δεν οριστικοποιείται.`,
  'revoke.claimedAfterAttention': (s) =>
    `${seatStarts(s, 'seat')} διεκδικεί ή παραχωρεί, ή δέχεται διεκδίκηση, αν και έχει επισημανθεί το ρενόνς ${inTrick(s)}, που πρέπει πρώτα να διορθωθεί.`,
  'revoke.playedOnAfterAttention': (s) =>
    `${seatStarts(s, 'seat')} συνεχίζει το παιχνίδι, αν και έχει επισημανθεί το ρενόνς ${inTrick(s)}, που πρέπει πρώτα να διορθωθεί.`,
  'revoke.neverCorrected': (s) =>
    `Το παιχνίδι τελείωσε και το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)} δεν διορθώθηκε ποτέ, αν και είχε επισημανθεί. Ο διαιτητής αποφασίζει αν θεωρείται οριστικό και τι κόστισε στον άλλο άξονα.`,
  'revoke.mustBeCorrected': (s) =>
    `Επισημάνθηκε ${cardIs(s)} ${seatOf(s, 'seat')} ${inTrick(s)}: το ρενόνς πρέπει να διορθωθεί τώρα.`,
  'revoke.corrected.penaltyCard': (s) =>
    `${seatStarts(s, 'seat')} αποσύρει ${cardAs(s)} και παίζει νόμιμο φύλλο· ${cardIs(s)} γίνεται μεγάλο τιμωρημένο φύλλο.`,
  'revoke.corrected.replaced': (s) =>
    `${seatStarts(s, 'seat')} αποσύρει ${cardAs(s)} και παίζει νόμιμο φύλλο· από αυτό δεν προκύπτει τιμωρημένο φύλλο.`,
  'revoke.substituted': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} αντί για ${cardAs(s, 'instead')}: το ρενόνς ${inTrick(s)} διορθώνεται.`,
  'revoke.leadGoesBack': (s) =>
    `Η λεβέ ${s.number('trick')} πηγαίνει πλέον ${seatTo(s, 'winner')}, και μαζί της η έξοδος: επιστρέφει στο χέρι ${cardIs(s)}, η έξοδος ${seatOf(s, 'leader')}.`,
  'revoke.leadGoesBack.penaltyCard': (s) =>
    `Η λεβέ ${s.number('trick')} πηγαίνει πλέον ${seatTo(s, 'winner')}, και μαζί της η έξοδος: αποσύρεται ${cardIs(s)}, η έξοδος ${seatOf(s, 'leader')}, και γίνεται τιμωρημένο φύλλο, αφού έκαναν ρενόνς και οι δύο άξονες.`,
  'revoke.lastTrickLedAnew': (s) =>
    `Η δωδέκατη λεβέ πηγαίνει πλέον ${seatTo(s, 'winner')}, που κάνει έξοδο στην τελευταία: όλοι έχουν ένα φύλλο, και αλλάζει μόνο η σειρά τους.`,
  'revoke.leadNowElsewhere': (s) =>
    `Η λεβέ ${s.number('trick')} πηγαίνει πλέον ${seatTo(s, 'winner')}, και μαζί της θα πήγαινε η έξοδος. Στην έξοδο ${seatOf(s, 'leader')} με ${cardAs(s)} έχουν όμως ήδη παίξει και οι δύο άξονες: η έξοδος μένει, εκτός αν ο διαιτητής αποφασίσει αλλιώς.`,
  'revoke.trickTwelveInformation': (s) =>
    `Στη δωδέκατη λεβέ ο συμπαίκτης ${seatOf(s, 'seat')} δεν επιτρέπεται να διαλέξει φύλλο από όσα είδε στα φύλλα ${seatOf(s, 'seat')}.`,
  'revoke.adjustmentNotKnown': (s) =>
    `Η καταγραφή δεν δείχνει πόσες λεβέ μεταφέρονται κατά τον 64A για το ρενόνς ${seatOf(s, 'seat')} στη λεβέ ${s.number('trick')}: εξαρτάται από το ποιος κέρδισε μια λεβέ με φύλλο που κανείς δεν θυμάται.`,
  'revoke.adjusted.64A1': (s) =>
    `Κατά τον 64A1 ${moved(s)}: ${cardIs(s)} ${seatOf(s, 'seat')} κέρδισε την ίδια τη λεβέ του ρενόνς${s.number('tricks') > 1 ? ' και μαζί της πηγαίνει μία λεβέ που κερδήθηκε αργότερα' : ''}.`,
  'revoke.adjusted.64A2': (s) =>
    `Κατά τον 64A2 ${moved(s)}: ${seatIs(s, 'seat')} δεν κέρδισε τη λεβέ του ρενόνς, αλλά ο άξονας ${seatOf(s, 'seat')} κέρδισε αυτή ή κάποια επόμενη.`,
  'revoke.noTrickLeft': (s) =>
    `Δεν μεταφέρεται λεβέ για το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)}: δεν έμεινε άλλη.`,
  'revoke.adjusted.64B1': (s) =>
    `Δεν μεταφέρεται λεβέ: ο άξονας ${seatOf(s, 'seat')} δεν κέρδισε ούτε τη λεβέ του ρενόνς ούτε κάποια επόμενη.`,
  'revoke.adjusted.64B2': (s) =>
    `Δεν μεταφέρεται λεβέ για ${cardAs(s)}: είναι μεταγενέστερο ρενόνς ${seatOf(s, 'seat')} στο ίδιο χρώμα.`,
  'revoke.adjusted.64B3': (s) =>
    `Δεν μεταφέρεται λεβέ: ${seatIs(s, 'seat')} έκανε ρενόνς επειδή δεν έπαιξε φύλλο που ήταν ανοιχτό στο τραπέζι.`,
  'revoke.afterCorrectionPeriod': (s) =>
    `Όταν επισημάνθηκε πρώτη φορά το ρενόνς ${seatOf(s, 'seat')}, η περίοδος διορθώσεων είχε λήξει: το σκορ δεν αναπροσαρμόζεται πια.`,
  'revoke.adjusted.64B4': (s) =>
    `Δεν μεταφέρεται λεβέ: κανείς δεν είχε επισημάνει το ρενόνς ${seatOf(s, 'seat')} πριν ο άλλος άξονας κάνει δήλωση στην επόμενη θήκη.`,
  'revoke.adjusted.64B5': (s) =>
    `Δεν μεταφέρεται λεβέ: κανείς δεν είχε επισημάνει το ρενόνς ${seatOf(s, 'seat')} πριν από το τέλος του γύρου.`,
  'revoke.adjusted.64B6': (s) =>
    `Δεν μεταφέρεται λεβέ: το ρενόνς ${seatOf(s, 'seat')} έγινε στη δωδέκατη λεβέ.`,
  'revoke.adjusted.64B7': (s) =>
    `Δεν μεταφέρεται λεβέ για το ρενόνς ${seatOf(s, 'seat')}: σε αυτή τη διανομή έκαναν ρενόνς και οι δύο άξονες.`,
  'revoke.adjusted.64B8': (s) =>
    `Δεν μεταφέρεται λεβέ: το ρενόνς ${seatOf(s, 'seat')} διορθώθηκε μαζί με ρενόνς του άλλου άξονα στην ίδια λεβέ.`,
  'revoke.adjusted.43B3': (s) =>
    `Δεν μεταφέρεται αυτόματα λεβέ για το ρενόνς ${seatOf(s, 'seat')}: το επισήμανε πρώτος ο μορ, που είχε χάσει τα δικαιώματά του.`,
  'revoke.asIfEstablished': (s) =>
    `Πρώτος ρώτησε ο μορ, που είχε χάσει τα δικαιώματά του: το ρενόνς ${seatOf(s, 'seat')} ${inTrick(s)} διορθώνεται και αντιμετωπίζεται σαν οριστικοποιημένο.`,
  'revoke.equity.enough': (s) =>
    `Με βάση όσα διαπίστωσε ο διαιτητής, δεν χρειάζεται τίποτε άλλο για το ρενόνς: ο εκτελεστής μένει με ${tricks(s.number('adjusted'))}.`,
  'revoke.equity.more': (s) =>
    `Αποτέλεσμα με ${tricks(s.number('adjusted'))} δεν αποκαθιστά τη ζημιά από το ρενόνς: ο εκτελεστής παίρνει ${tricks(s.number('tricks'))}, όπως διαπίστωσε ο διαιτητής.`,
  'revoke.dummyWithoutRightsAsked': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, έχει χάσει το δικαίωμα να ρωτήσει για πιθανό ρενόνς.`,
  'revoke.dummyAskedDefender': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, δεν επιτρέπεται να ρωτήσει αμυνόμενο, εδώ ${seatAs(s, 'to')}, για πιθανό ρενόνς.`,
  'revoke.defenderAskedPartner': (s) =>
    `${seatStarts(s, 'by')} μπορεί να ρωτήσει ${seatAs(s, 'to')} για πιθανό ρενόνς· ό,τι μάθει ο συμπαίκτης από την ερώτηση δεν επιτρέπεται να χρησιμοποιηθεί.`,
  'revoke.trickInspected': (s) =>
    `${seatStarts(s, 'by')} ανοίγει τη λεβέ ${s.number('trick')} αναζητώντας ρενόνς· οι κλεισμένες λεβέ μένουν κλειστές, εκτός αν ορίσει αλλιώς ο διαιτητής.`,
  'cardChange.penaltyCard': (s) =>
    `${seatStarts(s, 'seat')} μπορεί να αλλάξει ${cardAs(s)}, επειδή ο άλλος άξονας άλλαξε το φύλλο του· το φύλλο που αποσύρεται γίνεται τιμωρημένο.`,
  'cardChange.keptOffSuit': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} μένει, αν και δεν ακολουθεί το χρώμα που βγήκε τελικά ${inTrick(s)}: ήταν νόμιμο όταν παίχτηκε.`,
  'cardChange.earlierPlace': (s) =>
    `${seatStarts(s, 'seat')} έπαιξε ${cardAs(s)} μετά το ρενόνς ${seatOf(s, 'offender')}, αν και έπρεπε να παίξει πρώτα: αμφισβητείται αν το φύλλο επιτρέπεται να αλλάξει.`,
  'cardChange.free': (s) =>
    `${seatStarts(s, 'seat')} αλλάζει ${cardAs(s)} της λεβέ ${s.number('trick')} χωρίς συνέπεια, επειδή άλλαξε φύλλο αντίπαλος.`,
  'revoke.said': (s) =>
    `Αναφέρεται ότι ${seatIs(s, 'seat')} έκανε ρενόνς με ${cardAs(s)} ${inTrick(s)}· η καταγραφή δεν δείχνει αυτό το χέρι, οπότε δεν μπορεί να το αποδείξει.`,
} satisfies Translated<Sentences<RevokeFindings>>;
