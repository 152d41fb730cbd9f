/** Notes of a case that are no facts: the fields of each procedure, and their values. */

import type { CaseField } from './event.ts';
import type { DealRecord } from './record.ts';
import { settled } from './settle.ts';

/** A committee decides; a reviewer checks whether the ruling came about properly; a director reviews a ruling of his own. */
export const PROCEDURES = ['committee', 'reviewer', 'director'] as const;
export type Procedure = (typeof PROCEDURES)[number];

const YES_NO = ['yes', 'no'];

export const NOTE_GROUPS = [
  'case',
  'people',
  'ruling',
  'appeal',
  'panel',
  'checklist',
  'decision',
  'closing',
] as const;
export type NoteGroup = (typeof NOTE_GROUPS)[number];

interface NoteField {
  readonly in: NoteGroup;
  /** The procedures that ask for it; all of them if it names none. */
  readonly of?: readonly Procedure[];
  /** The words that it may hold; without them any text. */
  readonly words?: readonly string[];
  /** True if a hearing may leave it empty. */
  readonly mayBeEmpty?: true;
  /** True if it holds people's names. */
  readonly names?: true;
  /** True if a casebook prints it; the others are about people, dates and places. */
  readonly printed?: true;
}

const APPEALED: readonly Procedure[] = ['committee', 'reviewer'];
const RULED: readonly Procedure[] = ['committee', 'director'];

/** Every field of a case, in the order in which a hearing asks for it. */
const FIELDS: Readonly<Record<CaseField, NoteField>> = {
  procedure: { in: 'case', words: PROCEDURES, printed: true },
  caseNumber: { in: 'case' },
  organiser: { in: 'case' },
  organisation: { in: 'case', mayBeEmpty: true },
  confidentiality: { in: 'case' },
  event: { in: 'case' },
  stage: { in: 'case' },
  session: { in: 'case' },
  date: { in: 'case' },
  venue: { in: 'case' },
  scoring: { in: 'case', printed: true },
  table: { in: 'case' },
  screens: { in: 'case', words: YES_NO, printed: true },
  round: { in: 'case' },
  players: { in: 'people', names: true },
  offendingSide: { in: 'people', words: ['NS', 'EW', 'both', 'none'], printed: true },
  systems: { in: 'people', mayBeEmpty: true, printed: true },
  otherTables: { in: 'people', printed: true },
  rulingBegan: { in: 'ruling', mayBeEmpty: true },
  calledAt: { in: 'ruling' },
  correctionBegan: { in: 'ruling', mayBeEmpty: true },
  correctionTime: { in: 'ruling', mayBeEmpty: true },
  rulingReasons: { in: 'ruling', printed: true },
  consultations: { in: 'ruling', printed: true },
  poll: { in: 'ruling', mayBeEmpty: true, printed: true },
  toldOfAppeal: { in: 'appeal', of: APPEALED, words: YES_NO },
  limitBegan: { in: 'appeal', of: APPEALED, mayBeEmpty: true },
  appealTime: { in: 'appeal', of: APPEALED },
  inTime: { in: 'appeal', of: APPEALED, words: YES_NO },
  concurred: { in: 'appeal', of: APPEALED, words: ['partners', 'captain', 'no'] },
  appellants: { in: 'appeal', of: APPEALED, names: true, printed: true },
  captains: { in: 'appeal', of: APPEALED, mayBeEmpty: true, names: true },
  grounds: { in: 'appeal', of: APPEALED, printed: true },
  remedy: { in: 'appeal', of: APPEALED, printed: true },
  attended: { in: 'appeal', of: APPEALED, names: true },
  interpreter: { in: 'appeal', of: APPEALED, mayBeEmpty: true, names: true },
  chair: { in: 'panel', of: ['committee'], names: true },
  members: { in: 'panel', of: ['committee'], names: true },
  scribe: { in: 'panel', of: ['committee'], names: true },
  reviewer: { in: 'panel', of: ['reviewer'], names: true },
  conflicts: { in: 'panel', of: APPEALED },
  hearingTime: { in: 'panel', of: APPEALED },
  factsFromBothSides: { in: 'checklist', of: ['reviewer'], words: YES_NO, printed: true },
  rightLaw: { in: 'checklist', of: ['reviewer'], words: YES_NO, printed: true },
  fullOptions: { in: 'checklist', of: ['reviewer'], words: YES_NO, printed: true },
  consulted: { in: 'checklist', of: ['reviewer'], words: YES_NO, printed: true },
  withinReason: { in: 'checklist', of: ['reviewer'], words: YES_NO, printed: true },
  findings: { in: 'decision', printed: true },
  law: { in: 'decision', of: RULED, printed: true },
  decision: { in: 'decision', words: ['stands', 'restored', 'adjusted'], printed: true },
  computed: { in: 'decision', of: RULED, mayBeEmpty: true, printed: true },
  seriousError: { in: 'decision', of: RULED, words: YES_NO, mayBeEmpty: true, printed: true },
  penalties: { in: 'decision', of: RULED, mayBeEmpty: true, printed: true },
  pointOfLaw: { in: 'decision', of: ['committee'], mayBeEmpty: true, printed: true },
  depositAmount: { in: 'decision', of: APPEALED, printed: true },
  deposit: { in: 'decision', of: APPEALED, words: ['returned', 'kept', 'none'], printed: true },
  merit: { in: 'decision', of: APPEALED, words: ['withMerit', 'withoutMerit'], printed: true },
  reasons: { in: 'decision', printed: true },
  votes: { in: 'decision', of: ['committee'], printed: true },
  dissent: { in: 'decision', of: ['committee'], mayBeEmpty: true, printed: true },
  casebook: { in: 'decision', mayBeEmpty: true, printed: true },
  scorerInformed: { in: 'closing' },
  signatures: { in: 'closing', names: true },
};

