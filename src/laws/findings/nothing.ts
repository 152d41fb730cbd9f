/** What a finding tells whose sentence is always the same. */
export type Nothing = { readonly nothing?: never };
