/**
 * The facts of the case format, version 1, declared once: which there are, and what each says. Their types (`event.ts`), what the
 * reader of case files takes (`formats/case/readEvent.ts`), the fields of a link (`formats/packed/`) and the published JSON Schema
 * (`npm run schema`) follow from this table. It is a public contract: add, never change. A table and no library's schema, because the
 * small pages of articles carry it.
 */

import { VULNERABILITIES } from '../domain/score.ts';
import { SIDES } from '../domain/seat.ts';

export const STATUSES = ['agreed', 'disputed', 'found'] as const;
export const MANNERS = ['dropped', 'withAnother', 'shown', 'named', 'replacing', 'spreading'] as const;
export const ASKED_ABOUT = ['revoke', 'auction', 'call', 'contract', 'doubler', 'other'] as const;
export const ATTENTION_TO = [
  'revoke',
  'leadOutOfTurn',
  'penaltyCard',
  'defectiveTrick',
  'designation',
  'other',
] as const;
export const JUDGES = ['director', 'committee', 'reviewer'] as const;
export const EITHER_SIDE = [...SIDES, 'both'] as const;
export const AS = ['lead', 'play'] as const;
/** What a peer is asked for. */
export const ASKS = ['call', 'play'] as const;

/** What people note of a case besides facts, in their own words or by one of the words of `caseNotes.ts`. */
export const CASE_FIELDS = [
  'caseNumber',
  'organiser',
  'procedure',
  'confidentiality',
  'event',
  'stage',
  'session',
  'date',
  'venue',
  'scoring',
  'table',
  'screens',
  'round',
  'players',
  'offendingSide',
  'systems',
  'otherTables',
  'calledAt',
  'consultations',
  'poll',
  'rulingReasons',
  'toldOfAppeal',
  'appealTime',
  'inTime',
  'concurred',
  'appellants',
  'captains',
  'grounds',
  'remedy',
  'attended',
  'interpreter',
  'chair',
  'members',
  'scribe',
  'conflicts',
  'reviewer',
  'hearingTime',
  'findings',
  'law',
  'decision',
  'computed',
  'seriousError',
  'penalties',
  'pointOfLaw',
  'depositAmount',
  'deposit',
  'merit',
  'reasons',
  'votes',
  'dissent',
  'casebook',
  'factsFromBothSides',
  'rightLaw',
  'fullOptions',
  'consulted',
  'withinReason',
  'scorerInformed',
  'signatures',
  'organisation',
  'limitBegan',
  'rulingBegan',
  'correctionBegan',
  'correctionTime',
] as const;

/**
 * What a field holds, by name; what each means is in the `Values` of `event.ts`. `trick`: the number of one; `anyTrick`: of one that
 * no deal need have; `trickOfDeal`: of one from 1 to 13, or the fact is none; `tricks`: how many.
 */
export type Kind =
  | 'seat'
  | 'suit'
  | 'rank'
  | 'card'
  | 'call'
  | 'text'
  | 'flag'
  | 'trick'
  | 'anyTrick'
  | 'trickOfDeal'
  | 'tricks'
  | 'option'
  | 'options'
  | 'question'
  | 'answer'
  | 'outcomes'
  | 'fact'
  | 'facts'
  | 'hand'
  | 'contract'
  | 'comparison'
  | 'settings'
  | 'texts'
  | 'howMany';

/** The fields in their order. A field whose name ends in `?` may be missing; a list of values means one of them. */
export interface Declared {
  readonly [field: string]: Kind | readonly string[];
}

/** What may stand beside any fact. `by` is who says so, where the fact has no actor of that name. */
export const OF_ANY = { 'status?': STATUSES, 'note?': 'text', 'by?': 'text' } as const satisfies Declared;

/** When it was said, as people tell it: `14:35`. What was stored when is bookkeeping and no evidence. */
const SAID = { 'time?': 'text' } as const satisfies Declared;

/** What an article shows by itself: a small page carries these declarations and not the others. */
export const CallMade = {
  seat: 'seat',
  call: 'call',
  'alert?': 'flag',
  'explanation?': 'text',
} as const satisfies Declared;

export const CardPlayed = {
  seat: 'seat',
  // Missing where nobody remembers it; what is still known of it is then its suit.
  'card?': 'card',
  'suit?': 'suit',
  // How the table saw it, where that matters: a lead to the next trick although this one is not full.
  'as?': AS,
  'faceDown?': 'flag',
  // At the same moment as the event before it (58).
  'together?': 'flag',
  // The trick it goes to, when that is not the one in progress (67).
  'trick?': 'anyTrick',
} as const satisfies Declared;

// `side` won `won` of these tricks, the other side the rest; both are missing where nobody remembers.
export const TricksSkipped = {
  from: 'trickOfDeal',
  through: 'trickOfDeal',
  'side?': SIDES,
  'won?': 'tricks',
} as const satisfies Declared;

// Partner could see its face unless the record says otherwise.
export const CardExposed = {
  seat: 'seat',
  card: 'card',
  manner: MANNERS,
  'seenByPartner?': 'flag',
} as const satisfies Declared;

export const CardWithdrawn = { seat: 'seat', card: 'card' } as const satisfies Declared;

