/** The decisions in a record about which a peer can be asked: each call, and each card played; and the poll for one of them. */

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

/** A call before the decision, with its explanation. */
interface CallBefore {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly call: Call;
  readonly alert: boolean;
  /** Empty without an explanation. */
  readonly explanation: string;
}

export interface PollDecision {
  readonly asks: 'call' | 'play';
  /** The player who decided: declarer for a card of dummy's. */
  readonly seat: Seat;
  /** The hand that called or played. */
  readonly turn: Seat;
  readonly made: Call | Card | null;
  /** The number of events before it. */
  readonly at: number;
  readonly calls: readonly CallBefore[];
  /** True when the record shows the hand of the player who decided. */
  readonly isKnown: boolean;
}

/** The decisions of the record in their order. A call whose player is unknown is left out. */
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

/** The player who decided, and the card; null for a fact that is no lead or play. */
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

/** The calls whose explanations a player may know: all but his own, which his partner explained (16B1a). */
export function explainedToHim({ seat, calls }: PollDecision): ReadonlySet<number> {
  return new Set(
    calls
      .filter((one) => one.seat !== seat && (one.alert || one.explanation !== ''))
      .map(({ number }) => number),
  );
}

/** The options of the person who prepares the poll. */
export interface PollWishes {
  /** The numbers of the calls whose alert and explanation are shown. */
  readonly explained: ReadonlySet<number>;
  /** True to show what everybody can see: dummy, and the tricks so far. */
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
    ...(vulnerable === null ? {} : { vulnerable }),
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

/** Dummy's hand as the others saw it then. Without a hand before dummy was faced, whatever the record learnt later. */
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

/** If no event spreads dummy, it counts as spread once the opening lead was faced (41D). */
function isFaced(dummy: Seat, { source }: Timeline, table: Table, at: number): boolean {
  const gone = takenBack(source);
  const spread = [...settled(source).events.entries()].flatMap(([event, fact]) =>
    fact.type === 'DummySpread' && fact.seat === dummy && !gone.has(event) ? [event] : [],
  );
  const hasPlayed = allTricks(table).some((trick) => trick[dummy] !== null);
  return hasPlayed || (spread.length > 0 ? spread.some((event) => event < at) : table.trick !== null);
}

/** The standing cards, trick by trick. Cards taken back or otherwise shown are left out: who may use them is a matter of law. */
function playsSoFar(table: Table): readonly Fact[] {
  const tricks = allTricks(table);
  return tricks.flatMap((trick, index) => {
    if (trick.skipped !== undefined) return [];
    // After an incomplete trick nobody could count which trick this is, so the number is given.
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
