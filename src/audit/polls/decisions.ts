/** The decisions of a record that a peer can be asked about: each call, and each card played; and the poll that is prepared of one. */

import { isRemembered, suitShown, type Card } from '../../domain/card.ts';
import { formatContract, type Call } from '../../domain/contract.ts';
import { formatHand } from '../../domain/deal.ts';
import { clockwiseFrom, nextSeat, type Seat } from '../../domain/seat.ts';
import { allTricks, dummyOf, playerOf, type Table } from '../../domain/table.ts';
import { isFull, type Trick } from '../../domain/trick.ts';
import type { Fact, FactOf } from '../../events/event.ts';
import { isKnownPlay } from '../../events/remembered.ts';
import { settled, takenBack } from '../../events/settle.ts';
import type { Timeline } from '../../replay/timeline.ts';

/** A call made before the decision, with what stands beside it. */
interface CallBefore {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly call: Call;
  readonly alert: boolean;
  /** Empty where there is none. */
  readonly explanation: string;
}

export interface PollDecision {
  readonly asks: 'call' | 'play';
  /** Whose decision it was: declarer’s for a card of dummy. */
  readonly seat: Seat;
  /** The hand that called or played. */
  readonly turn: Seat;
  readonly made: Call | Card | null;
  /** So many events had happened before it. */
  readonly at: number;
  readonly calls: readonly CallBefore[];
  /** The record shows the hand of whoever decided. */
  readonly isKnown: boolean;
}

/** In the order of time. A call of which nobody knows who made it is none. */
export function decisionsIn(timeline: Timeline): readonly PollDecision[] {
  const { record, source, positions } = timeline;
  const { header } = record;
  const { dealer, hands } = header.deal;
  const gone = takenBack(source);
  const calls: CallBefore[] = [];
  const decisions: PollDecision[] = [];
  const decided = (one: Omit<PollDecision, 'calls' | 'isKnown'>): void => {
    decisions.push({ ...one, calls: [...calls], isKnown: hands[one.seat] !== null });
  };
  const called = (seat: Seat, call: Call, alert = false, explanation = ''): void => {
    calls.push({ number: calls.length + 1, seat, call, alert, explanation: explanation.trim() });
  };
  let caller = dealer;
  for (const [index, call] of (header.auction ?? []).entries()) {
    if (caller === null) break;
    const { alert, explanation } = header.remarks?.find((one) => one.call === index + 1) ?? {};
    decided({ asks: 'call', seat: caller, turn: caller, made: call, at: 0 });
    called(caller, call, alert, explanation);
    caller = nextSeat(caller);
  }
  for (const [at, fact] of settled(source).events.entries()) {
    const table = positions[at]?.table;
    if (table === undefined || gone.has(at)) continue;
    if (fact.type === 'CallMade') {
      decided({ asks: 'call', seat: fact.seat, turn: fact.seat, made: fact.call, at });
      called(fact.seat, fact.call, fact.alert, fact.explanation);
    } else {
      const played = playedBy(fact, table);
      if (played !== null) decided({ asks: 'play', ...played, at });
    }
  }
  return decisions;
}

/** Whose decision it was, and which card; null for what is no card led or played. */
function playedBy(fact: Fact, table: Table): Pick<PollDecision, 'seat' | 'turn' | 'made'> | null {
  if (fact.type === 'CardPlayed')
    return {
      seat: playerOf(table, fact.seat),
      turn: fact.seat,
      made: isKnownPlay(fact) ? fact.card : null,
    };
  const dummy = dummyOf(table);
  if (fact.type !== 'CardCalled' || dummy === null) return null;
  const { card, suit, rank } = fact;
  const made = card ?? (suit === undefined || rank === undefined ? null : (`${suit}${rank}` as const));
  return { seat: fact.by, turn: dummy, made };
}

/** What a player may know of the calls of others: all that was explained but of his own calls, which his partner explained (16B1a). */
export function explainedToHim({ seat, calls }: PollDecision): ReadonlySet<number> {
  return new Set(
    calls
      .filter((one) => one.seat !== seat && (one.alert || one.explanation !== ''))
      .map(({ number }) => number),
  );
}

