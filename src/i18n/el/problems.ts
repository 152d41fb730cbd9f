/** What a reader could not take as it stands, and what to do about it. One sentence for each code of `src/formats/problem.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { ProblemSlots, problems as english, suggestions as englishSuggestions } from '../en/problems.ts';
import type { Naming } from '../naming.ts';
import { opening, theCard, toWhom, who } from './cases.ts';
import type { Translated } from '../translated.ts';

const quoted = (params: ProblemSlots): string =>
  params['text'] === undefined || params['text'] === '' ? '' : `: «${params['text']}»`;
const counted = (params: ProblemSlots): string =>
  Number(params['count'] ?? 1) > 1 ? ` (${params['count']} διανομές)` : '';
const player = (params: ProblemSlots, naming: Naming): string =>
  isSeat(params['seat']) ? opening(who(naming.seat(params['seat']))) : 'Ένα χέρι';
const card = (params: ProblemSlots, naming: Naming): string =>
  isCard(params['card']) ? opening(theCard(params['card'], naming)) : 'Ένα φύλλο';

export const problems: Translated<typeof english> = {
  fileEmpty: () => 'Το αρχείο είναι κενό.',
  fileTwice: () => 'Είναι ίδιο με προηγούμενο αρχείο και διαβάστηκε μία φορά.',
  fileBinary: () => 'Αυτό δεν είναι αρχείο κειμένου.',
  formatUnknown: () => 'Η μορφή δεν αναγνωρίστηκε.',
  pageWithoutRecord: () =>
    'Αυτή είναι ιστοσελίδα χωρίς καταγραφή μέσα της. Αν την έγραψε το Dealtrail, ανοίξτε το αρχείο case.json που βρίσκεται δίπλα της.',
  fileOfOtherKind: ({ count, names }) =>
    count === undefined
      ? 'Αυτό το αρχείο δεν είναι καταγραφή διανομής και παραλείφθηκε.'
      : count === 1
        ? `Ένα αρχείο εδώ δεν είναι καταγραφή διανομής και παραλείφθηκε: ${names}`
        : `${count} αρχεία εδώ δεν είναι καταγραφές διανομών και παραλείφθηκαν: ${names}`,
  xmlUnreadable: () => 'Αυτό δεν είναι σωστά σχηματισμένο XML.',
  databaseUnreadable: () =>
    'Αυτή δεν είναι βάση αποτελεσμάτων που διαβάζεται: είναι κατεστραμμένη ή άλλου είδους.',
  databaseLocked: () =>
    'Αυτή η βάση αποτελεσμάτων προστατεύεται με κωδικό και δεν διαβάστηκε: αποθηκεύστε την χωρίς κωδικό.',
  archiveOfOtherKind: ({ ending }) =>
    `Αυτό είναι συμπιεσμένο αρχείο ενός είδους που δεν ανοίγεται εδώ (.${ending}). Αποσυμπιέστε το πρώτα και επιλέξτε τα αρχεία που περιέχει.`,
  archiveUnreadable: (params) =>
    `Το συμπιεσμένο αρχείο, ή μέρος του, δεν αποσυμπιέστηκε: είναι κατεστραμμένο, προστατεύεται με κωδικό ή έχει συμπιεστεί με ασυνήθιστο τρόπο${quoted(params)}.`,
  archiveTooLarge: (params) =>
    `Το συμπιεσμένο αρχείο, ή μέρος του, αποσυμπιέζεται σε περισσότερα από τα ${params['megabytes']} MB που διαβάζονται και παραλείφθηκε${quoted(params)}.`,
  archiveTooMany: (params) =>
    `Το συμπιεσμένο αρχείο περιέχει περισσότερα από τα ${params['count']} αρχεία που διαβάζονται· τα υπόλοιπα παραλείφθηκαν${quoted(params)}.`,
  archiveTooDeep: (params) =>
    `Συμπιεσμένα αρχεία μέσα σε άλλα ανοίγονται έως ${params['count']} επίπεδα· αυτό παραλείφθηκε${quoted(params)}.`,
  fileTooLarge: ({ megabytes }) =>
    `Αυτό είναι μεγαλύτερο από ${megabytes} MB, το μέγιστο που διαβάζεται, και δεν διαβάστηκε.`,
  recordTooLong: ({ megabytes }) =>
    `Μία εγγραφή είναι μεγαλύτερη από ${megabytes} MB: διαβάστηκε μόνο η αρχή της.`,
  readingTooLong: ({ seconds }) =>
    `Η ανάγνωση αυτού του αρχείου κράτησε πάνω από ${seconds} δευτερόλεπτα και διακόπηκε: είναι κατεστραμμένο ή φτιαγμένο για να μπλοκάρει το πρόγραμμα.`,
  readingTooMuch: ({ megabytes }) =>
    `Η ανάγνωση αυτού του αρχείου χρειάστηκε πάνω από ${megabytes} MB μνήμης και διακόπηκε: είναι πολύ μεγάλο ή φτιαγμένο για να μπλοκάρει το πρόγραμμα.`,
  archiveEmpty: () => 'Το συμπιεσμένο αρχείο δεν περιέχει κανένα αρχείο που διαβάζεται εδώ.',
  readElsewhere: () => 'Τέτοια αρχεία δεν διαβάζονται εδώ.',
  fileBrokeOff: () =>
    'Ο έλεγχος αυτού του αρχείου διακόπηκε: το αρχείο δεν διαβάζεται πια ή το πρόγραμμα έχει σφάλμα.',
  noDeals: () => 'Δεν βρέθηκε διανομή σε αυτό το αρχείο.',
  extensionDiffers: () =>
    'Το όνομα του αρχείου δηλώνει μία μορφή, το περιεχόμενο άλλη· διαβάστηκε με βάση το περιεχόμενο.',
  notUtf8: () =>
    'Το αρχείο έχει παλαιότερη κωδικοποίηση χαρακτήρων· γράμματα εκτός του βασικού λατινικού αλφαβήτου ίσως είναι λάθος.',
  directionMarks: () => 'Το κείμενο έχει σημάδια κατεύθυνσης γραφής, αντιγραμμένα από σελίδα· παραλείφθηκαν.',
  nulBytes: () => 'Το αρχείο περιέχει byte που δεν είναι κείμενο· παραλείφθηκαν.',
  fileCut: () => 'Λείπει το τέλος του αρχείου: μάλλον είναι κομμένο.',
  characterCut: () => 'Το αρχείο τελειώνει στη μέση ενός χαρακτήρα: μάλλον είναι κομμένο.',
  percentEncoded: () => 'Το κείμενο προερχόταν από διεύθυνση ιστού και αποκωδικοποιήθηκε.',
  suitSymbolsRepaired: () =>
    'Τα σύμβολα των χρωμάτων είχαν αλλοιωθεί από λανθασμένη κωδικοποίηση και αποκαταστάθηκαν.',
  moreOfTheSame: ({ count }) => `Υπάρχουν άλλα ${count} σαν αυτό.`,
  gamesWithoutDeal: (params) => `Κάποιες εγγραφές δεν έχουν διανομή, αγορά ή παίξιμο${counted(params)}.`,
  gamesNotSeparated: (params) =>
    `Οι διανομές διαδέχονται η μία την άλλη χωρίς κενή γραμμή${counted(params)}.`,
  dealInherited: (params) =>
    `Τα χέρια πάρθηκαν από την προηγούμενη διανομή, όπως ζητά το αρχείο${counted(params)}.`,
  dealerFromBoard: (params) => `Το ποιος μοιράζει προέκυψε από τον αριθμό της θήκης${counted(params)}.`,
  vulnerableFromBoard: (params) => `Οι μανς προέκυψαν από τον αριθμό της θήκης${counted(params)}.`,
  declarerFromLead: (params) => `Ο εκτελεστής προέκυψε από το αντάμ${counted(params)}.`,
  columnsRotated: (params) =>
    `Οι στήλες του παιξίματος δεν αρχίζουν από τον παίκτη του αντάμ· διαβάστηκαν ανά θέση${counted(params)}.`,
  commentNotClosed: () => 'Εδώ αρχίζει σχόλιο που δεν τελειώνει ποτέ.',
  commentHidesGame: () => 'Ένα σχόλιο σκεπάζει την αρχή άλλης διανομής.',
  tagUnreadable: (params) => `Η γραμμή αυτή δεν διαβάστηκε${quoted(params)}.`,
  tagNotClosed: () => 'Εδώ ανοίγει αγκύλη που δεν κλείνει ποτέ.',
  tagWithoutQuotes: () => 'Η τιμή εδώ δεν έχει εισαγωγικά.',
  quoteNotClosed: () => 'Εδώ ανοίγουν εισαγωγικά που δεν κλείνουν ποτέ.',
  quoteInside: () => 'Υπάρχουν εισαγωγικά μέσα στην τιμή.',
  tagOverLines: () => 'Μία τιμή πιάνει πολλές γραμμές.',
  tagRepeated: (params) => `Η ίδια εγγραφή υπάρχει δύο φορές σε μία διανομή${quoted(params)}.`,
  sectionRepeated: (params) => `Το ίδιο τμήμα υπάρχει δύο φορές σε μία διανομή${quoted(params)}.`,
  textIgnored: (params) => `Το κείμενο αυτό δεν ανήκει σε καμία εγγραφή και παραλείφθηκε${quoted(params)}.`,
  inheritanceForbidden: (params) =>
    `Η εγγραφή αυτή δεν επιτρέπεται να παρθεί από την προηγούμενη διανομή${params['tag'] === undefined ? '' : `: ${params['tag']}`}.`,
  sectionTooLong: () =>
    'Το τμήμα αυτό είναι μεγαλύτερο από όσο μπορεί να είναι μία διανομή· το υπόλοιπο παραλείφθηκε.',
  rulingTableUnreadable: () => 'Ο πίνακας με όσα συνέβησαν πέρα από το παίξιμο δεν διαβάστηκε.',
  rulingTableDiffers: () =>
    'Τα χέρια ή το παίξιμο άλλαξαν αφού γράφτηκε ο πίνακας με όσα άλλα συνέβησαν· ο πίνακας παραλείφθηκε.',
  noteUnreadable: (params) => `Μία σημείωση δεν διαβάστηκε${quoted(params)}.`,
  handsUnreadable: (params) => `Τα χέρια δεν διαβάστηκαν${quoted(params)}.`,
  oneAsTen: (params) => `Ένα 1 χωρίς το μηδέν του διαβάστηκε ως δέκα${quoted(params)}.`,
  lettersFolded: (params) =>
    `Τα γράμματα των φύλλων διαβάστηκαν ως άσος, ρήγας, ντάμα, βαλές και δέκα${quoted(params)}.`,
  lettersUnclear: (params) =>
    `Ένα γράμμα φύλλου σημαίνει άλλο φύλλο σε άλλη γλώσσα· διαβάστηκε όπως φαίνεται${quoted(params)}.`,
  handsAsText: (params, naming) =>
    isSeat(params['seat'])
      ? `Το κείμενο διαβάστηκε ως ένα χέρι, με πρώτες τις πίκες, και δόθηκε ${toWhom(naming.seat(params['seat']))}.`
      : params['from'] === undefined
        ? 'Το κείμενο διαβάστηκε ως χέρια, με πρώτες τις πίκες.'
        : 'Το κείμενο διαβάστηκε ως χέρια, με πρώτες τις πίκες, κατά τη φορά του ρολογιού από τον Βορρά.',
  handsByPlace: () =>
    'Το κείμενο διαβάστηκε ως διάγραμμα: πάνω ο Βορράς, αριστερά η Δύση, δεξιά η Ανατολή, κάτω ο Νότος.',
  handsDiffer: ({ board }) => `Το αρχείο έχει δύο φορές τα χέρια της θήκης ${board ?? '?'}, και διαφέρουν.`,
  checksumDiffers: ({ board }) =>
    `Το άθροισμα ελέγχου της θήκης ${board ?? '?'} είναι λάθος· ίσως είναι λάθος και τα χέρια της.`,
  cardTwice: (params, naming) => `${card(params, naming)} μοιράστηκε δύο φορές.`,
  handCount: (params, naming) =>
    params['count'] === undefined
      ? `${player(params, naming)} δεν έχει δεκατρία φύλλα.`
      : `${player(params, naming)} έχει ${params['count']} φύλλα αντί για δεκατρία.`,
  dealerUnreadable: (params) => `Το ποιος μοιράζει δεν διαβάστηκε${quoted(params)}.`,
  dealerDiffers: () => 'Η αγορά δεν αρχίζει από τον παίκτη που μοιράζει.',
  vulnerableUnreadable: (params) => `Οι μανς δεν διαβάστηκαν${quoted(params)}.`,
  namesUnclear: () => 'Τα ονόματα των παικτών δεν αντιστοιχίστηκαν σε θέσεις.',
  movie: () =>
    'Αυτό είναι αρχείο διδασκαλίας που δείχνει και κρύβει φύλλα κατά βούληση, όχι καταγραφή παιξίματος: αγορά και παίξιμο δεν ελέγχθηκαν, μόνο τα χέρια, όσο φαίνονται.',
  movieChecked: () =>
    'Αυτό μοιάζει με αρχείο διδασκαλίας, αλλά περιέχει πλήρη καταγραφή: ελέγχθηκε όπως κάθε άλλη.',
  callUnreadable: (params) => `Μία δήλωση δεν διαβάστηκε${quoted(params)}.`,
  auctionPerhapsInvented: () =>
    'Η αγορά είναι μία μόνο αγορά και πάσο: κάποιοι ιστότοποι το γράφουν έτσι όταν είναι γνωστό μόνο το συμβόλαιο.',
  callsLeftOut: ({ count }) => `Η αγορά διαβάστηκε ως εδώ· παραλείφθηκαν δηλώσεις: ${count ?? '?'}.`,
  asteriskAsAlert: () =>
    'Ένας αστερίσκος αμέσως μετά από δήλωση διαβάστηκε ως alert, αφού ακολουθούν κι άλλες δηλώσεις.',
  callGuessed: (params) => `Μία δήλωση συμπεράθηκε από όσα είναι γραμμένα${quoted(params)}.`,
  dashInAuction: () => 'Υπάρχει παύλα στη μέση της αγοράς.',
  contractUnreadable: (params) => `Το συμβόλαιο δεν διαβάστηκε${quoted(params)}.`,
  contractWithoutLevel: (params) => `Το συμβόλαιο δεν έχει επίπεδο${quoted(params)}.`,
  declarerUnreadable: (params) => `Ο εκτελεστής δεν διαβάστηκε${quoted(params)}.`,
  declaredInsufficientBid: () => 'Το αρχείο σημειώνει ανεπαρκή αγορά που ίσχυσε.',
  declaredSkippedCall: () => 'Το αρχείο σημειώνει δήλωση που παραλείφθηκε.',
  declaredSwap: () => 'Το αρχείο λέει ότι εκτελεστής και μορ άλλαξαν θέση.',
  cardUnreadable: (params) => `Ένα φύλλο του παιξίματος δεν διαβάστηκε${quoted(params)}.`,
  cardMissing: ({ trick }) =>
    `Λείπει φύλλο${trick === undefined ? '' : ` στη λεβέ ${trick}`}· όσα παίχτηκαν μετά διατηρούνται. Το αρχείο δεν λέει ποιος έκανε έξοδο μετά: φαίνεται το πιθανότερο χέρι.`,
  tooManyCards: () => 'Στο παίξιμο υπάρχουν περισσότερα από 52 φύλλα· διαβάστηκαν όλα.',
  cardsLeftOut: ({ count }) => `Το παίξιμο διαβάστηκε ως εδώ· παραλείφθηκαν φύλλα: ${count ?? '?'}.`,
  leaderUnknown: () => 'Δεν είναι σαφές ποιος έκανε το αντάμ.',
  declaredRevoke: () => 'Το αρχείο σημειώνει ρενόνς.',
  declaredLeadOutOfTurn: () => 'Το αρχείο σημειώνει έξοδο εκτός σειράς που έγινε δεκτή.',
  declaredWrongCount: () => 'Το αρχείο σημειώνει το αποτέλεσμα ως λάθος μέτρημα των λεβέ.',
  resultUnreadable: (params) => `Το αποτέλεσμα δεν διαβάστηκε${quoted(params)}.`,
  scoreColumnsUnknown: (params) =>
    `Ένας πίνακας σκορ έχει στήλες που το πρόγραμμα δεν γνωρίζει· έμειναν όπως είναι${counted(params)}.`,
  scoreColumnsMissing: (params) =>
    `Ένας πίνακας σκορ δεν έχει στήλη για συμβόλαιο, εκτελεστή ή αποτέλεσμα, γι’ αυτό οι γραμμές του δεν διαβάστηκαν${counted(params)}.`,
  scoreRowUnreadable: (params) =>
    `Αυτή η γραμμή του πίνακα σκορ δεν έχει τόσα κελιά όσες και οι στήλες, και δεν διαβάστηκε${quoted(params)}.`,
  scoresDiffer: (params) =>
    `Οι πόντοι των δύο πλευρών σε αυτή τη γραμμή του πίνακα σκορ δεν είναι αντίθετοι και δεν διαβάστηκαν${quoted(params)}.`,
  resultImpossible: ({ result, won }) =>
    `Αποτέλεσμα ${result ?? '?'} λεβέ είναι αδύνατο: ο εκτελεστής είχε ήδη κερδίσει ${won ?? 'περισσότερες'} ή δεν έμεναν αρκετές λεβέ.`,
  resultForOtherContract: () => 'Το αποτέλεσμα ανήκει σε άλλο συμβόλαιο.',
  resultNotWhole: ({ declarers, defenders }) =>
    `Οι λεβέ των δύο πλευρών δεν κάνουν δεκατρείς: ${declarers ?? '?'} και ${defenders ?? '?'}.`,
  claimNotAsListed: ({ claimed, stated }) =>
    `Η διεκδίκηση λέει ${claimed ?? '?'} λεβέ, ο πίνακας αποτελεσμάτων ${stated ?? '?'}.`,
  noTrickAtAll: () => 'Κατά το αποτέλεσμα ο εκτελεστής δεν πήρε καμία λεβέ.',
  passedOutButContract: () =>
    'Και οι τέσσερις παίκτες είπαν πάσο, αλλά ο πίνακας αποτελεσμάτων έχει συμβόλαιο.',
  claimWithoutResult: () =>
    'Το παίξιμο σταματά νωρίς και κανένα αποτέλεσμα δεν λέει πόσες λεβέ διεκδικήθηκαν.',
  claimTwice: () => 'Υπάρχουν δύο διεκδικήσεις.',
  cardsAfterClaim: () => 'Υπάρχουν καταγραμμένα φύλλα μετά από διεκδίκηση.',
  undoTooFar: () => 'Αποσύρονται περισσότερα φύλλα από όσα παίχτηκαν.',
  tooManyDeals: ({ count }) =>
    `Το αρχείο έχει περισσότερες διανομές από όσες διαβάζονται μαζί${count === undefined ? '' : `: διαβάστηκαν οι πρώτες ${count}`}.`,
  leadSeatDiffers: () => 'Το αντάμ δεν γίνεται από το χέρι στα αριστερά του εκτελεστή.',
  sealDamaged: ({ count }) =>
    `Η σφραγίδα δεν ισχύει σε ${count === 1 ? 'ένα σημείο' : `${count} σημεία`}: διαβάστηκε μόνο ό,τι είναι όπως υπογράφηκε.`,
  sealOpen: ({ count }) =>
    `Δεν έχουν υπογράψει όλα τα μέλη ολόκληρη την καταγραφή: ${count === 1 ? 'μία εγγραφή δεν έχει' : `${count} εγγραφές δεν έχουν`} παγώσει.`,
  caseNotJson: () => 'Αυτό δεν είναι αναγνώσιμο αρχείο υπόθεσης: δεν είναι έγκυρο JSON.',
  caseNotObject: () => 'Αυτό δεν είναι αρχείο υπόθεσης.',
  caseFormatUnknown: (params) => `Άγνωστη έκδοση της μορφής υποθέσεων${quoted(params)}.`,
  caseHandsUnreadable: (params) => `Τα χέρια δεν διαβάστηκαν${quoted(params)}.`,
  caseFieldUnreadable: (params) => `Μία τιμή δεν διαβάστηκε${quoted(params)}.`,
  caseItemUnreadable: (params) =>
    `Η εγγραφή ${params['item'] ?? ''} των συμβάντων δεν διαβάστηκε${quoted(params)}.`,
  caseItemIsText: (params) =>
    `Η εγγραφή ${params['item'] ?? ''} των συμβάντων είναι κείμενο που δεν είναι σειρά φύλλων, ενώ αναμένεται αντικείμενο${quoted(params)}.`,
  caseEventUnknown: (params) => `Η εγγραφή ${params['item'] ?? ''} είναι άγνωστου είδους${quoted(params)}.`,
  caseEventsTooMany: () =>
    'Το αρχείο έχει πολύ περισσότερα συμβάντα από όσα μπορεί να έχει μία διανομή· τα υπόλοιπα δεν διαβάστηκαν.',
  caseFieldUnknown: ({ text, near }) =>
    `Η μορφή υποθέσεων δεν έχει πεδίο «${text}», γι’ αυτό δεν διαβάστηκε τίποτα από αυτό${near === undefined ? '' : `. Ίσως εννοείται «${near}»`}.`,
  caseNumberBeyond: ({ text, item, least, most }) =>
    `Στην εγγραφή ${item}, το «${text}» μπορεί να είναι μόνο από ${least} έως ${most}, γι’ αυτό ίσως εννοείται άλλος αριθμός.`,
  caseFieldTwice: (params) =>
    `Το ίδιο πεδίο υπάρχει δύο φορές· διαβάστηκε η τελευταία τιμή του${quoted(params)}.`,
  caseMarkTwice: (params) => `Το ίδιο σημάδι υπάρχει δύο φορές${quoted(params)}.`,
};

export const suggestions: Translated<typeof englishSuggestions> = {
  chooseAnotherFile: 'Επιλέξτε άλλο αρχείο.',
  checkEncoding: 'Ελέγξτε ονόματα και χρώματα· αν φαίνονται λάθος, αποθηκεύστε το αρχείο ως UTF-8.',
  checkExtension: 'Αν θέλετε, μετονομάστε το αρχείο.',
  checkPlace: 'Δείτε αυτή τη γραμμή.',
  checkHands: 'Συγκρίνετε τα χέρια με τη θήκη.',
  checkAuction: 'Συγκρίνετε την αγορά με το χαρτί της αγοράς ή ρωτήστε τους παίκτες.',
  checkDeclarer: 'Ελέγξτε συμβόλαιο και εκτελεστή.',
  checkResult: 'Ελέγξτε το αποτέλεσμα.',
  checkPlay: 'Ελέγξτε το παίξιμο από εδώ και πέρα.',
  checkSeal: 'Ο κατάλογος της σφραγίδας κατονομάζει κάθε εγγραφή.',
  exportAgain: 'Εξαγάγετε ξανά το αρχείο από την πηγή του.',
  nothingToDo: 'Δεν χρειάζεται τίποτε.',
  splitFile: 'Χωρίστε το αρχείο σε μικρότερα.',
};

/** For a code that has no sentence of its own. */
export const otherProblem = (params: ProblemSlots): string =>
  `Κάτι εδώ δεν έγινε κατανοητό${quoted(params)}.`;