export const FACTS = {
  CallMade,
  CardPlayed,
  TricksSkipped,
  LeadFaced: { seat: 'seat' },
  DummySpread: { seat: 'seat' },
  // `change`: in place of the card called before (45C4b).
  CardCalled: {
    by: 'seat',
    'words?': 'text',
    'suit?': 'suit',
    'rank?': 'rank',
    'card?': 'card',
    'change?': 'flag',
  },
  CardPlaced: { card: 'card' },
  CardTouched: { seat: 'seat', card: 'card' },
  CardExposed,
  HandFaced: { seat: 'seat' },
  HandSeen: { by: 'seat', of: 'seat' },
  CardWithdrawn,
  TrickTurned: { seat: 'seat' },
  TrickInspected: { by: 'seat', trick: 'trick' },
  QuestionAsked: { by: 'seat', to: 'seat', about: ASKED_ABOUT },
  AttentionDrawn: { by: 'seat', to: ATTENTION_TO, 'trick?': 'trick', 'seat?': 'seat' },
  DirectorCalled: { by: 'seat' },
  OptionsExplained: { to: 'seat', options: 'options' },
  ChoiceMade: { by: 'seat', option: 'option' },
  // The answer is true or false as the id reads; a seat, card, number or mark where the question asks for one.
  QuestionAnswered: {
    question: 'question',
    answer: 'answer',
    by: JUDGES,
    'seat?': 'seat',
    'card?': 'card',
    'trick?': 'trick',
  },
  // The tricks the claimer's side wins, from the trick in progress on.
  ClaimMade: { by: 'seat', kind: ['claim', 'concession'], tricks: 'tricks', 'statement?': 'text' },
  ClaimAgreed: { by: 'seat' },
  ClaimDoubted: { by: 'seat' },
  ConcessionObjected: { by: 'seat' },
  PlayOnRequested: { by: 'seat' },
  PlayOnConsented: { by: 'seat' },
  // All four hands when `seat` is missing.
  HandReturned: { 'seat?': 'seat' },
  NextBoardCalled: { seat: 'seat' },
  RoundEnded: {},
  CorrectionPeriodEnded: {},
  // With a status it is a fact that people state in their own words; without one it is what somebody said.
  // `signed`: whether its author signed it. `lang`: the language of its words, by its tag. `translator`: they are a translation, by him;
  // empty where nobody has said by whom.
  StatementMade: {
    by: 'text',
    text: 'text',
    ...SAID,
    'signed?': 'flag',
    'lang?': 'text',
    'translator?': 'text',
  },
  // Declarer's tricks as ruled.
  RulingGiven: { by: 'text', law: 'text', 'tricks?': 'tricks', 'text?': 'text' },
  ScoreAssigned: { by: 'text', side: EITHER_SIDE, outcomes: 'outcomes' },
  // `event`: the mark of the entry that was recorded wrongly.
  Amended: { event: 'text', with: 'fact' },
  // The recorder takes back an entry of the recording, never a card at the table: the marked one, or the last that still stands.
  Undone: { 'event?': 'text' },
  // What a player was dealt, learnt after the record was begun; a hand known before is corrected by `Amended` with this.
  HandRecorded: { seat: 'seat', hand: 'hand' },
  // What is known of the board and the contract, learnt after the record was begun. What it leaves out stays as it was.
  BoardRecorded: {
    'board?': 'text',
    'dealer?': 'seat',
    'vulnerable?': VULNERABILITIES,
    'contract?': 'contract',
    'declarer?': 'seat',
    // In place of what was known of it.
    'comparison?': 'comparison',
  },
  // Of several in one field the last stands; an empty text takes back what was noted.
  // `settings`: of an organisation, as its file has them.
  CaseNoted: { field: CASE_FIELDS, text: 'text', 'settings?': 'settings' },
  // What somebody says happened from that mark on, in place of what the record has there.
  AccountGiven: { by: 'text', from: 'text', events: 'facts', ...SAID },
  // `account`: the mark behind the account that is found to be what happened.
  AccountFound: { by: JUDGES, account: 'text' },
  // What a peer is asked of one decision, and all that he is shown: one hand, and in `told` calls and cards up to then. `from`: the mark
  // of the moment. `turn`: the hand that plays, where it is dummy's. `rule`: whose threshold it is, so many of so many.
  PollPrepared: {
    from: 'text',
    seat: 'seat',
    hand: 'hand',
    asks: ASKS,
    told: 'facts',
    'dealer?': 'seat',
    'vulnerable?': VULNERABILITIES,
    'contract?': 'contract',
    'declarer?': 'seat',
    'turn?': 'seat',
    'dummy?': 'hand',
    'scoring?': 'text',
    'methods?': 'text',
    'considering?': 'howMany',
    'choosing?': 'howMany',
    'outOf?': 'howMany',
    'rule?': 'text',
  },
  // `poll`: the mark behind the poll. What was chosen and considered: calls, cards, or words. `others`: what some players like him would choose.
  PollAnswered: {
    poll: 'text',
    choice: 'text',
    'considered?': 'texts',
    'others?': 'texts',
    'level?': 'text',
    'initials?': 'text',
    'remark?': 'text',
    ...SAID,
  },
} as const satisfies Readonly<Record<string, Declared>>;

export type FactType = keyof typeof FACTS;
