/**
 * The pairs of lifecycles that no case file shows together: those that cannot meet, each with the clause that keeps them apart, and
 * those that can and for which nobody has adjudicated a case yet. A pair that some file does show may stand in neither list.
 */

import { MACHINE_NAMES } from '../../machines/index.ts';
import type { MachineName } from '../../src/laws/case.ts';
import { after, meetings, MEETINGS, together, type Meeting, type Met } from './pairs.ts';

export interface Apart {
  readonly pairs: readonly Meeting[];
  readonly law: string;
  readonly why: string;
}

const others = (...but: MachineName[]): MachineName[] => MACHINE_NAMES.filter((name) => !but.includes(name));
const each = (one: MachineName, names: readonly MachineName[]): Meeting[] =>
  names.map((name) => together(one, name));
const beforeIt = (names: readonly MachineName[], it: MachineName): Meeting[] =>
  names.map((name) => after(name, it));
const afterIt = (it: MachineName, names: readonly MachineName[]): Meeting[] =>
  names.map((name) => after(it, name));

/** What needs a trick in progress or one just played. */
const OF_TRICKS: readonly MachineName[] = [
  ...(['revoke', 'cardChange', 'leadOutOfTurn', 'prematurePlay', 'penaltyCardUnplayed'] as const),
  ...(['simultaneous', 'defectiveTrick', 'leadingHand'] as const),
];
/** How one card comes to the table otherwise than in turn. */
const MANNERS: readonly MachineName[] = ['leadOutOfTurn', 'prematurePlay', 'simultaneous'];

