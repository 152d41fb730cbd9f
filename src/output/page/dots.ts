/** A picture as a bitmap, that is of dots: for mail and previews that don't show SVG. */

export interface Dots {
  /** A PNG file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels: {@link FINENESS} times the size of the drawing. */
  readonly width: number;
  readonly height: number;
}

/** Pixels for each unit of the drawing: enough for screens of high resolution. */
export const FINENESS = 2;
