/**
 * A case as an appeals casebook prints it, with seats and offices instead of people. It is made from the anonymous copy. Statements and
 * texts are printed only on request, without any name that the case knows.
 */

import { SEATS } from '../../../domain/seat.ts';
import { caseFileOf, missingFields, type CaseFile } from '../../../audit/caseFile/caseFile.ts';
import type { MissingField } from '../../../audit/caseFile/caseFile.ts';
import { OF_PEOPLE, PRINTED as PRINTED_FIELDS } from '../../../events/caseNotes.ts';
import type { Fact } from '../../../events/event.ts';
import type { DealRecord } from '../../../events/record.ts';
import { caseFile as english } from '../../../i18n/caseFile/en.ts';
import { timelineOf } from '../../../replay/timeline.ts';
import { replacing, withEachName } from '../names.ts';
import { anonymous, isPick } from './anonymous.ts';
import { missingText, type Casebook, type CaseLine, type CaseWording } from './wording.ts';

/** The sections of a hearing that a casebook prints. */
const PRINTED: ReadonlySet<MissingField> = new Set<MissingField>([
  ...PRINTED_FIELDS,
  'hands',
  'result',
  'ruling',
  'statementNS',
  'statementEW',
  'explained',
]);

/** Replaces the name of a person who has no seat or office. */
const SOMEBODY = '…';

/**
 * The case file without the players' names, and a list of what was left out and what nobody recorded.
 * @param words true to keep what was said and written, without the names that the case knows
 */
export function casebookOf(
  whole: CaseFile,
  wording: CaseWording,
  words: boolean,
): { readonly file: CaseFile; readonly casebook: Casebook } {
  const { source, laws } = whole.timeline;
  const bare = withAlerts(anonymous(source), source);
  const record = words ? withWords(bare, source, hidingAll(whole, wording)) : bare;
  const made = caseFileOf(timelineOf(record, laws));
  const file: CaseFile = {
    ...made,
    statements: made.statements.filter(({ fact }) => fact.text !== ''),
    facts: made.facts.filter(({ fact }) => fact.type !== 'StatementMade' || fact.text !== ''),
  };
  const noted = [...whole.notes.keys()].filter((field) => PRINTED.has(field) && !file.notes.has(field));
  return {
    file,
    casebook: {
      withheld: [
        ...noted,
        ...(spoken(whole) > spoken(file) ? (['statements'] as const) : []),
        ...(explained(source) > explained(record) ? (['explanations'] as const) : []),
      ],
      unknown: missingFields(whole).filter((field) => PRINTED.has(field)),
    },
  };
}

const spoken = ({ statements, facts }: CaseFile): number =>
  statements.length + facts.filter(({ fact }) => fact.type === 'StatementMade').length;

const explained = ({ header, events }: DealRecord): number =>
  (header.remarks ?? []).filter(({ explanation = '' }) => explanation !== '').length +
  events.filter((fact) => fact.type === 'CallMade' && (fact.explanation ?? '') !== '').length;

/** An alert is a fact of the table, so it stays. */
function withAlerts(bare: DealRecord, { header }: DealRecord): DealRecord {
  const remarks = (header.remarks ?? []).flatMap(({ call, alert }) =>
    alert === true ? [{ call, alert }] : [],
  );
  return remarks.length === 0 ? bare : { ...bare, header: { ...bare.header, remarks } };
}

type Hide = (text: string) => string;

function withWords(bare: DealRecord, { header, events }: DealRecord, hide: Hide): DealRecord {
  const { title, scoring, remarks, deal, lang } = header;
  return {
    ...bare,
    header: {
      ...bare.header,
      title: hide(title),
      ...(lang !== undefined && isTag(lang) ? { lang } : {}),
      ...(scoring === undefined ? {} : { scoring: hide(scoring) }),
      ...(remarks === undefined
        ? {}
        : {
            remarks: remarks.map(({ call, alert, explanation }) => ({
              call,
              ...(alert === true ? { alert } : {}),
              ...(explanation === undefined ? {} : { explanation: hide(explanation) }),
            })),
          }),
      deal: { ...bare.header.deal, board: /^\d{1,3}$/.test(deal.board) ? deal.board : '' },
    },
    events: bare.events.map((fact, event) => spelled(fact, events[event] ?? fact, hide)),
  };
}

