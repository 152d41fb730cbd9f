/** A member who may write in a record, and his role. */

/** The roles in which somebody may sign. */
export const ROLES = ['director', 'committee', 'reviewer', 'recorder', 'player'] as const;
export type Role = (typeof ROLES)[number];

export interface Member {
  readonly name: string;
  /** The public key. */
  readonly key: string;
  readonly role?: Role | undefined;
}

/** The role, if the value is one; otherwise an object without a role. */
export function roleIn(value: unknown): { readonly role?: Role } {
  const role = ROLES.find((one) => one === value);
  return role === undefined ? {} : { role };
}
