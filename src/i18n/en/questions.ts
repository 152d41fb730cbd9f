/** What only people may answer, asked in English. */

import type { QuestionId } from '../../lawbook/choices.ts';

export interface QuestionText {
  readonly ask: string;
  /** What hangs on it. */
  readonly matters: string;
}

export const questions: Readonly<Record<QuestionId, QuestionText>> = {
  partnerCouldSee: {
    ask: 'Could partner have seen the face of the card?',
    matters: 'If not, it is no penalty card.',
  },
  inadvertent: {
    ask: 'Was the card exposed by accident?',
    matters: 'A single low card exposed by accident is a minor penalty card; otherwise it is major.',
  },
  declarerCardPlayed: {
    ask: 'Did declarer hold the card, or put it down, so that it counts as played?',
    matters: 'If so it must be played; if not it goes back to the hand.',
  },
  dummyTouchDeliberate: {
    ask: 'Did declarer touch the card in dummy on purpose?',
    matters: 'A card touched on purpose is played.',
  },
  slipOfTongue: {
    ask: 'Was the card named first a slip of the tongue?',
    matters: 'A slip may be put right; a change of mind may not.',
  },
  intentIncontrovertible: {
    ask: 'Is it beyond dispute that declarer meant something else?',
    matters: 'If so, the incomplete call means what declarer intended.',
  },
  fifthCardLed: {
    ask: 'Was the fifth card led to the next trick?',
    matters: 'If so it is a lead; if not it is an exposed card.',
  },
  order: { ask: 'Which came first?', matters: 'The other one counts as played after it.' },
  toldItWasTurn: {
    ask: 'Did an opponent say that it was this player’s turn?',
    matters: 'If so the card may be taken back without further rectification.',
  },
  misinformed: {
    ask: 'Was the play based on a wrong explanation by an opponent?',
    matters: 'If so the card may be changed while nobody has played after it.',
  },
  couldSeeDummy: {
    ask: 'Could presumed declarer have seen a card of dummy’s?',
    matters: 'If so, the lead must be accepted.',
  },
  currentTrickOnly: {
    ask: 'Was the remark about the trick in progress only?',
    matters: 'If so it is no claim.',
  },
  noClaimIntended: { ask: 'Is it plain that no claim was meant?', matters: 'If so, play goes on.' },
  objectedAtOnce: {
    ask: 'Did partner object to the concession at once?',
    matters: 'If so, nothing was conceded.',
  },
  allAgreedToPlayOn: {
    ask: 'Did all four players agree to play on?',
    matters: 'If so, the claim is void and the play decides.',
  },
  trumpForgotten: {
    ask: 'Is it at all likely that the claimer had forgotten the outstanding trump?',
    matters: 'If so, a trick may be lost to it.',
  },
  normalLine: {
    ask: 'How many tricks would the worst normal line bring the claimer’s side?',
    matters: 'The answer settles the claim.',
  },
  wouldLikelyWin: {
    ask: 'Would the side probably have won the trick had play gone on?',
    matters: 'If so, it gets the trick back.',
  },
  whenAttention: {
    ask: 'When was attention first drawn?',
    matters: 'If it came too late, no trick moves automatically.',
  },
  withoutRevoke: {
    ask: 'How many tricks would declarer probably have taken without the revoke?',
    matters:
      'If the other side is still worse off after the automatic adjustment, that result is assigned instead.',
  },
  logicalAlternative: {
    ask: 'Was there a logical alternative, and did the information suggest the action taken?',
    matters: 'If so, and if that damaged the other side, the score is adjusted.',
  },
  penaltyCardDamage: {
    ask: 'Did the sight of the penalty card damage the other side?',
    matters: 'If so, the score is adjusted to what would have happened without it.',
  },
  dummySuggested: {
    ask: 'Did dummy suggest a play?',
    matters: 'If so, and if that damaged the other side, the score is adjusted.',
  },
  couldHaveKnown: {
    ask: 'Could the offender have known that the irregularity might well damage the other side?',
    matters: 'If so, and if the offending side gained, the score is adjusted.',
  },
  defectiveTrick: {
    ask: 'Which trick was defective, and which card belongs to it?',
    matters: 'The missing card is added, or the extra one goes back.',
  },
  waive: {
    ask: 'Is there cause to waive the rectification?',
    matters: 'If so, the card counts as not exposed.',
  },
  clearlyConvinced: {
    ask: 'Is the director clearly convinced of what happened?',
    matters: 'Only then may the score be raised for a side.',
  },
  forfeited: {
    ask: 'Did the side act before the director came, and so lose its right?',
    matters: 'If so, the rectification may be dropped.',
  },
};
