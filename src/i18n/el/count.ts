/** A number with its noun: `1 διανομή`, `2 διανομές`. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
