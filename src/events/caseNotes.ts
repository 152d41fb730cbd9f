/** Notes of a case that are no facts: the fields of each procedure, and their values. */

import type { CaseField } from './event.ts';
import type { DealRecord } from './record.ts';
import { settled } from './settle.ts';

/** A committee decides; a reviewer checks whether the ruling came about properly; a director reviews a ruling of his own. */
export const PROCEDURES = ['committee', 'reviewer', 'director'] as const;
export type Procedure = (typeof PROCEDURES)[number];

const YES_NO = ['yes', 'no'];

/** Fields whose value is one of a few words. All other fields hold free text. */
const CHOICES: Readonly<Partial<Record<CaseField, readonly string[]>>> = {
  procedure: PROCEDURES,
  screens: YES_NO,
  offendingSide: ['NS', 'EW', 'both', 'none'],
  toldOfAppeal: YES_NO,
  inTime: YES_NO,
  concurred: ['partners', 'captain', 'no'],
  decision: ['stands', 'restored', 'adjusted'],
  seriousError: YES_NO,
  deposit: ['returned', 'kept', 'none'],
  merit: ['withMerit', 'withoutMerit'],
  factsFromBothSides: YES_NO,
  rightLaw: YES_NO,
  fullOptions: YES_NO,
  consulted: YES_NO,
  withinReason: YES_NO,
};

/** The possible values of a field; null for free text. A reviewer can't replace a ruling by his own. */
export function choicesFor(field: CaseField, procedure: Procedure): readonly string[] | null {
  if (field === 'decision' && procedure === 'reviewer') return ['sound', 'vary'];
  return CHOICES[field] ?? null;
}

/** The words that the field may hold in any of the procedures; empty for free text. */
export const notedWords = (field: CaseField): readonly string[] => [
  ...new Set(PROCEDURES.flatMap((each) => choicesFor(field, each) ?? [])),
];

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

const ALWAYS: Readonly<Record<'case' | 'people' | 'ruling' | 'closing', readonly CaseField[]>> = {
  case: [
    'procedure',
    'caseNumber',
    'organiser',
    'organisation',
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
  ],
  people: ['players', 'offendingSide', 'systems', 'otherTables'],
  ruling: [
    'rulingBegan',
    'calledAt',
    'correctionBegan',
    'correctionTime',
    'rulingReasons',
    'consultations',
    'poll',
  ],
  closing: ['scorerInformed', 'signatures'],
};

const APPEAL: readonly CaseField[] = [
  'toldOfAppeal',
  'limitBegan',
  'appealTime',
  'inTime',
  'concurred',
  'appellants',
  'captains',
  'grounds',
  'remedy',
  'attended',
  'interpreter',
];

const CHECKLIST: readonly CaseField[] = [
  'factsFromBothSides',
  'rightLaw',
  'fullOptions',
  'consulted',
  'withinReason',
];

const OWN: Readonly<Record<Procedure, Readonly<Partial<Record<NoteGroup, readonly CaseField[]>>>>> = {
  committee: {
    appeal: APPEAL,
    panel: ['chair', 'members', 'scribe', 'conflicts', 'hearingTime'],
    decision: [
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
    ],
  },
  reviewer: {
    appeal: APPEAL,
    panel: ['reviewer', 'conflicts', 'hearingTime'],
    checklist: CHECKLIST,
    decision: ['findings', 'decision', 'depositAmount', 'deposit', 'merit', 'reasons', 'casebook'],
  },
  director: {
    decision: ['findings', 'law', 'decision', 'computed', 'seriousError', 'penalties', 'reasons', 'casebook'],
  },
};

/** The fields that this part of the case asks for; empty where the procedure has no such part. */
export function fieldsOf(group: NoteGroup, procedure: Procedure): readonly CaseField[] {
  const always: Readonly<Partial<Record<NoteGroup, readonly CaseField[]>>> = ALWAYS;
  return always[group] ?? OWN[procedure][group] ?? [];
}

/** Fields that a hearing may leave empty. */
export const MAY_BE_EMPTY: ReadonlySet<CaseField> = new Set([
  'organisation',
  'limitBegan',
  'rulingBegan',
  'correctionBegan',
  'correctionTime',
  'systems',
  'poll',
  'captains',
  'interpreter',
  'computed',
  'seriousError',
  'penalties',
  'pointOfLaw',
  'dissent',
  'casebook',
]);

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
