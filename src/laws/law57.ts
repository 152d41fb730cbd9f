/**
 * Law 57: premature lead or play. 2017, 2007. Opens `prematurePlay`. Declarer has four choices (three in 2007) on the play of
 * the offender's partner; none where he has already played from both hands, or where dummy had a part in it.
 */

import { forfeited, offendersPlayOn } from './law60.ts';
import { penaltyCard } from './exposure.ts';
import { SUITS, type Card } from '../domain/card.ts';
import { cardsIn } from '../domain/hand.ts';
import { partnerOf, previousSeat, sameSide } from '../domain/seat.ts';
import { isDefender, placeOf } from '../domain/table.ts';
import { suitLed } from '../domain/trick.ts';
import type { Option } from '../lawbook/choices.ts';
import { answerTo } from './answers.ts';
import type { PrematurePlayContext } from './case.ts';
import { cite, move, open, tell, type Effect, type Heard, type Situation } from './heard.ts';
import { isToEarlyLead, undecidedLead } from './law44.ts';
import type { Ledger } from './ledger.ts';
import { obeying } from './legal.ts';
import { isSecondToOpeningLead, declarersPlay, partnerHasPlayed } from './law57C.ts';

export function watch57(heard: Heard): Effect[] {
  const { play, before, fact } = heard;
  if (play === null || before.trick === null || undecidedLead(heard) !== null) return [];
  const { seat, card, manner } = play;
  if (!isDefender(before, seat))
    return manner === 'playOutOfTurn' && !isSecondToOpeningLead(heard) && !isToEarlyLead(before, seat)
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
  return [...(together ? [deemedLater(context)] : []), open({ machine: 'prematurePlay', context })];
}

/** 58A: of two cards at the same moment the offender's counts as the later. */
function deemedLater({ offender, card, trick }: PrematurePlayContext): Effect {
  return cite({
    key: 'simultaneous.deemedLater',
    laws: ['58A'],
    params: { seat: offender, card },
    seat: offender,
    card,
    trick,
  });
}

export function penalise(context: PrematurePlayContext, heard: Heard, law: '57A' | '57D' | '49'): Effect[] {
  const { offender, card, trick, partner } = context;
  const key = law === '57A' ? `prematurePlay.${context.as}` : 'prematurePlay.cannotBePlayed';
  const found = cite({
    key,
    laws: [law, '50B'],
    params: { offender, card, partner, declarer: heard.table.declarer, suitLed: context.suitLed },
    seat: offender,
    card,
    trick,
  });
  return [
    // In 2007 the card is exposed and no more: the penalty card's own finding says all there is to say.
    ...(law === '49' ? [] : [found]),
    move({ do: 'unlay', card }),
    penaltyCard(offender, card, law, heard),
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
    play !== null &&
    play.seat === context.partner &&
    play.trick === context.trick &&
    (play.manner === 'follow' || play.manner === 'correction')
  );
}

/** 58A: partner's card, in turn, came at the same moment and counts as the earlier: the other was played after it. */
export function partnerPlayedTogether(context: PrematurePlayContext, heard: Heard): boolean {
  const { fact, play, ledger } = heard;
  if (play === null || play.seat !== context.partner || fact.type !== 'CardPlayed') return false;
  const order = orderFound(context, ledger);
  return order === undefined ? fact.together === true : order !== context.offender;
}

/** Which of the two cards came first, where somebody found it beforehand: a seat, or `together`. */
function orderFound({ offender, partner }: PrematurePlayContext, ledger: Ledger): string | undefined {
  const answer = answerTo(ledger, 'order')?.answer;
  return answer === offender || answer === partner || answer === 'together' ? answer : undefined;
}

export function reorder(context: PrematurePlayContext, heard: Heard): Effect[] {
  const { play } = heard;
  if (play === null) return [];
  return [
    deemedLater(context),
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
  return offendersPlayOn(context.trick, heard);
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
    (play.manner === 'fifthCard' || play.manner === 'nextLead' || play.manner === 'toEarlyLead')
  );
}

/** Declarer's side plays to a defender's premature lead while the choice is open. */
export function isToPrematureLead(heard: Heard): boolean {
  return heard.cases.some(
    (open) =>
      open.machine === 'prematurePlay' && open.state === 'optionPending' && forfeits(open.context, heard),
  );
}

export function forfeitPlay(context: PrematurePlayContext, heard: Heard): Effect[] {
  return forfeited({ seat: context.offender, card: context.card }, context.trick, heard);
}

/** Partner's card goes back, as a revoke that is corrected: the choice binds the new card. */
export function partnersCardIsTakenBack(context: PrematurePlayContext, heard: Heard): boolean {
  const { fact, before } = heard;
  if (fact.type !== 'CardWithdrawn' || fact.seat !== context.partner) return false;
  return placeOf(before, fact.seat, fact.card)?.number === context.trick;
}

export function trickIsPast(context: PrematurePlayContext, heard: Heard): boolean {
  return heard.play !== null && heard.play.trick > context.trick;
}

/** 58A: the director finds that the cards came together, or partner's first: the offender's counts as played after it. */
export function wasNotFirst(context: PrematurePlayContext, heard: Heard): boolean {
  const { fact } = heard;
  return (
    fact.type === 'QuestionAnswered' &&
    fact.question === 'order' &&
    (fact.answer === 'together' || fact.answer === context.partner)
  );
}

/** The partner's card, laid too soon while the choice was open, stands; neither card is a penalty card. */
export function putInOrder(context: PrematurePlayContext, heard: Heard): Effect[] {
  const effects: Effect[] = [deemedLater(context)];
  for (const open of heard.cases) {
    if (open.machine !== 'penaltyCard' || open.ended) continue;
    const { owner, card, origin } = open.context;
    if (card === context.card) effects.push(tell(open.id, 'DeemedLater'));
    if (owner === context.partner && origin === '60C') {
      effects.push(tell(open.id, 'DeemedLater'), move({ do: 'stand', seat: owner, card, as: 'play' }));
    }
  }
  return effects;
}

/** The director finds that the offender's card did come first: 57A after all. */
export function wasFirst(context: PrematurePlayContext, heard: Heard): boolean {
  const { fact } = heard;
  return fact.type === 'QuestionAnswered' && fact.question === 'order' && fact.answer === context.offender;
}
