/** The input of the screen that signs and freezes, and its requests. */

import type { Member, Role } from '../../seal/member.ts';
import type { SealState } from '../../seal/verify.ts';

/** How a key is stored: not exportable, exportable to a file, encrypted, or only as long as the page. */
export type KeptHow = 'here' | 'file' | 'locked' | 'page';

/** An identity of this browser. */
export interface IdentityShown extends Member {
  readonly kept: KeptHow;
  /** True if it can be exported to a file. */
  readonly leaves: boolean;
}

/** The signers of a deal's facts, from the first; `broken` if its seal is invalid. */
export type Signers = readonly string[] | 'broken';

/** A fact that was added after the first freeze. */
export interface Addition {
  /** Its number in the record, from 1. */
  readonly number: number;
  readonly text: string;
  /** The signer; null for none. */
  readonly by: string | null;
}

export interface SealingShown {
  readonly identities: readonly IdentityShown[];
  /** Null if nothing is signed. */
  readonly seal: SealState | null;
  readonly facts: number;
  readonly signed: number;
  /** Why nothing can be added to the signed part; null if it can. */
  readonly stuck: 'differs' | 'broken' | null;
  readonly additions: readonly Addition[];
  /** What the case still needs before it may be frozen, in words. */
  readonly missing: readonly string[];
  /** The public key that automatically signs what is recorded on this device; null for none. */
  readonly signsHere: string | null;
  /** True for a file that is not stored here. */
  readonly ofFile: boolean;
}

/** A request to sign. */
export interface SealWish {
  /** Public keys of the people present who sign. */
  readonly present: readonly string[];
  /** The public key of the recorder. */
  readonly recorder: string;
  /** The new list of members, for which everything is signed again; null if the list stays. */
  readonly members: readonly Member[] | null;
  readonly freeze: boolean;
}

/** A request for a new identity. */
export interface IdentityWish {
  readonly name: string;
  readonly role: Role | null;
  readonly leaves: boolean;
}

/** The result of the last request. */
export type SealNote =
  | { readonly kind: 'working' | 'doneInFile' | 'conflict' | 'notStored' | 'failed' | 'badRoster' }
  | { readonly kind: 'badName' | 'noIdentity' | 'publicOnly' }
  | { readonly kind: 'doneSigned' | 'doneFrozen'; readonly number: number }
  | { readonly kind: 'saved' | 'come' | 'gone'; readonly name: string };
