/** The members who sign a deal: before the first freeze those present, listed and added; after it the list is fixed. */

import type { Member } from '../../seal/member.ts';
import type { SealingShown } from './shown.ts';

export interface RosterShown {
  readonly members: readonly Member[];
  /** True if the list can't be changed any more. */
  readonly fixed: boolean;
  /** True if the list differs from the signed one, so that everything is signed again. */
  readonly anew: boolean;
  /** Public keys of the people present who can sign. */
  readonly able: readonly string[];
  /** People present who can't sign, because they are not in the list. */
  readonly strangers: readonly Member[];
}

/**
 * Who is on the list of members, and who of them can sign here. After a freeze the list cannot change.
 * @param added those who were added by the public half of their identity
 */
export function rosterShown(
  { seal, identities }: SealingShown,
  present: ReadonlySet<string>,
  added: readonly Member[],
): RosterShown {
  const here = identities.filter(({ key }) => present.has(key));
  const before = seal?.members ?? [];
  const fixed = seal !== null && seal.freezes.length > 0;
  const members = fixed ? before : unique([...before, ...here.map(memberOf), ...added]);
  const isIn = ({ key }: Member): boolean => members.some((one) => one.key === key);
  return {
    members,
    fixed,
    anew: members.length !== before.length,
    able: here.filter(isIn).map(({ key }) => key),
    strangers: here.filter((one) => !isIn(one)),
  };
}

function memberOf({ name, key, role }: Member): Member {
  return { name, key, role };
}

function unique(members: readonly Member[]): readonly Member[] {
  return members.filter(({ key }, index) => members.findIndex((one) => one.key === key) === index);
}
