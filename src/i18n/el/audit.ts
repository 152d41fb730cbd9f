/** What the audit of a session finds, in Greek: the record held against itself, never corrected. One sentence a message key. */

import type { audit as english, auditList as englishList } from '../en/audit.ts';
import type { Message } from '../en/findings/message.ts';
import {
  aboutMatter,
  standingMatterIn,
  askedIn,
  boardsOf,
  explained,
  resultIn,
  bid,
} from '../phrases/audit.ts';
import type { Slots } from '../slots.ts';
import { cardAs, cardIs, opening, seatAs, seatIs, seatOf, seatStarts, seatTo, whom } from './cases.ts';
import { tricks } from './findings/message.ts';
import { machines } from './machines.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';
import type { Translated } from '../translated.ts';

const vulnerable = (s: Slots, name: string): string => VULNERABLE[s.text(name)] ?? s.text(name);

const DEALS = (s: Slots): string => {
  const boards = boardsOf(s);
  return `${s.number('count')} διανομές${boards === '' ? '' : ` (θήκες ${boards})`}`;
};

/** What would explain an opening lead that does not fit, by the name the check gives it. */
const EXPLANATION: Readonly<Record<string, Message>> = {
  declarer: (s) => `εκτελεστής θα έπρεπε να είναι ${seatIs(s, 'wouldDeclare')}`,
  lead: (s) =>
    s.has('meant') ? `το αντάμ ήταν άλλο φύλλο, όπως ${cardIs(s, 'meant')}` : 'το αντάμ ήταν άλλο φύλλο',
  leadOutOfTurn: () => 'το αντάμ έγινε εκτός σειράς και έγινε δεκτό',
  board: () => 'τα χέρια είναι άλλης θήκης',
};

const explanations = (s: Slots): string => explained(s, EXPLANATION, '· ή ');

function result(s: Slots, name: string): string {
  const { contract, declarer, won } = resultIn(s, name);
  return `${contract} από ${whom(declarer)}, ${tricks(won)}`;
}

/** Whose hands the result was held against, and which of many it is; empty for a deal's own. */
const row = (s: Slots): string =>
  [
    s.has('handsIn') ? `Κατά τα χέρια στο ${s.text('handsIn')}. ` : '',
    s.has('rowNs') && s.has('rowEw') ? `Ζεύγη ${s.text('rowNs')} και ${s.text('rowEw')}: ` : '',
  ].join('');

