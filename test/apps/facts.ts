/** What a deal says, fact by fact, and what is missing of it in another: worked out from the records alone, without the writers' help. */

import type { Fact } from '../../src/events/event.ts';
import type { LossItem } from '../../src/formats/losses.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';

const json = (value: unknown): string => JSON.stringify(value) ?? '';

const HEADER_TAGS = new Set(
  'Event Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play Session Table Room RulingTable'.split(
    ' ',
  ),
);

/** Every fact under the name by which a report tells of it. */
function factsOf(deal: ReadDeal): Map<string, string> {
  const { header, events, marks = {} } = deal.record;
  const facts = new Map<string, string>();
  const put = (name: string, value: string): void => {
    if (value !== '') facts.set(name, value);
  };
  put('board', header.deal.board);
  put('title', header.title === header.event ? '' : header.title);
  for (const field of ['event', 'session', 'table', 'room', 'scoring', 'notes'] as const)
    put(field, header[field] ?? '');
  put(
    'names',
    header.names === undefined
      ? ''
      : json(['N', 'E', 'S', 'W'].map((seat) => header.names?.[seat as 'N'] ?? '')),
  );
  put('edition', header.edition === '2017' ? '' : header.edition);
  put('elections', json(header.elections));
  put('statedResult', json(header.statedResult?.declarerTricks));
  put('contract', header.contract === null ? '' : json([header.contract, header.declarer]));
  const made = events.filter((fact) => fact.type === 'CallMade');
  const calls = [...(header.auction ?? []), ...made.map(({ call }) => call)];
  put('auction', calls.join(' '));
  for (const [index, { alert, explanation, note }] of deal.calls.entries())
    if (alert !== undefined || explanation !== undefined || note !== undefined)
      put(`callRemark ${index + 1}`, json([alert, explanation, note]));
  for (const [seat, hand] of Object.entries(header.deal.hands))
    if (hand === null) put(`unknownHand ${seat}`, 'unknown');
  for (const [mark, moment] of Object.entries(marks)) put(`mark ${mark}`, String(moment));
  for (const { moment, expect } of deal.extras?.checks ?? []) put(`check ${moment}`, json(expect));
  for (const [key, value] of Object.entries(deal.extras?.rest ?? {})) put(`key ${key}`, json(value));
  if (header.translations !== undefined) put('key translations', json(header.translations));
  const passedOut = header.contract === null && header.auction?.join('') === 'PPPP';
  for (const [tag, value] of deal.tags ?? []) {
    const rows = deal.tables?.get(tag);
    if (rows !== undefined) put(`section ${tag}`, json([value, rows]));
    else if (value !== '?' && (!HEADER_TAGS.has(tag) || (passedOut && /^(?:Declarer|Result)$/.test(tag))))
      put(`tag ${tag}`, value);
  }
  return facts;
}

/** What happened in time order; cards of play by those that stand in the end. */
function eventFacts({ record: { events } }: ReadDeal): Map<string, string> {
  const facts = new Map<string, string>();
  const takenBack = new Set<Fact>();
  for (const [index, fact] of events.entries())
    if (fact.type === 'CardWithdrawn') {
      const played = events
        .slice(0, index)
        .findLast((one) => one.type === 'CardPlayed' && one.seat === fact.seat && one.card === fact.card);
      if (played !== undefined) takenBack.add(played);
    }
  const standing: string[] = [];
  for (const [index, fact] of events.entries()) {
    switch (fact.type) {
      case 'CallMade':
        break;
      case 'CardPlayed': {
        const { type: _type, seat, card, note, ...manner } = fact;
        const name = `${seat} ${card}`;
        if (takenBack.has(fact)) facts.set(`cardNotStanding ${name}`, 'taken back');
        else standing.push(name);
        if (note !== undefined) facts.set(`cardNote ${name}`, note);
        if (Object.keys(manner).length > 0) facts.set(`playManner ${name}`, json(manner));
        break;
      }
      case 'ClaimMade':
      case 'ClaimAgreed': {
        // A claim with which a reader says how many tricks there were is told as a result.
        if (/^(?:\*|mc\|\d+\|)$/.test(fact.note ?? '')) break;
        if (fact.type === 'ClaimMade') facts.set(`claimant ${fact.by}`, json([fact.kind, fact.tricks]));
        if (fact.type === 'ClaimMade' && fact.statement !== undefined)
          facts.set(`claimStatement ${fact.statement}`, 'said');
        if (fact.note !== undefined) facts.set(`claimNote ${fact.note}`, 'noted');
        break;
      }
      default:
        facts.set(`${fact.type} ${occurrence(events, index)}`, json(fact));
    }
  }
  if (standing.length > 0) facts.set('play', standing.join(', '));
  return facts;
}

/** How many events of the same type stand before it. */
function occurrence(events: readonly Fact[], index: number): number {
  return events.slice(0, index).filter(({ type }) => type === events[index]?.type).length;
}

const conditionsOf = ({ record }: ReadDeal): string =>
  `${record.header.deal.dealer ?? ''} ${record.header.deal.vulnerable}`;

/** Facts no writer may put in where there were none. */
const NEVER_ADDED = [
  'event',
  'session',
  'table',
  'room',
  'scoring',
  'notes',
  'names',
  'statedResult',
  'contract',
];

/**
 * The names of all that `back` does not say, or says otherwise.
 * @param back undefined when the deal was left out
 */
export function lostFacts(deal: ReadDeal, back: ReadDeal | undefined): string[] {
  const own = new Map([...factsOf(deal), ...eventFacts(deal)]);
  if (back === undefined) return [...own.keys(), 'leftOut'].sort();
  const others = new Map([...factsOf(back), ...eventFacts(back)]);
  const lost = [...own].flatMap(([name, value]) => (others.get(name) === value ? [] : [name]));
  if (conditionsOf(deal) !== conditionsOf(back)) lost.push('conditions');
  if (!own.has('auction') && others.has('auction')) lost.push('inventedAuction');
  for (const name of NEVER_ADDED) if (!own.has(name) && others.has(name)) lost.push(`${name} made up`);
  for (const [seat, hand] of Object.entries(deal.record.header.deal.hands))
    if (hand !== null && json(hand) !== json(back.record.header.deal.hands[seat as 'N']))
      lost.push(`hand ${seat}`);
  return lost.sort();
}

/** What distinguishes items of one code. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  unknownHand: ['seat'],
  callRemark: ['call'],
  mark: ['mark'],
  check: ['moment'],
  key: ['key'],
  tag: ['tag'],
  section: ['tag'],
  cardNotStanding: ['seat', 'card'],
  playManner: ['seat', 'card'],
  cardNote: ['seat', 'card'],
  claimant: ['seat'],
  claimStatement: ['text'],
  claimNote: ['text'],
};

/** The same names, from a report; without what this program reads back from a table of its own. */
export function listedFacts(items: readonly LossItem[], { record }: ReadDeal): string[] {
  return items
    .filter(({ kept }) => kept !== true)
    .map(({ code, params, event }) => {
      if (code === 'incompleteDeal' || code === 'cardlessDeal') return 'leftOut';
      const names = PARAMS[code];
      if (names !== undefined) return [code, ...names.map((name) => params[name])].join(' ');
      return event === undefined ? code : `${code} ${occurrence(record.events, event)}`;
    })
    .sort();
}
