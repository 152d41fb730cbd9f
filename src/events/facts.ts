/**
 * The facts of the case format, version 1, declared once with their fields. The types (`event.ts`), the reader of case files
 * (`formats/case/readEvent.ts`), the fields of a link (`formats/packed/`) and the published JSON Schema (`npm run schema`) are derived
 * from this table. It is a public contract: add, never change. It uses no schema library, because the small pages of articles carry it.
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
/** The two kinds of question to a peer. */
export const ASKS = ['call', 'play'] as const;

/** The fields of a case's notes: free text, or one of the words in `caseNotes.ts`. */
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
 * The kinds of field values; the `Values` of `event.ts` have their types. `trick`: the number of a trick; `anyTrick`: also beyond the
 * deal; `trickOfDeal`: from 1 to 13, otherwise the fact is refused; `tricks`: a number of tricks.
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

/** The fields of a fact in order. A name with `?` at its end may be missing; a list of values means one of them. */
export interface Declared {
  readonly [field: string]: Kind | readonly string[];
}

/** Fields that any fact may have. `by`: the person who says so, in facts that declare no `by` of their own. */
export const OF_ANY = { 'status?': STATUSES, 'note?': 'text', 'by?': 'text' } as const satisfies Declared;

/** The time at which something was said, as people tell it: `14:35`. The time of storing is no evidence. */
const SAID = { 'time?': 'text' } as const satisfies Declared;

/** The declarations that a small page of an article carries are constants of their own, so that it carries no others. */
export const CallMade = {
  seat: 'seat',
  call: 'call',
  'alert?': 'flag',
  'explanation?': 'text',
} as const satisfies Declared;

export const CardPlayed = {
  seat: 'seat',
  // The card; missing if nobody remembers it. Then `suit` may tell its suit.
  'card?': 'card',
  'suit?': 'suit',
  // How the table saw the card, where that matters: a lead to the next trick although this one is not full.
  'as?': AS,
  'faceDown?': 'flag',
  // The card came at the same moment as the event before (58).
  'together?': 'flag',
  // The trick to which the card goes, if not the one in progress (67).
  'trick?': 'anyTrick',
} as const satisfies Declared;

// `side` won `won` of these tricks, and the other side the rest. Both are missing if nobody remembers.
export const TricksSkipped = {
  from: 'trickOfDeal',
  through: 'trickOfDeal',
  'side?': SIDES,
  'won?': 'tricks',
} as const satisfies Declared;

// Partner could see the face of the card unless the record says otherwise.
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
  // `change`: the card replaces the card called before (45C4b).
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
  // The answer is true or false about what the question's id says, or a seat, card, number or mark if the question asks for one.
  QuestionAnswered: {
    question: 'question',
    answer: 'answer',
    by: JUDGES,
    'seat?': 'seat',
    'card?': 'card',
    'trick?': 'trick',
  },
  // `tricks`: the tricks that the claimer's side wins, from the trick in progress on.
  ClaimMade: { by: 'seat', kind: ['claim', 'concession'], tricks: 'tricks', 'statement?': 'text' },
  ClaimAgreed: { by: 'seat' },
  ClaimDoubted: { by: 'seat' },
  ConcessionObjected: { by: 'seat' },
  PlayOnRequested: { by: 'seat' },
  PlayOnConsented: { by: 'seat' },
  // Without `seat`: all four hands.
  HandReturned: { 'seat?': 'seat' },
  NextBoardCalled: { seat: 'seat' },
  RoundEnded: {},
  CorrectionPeriodEnded: {},
  // With a status it is a fact in somebody's own words, without one a statement. `signed`: whether its author signed it. `lang`: the
  // language tag of its words. `translator`: who translated them; empty if nobody has said who.
  StatementMade: {
    by: 'text',
    text: 'text',
    ...SAID,
    'signed?': 'flag',
    'lang?': 'text',
    'translator?': 'text',
  },
  // `tricks`: declarer's tricks by the ruling.
  RulingGiven: { by: 'text', law: 'text', 'tricks?': 'tricks', 'text?': 'text' },
  ScoreAssigned: { by: 'text', side: EITHER_SIDE, outcomes: 'outcomes' },
  // `event`: the mark of the wrong entry.
  Amended: { event: 'text', with: 'fact' },
  // The recorder takes back an entry of the record, never a card at the table: the marked entry, or else the last that still counts.
  Undone: { 'event?': 'text' },
  // A hand that people learnt after the record was begun. `Amended` with this fact corrects a hand that was known before.
  HandRecorded: { seat: 'seat', hand: 'hand' },
  // Board and contract, learnt after the record was begun. Missing fields stay as they were.
  BoardRecorded: {
    'board?': 'text',
    'dealer?': 'seat',
    'vulnerable?': VULNERABILITIES,
    'contract?': 'contract',
    'declarer?': 'seat',
    // Replaces the comparison known before.
    'comparison?': 'comparison',
  },
  // The last note of a field counts; an empty text takes the note back. `settings`: of an organisation, as in its file.
  CaseNoted: { field: CASE_FIELDS, text: 'text', 'settings?': 'settings' },
  // What somebody says happened from that mark on, instead of the record's events.
  AccountGiven: { by: 'text', from: 'text', events: 'facts', ...SAID },
  // `account`: the mark after the account that was found to be true.
  AccountFound: { by: JUDGES, account: 'text' },
  // What a peer is asked about one decision, and all that he is shown: one hand, and in `told` the calls and cards so far. `from`: the
  // mark of the moment. `turn`: the hand that plays, if it is dummy's. `rule`: whose threshold applies, so many of so many.
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
  // `poll`: the mark after the poll. Actions are calls, cards or words. `others`: what similar players would choose.
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
