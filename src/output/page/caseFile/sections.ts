/** A case in words, part by part: the one page before the hearing, the screens and the papers are all made of it. Each line knows the moment it rests on. */

import type { CaseFile, Entry } from '../../../audit/caseFile/caseFile.ts';
import { missingFields } from '../../../audit/caseFile/caseFile.ts';
import type { OptionsCompared } from '../../../audit/caseFile/compared.ts';
import { lanesCompared, type GivenAccount } from '../../../audit/caseFile/accounts.ts';
import { irregularitiesOf } from '../../../view/irregularities.ts';
import { fieldsOf, type NoteGroup } from '../../../events/caseNotes.ts';
import type { Fact, FactOf, Judge } from '../../../events/event.ts';
import { noteOn } from '../../../events/vouching.ts';
import type { CaseFileWords } from '../../../i18n/caseFile/en.ts';
import { findingIfSo } from '../../../i18n/ifSo.ts';
import { languageName } from '../../../i18n/languages.ts';
import { factSentence, vouchedText } from '../../../i18n/sentence.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Finding } from '../../../laws/finding.ts';
import type { Option } from '../../../lawbook/choices.ts';
import { casebookTold } from './casebook.ts';
import { resultTold } from '../result.ts';
import { organisationTold } from './organisation.ts';
import { missingTold, noteTold, type CaseLine, type CaseTelling } from './telling.ts';
import { pollsTold } from '../polls/counted.ts';
import { lastPosition, type Timeline } from '../../../replay/timeline.ts';
import { openMatters, openQuestions } from '../../../replay/view.ts';

type SectionName = Exclude<
  keyof CaseFileWords['sections'],
  'hands' | 'auction' | 'play' | 'signatures' | 'added'
>;

export interface CaseSection {
  readonly name: SectionName | 'added';
  readonly title: string;
  readonly lines: readonly CaseLine[];
}

/** Who speaks, by his seat, side or office, or by the word of the record. */
export function personTold(by: string, { text }: CaseTelling): string {
  const people: Readonly<Record<string, string>> = text.people;
  return Object.hasOwn(people, by) ? (people[by] as string) : by || text.somebody;
}

/** What is noted in that part of the case. */
function notesTold(group: NoteGroup, file: CaseFile, telling: CaseTelling): CaseLine[] {
  return fieldsOf(group, file.procedure).flatMap((field) => {
    const note = file.notes.get(field);
    if (note === undefined) return [];
    const said = noteTold(field, note.text, file, telling);
    return [{ text: `${telling.text.fields[field]}: ${said}`, at: note.event + 1 }];
  });
}

/** An entry of the log: a note with the field it is in, a statement with how it was given, anything else as the table stood before it. */
export function logTold({ fact, event }: Entry, file: CaseFile, telling: CaseTelling): CaseLine {
  const at = event + 1;
  if (fact.type === 'CaseNoted') {
    const said = fact.text === '' ? '–' : noteTold(fact.field, fact.text, file, telling);
    return { text: `${telling.text.fields[fact.field]}: ${said}`, at };
  }
  return { text: entrySaid({ fact, event }, file, telling), at, ...wordsSaid(fact) };
}

function entrySaid({ fact, event }: Entry, { timeline }: CaseFile, telling: CaseTelling): string {
  const { words } = telling;
  if (fact.type === 'StatementMade') return statementTold(fact, telling);
  return factSentence(fact, timeline.positions[event]?.table ?? null, words, words.written);
}

/** One line for each irregularity: what the Laws say of it first. */
export function irregularitiesTold({ timeline }: CaseFile, { words, text }: CaseTelling): CaseLine[] {
  const { record, positions, findings } = timeline;
  const last = positions.length - 1;
  const marks = irregularitiesOf({
    record,
    findings,
    last,
    cases: (at) => positions[at]?.cases ?? [],
    open: (at) => openMatters(positions[at] as (typeof positions)[number]),
  });
  const lines = marks.flatMap(({ event, kind, finding, case: about }) => {
    if (kind === 'ruling') return [];
    const first =
      finding ??
      findings.find((one) => one.at === event && (about === null || one.case === about.id)) ??
      findings.find((one) => one.at === event);
    return first === undefined ? [] : [{ text: findingTold(first, timeline, words), at: event + 1 }];
  });
  return lines.length === 0 ? [{ text: text.noIrregularity, at: last }] : lines;
}

/** The sentence of a finding, with its clauses behind it. */
export function findingTold(finding: Finding, { record, positions }: Timeline, words: Words): string {
  const said = findingIfSo(finding, { record, cases: positions.at(-1)?.cases ?? [] }, words, words.written);
  const clauses = finding.laws.map((clause) => words.written.clause(clause));
  return clauses.length === 0 ? said : `${said} (${clauses.join(', ')})`;
}