/** What the person who asks decides of the sheet. */
export interface PollWishes {
  /** Numbers of the calls whose alert and explanation are shown. */
  readonly explained: ReadonlySet<number>;
  /** What lies open to everybody is shown: dummy, and the tricks so far. */
  readonly open: boolean;
  readonly scoring: string;
  readonly methods: string;
  readonly threshold: Pick<FactOf<'PollPrepared'>, 'considering' | 'choosing' | 'outOf' | 'rule'>;
}

/** The poll as a fact: it holds all that people were shown, so that it stays what they were shown. `from`: the name of its moment. Null where the hand is not known. */
export function preparedPoll(
  timeline: Timeline,
  { asks, seat, turn, at, calls }: PollDecision,
  from: string,
  { explained, open, scoring, methods, threshold }: PollWishes,
): FactOf<'PollPrepared'> | null {
  const { dealer, vulnerable, hands } = timeline.record.header.deal;
  const hand = hands[seat];
  const table = timeline.positions[at]?.table;
  if (hand === null || table === undefined) return null;
  const callFacts = calls.map(({ number, seat: caller, call, alert, explanation }): Fact => ({
    type: 'CallMade',
    seat: caller,
    call,
    ...(explained.has(number) && alert ? { alert } : {}),
    ...(explained.has(number) && explanation !== '' ? { explanation } : {}),
  }));
  return {
    type: 'PollPrepared',
    from,
    seat,
    hand: formatHand(hand),
    asks,
    told: asks === 'play' && open ? [...callFacts, ...playsSoFar(table)] : callFacts,
    ...(dealer === null ? {} : { dealer }),
    vulnerable,
    ...(asks === 'play' ? onTheTable(table, seat, turn) : {}),
    ...(asks === 'play' && open ? dummySeen(timeline, table, seat, at) : {}),
    ...(scoring === '' ? {} : { scoring }),
    ...(methods === '' ? {} : { methods }),
    ...threshold,
  };
}

function onTheTable({ contract, declarer }: Table, seat: Seat, turn: Seat): Partial<FactOf<'PollPrepared'>> {
  return {
    ...(contract === null ? {} : { contract: formatContract(contract) }),
    ...(declarer === null ? {} : { declarer }),
    ...(turn === seat ? {} : { turn }),
  };
}

/** Dummy as everybody else saw it then; nothing before dummy faced it, whatever the record learnt of it later. */
function dummySeen(
  timeline: Timeline,
  table: Table,
  seat: Seat,
  at: number,
): Pick<FactOf<'PollPrepared'>, 'dummy'> {
  const dummy = dummyOf(table);
  if (dummy === null || dummy === seat) return {};
  const hand = table.deal.hands[dummy];
  return hand !== null && isFaced(dummy, timeline, table, at) ? { dummy: formatHand(hand) } : {};
}

/** Where nobody wrote down that dummy was spread, it was when the opening lead lay face up (41D). */
function isFaced(dummy: Seat, { source }: Timeline, table: Table, at: number): boolean {
  const gone = takenBack(source);
  const spread = [...settled(source).events.entries()].flatMap(([event, fact]) =>
    fact.type === 'DummySpread' && fact.seat === dummy && !gone.has(event) ? [event] : [],
  );
  const hasPlayed = allTricks(table).some((trick) => trick[dummy] !== null);
  return hasPlayed || (spread.length > 0 ? spread.some((event) => event < at) : table.trick !== null);
}

/** The cards that stand, trick by trick. What was taken back or shown besides is left out: who may use it is a question of law. */
function playsSoFar(table: Table): readonly Fact[] {
  const tricks = allTricks(table);
  return tricks.flatMap((trick, index) => {
    if (trick.skipped !== undefined) return [];
    // Behind a trick that is not shown whole, nobody could count which one this is.
    const before = tricks[index - 1];
    const number = before === undefined || isWholeTrick(before) ? {} : { trick: trick.number };
    return clockwiseFrom(trick.leader).flatMap((seat): Fact[] => {
      const placed = trick[seat];
      if (placed === null) return [];
      const led = seat === trick.leader ? number : {};
      if (isRemembered(placed)) return [{ type: 'CardPlayed', seat, card: placed, ...led }];
      const suit = suitShown(placed);
      return [{ type: 'CardPlayed', seat, ...(suit === null ? {} : { suit }), ...led }];
    });
  });
}

const isWholeTrick = (trick: Trick): boolean => trick.skipped === undefined && isFull(trick);
