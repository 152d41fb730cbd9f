/** The style sheet of every replay of a page, and the SVG picture of a diagram that includes it. */

import { styles } from './embed.styles.ts';

/** One sheet for all replays of a page. It is constructed, which no content security policy forbids. */
export const sharedSheet = new CSSStyleSheet();
sharedSheet.replaceSync(styles);

/** The drawing as an SVG picture: its markup in a foreign object, with the style sheet. */
export function pictureOf(drawn: Element): string {
  const { width, height } = drawn.getBoundingClientRect();
  const look = styles.replaceAll(':host', 'svg');
  const inside = new XMLSerializer().serializeToString(drawn);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style><![CDATA[${look}]]></style><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
}
