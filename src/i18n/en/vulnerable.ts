/** `NS`, `EW`, `All`, `None` as a director says it. */
export const VULNERABLE: Readonly<Record<string, string>> = {
  None: 'nobody vulnerable',
  NS: 'North–South vulnerable',
  EW: 'East–West vulnerable',
  All: 'both sides vulnerable',
};
