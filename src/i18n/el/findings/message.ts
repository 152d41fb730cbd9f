/** Tricks in a sentence: the word does not change with their number. */
export const tricks = (count: number): string => `${count} λεβέ`;
