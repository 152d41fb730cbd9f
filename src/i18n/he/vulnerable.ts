/** `NS`, `EW`, `All`, `None` as a director says it. */
export const VULNERABLE: Readonly<Record<string, string>> = {
  None: 'איש אינו פגיע',
  NS: 'צפון–דרום פגיעים',
  EW: 'מזרח–מערב פגיעים',
  All: 'שני הצדדים פגיעים',
};
