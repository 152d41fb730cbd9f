/** A picture in dots, which mail and previews show where they show no SVG. */

export interface Dots {
  /** PNG. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In dots: {@link FINENESS} times the picture’s own. */
  readonly width: number;
  readonly height: number;
}

/** How many dots stand side by side where the picture’s size counts one: enough for screens that are fine. */
export const FINENESS = 2;
