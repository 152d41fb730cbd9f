/** A case in words, part by part, for the page before the hearing, the screens and the papers. Each line knows the moment it rests on. */

import type { Table } from '../../../domain/table.ts';
import type { CaseFile, Entry } from '../../../audit/caseFile/caseFile.ts';
import { missingFields } from '../../../audit/caseFile/caseFile.ts';
import type { OptionsCompared } from '../../../audit/caseFile/compared.ts';
import { lanesCompared, type GivenAccount } from '../../../audit/caseFile/accounts.ts';
import { fieldsOf, type NoteGroup } from '../../../events/caseNotes.ts';
import type { Fact, FactOf, Judge } from '../../../events/event.ts';
import { noteOn } from '../../../events/vouching.ts';
import type { CaseFileWords } from '../../../i18n/caseFile/en.ts';
import { joined } from '../../../i18n/inOrder.ts';
import { languageName } from '../../../i18n/languages.ts';
import { rewrittenText } from '../../../i18n/rewritten.ts';
import { factSentence, vouchedText } from '../../../i18n/sentence.ts';
import { numberIn } from '../../../lawbook/catalogue.ts';
import type { Option } from '../../../lawbook/choices.ts';
import type { Edition } from '../../../lawbook/editions.ts';
import { casebookSections } from './casebook.ts';
import { findingLine, irregularityLines } from './irregularities.ts';
import { resultLines } from '../result.ts';
import { leftToPeople } from './leftToPeople.ts';
import { organisationLines } from './organisation.ts';
import { missingText, noteText, unendedLines, type CaseLine, type CaseWording } from './wording.ts';
import { pollsLines } from '../polls/counted.ts';
import { lastPosition, type Timeline } from '../../../replay/timeline.ts';

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
export function personText(by: string, { text }: CaseWording): string {
  const people: Readonly<Record<string, string>> = text.people;
  return Object.hasOwn(people, by) ? (people[by] as string) : by || text.somebody;
}

/** A note behind the name of its field. It may be written in any direction. */
function noteLine(
  { field, text }: Pick<FactOf<'CaseNoted'>, 'field' | 'text'>,
  at: number,
  file: CaseFile,
  wording: CaseWording,
): CaseLine {
  const words = text === '' ? '–' : noteText(field, text, file, wording);
  return { text: `${wording.text.fields[field]}: ${words}`, at, said: { words, lang: '' } };
}

/** The notes of that part of the case. */
const noteLines = (group: NoteGroup, file: CaseFile, wording: CaseWording): CaseLine[] =>
  fieldsOf(group, file.procedure).flatMap((field) => {
    const note = file.notes.get(field);
    return note === undefined ? [] : [noteLine({ field, text: note.text }, note.event + 1, file, wording)];
  });

/** An entry of the log: a note with its field, a statement with how it was given, any other fact described at the table before it; who says so and its status. */
export const logLine = ({ fact, event }: Entry, file: CaseFile, wording: CaseWording): CaseLine =>
  fact.type === 'CaseNoted'
    ? noteLine(fact, event + 1, file, wording)
    : entryLine({ fact, event }, file, wording);

/** An entry with its source, status and note; for a correction, those of the corrected entry. */
function entryLine(entry: Entry, file: CaseFile, wording: CaseWording): CaseLine {
  const { words } = wording;
  const { fact, event } = entry;
  const now = fact.type === 'Amended' ? fact.with : fact;
  const { source, positions } = file.timeline;
  const tableAt = (at: number): Table | null => positions[at]?.table ?? null;
  const parts = [
    entryText(entry, file, wording),
    vouchedText(now, words, words.written),
    noteOn(now),
    rewrittenText(source, event + 1, tableAt, words, words.written),
  ];
  return { text: joined(parts.filter((part) => part !== '')), at: event + 1, ...wordsSaid(fact) };
}

function entryText({ fact, event }: Entry, { timeline }: CaseFile, wording: CaseWording): string {
  const { words } = wording;
  if (fact.type === 'StatementMade') return statementText(fact, wording);
  return factSentence(fact, timeline.positions[event]?.table ?? null, words, words.written);
}

