/** The clause of each choice, so that a reader finds it in the book. */

import { suitOf } from '../../domain/card.ts';
import type { Case } from '../../laws/case.ts';
import type { Clause } from '../../laws/finding.ts';
import type { Option } from '../../lawbook/choices.ts';
import type { Moment } from '../../view/replay.ts';

const PREMATURE: Readonly<Record<string, Clause>> = {
  highest: '57A1',
  lowest: '57A2',
  play: '57A3',
  notPlay: '57A4',
};

const OPENING: Readonly<Record<string, Clause>> = { accept: '54B', refuse: '54D', spread: '54A' };

/** The clause of the choice itself; null when it has none besides the one under which all of them are offered. */
export function clauseOfOption(option: Option, open: Case | null, moment: Moment): Clause | null {
  const kind = option.split(':')[0] ?? '';
  switch (open?.machine) {
    case 'leadRestriction':
      return open.context.source === 'penaltyCard' ? aboutTheLead(kind, open.context.owner, moment) : null;
    case 'prematurePlay':
      return PREMATURE[kind] ?? null;
    case 'openingLead':
      return OPENING[kind] ?? null;
    case 'leadOutOfTurn':
      return kind === 'accept' ? '53A' : open.context.byDefender ? '56' : '55B';
    case 'penaltyCardUnplayed':
      return kind === 'accept' ? '52B1a' : '52B2';
    default:
      return null;
  }
}

/** The clause for the same choices with one penalty card, several of one suit, or several suits: the book has three places for them. */
function aboutTheLead(kind: string, owner: string, moment: Moment): Clause | null {
  const suits = moment.penaltyCards
    .filter((one) => one.owner === owner && one.kind === 'major')
    .map(({ card }) => suitOf(card));
  const several = suits.length > 1;
  const different = new Set(suits).size > 1;
  switch (kind) {
    case 'require':
      return different ? '51B2a' : several ? '51B1a' : '50D2a';
    case 'forbid':
      return different ? '51B2b' : several ? '51B1b' : '50D2a';
    default:
      return different ? '51B2c' : '50D2b';
  }
}
