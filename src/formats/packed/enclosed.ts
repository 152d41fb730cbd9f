/**
 * Facts that an article does not show by itself: the link contains them as separate letters, which the article skips. The order of kinds,
 * fields and values is a public contract: add only at the end.
 */

import type { Fact } from '../../events/event.ts';
import { FACTS, OF_ANY, type Declared, type FactType } from '../../events/facts.ts';
import { isGap } from '../../events/remembered.ts';
import { isOption } from '../../lawbook/choices.ts';
import type { Elections } from '../../lawbook/editions.ts';
import { readEvent } from '../case/readEvent.ts';
import { digitReader, digitWriter, type DigitReader } from './digits.ts';
import { fits } from './fits.ts';
import { put } from './put.ts';
import { FLAG, KNOWN_PLAY, linked, TRICKS, type Fields } from './schema.ts';
import { take, taken } from './take.ts';

/** The part after the events, which an article does not read. */
export const EXTRAS: Fields = {
  // The indexes of elections in the list below: elected, and declined.
  'elected?': { list: 'count' },
  'declined?': { list: 'count' },
  statesContract: FLAG,
  statesDeclarer: FLAG,
  'result?': TRICKS,
  marks: { list: { name: 'text', at: 'count' } },
  // JSON text. A missing value takes no room, so that older links stay the same.
  'comparison?': 'text',
  // JSON text: see `inFull.ts`.
  'inFull?': 'text',
  // The language of the record's own words.
  'lang?': 'text',
};

export interface Extras {
  readonly elected?: readonly number[];
  readonly declined?: readonly number[];
  readonly statesContract: boolean;
  readonly statesDeclarer: boolean;
  readonly result?: number;
  readonly marks: readonly { readonly name: string; readonly at: number }[];
  readonly comparison?: string;
  readonly inFull?: string;
  readonly lang?: string;
}

export const ELECTIONS: readonly (keyof Elections)[] = [
  'pcOn53B',
  '57C1CoversLead',
  'announcedRevokeEstablished',
  'trickTwelvePenaltyCard',
  'keepPenaltyCardsOnPlayOn',
  'voidClaimEstablishes',
];

/** Facts without an enclosed form: a link has the corrected record, so no entries about the recording; skipped tricks are shown. */
const NOT_IN_LINKS = [
  'TricksSkipped',
  'Undone',
  'HandRecorded',
  'BoardRecorded',
  'CaseNoted',
  'AccountGiven',
  'AccountFound',
  'PollPrepared',
  'PollAnswered',
] as const satisfies FactType[];
type InLinks = Exclude<FactType, (typeof NOT_IN_LINKS)[number]>;

const TYPES = (Object.keys(FACTS) as FactType[]).filter(
  (type): type is InLinks => !NOT_IN_LINKS.some((other) => other === type),
);

/** `time` is newer than the first links: a statement with a time is written in full. */
const { by, text } = FACTS.StatementMade;
const STATEMENT_WITHOUT_TIME: Declared = { by, text };

/** The fields of a fact, first who says so, unless it has an actor of that name. The first links had no room for who explained options. */
function fieldsOf(type: InLinks): Fields {
  const own: Declared =
    type === 'CardPlayed' ? KNOWN_PLAY : type === 'StatementMade' ? STATEMENT_WITHOUT_TIME : FACTS[type];
  const { 'by?': by, ...beside } = OF_ANY;
  return linked(
    'by' in own || type === 'OptionsExplained' ? { ...beside, ...own } : { ...beside, 'by?': by, ...own },
  );
}

export const ENCLOSED = Object.fromEntries(TYPES.map((type) => [type, fieldsOf(type)])) as Readonly<
  Record<InLinks, Fields>
>;

/**
 * The fact as letters. It works for facts that are `enclosable` only. An answer and a corrected fact are written as text within
 * them.
 * @throws {Error} for a fact that is not `enclosable`
 */
export function enclose(fact: Fact): string {
  const to = digitWriter();
  const { type, ...fields } = fact;
  to.put(TYPES.indexOf(type as InLinks), TYPES.length);
  put(ENCLOSED[type as InLinks], asText(fact, fields), to);
  return to.text();
}

/** True when the fact can be written as letters and read again without loss. */
export function enclosable(fact: Fact): boolean {
  if (fact.type === 'Amended' && !isGap(fact.with) && !enclosable(fact.with)) return false;
  const { type, ...fields } = fact;
  const layout: Fields | undefined = ENCLOSED[type as InLinks];
  return layout !== undefined && fits(layout, asText(fact, fields));
}

function asText(fact: Fact, fields: object): object {
  if (fact.type === 'QuestionAnswered') return { ...fields, answer: JSON.stringify(fact.answer) };
  if (fact.type !== 'Amended') return fields;
  return { ...fields, with: isGap(fact.with) ? JSON.stringify(fact.with) : enclose(fact.with) };
}

/**
 * The fact; null when the letters are no fact, or one with an unknown option, answer or correction.
 * @throws {Error} never for what the letters hold; an error of the program itself is passed on
 */
export function disclosed(letters: string): Fact | null {
  const from = digitReader(letters);
  return from === null ? null : taken(() => factIn(from));
}

function factIn(from: DigitReader): Fact | null {
  const type = TYPES[from.take(TYPES.length)] as InLinks;
  const fact = { type, ...(take(ENCLOSED[type], from) as object) } as Fact;
  if (!from.atEnd()) return null;
  switch (fact.type) {
    case 'ChoiceMade':
      return isOption(fact.option) ? fact : null;
    case 'OptionsExplained':
      return fact.options.every(isOption) ? fact : null;
    case 'QuestionAnswered': {
      const answer = plain(String(fact.answer));
      return answer === null ? null : { ...fact, answer };
    }
    case 'Amended': {
      const letters = fact.with as unknown as string;
      const inner = letters.startsWith('{') ? gapIn(letters) : disclosed(letters);
      return inner === null ? null : { ...fact, with: inner };
    }
    default:
      return fact;
  }
}

/** A forgotten card or skipped tricks, as JSON in place of another entry; null for other text. */
function gapIn(text: string): Fact | null {
  try {
    const { fact } = readEvent({ ...(JSON.parse(text) as object) });
    return fact !== null && isGap(fact) ? fact : null;
  } catch {
    return null;
  }
}

function plain(text: string): boolean | number | string | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
      ? value
      : null;
  } catch {
    return null;
  }
}
