/** Law 54: faced opening lead out of turn. 2017, 2007. Opens `openingLead`: accept, become dummy (54A), or refuse with three ways (50D). */

import { offendersPlayOn } from './law60.ts';
import type { Card } from '../domain/card.ts';
import { penaltyCard } from './exposure.ts';
import { partnerOf, sameSide, type Seat } from '../domain/seat.ts';
import { hasLedFaceDown, isDefender, isDummy } from '../domain/table.ts';
import { cardsInTrick } from '../domain/trick.ts';
import type { Fact, FactOf } from '../events/event.ts';
import { isKnownPlay } from '../events/remembered.ts';
import type { OpeningLeadContext } from './case.ts';
import { cite, move, open, type Effect, type Step, type StepOf, type PlayStep, type Play } from './step.ts';
import { ofCard, type Clause, type Weighed } from './finding.ts';
import { answeredTrue, answers } from './answers.ts';
import { isOpenToLeader } from './inForce.ts';
import { wasToldToLead } from './law53.ts';
import { secondFromDummy } from './law54B.ts';
import { cameNotBefore, countsAsLater } from './law58A.ts';
import { takeBackFree } from './leadGoesBack.ts';

const NOT_SEEN: readonly Weighed[] = [{ law: '54C', why: 'dummyNotSeen' }];
const led = (leader: Seat, card: Card) => ({ seat: leader, card, trick: 1 });

/** 54E: a defender plays to a card that is no lead: nobody can accept it, and his card is exposed (49), or goes back as under 47D. */
function playedToNoLead(step: Step, { seat, card }: Play): Effect[] {
  return [
    cite({
      key: 'openingLead.playedToNoLead',
      laws: ['54E', '49', '47D'],
      ...ofCard(seat, card),
      trick: 1,
      disputed: 'C-12',
      weighed: [{ law: '53A', why: 'noLead' }],
    }),
    penaltyCard(seat, card, '54E', step),
  ];
}

/** 54: an opening lead out of turn by a defender, or one by declaring side that is no lead (54E). */
export function watch54(step: Step): Effect[] {
  const { play, before } = step;
  if (play?.manner === 'toNoLead') return playedToNoLead(step, play);
  if (
    play === null ||
    play.manner !== 'leadOutOfTurn' ||
    before.trick !== null ||
    before.turn === null ||
    before.declarer === null
  )
    return [];
  const { seat: leader, card } = play;
  if (!isDefender(before, leader)) {
    return [
      cite({
        key: 'openingLead.byDeclaringSide',
        laws: ['54E', '24D', '24'],
        params: { leader, card },
        ...led(leader, card),
        weighed: [{ law: '54D', why: 'declaringSide' }],
      }),
      move({ do: 'clear', card }),
    ];
  }
  const context: OpeningLeadContext = {
    leader,
    properLeader: before.turn,
    card,
    declarer: before.declarer,
    openedAt: step.at,
  };
  const effects = [outOfTurn54(context, step)];
  if (hasLedFaceDown(before, before.turn)) effects.push(...faceDownGoesBack(before.turn));
  return [...effects, open({ machine: 'openingLead', context })];
}

/** 54: the finding of an opening lead out of turn, and whether declarer may accept it. */
export function outOfTurn54(context: OpeningLeadContext, step: Step): Effect {
  const { leader, properLeader, card, declarer } = context;
  const told = wasToldToLead(context, step);
  const seen = mustAccept(context, step);
  return cite({
    key: 'openingLead.outOfTurn',
    laws: ['54'],
    params: { leader, card, properLeader, declarer, acceptable: !told && !seen },
    ...led(leader, card),
    weighed: [
      ...(seen ? [] : NOT_SEEN),
      { law: '54E', why: 'byDefender' },
      told ? { law: '53A', why: 'wasTold' } : { law: '47E1', why: 'notTold' },
    ],
  });
}

