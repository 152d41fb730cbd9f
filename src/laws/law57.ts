/**
 * Law 57: premature lead or play. 2017, 2007. Opens `prematurePlay`. Declarer has four choices (three in 2007) on the play of
 * the offender's partner; none where he has already played from both hands, or where dummy had a part in it.
 */

import { SUITS, suitOf, type Card } from '../domain/card.ts';
import { cardsIn, isVoid } from '../domain/hand.ts';
import { partnerOf, previousSeat, sameSide, type Seat } from '../domain/seat.ts';
import { dummyOf, isDefender, isDummy, trickNumber } from '../domain/table.ts';
import { isFull, suitLed } from '../domain/trick.ts';
import type { Option } from '../lawbook/choices.ts';
import type { PrematurePlayContext } from './case.ts';
import { cite, move, open, tell, type Effect, type Heard, type Situation } from './heard.ts';
import { undecidedLead } from './law44.ts';
import { obeying } from './legal.ts';

/** 57C1: declarer has played from his own hand and from dummy to the trick; a card laid to a lead in waiting counts. */
export function hasPlayedFromBothHands(heard: Situation, played: readonly Seat[] = []): boolean {
  const { table } = heard;
  const { declarer } = table;
  const dummy = dummyOf(table);
  if (declarer === null || dummy === null) return false;
  const has = (seat: Seat) =>
    played.includes(seat) ||
    table.loose.some((loose) => loose.seat === seat) ||
    (table.trick !== null && !isFull(table.trick) && table.trick[seat] !== null);
  return has(declarer) && has(dummy);
}

export function watch57(heard: Heard): Effect[] {
  const { play, before, fact } = heard;
  if (play === null || before.trick === null || undecidedLead(heard) !== null) return [];
  const { seat, card, manner } = play;
  if (!isDefender(before, seat))
    return manner === 'playOutOfTurn' && !isSecondToOpeningLead(heard)
      ? declarersPlay(heard, seat, card)
      : [];
  const led = suitLed(before.trick);
  if (led === null || (manner !== 'nextLead' && manner !== 'playOutOfTurn')) return [];
  if (manner === 'nextLead' && before.trick[partnerOf(seat)] !== null) return [];
  const context: PrematurePlayContext = {
    offender: seat,
    partner: partnerOf(seat),
    card,
    as: manner === 'nextLead' ? 'lead' : 'play',
    trick: before.trick.number,
    suitLed: led,
    choice: null,
  };
  const together = fact.type === 'CardPlayed' && fact.together === true;
  return [
    ...(together
      ? [
          cite({
            key: 'simultaneous.deemedLater',
            laws: ['58A'],
            params: { seat, card },
            seat,
            card,
            trick: context.trick,
          }),
        ]
      : []),
    open({ machine: 'prematurePlay', context }),
  ];
}

/** 54B2 has its own rule for dummy's card as the second to an accepted opening lead. */
function isSecondToOpeningLead(heard: Heard): boolean {
  const { trick } = heard.before;
  return (
    trick?.number === 1 &&
    heard.cases.some((open) => open.machine === 'openingLead' && open.state === 'accepted')
  );
}

/** 57C3: declarer's play before its turn is played and, if legal, stays. */
function declarersPlay(heard: Heard, seat: Seat, card: Card): Effect[] {
  const trick = trickNumber(heard.before);
  return [
    cite({
      key: isDummy(heard.before, seat) ? 'prematurePlay.dummysCardStays' : 'prematurePlay.declarersCardStays',
      laws: ['57C3'],
      params: { seat, card },
      seat,
      card,
      trick,
    }),
  ];
}

/** 57C1 and 57C2, for a play (and, where so elected, for a lead: C-2). */
export function isExempt(context: PrematurePlayContext, heard: Heard): boolean {
  if (context.as === 'lead' && !heard.laws.elections['57C1CoversLead']) return false;
  return hasPlayedFromBothHands({ ...heard, table: heard.before }) || dummySuggested(context, heard);
}

function dummySuggested(context: PrematurePlayContext, heard: Heard): boolean {
  return heard.ledger.dummySuggestedAt.includes(context.trick);
}

