/** What somebody did or said, in Greek. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import { isSeat } from '../../domain/seat.ts';
import {
  aboutText,
  boardText,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  timeText,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import { numberWritten } from '../../lawbook/clauseNumber.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickText, type Naming } from '../naming.ts';
import { cardObject, opening, toWhom, who, whom, whose } from './cases.ts';
import { tricks } from './findings/message.ts';
import { names } from './names.ts';
import { optionName } from './options.ts';
import { questions } from './questions.ts';
import { VULNERABLE } from './vulnerable.ts';

/** What stands before the card, and after it. */
const MANNER = {
  dropped: ['ρίχνει κατά λάθος', ''],
  withAnother: ['ρίχνει', ' μαζί με το φύλλο που παίζει'],
  shown: ['δείχνει', ''],
  named: ['κατονομάζει', ''],
  replacing: ['φανερώνει', ' προσπαθώντας να αλλάξει φύλλο'],
  spreading: ['φανερώνει', ' αρχίζοντας να απλώνει τα φύλλα'],
} as const;

const ATTENTION = {
  revoke: 'ρενόνς',
  leadOutOfTurn: 'έξοδο εκτός σειράς',
  penaltyCard: 'τιμωρημένο φύλλο',
  defectiveTrick: 'ελαττωματική λεβέ',
  designation: 'το φύλλο που ζητήθηκε από τον μορ',
  other: 'παρατυπία',
} as const;

const SUBJECT = {
  revoke: 'για πιθανό ρενόνς',
  auction: 'για επανάληψη της αγοράς',
  call: 'για τη σημασία δήλωσης',
  contract: 'ποιο είναι το συμβόλαιο',
  doubler: 'ποιος είπε κοντρ',
  other: 'κάτι',
} as const;

const JUDGE = { director: 'Ο διαιτητής', committee: 'Η επιτροπή', reviewer: 'Ο αξιολογητής' } as const;

/** `Ο Βορράς`, `Ο διαιτητής`, or the word of the record for anybody else. */
function starts(by: string, naming: Naming): string {
  if (isSeat(by)) return opening(who(naming.seat(by)));
  return Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, naming);
}

const BOARD: BoardWords = {
  board: (name) => `θήκη ${name}`,
  dealer: (seat) => `μοιράζει ${who(seat)}`,
  by: ({ contract, seat }) => `${contract}, εκτελεστής ${who(seat)}`,
  declarer: (seat) => `εκτελεστής ${who(seat)}`,
  vulnerable: VULNERABLE,
  comparison: 'με τι συγκρίνεται το σκορ της',
};

