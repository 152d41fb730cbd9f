/** What the screen that signs and freezes shows, and what it asks for. */

import type { Member, Role } from '../../seal/member.ts';
import type { SealState } from '../../seal/verify.ts';

/** How safely a key lies: it can't leave, it can be saved to a file, it lies locked, or it is gone with the page. */
export type KeptHow = 'here' | 'file' | 'locked' | 'page';

/** An identity of this browser. */
export interface IdentityShown extends Member {
  readonly kept: KeptHow;
  /** True when it can be saved to a file. */
  readonly leaves: boolean;
}

/** Who signed each fact of a deal, from the first; `broken` where its seal does not hold. */
export type Signers = readonly string[] | 'broken';

/** A fact that was added after the first freeze. */
export interface Addition {
  /** Its number in the record, from 1. */
  readonly number: number;
  readonly text: string;
  /** Who signed it; null where nobody has. */
  readonly by: string | null;
}

export interface SealingShown {
  readonly identities: readonly IdentityShown[];
  /** Null where nothing is signed. */
  readonly seal: SealState | null;
  readonly facts: number;
  readonly signed: number;
  /** Why nothing can be added to what is signed; null where it can. */
  readonly stuck: 'differs' | 'broken' | null;
  readonly additions: readonly Addition[];
  /** What the case lacks before it may be frozen, in words. */
  readonly missing: readonly string[];
  /** The public key that signs what is recorded on this device by itself; null for none. */
  readonly signsHere: string | null;
  /** True when a file is shown that is not stored here. */
  readonly ofFile: boolean;
}

/** What somebody wants to be signed. */
export interface SealWish {
  /** Public keys of who is here and signs. */
  readonly present: readonly string[];
  /** Public key of who records. */
  readonly recorder: string;
  /** The new list of members, for which everything is signed anew; null when the list stays. */
  readonly members: readonly Member[] | null;
  readonly freeze: boolean;
}

/** A new identity, as somebody asks for it. */
export interface IdentityWish {
  readonly name: string;
  readonly role: Role | null;
  readonly leaves: boolean;
}

/** What came of the last thing asked for. */
export type SealNote =
  | { readonly kind: 'working' | 'doneInFile' | 'conflict' | 'notStored' | 'failed' | 'badRoster' }
  | { readonly kind: 'badName' | 'noIdentity' | 'publicOnly' }
  | { readonly kind: 'doneSigned' | 'doneFrozen'; readonly number: number }
  | { readonly kind: 'saved'; readonly name: string };