export const audit = {
  'audit.dealerNotOfBoard': (s) =>
    `Στη θήκη ${s.text('board')} μοιράζει ${seatIs(s, 'expected')}· κατά την καταγραφή μοιράζει ${seatIs(s, 'dealer')}.`,
  'audit.vulnerabilityNotOfBoard': (s) =>
    `Στη θήκη ${s.text('board')} ισχύει: ${vulnerable(s, 'expected')}· η καταγραφή έχει: ${vulnerable(s, 'vulnerable')}.`,
  'audit.insufficientBid': (s) =>
    `Η δήλωση ${s.number('number')}, ${bid(s, 'call')}, δεν είναι υψηλότερη από την προηγούμενη${s.has('marked') ? ', όπως λέει και το ίδιο το αρχείο' : ''}.`,
  'audit.inadmissibleDouble': (s) =>
    `Η δήλωση ${s.number('number')}, ${bid(s, 'call')}, δεν επιτρέπεται μετά τις προηγούμενες δηλώσεις.`,
  'audit.callAfterEnd': (s) =>
    `Η αγορά είχε τελειώσει πριν από τη δήλωση ${s.number('number')}, ${bid(s, 'call')}.`,
  'audit.passedOutButContract': (s) =>
    `Και οι τέσσερις παίκτες είπαν πάσο, όμως η καταγραφή αναφέρει συμβόλαιο ${bid(s, 'stated')}.`,
  'audit.statedPassedOutButBid': (s) =>
    `Κατά την καταγραφή όλοι είπαν πάσο, όμως αγοράστηκε ${bid(s, 'bid')}.`,
  'audit.passedOutButPlayed': (s) =>
    `Όλοι είπαν πάσο, όμως έχουν καταγραφεί παιγμένα φύλλα: ${s.number('cards')}.`,
  'audit.passedOutButScored': (s) => `Όλοι είπαν πάσο, όμως έχει καταγραφεί αποτέλεσμα: «${s.text('text')}».`,
  'audit.nobodyBidButPlayed': (s) =>
    `Η αγορά διακόπτεται χωρίς καμία αγορά (δηλώσεις: ${s.number('count')}), όμως έχουν καταγραφεί παιγμένα φύλλα: ${s.number('cards')}.`,
  'audit.notOverButPlayed': (s) =>
    `Η αγορά διακόπτεται στο ${bid(s, 'auction')} (δηλώσεις: ${s.number('count')}) και δεν αναφέρεται συμβόλαιο· όμως έχουν καταγραφεί παιγμένα φύλλα: ${s.number('cards')}.`,
  'audit.nobodyBidButScored': (s) =>
    `Η αγορά διακόπτεται χωρίς καμία αγορά (δηλώσεις: ${s.number('count')}), όμως έχει καταγραφεί αποτέλεσμα: «${s.text('text')}».`,
  'audit.notOverButScored': (s) =>
    `Η αγορά διακόπτεται στο ${bid(s, 'auction')} (δηλώσεις: ${s.number('count')}) και δεν αναφέρεται συμβόλαιο· όμως έχει καταγραφεί αποτέλεσμα: «${s.text('text')}».`,
  'audit.auctionStopsShort': (s) =>
    s.has('auction')
      ? `Η καταγραφή αναφέρει συμβόλαιο ${bid(s, 'stated')}, αλλά η αγορά της διακόπτεται στο ${bid(s, 'auction')} (δηλώσεις: ${s.number('count')}).`
      : `Η καταγραφή αναφέρει συμβόλαιο ${bid(s, 'stated')}, αλλά η αγορά της διακόπτεται πριν από την πρώτη αγορά.`,
  'audit.dealerDiffers': () => 'Η αγορά δεν αρχίζει από τον παίκτη που μοιράζει.',
  'audit.resultForOtherContract': (s) =>
    s.has('statedDeclarer')
      ? `Ο πίνακας αποτελεσμάτων έχει ${bid(s, 'stated')} από ${seatAs(s, 'statedDeclarer')}· η αγορά καταλήγει σε ${bid(s, 'contract')} από ${seatAs(s, 'declarer')}.`
      : 'Ο πίνακας αποτελεσμάτων έχει άλλο συμβόλαιο από την αγορά.',
  'audit.auctionTurned': (s) =>
    `Η καταγραφή αναφέρει ως εκτελεστή ${seatAs(s, 'stated')} και το αντάμ το επιβεβαιώνει· κατά την αγορά είναι ${seatIs(s, 'auction')}. Ίσως το μοίρασμα και η αγορά καταχωρίστηκαν από λάθος θέση.`,
  'audit.leadNotHeld': (s) =>
    `${row(s)}Το αντάμ έπρεπε να το κάνει ${seatIs(s, 'leader')}, αλλά ${cardIs(s)} μοιράστηκε ${seatTo(s, 'holder')}. Από το πιο πιθανό: ${explanations(s)}.`,
  'audit.leadFromWrongHand': (s) =>
    `${row(s)}${seatStarts(s, 'seat')} κάνει αντάμ με ${cardAs(s)}, αλλά με εκτελεστή ${seatAs(s, 'declarer')} το αντάμ ανήκει ${seatTo(s, 'leader')}. Από το πιο πιθανό: ${explanations(s)}.`,
  'audit.leadSeatDiffers': (s) =>
    `Κατά την καταγραφή το αντάμ το κάνει ${seatIs(s, 'stated')}, αλλά τα φύλλα της πρώτης λεβέ ταιριάζουν με αντάμ ${seatOf(s, 'seat')}.`,
  'audit.rowTurned': () =>
    'Σε μία τουλάχιστον λεβέ υπάρχουν φύλλα σε στήλες παικτών στους οποίους δεν μοιράστηκαν.',
  'audit.handsDoNotFit': (s) =>
    `${s.number('count')} από τα ${s.number('cards')} φύλλα που παίχτηκαν είχαν μοιραστεί σε άλλον παίκτη: χέρια και παίξιμο είναι πιθανότατα δύο διαφορετικών θηκών.`,
  'audit.outOfTurn': (s) =>
    `${seatStarts(s, 'seat')} παίζει ${cardAs(s)}, ενώ είναι η σειρά ${seatOf(s, 'expected')}.`,
  'audit.resultImpossible': (s) =>
    `${opening(tricks(s.number('stated')))} για τον εκτελεστή δεν μπορεί να είναι σωστό: ο άξονάς του έχει κερδίσει ${s.number('won')} και ${s.number('left') === 1 ? 'απομένει' : 'απομένουν'} ${s.number('left')}.`,
  'record.resultDiffers': (s) =>
    `Η καταγραφή αναφέρει για τον εκτελεστή ${tricks(s.number('stated'))}· παίξιμο και διεκδίκηση δίνουν ${s.number('played')}.`,
  'audit.resultNotWhole': (s) =>
    `Η καταγραφή δίνει ${tricks(s.number('declarers'))} στον άξονα του εκτελεστή και ${s.number('defenders')} στους αμυνόμενους, που δεν κάνουν δεκατρείς.`,
  'audit.claimNotAsListed': (s) =>
    `Η διεκδίκηση λέει ${tricks(s.number('claimed'))} για τον εκτελεστή, ο πίνακας αποτελεσμάτων ${s.number('stated')}.`,
  'audit.noTrickAtAll': (s) =>
    `Κατά το αποτέλεσμα ο εκτελεστής δεν έκανε καμία λεβέ σε ${bid(s, 'contract')}: ο αριθμός είναι πιθανότατα λάθος.`,
  'audit.lastTrickCertain': (s) =>
    `Η καταγραφή αναφέρει για τον εκτελεστή ${tricks(s.number('stated'))}, αλλά την τελευταία λεβέ μπορεί να την κερδίσει μόνο ο ένας άξονας, και έτσι γίνονται ${s.number('sure')}.`,
  'audit.scoreDiffers': (s) => {
    const fits = s.has('fitsVulnerability')
      ? ` Το σκορ που αναφέρεται θα ταίριαζε με: ${vulnerable(s, 'fitsVulnerability')}.`
      : s.text('fitsTricks') !== ''
        ? ` Το σκορ που αναφέρεται θα ταίριαζε με ${tricks(s.number('fitsTricks'))}.`
        : s.has('fitsOtherSide')
          ? ' Το σκορ που αναφέρεται θα ταίριαζε στον άλλο άξονα.'
          : '';
    return `${row(s)}Η καταγραφή αναφέρει σκορ ${s.naming.score(s.number('stated'))} για τον άξονα του εκτελεστή· ${
      s.has('ifVulnerable')
        ? `συμβόλαιο και αποτέλεσμα δίνουν ${s.naming.score(s.number('computed'))}, ή ${s.naming.score(s.number('ifVulnerable'))} σε μανς`
        : `συμβόλαιο, αποτέλεσμα και μανς δίνουν ${s.naming.score(s.number('computed'))}`
    }.${fits}`;
  },
  'audit.bothSidesDeclared': (s) =>
    `Και οι δύο άξονες έπαιξαν συμβόλαιο ${s.text('strain') === 'NT' ? 'χωρίς ατού' : `σε ${s.suit('strain')}`} και έκαναν μαζί ${tricks(s.number('total'))}: ${result(s, 'result')}, και ${result(s, 'other')} σε άλλο τραπέζι.`,
  'audit.farFromDoubleDummy': (s) =>
    `${row(s)}${seatStarts(s, 'declarer')} έκανε ${tricks(s.number('tricks'))}· με τέλειο παίξιμο και των τεσσάρων (double dummy) θα ήταν ${s.number('doubleDummy')}. Ίσως καταχωρίστηκε λάθος το συμβόλαιο, ο εκτελεστής ή το αποτέλεσμα.`,
  'audit.doubleDummyStated': (s) =>
    `Το ${s.text('tag')} του αρχείου δεν ταιριάζει με τα χέρια: διαφέρουν ${s.number('count')} από τα ${s.number('of')} αποτελέσματα. Δίνει ${seatTo(s, 'declarer')} ${tricks(s.number('stated'))} ${s.text('strain') === 'NT' ? 'χωρίς ατού' : `σε ${s.suit('strain')}`}· με τέλειο παίξιμο και των τεσσάρων (double dummy) είναι ${s.number('doubleDummy')}. Ίσως ανήκει σε άλλα χέρια.`,
  'audit.statedUnreadable': (s) =>
    `Το ${s.text('tag')} του αρχείου δεν διαβάζεται, οπότε δεν συγκρίθηκε με τα χέρια: ${s.text('text')}`,
  'audit.parStated': (s) =>
    `Το αρχείο (OptimumScore) δίνει παρ ${s.naming.score(s.number('stated'))} για τον άξονα Βορρά–Νότου· από το double dummy, τον μοιραστή και τη μανς βγαίνει ${s.naming.score(s.number('computed'))}.`,
  'audit.parContractStated': (s) =>
    `Το αρχείο δίνει ως παρ (ParContract) ${s.text('stated')}· με double dummy ${s.has('tricks') ? `ο εκτελεστής κάνει εκεί ${tricks(s.number('tricks'))}, ${s.naming.score(s.number('score'))} για τον άξονα Βορρά–Νότου, και ` : ''}το παρ είναι ${s.naming.score(s.number('computed'))} για τον άξονα Βορρά–Νότου.`,
  'audit.twoGroups': (s) =>
    `Τα πρώτα ${s.number('before')} αποτελέσματα έχουν μέσο όρο ${s.naming.score(s.number('meanBefore'))}, τα τελευταία ${s.number('after')} ${s.naming.score(s.number('meanAfter'))}: ίσως η θήκη στο μεταξύ γύρισε ή ξαναμοιράστηκε.`,
  'audit.otherHandsThanField': (s) =>
    `Το τραπέζι αυτό έχει άλλα χέρια από τα ${s.number('others')} τραπέζια που έχουν τα ίδια σε αυτή τη θήκη${s.text('fits') === '' ? '' : `: είναι της θήκης ${s.text('fits')}, οπότε ίσως δύο θήκες άλλαξαν θέση`}.`,
  'audit.twoTablesOtherHands': (s) =>
    `Τα δύο τραπέζια που έπαιξαν αυτή τη θήκη είχαν διαφορετικά χέρια${s.text('fits') === '' ? '' : `· εδώ είναι εκείνα της θήκης ${s.text('fits')}`}. Από τις καταγραφές δεν φαίνεται ποια είναι τα σωστά.`,
  'audit.fieldOfTwoHands': (s) =>
    `Η θήκη παίχτηκε με δύο διαφορετικές διανομές: τη μία είχαν ${s.number('ofMore')} τραπέζια (${s.text('more')}), την άλλη ${s.number('ofFewer')} (${s.text('fewer')})${s.text('fits') === '' ? '' : `, που είναι της θήκης ${s.text('fits')}`}. Από τις καταγραφές δεν φαίνεται ποια είναι η σωστή· συγκρίνονται μόνο αποτελέσματα με την ίδια διανομή.`,
  'audit.otherPlayThanField': (s) =>
    `Τα φύλλα που παίχτηκαν σε αυτό το τραπέζι δεν ταιριάζουν με τα χέρια με τα οποία έπαιξαν αυτή τη θήκη άλλα τραπέζια (${s.number('others')})${s.text('fits') === '' ? '' : `· ταιριάζουν στη θήκη ${s.text('fits')}, οπότε ίσως δύο θήκες άλλαξαν θέση`}.`,
  'audit.otherLeadsThanField': (s) =>
    `Το αντάμ σε αυτό το τραπέζι δεν βρίσκεται στο χέρι που βγαίνει, ενώ ${s.number('others')} άλλων τραπεζιών βρίσκονται· ταιριάζει στη θήκη ${s.text('fits')} και εκείνης εδώ, οπότε ίσως δύο θήκες άλλαξαν θέση.`,
  'audit.claimStatement': (s) =>
    `${seatStarts(s, 'by')} διεκδίκησε ${tricks(s.number('tricks'))} με δήλωση· αν κάθε κανονικό παίξιμο συμφωνεί με αυτή το κρίνουν άνθρωποι.`,
  'audit.resultMissing': (s) => `Εδώ λείπει αποτέλεσμα· υπάρχει σε ${s.number('others')} άλλα τραπέζια.`,
  'audit.boardPlayedTwice': (s) =>
    `Οι ίδιοι τέσσερις παίκτες έχουν δύο αποτελέσματα σε αυτή τη θήκη: ${result(s, 'before')}, και ${result(s, 'now')}.`,
  'audit.filesDisagree': (s) =>
    `Δύο αρχεία διαφέρουν για τους τέσσερις αυτούς παίκτες σε αυτή τη θήκη: ${result(s, 'now')} εδώ, ${result(s, 'before')} στο ${s.text('otherFile')}.`,
  'audit.average': (s) => {
    const given = s.has('ns') && s.has('ew');
    const sides = given ? `: ${s.number('ns')}% για Βορρά–Νότο, ${s.number('ew')}% για Ανατολή–Δύση` : '';
    return `${row(s)}Στη θέση αποτελέσματος αυτό το τραπέζι έχει τεχνητό αναπροσαρμοσμένο σκορ, «${s.text('stated')}»${sides}.`;
  },
  'audit.notPlayed': (s) => `${row(s)}Αυτή η θήκη δεν παίχτηκε σε αυτό το τραπέζι.`,
  'audit.playedLate': (s) =>
    `${row(s)}Αυτή η θήκη έχει καταχωριστεί ότι θα παιχτεί αργότερα: το αποτέλεσμά της εκκρεμεί.`,
  'audit.pairMeetsItself': (s) =>
    s.has('number')
      ? `Το ζεύγος ${s.text('number')} βρίσκεται και στους δύο άξονες αυτού του αποτελέσματος· στον υπόλοιπο αγώνα κάθε ζεύγος έχει δικό του αριθμό.`
      : `Οι ίδιοι δύο παίκτες βρίσκονται και στους δύο άξονες του τραπεζιού: ${s.text('one')} και ${s.text('other')}.`,
  'audit.pairTwoResults': (s) =>
    `Το ζεύγος ${s.text('number')} έχει δύο αποτελέσματα σε αυτή τη θήκη, εναντίον του ζεύγους ${s.text('one')} και εναντίον του ζεύγους ${s.text('other')}· κανένα ζεύγος δεν παίζει μια θήκη δύο φορές.`,
  'audit.pairsMeetTwice': (s) =>
    `Τα ζεύγη ${s.text('one')} και ${s.text('other')} συναντιούνται εδώ, στη θήκη ${s.text('again')}, αλλά και στη θήκη ${s.text('board')}· κανένα άλλο ζευγάρι αντιπάλων δεν συναντιέται δύο φορές. Ίσως ένα ζεύγος έχει καταχωριστεί λάθος.`,
  'audit.adjustedWithoutRuling': () => 'Το σκορ αναπροσαρμόστηκε, αλλά δεν υπάρχει καταγραμμένη απόφαση.',
  'audit.matterOpen': (s) =>
    `Επισημάνθηκε παρατυπία και ένα θέμα είναι ακόμη ανοιχτό: ${standingMatterIn(s, machines)}.`,
  'audit.questionOpen': (s) =>
    `Μένει να απαντήσουν άνθρωποι: «${askedIn(s, questions)}»${aboutMatter(s, machines)}.`,
  'audit.markedRevokeNotSeen': (s) =>
    `Το αρχείο σημειώνει ${cardAs(s)} ${seatOf(s, 'seat')} ως ρενόνς, αλλά τα φύλλα δεν δείχνουν ρενόνς.`,
  'audit.markedLeadInTurn': (s) =>
    `Το αρχείο σημειώνει ${cardAs(s)} ${seatOf(s, 'seat')} ως έξοδο εκτός σειράς, αλλά ήταν η σειρά αυτού του χεριού.`,
  'audit.mirror': (s) =>
    `${result(s, 'result')}: σε ${s.number('alike')} από ${s.number('others')} άλλα τραπέζια ${seatIs(s, 'declarer')} ή ο συμπαίκτης έκανε τόσες λεβέ στο ίδιο χρώμα ή χωρίς ατού. Ίσως το αποτέλεσμα καταχωρίστηκε στον λάθος άξονα.`,
  'audit.lettersMixed': (s) =>
    `Το όνομα «${s.text('word')}» αναμειγνύει γράμματα δύο αλφαβήτων που μοιάζουν.`,
  'audit.file.dealersNotOfBoards': (s) =>
    `Σε αυτό το αρχείο το ποιος μοιράζει δεν προκύπτει από τους αριθμούς των θηκών: ${DEALS(s)}.`,
  'audit.file.vulnerabilitiesNotOfBoards': (s) =>
    `Σε αυτό το αρχείο οι μανς δεν προκύπτουν από τους αριθμούς των θηκών: ${DEALS(s)}.`,
  'audit.file.resultsOfOtherBoards': (s) =>
    `Σε αυτό το αρχείο ο πίνακας αποτελεσμάτων δεν ταιριάζει με τις θήκες: ${DEALS(s)}.`,
  'audit.file.dealersDiffer': (s) =>
    `Σε αυτό το αρχείο οι αγορές δεν αρχίζουν από τον παίκτη που μοιράζει: ${DEALS(s)}.`,
  'audit.file.auctionsTurned': (s) =>
    `Σε αυτό το αρχείο το μοίρασμα και η αγορά έχουν καταχωριστεί από λάθος θέση· χέρια, εκτελεστής και παίξιμο ταιριάζουν μεταξύ τους: ${DEALS(s)}.`,
  'audit.file.callsAfterEnd': (s) =>
    `Σε αυτό το αρχείο οι αγορές συνεχίζονται με πάσο μετά το τέλος τους: ${DEALS(s)}.`,
  'audit.file.scoresDiffer': (s) =>
    `Σε αυτό το αρχείο τα σκορ που αναφέρονται είναι άλλου είδους από όσα δίνουν συμβόλαιο και αποτέλεσμα: ${DEALS(s)}.`,
  'audit.file.averages': (s) =>
    `Σε αυτό το αρχείο υπάρχουν τεχνητά αναπροσαρμοσμένα σκορ στη θέση αποτελεσμάτων: ${DEALS(s)}.`,
  'audit.file.notPlayed': (s) =>
    `Σε αυτό το αρχείο κάποιες θήκες έχουν καταχωριστεί ότι δεν παίχτηκαν: ${DEALS(s)}.`,
  'audit.file.playedLate': (s) =>
    `Σε αυτό το αρχείο κάποιες θήκες έχουν καταχωριστεί ότι θα παιχτούν αργότερα: ${DEALS(s)}.`,
  'audit.file.pairsMeetThemselves': (s) =>
    `Σε αυτό το αρχείο τα ίδια δύο ονόματα βρίσκονται και στους δύο άξονες του τραπεζιού: ${DEALS(s)}.`,
  'audit.file.boardsPlayedTwice': (s) =>
    `Σε αυτό το αρχείο οι ίδιοι τέσσερις παίκτες έχουν περισσότερα αποτελέσματα στην ίδια θήκη: ${DEALS(s)}.`,
  'audit.file.leadsOfOtherHands': (s) =>
    `${s.number('count')} από τα ${s.number('of')} αντάμ αυτού του αρχείου δεν βρίσκονται, κατά το ${s.text('handsIn')}, στα χέρια που θα έπρεπε να τα κάνουν: εκείνα τα χέρια είναι πιθανότατα άλλου αγώνα.`,
  'audit.file.leadSeatsDiffer': (s) =>
    `Σε αυτό το αρχείο το τμήμα του παιξίματος αναφέρει πάντα άλλη θέση από εκείνη του αντάμ· τα ίδια τα φύλλα ταιριάζουν: ${DEALS(s)}.`,
} as const satisfies Translated<Record<keyof typeof english, Message>>;

