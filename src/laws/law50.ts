/**
 * Law 50: disposition of a penalty card. 2017, 2007. Guards and conclusions of `penaltyCard` and `leadRestriction`. What the
 * card tells, and to whom: `law50E.ts`. Several cards: `law51.ts`. Not played when due: `law52.ts`.
 */

import { isHonour, suitOf, suitsIn, type Suit } from '../domain/card.ts';
import { holds } from '../domain/hand.ts';
import { partnerOf, sameSide, type Seat } from '../domain/seat.ts';
import { isDefender, onLead, placeOf, trickNumber, winnerHolds } from '../domain/table.ts';
import type { Option } from '../lawbook/choices.ts';
import type { CardPlayed } from '../events/event.ts';
import type { LeadRestrictionContext, PenaltyCardContext } from './case.ts';
import { cite, move, open, tell, type Effect, type Heard, type Situation } from './heard.ts';
import { undecidedLead } from './law44.ts';
import { penaltyCardsOf, pendingRestriction, penaltySuits } from './inForce.ts';
import { answeredTrue, answers } from './ledger.ts';

/** 50B: minor only a single card below the ten exposed by accident; once major it stays so. */
export function isMinor(context: PenaltyCardContext, heard: Heard): boolean {
  const { owner, card } = context;
  const accident = answeredTrue(heard.ledger, 'inadvertent', context.inadvertent, { seat: owner, card });
  return accident && !context.several && !isHonour(card) && !hasOther(context, heard);
}

function hasOther(context: PenaltyCardContext, heard: Heard): boolean {
  return penaltyCardsOf(heard.cases, context.owner).some((other) => other.context.card !== context.card);
}

/** Why the card is what it is, for the sentence. */
function reason(
  context: PenaltyCardContext,
  heard: Heard,
): 'honour' | 'several' | 'deliberate' | 'singleLowAccident' {
  if (isMinor(context, heard)) return 'singleLowAccident';
  if (isHonour(context.card)) return 'honour';
  return context.several || hasOther(context, heard) ? 'several' : 'deliberate';
}

/** The card becomes a penalty card (49, 50A, 50B). */
export function becomes(context: PenaltyCardContext, heard: Heard): Effect[] {
  const why = reason(context, heard);
  const kind = why === 'singleLowAccident' ? 'minor' : 'major';
  return [
    cite({
      key: `penaltyCard.${kind}.${why}`,
      laws: [...new Set(['50B', context.origin, '50A'])],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
      because: [context.openedAt],
      weighed: [{ law: '49', why: 'partnerCouldSee' }],
    }),
  ];
}

/** 50B: a second penalty card makes all of that player's cards major. */
export function upgrade(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.upgraded',
      laws: ['50B'],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
      because: [context.openedAt],
    }),
  ];
}

export function isReclassified(context: PenaltyCardContext, heard: Heard): boolean {
  return answers(heard.fact, 'inadvertent', !context.inadvertent, {
    seat: context.owner,
    card: context.card,
  });
}

/** The owner leads or plays it, in whatever way it comes to stand. */
export function isPlayed(context: PenaltyCardContext, heard: Heard): boolean {
  const { owner, card } = context;
  return placeOf(heard.table, owner, card) !== null && !holds(heard.table.hands[owner], card);
}

/** Declarer's choice on the owner's partner's lead names its suit: it goes back to the hand (50D2a, 51B). */
export function isPickedUp(context: PenaltyCardContext, heard: Heard): boolean {
  const { fact, before, cases } = heard;
  if (fact.type !== 'ChoiceMade' || fact.by !== before.declarer) return false;
  const leader = partnerOf(context.owner);
  return (
    pendingRestriction(cases, leader)?.context.source === 'penaltyCard' &&
    namesSuit(fact.option, suitOf(context.card))
  );
}

export function namesSuit(option: Option, suit: Suit): boolean {
  if (option.startsWith('require:')) return option === `require:${suit}`;
  return option.startsWith('forbid:') && option.slice('forbid:'.length).includes(suit);
}

export function pickUp(context: PenaltyCardContext, heard: Heard): Effect[] {
  const several = penaltyCardsOf(heard.cases, context.owner).length > 1;
  return [
    cite({
      key: 'penaltyCard.pickedUp',
      laws: several ? ['50D2a', '51B', '50E2'] : ['50D2a', '50E2'],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
      because: [context.openedAt],
    }),
  ];
}

