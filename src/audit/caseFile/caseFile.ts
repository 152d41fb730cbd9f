/** A case as a committee needs it: notes, statements, findings, the options of the players, and what is still missing. */

import { seatsOf, type Side } from '../../domain/seat.ts';
import {
  fieldsOf,
  MAY_BE_EMPTY,
  NOTE_GROUPS,
  notesIn,
  procedureIn,
  type CaseNotes,
  type Procedure,
} from '../../events/caseNotes.ts';
import type { CaseField, Fact, FactOf } from '../../events/event.ts';
import type { OrganisationRead } from '../../events/organisation/readOrganisation.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import { settled, takenBack } from '../../events/settle.ts';
import { vouchingOf } from '../../events/vouching.ts';
import { isPlayOver } from '../../laws/law69.ts';
import type { Timeline } from '../../replay/timeline.ts';
import { asksFor16B, pollsIn, type Polls } from '../polls/polls.ts';
import { accountsIn, foundIn, type GivenAccount } from './accounts.ts';
import { optionsCompared, type OptionsCompared } from './compared.ts';
import { organisationIn } from './organisation.ts';
import { alsoAsked, notAsked } from './regulated.ts';

/** An entry that still counts, with its number. */
export interface Entry<Kind extends Fact = Fact> {
  readonly fact: Kind;
  readonly event: number;
}

export interface CaseFile {
  readonly timeline: Timeline;
  readonly procedure: Procedure;
  readonly notes: CaseNotes;
  /** What people said, in their own words. */
  readonly statements: readonly Entry<FactOf<'StatementMade'>>[];
  /** Facts that are agreed, disputed or found, in words or as facts of the table, and the answers of those who judge. */
  readonly facts: readonly Entry[];
  readonly rulings: readonly Entry<FactOf<'RulingGiven'> | FactOf<'ScoreAssigned'>>[];
  /** When the director was called. */
  readonly called: readonly Entry<FactOf<'DirectorCalled'>>[];
  readonly options: readonly OptionsCompared[];
  readonly accounts: readonly GivenAccount[];
  readonly found: ReturnType<typeof foundIn>;
  /** The organisation whose regulations apply, with the problems of its file; null if nobody has named one. */
  readonly organisation: OrganisationRead | null;
  /** The number of the entry that names it; null if there is none, or if the regulations were chosen only for viewing. */
  readonly organisationNoted: number | null;
  readonly polls: Polls;
}

/**
 * What the record holds for a hearing, without the entries that were taken back.
 * @param given whose regulations apply in place of those that are noted, for this look at the case
 */
export function caseFileOf(timeline: Timeline, given: OrganisationRead | null = null): CaseFile {
  const { source } = timeline;
  const gone = takenBack(source);
  const entries = settled(source).events.flatMap((fact, event) => (gone.has(event) ? [] : [{ fact, event }]));
  const of = <Type extends Fact['type']>(...types: readonly Type[]): Entry<FactOf<Type>>[] =>
    entries.filter(({ fact }) => types.some((type) => type === fact.type)) as unknown as Entry<
      FactOf<Type>
    >[];
  const notes = notesIn(source);
  return {
    timeline,
    notes,
    procedure: procedureIn(notes),
    statements: of('StatementMade').filter(({ fact }) => fact.status === undefined),
    facts: entries.filter(({ fact }) => isOfFact(fact)),
    rulings: of('RulingGiven', 'ScoreAssigned'),
    called: of('DirectorCalled'),
    options: optionsCompared(timeline),
    accounts: accountsIn(source),
    found: foundIn(source),
    organisation: given ?? organisationIn(source),
    organisationNoted: given === null ? (notes.get('organisation')?.event ?? null) : null,
    polls: pollsIn(source),
  };
}

/** A corrected entry is listed once, where it stands, and not again where it was corrected. */
function isOfFact(fact: Fact): boolean {
  if (fact.type === 'Amended' || isOfCaseFile(fact)) return false;
  return fact.type === 'QuestionAnswered' || vouchingOf(fact) !== null;
}

/** Something that is missing: a field of the notes, or a part of the record. */
export type MissingField =
  | CaseField
  | 'board'
  | 'hands'
  | 'result'
  | 'statedFacts'
  | 'statementNS'
  | 'statementEW'
  | 'explained'
  | 'ruling'
  | 'peers';

/** What the procedure and the organisation ask for and the case does not have yet. Nothing is refused for it; a freeze may be. */
export function missingFields(file: CaseFile): readonly MissingField[] {
  const { notes, procedure } = file;
  const organisation = file.organisation?.organisation ?? null;
  const [also, less] = [alsoAsked(organisation, notes), notAsked(organisation)];
  const noted = NOTE_GROUPS.flatMap((group) => fieldsOf(group, procedure)).filter(
    (field) =>
      (also.has(field) || !MAY_BE_EMPTY.has(field)) &&
      !less.has(field) &&
      !notes.has(field) &&
      !isKnown(field, file),
  );
  return [...ofTheRecord(file), ...noted];
}

const OF_HEADER = ['event', 'session', 'table', 'scoring'] as const;

/** What the head of the record says about the field; empty where it says nothing. */
export function headerText(field: CaseField, { timeline }: CaseFile): string {
  const key = OF_HEADER.find((each) => each === field);
  return key === undefined ? '' : (timeline.record.header[key] ?? '');
}

/** True when the record itself answers the field, so nobody has to note it. */
function isKnown(field: CaseField, file: CaseFile): boolean {
  const { timeline, called, rulings, notes } = file;
  const { names = {}, comparison } = timeline.record.header;
  switch (field) {
    case 'event':
    case 'session':
    case 'table':
    case 'scoring':
      return headerText(field, file) !== '';
    case 'players':
      return Object.keys(names).length === 4;
    case 'otherTables':
      return comparison?.otherTable !== undefined || comparison?.field !== undefined;
    case 'calledAt':
      return called.length > 0;
    case 'rulingReasons':
      return rulings.some(({ fact }) => fact.type === 'RulingGiven' && (fact.text ?? '') !== '');
    case 'depositAmount':
      return notes.get('deposit')?.text === 'none';
    default:
      return false;
  }
}

function ofTheRecord(file: CaseFile): readonly MissingField[] {
  const { timeline, facts, options, rulings } = file;
  const { deal, contract, statedResult } = timeline.record.header;
  const end = timeline.positions.at(-1);
  const hasResult = statedResult !== undefined || (end !== undefined && isPlayOver(end));
  return [
    ...(deal.board === '' ? (['board'] as const) : []),
    ...(Object.values(deal.hands).some((hand) => hand === null) ? (['hands'] as const) : []),
    ...(contract !== null && !hasResult ? (['result'] as const) : []),
    ...(facts.length === 0 ? (['statedFacts'] as const) : []),
    ...(hasSpoken('NS', file) ? [] : (['statementNS'] as const)),
    ...(hasSpoken('EW', file) ? [] : (['statementEW'] as const)),
    ...(options.some(({ explained, chosen }) => explained === null && chosen !== null)
      ? (['explained'] as const)
      : []),
    ...(rulings.length === 0 ? (['ruling'] as const) : []),
    ...(asksForPeers(file) ? (['peers'] as const) : []),
  ];
}

/** True when information from partner is in question and the case shows no poll. */
function asksForPeers({ timeline, polls, notes }: CaseFile): boolean {
  return polls.polls.length === 0 && !notes.has('poll') && asksFor16B(timeline);
}

function hasSpoken(side: Side, { statements }: CaseFile): boolean {
  return statements.some(({ fact: { by } }) => by === side || seatsOf(side).some((seat) => seat === by));
}
