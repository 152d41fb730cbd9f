/**
 * Law 58: simultaneous leads or plays. 2017, 2007. Two hands: the other counts as later (58A, see 53 and 57). One hand, several
 * cards: opens `simultaneous`; the player says which he plays (58B2).
 */

import { isDefender, playerOf, trickAt } from '../domain/table.ts';
import { sameSide } from '../domain/seat.ts';
import type { Card } from '../domain/card.ts';
import type { Option } from '../lawbook/choices.ts';
import type { SimultaneousContext } from './case.ts';
import { cite, move, open, type Effect, type Heard } from './heard.ts';
import { playedAfter } from './law62.ts';

export function watch58(heard: Heard): Effect[] {
  const { play, ledger } = heard;
  if (play === null || play.manner !== 'together' || ledger.lastPlay === null) return [];
  const { seat, card } = play;
  const trick = heard.before.trick?.number ?? 1;
  return [
    cite({ key: 'simultaneous.twoCards', laws: ['58B2'], params: { seat, card, other: ledger.lastPlay.card }, seat, card, trick }),
    open({ machine: 'simultaneous', context: { seat, cards: [ledger.lastPlay.card, card], trick, other: null } }),
  ];
}

export function visibleCards(context: SimultaneousContext): Option[] {
  return context.cards.map((card): Option => `card:${card}`);
}

export function isNamed(context: SimultaneousContext, heard: Heard): boolean {
  const { fact, before } = heard;
  return fact.type === 'ChoiceMade' && fact.by === playerOf(before, context.seat) && visibleCards(context).includes(fact.option);
}

/** The named card is played; a defender's other visible cards become penalty cards, 50B deciding of which kind. */
export function name(context: SimultaneousContext, heard: Heard): Effect[] {
  const { fact, before } = heard;
  if (fact.type !== 'ChoiceMade') return [];
  const { seat, cards, trick } = context;
  const chosen = fact.option.slice('card:'.length) as Card;
  const [standing] = cards as readonly [Card, ...Card[]];
  const others = cards.filter((card) => card !== chosen);
  const effects: Effect[] = [
    cite({ key: 'simultaneous.named', laws: ['58B2'], params: { seat, card: chosen, others: others.join(' ') }, seat, card: chosen, trick }),
    ...others.map((card) => move({ do: 'unlay', card })),
  ];
  if (chosen !== standing) {
    const now = trickAt(before, trick);
    const alone = now !== null && now.leader === seat && playedAfter(now, seat).length === 0;
    effects.push(move({ do: 'takeBack', seat, card: standing }), move({ do: 'stand', seat, card: chosen, as: alone ? 'lead' : 'play' }), ...opponentsMayChange(context, heard));
  }
  if (isDefender(before, seat)) {
    for (const card of others) {
      effects.push(
        open({
          machine: 'penaltyCard',
          context: { owner: seat, card, inadvertent: true, origin: '58B2', inAuction: false, byClaim: false, several: others.length > 1, seen: true, shown: false, openedAt: heard.at },
        }),
      );
    }
  }
  return effects;
}

/** 58B3: an opponent who played after the card now withdrawn may change his. */
function opponentsMayChange(context: SimultaneousContext, heard: Heard): Effect[] {
  const trick = trickAt(heard.before, context.trick);
  if (trick === null) return [];
  return playedAfter(trick, context.seat)
    .filter((seat) => !sameSide(seat, context.seat))
    .map((seat) =>
      open({
        machine: 'cardChange',
        context: { seat, card: trick[seat] as Card, trick: context.trick, law: '58B3', becomesPenaltyCard: false, thenOtherSide: false, openedAt: heard.at },
      }),
    );
}

/** 58B4: found only after both sides have played to the next trick: 67. */
export function isFoundLate(context: SimultaneousContext, heard: Heard): boolean {
  return heard.play !== null && heard.play.trick > context.trick + 1;
}