export const APART: readonly Apart[] = [
  {
    pairs: MANNERS.flatMap((one, index) => each(one, MANNERS.slice(index))),
    law: '44B',
    why: 'one act brings one card in one manner: out of turn, too soon, or with another of the same hand',
  },
  {
    pairs: each('openingLead', MACHINE_NAMES),
    law: '54',
    why: 'the lead lies face up and nobody has decided; what else it brings comes with the choice, or with the card played to it',
  },
  {
    pairs: beforeIt(
      OF_TRICKS.filter((name) => name !== 'penaltyCardUnplayed'),
      'openingLead',
    ),
    law: '41C',
    why: 'before the opening lead no card has been led or played, so that no trick can have gone wrong',
  },
  {
    pairs: [after('openingLead', 'openingLead')],
    law: '54B',
    why: 'a second card of any hand while the first lead waits is played to it, is the proper lead, or is exposed',
  },
  {
    pairs: afterIt(
      'openingLead',
      OF_TRICKS.filter((name) => name !== 'simultaneous'),
    ),
    law: '54B',
    why: 'while the lead waits there is no trick; whoever plays to it accepts it, and then it waits no longer',
  },
  {
    pairs: [...afterIt('leadOutOfTurn', ['leadOutOfTurn', 'prematurePlay', 'penaltyCardUnplayed'])],
    law: '53',
    why: 'while the lead waits, a card of the other side accepts it or is the proper lead, and one of its own side is judged by 60C',
  },
  {
    pairs: each('leadingHand', others('openingLead')),
    law: '43B2a',
    why: 'dummy gives a warning, which moves no card and takes none back',
  },
  {
    pairs: each('claim', others('openingLead', 'leadingHand', 'penaltyCard')),
    law: '68D',
    why: 'a claim is an act of its own: no card is led or played by it, and play is suspended from then on',
  },
  {
    pairs: afterIt('claim', ['leadRestriction', 'penaltyCardChoice']),
    law: '68D',
    why: 'play is suspended: no hand is to lead or play, so that declarer has nothing to choose about it',
  },
  {
    pairs: (['penaltyCardUnplayed', 'penaltyCardChoice', 'designation'] as const).map((one) =>
      together(one, one),
    ),
    law: '44C',
    why: 'one hand is in turn at a time, and one call names one card',
  },
  {
    pairs: [after('designation', 'openingLead')],
    law: '54E',
    why: 'before the opening lead declaring side leads nothing: words that name no card designate none, and no card lies there to be misplaced',
  },
  {
    pairs: [together('claim', 'penaltyCard')],
    law: '68D',
    why: 'cards that a defender shows by claiming are no penalty cards: play is suspended by the same act',
  },
  {
    pairs: [together('defectiveTrick', 'penaltyCard')],
    law: '67',
    why: 'a trick left short exposes no card, and a card too many is exposed when it goes back (67A2, 67B2a)',
  },
  {
    pairs: [after('leadingHand', 'leadingHand')],
    law: '43B2a',
    why: 'one lead, one choice of the hand: a second warning before that lead gives nothing more, and with the lead the first right is gone',
  },
  {
    pairs: [
      ...afterIt('leadOutOfTurn', ['leadRestriction']),
      ...afterIt('openingLead', ['leadRestriction', 'penaltyCardChoice']),
      together('leadOutOfTurn', 'leadRestriction'),
    ],
    law: '54',
    why: 'whose lead it is comes first: while declarer has not said whether the wrong lead stands, the right leader may not lead, and what he may lead is not chosen',
  },
  {
    pairs: [after('leadRestriction', 'leadingHand')],
    law: '50D2a',
    why: 'the choice and the ban are about a defender who is on lead, and end when he loses it; the warning is of the lead of declarer’s side',
  },
  {
    pairs: [together('leadRestriction', 'penaltyCardChoice')],
    law: '50D2a',
    why: 'what the leader may lead is chosen first, and only then which of his own cards are due',
  },
  {
    pairs: [
      ...afterIt('prematurePlay', ['leadRestriction', 'leadOutOfTurn', 'leadingHand']),
      together('leadRestriction', 'prematurePlay'),
    ],
    law: '57A',
    why: 'an early card waits within a trick, and no longer when that is full; only then is somebody on lead',
  },
  {
    pairs: each('prematurePlay', ['revoke', 'penaltyCardUnplayed', 'defectiveTrick']),
    law: '57A',
    why: 'an early card does not stand yet, so that it breaks no other duty and leaves no trick short',
  },
  {
    pairs: each('simultaneous', [
      ...(['penaltyCard', 'leadRestriction', 'revoke', 'cardChange', 'penaltyCardUnplayed'] as const),
      ...(['penaltyCardChoice', 'designation', 'defectiveTrick'] as const),
    ]),
    law: '58B2',
    why: 'the first of the cards counts until its owner says which he plays: the second brings nothing but that question',
  },
  {
    pairs: each('designation', [
      ...(['penaltyCard', 'cardChange', 'leadOutOfTurn', 'prematurePlay'] as const),
      ...(['penaltyCardUnplayed', 'defectiveTrick'] as const),
    ]),
    law: '45B',
    why: 'a call that leaves the card open, and dummy’s hand on another than the one called, play no card of a defender and take none back',
  },
  {
    pairs: each('cardChange', ['prematurePlay', 'defectiveTrick']),
    law: '47D',
    why: 'a card may be changed because another was taken back or put in its place, which is neither an early card nor a lead to the next trick',
  },
  {
    pairs: [together('defectiveTrick', 'leadRestriction')],
    law: '67',
    why: 'a trick is left short by a lead to the next: it has been made, and its suit is no longer to be chosen',
  },
];

export interface PairRow {
  readonly meeting: Meeting;
  readonly met: readonly Met[];
  readonly apart: Apart | null;
}

/** Every pair, with the case files that show it or the reason why none can; with neither, nobody has adjudicated it yet. */
export function pairRows(): readonly PairRow[] {
  const all = meetings();
  return MEETINGS.map((meeting) => ({
    meeting,
    met: all.get(meeting) ?? [],
    apart: APART.find(({ pairs }) => pairs.includes(meeting)) ?? null,
  }));
}
