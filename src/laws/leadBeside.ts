/**
 * Law 58A: a hand leads at the same moment as its partner's, whose lead is the right one and which the record has first. 2017, 2007. A
 * defender's card counts as played after it; that of declarer's other hand goes back. The director may still find that it came before: then
 * it was a lead out of turn (53, 54), and the right hand has played before anybody chose (60C).
 */

import { isRemembered, type Card } from '../domain/card.ts';
import { partnerOf, type Seat } from '../domain/seat.ts';
import { isDefender } from '../domain/table.ts';
import { cardsInTrick, type Trick } from '../domain/trick.ts';
import type { LeadOutOfTurnContext, OpeningLeadContext } from './case.ts';
import { leadOutOfTurnCited } from './law53.ts';
import { outOfTurn54 } from './law54.ts';
import { cameLater, choiceAfterAll } from './law58A.ts';
import { move, open, type Effect, type Step } from './step.ts';

/** Opens the lead out of turn that the director may find; empty where the card came beside no lead of the partner's. */
export function leadBeside(trick: Trick, leader: Seat, card: Card, { before, at }: Step): Effect[] {
  const properLeader = partnerOf(leader);
  if (trick.leader !== properLeader || cardsInTrick(trick) > 1 || before.declarer === null) return [];
  const lead = { leader, properLeader, card, besideRightLead: true, openedAt: at };
  return trick.number === 1
    ? [open({ machine: 'openingLead', context: { ...lead, declarer: before.declarer } })]
    : [
        open({
          machine: 'leadOutOfTurn',
          context: {
            ...lead,
            trick: trick.number,
            byDefender: isDefender(before, leader),
            chosenBy: null,
            together: true,
          },
        }),
      ];
}

/**
 * 58A: declarer leads from both hands at the same moment, and the right hand's lead is the one which the record has first: it stands, and
 * the other card goes back.
 */
export function ownLeadBeside(step: Step): Effect[] {
  const { play, before } = step;
  const { trick } = before;
  if (play?.manner !== 'leadOutOfTurn' || trick === null || play.trick !== trick.number) return [];
  const { seat: leader, card } = play;
  const lead = trick[trick.leader];
  if (!isRemembered(lead)) return [];
  return [
    cameLater({ leader, properLeader: trick.leader, card, trick: trick.number }, lead, step),
    move({ do: 'clear', card }),
    ...leadBeside(trick, leader, card, step),
  ];
}

/** True for a lead that the record has beside the right one from the beginning. */
export function isBesideRightLead({ besideRightLead }: Pick<OpeningLeadContext, 'besideRightLead'>): boolean {
  return besideRightLead === true;
}

/** 53, 60C: the lead came before the right one after all. Where the record has it as the second, it was not told as out of turn yet. */
export function ledFirst(context: LeadOutOfTurnContext, step: Step): Effect[] {
  return [
    ...(isBesideRightLead(context) ? [leadOutOfTurnCited(context, step)] : []),
    ...choiceAfterAll(context, step),
  ];
}

/** 54, 60C: the same of an opening lead. */
export function ledFirst54(context: OpeningLeadContext, step: Step): Effect[] {
  return [
    ...(isBesideRightLead(context) ? [outOfTurn54(context, step)] : []),
    ...choiceAfterAll(context, step),
  ];
}
