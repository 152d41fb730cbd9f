/** Laws 41 and 53 to 60: opening leads, leads and plays out of turn, plays too soon, and playing on. */

import type { LeadFindings } from '../../../laws/findings/leads.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { cardAs, cardIs, cardOf, cardStarts, seatAs, seatIs, seatOf, seatStarts, seatTo } from '../cases.ts';
import type { Translated } from '../../translated.ts';

const ifAble = (s: Using<{ has: 'canComply' }>): string =>
  s.has('canComply') ? '' : '· αν δεν μπορεί, παίζει οποιοδήποτε νόμιμο φύλλο';

export const leads = {
  'openingLead.outOfTurn': (s) =>
    `${seatStarts(s, 'leader')} ανοίγει ${cardAs(s)} ως αντάμ, αλλά η έξοδος ανήκει ${seatTo(s, 'properLeader')}.${s.has('acceptable') ? ` Επιλέγει ο τεκμαιρόμενος εκτελεστής, ${seatIs(s, 'declarer')}.` : ''}`,
  'openingLead.accepted': (s) =>
    `${seatStarts(s, 'declarer')} δέχεται το αντάμ ${seatOf(s, 'leader')} με ${cardAs(s)}· ο εκτελεστής παίζει δεύτερος από το κλειστό χέρι.`,
  'openingLead.refused': (s) =>
    `${cardStarts(s)} αποσύρεται και είναι μεγάλο τιμωρημένο φύλλο ${seatOf(s, 'leader')}· έξοδο κάνει ${seatIs(s, 'properLeader')}, αφού πρώτα επιλέξει ο εκτελεστής για την έξοδο αυτή.`,
  'openingLead.declarerBecomesDummy': (s) =>
    `${seatStarts(s, 'declarer')} απλώνει τα φύλλα ως μορ: ${cardIs(s)} ${seatOf(s, 'leader')} ισχύει και το συμβόλαιο το παίζει ${seatIs(s, 'newDeclarer')}.`,
  'openingLead.byDeclaringSide': (s) =>
    `${seatStarts(s, 'leader')} ανήκει στον άξονα του εκτελεστή και δεν μπορεί να κάνει αντάμ: ${cardIs(s)} είναι απλώς φύλλο που φανερώθηκε και επιστρέφει στο χέρι.`,
  'openingLead.playedToNoLead': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} πάνω σε φύλλο που δεν ήταν έξοδος: δεν υπάρχει έξοδος να γίνει δεκτή, και το φύλλο είναι απλώς φύλλο που φανερώθηκε.`,
  'openingLead.faceDownOutOfTurn': (s) =>
    `${seatStarts(s, 'seat')} έκανε κλειστή έξοδο, αλλά η έξοδος ανήκει ${seatTo(s, 'properLeader')}: το φύλλο επιστρέφει κλειστό.`,
  'openingLead.faceDownTakenBack': (s) =>
    `Η κλειστή έξοδος ${seatOf(s, 'seat')} επιστρέφει στο χέρι· δεν είναι τιμωρημένο φύλλο.`,
  'leadOutOfTurn.byDefender': (s) =>
    `${seatStarts(s, 'leader')} κάνει έξοδο με ${cardAs(s)}, αλλά η έξοδος ανήκει ${seatTo(s, 'properLeader')}.${s.has('acceptable') ? ` Μπορεί να τη δεχτεί ή να την αρνηθεί ${seatIs(s, 'declarer')}.` : ''}`,
  'leadOutOfTurn.byDeclarer': (s) =>
    `Γίνεται έξοδος με ${cardAs(s)} από το χέρι ${seatOf(s, 'leader')}, αλλά η έξοδος ανήκει ${seatTo(s, 'properLeader')}.${s.has('acceptable') ? ` Οποιοσδήποτε αμυνόμενος μπορεί να τη δεχτεί ή να την αρνηθεί.` : ''}`,
  'leadOutOfTurn.accepted': (s) =>
    `Η έξοδος ${seatOf(s, 'leader')} με ${cardAs(s)} γίνεται δεκτή και θεωρείται πλέον κανονική.`,
  'leadOutOfTurn.acceptedByPlay': (s) =>
    `Το επόμενο χέρι έπαιξε πάνω στην έξοδο ${seatOf(s, 'leader')} με ${cardAs(s)}, κι έτσι αυτή γίνεται κανονική έξοδος.`,
  'leadOutOfTurn.together': (s) =>
    `${seatStarts(s, 'properLeader')} έκανε έξοδο την ίδια στιγμή: έξοδος είναι ${cardIs(s, 'lead')}, ενώ ${cardIs(s)} ${seatOf(s, 'leader')} θεωρείται ότι παίχτηκε μετά.`,
  'leadOutOfTurn.foundTooLate': (s) =>
    `Διαπιστώθηκε αργά: ${cardIs(s)} ${seatOf(s, 'leader')} μετρούσε ως παιγμένο μετά την κανονική έξοδο. Στη θέση του παίχτηκε ${cardIs(s, 'played')} και μένει· ο διαιτητής κρίνει αν ζημιώθηκε κάποιος.`,
  'leadOutOfTurn.properLeadFirst': (s) =>
    `Ο διαιτητής διαπιστώνει ότι πρώτα έκανε έξοδο ${seatIs(s, 'properLeader')}: έξοδος είναι ${cardIs(s, 'lead')}, ενώ ${cardIs(s)} ${seatOf(s, 'leader')} ήρθε μετά.`,
  'leadOutOfTurn.properLeadMade': (s) =>
    `${seatStarts(s, 'properLeader')} κάνει την κανονική έξοδο με ${cardAs(s, 'lead')}: αυτή ισχύει, και ${cardIs(s)} ${seatOf(s, 'leader')} επιστρέφει.`,
  'leadOutOfTurn.refused.penaltyCard': (s) =>
    `Η έξοδος με ${cardAs(s)} δεν γίνεται δεκτή: ${cardIs(s)} είναι μεγάλο τιμωρημένο φύλλο ${seatOf(s, 'leader')} και έξοδο κάνει ${seatIs(s, 'properLeader')}.`,
  'leadOutOfTurn.refused.toHand': (s) =>
    `Η έξοδος με ${cardAs(s)} δεν γίνεται δεκτή και το φύλλο επιστρέφει στο χέρι ${seatOf(s, 'leader')}· έξοδο κάνει ${seatIs(s, 'properLeader')} με όποιο φύλλο θέλει.`,
  'leadOutOfTurn.lastTrick': (s) =>
    `Έξοδος εκτός σειράς στην τελευταία λεβέ δεν μπορεί να γίνει δεκτή: ${cardIs(s)} ${seatOf(s, 'leader')} επιστρέφει.`,
  'leadOutOfTurn.wasTold': (s) =>
    `Αντίπαλος είχε πει ${seatTo(s, 'leader')} ότι είχε σειρά: ${cardIs(s)} επιστρέφει χωρίς άλλη συνέπεια.`,
  'leadOutOfTurn.wrongDefenderPlayed': (s) =>
    `${seatStarts(s, 'by')} έπαιξε ${cardAs(s, 'played')} πάνω στην έξοδο με ${cardAs(s)} πριν από τον συμπαίκτη: η έξοδος από το χέρι ${seatOf(s, 'leader')} ισχύει.`,
  'leadOutOfTurn.nextInTurnPrevails': (s) =>
    `Οι αμυνόμενοι διαφωνούν: αποφασίζει ${seatIs(s, 'by')}, επόμενο χέρι στη σειρά μετά από ${seatAs(s, 'leader')}.`,
  'leadOutOfTurn.playedAfterDemand': (s) =>
    `${seatStarts(s, 'by')} παίζει ${cardAs(s)} αφού δεν έγινε δεκτή η λανθασμένη έξοδος και πριν γίνει η σωστή: γίνεται μεγάλο τιμωρημένο φύλλο.`,
  'prematurePlay.play': (s) =>
    `${seatStarts(s, 'offender')} παίζει ${cardAs(s)} πριν παίξει ${seatIs(s, 'partner')}: το φύλλο αυτό είναι μεγάλο τιμωρημένο και ${seatIs(s, 'declarer')} επιλέγει τι πρέπει να παίξει ${seatIs(s, 'partner')} σε αυτή τη λεβέ.`,
  'prematurePlay.lead': (s) =>
    `${seatStarts(s, 'offender')} κάνει έξοδο με ${cardAs(s)} στην επόμενη λεβέ πριν παίξει ${seatIs(s, 'partner')} στην τρέχουσα: το φύλλο αυτό είναι μεγάλο τιμωρημένο και ${seatIs(s, 'declarer')} επιλέγει τι πρέπει να παίξει ${seatIs(s, 'partner')}.`,
  'prematurePlay.foundLate': (s) =>
    `Διαπιστώθηκε αργά: ${cardIs(s)} ${seatOf(s, 'offender')} μετρούσε ως παιγμένο πριν παίξει ${seatIs(s, 'partner')}. Από εδώ και πέρα είναι μεγάλο τιμωρημένο φύλλο· ${seatIs(s, 'partner')} έχει ήδη παίξει στη λεβέ, οπότε δεν μένει εκεί τίποτα να επιλεγεί.`,
  'prematurePlay.cannotBePlayed': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'offender')} δεν μπορεί να παιχτεί νόμιμα σε αυτή τη λεβέ: γίνεται μεγάλο τιμωρημένο φύλλο.`,
  'prematurePlay.waitsForTurn': (s) =>
    `${seatStarts(s, 'offender')} παίζει ${cardAs(s)} στη σειρά του αντιπάλου στα δεξιά: το φύλλο περιμένει και πρέπει να παιχτεί στη σειρά του, αν αυτό είναι νόμιμο.`,
  'prematurePlay.playedAnother': (s) =>
    `${seatStarts(s, 'offender')} παίζει ${cardAs(s, 'played')} αντί για ${cardAs(s)} που έπρεπε να παιχτεί: ${cardIs(s)} γίνεται μεγάλο τιμωρημένο φύλλο.`,
  'prematurePlay.exempt.57C1': (s) =>
    `${seatStarts(s, 'offender')} παίζει ${cardAs(s)} πριν από τον συμπαίκτη, χωρίς συνέπεια: ο εκτελεστής έχει ήδη παίξει και από τα δύο χέρια.`,
  'prematurePlay.exempt.57C2': (s) =>
    `${seatStarts(s, 'offender')} παίζει ${cardAs(s)} πριν από τον συμπαίκτη, χωρίς συνέπεια: ο μορ είχε διαλέξει ή υποδείξει φύλλο με δική του πρωτοβουλία.`,
  'prematurePlay.declarersCardStays': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)} πρόωρα: το φύλλο του εκτελεστή θεωρείται παιγμένο.`,
  'prematurePlay.dummysCardStays': (s) =>
    `Παίζεται πρόωρα από τον μορ ${cardIs(s)}: θεωρείται παιγμένο φύλλο.`,
  'prematurePlay.choice.highest': (s) =>
    `${seatStarts(s, 'partner')} πρέπει να παίξει το μεγαλύτερο φύλλο που κρατά σε ${s.suit('suitLed')}${ifAble(s)}.`,
  'prematurePlay.choice.lowest': (s) =>
    `${seatStarts(s, 'partner')} πρέπει να παίξει το μικρότερο φύλλο που κρατά σε ${s.suit('suitLed')}${ifAble(s)}.`,
  'prematurePlay.choice.play': (s) =>
    `${seatStarts(s, 'partner')} πρέπει να παίξει φύλλο σε ${s.suit('suit')}${ifAble(s)}.`,
  'prematurePlay.choice.notPlay': (s) =>
    `${seatStarts(s, 'partner')} δεν επιτρέπεται να παίξει φύλλο σε ${s.suit('suit')}${s.has('canComply') ? '' : '· αν δεν έχει άλλο, παίζει οποιοδήποτε νόμιμο φύλλο'}.`,
  'prematurePlay.choice.notOnOffer': (s) =>
    `Αυτή η επιλογή για το φύλλο ${seatOf(s, 'partner')} δεν ήταν διαθέσιμη.`,
  'rectification.forfeited': (s) =>
    `${seatStarts(s, 'by')} έπαιξε μετά την παρατυπία ${seatOf(s, 'seat')}, του αντιπάλου στα δεξιά: το δικαίωμα επανόρθωσης χάθηκε και ${cardIs(s)} θεωρείται ότι παίχτηκε στη σειρά.`,
  'rectification.offendersPlayedOn': (s) =>
    `${seatStarts(s, 'by')} παίζει ${cardAs(s)} πριν αποφασιστεί η επανόρθωση· τα δικαιώματα του άλλου άξονα μένουν όπως ήταν.`,
  'rectification.leadStands': (s) =>
    `Η προηγούμενη λεβέ συμπληρώθηκε και το δικαίωμα επανόρθωσης είχε χαθεί: ${cardIs(s)}, πρόωρη έξοδος ${seatOf(s, 'seat')}, είναι η έξοδος στη λεβέ ${s.number('trick')}.`,
  'prematurePlay.secondLead': (s) =>
    `Κάνει έξοδο και ${seatIs(s, 'seat')}, με ${cardAs(s)}, ενώ ${seatIs(s, 'leader')} έχει ήδη κάνει έξοδο με ${cardAs(s, 'led')} στην ίδια λεβέ: μόνο η πρώτη έξοδος μπορεί να ισχύσει.`,
  'prematurePlay.wasInTurn': (s) =>
    `Διαπιστώνεται τώρα ότι το προηγούμενο φύλλο είχε παιχτεί: ${cardIs(s)} ${seatOf(s, 'offender')} παίχτηκε στη σειρά.`,
  'prematurePlay.staysInTrick': (s) =>
    `Το παίξιμο προχώρησε στην επόμενη λεβέ ενώ ένα χέρι δεν είχε παίξει: ${cardIs(s)} ${seatOf(s, 'offender')} παίχτηκε στη λεβέ ${s.number('trick')} και μένει εκεί.`,
  'simultaneous.twoCards': (s) =>
    `${seatStarts(s, 'seat')} έδειξε δύο φύλλα μαζί, ${cardAs(s, 'other')} και ${cardAs(s)}: ορίζει ποιο παίζεται.`,
  'simultaneous.named': (s) =>
    `${seatStarts(s, 'seat')} ορίζει ${cardAs(s)} ως το φύλλο που παίχτηκε, όχι ${s.cards('others', 'or')}.`,
  'simultaneous.deemedLater': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} παίχτηκε την ίδια στιγμή με νόμιμο παίξιμο και θεωρείται ότι παίχτηκε μετά από αυτό.`,
  'retraction.faceDownLead': (s) =>
    `Η κλειστή έξοδος ${seatOf(s, 'seat')} μπορεί να αποσυρθεί με οδηγία του διαιτητή· δεν είναι τιμωρημένο φύλλο.`,
  'retraction.faceDown': (s) =>
    `${cardStarts(s)}, που έβαλε κλειστό ${seatIs(s, 'seat')}, επιστρέφει στο χέρι: παιγμένο είναι μόνο το φύλλο που ανοίγεται. Δεν είναι τιμωρημένο φύλλο.`,
  'retraction.notAllowed': (s) =>
    `Κανένας νόμος δεν επιτρέπει ${seatTo(s, 'seat')} να αποσύρει ${cardAs(s)}: παραμένει παιγμένο φύλλο.`,
  'retraction.undecidedLead': (s) =>
    `${seatStarts(s, 'seat')} αποσύρει ${cardAs(s)} προτού επιλέξουν οι αντίπαλοι: η έξοδος μπορεί ακόμη να γίνει δεκτή ή να απορριφθεί.`,
  'retraction.penaltyCard': (s) =>
    `${seatStarts(s, 'seat')} αποσύρει ${cardAs(s)}, τιμωρημένο φύλλο: θεωρείται ακόμη ανοιχτό στο τραπέζι.`,
  'openingLead.dummySeen': (s) =>
    `${seatStarts(s, 'declarer')} θα μπορούσε να έχει δει φύλλο του μορ, οπότε το αντάμ ${seatOf(s, 'leader')} με ${cardAs(s)} πρέπει να γίνει δεκτό.`,
  'openingLead.dummyNotSeen': (s) =>
    `${seatStarts(s, 'declarer')} τελικά δεν μπορούσε να δει φύλλο του μορ: το αντάμ ${seatOf(s, 'leader')} με ${cardAs(s)} μπορεί ακόμη να γίνει δεκτό ή να απορριφθεί.`,
  'openingLead.playedFromDummy': (s) =>
    `${seatStarts(s, 'declarer')} παίζει δεύτερο φύλλο ${cardAs(s, 'played')}, από τον μορ και όχι από το κλειστό χέρι: το φύλλο μένει παιγμένο, και το αντάμ ${seatOf(s, 'leader')} με ${cardAs(s)} ισχύει.`,
  'rectification.declarerPlayedOn': (s) =>
    `${seatStarts(s, 'by')} παίζει ${cardAs(s)} πριν αποφασίσουν οι αμυνόμενοι για τη λανθασμένη έξοδο· τα δικαιώματά τους μένουν όπως ήταν.`,
  'simultaneous.oneVisible': (s) =>
    `${seatStarts(s, 'seat')} δείχνει περισσότερα από ένα φύλλα μαζί, αλλά φαινόταν μόνο η όψη ${cardOf(s)}: αυτό παίζεται.`,
  'retraction.47D': (s) =>
    `Η έξοδος σε αυτή τη λεβέ δεν ισχύει, οπότε ${seatIs(s, 'seat')} αποσύρει ${cardAs(s)}, που παίχτηκε σε αυτή.`,
  'retraction.mayGoBack': (s) =>
    `Αντίπαλος είχε πει ${seatTo(s, 'seat')} ότι είχε σειρά: ${seatIs(s, 'seat')} μπορεί να αποσύρει ${cardAs(s)} χωρίς άλλη συνέπεια.`,
  'retraction.47E1': (s) =>
    `Αντίπαλος είχε πει ${seatTo(s, 'seat')} ότι είχε σειρά: ${seatIs(s, 'seat')} αποσύρει ${cardAs(s)} χωρίς άλλη συνέπεια.`,
  'retraction.47E2a': (s) =>
    `${seatStarts(s, 'seat')} είχε λάβει λανθασμένη πληροφορία από αντίπαλο και αποσύρει ${cardAs(s)}, αφού κανείς δεν έπαιξε μετά.`,
  'retraction.47E2b': (s) =>
    `${seatStarts(s, 'seat')} είχε λάβει λανθασμένη πληροφορία, αλλά είναι αργά για να αποσύρει ${cardAs(s)}.`,
  'retraction.leadRolledBack': (s) =>
    `Στην προηγούμενη λεβέ έκαναν ρενόνς και οι δύο άξονες, οπότε ${seatIs(s, 'seat')} αποσύρει ${cardAs(s)}, έξοδο στη λεβέ ${s.number('trick')}.`,
  'retraction.replacing': (s) =>
    `${seatStarts(s, 'seat')} δεν επιτρέπεται να βάλει ${cardAs(s)} στη θέση φύλλου που έχει ήδη παιχτεί: είναι φύλλο που φανερώθηκε.`,
  'defender.cardPlayed': (s) =>
    `${cardStarts(s)} ${seatOf(s, 'seat')} κρατήθηκε έτσι που ο συμπαίκτης μπορούσε να δει την όψη του φύλλου: πρέπει να παιχτεί.`,
  'declarer.cardNamed': (s) =>
    `${seatStarts(s, 'seat')} κατονόμασε ${cardAs(s)} ως το φύλλο που θα παίξει: πρέπει να παιχτεί.`,
  'attention.claimedBeforeDirector': (s) =>
    `${seatStarts(s, 'by')} διεκδικεί ή παραχωρεί λεβέ, αν και έχει επισημανθεί παρατυπία: κανείς δεν επιτρέπεται να ενεργήσει πριν εξηγήσει ο διαιτητής τις επιλογές.`,
  'attention.playedBeforeDirector': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)}, αν και έχει επισημανθεί παρατυπία: κανείς δεν επιτρέπεται να ενεργήσει πριν εξηγήσει ο διαιτητής τις επιλογές.`,
  'auction.callAfterLead': (s) =>
    `${seatStarts(s, 'seat')} κάνει δήλωση αφού άνοιξε το αντάμ: η αγορά είχε ήδη τελειώσει.`,
  'auction.hadToPass': (s) =>
    `${seatStarts(s, 'seat')} έπρεπε να πει πάσο, επειδή ο διαιτητής αποφάσισε κατά τον ${s.clause('law')}. Πάσο παίρνει τη θέση της δήλωσης, εκτός αν ο επόμενος παίκτης έχει ήδη κάνει δήλωση.`,
  'auction.hadToRepeat': (s) =>
    `${seatStarts(s, 'seat')} έπρεπε να επαναλάβει τη δήλωση που είχε κάνει εκτός σειράς, επειδή ο αντίπαλος στα δεξιά είπε πάσο.`,
  'auction.mayNotDouble': (s) =>
    `${seatStarts(s, 'seat')} δεν επιτρέπεται να πει κοντρ ή σουρκόντρ σε αυτή τη σειρά, επειδή ο συμπαίκτης είχε πει πάσο εκτός σειράς.`,
  'prematurePlay.declarersLead': (s) =>
    `Γίνεται έξοδος με ${cardAs(s)} από το χέρι ${seatOf(s, 'seat')} στην επόμενη λεβέ, αν και η τρέχουσα δεν έχει συμπληρωθεί· για το τι ακολουθεί υπάρχει αμφισβήτηση.`,
  'openingLead.playedFromHand': (s) =>
    `${seatStarts(s, 'declarer')} παίζει ${cardAs(s)} δεύτερο φύλλο από το κλειστό χέρι, όπως ορίζεται όταν γίνεται δεκτό αντάμ εκτός σειράς.`,
} satisfies Translated<Sentences<LeadFindings>>;
