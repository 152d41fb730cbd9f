/** Everything the store reports, as codes. `src/i18n` has a sentence for each code listed here. */

/** Why a request was refused. Then nothing of it has been written to the database. */
export const REFUSAL_CODES = [
  /** Another writer has added events: read the deal again, then decide. `version` says how many there are. */
  'versionConflict',
  /** The deal is closed. Only a statement that reopens it may come next. */
  'closed',
  /** The deal is live, so there is nothing to reopen. */
  'notClosed',
  /** Nobody is named as reopening the deal, or no reason is given. */
  'reasonMissing',
  /** No such deal, or it was removed in another tab. */
  'unknownStream',
  /** A deal with that identifier is stored already. */
  'streamExists',
  /** The branch would begin after the end of the deal it leaves, or that deal is not stored. */
  'badFork',
  /** Other deals branch from this one. */
  'hasBranches',
  /** That name already marks another moment. */
  'markTaken',
  /** The mark lies outside the deal. */
  'badMark',
  /** What is stored does not match its own digest or count. */
  'corrupt',
  /** This page can't compute digests, because it was not loaded over a secure connection. */
  'digestUnavailable',
  /** No room left on the device, or in what the browser grants. */
  'full',
  /** Another tab keeps the database from being opened. */
  'blocked',
  /** Another tab, or an earlier visit, has a newer version of the program. */
  'outdated',
  /** The browser provides no storage here, or has taken it away. */
  'unavailable',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Refusals because of the storage and not the request: such facts are kept in memory. */
export const STORAGE_CODES = ['full', 'blocked', 'outdated', 'unavailable'] as const;

export type StorageCode = (typeof STORAGE_CODES)[number];

/** States of the storage that people should know, because something could be lost. */
export const PROBLEM_CODES = [
  ...STORAGE_CODES,
  /** Facts kept in memory no longer fit the stored deal, because another writer added others. */
  'stranded',
  'corrupt',
  /** Nine tenths of the storage space are used. */
  'nearlyFull',
] as const;

export type StorageProblemCode = (typeof PROBLEM_CODES)[number];

/** True for a refusal that comes from the storage and not from the request. */
export function isStorageCode(code: RefusalCode): code is StorageCode {
  return STORAGE_CODES.some((storage) => storage === code);
}
