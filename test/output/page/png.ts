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
  // As a number first, since a picture has about a million dots and few colours.
  const numberAt = (at: number): number =>
    ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
  const written = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;
  const counted = new Map<number, number>();
  for (let at = 0; at < data.length; at += channels) {
    const colour = numberAt(at);
    counted.set(colour, (counted.get(colour) ?? 0) + 1);
  }
  return {
    width,
    height,
    colourAt: (x, y) => written(numberAt((y * width + x) * channels)),
    colours: new Map([...counted].map(([colour, dots]) => [written(colour), dots])),
  };
}