/** 54: the face-down lead of the proper leader goes back, whether it came before the lead out of turn was faced or after. */
function faceDownGoesBack(seat: Seat): Effect[] {
  return [
    cite({
      key: 'openingLead.faceDownTakenBack',
      laws: ['54', '41A'],
      params: { seat },
      seat,
      trick: 1,
      weighed: [{ law: '49', why: 'stillFaceDown' }],
    }),
    move({ do: 'returnFaceDown' }),
  ];
}

/** 54B1: presumed declarer accepts the lead in words. */
export function isAccepted54(context: OpeningLeadContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'accept' && mayChoose54(context, step);
}

/** 54D: presumed declarer refuses the lead. */
export function isRefused54(context: OpeningLeadContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.option === 'refuse' && mayChoose54(context, step);
}

/** True when presumed declarer chooses, and the leader need not say first which of two cards he led (58B2). */
function mayChoose54(context: OpeningLeadContext, step: StepOf<'ChoiceMade'>): boolean {
  return step.fact.by === context.declarer && !isOpenToLeader(context, step);
}

type Showing = 'DummySpread' | 'HandFaced' | 'CardExposed';

function isShowing(fact: Fact): fact is FactOf<Showing> {
  return fact.type === 'DummySpread' || fact.type === 'HandFaced' || fact.type === 'CardExposed';
}

function isSpreading(fact: FactOf<Showing>): boolean {
  return fact.type !== 'CardExposed' || fact.manner === 'spreading';
}

/** 54A: presumed declarer chooses to spread, or begins to: one card exposed while spreading is enough. */
export function isSpread(context: OpeningLeadContext, step: StepOf<'ChoiceMade' | Showing>): boolean {
  const { fact } = step;
  if (fact.type === 'ChoiceMade') return fact.option === 'spread' && mayChoose54(context, { ...step, fact });
  return fact.seat === context.declarer && isSpreading(fact);
}

/** 54A: presumed declarer becomes dummy, his partner declarer, and the lead stands. */
export function becomeDummy(context: OpeningLeadContext, step: Step): Effect[] {
  const { leader, card, declarer } = context;
  return [
    cite({
      key: 'openingLead.declarerBecomesDummy',
      laws: step.fact.type === 'ChoiceMade' ? ['54A'] : ['54A', '48B1'],
      params: { declarer, leader, card, newDeclarer: partnerOf(declarer) },
      seat: declarer,
      card,
      trick: 1,
      weighed: [{ law: '54D', why: 'handSpread' }],
    }),
    move({ do: 'declarer', seat: partnerOf(declarer) }),
    move({ do: 'stand', seat: leader, card, as: 'lead' }),
  ];
}

/** 54C: presumed declarer could have seen a card of dummy's, which lie there if dummy was faced after the auction. */
export function mustAccept(_context: OpeningLeadContext, { fact, before, ledger }: Step): boolean {
  if (fact.type === 'QuestionAnswered') return answers(fact, 'couldSeeDummy', true);
  if (!isShowing(fact)) return answeredTrue(ledger, 'couldSeeDummy', ledger.happened.dummyFaced === true);
  const isUnseen = fact.type === 'CardExposed' && fact.seenByPartner === false;
  return isDummy(before, fact.seat) && answeredTrue(ledger, 'couldSeeDummy', isSpreading(fact) && !isUnseen);
}

type Standing = `openingLead.${'accepted' | 'dummySeen'}`;

function stands(
  context: OpeningLeadContext,
  key: Standing,
  laws: readonly Clause[],
  weighed: readonly Weighed[],
): Effect[] {
  const { leader, card, declarer } = context;
  return [
    cite({ key, laws, params: { leader, card, declarer }, ...led(leader, card), weighed }),
    move({ do: 'stand', seat: leader, card, as: 'lead' }),
  ];
}

/** 54C: the lead stands because presumed declarer could have seen a card of dummy's. */
export function acceptSeen(context: OpeningLeadContext): Effect[] {
  return stands(context, 'openingLead.dummySeen', ['54C'], [{ law: '54D', why: 'dummySeen' }]);
}

