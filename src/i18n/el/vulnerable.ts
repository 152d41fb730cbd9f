/** `NS`, `EW`, `All`, `None` as a director says it. */
export const VULNERABLE: Readonly<Record<string, string>> = {
  None: 'όλοι σε πρώτη μανς',
  NS: 'Βορράς–Νότος σε δεύτερη μανς',
  EW: 'Ανατολή–Δύση σε δεύτερη μανς',
  All: 'όλοι σε δεύτερη μανς',
};
