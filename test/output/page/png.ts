/** PNG files as the command line writes them, dot by dot. */

import { decode } from 'fast-png';

export interface Png {
  readonly width: number;
  readonly height: number;
  /** `#c41e3a`, counted from the upper left. */
  colourAt(x: number, y: number): string;
  /** How many dots have each colour. */
  readonly colours: ReadonlyMap<string, number>;
}

export function readPng(file: Uint8Array): Png {
  const { width, height, channels, depth, data } = decode(file);
  // Red, green, blue and how much covers what is behind, eight bits each.
  if (channels !== 4 || depth !== 8) throw new Error('A PNG of another kind.');
  const colourAt = (x: number, y: number): string => {
    const at = (y * width + x) * channels;
    return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  };
  const colours = new Map<string, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  return { width, height, colourAt, colours };
}
