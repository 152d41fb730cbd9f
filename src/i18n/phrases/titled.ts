/** The title of a lifecycle, in the order that all languages have: the procedure, the player, the card. */

/** `Penalty card, East, ♦9`, from the names of the three; what is null is left out. */
export function titled(procedure: string, player: string | null, card: string | null): string {
  return [procedure, player, card].filter((part) => part !== null).join(', ');
}
