/** 57A: the choices of declarer about the play of the offender's partner. 2017, 2007. */

import { SUITS, type Suit } from '../domain/card.ts';
import { isKnownHand } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { PrematurePlayContext } from './prematurePlayContext.ts';
import { following, obeying } from './legal.ts';
import { cite, clauses, type Effect, type Situation, type StepOf } from './step.ts';

/** The options of 57A; `play:` is new in 2017. */
export function playOptions(context: PrematurePlayContext, situation: Situation): Option[] {
  const others = SUITS.filter((suit) => suit !== context.suitLed);
  return [
    'highest',
    'lowest',
    ...(situation.laws.mayRequireOtherSuit ? others.map((suit): Option => `play:${suit}`) : []),
    ...others.map((suit): Option => `notPlay:${suit}`),
  ];
}

const CHOICE_NUMBER = { highest: '57A1', lowest: '57A2', play: '57A3', notPlay: '57A4' } as const;

/** Declarer says something about the play of the offender's partner, whether 57A gives that choice or not. */
export function isPlayChoice(
  _context: PrematurePlayContext,
  { fact, before }: StepOf<'ChoiceMade'>,
): boolean {
  return fact.by === before.declarer && Object.hasOwn(CHOICE_NUMBER, fact.option.split(':')[0] as string);
}

/** 57A: declarer makes one of the choices it gives. No other choice binds the partner (61A), and it leaves the choice open. */
export function isBindingChoice(context: PrematurePlayContext, step: StepOf<'ChoiceMade'>): boolean {
  return isPlayChoice(context, step) && playOptions(context, step).includes(step.fact.option);
}

/**
 * 57A1 to 57A4: the choice is stated, with 57B and 59 where the record shows that the partner has no card that obeys it. Of a hand that
 * the record does not show, the sentence leaves open whether it can obey.
 */
export function choosePlay(context: PrematurePlayContext, step: StepOf<'ChoiceMade'>): Effect[] {
  const { fact } = step;
  const [kind, suit] = fact.option.split(':') as [keyof typeof CHOICE_NUMBER, Suit | undefined];
  const offered = isBindingChoice(context, step);
  const isKnown = isKnownHand(step.table, context.partner);
  const cards = following(step.table.hands[context.partner], context.suitLed);
  const hasObedient = obeying(fact.option, cards, context.suitLed).length > 0;
  return [
    cite({
      key: offered ? `prematurePlay.choice.${kind}` : 'prematurePlay.choice.notOnOffer',
      laws: clauses(
        // 2007 has no clause for that choice: 57A lists what declarer may choose.
        kind !== 'play' || step.laws.mayRequireOtherSuit ? CHOICE_NUMBER[kind] : '57A',
        '57A',
        ...(offered && isKnown && !hasObedient ? (['57B', '59'] as const) : []),
      ),
      params: {
        partner: context.partner,
        suit: suit ?? null,
        suitLed: context.suitLed,
        canComply: isKnown && hasObedient,
      },
      seat: context.partner,
      trick: context.trick,
    }),
  ];
}
