/** What somebody did or said, in Greek. One sentence a fact; the same template is written or spoken. */

import type { Fact } from '../../events/event.ts';
import { isSeat } from '../../domain/seat.ts';
import {
  aboutText,
  boardTold,
  calledText,
  factPhrase,
  handDealt,
  outcomesText,
  someone,
  toldAt,
  type BoardWords,
  type FactMessages,
  type FactSlots,
} from '../phrases/facts.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import type { Vouching } from '../../events/vouching.ts';
import { pickTold, type Teller } from '../teller.ts';
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
function starts(by: string, tell: Teller): string {
  if (isSeat(by)) return opening(who(tell.seat(by)));
  return Object.hasOwn(JUDGE, by) ? JUDGE[by as keyof typeof JUDGE] : someone(by, tell);
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
  CallMade: ({ seat, call, alert, explanation }, tell) => {
    const made = `${tell.seat(seat)}: ${tell.call(call)}`;
    const alerted = alert === true ? `${made}, με alert` : made;
    return explanation === undefined ? alerted : `${alerted} («${explanation}»)`;
  },
  CardPlayed: (fact, tell, { leads }) => {
    const { seat, faceDown, together } = fact;
    if (fact.card === undefined)
      return `${starts(seat, tell)} ${leads ? 'κάνει έξοδο με' : 'παίζει'} ${fact.suit === undefined ? 'φύλλο που κανείς δεν θυμάται' : `κάποιο ${names.suitsSingular[fact.suit]} που κανείς δεν θυμάται`}`;
    const what = leads
      ? `κάνει έξοδο με ${cardObject(fact.card, tell)}`
      : `παίζει ${cardObject(fact.card, tell)}`;
    const how = faceDown === true ? ', κλειστά' : '';
    const where = fact.trick === undefined ? '' : ` στη λεβέ ${fact.trick}`;
    return `${starts(seat, tell)} ${what}${where}${how}${together === true ? ', την ίδια στιγμή' : ''}`;
  },
  TricksSkipped: ({ from, through: to, side, won }, tell) => {
    const which =
      from === to
        ? `Η λεβέ ${from} δεν περιγράφεται φύλλο προς φύλλο`
        : `Οι λεβέ ${from} έως ${to} δεν περιγράφονται φύλλο προς φύλλο`;
    return side === undefined || won === undefined
      ? `${which}, ούτε ποιος κέρδισε`
      : `${which}: ${tell.side(side)}, ${won === 1 ? '1 λεβέ' : `${won} λεβέ`}`;
  },
  LeadFaced: ({ seat }, tell) => `${starts(seat, tell)} ανοίγει το αντάμ`,
  DummySpread: ({ seat }, tell) => `${starts(seat, tell)} απλώνει τα φύλλα ως μορ`,
  CardCalled: (fact, tell) => {
    const { by, change } = fact;
    const what = calledText(fact, tell, {
      card: (card) => cardObject(card, tell),
      words: (words) => `«${words}»`,
      any: 'ένα φύλλο',
    });
    return change === true
      ? `${starts(by, tell)} αλλάζει την εντολή και ζητά ${what}`
      : `${starts(by, tell)} ζητά από τον μορ ${what}`;
  },
  CardPlaced: ({ card }, tell) => `Ο μορ βάζει ${cardObject(card, tell)} σε θέση παιγμένου φύλλου`,
  CardTouched: ({ seat, card }, tell) => `${starts(seat, tell)} αγγίζει ${cardObject(card, tell)} του μορ`,
  CardExposed: ({ seat, card, manner, seenByPartner }, tell) =>
    `${starts(seat, tell)} ${MANNER[manner][0]} ${cardObject(card, tell)}${MANNER[manner][1]}${seenByPartner === false ? ', χωρίς να το δει ο συμπαίκτης' : ''}`,
  HandFaced: ({ seat }, tell) => `${starts(seat, tell)} ανοίγει τα φύλλα`,
  HandSeen: ({ by, of }, tell) => `${starts(by, tell)} κοιτάζει τα φύλλα ${whose(tell.seat(of))}`,
  CardWithdrawn: ({ seat, card }, tell) => `${starts(seat, tell)} αποσύρει ${cardObject(card, tell)}`,
  TrickTurned: ({ seat }, tell) => `${starts(seat, tell)} γυρίζει το φύλλο της τελευταίας λεβέ`,
  TrickInspected: ({ by, trick }, tell) => `${starts(by, tell)} ανοίγει ξανά τη λεβέ ${trick}`,
  QuestionAsked: ({ by, to, about }, tell) =>
    `${starts(by, tell)} ρωτά ${whom(tell.seat(to))} ${SUBJECT[about]}`,
  AttentionDrawn: ({ by, to, trick, seat }, tell) => {
    const where = trick === undefined ? '' : ` στη λεβέ ${trick}`;
    const whoseIs = seat === undefined ? '' : ` ${whose(tell.seat(seat))}`;
    return `${starts(by, tell)} επισημαίνει ${ATTENTION[to]}${whoseIs}${where}`;
  },
  DirectorCalled: ({ by }, tell) => `${starts(by, tell)} καλεί τον διαιτητή`,
  OptionsExplained: ({ to, options }, tell) =>
    `Ο διαιτητής εξηγεί ${toWhom(tell.seat(to))} τις επιλογές: ${tell.series(options.map((option) => optionName(option, tell)))}`,
  ChoiceMade: ({ by, option }, tell) => `${starts(by, tell)} επιλέγει: ${optionName(option, tell)}`,
  QuestionAnswered: ({ question, answer, by, ...about }, tell) =>
    `${JUDGE[by]} διαπιστώνει: ${questions[question].ask} ${answerText(answer, tell)}${aboutText(about, tell, trickName)}`,
  ClaimMade: ({ by, kind, tricks: won, statement, note }, tell) => {
    if (isReadersClaim(note))
      return `Διεκδίκηση: ${won === 0 ? 'καμία ακόμη λεβέ' : `${won} ακόμη λεβέ`} για τον εκτελεστή`;
    const what = kind === 'claim' ? `διεκδικεί ${tricks(won)}` : `παραχωρεί κρατώντας ${tricks(won)}`;
    return `${starts(by, tell)} ${what}${statement === undefined ? '' : `: «${statement}»`}`;
  },
  ClaimAgreed: ({ by }, tell) => `${starts(by, tell)} συμφωνεί στη διεκδίκηση`,
  ClaimDoubted: ({ by }, tell) => `${starts(by, tell)} αμφισβητεί τη διεκδίκηση`,
  ConcessionObjected: ({ by }, tell) =>
    `${starts(by, tell)} αντιτίθεται αμέσως στην παραχώρηση του συμπαίκτη`,
  PlayOnRequested: ({ by }, tell) => `${starts(by, tell)} ζητά να συνεχιστεί το παιχνίδι`,
  PlayOnConsented: ({ by }, tell) => `${starts(by, tell)} συμφωνεί να συνεχιστεί το παιχνίδι`,
  HandReturned: ({ seat }, tell) =>
    seat === undefined
      ? 'Και τα τέσσερα χέρια είναι πάλι στη θήκη'
      : `${starts(seat, tell)} βάζει τα φύλλα στη θήκη`,
  NextBoardCalled: ({ seat }, tell) => `${starts(seat, tell)} κάνει δήλωση στην επόμενη θήκη`,
  RoundEnded: () => 'Ο γύρος τελειώνει',
  CorrectionPeriodEnded: () => 'Η περίοδος διορθώσεων λήγει',
  StatementMade: ({ by, text, time }, tell) => `${starts(by, tell)} λέει${toldAt(time, tell)}: «${text}»`,
  RulingGiven: ({ by, law, tricks: ruled, text }, tell) => {
    const result = ruled === undefined ? '' : `, ${tricks(ruled)} για τον εκτελεστή`;
    return `${starts(by, tell)} αποφάσισε κατά τον ${tell.clause(law)}${result}${text === undefined ? '' : `: «${text}»`}`;
  },
  ScoreAssigned: ({ by, side, outcomes }, tell) => {
    const told = outcomesText(outcomes, tell, { percent: (weight) => `${weight}%`, tricks });
    return `${starts(by, tell)} καθόρισε αναπροσαρμοσμένο σκορ για ${side === 'both' ? 'τους δύο άξονες' : `τον άξονα ${tell.side(side)}`}${told === '' ? '' : `: ${told}`}`;
  },
  Amended: ({ with: corrected }, tell, slots) =>
    `Η καταγραφή διορθώνεται: ${factText(corrected, tell, slots)}`,
  Undone: () => 'Μια εγγραφή αναιρείται: έγινε κατά λάθος',
  HandRecorded: ({ seat, hand }, tell) => `${starts(seat, tell)} πήρε στη διανομή ${handDealt(hand, tell)}`,
  BoardRecorded: (board, tell) => `Καταγράφεται η διανομή: ${boardTold(board, tell, BOARD)}`,
  CaseNoted: ({ text }) =>
    text === '' ? 'Μια σημείωση της υπόθεσης αναιρείται' : `Σημείωση της υπόθεσης: «${text}»`,
  AccountGiven: ({ by, events, time }, tell) =>
    `${starts(by, tell)} τα διηγείται διαφορετικά${toldAt(time, tell)}: ${events.length} ${events.length === 1 ? 'εγγραφή' : 'εγγραφές'}`,
  AccountFound: ({ by }) => `${JUDGE[by]} διαπιστώνει ποια εκδοχή αληθεύει`,
  PollPrepared: ({ seat, asks }, tell) =>
    `Ετοιμάζεται δημοσκόπηση: τι θα ${asks === 'call' ? 'αγόραζαν' : 'έπαιζαν'} άλλοι στη θέση: ${tell.seat(seat)}`,
  PollAnswered: ({ choice }, tell) => `Απάντηση σε δημοσκόπηση: ${pickTold(choice, tell)}`,
};

/** Who vouches for a fact: `Αμφισβητείται (το λέει ο Βορράς)`. */
export function vouched({ status, by }: Vouching, tell: Teller): string {
  const who =
    by === null ? null : starts(by, tell).replace(/^[ΟΗ](?= )/, (article) => article.toLocaleLowerCase('el'));
  if (status === null) return `Το λέει ${who}`;
  if (status === 'found') return who === null ? 'Διαπιστώθηκε ως γεγονός' : `Το διαπίστωσε ${who}`;
  const said = { disputed: 'Αμφισβητείται', agreed: 'Υπάρχει συμφωνία' }[status];
  return who === null ? said : `${said} (το λέει ${who})`;
}

const trickName = (trick: number): string => `λεβέ ${trick}`;

function answerText(answer: boolean | number | string, tell: Teller): string {
  if (answer === true) return 'Ναι';
  if (answer === false) return 'Όχι';
  return someone(String(answer), tell);
}

/** The sentence of any fact, without a full stop. */
export function factText(fact: Fact, tell: Teller, slots: FactSlots): string {
  return factPhrase(facts, fact, tell, slots);
}
