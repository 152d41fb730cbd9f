/** What the sentences of findings share. Turkish keeps the noun in the singular after a number. */

export const tricks = (count: number): string => `${count} löve`;
