/** The parameters of a finding whose sentence is always the same: none. */
export type Nothing = { readonly nothing?: never };