/** 50D2: a defender is on lead and his partner has a major penalty card: declarer chooses first. */
export function attendLead(situation: Situation): Effect[] {
  const { table, cases } = situation;
  const leader = onLead(table);
  if (leader === null || !isDefender(table, leader) || undecidedLead(situation) !== null) return [];
  const owner = partnerOf(leader);
  const suits = penaltySuits(cases, owner);
  const trick = trickNumber(table);
  if (suits.length === 0 || trick === 13) return [];
  const offered = cases.some(
    (other) =>
      other.machine === 'leadRestriction' &&
      other.context.leader === leader &&
      other.context.trick === trick &&
      other.state !== 'lapsed',
  );
  if (offered) return [];
  const clause = new Set(suits).size > 1 ? '51B2' : suits.length > 1 ? '51B1' : '50D2';
  return [
    open({
      machine: 'leadRestriction',
      context: { leader, owner, source: 'penaltyCard', trick, require: null, forbid: '' },
    }),
    cite({
      key: 'leadRestriction.declarerChooses',
      laws: [...new Set(['50D2', clause])],
      params: { leader, owner, suits: suits.join(''), declarer: table.declarer },
      seat: leader,
      trick,
    }),
  ];
}

/** The leader no longer is on lead, or nothing is left to choose about. */
export function choiceLapses(context: LeadRestrictionContext, situation: Situation): boolean {
  const { table, cases } = situation;
  if (onLead(table) !== context.leader) return true;
  return context.source === 'penaltyCard' && penaltySuits(cases, context.owner).length === 0;
}

export function isChoice(
  _context: LeadRestrictionContext,
  heard: Heard,
  kind: 'require' | 'forbid' | 'free',
): boolean {
  const { fact, before } = heard;
  if (fact.type !== 'ChoiceMade' || fact.by !== before.declarer) return false;
  if (kind === 'free') return fact.option === 'free';
  return fact.option.startsWith(`${kind}:`);
}

export function chosenSuits(heard: Heard): string {
  const { fact } = heard;
  return fact.type === 'ChoiceMade' ? fact.option.slice(fact.option.indexOf(':') + 1) : '';
}

export function restrict(context: LeadRestrictionContext, heard: Heard): Effect[] {
  const { fact, cases } = heard;
  if (fact.type !== 'ChoiceMade') return [];
  const all = penaltySuits(cases, context.owner);
  const several = new Set(all).size > 1;
  const suits = chosenSuits(heard);
  if (context.source === 'withdrawnCall') {
    return [
      cite({
        key: `leadRestriction.${fact.option === 'free' ? 'free' : fact.option.startsWith('require:') ? 'require' : 'forbid'}`,
        laws: ['26B'],
        params: { leader: context.leader, owner: context.owner, suits },
        seat: context.leader,
        trick: context.trick,
      }),
    ];
  }
  const beyond = suitsIn(suits).filter((suit) => !all.includes(suit));
  if (fact.option === 'free') {
    return [
      cite({
        key: 'leadRestriction.free',
        laws: several ? ['51B2c', '50D2b'] : ['50D2b'],
        params: { leader: context.leader, owner: context.owner },
        seat: context.leader,
        trick: context.trick,
      }),
    ];
  }
  const kind = fact.option.startsWith('require:') ? 'require' : 'forbid';
  const clause = several
    ? kind === 'require'
      ? '51B2a'
      : '51B2b'
    : all.length > 1
      ? kind === 'require'
        ? '51B1a'
        : '51B1b'
      : '50D2a';
  return [
    cite({
      key: beyond.length > 0 ? 'leadRestriction.notOnOffer' : `leadRestriction.${kind}`,
      laws: [...new Set([clause, '50D2a'])],
      params: { leader: context.leader, owner: context.owner, suits },
      seat: context.leader,
      trick: context.trick,
    }),
  ];
}

/** The leader leads before declarer has chosen: his card does not stand and is exposed too (50D2, 49). */
export function isEarlyLead(context: LeadRestrictionContext, heard: Heard): boolean {
  const { play } = heard;
  return play !== null && play.manner === 'early' && play.seat === context.leader;
}

