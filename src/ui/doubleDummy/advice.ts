/** The known double-dummy tricks. Only for information: nobody at the table sees four hands. */

import type { Card } from '../../domain/card.ts';
import { cardsOf, countCards } from '../../domain/hand.ts';
import { sideOf, type Seat } from '../../domain/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { Moment, Replay } from '../../view/replay.ts';

export interface Advice {
  /** The replay and the moment of these results; the screen may already show another moment. */
  readonly replay: Replay;
  readonly at: number;
  /** For each card of the hand in turn, declarer's tricks above the contract if it is played; negative if the contract fails. */
  readonly cards: ReadonlyMap<Card, number> | 'asked' | 'none' | 'failed';
  /** By position, declarer's tricks in all if nobody errs from there; null if unknown. */
  readonly along: readonly (number | null)[];
}

/** The advice; null if it is about another moment than the shown one. */
export function adviceAt(advice: Advice | null, replay: Replay, at: number): Advice | null {
  return advice !== null && advice.replay === replay && advice.at === at ? advice : null;
}

/** A card that cost its side tricks at double dummy. */
export interface Cost {
  /** The number of the event with which it was played. */
  readonly event: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly tricks: number;
  readonly byDeclarer: boolean;
}

const found = new WeakMap<Advice['along'], readonly Cost[]>();

/** In order of time; the same list as long as no more is known. */
export function costsIn(advice: Pick<Advice, 'replay' | 'along'>): readonly Cost[] {
  const known = found.get(advice.along) ?? costsAlong(advice);
  found.set(advice.along, known);
  return known;
}

/** Only differences caused by a card count: a lifted restriction, for example, is no card's fault. */
function costsAlong({ replay, along }: Pick<Advice, 'replay' | 'along'>): readonly Cost[] {
  return along.flatMap((after, at) => {
    const before = along[at - 1] ?? null;
    if (before === null || after === null || before === after) return [];
    const [{ turn, hands, declarer }, { hands: left }] = [replay.table(at - 1), replay.table(at)];
    if (turn === null || declarer === null) return [];
    const gone = cardsOf(hands[turn]).filter((card) => !cardsOf(left[turn]).includes(card));
    const [card] = gone;
    if (card === undefined || countCards(hands[turn]) - countCards(left[turn]) !== 1) return [];
    const byDeclarer = sideOf(turn) === sideOf(declarer);
    const tricks = byDeclarer ? before - after : after - before;
    return tricks > 0 ? [{ event: at - 1, seat: turn, card, tricks, byDeclarer }] : [];
  });
}

/** The sentence beside the table: the meaning of the figures, or why there are none. */
export function adviceSentence(advice: Advice, moment: Moment, words: Words): string {
  const { cards } = advice;
  const text = words.screen.doubleDummy;
  const { turn } = moment.table;
  if (cards === 'failed') return text.failed;
  if (cards === 'asked') return text.asked;
  if (cards !== 'none' && turn !== null) return text.cards({ seat: words.spoken.seat(turn) });
  if (moment.playOver) return text.over;
  return moment.options.length > 0 || moment.waitsFor !== null ? text.choice : text.none;
}

/** What a screen reader says: the tricks from this position on, and what the last card cost. */
export function adviceLines(advice: Advice, at: number, words: Words): readonly string[] {
  const text = words.screen.doubleDummy;
  const tricks = advice.along[at] ?? null;
  const costs = costsIn(advice).filter(({ event }) => event === at - 1);
  return [
    ...(tricks === null ? [] : [text.tricks({ tricks })]),
    ...costs.map((cost) => text.cost({ seat: words.spoken.seat(cost.seat), tricks: cost.tricks })),
  ];
}
