/** What covers the edges of the window: properties of the page, for whatever else sticks there. */

/** The notices at the top and at the bottom. In pixels, like the note. */
export const HEIGHTS = { top: '--notices-height', bottom: '--notices-bottom' };

/** The note of a new version, where it is at the top. */
export const NOTE_HEIGHT = '--note-height';

/** The sum of the notices and the note at the top, for the styles of what sticks below them. */
export const ABOVE = '--notices-top';

/** The height in pixels of what covers the top of the page. */
export function coveredAbove(): number {
  const { style } = document.documentElement;
  const [notices = 0, note = 0] = [HEIGHTS.top, NOTE_HEIGHT].map(
    (name) => Number.parseFloat(style.getPropertyValue(name)) || 0,
  );
  return notices + note;
}
