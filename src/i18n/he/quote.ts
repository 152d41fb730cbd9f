/** Words somebody wrote or said, between Hebrew quotation marks; Latin ones as an island, so that their full stop stays with them. */

import { isolate } from '../isolate.ts';

/**
 * The text with marks that keep its direction, when it has Latin letters or digits and no Hebrew ones;
 * otherwise the text itself.
 */
export const island = (text: string): string =>
  /[\u0590-\u05ff]/.test(text) || !/[A-Za-z\d]/.test(text) ? text : isolate(text);

/** The text in Hebrew quotation marks. */
export const quote = (text: string | number): string => `״${island(String(text))}״`;
