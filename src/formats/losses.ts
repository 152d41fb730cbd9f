/**
 * Lists what a target format can't express of a deal, item by item: only codes and plain values; `src/i18n` has the sentences. Facts are
 * identified by their number, everything else by its code.
 */

import type { Fact, FactType } from '../events/event.ts';
import { isReadersClaim } from '../events/readersClaim.ts';
import { ACTS_BY } from '../events/vouching.ts';
import { isPlainPlay, outlineOf, type Outline, type WrittenDeal } from './outline.ts';
import { USUAL_EDITION } from '../lawbook/editions.ts';

export const TARGETS = ['case', 'pbn', 'lin', 'bbo', 'rbn', 'usebio', 'dup', 'bri', 'dlm'] as const;
export type Target = (typeof TARGETS)[number];

/** Losses other than facts, which have the code of their type: parts of the head, or of the file. */
export const OTHER_LOSSES = [
  'cardNotStanding',
  'unknownCard',
  'playManner',
  'witness',
  'cardNote',
  'callRemark',
  'callsSkipped',
  'claimant',
  'claimStatement',
  'claimNote',
  'acceptedLead',
  'revokeMark',
  'play',
  'auction',
  'contract',
  'statedResult',
  'title',
  'event',
  'session',
  'table',
  'room',
  'scoring',
  'names',
  'edition',
  'elections',
  'notes',
  'board',
  'conditions',
  'unknownHand',
  'mark',
  'check',
  'key',
  'tag',
  'section',
  'letters',
  'inventedAuction',
  'incompleteDeal',
  'cardlessDeal',
  'seats',
  'order',
] as const;
export type LossCode = FactType | (typeof OTHER_LOSSES)[number];

export interface LossItem {
  readonly code: LossCode;
  /** The number of the fact in the record, from 0. */
  readonly event?: number;
  /** The number of the deal in the source file, from 0. */
  readonly deal?: number;
  readonly params: Readonly<Record<string, string | number>>;
  /** Written, but in a place that only this program reads: lost for all others. */
  readonly kept?: true;
}

/** A file as text, and what it does not say. */
export interface Written {
  readonly text: string;
  readonly losses: readonly LossItem[];
}

const WITH_PLAY: readonly LossCode[] = [
  'play',
  'auction',
  'contract',
  'callRemark',
  'cardNote',
  'names',
  'board',
];

/** Losses that a case has no place for: parts of other formats, or what is no part of a deal. */
const NOT_IN_A_CASE: ReadonlySet<LossCode> = new Set<LossCode>([
  'tag',
  'section',
  'inventedAuction',
  'incompleteDeal',
  'cardlessDeal',
  'conditions',
  'seats',
  'order',
]);

/** For each target the codes that it can express. All other codes are lost. */
const CARRIES: Readonly<Record<Target, ReadonlySet<LossCode>>> = {
  case: new Set<LossCode>(OTHER_LOSSES.filter((code) => !NOT_IN_A_CASE.has(code))),
  pbn: new Set<LossCode>([
    ...WITH_PLAY,
    'callsSkipped',
    'acceptedLead',
    'revokeMark',
    'statedResult',
    'event',
    'session',
    'table',
    'room',
    'scoring',
    'notes',
    'unknownHand',
    'tag',
    'section',
  ]),
  lin: new Set<LossCode>([...WITH_PLAY, 'event', 'session', 'room', 'scoring', 'notes', 'letters']),
  bbo: new Set<LossCode>([...WITH_PLAY, 'letters']),
  rbn: new Set<LossCode>([...WITH_PLAY, 'event', 'session', 'room', 'scoring', 'notes', 'letters']),
  usebio: new Set<LossCode>([...WITH_PLAY, 'event', 'session', 'room', 'scoring', 'notes', 'letters']),
  dup: new Set<LossCode>(),
  bri: new Set<LossCode>(),
  dlm: new Set<LossCode>(['board']),
};

/** Everything of the deal that the target has no place for. */
export function lossesOf(deal: WrittenDeal, target: Target, outline: Outline = outlineOf(deal)): LossItem[] {
  const carried = CARRIES[target];
  return itemsOf(deal, outline)
    .filter(({ code }) => !carried.has(code) && !(target === 'case' && isFactCode(code)))
    .map((item) => (target === 'pbn' && !NOT_IN_TABLE.has(item.code) ? { ...item, kept: true } : item));
}

/** The program's own table in a PBN file holds everything that a case file holds, except these. */
const NOT_IN_TABLE: ReadonlySet<LossCode> = new Set<LossCode>(['letters']);

function isFactCode(code: LossCode): boolean {
  return !(OTHER_LOSSES as readonly string[]).includes(code);
}

