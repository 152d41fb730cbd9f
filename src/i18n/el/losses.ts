/** What a file of another format can’t carry. One sentence for each code of `src/formats/losses.ts`. */

import { isCard } from '../../domain/card.ts';
import { isSeat } from '../../domain/seat.ts';
import type { LossParams, losses as english } from '../en/losses.ts';
import type { Teller } from '../teller.ts';
import { cardObject, opening, theCard, who, whose } from './cases.ts';

const quoted = ({ text }: LossParams): string => (text === undefined ? '' : `: «${text}»`);

/** `το ♥5 του Βορρά`, as who is spoken of or as what is acted on. */
const cardIs = ({ seat, card }: LossParams, tell: Teller): string =>
  isSeat(seat) && isCard(card) ? `${theCard(card, tell)} ${whose(tell.seat(seat))}` : 'ένα φύλλο';
const cardAs = ({ seat, card }: LossParams, tell: Teller): string =>
  isSeat(seat) && isCard(card) ? `${cardObject(card, tell)} ${whose(tell.seat(seat))}` : 'ένα φύλλο';

export const losses: typeof english = {
  CallMade: () => 'Δήλωση που έγινε χρονικά ανάμεσα σε άλλα συμβάντα δεν διατηρείται στη θέση της.',
  CardPlayed: () => 'Φύλλο που παίχτηκε δεν διατηρείται.',
  LeadFaced: () => 'Το ότι άνοιξε το αντάμ δεν διατηρείται.',
  DummySpread: () => 'Η στιγμή που ο μορ άπλωσε τα φύλλα δεν διατηρείται.',
  CardCalled: () => 'Τα λόγια του εκτελεστή για φύλλο του μορ δεν διατηρούνται.',
  CardPlaced: () => 'Το ποιο φύλλο έβαλε ο μορ σε θέση παιγμένου δεν διατηρείται.',
  CardTouched: () => 'Το ότι αγγίχτηκε φύλλο του μορ δεν διατηρείται.',
  CardExposed: () => 'Φύλλο που φανερώθηκε δεν διατηρείται.',
  HandFaced: () => 'Το ότι άνοιξε ένα χέρι δεν διατηρείται.',
  HandSeen: () => 'Το ότι παίκτης κοίταξε άλλο χέρι δεν διατηρείται.',
  CardWithdrawn: () => 'Φύλλο που αποσύρθηκε δεν διατηρείται.',
  TrickTurned: () => 'Το ότι γύρισε μία κλεισμένη λεβέ δεν διατηρείται.',
  TrickInspected: () => 'Το ότι ελέγχθηκε μία κλεισμένη λεβέ δεν διατηρείται.',
  QuestionAsked: () => 'Ερώτηση που έγινε στο τραπέζι δεν διατηρείται.',
  AttentionDrawn: () => 'Το ότι επισημάνθηκε παρατυπία δεν διατηρείται.',
  DirectorCalled: () => 'Η κλήση του διαιτητή δεν διατηρείται.',
  OptionsExplained: () => 'Οι επιλογές που εξήγησε ο διαιτητής δεν διατηρούνται.',
  ChoiceMade: () => 'Η επιλογή ενός παίκτη δεν διατηρείται.',
  QuestionAnswered: () => 'Διαπίστωση του διαιτητή για τα γεγονότα δεν διατηρείται.',
  ClaimMade: () => 'Μία διεκδίκηση δεν διατηρείται.',
  ClaimAgreed: () => 'Η συμφωνία σε διεκδίκηση δεν διατηρείται.',
  ClaimDoubted: () => 'Το ότι αμφισβητήθηκε διεκδίκηση δεν διατηρείται.',
  ConcessionObjected: () => 'Αντίρρηση στην παραχώρηση του συμπαίκτη δεν διατηρείται.',
  PlayOnRequested: () => 'Το αίτημα να συνεχιστεί το παιχνίδι μετά από διεκδίκηση δεν διατηρείται.',
  PlayOnConsented: () => 'Η συγκατάθεση να συνεχιστεί το παιχνίδι μετά από διεκδίκηση δεν διατηρείται.',
  HandReturned: () => 'Το ότι ένα χέρι μπήκε πάλι στη θήκη δεν διατηρείται.',
  NextBoardCalled: () => 'Δήλωση στην επόμενη θήκη δεν διατηρείται.',
  RoundEnded: () => 'Το τέλος του γύρου δεν διατηρείται.',
  CorrectionPeriodEnded: () => 'Η λήξη της περιόδου διορθώσεων δεν διατηρείται.',
  StatementMade: () => 'Μία δήλωση κάποιου δεν διατηρείται.',
  RulingGiven: () => 'Μία απόφαση δεν διατηρείται.',
  ScoreAssigned: () => 'Αναπροσαρμοσμένο σκορ που καθορίστηκε δεν διατηρείται.',
  Amended: () => 'Διόρθωση της καταγραφής δεν διατηρείται.',
  cardNotStanding: (params, tell) =>
    `${opening(cardIs(params, tell))}, παίξιμο που τελικά δεν ίσχυσε, δεν διατηρείται.`,
  playManner: (params, tell) => `Ο τρόπος με τον οποίο παίχτηκε ${cardIs(params, tell)} δεν διατηρείται.`,
  witness: () => 'Το ποιος βεβαιώνει ένα γεγονός, και αν αμφισβητείται, δεν διατηρείται.',
  cardNote: (params, tell) => `Η σημείωση που συνοδεύει ${cardAs(params, tell)} δεν διατηρείται.`,
  callRemark: ({ call }) => `Το alert, η εξήγηση ή η σημείωση στη δήλωση ${call ?? '?'} δεν διατηρείται.`,
  callsSkipped: () => 'Το ότι παίκτης παραλείφθηκε στην αγορά δεν διατηρείται.',
  claimant: (params, tell) =>
    `Το ποιος διεκδίκησε δεν διατηρείται${isSeat(params['seat']) ? `: ${who(tell.seat(params['seat']))}` : ''}.`,
  claimStatement: (params) => `Η δήλωση της διεκδίκησης δεν διατηρείται${quoted(params)}.`,
  claimNote: (params) => `Σημείωση για τη διεκδίκηση δεν διατηρείται${quoted(params)}.`,
  acceptedLead: (params, tell) =>
    `Το ότι ${cardIs(params, tell)} παίχτηκε ως έξοδος εκτός σειράς που έγινε δεκτή δεν σημειώνεται· το βρίσκει όποιος διαβάζει.`,
  revokeMark: (params, tell) =>
    `Το οριστικοποιημένο ρενόνς με ${isCard(params['card']) ? cardObject(params['card'], tell) : 'ένα φύλλο'} δεν σημειώνεται· το βρίσκει όποιος διαβάζει.`,
  play: () => 'Το παίξιμο δεν διατηρείται.',
  auction: () => 'Η αγορά δεν διατηρείται.',
  contract: () => 'Το συμβόλαιο δεν διατηρείται.',
  statedResult: ({ tricks }) => `Το αποτέλεσμα που αναφέρεται, ${tricks ?? '?'} λεβέ, δεν διατηρείται.`,
  title: (params) => `Ο τίτλος δεν διατηρείται${quoted(params)}.`,
  event: (params) => `Η διοργάνωση δεν διατηρείται${quoted(params)}.`,
  session: (params) => `Το σκέλος του αγώνα δεν διατηρείται${quoted(params)}.`,
  table: (params) => `Το τραπέζι δεν διατηρείται${quoted(params)}.`,
  room: (params) => `Η αίθουσα δεν διατηρείται${quoted(params)}.`,
  scoring: (params) => `Το είδος βαθμολογίας δεν διατηρείται${quoted(params)}.`,
  names: () => 'Τα ονόματα των παικτών δεν διατηρούνται.',
  edition: ({ edition }) => `Το ποια έκδοση των Νόμων ισχύει δεν διατηρείται: ${edition ?? '?'}.`,
  elections: () => 'Όσα αποφάσισε η ρυθμιστική αρχή δεν διατηρούνται.',
  notes: () => 'Οι σημειώσεις της διανομής δεν διατηρούνται.',
  board: ({ board }) => `Ο αριθμός της θήκης δεν διατηρείται: ${board ?? '?'}.`,
  conditions: ({ board }) =>
    `Το ποιος μοιράζει και οι μανς δεν διατηρούνται: όποιος διαβάζει το αρχείο τα παίρνει από τον αριθμό της θήκης${board === undefined ? '' : `, εδώ ${board}`}.`,
  unknownHand: (params, tell) =>
    `Το ότι είναι άγνωστο το χέρι ${isSeat(params['seat']) ? whose(tell.seat(params['seat'])) : 'ενός παίκτη'} δεν διατηρείται.`,
  mark: ({ mark }) => `Το σημάδι «${mark ?? '?'}» δεν διατηρείται.`,
  check: () => 'Έλεγχος του τι πρέπει να πουν οι Νόμοι δεν διατηρείται.',
  key: ({ key }) => `Η εγγραφή «${key ?? '?'}» δεν διατηρείται.`,
  tag: ({ tag }) => `Η ετικέτα «${tag ?? '?'}» δεν διατηρείται.`,
  section: ({ tag }) => `Το τμήμα «${tag ?? '?'}» δεν διατηρείται.`,
  letters: ({ text }) =>
    text === undefined || text === ''
      ? 'Το αρχείο γράφεται ως UTF-8, επειδή ως Latin-1 τα γράμματά του θα διαβάζονταν λάθος.'
      : `Το αρχείο γράφεται ως UTF-8, που δεν το προβλέπει το πρότυπο της μορφής, εξαιτίας αυτών των γραμμάτων: ${text}`,
  incompleteDeal: () =>
    'Η διανομή παραλείπεται: σε τέτοιο αρχείο χωρούν μόνο τέσσερα χέρια με δεκατρία φύλλα.',
  cardlessDeal: () =>
    'Η διανομή παραλείπεται: ένας σύνδεσμος δείχνει φύλλα και κανένα χέρι της δεν είναι γνωστό.',
  seats: () => 'Η μορφή δεν δηλώνει θέσεις· κάποια φύλλα θα διαβάζονταν σε άλλο χέρι ή με άλλη σειρά.',
  inventedAuction: () =>
    'Η σειρά της αγοράς δεν είναι γνωστή· το αρχείο δείχνει τη συντομότερη που οδηγεί στο συμβόλαιο.',
  order: () => 'Οι διανομές βρίσκονται με άλλη σειρά στο αρχείο: τα τραπέζια κάθε θήκης είναι μαζί.',
};

/** After the sentence, for what this program alone reads back. */
export const keptLoss =
  'Η μορφή δεν έχει θέση γι’ αυτό: μπαίνει σε πίνακα που τον ξαναδιαβάζει το Dealtrail και τον προσπερνούν τα άλλα προγράμματα.';
