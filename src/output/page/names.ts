/** What a published deal tells about people: nothing, unless its writer chooses to show it. */

import { defined } from '../../domain/defined.ts';
import { SEATS, type BySeat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { isReadersClaim } from '../../events/readersClaim.ts';
import { withoutCaseFile } from '../../events/settle.ts';
import type { CallRemark, DealRecord, RecordHeader } from '../../events/record.ts';

/** `none` and `seats` remove all names; `initials` shows `A. B.`. */
export const NAMES_SHOWN = ['none', 'seats', 'initials', 'full'] as const;
export type NamesShown = (typeof NAMES_SHOWN)[number];

export interface Reticence {
  readonly names: NamesShown;
  /** Free texts of a record, which may name anybody: notes, statements, explanations, where it was played. */
  readonly notes: boolean;
}

/** `Ada Byron` as `A. B.`: by sign, not by code unit, and the same on a machine in any language. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/u)
    .flatMap((part) => [...part].find((sign) => /\p{L}/u.test(sign)) ?? [])
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}

/** The record with no more of people in it than was chosen, and nothing of a hearing. Facts of the table, the cards and calls, are never touched. */
export function reticent(whole: DealRecord, { names, notes }: Reticence): DealRecord {
  const record = withoutCaseFile(whole);
  const { header } = record;
  const shown = namesShown(header.names, names);
  const hide = hidingNames(header, names);
  const {
    names: _names,
    notes: words,
    source,
    event,
    session,
    table,
    room,
    translations,
    remarks,
    people,
    seal,
    ...rest
  } = header;
  const translated = Object.entries(translations ?? {}).map(([language, { title, texts, ...kept }]) => [
    language,
    {
      ...hidden({ title, ...(notes ? kept : {}) }, hide),
      ...(texts === undefined || !notes ? {} : { texts: hiddenIn(texts, hide) }),
    },
  ]);
  const occasion = { source, event, session, table, room, notes: words };
  return {
    ...record,
    header: {
      ...rest,
      title: hide(header.title),
      ...(shown === null ? {} : { names: shown }),
      ...(notes ? hidden(occasion, hide) : {}),
      // `people` names persons in any form. A seal belongs to the complete file only.
      ...(notes && names === 'full' ? defined({ people, seal }) : {}),
      ...(remarks === undefined ? {} : { remarks: remarks.map((one) => remarkFor(one, notes, hide)) }),
      ...(translations === undefined ? {} : { translations: Object.fromEntries(translated) }),
    },
    events: record.events.map((fact) => factFor(fact, notes, hide)),
  };
}

/** Replaces players’ names in free texts by what the writer chose. */
function hidingNames(
  { names: all }: Pick<RecordHeader, 'names'>,
  names: NamesShown,
): (text: string) => string {
  return names === 'full' ? (text) => text : hiding(all ?? {}, namesShown(all, names) ?? {});
}

function namesShown(all: RecordHeader['names'], how: NamesShown): Partial<BySeat<string>> | null {
  if (all === undefined || how === 'none' || how === 'seats') return null;
  if (how === 'full') return all;
  return Object.fromEntries(Object.entries(all).map(([seat, name]) => [seat, initialsOf(name)]));
}

/** Replaces all names of the four players, whole or in parts, in all free texts. */
function hiding(all: Partial<BySeat<string>>, shown: Partial<BySeat<string>>): (text: string) => string {
  return replacing(withEachName(SEATS.map((seat) => [all[seat] ?? '', shown[seat] ?? seat] as const)));
}

/** A name and its replacement. */
type Replaced = readonly [name: string, instead: string];

/**
 * Words of a report on bridge that are also names: somebody called King is hidden by the whole name, because a king of spades must stay
 * one.
 */
const OF_BRIDGE = new Set(
  (
    'ace king queen jack ten spade heart diamond club north south east west trump grand slam pass double lead law hand card deal board ' +
    'as papaz kral kız vale maça kupa karo sinek kuzey güney doğu batı koz pas ' +
    'άσος άσσος ρήγας βασιλιάς ντάμα βαλές κούπα καρό σπαθί βορράς νότος ανατολή δύση πάσο ' +
    'אס מלך מלכה נסיך עלה לב יהלום תלתן צפון דרום מזרח מערב'
  ).split(' '),
);

/** The names, with each word of three letters or more in them that is no word of bridge. */
export function withEachName(names: readonly Replaced[]): readonly Replaced[] {
  return names.flatMap(([whole, instead]) => {
    const name = whole.trim();
    const parts = name
      .split(/\s+/u)
      .filter((part) => [...part].length > 2 && !OF_BRIDGE.has(part.toLowerCase()));
    return [...new Set([name, ...parts])]
      .filter((part) => part !== '')
      .map((part) => [part, instead] as const);
  });
}

/** A single word of so many letters is hidden in small letters, too: shorter ones, as in “may” and “will”, are mostly no name there. */
const UNMISTAKABLE = 6;

/** A name of several words in any case; a short word in small letters only if the name itself is written so. */
function isMeant(found: string, name: string): boolean {
  const [initial = ''] = name;
  return (
    found.startsWith(initial) ||
    initial === initial.toLowerCase() ||
    /\s/u.test(name) ||
    [...name].length >= UNMISTAKABLE
  );
}

/** Replaces each name in a text, the longest first; a name inside a longer word is left alone. */
export function replacing(names: readonly Replaced[]): (text: string) => string {
  const known = names.toSorted(([one], [other]) => other.length - one.length);
  return (text) =>
    known.reduce(
      (words, [name, instead]) =>
        words.replaceAll(new RegExp(`(?<!\\p{L})${escapedPattern(name)}(?!\\p{L})`, 'giu'), (found) =>
          isMeant(found, name) ? instead : found,
        ),
      text,
    );
}

function escapedPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function hidden<T extends Readonly<Record<string, string | undefined>>>(
  texts: T,
  hide: (text: string) => string,
): { [key in keyof T]?: string } {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, hide(text)]])),
  ) as { [key in keyof T]?: string };
}

