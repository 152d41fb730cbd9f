/** Laws 68 to 71 and 79, choices, rulings, and what the record itself makes doubtful. */

import { bidText } from '../../phrases/audit.ts';
import type { ClaimFindings } from '../../../laws/findings/claims.ts';
import type { Sentences } from '../../en/findings/message.ts';
import type { Using } from '../../slots.ts';
import { cardAs, cardIs, seatAs, seatIs, seatOf, seatStarts, seatTo } from '../cases.ts';
import { tricks } from './message.ts';
import type { Translated } from '../../translated.ts';

const FINDERS: Readonly<Record<string, string>> = {
  director: 'Ο διαιτητής',
  committee: 'Η επιτροπή',
  reviewer: 'Ο αξιολογητής',
};

/** Who found it: `Ο διαιτητής διαπιστώνει`. */
const foundBy = (s: Using<{ text: 'by' }>): string =>
  `${FINDERS[s.text('by')] ?? FINDERS['director']} διαπιστώνει`;

/** `3 από τις τελευταίες 5 λεβέ` */
const ofLast = (s: Using<{ number: 'tricks' | 'left' }>): string =>
  s.number('left') === 1
    ? `${tricks(s.number('tricks'))}, από τη μία που απομένει`
    : `${s.number('tricks')} από τις τελευταίες ${tricks(s.number('left'))}`;

