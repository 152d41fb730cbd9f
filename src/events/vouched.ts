/** Who says so. */

/** Whether the sides agree on a fact. */
export interface Vouched {
  readonly status?: 'agreed' | 'disputed' | 'found';
  readonly note?: string;
}

/** A fact whose `by` says who vouches for it; elsewhere `by` is the person who acted. */
export interface VouchedBy extends Vouched {
  readonly by?: string;
}