const fieldsWhere = (is: (field: NoteField) => unknown): readonly CaseField[] =>
  (Object.keys(FIELDS) as CaseField[]).filter((name) => is(FIELDS[name]));

/** Fields that a hearing may leave empty. */
export const MAY_BE_EMPTY: ReadonlySet<CaseField> = new Set(fieldsWhere(({ mayBeEmpty }) => mayBeEmpty));
/** Fields with people's names. */
export const OF_PEOPLE = fieldsWhere(({ names }) => names);
/** Fields that a casebook prints. */
export const PRINTED = fieldsWhere(({ printed }) => printed);

/** The fields that this part of the case asks for; empty where the procedure has no such part. */
export function fieldsOf(group: NoteGroup, procedure: Procedure): readonly CaseField[] {
  return fieldsWhere(({ in: part, of = PROCEDURES }) => part === group && of.includes(procedure));
}

/** The possible values of a field; null for free text. A reviewer can't replace a ruling by his own. */
export function choicesFor(field: CaseField, procedure: Procedure): readonly string[] | null {
  if (field === 'decision' && procedure === 'reviewer') return ['sound', 'vary'];
  return FIELDS[field].words ?? null;
}

/** The words that the field may hold in any of the procedures; empty for free text. */
export const notedWords = (field: CaseField): readonly string[] => [
  ...new Set(PROCEDURES.flatMap((each) => choicesFor(field, each) ?? [])),
];

interface CaseNote {
  readonly text: string;
  /** The number of the event. */
  readonly event: number;
}

export type CaseNotes = ReadonlyMap<CaseField, CaseNote>;

/** The latest note of each field; notes that were taken back or emptied are left out. */
export function notesIn(record: DealRecord): CaseNotes {
  const notes = new Map<CaseField, CaseNote>();
  for (const [event, fact] of settled(record).events.entries()) {
    if (fact.type !== 'CaseNoted') continue;
    notes.delete(fact.field);
    const text = fact.text.trim();
    if (text !== '') notes.set(fact.field, { text, event });
  }
  return notes;
}

/** The procedure that is noted; a committee where nobody has noted one. */
export function procedureIn(notes: CaseNotes): Procedure {
  const noted = notes.get('procedure')?.text;
  return PROCEDURES.find((each) => each === noted) ?? 'committee';
}
