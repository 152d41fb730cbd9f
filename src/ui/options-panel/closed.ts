/** Choices that the Laws take away, with the finding that gives the reason. Pure. */

import type { Option } from '../../lawbook/choices.ts';
import type { Finding, FindingKey } from '../../laws/finding.ts';
import type { Moment } from '../../view/replay.ts';

export interface Closed {
  readonly finding: Finding;
  /** Choices that one might expect but that don't exist; empty if the sentence alone names them. */
  readonly options: readonly Option[];
}

const ON_A_PLAY: readonly Option[] = ['highest', 'lowest', 'play:S', 'notPlay:S'];

/** By the key of the finding, the missing choices. */
const CLOSED: Readonly<Partial<Record<FindingKey, readonly Option[]>>> = {
  'leadOutOfTurn.wasTold': ['accept', 'refuse'],
  'leadOutOfTurn.lastTrick': ['accept'],
  'openingLead.dummySeen': ['refuse', 'spread'],
  'openingLead.byDeclaringSide': ['accept'],
  'openingLead.playedFromDummy': ['refuse', 'spread'],
  'prematurePlay.exempt.57C1': ON_A_PLAY,
  'prematurePlay.exempt.57C2': ON_A_PLAY,
  'penaltyCard.otherCardStands': ['refuse'],
  'rectification.forfeited': [],
  'leadRestriction.notOnOffer': [],
  'exposed.byDeclarer': [],
  'claim.noPlayOnIn2007': ['playOn'],
  'claim.boardLeft': ['playOn'],
  'claim.wrongSideAskedToPlayOn': ['playOn'],
};

/**
 * For each finding of the moment that takes choices away: the finding and the choices that are gone.
 * Empty when none does.
 */
export function closedNow(moment: Moment): readonly Closed[] {
  return moment.findings.flatMap((finding) => {
    const options = CLOSED[finding.key];
    return options === undefined ? [] : [{ finding, options }];
  });
}