/** What the list of findings is made of. */
export const auditList: Translated<typeof englishList> = {
  reportTitle: 'Έλεγχος αγώνα',
  same: ({ count, boards }: { count: number; boards: string }) =>
    `Το ίδιο ${count} φορές σε αυτό το αρχείο${boards === '' ? '' : ` (θήκες ${boards})`}.`,
  columns: ['Βαρύτητα', 'Έλεγχος', 'Σημείο', 'Θήκη', 'Εύρημα', 'Νόμοι'],
  severities: { error: 'Σφάλμα', warning: 'Προειδοποίηση', review: 'Για εξέταση', info: 'Σημείωση' },
  checks: {
    A01: 'Τέσσερα χέρια με δεκατρία διαφορετικά φύλλα',
    A02: 'Μοίρασμα και μανς της θήκης',
    A03: 'Αγορά και συμβόλαιο',
    A04: 'Εκτελεστής κατά την αγορά',
    A05: 'Αντάμ',
    A06: 'Φύλλα του χεριού και σειρά παιξίματος',
    A07: 'Δεν ακολουθήθηκε το χρώμα',
    A08: 'Τιμωρημένα φύλλα και περιορισμοί εξόδου',
    A09: 'Λεβέ, διεκδικήσεις και αποτέλεσμα',
    A10: 'Σκορ από συμβόλαιο και αποτέλεσμα',
    A11: 'Και οι δύο άξονες έπαιξαν στο ίδιο χρώμα ή χωρίς ατού',
    A12: 'Σύγκριση με το double dummy',
    A13: 'Αποτελέσματα σε δύο ομάδες',
    A14: 'Διεκδικήσεις για εξέταση',
    A15: 'Αποτελέσματα που λείπουν, τεχνητά ή επαναλαμβανόμενα· ζεύγος απέναντι στον εαυτό του',
    A16: 'Αναπροσαρμοσμένα σκορ χωρίς απόφαση',
    A17: 'Ανοιχτά θέματα',
    A18: 'Σημειώσεις του αρχείου που δεν συμφωνούν με τα φύλλα του',
    A19: 'Αποτελέσματα καταχωρισμένα στον λάθος άξονα',
    A20: 'Γράμματα δύο αλφαβήτων',
    A21: 'Διαφορετικά φύλλα από τα άλλα τραπέζια',
    import: 'Προβλήματα αρχείου',
  },
};
