/** Who is to sign a deal. Until the first freeze these are the people here, those already in the list and those who are added; then the list is fixed. */

import type { Member } from '../../seal/member.ts';
import type { SealingShown } from './shown.ts';

export interface RosterShown {
  readonly members: readonly Member[];
  /** True when the list cannot be changed any more. */
  readonly fixed: boolean;
  /** True when the list differs from the one that is signed, so that everything is signed anew. */
  readonly anew: boolean;
  /** Public keys of those here who can sign. */
  readonly able: readonly string[];
  /** Those here who cannot, not being in the list. */
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
