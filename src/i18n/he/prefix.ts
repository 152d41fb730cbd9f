/** One-letter words, which Hebrew writes to the next one. */

/** “To” or “for”: it swallows the article of a general word, `לשחקן`, and leaves a name as it is, `לצפון`. */
export const to = (player: string): string =>
  `ל${/^ה(?:שחקן|כרוז|דומם)$/.test(player) ? player.slice(1) : player}`;

/** “And”: written to a Hebrew word, with a hyphen to anything else. */
export const and = (item: string): string => (/^[א-ת]/.test(item) ? `ו${item}` : `ו־${item}`);