/** The options of each player: the legal ones, those explained, the chosen one, and the differences. */
export function optionLines({ options, timeline }: CaseFile, wording: CaseWording): CaseLine[] {
  const { edition } = timeline.laws;
  return options.filter(isShown).flatMap((one) => comparedLines(one, edition, wording));
}

/** If no choice was explained or made, its options are listed once, at the last moment at which they were open. */
function isShown(
  { by, law, explained, chosen }: OptionsCompared,
  index: number,
  all: readonly OptionsCompared[],
): boolean {
  const later = all.slice(index + 1).some((other) => other.by === by && other.law === law);
  return explained !== null || chosen !== null || !later;
}

function comparedLines(one: OptionsCompared, edition: Edition, { words, text }: CaseWording): CaseLine[] {
  const { written } = words;
  const { by, law, available, explained, chosen, missing, extra, wasOpen, at } = one;
  const named = (options: readonly Option[]): string =>
    written.series(options.map((option) => words.optionName(option, written)));
  const choice = chosen === null ? '' : words.optionName(chosen, written);
  const line = (sentence: string, matters = false): CaseLine =>
    matters ? { text: sentence, at, matters: true } : { text: sentence, at };
  return [
    line(
      [
        law === null
          ? text.noneAvailable({ seat: written.seat(by) })
          : text.available({
              seat: written.seat(by),
              clause: written.clause(numberIn(law, edition)),
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

/** Entries of the record, each with its source, status and note. */
export function entryLines(entries: readonly Entry[], file: CaseFile, wording: CaseWording): CaseLine[] {
  return entries.map((entry) => entryLine(entry, file, wording));
}

/** What people said, each in his own words, with when, whether he signed it, and in which language and by whose translation it stands. */
export function statementLines({ statements }: CaseFile, wording: CaseWording): CaseLine[] {
  return statements.map(({ fact, event }) => ({
    text: statementText(fact, wording),
    at: event + 1,
    ...wordsSaid(fact),
  }));
}

function statementText(fact: FactOf<'StatementMade'>, wording: CaseWording): string {
  const { wordsLeftOut, quoted } = wording.text;
  return `${spokenBy(fact, wording)}: ${fact.text === '' ? wordsLeftOut : quoted({ words: fact.text })}`;
}

function spokenBy(fact: FactOf<'StatementMade'>, wording: CaseWording): string {
  const { by, time = '', signed, lang = '', translator } = fact;
  const { text, words } = wording;
  const parts = [
    personText(by, wording),
    time,
    signed === undefined ? '' : signed ? text.signed : text.notSigned,
    lang === '' ? '' : text.inLanguage({ language: languageName(lang, words) }),
    translator === undefined
      ? ''
      : translator === ''
        ? text.translation
        : text.translatedBy({ who: text.own({ words: personText(translator, wording) }) }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The words of a statement, and their language where it is known. */
export function wordsSaid(fact: Fact): Pick<CaseLine, 'said'> {
  if (fact.type !== 'StatementMade') return {};
  return { said: { words: fact.text, lang: fact.lang ?? '' } };
}

/** The person who gave the account, the events it has in place of the record's, and the findings of the Laws about them. */
export function accountLines(account: GivenAccount, file: CaseFile, wording: CaseWording): CaseLine[] {
  const { words, text } = wording;
  const { timeline } = file;
  const lanes = lanesCompared(timeline, account);
  const { fork, foundBy, time } = account;
  // The first event that the account tells differently, or the last one if the account only adds events.
  const at = Math.min(fork + 1, lastPosition(timeline).at);
  const facts = (given: readonly Fact[], from: Timeline): string =>
    words.written.series(
      given
        .slice(lanes.alike)
        .map((fact, index) =>
          factSentence(fact, from.positions[fork + lanes.alike + index]?.table ?? null, words, words.written),
        ),
    ) || text.nothingThere;
  const who = [personText(account.by, wording), time ?? ''].filter((part) => part !== '').join(', ');
  return [
    { text: text.accountBy({ who, event: fork + 1 }), at },
    { text: text.recordedThere({ facts: facts(lanes.recorded, timeline) }), at },
    { text: text.accountThere({ facts: facts(lanes.inAccount, lanes.timeline) }), at },
    ...lanes.onlyRecorded.map((finding) => ({
      text: text.lawsOnlyRecorded({ finding: findingLine(finding, timeline, words) }),
      at: finding.at + 1,
      matters: true as const,
    })),
    ...lanes.onlyInAccount.map((finding) => ({
      text: text.lawsOnlyInAccount({ finding: findingLine(finding, lanes.timeline, words) }),
      at,
      matters: true as const,
    })),
    ...(lanes.onlyRecorded.length + lanes.onlyInAccount.length === 0 ? [{ text: text.lawsAlike, at }] : []),
    ...(foundBy === null ? [] : [foundLine(foundBy, file, text)]),
  ];
}

function accountsLines(file: CaseFile, wording: CaseWording): CaseLine[] {
  const { text } = wording;
  const { accounts, found } = file;
  const lines = accounts.flatMap((account) => accountLines(account, file, wording));
  if (found === null || found.event !== null) return lines;
  const line = foundLine(found.by, file, text);
  return [...lines, { ...line, text: `${text.recordAccount}: ${line.text}` }];
}

/** A line for what is told by the record, if another account was found to be what happened; empty otherwise. */
export function otherFound({ accounts, found }: CaseFile, wording: CaseWording): CaseLine[] {
  const { text } = wording;
  return accounts.flatMap(({ by, fork, foundBy }) => {
    if (foundBy === null) return [];
    const account = text.accountBy({ who: personText(by, wording), event: fork + 1 });
    const sentence = text.otherFound({ who: text.offices[foundBy], account });
    return [{ text: sentence, at: found === null ? null : found.at + 1, matters: true as const }];
  });
}

/** Who found that the account is true, with the moment of that finding. */
function foundLine(by: Judge, { found }: CaseFile, text: CaseWording['text']): CaseLine {
  return { text: text.accountFound({ who: text.offices[by] }), at: found === null ? null : found.at + 1 };
}

function missing(file: CaseFile, wording: CaseWording): CaseLine[] {
  return missingFields(file).map((field) => ({
    text: missingText(field, wording),
    at: null,
    matters: true,
  }));
}

/** True for a ruling of those who hear the case, which is printed with the decision; a director’s ruling is printed with the director. */
const isHearing = ({ fact }: Entry): boolean =>
  'by' in fact && (fact.by === 'committee' || fact.by === 'reviewer');

/** Every part of the case that has something to tell, in the order in which a committee reads it. */
export function sectionsOf(file: CaseFile, wording: CaseWording): readonly CaseSection[] {
  const { words, text } = wording;
  const notes = (group: NoteGroup): CaseLine[] => noteLines(group, file, wording);
  const entries = (list: readonly Entry[]): CaseLine[] => entryLines(list, file, wording);
  const other = otherFound(file, wording);
  const byRecord = (lines: readonly CaseLine[]): readonly CaseLine[] =>
    lines.length === 0 ? [] : [...other, ...lines];
  const { at } = lastPosition(file.timeline);
  const result = [
    ...resultLines(file.timeline, words).map((line) => ({ text: line, at })),
    ...unendedLines(file, wording),
  ];
  const bySection: Readonly<Record<SectionName, readonly CaseLine[]>> = {
    case: notes('case'),
    people: notes('people'),
    organisation: organisationLines(file, wording),
    appeal: notes('appeal'),
    irregularities: byRecord(irregularityLines(file, wording)),
    options: byRecord(optionLines(file, wording)),
    polls: pollsLines(file, wording),
    ruling: [
      ...entries([...file.called, ...file.rulings.filter((one) => !isHearing(one))].sort(inOrder)),
      ...notes('ruling'),
    ],
    facts: entries(file.facts),
    accounts: accountsLines(file, wording),
    statements: statementLines(file, wording),
    result: byRecord(result),
    open: leftToPeople(file, wording),
    panel: notes('panel'),
    checklist: notes('checklist'),
    decision: [...entries(file.rulings.filter(isHearing)), ...notes('decision')],
    closing: notes('closing'),
    missing: missing(file, wording),
    ...casebookSections(wording),
  };
  return (Object.keys(bySection) as SectionName[])
    .map((name) => ({ name, title: text.sections[name], lines: bySection[name] }))
    .filter(({ lines }) => lines.length > 0);
}

const inOrder = (one: Entry, other: Entry): number => one.event - other.event;
