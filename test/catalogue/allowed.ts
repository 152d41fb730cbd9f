/** Laws whose executed clauses are cited from other files: number -> where, and why. An entry that is no longer needed is a complaint too. */
export const lawFiles: Record<number, string> = {
  11: 'whether a right was forfeited is found by people; questions.ts asks and reports it',
  30: 'law31.ts has the calls that a call out of rotation obliges to, of a pass, too',
  32: 'law31.ts has the calls that a call out of rotation obliges to, of a double, too',
  12: 'an adjusted score is awarded by people; law50.ts and law64.ts only say that one is due',
  72: 'whether a player could have known is asked; law24.ts only says that it matters',
  81: 'until when a score may be adjusted is asked by law64.ts, where attention is first drawn to a revoke',
  79: 'a withdrawn agreement or concession is heard by law71.ts',
};