/** 54C: found after the lead had to stand: presumed declarer could have seen no card, and nobody has played to the lead. */
export function wasNotSeen(
  { seen }: OpeningLeadContext,
  { fact, before }: StepOf<'QuestionAnswered'>,
): boolean {
  return (
    seen === true &&
    answers(fact, 'couldSeeDummy', false) &&
    before.trick?.number === 1 &&
    cardsInTrick(before.trick) === 1
  );
}

/** Opens the choices of 54 again: the lead is taken back and laid once more. */
export function choiceIsOpenAgain(context: OpeningLeadContext): Effect[] {
  const { leader, card, declarer, properLeader } = context;
  return [
    cite({
      key: 'openingLead.dummyNotSeen',
      laws: ['54'],
      params: { leader, card, declarer },
      ...led(leader, card),
      weighed: NOT_SEEN,
    }),
    move({ do: 'takeBack', seat: leader, card }),
    move({ do: 'turn', seat: properLeader }),
    move({ do: 'lay', seat: leader, card, as: 'lead' }),
  ];
}

/** 54B1: the lead stands, and the second card is due from declarer's own hand. */
export function accept54(context: OpeningLeadContext): Effect[] {
  return stands(context, 'openingLead.accepted', ['54B1', '53A'], NOT_SEEN);
}

/** 54B: declarer plays to it, from his own hand (B1) or from dummy (B2). */
export function isPlayedTo54({ declarer }: OpeningLeadContext, { play }: PlayStep): boolean {
  return sameSide(play.seat, declarer);
}

/** 54B1, 54B2: the lead stands, and so does declarer's card, from his own hand or from dummy. */
export function acceptByPlay54(context: OpeningLeadContext, step: PlayStep): Effect[] {
  const { leader, card, declarer } = context;
  const { play } = step;
  return [
    ...(play.seat === declarer
      ? accept54(context)
      : [...secondFromDummy(context, step), move({ do: 'stand', seat: leader, card, as: 'lead' })]),
    move({ do: 'stand', seat: play.seat, card: play.card }),
  ];
}

/** 54D: the lead becomes a major penalty card; the proper leader leads, under 50D2. */
export function refuse54(context: OpeningLeadContext, step: Step): Effect[] {
  const { leader, card } = context;
  return [
    cite({
      key: 'openingLead.refused',
      laws: ['54D', '50B'],
      params: { leader, card, properLeader: context.properLeader },
      ...led(leader, card),
      weighed: NOT_SEEN,
    }),
    move({ do: 'clear', card }),
    penaltyCard(leader, card, '54D', step),
  ];
}

/** 47E1: the player who was told that it was his turn takes the lead back, and it is no penalty card. */
export function takeBackFree54({ leader, card }: OpeningLeadContext): Effect[] {
  return takeBackFree({ leader, card, trick: 1 });
}

/** 58A: the proper leader has led at the same moment, or first; while the choice is open, nobody else's card is a lead. */
export function isLedTogether(context: OpeningLeadContext, step: PlayStep): boolean {
  const { play, fact } = step;
  return play.manner === 'lead' && cameNotBefore(context, step, isKnownPlay(fact) ? fact : null);
}

/** 58A: the wrong opening lead counts as played after the proper one. */
export function ledTogether(context: OpeningLeadContext, step: PlayStep): Effect[] {
  return countsAsLater(context, step.play.card, step);
}

/** The proper leader leads although declarer has not chosen. */
export function isLedOver({ properLeader }: OpeningLeadContext, { play }: PlayStep): boolean {
  return play.seat === properLeader;
}

/** 60C: the proper leader's card is exposed, unless it lies face down (54); presumed declarer keeps his choice. */
export function ledOver({ properLeader }: OpeningLeadContext, step: PlayStep): Effect[] {
  return step.play.manner === 'faceDown' ? faceDownGoesBack(properLeader) : offendersPlayOn(1, step);
}