export const claims = {
  'claim.made': (s) =>
    `${seatStarts(s, 'by')} ${s.number('tricks') === 0 ? 'δεν διεκδικεί καμία από τις υπόλοιπες λεβέ' : `διεκδικεί ${ofLast(s)}`}${s.has('stops') ? ': το παιχνίδι σταματά' : ''}.${s.has('stated') ? '' : ' Δεν δηλώθηκε τρόπος παιξίματος.'}`,
  'claim.conceded': (s) =>
    `${seatStarts(s, 'by')} παραχωρεί ${s.number('tricks') === 0 ? 'όλες τις υπόλοιπες λεβέ' : `κρατώντας ${ofLast(s)}`}${s.has('stops') ? ': το παιχνίδι σταματά' : ''}.`,
  'claim.recorded': (s) =>
    `Η καταγραφή τελειώνει με διεκδίκηση: ο άξονας του εκτελεστή παίρνει ${ofLast(s)}. Ποιος διεκδίκησε δεν έχει καταγραφεί.`,
  'claim.presumed': (s) =>
    `${seatStarts(s, 'seat')} ανοίγει τα φύλλα, πράγμα που μετρά ως διεκδίκηση, εκτός αν φανερά δεν υπήρχε τέτοια πρόθεση.`,
  'claim.impossible'(s) {
    const left = s.number('left');
    if (s.number('tricks') < 0)
      return `${seatStarts(s, 'by')} διεκδικεί ${tricks(s.number('tricks'))}: κανείς δεν διεκδικεί λιγότερες από καμία.`;
    const remaining =
      left === 0 ? 'δεν απομένει καμία' : `${left === 1 ? 'απομένει' : 'απομένουν'} μόνο ${left}`;
    return `${seatStarts(s, 'by')} διεκδικεί ${tricks(s.number('tricks'))}, αλλά ${remaining}.`;
  },
  'claim.agreed': (s) =>
    `Υπάρχει συμφωνία ${s.has('concession') ? 'στην παραχώρηση' : 'στη διεκδίκηση'} ${seatOf(s, 'by')}: οι λεβέ μετρούν σαν να παίχτηκαν.`,
  'claim.agreedByTime': (s) =>
    `Πέρασε ο χρόνος για αντίρρηση ${s.has('concession') ? 'στην παραχώρηση' : 'στη διεκδίκηση'} ${seatOf(s, 'by')}: θεωρείται ότι υπάρχει συμφωνία.`,
  'claim.doubted': (s) =>
    `${s.hasSeat('by') ? `${seatStarts(s, 'by')} αμφισβητεί ${s.has('concession') ? 'την παραχώρηση' : 'τη διεκδίκηση'} ${seatOf(s, 'claimer')}` : `Η ${s.has('concession') ? 'παραχώρηση' : 'διεκδίκηση'} ${seatOf(s, 'claimer')} αμφισβητείται`}: καλείται ο διαιτητής και κανείς δεν συνεχίζει το παιχνίδι.`,
  'claim.toBeAdjudicated': (s) =>
    `${s.has('concession') ? 'Την παραχώρηση' : 'Τη διεκδίκηση'} ${seatOf(s, 'by')} την κρίνει ο διαιτητής, όσο δικαιότερα γίνεται για τους δύο άξονες, με κάθε αμφιβολία εις βάρος του διεκδικούντος.`,
  'claim.settled': (s) =>
    `Η ${s.has('concession') ? 'παραχώρηση' : 'διεκδίκηση'} ${seatOf(s, 'by')} κλείνει με ${tricks(s.number('tricks'))}.`,
  'claim.settled.fewer': (s) =>
    `Η διεκδίκηση ${seatOf(s, 'by')} κλείνει με ${tricks(s.number('tricks'))}, λιγότερες από όσες διεκδικήθηκαν.`,
  'claim.currentTrickOnly': (s) =>
    `${seatStarts(s, 'by')} μίλησε μόνο για την τρέχουσα λεβέ: δεν είναι διεκδίκηση και το παιχνίδι συνεχίζεται.`,
  'claim.notIntended': (s) =>
    `${seatStarts(s, 'by')} φανερά δεν είχε πρόθεση διεκδίκησης: το παιχνίδι συνεχίζεται.`,
  'claim.cancelled': (s) =>
    `${seatStarts(s, 'partner')} αντιτίθεται αμέσως στην παραχώρηση ${seatOf(s, 'by')}: τίποτε δεν παραχωρήθηκε και το παιχνίδι συνεχίζεται.`,
  'claim.playOnRequested': (s) =>
    `${seatStarts(s, 'by')} ζητά να συνεχιστεί το παιχνίδι, πράγμα που θέλει τη συγκατάθεση και των τεσσάρων.`,
  'claim.wrongSideAskedToPlayOn': (s) =>
    `${seatStarts(s, 'by')} δεν επιτρέπεται να ζητήσει να συνεχιστεί το παιχνίδι: μόνο ο άξονας που δεν διεκδίκησε μπορεί.`,
  'claim.boardLeft': (s) =>
    `Αφού οι παίκτες έχουν αφήσει τη διανομή, το παιχνίδι δεν συνεχίζεται· τη διεκδίκηση ${seatOf(s, 'claimer')} την κρίνει ο διαιτητής.`,
  'claim.noPlayOnIn2007': (s) =>
    `Με τους Νόμους του 2007 το παιχνίδι δεν συνεχίζεται μετά τη διεκδίκηση ${seatOf(s, 'claimer')}· την κρίνει ο διαιτητής.`,
  'claim.playedWithoutConsent': (s) =>
    `Το παιχνίδι συνεχίστηκε μετά τη διεκδίκηση ${seatOf(s, 'by')}${s.has('mayPlayOn') ? ' χωρίς τη συγκατάθεση και των τεσσάρων' : ''}: ό,τι παίχτηκε είναι μόνο ένδειξη.`,
  'claim.void': (s) =>
    `Και οι τέσσερις συμφωνούν να συνεχιστεί το παιχνίδι: η διεκδίκηση ${seatOf(s, 'by')} είναι άκυρη.`,
  'claim.agreementReopened': (s) =>
    `Η συμφωνία στη διεκδίκηση ${seatOf(s, 'by')} ανακαλείται εγκαίρως: δόθηκε λεβέ που κατά πάσα πιθανότητα θα είχε κερδηθεί;`,
  'claim.concessionReopened': (s) =>
    `Η παραχώρηση ${seatOf(s, 'by')} ανακαλείται εγκαίρως: μπορούσε καν να χαθεί η λεβέ με κανονικό παίξιμο;`,
  'claim.reopened.restored': (s) =>
    `Ό,τι δόθηκε επιστρέφεται· η παραχώρηση ή η συμφωνία για τη διεκδίκηση ${seatOf(s, 'by')} αλλάζει.`,
  'claim.reopened.stands': (s) => `Η διεκδίκηση ή παραχώρηση ${seatOf(s, 'by')} ισχύει όπως συμφωνήθηκε.`,
  'claim.tooLate': (s) =>
    `Η περίοδος διορθώσεων έχει λήξει: η διεκδίκηση ή παραχώρηση ${seatOf(s, 'by')} ισχύει.`,
  'choice.notOnOffer': (s) => `${seatStarts(s, 'by')} έκανε επιλογή που δεν ήταν διαθέσιμη.`,
  'choice.notHis': (s) => `${seatStarts(s, 'by')} έκανε επιλογή που ανήκει σε άλλον παίκτη.`,
  'choice.changesNothing': (s) => `${seatStarts(s, 'by')} έκανε επιλογή που δεν αλλάζει τίποτα.`,
  'choice.noneOpen': (s) => `${seatStarts(s, 'by')} έκανε επιλογή, αν και καμία δεν εκκρεμούσε.`,
  'options.explainedOtherwise': (s) =>
    `Όσα εξηγήθηκαν ${seatTo(s, 'to')} διαφέρουν από τις επιλογές που δίνουν οι Νόμοι.`,
  'answer.impossible': (s) =>
    `Η απάντηση λέει ${tricks(s.number('tricks'))}, αλλά το πολύ μπορούν να κερδηθούν ${s.number('left')}.`,
  'answer.kept': () =>
    'Τίποτα στην καταγραφή δεν εξαρτάται τώρα από αυτή την απάντηση: κρατιέται και θα ισχύσει όταν προκύψει κάτι που εξαρτάται από αυτήν.',
  'answer.repeated': () => 'Η ερώτηση αυτή είχε ήδη απαντηθεί με τον ίδιο τρόπο.',
  'answer.changed': () =>
    'Η ερώτηση αυτή είχε απαντηθεί αλλιώς: η νεότερη απάντηση ισχύει για όσα ακολουθούν, και όσα έγιναν με την προηγούμενη ισχύουν ώσπου να τα αναιρέσει κάποιος.',
  'answer.couldHaveKnown': (s) =>
    `${foundBy(s)} ότι ο υπαίτιος θα μπορούσε να γνωρίζει πως η παρατυπία ίσως ζημίωνε τον άλλο άξονα: εξετάζεται αναπροσαρμοσμένο σκορ.`,
  'answer.logicalAlternative': (s) =>
    `${foundBy(s)} ότι υπήρχε λογική εναλλακτική σε αυτό που υποδείκνυε η πληροφορία.`,
  'answer.dummySuggested': (s) => `${foundBy(s)} ότι ο μορ υπέδειξε παίξιμο.`,
  'answer.clearlyConvinced': (s) =>
    `${foundBy(s)} πέρα από κάθε αμφιβολία ότι το συμφωνημένο σκορ είναι λάθος: μπορεί ακόμη να διορθωθεί.`,
  'answer.forfeited': (s) =>
    `${foundBy(s)} ότι ο άλλος άξονας συνέχισε το παιχνίδι πριν έρθει ο διαιτητής και έχασε την επανόρθωσή του.`,
  'ruling.differs': (s) =>
    `Η απόφαση κατά τον ${s.clause('law')} δίνει στον εκτελεστή ${tricks(s.number('ruled'))}· οι Νόμοι, όπως διαβάζονται εδώ, δίνουν ${s.number('computed')}.`,
  'record.cardNotHeld': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} παίζει ${cardAs(s)}, που δεν υπάρχει σε αυτό το χέρι.`,
  'record.turnAfterTheLastTrick': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} κάνει έξοδο με ${cardAs(s)} αφού άρχισε η δέκατη τρίτη λεβέ· άλλη δεν υπάρχει, οπότε το φύλλο λογίζεται παιγμένο σε αυτήν.`,
  'record.playedAfterClaim': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} παίζει ${cardAs(s)}, αν και διεκδίκηση είχε λήξει το παίξιμο.`,
  'record.claimsDiffer': () =>
    `Κατά την καταγραφή κάθε άξονας έχει μία διεκδίκηση που έγινε δεκτή, και οι δύο δεν δίνουν τον ίδιο αριθμό λεβέ.`,
  'record.cardShownNotHeld': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} δείχνει ${cardAs(s)}, που δεν βρίσκεται σε αυτό το χέρι.`,
  'record.cardTwice': (s) =>
    `Κατά την καταγραφή ${cardIs(s)} παίζεται δύο φορές, εδώ από ${seatAs(s, 'seat')}.`,
  'record.handCount': (s) =>
    `Κατά την καταγραφή μοιράστηκαν ${seatTo(s, 'seat')} ${s.number('count')} φύλλα αντί για ${s.number('due')}.`,
  'record.cardDealtTwice': (s) =>
    `Κατά την καταγραφή το ίδιο φύλλο μοιράστηκε και ${seatTo(s, 'seat')} και ${seatTo(s, 'other')}.`,
  'record.contractDiffers': (s) =>
    `Η καταγραφή αναφέρει συμβόλαιο ${bidText(s.naming, s.text('stated'))}, αλλά η αγορά της καταλήγει σε ${bidText(s.naming, s.text('auction'))}.`,
  'record.declarerDiffers': (s) =>
    `Η καταγραφή αναφέρει ως εκτελεστή ${seatAs(s, 'stated')}, αλλά κατά την αγορά είναι ${seatIs(s, 'auction')}.`,
  'claim.noneMade': () => 'Δεν υπάρχει διεκδίκηση ή παραχώρηση· αυτό δεν αλλάζει τίποτα.',
  'claim.consentUnasked': (s) =>
    `Κανείς από τον άξονα που δεν διεκδίκησε δεν ζήτησε να συνεχιστεί το παιχνίδι, άρα η συγκατάθεση ${seatOf(s, 'by')} δεν αλλάζει τίποτα από μόνη της.`,
  'claim.byDummy': (s) =>
    `${seatStarts(s, 'by')}, ως μορ, δεν επιτρέπεται να διεκδικήσει ούτε να παραχωρήσει.`,
  'claim.trickAlreadyWon': (s) =>
    `Ο άξονας που συμφώνησε στη διεκδίκηση ${seatOf(s, 'by')} είχε ήδη κερδίσει τη λεβέ: του επιστρέφεται.`,
  'claim.trumpForgotten': (s) =>
    `${seatStarts(s, 'by')} δεν ανέφερε το ατού που είναι έξω και ίσως το ξέχασε: λεβέ που αυτό θα κέρδιζε με κανονικό παίξιμο πηγαίνει στον άλλο άξονα.`,
  'record.unknownOutOfTurn': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} παίζει εκτός σειράς ένα φύλλο που κανείς δεν θυμάται. Όσο το φύλλο δεν είναι γνωστό, δεν μπορεί να εφαρμοστεί κανένας νόμος.`,
  'record.caseNotKnown': () =>
    'Από την καταγραφή δεν φαίνεται τι απέγινε: εξαρτάται από φύλλο ή από λεβέ που κανείς δεν θυμάται.',
  'record.tricksOverlap': (s) =>
    `Η καταγραφή παραλείπει τις λεβέ ${s.number('from')} έως ${s.number('to')}, αλλά επόμενη είναι η ${s.number('next')}: η εγγραφή δεν αλλάζει τίποτα.`,
  'record.tricksMissing': (s) =>
    s.number('from') === s.number('to')
      ? `Για τη λεβέ ${s.number('from')} δεν έχει καταγραφεί τίποτα.`
      : `Για τις λεβέ ${s.number('from')} έως ${s.number('to')} δεν έχει καταγραφεί τίποτα.`,
  'record.trickNotPlayed': (s) => `Η καταγραφή αναφέρει τη λεβέ ${s.number('trick')}, που δεν είχε αρχίσει.`,
  'record.nothingToFace': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} ανοίγει το αντάμ, αλλά δεν υπήρχε κλειστό φύλλο ${seatOf(s, 'seat')}.`,
  'record.nothingToTakeBack': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} αποσύρει ${cardAs(s)}, αλλά δεν είχε κατεβάσει αυτό το φύλλο.`,
  'record.firstHadNoCard': (s) =>
    `Κατά την απάντηση προηγήθηκε ${seatIs(s, 'seat')}, αλλά δεν είχε φύλλο σε αυτή τη λεβέ.`,
  'record.trickUnfinished': (s) =>
    `Η καταγραφή παραλείπει λεβέ, αν και η λεβέ ${s.number('trick')} δεν είχε τελειώσει.`,
  'record.answerUnfit': () =>
    'Αυτό δεν μπορεί να είναι απάντηση σε εκείνη την ερώτηση: η εγγραφή δεν αλλάζει τίποτα.',
  'record.ruledBefore': () =>
    'Αυτή η απάντηση ήρθε αφού το θέμα της είχε κριθεί και η απόφαση είχε εφαρμοστεί: η απόφαση ισχύει ώσπου να την αναιρέσει κάποιος.',
  'record.answerTooLate': (s) =>
    `Η καταγραφή λέει ότι ${cardIs(s)} είχε παιχτεί μόνο αφού έπαιξαν και άλλοι: η εγγραφή δεν αλλάζει τίποτα.`,
  'record.noSuchLaw': (s) =>
    `Η απόφαση αναφέρει τον ${s.clause('law')}, που δεν υπάρχει στο βιβλίο των Νόμων.`,
  'record.noSuchTricks': (s) =>
    `Η απόφαση δίνει στον εκτελεστή ${s.number('tricks')} λεβέ, αλλά μια διανομή έχει δεκατρείς.`,
  'record.scoresDiffer': () =>
    'Η καταγραφή αποδίδει εδώ στον ίδιο άξονα άλλο σκορ από πριν, από την ίδια αρχή: μία από τις δύο εγγραφές πρέπει να ανακληθεί.',
  'record.weightsDoNotAdd': (s) =>
    s.has('negative')
      ? 'Ένα βάρος του καθορισμένου σκορ είναι κάτω από 0%.'
      : `Τα βάρη του καθορισμένου σκορ αθροίζονται σε ${s.number('sum')}% αντί για 100%.`,
  'record.noSuchMoment': () =>
    'Καμία προηγούμενη στιγμή της καταγραφής δεν έχει το όνομα που δίνει αυτή η εγγραφή: δεν αλλάζει τίποτα.',
  'record.endedAlready': () => 'Αυτό είχε τελειώσει πριν: η εγγραφή δεν αλλάζει τίποτα.',
  'record.nothingToTurn': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'seat')} γυρίζει ανάποδα ένα φύλλο λεβέ, αλλά δεν είχε παίξει κανένα φύλλο.`,
  'record.noPlay': () =>
    'Κατά την καταγραφή δεν υπήρχε παιχνίδι εκείνη τη στιγμή, αφού η αγορά δεν είχε τελειώσει ή όλοι είχαν πει πάσο: η εγγραφή δεν αλλάζει τίποτα.',
  'record.nothingToChange': () =>
    'Κανένα φύλλο του μορ δεν είχε ζητηθεί πριν, άρα δεν υπήρχε κλήση να αλλάξει: η εγγραφή δεν αλλάζει τίποτα.',
  'record.nothingTogether': () =>
    'Η καταγραφή λέει ότι αυτό το φύλλο ήρθε μαζί με άλλο, αλλά άλλο δεν υπήρχε: είναι το πρώτο.',
  'record.agreedWithHimself': (s) =>
    `Κατά την καταγραφή ${seatIs(s, 'by')} συμφωνεί με τη δική του διεκδίκηση ή παραχώρηση, πράγμα που μόνο αντίπαλος μπορεί: η εγγραφή δεν αλλάζει τίποτα.`,
  'record.onePlayerOfTwo': (s) =>
    `Αυτό θέλει δύο παίκτες, αλλά η καταγραφή ονομάζει μόνο έναν (${s.seat('seat')}): η εγγραφή δεν αλλάζει τίποτα.`,
  'record.namesTwoCards': (s) =>
    `Η εγγραφή ονομάζει ένα φύλλο (${s.card('card')}) και μαζί το χρώμα ή την αξία άλλου φύλλου: μετρά μόνο το ${s.card('card')}.`,
  'record.tricksTooMany': (s) =>
    `Κατά την καταγραφή ο ένας άξονας κέρδισε ${s.number('won')} από τις λεβέ ${s.number('from')} έως ${s.number('to')}, πράγμα αδύνατο.`,
  'record.leaderDidNotWin': (s) =>
    `${seatStarts(s, 'seat')} κάνει έξοδο με ${cardAs(s)} στη λεβέ ${s.number('trick')}, αλλά δεν μπορεί να είχε κερδίσει την προηγούμενη: ή ήταν έξοδος εκτός σειράς ή η καταγραφή είναι λάθος.`,
  'record.cardsDoNotFit': () =>
    'Τα φύλλα που κανείς δεν θυμάται δεν μπορεί να ήταν όλα όπως λέει η καταγραφή: σε κάποιο χέρι δεν φτάνουν τα φύλλα, ή δεν φτάνουν τα φύλλα του χρώματος.',
  'record.ledOrPlayed': (s) =>
    `Η καταγραφή δεν λέει αν ${seatIs(s, 'seat')} έκανε έξοδο με ${cardAs(s)} ή το έπαιξε πάνω στο ${s.card('led')}, του οποίου το χρώμα δεν έχει· εδώ μετράει ως έξοδος.`,
  'record.turnUnclear': (s) =>
    `Η καταγραφή δεν δείχνει ποιανού σειρά ήταν όταν ${seatIs(s, 'seat')} έπαιξε ${cardAs(s)}.`,
} satisfies Translated<Sentences<ClaimFindings>>;
