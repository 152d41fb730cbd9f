/** A number with its noun: `1 trick`, `2 tricks`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** `1 trick`, `3 tricks`. */
export const tricks = (number: number): string => count(number, 'trick', 'tricks');