/** What could be chosen, what was explained, what was chosen, and what differs. */
export function optionsTold({ options }: CaseFile, telling: CaseTelling): CaseLine[] {
  return options.filter(isTold).flatMap((one) => comparedTold(one, telling));
}

/** A choice that was neither explained nor made is listed once, at the last moment it was open. */
function isTold(
  { explained, chosen }: OptionsCompared,
  index: number,
  all: readonly OptionsCompared[],
): boolean {
  const own = all[index];
  const later = all.slice(index + 1).some(({ by, law }) => by === own?.by && law === own.law);
  return explained !== null || chosen !== null || !later;
}

function comparedTold(one: OptionsCompared, { words, text }: CaseTelling): CaseLine[] {
  const { written } = words;
  const { by, law, available, explained, chosen, missing, extra, wasOpen, at } = one;
  const named = (options: readonly Option[]): string =>
    written.series(options.map((option) => words.optionName(option, written)));
  const choice = chosen === null ? '' : words.optionName(chosen, written);
  const line = (said: string, matters = false): CaseLine =>
    matters ? { text: said, at, matters: true } : { text: said, at };
  return [
    line(
      [
        law === null
          ? text.noneAvailable({ seat: written.seat(by) })
          : text.available({
              seat: written.seat(by),
              clause: written.clause(law),
              options: named(available),
            }),
        explained === null ? text.notExplained : text.explained({ options: named(explained) }),
        chosen === null ? text.notChosen : text.chosen({ option: choice }),
      ].join('. '),
    ),
    ...(missing.length === 0 ? [] : [line(text.missingOptions({ options: named(missing) }), true)]),
    ...(extra.length === 0 ? [] : [line(text.extraOptions({ options: named(extra) }), true)]),
    ...(wasOpen ? [] : [line(text.chosenClosed({ option: choice }), true)]),
  ];
}

/** Entries of the record, each with who says so and what is noted beside it. */
export function entriesTold(entries: readonly Entry[], file: CaseFile, telling: CaseTelling): CaseLine[] {
  const { words } = telling;
  return entries.map((entry) => {
    const { fact, event } = entry;
    const parts = [entrySaid(entry, file, telling), vouchedText(fact, words, words.written), noteOn(fact)];
    return { text: joined(parts.filter((part) => part !== '')), at: event + 1, ...wordsSaid(fact) };
  });
}

/** Sentences one after the other; what somebody said ends as he ended it. */
function joined(parts: readonly string[]): string {
  return parts.reduce((said, part) => `${said}${/[.!?;][”»״]$/u.test(said) ? '' : '.'} ${part}`);
}

/** What people said, each in his own words, with when, whether he signed it, and in which language and by whose translation it stands. */
export function statementsTold({ statements }: CaseFile, telling: CaseTelling): CaseLine[] {
  return statements.map(({ fact, event }) => ({
    text: statementTold(fact, telling),
    at: event + 1,
    ...wordsSaid(fact),
  }));
}

function statementTold(fact: FactOf<'StatementMade'>, telling: CaseTelling): string {
  const { wordsLeftOut, quoted } = telling.text;
  return `${spokenBy(fact, telling)}: ${fact.text === '' ? wordsLeftOut : quoted({ words: fact.text })}`;
}