/** All that a deal holds besides hands, dealer and vulnerability. */
export function itemsOf(deal: WrittenDeal, outline: Outline): readonly LossItem[] {
  const items: LossItem[] = [];
  const add = (code: LossCode, params: LossItem['params'] = {}, event?: number): void => {
    items.push({ code, ...(event === undefined ? {} : { event }), params });
  };
  headItems(deal, outline, add);
  const notStanding = new Set(outline.notStanding);
  const firstCard = deal.record.events.findIndex(({ type }) => type === 'CardPlayed');
  for (const [event, fact] of deal.record.events.entries()) {
    factItems(fact, event, notStanding.has(event), outline, add);
    // Every other format has the calls before the cards.
    if (fact.type === 'CallMade' && firstCard >= 0 && event > firstCard) add('CallMade', {}, event);
  }
  for (const [mark, moment] of Object.entries(deal.record.marks ?? {})) add('mark', { mark, moment });
  for (const { moment } of deal.extras?.checks ?? []) add('check', { moment });
  for (const key of Object.keys(deal.extras?.rest ?? {})) add('key', { key });
  for (const [tag, value] of deal.tags ?? []) {
    if (deal.tables?.has(tag) === true) add('section', { tag });
    else if (value !== '' && value !== '?' && (!CARRIED_TAGS.has(tag) || isBeside(tag, outline)))
      add('tag', { tag });
  }
  return items;
}

type Add = (code: LossCode, params?: LossItem['params'], event?: number) => void;

/** PBN tags whose values are in the record. */
const CARRIED_TAGS: ReadonlySet<string> = new Set(
  (
    'Event Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play Session Table ' +
    'Room RulingTable'
  ).split(' '),
);

/** For a passed-out board, a record has neither of these. */
function isBeside(tag: string, { passedOut }: Outline): boolean {
  return passedOut && (tag === 'Declarer' || tag === 'Result');
}

const TEXT_FIELDS = ['event', 'session', 'table', 'room', 'scoring'] as const;

function headItems({ record }: WrittenDeal, outline: Outline, add: Add): void {
  const { header } = record;
  if (header.title !== '' && header.title !== header.event) add('title', { text: header.title });
  for (const field of TEXT_FIELDS) {
    const text = header[field];
    if (text !== undefined) add(field, { text });
  }
  if (header.names !== undefined) add('names');
  if (header.edition !== USUAL_EDITION) add('edition', { edition: header.edition });
  if (header.elections !== undefined) add('elections');
  if (header.notes !== undefined) add('notes');
  for (const key of ['translations', 'people', 'seal', 'comparison'] as const)
    if (header[key] !== undefined) add('key', { key });
  if (header.deal.board !== '') add('board', { board: header.deal.board });
  for (const [seat, hand] of Object.entries(header.deal.hands))
    if (hand === null) add('unknownHand', { seat });
  if (outline.calls.length > 0) add('auction', { count: outline.calls.length });
  if (!outline.inRotation) add('callsSkipped');
  for (const [index, { alert, explanation, note }] of outline.calls.entries())
    if (alert !== undefined || explanation !== undefined || note !== undefined)
      add('callRemark', { call: index + 1 });
  if (header.contract !== null) add('contract');
  if (outline.tricks.length > 0) add('play');
  if (header.statedResult !== undefined) add('statedResult', { tricks: header.statedResult.declarerTricks });
  for (const [index, { outOfTurn, cards }] of outline.tricks.entries())
    if (outOfTurn && cards[0] !== undefined)
      add('acceptedLead', { trick: index + 1, seat: cards[0].seat, card: cards[0].card });
  for (const card of outline.revokes) add('revokeMark', { card });
}

function factItems(
  fact: Fact,
  event: number,
  notStanding: boolean,
  { claimed, played }: Outline,
  add: Add,
): void {
  if (hasWitness(fact)) add('witness', {}, event);
  switch (fact.type) {
    case 'CallMade':
      return;
    case 'CardPlayed': {
      const { seat, card } = fact;
      if (card === undefined) {
        add('unknownCard', {}, event);
        return;
      }
      if (notStanding) add('cardNotStanding', { seat, card }, event);
      if (!isPlainPlay(fact)) add('playManner', { seat, card }, event);
      if (fact.note !== undefined) add('cardNote', { seat, card }, event);
      return;
    }
    case 'ClaimMade':
      // Claims that readers make from a number are marked by a note. A number that can't be right makes no result, and is lost.
      if (isReadersClaim(fact.note)) {
        if (fact.note !== '*' && claimed === null && played === null)
          add('claimNote', { text: fact.note ?? '' }, event);
        return;
      }
      add('claimant', { seat: fact.by }, event);
      if (fact.statement !== undefined) add('claimStatement', { text: fact.statement }, event);
      if (fact.note !== undefined) add('claimNote', { text: fact.note }, event);
      return;
    case 'ClaimAgreed':
      if (fact.note !== undefined) add('claimNote', { text: fact.note }, event);
      return;
    default:
      add(fact.type, {}, event);
  }
}

/** True when somebody vouches for the fact, or it is disputed. A claim's agreement is an agreed fact by nature. */
function hasWitness(fact: Fact): boolean {
  const { status } = fact;
  if (status !== undefined && !(fact.type === 'ClaimAgreed' && status === 'agreed')) return true;
  return 'by' in fact && !ACTS_BY.has(fact.type);
}
