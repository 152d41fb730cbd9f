/** Laws 24 and 48 to 52: exposed cards, penalty cards, and the choices about the partner’s lead. */

import type { PenaltyCardFindings } from '../../../laws/findings/penaltyCards.ts';
import type { Sentences } from '../../en/findings/message.ts';
import { cardAs, cardIs, cardStarts, cardsAs, seatIs, seatOf, seatStarts, seatTo } from '../cases.ts';
import type { Translated } from '../../translated.ts';

export const penaltyCards = {
  'exposed.beforeAuction': (s) =>
    `Φαίνεται ${cardIs(s)} ${seatOf(s, 'seat')} πριν μιλήσει κανείς: δεν προκύπτει τιμωρημένο φύλλο. Ο συμπαίκτης δεν είναι υποχρεωμένος να πει πάσο, αλλά δεν επιτρέπεται να χρησιμοποιήσει όσα είδε· ενημερώνεται ο διαιτητής.`,
  'exposed.handBeforeAuction': (s) =>
    `${seatStarts(s, 'seat')} ανοίγει όλα τα φύλλα πριν μιλήσει κανείς: δεν προκύπτει τιμωρημένο φύλλο. Ο συμπαίκτης δεν είναι υποχρεωμένος να πει πάσο, αλλά δεν επιτρέπεται να χρησιμοποιήσει όσα είδε· ενημερώνεται ο διαιτητής.`,
  'exposed.handInAuction': (s) =>
    `${seatStarts(s, 'seat')} ανοίγει όλα τα φύλλα κατά την αγορά: δεν διεκδικεί τίποτε με αυτό· τα φύλλα μένουν ανοιχτά και ο συμπαίκτης πρέπει να πει πάσο μία φορά.`,
  'exposed.inAuction.24A': (s) =>
    `${seatStarts(s, 'seat')} δείχνει ${cardAs(s)} κατά την αγορά: μένει ανοιχτό στο τραπέζι ως το τέλος της αγοράς.`,
  'exposed.inAuction.24B': (s) =>
    `${seatStarts(s, 'seat')} δείχνει ${cardAs(s)} κατά την αγορά, ονέρ ή φύλλο πρόωρης εξόδου: μένει ανοιχτό στο τραπέζι και ο συμπαίκτης πρέπει να πει πάσο μία φορά.`,
  'exposed.inAuction.24C': (s) =>
    `${seatStarts(s, 'seat')} έχει δείξει περισσότερα από ένα φύλλα κατά την αγορά: μένουν ανοιχτά και ο συμπαίκτης πρέπει να πει πάσο μία φορά.`,
  'exposed.pickedUpAfterAuction': (s) =>
    `${seatStarts(s, 'seat')} ανήκει στον άξονα του εκτελεστή και παίρνει πίσω ${cardAs(s)}: δεν είναι τιμωρημένο φύλλο.`,
  'exposed.handPickedUpAfterAuction': (s) =>
    `${seatStarts(s, 'seat')} ανήκει στον άξονα του εκτελεστή και παίρνει πίσω τα φύλλα: δεν είναι τιμωρημένα φύλλα.`,
  'exposed.partnersHandSeen': (s) =>
    `${seatStarts(s, 'by')} κοιτάζει τα φύλλα του συμπαίκτη (${s.seat('of')})· ό,τι φάνηκε εκεί δεν επιτρέπεται να χρησιμοποιηθεί.`,
  'exposed.opponentsHandSeen': (s) =>
    `${seatStarts(s, 'by')} κοιτάζει τα φύλλα του αντιπάλου (${s.seat('of')}) πριν μιλήσει κανείς· ενημερώνεται ο διαιτητής, που αποφασίζει αν η διανομή μπορεί να παιχτεί.`,
  'exposed.handBeforeLead': (s) =>
    `${seatStarts(s, 'seat')} ανοίγει όλα τα φύλλα πριν ανοίξει το αντάμ: τα φύλλα του άξονα του εκτελεστή δεν γίνονται ποτέ τιμωρημένα και η έξοδος μένει όπου ήταν. Αν προκλήθηκε ζημιά, αποφασίζει ο διαιτητής.`,
  'exposed.byDeclarer': (s) =>
    `${seatStarts(s, 'seat')} μπορεί να δείξει ${cardAs(s)} χωρίς καμία συνέπεια: τα φύλλα του εκτελεστή δεν γίνονται ποτέ τιμωρημένα.`,
  'penaltyCard.minor.singleLowAccident': (s) =>
    `${cardStarts(s)} είναι μικρό τιμωρημένο φύλλο ${seatOf(s, 'owner')}: ένα μόνο φύλλο κάτω από το δέκα, που φανερώθηκε κατά λάθος. Μένει ανοιχτό στο τραπέζι.`,
  'penaltyCard.major.honour': (s) =>
    `${cardStarts(s)} είναι μεγάλο τιμωρημένο φύλλο ${seatOf(s, 'owner')}: φύλλο από το δέκα και πάνω δεν είναι ποτέ μικρό. Μένει ανοιχτό και πρέπει να παιχτεί μόλις αυτό είναι νόμιμο.`,
  'penaltyCard.major.several': (s) =>
    `${cardStarts(s)} είναι μεγάλο τιμωρημένο φύλλο: ${seatIs(s, 'owner')} έχει περισσότερα από ένα. Μένει ανοιχτό και πρέπει να παιχτεί μόλις αυτό είναι νόμιμο.`,
  'penaltyCard.major.deliberate': (s) =>
    `${cardStarts(s)} είναι μεγάλο τιμωρημένο φύλλο ${seatOf(s, 'owner')}, επειδή δεν φανερώθηκε κατά λάθος. Μένει ανοιχτό και πρέπει να παιχτεί μόλις αυτό είναι νόμιμο.`,
  'penaltyCard.upgraded': (s) =>
    `${cardStarts(s)} γίνεται μεγάλο τιμωρημένο φύλλο: ${seatIs(s, 'owner')} έχει πλέον περισσότερα από ένα και όλα είναι μεγάλα.`,
  'penaltyCard.minorAgain': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'owner')} είναι πάλι μικρό τιμωρημένο φύλλο: το άλλο δεν υπήρξε ποτέ τιμωρημένο φύλλο.`,
  'penaltyCard.pickedUp': (s) =>
    `${seatStarts(s, 'owner')} παίρνει πίσω στο χέρι ${cardAs(s)}: δεν είναι πια τιμωρημένο φύλλο. Όσα γνωρίζει από αυτό ο συμπαίκτης δεν επιτρέπεται να χρησιμοποιηθούν.`,
  'penaltyCard.again': (s) =>
    `${cardStarts(s)} βρίσκεται ξανά στο τραπέζι, τιμωρημένο φύλλο ${seatOf(s, 'owner')} όπως πριν.`,
  'penaltyCard.void': (s) =>
    `Και οι τέσσερις συμφώνησαν να συνεχιστεί το παιχνίδι, οπότε ${cardIs(s)} ${seatOf(s, 'owner')} δεν είναι πια τιμωρημένο φύλλο.`,
  'penaltyCard.waived': (s) =>
    `Ο διαιτητής ορίζει ότι ${cardIs(s)} ${seatOf(s, 'owner')} δεν είναι τιμωρημένο φύλλο.`,
  'penaltyCard.currentTrickOnly': (s) =>
    `${seatStarts(s, 'owner')} έδειξε ${cardAs(s)} με σχόλιο μόνο για την τρέχουσα λεβέ: δεν είναι τιμωρημένο φύλλο.`,
  'penaltyCard.notVisible': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'owner')} δεν βρέθηκε σε θέση όπου ο συμπαίκτης θα μπορούσε να δει την όψη του φύλλου: δεν είναι τιμωρημένο φύλλο.`,
  'penaltyCard.declarerDesignates': (s) =>
    `${seatStarts(s, 'owner')} θα μπορούσε να παίξει ${cardsAs(s, 'cards')}, όλα τιμωρημένα φύλλα: ο εκτελεστής ορίζει ποιο.`,
  'penaltyCard.minorPassedOver': (s) =>
    `${seatStarts(s, 'owner')} παίζει ${cardAs(s)} πριν από το μικρό τιμωρημένο φύλλο ${s.cards('due', 'or')}, που έπρεπε να προηγηθεί. Ο εκτελεστής μπορεί να το δεχτεί ή να το αρνηθεί.`,
  'penaltyCard.majorPassedOver': (s) =>
    `${seatStarts(s, 'owner')} παίζει ${cardAs(s)}, ενώ έπρεπε να παιχτεί το τιμωρημένο φύλλο ${s.cards('due', 'or')}. Ο εκτελεστής μπορεί να το δεχτεί ή να το αρνηθεί.`,
  'record.mayHaveBeenDue': (s) =>
    `${seatStarts(s, 'owner')} παίζει ${cardAs(s)} και όχι το τιμωρημένο φύλλο ${s.cards('due', 'or')}. Η καταγραφή δεν δείχνει αν έπρεπε να παιχτεί· εξαρτάται από ${s.has('led') ? 'το ποιος είχε σειρά να κάνει έξοδο, άρα από ένα φύλλο' : 'το χρώμα της εξόδου'}, που κανείς δεν θυμάται.`,
  'penaltyCard.otherCardAccepted': (s) =>
    `Ο εκτελεστής δέχεται ${cardAs(s)}· τιμωρημένα φύλλα ${seatOf(s, 'owner')} που μένουν: ${s.cards('due')}.`,
  'penaltyCard.otherCardStands': (s) =>
    `Ο άξονας του εκτελεστή συνέχισε το παιχνίδι, άρα ${cardIs(s)} ισχύει· τιμωρημένα φύλλα ${seatOf(s, 'owner')} που μένουν: ${s.cards('due')}.`,
  'penaltyCard.otherCardRefused': (s) =>
    `Ο εκτελεστής αρνείται ${cardAs(s)}: ${seatIs(s, 'owner')} παίζει αντ’ αυτού ${cardsAs(s, 'due')} και το φύλλο που αποσύρθηκε γίνεται μεγάλο τιμωρημένο φύλλο.`,
  'leadRestriction.declarerChooses': (s) =>
    `${seatStarts(s, 'leader')} δεν επιτρέπεται να κάνει ακόμη έξοδο: ${seatIs(s, 'owner')} έχει μεγάλο τιμωρημένο φύλλο (${s.suits('suits')}) και ο εκτελεστής επιλέγει πρώτα αν θα απαιτήσει έξοδο, θα απαγορέψει έξοδο ή τίποτε από τα δύο.`,
  'leadRestriction.require': (s) =>
    `${seatStarts(s, 'leader')} πρέπει να κάνει έξοδο σε ${s.suits('suits')}, αν μπορεί${s.has('afterCall') ? '' : `· όσα τιμωρημένα φύλλα έχει ${seatIs(s, 'owner')} στο τραπέζι σε ${s.suits('suits')} επιστρέφουν στο χέρι`}.`,
  'leadRestriction.forbid': (s) =>
    `${seatStarts(s, 'leader')} δεν επιτρέπεται να κάνει έξοδο σε ${s.suits('suits', 'or')} όσο διατηρεί την έξοδο${s.has('afterCall') ? '' : `· όσα τιμωρημένα φύλλα έχει ${seatIs(s, 'owner')} στο τραπέζι σε ${s.suits('suits', 'or')} επιστρέφουν στο χέρι`}.`,
  'leadRestriction.free': (s) =>
    `Ο εκτελεστής ούτε απαιτεί ούτε απαγορεύει έξοδο ${seatOf(s, 'leader')}${s.has('afterCall') ? '' : `· το τιμωρημένο φύλλο ${seatOf(s, 'owner')} μένει στο τραπέζι και η επιλογή επανέρχεται όταν κάνει ξανά έξοδο ${seatIs(s, 'leader')}`}.`,
  'leadRestriction.notOnOffer': (s) =>
    `Αυτή η επιλογή για ${s.suits('suits')} δεν ήταν διαθέσιμη: ο εκτελεστής μπορεί να ορίσει μόνο χρώματα στα οποία έχει τιμωρημένο φύλλο ${seatIs(s, 'owner')}.`,
  'leadRestriction.lifted': (s) =>
    `Κανένα τιμωρημένο φύλλο ${seatOf(s, 'owner')} σε ${s.suits('suits')} δεν έδινε επιλογή στον εκτελεστή: όσα όρισε για ${s.suits('suits')} δεν ισχύουν πια και η έξοδος ${seatOf(s, 'leader')} είναι ελεύθερη ως προς αυτά.`,
  'leadRestriction.ledTooSoon': (s) =>
    `${seatStarts(s, 'leader')} κάνει έξοδο με ${cardAs(s)} πριν επιλέξει ο εκτελεστής· οι επιλογές του εκτελεστή παραμένουν.`,
  'exposed.partnerDidNotPass': (s) =>
    `${seatStarts(s, 'seat')} έπρεπε να πει πάσο μία φορά, επειδή ${seatIs(s, 'owner')} είχε δείξει ${cardAs(s)} κατά την αγορά.`,
  'leadRestriction.withdrawnCall': (s) =>
    `${seatStarts(s, 'owner')} απέσυρε δήλωση, οπότε ${seatIs(s, 'declarer')} μπορεί να απαγορέψει ${seatTo(s, 'leader')}, στην πρώτη έξοδο, ένα χρώμα που δεν έχει δείξει ${seatIs(s, 'owner')}.${s.has('alerted') ? ` Μόνο ο διαιτητής μπορεί να πει ποιο χρώμα έδειξε μια δήλωση ${seatOf(s, 'owner')} με alert.` : ''}`,
  'leadRestriction.withdrawnCall.anySuit': (s) =>
    `${seatStarts(s, 'owner')} απέσυρε δήλωση που δεν έδειχνε συγκεκριμένο χρώμα, οπότε ${seatIs(s, 'declarer')} μπορεί να απαγορέψει ${seatTo(s, 'leader')}, στην πρώτη έξοδο, οποιοδήποτε ένα χρώμα.`,
  'leadRestriction.withdrawnCall.suit': (s) =>
    `${seatStarts(s, 'owner')} απέσυρε δήλωση που αφορούσε χρώμα, οπότε ${seatIs(s, 'declarer')} μπορεί να απαιτήσει ή να απαγορέψει αυτό το χρώμα στην πρώτη έξοδο ${seatOf(s, 'leader')}.`,
  'leadRestriction.suitShown': (s) =>
    `${seatStarts(s, 'owner')} απέσυρε δήλωση, αλλά έδειξε το χρώμα της στη νόμιμη αγορά: η έξοδος ${seatOf(s, 'leader')} είναι ελεύθερη.`,
  'leadRestriction.suitNotShown': (s) =>
    `Κρίθηκε ότι ${seatIs(s, 'owner')} έδειξε το χρώμα της δήλωσης που αποσύρθηκε· στη νόμιμη αγορά, όπως είναι γραμμένη, δεν υπάρχει τέτοια δήλωση.`,
  'penaltyCard.damage': () =>
    'Η θέα του τιμωρημένου φύλλου ζημίωσε τον άλλο άξονα: το σκορ αναπροσαρμόζεται σε ό,τι θα είχε συμβεί χωρίς αυτό.',
  'penaltyCard.shownWithConcession': (s) =>
    `${seatStarts(s, 'owner')} έδειξε ${cardAs(s)} με παραχώρηση στην οποία ο συμπαίκτης αντιτάχθηκε αμέσως: δεν είναι τιμωρημένο φύλλο.`,
  'penaltyCard.designated': (s) =>
    `Ο εκτελεστής ορίζει ${cardAs(s)} ως το τιμωρημένο φύλλο που πρέπει να παίξει ${seatIs(s, 'owner')}.`,
  'restriction.cannotComply': (s) =>
    `${seatStarts(s, 'seat')} δεν μπορεί να συμμορφωθεί με ό,τι απαιτήθηκε και μπορεί να παίξει οποιοδήποτε κατά τα άλλα νόμιμο φύλλο: ${cardIs(s)} είναι εντάξει.`,
  'penaltyCard.played': (s) =>
    `${seatStarts(s, 'owner')} παίζει ${cardAs(s)}, τιμωρημένο φύλλο, όπως οφείλει· το πώς έγινε τιμωρημένο δεν επιτρέπεται να το χρησιμοποιήσει ο συμπαίκτης.`,
  'penaltyCard.playedUnasked': (s) =>
    `${seatStarts(s, 'owner')} παίζει ${cardAs(s)}, τιμωρημένο φύλλο· το πώς έγινε τιμωρημένο δεν επιτρέπεται να το χρησιμοποιήσει ο συμπαίκτης.`,
  'penaltyCard.waits': (s) =>
    `${seatStarts(s, 'owner')} οφείλει πρώτα να ακολουθήσει στο χρώμα ή να υπακούσει στον εκτελεστή· τιμωρημένα φύλλα που πρέπει να παιχτούν στην επόμενη νόμιμη ευκαιρία: ${s.cards('cards')}.`,
} satisfies Translated<Sentences<PenaltyCardFindings>>;
