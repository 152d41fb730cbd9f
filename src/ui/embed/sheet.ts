/** The sheet of every replay of a page, and the picture one can take along with it. */

import { styles } from './embed.styles.ts';

/** One sheet for all replays of a page; a constructed one, which no policy forbids. */
export const sharedSheet = new CSSStyleSheet();
sharedSheet.replaceSync(styles);

/** What is drawn, as a picture for a browser: its text in a foreign object, with the sheet. */
export function pictureOf(drawn: Element): string {
  const { width, height } = drawn.getBoundingClientRect();
  const look = styles.replaceAll(':host', 'svg');
  const inside = new XMLSerializer().serializeToString(drawn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style><![CDATA[${look}]]></style><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
}
