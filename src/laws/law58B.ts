/** 58B2: how a player says which of the cards that he showed at once he plays. 2017, 2007. Guards of `simultaneous`. */

import type { Card } from '../domain/card.ts';
import { isPlayedByAnother, playerOf, trickAt, type Table } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { SimultaneousContext } from './simultaneousContext.ts';
import { lifecyclesIn } from './caseIndex.ts';
import { isCardPresumed, isCardToBeNamed } from './states.ts';
import type { Situation, StepOf } from './step.ts';

/** 58B2: the cards that he may name, as options. A card that the record has put in another hand's place since is his no more. */
export function visibleCards({ seat, cards }: SimultaneousContext, table: Table): Option[] {
  return cards.filter((card) => !isPlayedByAnother(table, seat, card)).map((card): Option => `card:${card}`);
}

/** This matter, and those of a third or fourth card that came at the same time: each further card is a matter of its own. */
function allAtOnce(context: SimultaneousContext, { cases }: Situation): SimultaneousContext[] {
  const others = lifecyclesIn(cases, isCardToBeNamed).map((open) => open.context);
  return [context, ...others.filter(({ seat, trick }) => seat === context.seat && trick === context.trick)];
}

/** 58B2: the player, for dummy declarer, names one of the cards that can still be his. */
export function isNamed(context: SimultaneousContext, step: StepOf<'ChoiceMade'>): boolean {
  const { fact, before } = step;
  return (
    fact.by === playerOf(before, context.seat) &&
    allAtOnce(context, step).some((each) => visibleCards(each, before).includes(fact.option))
  );
}

/** 58B2: the card that he plays by taking this one back; null where two or more others still lie there as his. */
export function playedThen(context: SimultaneousContext, step: StepOf<'CardWithdrawn'>): Card | null {
  const { fact, before } = step;
  const { seat, trick, cards, presumed } = context;
  const [standing, further] = cards;
  if (presumed && fact.card === standing) return further ?? null;
  const stands = trickAt(before, trick)?.[seat];
  const all = new Set(allAtOnce(context, step).flatMap((each) => each.cards));
  const left = [...all].filter(
    (card) =>
      card !== fact.card &&
      (card === stands || before.loose.some((loose) => loose.seat === seat && loose.card === card)),
  );
  if (left.length === 1) return left[0] ?? null;
  return fact.card === further && standing !== undefined && left.includes(standing) ? standing : null;
}

/** True when the player takes one of the cards back, and all of them are still his. */
function takesBack(context: SimultaneousContext, step: StepOf<'CardWithdrawn'>): boolean {
  const { fact, before } = step;
  const cards = allAtOnce(context, step).flatMap((each) => each.cards);
  return (
    fact.seat === context.seat &&
    cards.includes(fact.card) &&
    cards.every((card) => !isPlayedByAnother(before, context.seat, card))
  );
}

/** 58B2: the player takes one of the cards back, and so plays the one that is left. */
export function isOneTakenBack(context: SimultaneousContext, step: StepOf<'CardWithdrawn'>): boolean {
  return takesBack(context, step) && playedThen(context, step) !== null;
}

/** 58B2: the player takes back the card that the record presumes to be the one he played: he plays the one that came with it. */
export function isPresumedTakenBack(context: SimultaneousContext, step: StepOf<'CardWithdrawn'>): boolean {
  return step.fact.card === context.cards[0] && takesBack(context, step);
}

/** True while the card is one of those that its player showed at once, and he has not yet said which he plays. */
export function isOneOfTwo(step: StepOf<'CardWithdrawn'>): boolean {
  return (
    lifecyclesIn(step.cases, isCardToBeNamed).some(({ context }) => takesBack(context, step)) ||
    lifecyclesIn(step.cases, isCardPresumed).some(({ context }) => isPresumedTakenBack(context, step))
  );
}