/** The fact with its texts. */
function spelled(bare: Fact, whole: Fact, hide: Hide): Fact {
  switch (whole.type) {
    case 'StatementMade': {
      const { text, lang, translator } = whole;
      return {
        ...bare,
        text: hide(text),
        ...(lang !== undefined && isTag(lang) ? { lang } : {}),
        // It says that this is a translation, but not whose.
        ...(translator === undefined ? {} : { translator: '' }),
      } as Fact;
    }
    case 'RulingGiven':
      return whole.text === undefined ? bare : ({ ...bare, text: hide(whole.text) } as Fact);
    case 'CallMade':
      return whole.explanation === undefined
        ? bare
        : ({ ...bare, explanation: hide(whole.explanation) } as Fact);
    case 'ClaimMade':
      return whole.statement === undefined ? bare : ({ ...bare, statement: hide(whole.statement) } as Fact);
    case 'CaseNoted':
      return PRINTED.has(whole.field) && bare.type === 'CaseNoted' && bare.text === ''
        ? { ...bare, text: hide(whole.text) }
        : bare;
    case 'PollPrepared':
      return { ...bare, ...hidden(whole, ['scoring', 'methods', 'rule'], hide) } as Fact;
    case 'PollAnswered':
      return { ...bare, ...hidden(whole, isPick(whole.choice) ? NOTED : [...NOTED, 'choice'], hide) } as Fact;
    case 'Amended':
      return bare.type === 'Amended' ? { ...bare, with: spelled(bare.with, whole.with, hide) } : bare;
    default:
      return bare;
  }
}

/** What a peer said besides his choice. */
const NOTED = ['level', 'remark'] as const;

/** Those texts of the fact that it has, without names. */
function hidden<Kind extends Fact>(fact: Kind, fields: readonly (keyof Kind)[], hide: Hide): Partial<Kind> {
  const texts = fields.flatMap((field) => {
    const text = fact[field];
    return typeof text === 'string' ? [[field, hide(text)] as const] : [];
  });
  return Object.fromEntries(texts) as Partial<Kind>;
}

/** True for a language tag, which is no word. */
const isTag = (text: string): boolean => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(text);

/** Removes from free texts every name that the case uses as a name: players' names become seats. Long numbers are removed, too. */
function hidingAll({ timeline, notes }: CaseFile, { text, words }: CaseWording): Hide {
  const { header, events } = timeline.source;
  const ordinary = new Set(
    // English words are ordinary as well, because a case is often written in English, whatever the reader's language.
    [text, english]
      .flatMap(({ people, fields, choices }) => [people, fields, choices])
      .flatMap((passage) => Object.values(passage))
      .flatMap((passage) => namesIn(passage))
      .map((word) => word.toLowerCase()),
  );
  const isName = (word: string): boolean => !ordinary.has(word.toLowerCase());
  const players = SEATS.map((seat) => [header.names?.[seat] ?? '', words.written.seat(seat)] as const);
  const others = [
    ...OF_PEOPLE.map((field) => notes.get(field)?.text ?? ''),
    ...events.flatMap((fact) => authorsOf(fact)),
    ...textsIn(header.people),
  ]
    .flatMap((passage) => namesIn(passage))
    .filter((word) => isName(word))
    .map((word) => [word, SOMEBODY] as const);
  const hide = replacing([...withEachName(players), ...others]);
  return (passage) =>
    hide(passage)
      .replaceAll(/\d{5,}/g, SOMEBODY)
      .replaceAll(/…(?:[\s,-]+…)+/g, SOMEBODY);
}

/** The names of those who say or translate something. */
function authorsOf(fact: Fact): readonly string[] {
  const { by, translator } = { by: undefined, translator: undefined, ...fact } as {
    readonly by?: unknown;
    readonly translator?: unknown;
  };
  return [by, translator].filter((name) => typeof name === 'string' && name.length > 2) as string[];
}

/** Words that may be names: at least three letters, not in lower case. */
function namesIn(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => [...word].length > 2 && !/^\p{Ll}/u.test(word));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [key, ...textsIn(inside)]);
}

/** The sections of a casebook entry: space for a commentary, what is not printed, and what nobody noted. Empty for other papers. */
export function casebookSections(
  wording: CaseWording,
): Readonly<Record<'commentary' | 'withheld' | 'unknown', readonly CaseLine[]>> {
  const { text, casebook } = wording;
  const line = (passage: string): CaseLine => ({ text: passage, at: null });
  const named = (fields: Casebook['withheld']): readonly CaseLine[] =>
    fields.map((field) =>
      line(
        field === 'statements' || field === 'explanations'
          ? text.withheld[field]
          : missingText(field, wording),
      ),
    );
  if (casebook === undefined) return { commentary: [], withheld: [], unknown: [] };
  return {
    commentary: [line(text.blank), line(text.blank)],
    withheld: named(casebook.withheld),
    unknown: named(casebook.unknown),
  };
}
