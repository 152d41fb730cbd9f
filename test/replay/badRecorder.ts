/** How a bad table is written down: entries taken back and corrected, the board learnt late, remarks beside what happened. */

import { CARDS, SUITS, type Card } from '../../src/domain/card.ts';
import { formatContract, type Contract } from '../../src/domain/contract.ts';
import { formatHand } from '../../src/domain/deal.ts';
import { cardsOf, handOf, type Hand } from '../../src/domain/hand.ts';
import { VULNERABILITIES } from '../../src/domain/score.ts';
import { SEATS, type BySeat, type Seat } from '../../src/domain/seat.ts';
import type { CardPlayed, Fact, FactOf, FactType } from '../../src/events/event.ts';
import type { Timeline } from '../../src/replay/timeline.ts';
import { nextAtBadTable } from './badTable.ts';
import { DicedTable, type Random } from './diced.ts';

/** What was truly dealt and bid, whatever the record says of it. */
export interface Truth {
  readonly hands: BySeat<Hand>;
  readonly contract: Contract;
  readonly declarer: Seat;
}

/** What the recorder may look at when he puts something right. */
export interface Recorded {
  readonly timeline: Timeline;
  readonly truth: Truth;
  readonly at: DicedTable;
}

/** Marks of the record, some of which may name no entry yet. */
function mark({ timeline, at }: Recorded): string {
  const names = Object.keys(timeline.record.marks ?? {});
  return (at.chance(0.95) ? at.one(names) : undefined) ?? 'nowhere';
}

function undone(recorded: Recorded): Fact {
  return recorded.at.chance(0.6) ? { type: 'Undone' } : { type: 'Undone', event: mark(recorded) };
}

/** Mostly what the player was dealt; now and then a card is read wrongly, or is not read. */
function handRecorded({ truth, at }: Recorded): Fact {
  const hidden = SEATS.filter((seat) => at.table.deal.hands[seat] === null);
  const seat = (at.chance(0.7) ? at.one(hidden) : undefined) ?? at.seat();
  const cards = cardsOf(truth.hands[seat]);
  const other = at.one(CARDS) as Card;
  const read = at.chance(0.8) ? cards : at.chance(0.5) ? cards.slice(1) : [...cards.slice(1), other];
  return { type: 'HandRecorded', seat, hand: formatHand(handOf(read)) };
}

function boardRecorded({ truth, at }: Recorded): Fact {
  const { contract, declarer } = truth;
  return {
    type: 'BoardRecorded',
    ...(at.chance(0.3) ? { board: '17' } : {}),
    ...(at.chance(0.3) ? { dealer: at.seat() } : {}),
    ...(at.chance(0.3) ? { vulnerable: at.one(VULNERABILITIES) ?? 'All' } : {}),
    ...(at.chance(0.7) ? { contract: at.chance(0.8) ? formatContract(contract) : '4SX' } : {}),
    ...(at.chance(0.7) ? { declarer: at.chance(0.85) ? declarer : at.seat() } : {}),
  };
}

/** The card written down was another, or nobody is sure of it. */
function otherCard({ timeline, at }: Recorded, entry: CardPlayed, moment: number): Fact {
  const then = new DicedTable(timeline.positions[moment] ?? at.position, at.random);
  const seat = at.chance(0.85) ? entry.seat : at.seat();
  const card = then.heldBy(seat) ?? entry.card;
  if (at.chance(0.75)) return { ...entry, seat, card };
  const { card: forgotten, ...rest } = { ...entry, seat };
  return at.chance(0.5) ? rest : { ...rest, suit: forgotten[0] as 'C' };
}

function amended(recorded: Recorded): Fact | null {
  const { timeline, at } = recorded;
  const event = mark(recorded);
  const moment = timeline.record.marks?.[event] ?? 0;
  const entry = timeline.record.events[moment - 1];
  const then = timeline.positions[Math.max(0, moment - 1)] ?? at.position;
  const ofCard = entry?.type === 'CardPlayed' && entry.card !== undefined && at.chance(0.6);
  const right = ofCard ? otherCard(recorded, entry, moment - 1) : nextAtBadTable(then, at.random);
  return right === null ? null : { type: 'Amended', event, with: right };
}

/** What is learnt of the board, said as a correction. */
function boardAmended(recorded: Recorded): Fact {
  const learnt = recorded.at.chance(0.7) ? handRecorded(recorded) : boardRecorded(recorded);
  return { type: 'Amended', event: mark(recorded), with: learnt };
}

/** Kinds of what a recorder does, each with how often it comes among ten. */
const KINDS: readonly (readonly [weight: number, kind: (recorded: Recorded) => Fact | null])[] = [
  [3, undone],
  [4, amended],
  [1.2, handRecorded],
  [1, boardRecorded],
  [0.8, boardAmended],
];
const ALL = KINDS.reduce((sum, [weight]) => sum + weight, 0);

/** What the recorder might put right next; null when nothing comes to mind. */
export function nextOfRecording(timeline: Timeline, truth: Truth, random: Random): Fact | null {
  const at = new DicedTable(timeline.positions.at(-1) as Timeline['positions'][number], random);
  let die = random() * ALL;
  const kind = KINDS.find(([weight]) => (die -= weight) < 0)?.[1] ?? undone;
  return kind({ timeline, truth, at });
}

/** What may stand beside a fact of that kind and changes no law. */
type Beside = { readonly [Type in FactType]?: (at: DicedTable) => Partial<FactOf<Type>> };
const BESIDE: Beside = {
  CallMade: (at) => ({ alert: at.chance(0.7), explanation: 'both majors' }),
  ClaimMade: () => ({ statement: 'drawing trumps' }),
  RulingGiven: () => ({ text: 'as the club has it' }),
  CardPlayed: (at) => (at.chance(0.5) ? { as: 'play' } : {}),
  CardCalled: (at) => ({ words: at.one(['small', 'top', 'run them', 'win it', '', 'דמה']) ?? '' }),
  CardTouched: (at) => ({ card: at.one(CARDS) ?? 'S2' }),
  QuestionAnswered: (at) => ({ trick: at.trick() }),
  CardPlaced: (at) => ({ card: at.one(CARDS.filter((card) => card[0] === at.one(SUITS))) ?? 'C2' }),
};
/** Kinds whose `by` says who vouches for the fact; elsewhere it is the person who acted. */
const HAS_ACTOR =
  /^(?:CardCalled|HandSeen|TrickInspected|Question|Attention|Director|Options|Choice|Claim|Concession|PlayOn|Statement|Ruling|Score)/;

/** Now and then somebody says who told it, or that he does not agree, or notes something: it changes no law. */
export function vouched(at: DicedTable, fact: Fact): Fact {
  if (!at.chance(0.03)) return fact;
  const beside = BESIDE[fact.type];
  const said: Pick<Fact, 'status' | 'note'> = {
    status: at.one(['agreed', 'disputed', 'found'] as const) ?? 'found',
    note: 'as told',
  };
  const teller = HAS_ACTOR.test(fact.type) ? {} : { by: at.one(['East', 'the director', 'N']) ?? 'N' };
  return { ...fact, ...said, ...teller, ...(at.chance(0.5) ? beside?.(at) : {}) } as Fact;
}