const facts: FactMessages = {
  CallMade: ({ seat, call, alert, explanation }, naming) => {
    const made = `${naming.seat(seat)}: ${naming.call(call)}`;
    const alerted = alert === true ? `${made}, με alert` : made;
    return explanation === undefined ? alerted : `${alerted} («${explanation}»)`;
  },
  CardPlayed: (fact, naming, { leads }) => {
    const { seat, faceDown, together } = fact;
    if (fact.card === undefined)
      return `${starts(seat, naming)} ${leads ? 'κάνει έξοδο με' : 'παίζει'} ${fact.suit === undefined ? 'φύλλο που κανείς δεν θυμάται' : `φύλλο σε ${names.suits[fact.suit]}, κανείς δεν θυμάται ποιο`}`;
    const what = leads
      ? `κάνει έξοδο με ${cardObject(fact.card, naming)}`
      : `παίζει ${cardObject(fact.card, naming)}`;
    const how = faceDown === true ? ', κλειστά' : '';
    const where = fact.trick === undefined ? '' : ` στη λεβέ ${fact.trick}`;
    return `${starts(seat, naming)} ${what}${where}${how}${together === true ? ', την ίδια στιγμή' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, naming) => {
    const which =
      from === to
        ? `Η λεβέ ${from} δεν καταγράφηκε φύλλο προς φύλλο`
        : `Οι λεβέ ${from} έως ${to} δεν καταγράφηκαν φύλλο προς φύλλο`;
    return side === undefined || won === undefined
      ? `${which}, και δεν είναι γνωστό ποιος κέρδισε`
      : `${which}: ${naming.side(side)}, ${won === 1 ? '1 λεβέ' : `${won} λεβέ`}`;
  },
  LeadFaced: ({ seat }, naming) => `${starts(seat, naming)} ανοίγει το αντάμ`,
  DummySpread: ({ seat }, naming) => `${starts(seat, naming)} απλώνει τα φύλλα ως μορ`,
  CardCalled: (fact, naming) => {
    const { by, change } = fact;
    const what = calledText(fact, naming, {
      card: (card) => cardObject(card, naming),
      words: (words) => `«${words}»`,
      any: 'ένα φύλλο',
    });
    return change === true
      ? `${starts(by, naming)} αλλάζει την εντολή και ζητά ${what}`
      : `${starts(by, naming)} ζητά από τον μορ ${what}`;
  },
  CardPlaced: ({ card }, naming) => `Ο μορ βάζει ${cardObject(card, naming)} σε θέση παιγμένου φύλλου`,
  CardTouched: ({ seat, card }, naming) =>
    `${starts(seat, naming)} αγγίζει ${cardObject(card, naming)} του μορ`,
  CardExposed: ({ seat, card, manner, seenByPartner }, naming) =>
    `${starts(seat, naming)} ${MANNER[manner][0]} ${cardObject(card, naming)}${MANNER[manner][1]}${seenByPartner === false ? ', χωρίς να μπορεί να το δει ο συμπαίκτης' : ''}`,
  HandFaced: ({ seat }, naming) => `${starts(seat, naming)} ανοίγει τα φύλλα`,
  HandSeen: ({ by, of }, naming) => `${starts(by, naming)} κοιτάζει τα φύλλα ${whose(naming.seat(of))}`,
  CardWithdrawn: ({ seat, card }, naming) => `${starts(seat, naming)} αποσύρει ${cardObject(card, naming)}`,
  TrickTurned: ({ seat }, naming) => `${starts(seat, naming)} γυρίζει το φύλλο της τελευταίας λεβέ`,
  TrickInspected: ({ by, trick }, naming) => `${starts(by, naming)} ανοίγει ξανά τη λεβέ ${trick}`,
  QuestionAsked: ({ by, to, about }, naming) =>
    `${starts(by, naming)} ρωτά ${whom(naming.seat(to))} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, naming) => {
    const where = trick === undefined ? '' : ` στη λεβέ ${trick}`;
    const whoseIs = seat === undefined ? '' : ` ${whose(naming.seat(seat))}`;
    return `${starts(by, naming)} επισημαίνει ${ATTENTION[to]}${whoseIs}${where}`;
  },
  DirectorCalled: ({ by }, naming) => `${starts(by, naming)} καλεί τον διαιτητή`,
  OptionsExplained: ({ to, options }, naming) =>
    `Ο διαιτητής εξηγεί ${toWhom(naming.seat(to))} τις επιλογές: ${naming.series(options.map((option) => optionName(option, naming)))}`,
  ChoiceMade: ({ by, option }, naming) => `${starts(by, naming)} επιλέγει: ${optionName(option, naming)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, naming) =>
    `${JUDGE[by]} διαπιστώνει: ${questions[question].ask} ${answerText(answer, naming)}${aboutText(about, naming, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, naming) => {
    if (isReadersClaim(note))
      return `Διεκδίκηση: ${won === 0 ? 'καμία ακόμη λεβέ' : `${won} ακόμη λεβέ`} για τον εκτελεστή`;
    const concedes = won === 0 ? 'παραχωρεί όλες τις υπόλοιπες λεβέ' : `παραχωρεί κρατώντας ${tricks(won)}`;
    const claims = won === 0 ? 'δεν διεκδικεί καμία από τις υπόλοιπες λεβέ' : `διεκδικεί ${tricks(won)}`;
    const what = kind === 'claim' ? claims : concedes;
    return `${starts(by, naming)} ${what}${statement === undefined ? '' : `: «${statement}»`}`;
  },
  ClaimAgreed: ({ by }, naming) => `${starts(by, naming)} συμφωνεί στη διεκδίκηση ή στην παραχώρηση`,
  ClaimDoubted: ({ by }, naming) => `${starts(by, naming)} αμφισβητεί τη διεκδίκηση ή την παραχώρηση`,
  ConcessionObjected: ({ by }, naming) =>
    `${starts(by, naming)} αντιτίθεται στη διεκδίκηση ή στην παραχώρηση`,
  PlayOnRequested: ({ by }, naming) => `${starts(by, naming)} ζητά να συνεχιστεί το παιχνίδι`,
  PlayOnConsented: ({ by }, naming) => `${starts(by, naming)} συμφωνεί να συνεχιστεί το παιχνίδι`,
  HandReturned: ({ seat }, naming) =>
    seat === undefined
      ? 'Και τα τέσσερα χέρια είναι πάλι στη θήκη'
      : `${starts(seat, naming)} βάζει τα φύλλα στη θήκη`,
  NextBoardCalled: ({ seat }, naming) => `${starts(seat, naming)} κάνει δήλωση στην επόμενη θήκη`,
  RoundEnded: () => 'Ο γύρος τελειώνει',
  CorrectionPeriodEnded: () => 'Η περίοδος διορθώσεων λήγει',
  StatementMade: ({ by, text, time }, naming) =>
    `${starts(by, naming)} λέει${timeText(time, naming)}: «${text}»`,
  RulingGiven: ({ by, law, tricks: ruled, text }, naming) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} για τον εκτελεστή`;
    return `${starts(by, naming)} αποφάσισε κατά τον ${naming.clause(numberWritten(law))}${result}${text === undefined ? '' : `: «${text}»`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, naming) => {
    const listed = outcomesText(outcomes, naming, { percent: (weight) => `${weight}%`, tricks });
    return `${starts(by, naming)} καθόρισε αναπροσαρμοσμένο σκορ για ${side === 'both' ? 'τους δύο άξονες' : `τον άξονα ${naming.side(side)}`}${listed === '' ? '' : `: ${listed}`}`;
  },
  Amended: ({ with: corrected }, naming, slots) =>
    `Η καταγραφή διορθώνεται: ${factText(corrected, naming, slots)}`,
  Undone: () => 'Μια εγγραφή αναιρείται: έγινε κατά λάθος',
  HandRecorded: ({ seat, hand }, naming) =>
    `${starts(seat, naming)} πήρε στη διανομή ${handDealt(hand, naming)}`,
  BoardRecorded: (board, naming) => `Καταγράφεται η διανομή: ${boardText(board, naming, BOARD)}`,
  CaseNoted: ({ text }) =>
    text === '' ? 'Μια σημείωση της υπόθεσης αναιρείται' : `Σημείωση της υπόθεσης: «${text}»`,
  AccountGiven: ({ by, events, time }, naming) =>
    `${starts(by, naming)} δίνει άλλη εκδοχή${timeText(time, naming)}: ${events.length} ${events.length === 1 ? 'εγγραφή' : 'εγγραφές'}`,
  AccountFound: ({ by }) => `${JUDGE[by]} διαπιστώνει ποια εκδοχή αληθεύει`,
  PollPrepared: ({ seat, asks }, naming) =>
    `Ετοιμάζεται δημοσκόπηση: τι θα ${asks === 'call' ? 'δήλωναν' : 'έπαιζαν'} άλλοι στη θέση: ${naming.seat(seat)}`,
  PollAnswered: ({ choice }, naming) => `Απάντηση σε δημοσκόπηση: ${pickText(choice, naming)}`,
};

/** Who vouches for a fact: `Αμφισβητείται (το λέει ο Βορράς)`. */
export function vouched({ status, by }: Vouching, naming: Naming): string {
  const who =
    by === null
      ? null
      : starts(by, naming).replace(/^[ΟΗ](?= )/, (article) => article.toLocaleLowerCase('el'));
  if (status === null) return `Το λέει ${who}`;
  if (status === 'found') return who === null ? 'Διαπιστώθηκε ως γεγονός' : `Το διαπίστωσε ${who}`;
  const label = { disputed: 'Αμφισβητείται', agreed: 'Υπάρχει συμφωνία' }[status];
  return who === null ? label : `${label} (το λέει ${who})`;
}

const trickName = (trick: number): string => `λεβέ ${trick}`;

function answerText(answer: boolean | number | string, naming: Naming): string {
  if (answer === true) return 'Ναι';
  if (answer === false) return 'Όχι';
  return someone(String(answer), naming);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, naming: Naming, slots: FactSlots): string {
  return factPhrase(facts, fact, naming, slots);
}
