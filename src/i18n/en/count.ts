/** A number with its noun: `1 trick`, `2 tricks`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
