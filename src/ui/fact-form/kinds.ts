/** The kinds of things that happen, grouped as a director thinks of them, and what each asks for. */

import type { Fact } from '../../events/event.ts';
import { STATUSES } from '../../events/facts.ts';
import { isUnknownPlay } from '../../events/remembered.ts';
import { VOUCHING, WORDS } from '../../formats/typed/grammar.ts';
import type { Default, Slot, SlotKind } from '../../formats/typed/slots.ts';
import { ACTS_BY } from '../../events/vouching.ts';
import type { AskingWords } from '../../i18n/asking/words.ts';
import type { Words } from '../../i18n/words.ts';

type Text = Words['screen']['happening'];
export type KindWord = keyof Text['kinds'];
export type Group = keyof AskingWords['groups'];

export const KINDS: Readonly<Record<Group, readonly KindWord[]>> = {
  seen: ['dropped', 'shown', 'exposed', 'handfaced', 'saw'],
  played: ['play', 'together', 'facedown', 'facelead', 'totrick', 'unknown', 'tricks'],
  taken: ['withdrawn', 'turned', 'inspected'],
  dummy: ['calls', 'places', 'touches', 'dummy'],
  spoken: ['attention', 'asked', 'director', 'said', 'bid'],
  claim: ['claim', 'concede', 'agreed', 'doubted', 'objected', 'playon', 'consents'],
  settled: ['answer', 'offered', 'chose', 'ruling', 'score'],
  after: ['returned', 'nextboard', 'roundover', 'correctionover'],
  record: ['hand', 'board', 'undo', 'amend'],
};

/** A field of a fact as one question: a word for yes and one for no are two answers to it. */
export interface AskedField {
  readonly field: string;
  readonly kind: SlotKind;
  readonly optional: boolean;
  readonly default?: Default;
  /** What a flag may be set to. */
  readonly flags: readonly boolean[];
}

interface Meant {
  /** The word of the typed line that records it. */
  readonly word: string;
  /** Fields that the kind itself decides. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Fields that are asked for although they may be left out: without them the kind would not be this one. */
  readonly asks?: readonly string[];
  /** What is meant unless somebody says otherwise. */
  readonly presumed?: Readonly<Record<string, unknown>>;
}

const MEANT: Readonly<Partial<Record<KindWord, Meant>>> = {
  together: { word: 'play', fixed: { together: true } },
  totrick: { word: 'play', asks: ['trick'] },
  answer: { word: 'answer', presumed: { by: 'director' } },
  ruling: { word: 'ruling', presumed: { by: 'director' } },
  score: { word: 'score', presumed: { by: 'director' } },
  undo: { word: 'undo', asks: ['event'] },
};

/** What may be recorded beside a fact: nobody is asked for it, and everybody may add it. Kinds of their own ask for the first four. */
const BESIDE: ReadonlySet<string> = new Set([
  'together',
  'trick',
  'faceDown',
  'change',
  'alert',
  'explanation',
  'words',
  'text',
  'time',
  'signed',
  'lang',
  'translator',
]);

const meantBy = (kind: KindWord): Meant => MEANT[kind] ?? { word: kind };
/** The parts of the kind that a person is asked for; those that only a file can hold are left out. */
const slotsOf = (kind: KindWord): readonly Slot[] =>
  (WORDS[meantBy(kind).word]?.slots ?? []).filter((slot) => slot.kind !== 'json');

/** The type of fact that this kind records. */
export const typeOf = (kind: KindWord): Fact['type'] => WORDS[meantBy(kind).word]?.type ?? 'StatementMade';

/** The values that this kind takes unless somebody says otherwise; empty when it has none. */
export const presumedFor = (kind: KindWord): Readonly<Record<string, unknown>> =>
  meantBy(kind).presumed ?? {};

/** The fields of the fact that its kind decides, with their values. They are never asked for. */
export const fixedBy = (kind: KindWord): Readonly<Record<string, unknown>> => {
  const { word, fixed = {} } = meantBy(kind);
  return { ...WORDS[word]?.fixed, ...fixed };
};

/** The fields of the kind in the order in which they are asked for. */
export function fieldsOf(kind: KindWord): readonly AskedField[] {
  return merged(slotsOf(kind).filter(({ field }) => !(field in fixedBy(kind))));
}

/** What may be recorded beside any fact: whether the sides agree, who says so, a note. */
export function besideOf(kind: KindWord): readonly AskedField[] {
  const own = ACTS_BY.has(typeOf(kind));
  return merged(VOUCHING.filter(({ field }) => field !== 'by' || !own)).map((asked) =>
    asked.field === 'status' ? { ...asked, kind: STATUSES } : asked,
  );
}

function merged(slots: readonly Slot[]): readonly AskedField[] {
  const fields = new Map<string, AskedField>();
  for (const { field, kind, optional, default: given, value } of slots) {
    const flags = [...(fields.get(field)?.flags ?? []), ...(value === undefined ? [] : [value])];
    const more = given === undefined ? {} : { default: given };
    fields.set(field, { field, kind, optional: optional === true, flags, ...more });
  }
  return [...fields.values()];
}

/** Whether the field is asked for at all, although it may be left out. */
export function isAskedFor(kind: KindWord, { field, optional }: AskedField): boolean {
  return !optional || (meantBy(kind).asks ?? []).includes(field);
}

/** True for a field that is never asked for, but that somebody may add. */
export const isBeside = (kind: KindWord, { field }: AskedField): boolean =>
  BESIDE.has(field) && !(field === 'trick' && typeOf(kind) !== 'CardPlayed');

/** Kinds that are about one card. */
export const OF_A_CARD: readonly KindWord[] = Object.values(KINDS)
  .flat()
  .filter((kind) =>
    slotsOf(kind).some(({ field, optional }) => field === 'card' && (optional !== true || kind === 'calls')),
  );

/** The kind by which every field of the fact can be filled, so that it can be corrected. */
export function kindOf(fact: Fact): KindWord {
  if (isUnknownPlay(fact)) return 'unknown';
  if (fact.type === 'ClaimMade') return fact.kind === 'claim' ? 'claim' : 'concede';
  const kinds = Object.values(KINDS).flat();
  return (
    kinds.find((kind) => typeOf(kind) === fact.type && Object.keys(fixedBy(kind)).length === 0) ?? 'said'
  );
}
