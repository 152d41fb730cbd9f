/** The kinds of events, grouped as directors think of them, and the fields of each. */

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

/** What a director records in most rulings comes before the many ways of playing a card: both stand on the first screen of a phone. */
export const KINDS: Readonly<Record<Group, readonly KindWord[]>> = {
  seen: ['dropped', 'shown', 'exposed', 'handfaced', 'saw'],
  spoken: ['attention', 'asked', 'director', 'said', 'bid'],
  claim: ['claim', 'concede', 'agreed', 'doubted', 'objected', 'playon', 'consents'],
  settled: ['answer', 'offered', 'chose', 'ruling', 'score'],
  played: ['play', 'together', 'facedown', 'facelead', 'totrick', 'unknown', 'tricks'],
  taken: ['withdrawn', 'turned', 'inspected'],
  dummy: ['calls', 'places', 'touches', 'dummy'],
  after: ['returned', 'nextboard', 'roundover', 'correctionover'],
  record: ['hand', 'board', 'undo', 'amend'],
};

/** A field of a fact as one question; a word for yes and a word for no are two answers to it. */
export interface AskedField {
  readonly field: string;
  readonly kind: SlotKind;
  readonly optional: boolean;
  readonly default?: Default;
  /** The possible values of a flag. */
  readonly flags: readonly boolean[];
}

interface Meant {
  /** The word of the typed line that records it. */
  readonly word: string;
  /** Fields whose values the kind determines. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Optional fields that are asked nevertheless, because they distinguish this kind. */
  readonly asks?: readonly string[];
  /** Values that apply unless somebody says otherwise. */
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

/** Optional additions to any fact, for which nobody is asked. The first four have kinds of their own that ask for them. */
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
/** The fields that a person is asked for; those that only a file can contain are left out. */
const slotsOf = (kind: KindWord): readonly Slot[] =>
  (WORDS[meantBy(kind).word]?.slots ?? []).filter((slot) => slot.kind !== 'json');

/** The type of fact that this kind records. */
export const typeOf = (kind: KindWord): Fact['type'] => WORDS[meantBy(kind).word]?.type ?? 'StatementMade';

/** The values of this kind that apply unless somebody says otherwise; may be empty. */
export const presumedFor = (kind: KindWord): Readonly<Record<string, unknown>> =>
  meantBy(kind).presumed ?? {};

/** The fields that the kind determines, with their values. They are never asked. */
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
    const before = fields.get(field);
    const flags = [...(before?.flags ?? []), ...(value === undefined ? [] : [value])];
    const more = given === undefined ? {} : { default: given };
    // The form asks what the side wins, also for a concession.
    const asked = kind === 'won' || kind === 'lost' ? 'number' : kind;
    fields.set(field, {
      field,
      kind: asked,
      optional: optional === true && before?.optional !== false,
      flags,
      ...more,
    });
  }
  return [...fields.values()];
}

/** Whether the field is asked for at all, although it may be left out. */
export function isAskedFor(kind: KindWord, { field, optional }: AskedField): boolean {
  return !optional || (meantBy(kind).asks ?? []).includes(field);
}

/** True for a field that is never asked, but that somebody may add. */
export const isBeside = (kind: KindWord, { field }: AskedField): boolean =>
  BESIDE.has(field) && !(field === 'trick' && typeOf(kind) !== 'CardPlayed');

/** The kinds about one card. */
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