export function earlyLead(context: LeadRestrictionContext, heard: Heard): Effect[] {
  const { play } = heard;
  if (play === null) return [];
  return [
    cite({
      key: 'leadRestriction.ledTooSoon',
      laws: ['50D2', '49'],
      params: { leader: context.leader, card: play.card },
      seat: context.leader,
      card: play.card,
      trick: context.trick,
    }),
    open({
      machine: 'penaltyCard',
      context: {
        owner: context.leader,
        card: play.card,
        inadvertent: false,
        origin: '49',
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

/** Declarer's side plays to the early lead: the right to choose is gone and the lead stands (60A1, 60A2). */
export function isForfeited(context: LeadRestrictionContext, heard: Heard): boolean {
  const { play, before, fact } = heard;
  if (play === null || play.manner !== 'playOutOfTurn' || before.declarer === null) return false;
  const early = before.loose.some((loose) => loose.seat === context.leader && loose.as === 'lead');
  return early && sameSide(play.seat, before.declarer) && (fact as CardPlayed).as !== 'lead';
}

export function forfeit(context: LeadRestrictionContext, heard: Heard): Effect[] {
  const { play, before } = heard;
  const early = before.loose.find((loose) => loose.seat === context.leader && loose.as === 'lead');
  if (play === null || early === undefined) return [];
  return [
    cite({
      key: 'rectification.forfeited',
      laws: ['60A1', '60A2'],
      params: { by: play.seat, seat: context.leader, card: early.card },
      seat: play.seat,
      card: play.card,
      trick: context.trick,
    }),
    move({ do: 'stand', seat: early.seat, card: early.card, as: 'lead' }),
    move({ do: 'stand', seat: play.seat, card: play.card, as: 'play' }),
  ];
}

export function leads(context: LeadRestrictionContext, heard: Heard): boolean {
  const { play } = heard;
  return play !== null && play.seat === context.leader && play.manner === 'lead';
}

/** The trick is complete and another hand has won it (50D2a): the ban ends. */
export function hasLostLead(context: LeadRestrictionContext, heard: Heard): boolean {
  return (
    winnerHolds(heard.table) !== null &&
    winnerHolds(heard.table) !== context.leader &&
    trickNumber(heard.table) > context.trick
  );
}

/** Second and later penalty cards of one owner turn the first major. */
export function attendUpgrade(situation: Situation): Effect[] {
  const effects: Effect[] = [];
  for (const owner of ['N', 'E', 'S', 'W'] as readonly Seat[]) {
    const cards = penaltyCardsOf(situation.cases, owner);
    if (cards.length < 2) continue;
    for (const minor of cards) if (minor.state === 'minor') effects.push(tell(minor.id, 'Upgraded'));
  }
  return effects;
}

/** The played penalty card is taken back again: it lies there as before (62B2). */
export function wasTakenBack(context: PenaltyCardContext, heard: Heard): boolean {
  const { fact } = heard;
  return fact.type === 'CardWithdrawn' && fact.seat === context.owner && fact.card === context.card;
}

export function takenUpAgain(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.again',
      laws: ['50A'],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
    }),
  ];
}

/** Shown by the claim that all agreed to treat as void; earlier penalty cards stay by default (C-6). */
export function isShownByClaim(context: PenaltyCardContext, heard: Heard): boolean {
  return context.byClaim || !heard.laws.elections.keepPenaltyCardsOnPlayOn;
}

export function voided(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.void',
      laws: ['68D2b'],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
      ...(context.byClaim ? {} : { disputed: 'C-6' }),
    }),
  ];
}

/** 50E4 (2007: 50E3): people have found that the sight of a penalty card damaged the other side. */
export function watch50(heard: Heard): Effect[] {
  if (
    !answers(heard.fact, 'penaltyCardDamage', true) ||
    !heard.cases.some((open) => open.machine === 'penaltyCard')
  )
    return [];
  return [
    cite({
      key: 'penaltyCard.damage',
      laws: [heard.laws.penaltyCardInformsAll ? '50E4' : '50E3', '12C1'],
      params: {},
    }),
  ];
}

/** 68B2: shown with a concession that partner objected to at once. */
export function excusedByObjection(context: PenaltyCardContext): Effect[] {
  return [
    cite({
      key: 'penaltyCard.shownWithConcession',
      laws: ['68B2'],
      params: { owner: context.owner, card: context.card },
      seat: context.owner,
      card: context.card,
    }),
  ];
}