function spokenBy(fact: FactOf<'StatementMade'>, telling: CaseTelling): string {
  const { by, time = '', signed, lang = '', translator } = fact;
  const { text, words } = telling;
  const parts = [
    personTold(by, telling),
    time,
    signed === undefined ? '' : signed ? text.signed : text.notSigned,
    lang === '' ? '' : text.inLanguage({ language: languageName(lang, words) }),
    translator === undefined
      ? ''
      : translator === ''
        ? text.translation
        : text.translatedBy({ who: text.own({ words: personTold(translator, telling) }) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The words of a statement whose language is known. */
export function wordsSaid(fact: Fact): Pick<CaseLine, 'said'> {
  if (fact.type !== 'StatementMade' || (fact.lang ?? '') === '') return {};
  return { said: { words: fact.text, lang: fact.lang ?? '' } };
}

/** Whose account it is, what it tells in place of the record, and what the Laws make of it. */
export function accountTold(account: GivenAccount, file: CaseFile, telling: CaseTelling): CaseLine[] {
  const { words, text } = telling;
  const { timeline } = file;
  const lanes = lanesCompared(timeline, account);
  const { fork, foundBy, time } = account;
  // The first event of the record that the account tells otherwise; the last one, where it only adds to the record.
  const at = Math.min(fork + 1, lastPosition(timeline).at);
  const facts = (told: readonly Fact[], from: Timeline): string =>
    words.written.series(
      told
        .slice(lanes.alike)
        .map((fact, index) =>
          factSentence(fact, from.positions[fork + lanes.alike + index]?.table ?? null, words, words.written),
        ),
    ) || text.nothingThere;
  const who = [personTold(account.by, telling), time ?? ''].filter((part) => part !== '').join(', ');
  return [
    { text: text.accountBy({ who, event: fork + 1 }), at },
    { text: text.recordedThere({ facts: facts(lanes.recorded, timeline) }), at },
    { text: text.toldThere({ facts: facts(lanes.inAccount, lanes.timeline) }), at },
    ...lanes.onlyRecorded.map((finding) => ({
      text: text.lawsOnlyRecorded({ finding: findingTold(finding, timeline, words) }),
      at: finding.at + 1,
      matters: true as const,
    })),
    ...lanes.onlyInAccount.map((finding) => ({
      text: text.lawsOnlyTold({ finding: findingTold(finding, lanes.timeline, words) }),
      at,
      matters: true as const,
    })),
    ...(lanes.onlyRecorded.length + lanes.onlyInAccount.length === 0 ? [{ text: text.lawsAlike, at }] : []),
    ...(foundBy === null ? [] : [foundTold(foundBy, file, text)]),
  ];
}

function accountsTold(file: CaseFile, telling: CaseTelling): CaseLine[] {
  const { text } = telling;
  const { accounts, found } = file;
  const told = accounts.flatMap((account) => accountTold(account, file, telling));
  if (found === null || found.event !== null) return told;
  const line = foundTold(found.by, file, text);
  return [...told, { ...line, text: `${text.recordAccount}: ${line.text}` }];
}

/** Who found an account to be what happened; it rests on the entry of that finding. */
function foundTold(by: Judge, { found }: CaseFile, text: CaseTelling['text']): CaseLine {
  return { text: text.accountFound({ who: text.offices[by] }), at: found === null ? null : found.at + 1 };
}

/** What only people can answer and nobody has. */
function openTold({ timeline }: CaseFile, { words }: CaseTelling): CaseLine[] {
  const end = lastPosition(timeline);
  const open = new Set(openQuestions(end).map(({ question }) => question));
  return [...open].map((question) => ({ text: words.questions[question].ask, at: end.at }));
}

function missing(file: CaseFile, telling: CaseTelling): CaseLine[] {
  return missingFields(file).map((field) => ({
    text: missingTold(field, telling),
    at: null,
    matters: true,
  }));
}

/** Who ruled: a director’s ruling stands with the director, that of whoever hears the case with the decision. */
const isHearing = ({ fact }: Entry): boolean =>
  'by' in fact && (fact.by === 'committee' || fact.by === 'reviewer');

/** Every part of the case that has something to tell, in the order in which a committee reads it. */
export function sectionsOf(file: CaseFile, telling: CaseTelling): readonly CaseSection[] {
  const { words, text } = telling;
  const notes = (group: NoteGroup): CaseLine[] => notesTold(group, file, telling);
  const entries = (list: readonly Entry[]): CaseLine[] => entriesTold(list, file, telling);
  const parts: Readonly<Record<SectionName, readonly CaseLine[]>> = {
    case: notes('case'),
    people: notes('people'),
    organisation: organisationTold(file, telling),
    appeal: notes('appeal'),
    irregularities: irregularitiesTold(file, telling),
    options: optionsTold(file, telling),
    polls: pollsTold(file, telling),
    ruling: [
      ...entries([...file.called, ...file.rulings.filter((one) => !isHearing(one))].sort(inOrder)),
      ...notes('ruling'),
    ],
    facts: entries(file.facts),
    accounts: accountsTold(file, telling),
    statements: statementsTold(file, telling),
    result: resultTold(file.timeline, words).map((line) => ({
      text: line,
      at: lastPosition(file.timeline).at,
    })),
    open: openTold(file, telling),
    panel: notes('panel'),
    checklist: notes('checklist'),
    decision: [...entries(file.rulings.filter(isHearing)), ...notes('decision')],
    closing: notes('closing'),
    missing: missing(file, telling),
    ...casebookTold(telling),
  };
  return (Object.keys(parts) as SectionName[])
    .map((name) => ({ name, title: text.sections[name], lines: parts[name] }))
    .filter(({ lines }) => lines.length > 0);
}

const inOrder = (one: Entry, other: Entry): number => one.event - other.event;