export function exempt(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { offender, card, trick } = context;
  const clause = hasPlayedFromBothHands({ ...heard, table: heard.before }) ? '57C1' : '57C2';
  return [
    cite({
      key: `prematurePlay.exempt.${clause}`,
      laws: [clause],
      params: { offender, card },
      seat: offender,
      card,
      trick,
    }),
    context.as === 'lead'
      ? move({ do: 'unlay', card })
      : move({ do: 'stand', seat: offender, card, as: 'play' }),
  ];
}

/** 57D: at the turn of the player to his right. */
export function isAtRightHandTurn(context: PrematurePlayContext, heard: Heard): boolean {
  return (
    context.as === 'play' &&
    heard.before.turn === previousSeat(context.offender) &&
    heard.laws.playAtRightHandTurnWaits &&
    partnerHasPlayed(context, heard)
  );
}

function partnerHasPlayed(context: PrematurePlayContext, heard: Heard): boolean {
  return heard.table.trick?.[context.partner] !== null;
}

export function canBePlayed(context: PrematurePlayContext, heard: Heard): boolean {
  return (
    suitOf(context.card) === context.suitLed || isVoid(heard.table.hands[context.offender], context.suitLed)
  );
}

export function waitForTurn(context: PrematurePlayContext): Effect[] {
  const { offender, card, trick } = context;
  return [
    cite({
      key: 'prematurePlay.waitsForTurn',
      laws: ['57D', '16'],
      params: { offender, card },
      seat: offender,
      card,
      trick,
    }),
    move({ do: 'unlay', card }),
  ];
}

export function penalise(context: PrematurePlayContext, heard: Heard, law: '57A' | '57D' | '49'): Effect[] {
  const { offender, card, trick, partner } = context;
  const key = law === '57A' ? `prematurePlay.${context.as}` : 'prematurePlay.cannotBePlayed';
  return [
    cite({
      key,
      laws: [law, '50B'],
      params: { offender, card, partner, declarer: heard.table.declarer, suitLed: context.suitLed },
      seat: offender,
      card,
      trick,
    }),
    move({ do: 'unlay', card }),
    open({
      machine: 'penaltyCard',
      context: {
        owner: offender,
        card,
        inadvertent: false,
        origin: law,
        inAuction: false,
        byClaim: false,
        several: false,
        seen: true,
        shown: false,
        openedAt: heard.at,
      },
    }),
  ];
}

/** In 2007 a play at the right-hand opponent's turn, partner having played, is just an exposed card (49). */
export function partnerNotConcerned(context: PrematurePlayContext, heard: Heard): boolean {
  return partnerHasPlayed(context, heard);
}

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

export function isPlayChoice(_context: PrematurePlayContext, heard: Heard): boolean {
  const { fact, before } = heard;
  return (
    fact.type === 'ChoiceMade' &&
    fact.by === before.declarer &&
    (fact.option === 'highest' ||
      fact.option === 'lowest' ||
      fact.option.startsWith('play:') ||
      fact.option.startsWith('notPlay:'))
  );
}

const CHOICE_NUMBER = { highest: '57A1', lowest: '57A2', play: '57A3', notPlay: '57A4' } as const;

export function choosePlay(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { fact } = heard;
  if (fact.type !== 'ChoiceMade') return [];
  const [kind, suit] = fact.option.split(':') as [keyof typeof CHOICE_NUMBER, string | undefined];
  const offered = playOptions(context, heard).includes(fact.option);
  const obedient = obeying(fact.option, followingCards(context, heard), context.suitLed);
  return [
    cite({
      key: offered ? `prematurePlay.choice.${kind}` : 'prematurePlay.choice.notOnOffer',
      laws: [...new Set([CHOICE_NUMBER[kind], '57A', ...(obedient.length === 0 ? ['57B', '59'] : [])])],
      params: {
        partner: context.partner,
        suit: suit ?? null,
        suitLed: context.suitLed,
        canComply: obedient.length > 0,
      },
      seat: context.partner,
      trick: context.trick,
    }),
  ];
}

function followingCards(context: PrematurePlayContext, heard: Heard): Card[] {
  const hand = heard.table.hands[context.partner];
  const all = SUITS.flatMap((suit) => cardsIn(hand, suit));
  const following = cardsIn(hand, context.suitLed);
  return following.length > 0 ? following : all;
}