/** Translations are looked up by the texts in the facts, so keys and values are changed alike. */
function hiddenIn(
  texts: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([own, other]) => [hide(own), hide(other)]));
}

/** An alert is a fact of the table; an explanation is somebody's own words. */
function remarkFor(remark: CallRemark, notes: boolean, hide: (text: string) => string): CallRemark {
  const { call, alert, explanation, note } = remark;
  return {
    call,
    ...(alert === undefined ? {} : { alert }),
    ...(notes ? hidden({ explanation, note }, hide) : {}),
  };
}

/** Keys of a fact with free texts. */
const FREE = ['note', 'text', 'statement', 'explanation', 'words', 'time', 'lang', 'translator'] as const;

function factFor(fact: Fact, notes: boolean, hide: (text: string) => string): Fact {
  const copy: Record<string, unknown> = { ...fact };
  for (const key of FREE) {
    const text = copy[key];
    // A reader's note on a claim is a number, and nobody's words.
    if (typeof text !== 'string' || (key === 'note' && isReadersClaim(text))) continue;
    // The words of a call of dummy's card are a fact of the table, and no remark.
    if (notes || (key === 'words' && fact.type === 'CardCalled')) copy[key] = hide(text);
    else if (key === 'text' && fact.type === 'StatementMade') copy[key] = '…';
    else delete copy[key];
  }
  // Who vouches or speaks may be a person; a seat, a side or an office is none.
  const { by } = copy;
  if (typeof by === 'string' && !/^(?:[NESW]|NS|EW|both|director|committee|reviewer)$/.test(by)) {
    if (notes) copy['by'] = hide(by);
    else if (/^(?:StatementMade|RulingGiven|ScoreAssigned)$/.test(fact.type)) copy['by'] = 'director';
    else delete copy['by'];
  }
  if (fact.type === 'Amended') copy['with'] = factFor(fact.with, notes, hide);
  return copy as unknown as Fact;
}