export function partnerPlays(context: PrematurePlayContext, heard: Heard): boolean {
  const { play } = heard;
  return (
    play !== null && play.seat === context.partner && play.trick === context.trick && play.manner !== 'early'
  );
}

/** 58A: partner's card, in turn, came at the same moment and counts as the earlier: the other was played after it. */
export function partnerPlayedTogether(context: PrematurePlayContext, heard: Heard): boolean {
  const { fact, play } = heard;
  return (
    play !== null && play.seat === context.partner && fact.type === 'CardPlayed' && fact.together === true
  );
}

export function reorder(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { play } = heard;
  if (play === null) return [];
  return [
    cite({
      key: 'simultaneous.deemedLater',
      laws: ['58A'],
      params: { seat: context.offender, card: context.card },
      seat: context.offender,
      card: context.card,
      trick: context.trick,
    }),
    move({ do: 'stand', seat: play.seat, card: play.card, as: 'play' }),
    ...heard.cases
      .filter((open) => open.machine === 'penaltyCard' && open.context.card === context.card)
      .map((open) => tell(open.id, 'DeemedLater')),
  ];
}

/** The partner plays before declarer has chosen: the choice stays, his card is exposed too (60C, 49). */
export function partnerPlaysEarly(context: PrematurePlayContext, heard: Heard): boolean {
  const { play } = heard;
  return play !== null && play.seat === context.partner && play.manner === 'early';
}

export function partnerTooSoon(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { play } = heard;
  if (play === null) return [];
  return [
    cite({
      key: 'rectification.offendersPlayedOn',
      laws: ['60C', '49'],
      params: { by: play.seat, card: play.card },
      seat: play.seat,
      card: play.card,
      trick: context.trick,
    }),
    move({ do: 'unlay', card: play.card }),
    open({
      machine: 'penaltyCard',
      context: {
        owner: play.seat,
        card: play.card,
        inadvertent: false,
        origin: '60C',
        inAuction: false,
        byClaim: false,
        several: false,
        seen: true,
        shown: false,
        openedAt: heard.at,
      },
    }),
  ];
}

/** 60A1: declarer's side plays to the premature lead: the right is lost and the lead stands (60A2). */
export function forfeits(context: PrematurePlayContext, heard: Heard): boolean {
  const { play, before } = heard;
  return (
    context.as === 'lead' &&
    play !== null &&
    before.declarer !== null &&
    sameSide(play.seat, before.declarer) &&
    previousSeat(play.seat) === context.offender &&
    (play.manner === 'fifthCard' || play.manner === 'nextLead')
  );
}

export function forfeitPlay(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { play } = heard;
  if (play === null) return [];
  const { offender, card } = context;
  return [
    cite({
      key: 'rectification.forfeited',
      laws: ['60A1', '60A2'],
      params: { by: play.seat, seat: offender, card },
      seat: play.seat,
      card: play.card,
      trick: context.trick,
    }),
    move({ do: 'stand', seat: offender, card, as: 'lead' }),
    move({ do: 'stand', seat: play.seat, card: play.card, as: 'play' }),
  ];
}

/** 57D: the offender's own turn has come. */
export function offenderPlays(context: PrematurePlayContext, heard: Heard): boolean {
  const { play } = heard;
  return (
    play !== null &&
    play.seat === context.offender &&
    play.trick === context.trick &&
    play.manner === 'follow'
  );
}

export function offenderPlaysOther(context: PrematurePlayContext, heard: Heard): boolean {
  return offenderPlays(context, heard) && heard.play?.card !== context.card;
}

export function playedOther(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { offender, card, trick } = context;
  return [
    cite({
      key: 'prematurePlay.playedAnother',
      laws: ['57D', '50B'],
      params: { offender, card, played: heard.play?.card ?? null },
      seat: offender,
      card,
      trick,
    }),
    open({
      machine: 'penaltyCard',
      context: {
        owner: offender,
        card,
        inadvertent: false,
        origin: '57D',
        inAuction: false,
        byClaim: false,
        several: false,
        seen: true,
        shown: false,
        openedAt: heard.at,
      },
    }),
  ];
}
