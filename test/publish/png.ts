/** PNG files as the command line writes them, taken apart dot by dot. */

import { inflateSync } from 'node:zlib';

export interface Png {
  readonly width: number;
  readonly height: number;
  /** `#c41e3a`, counted from the upper left. */
  colourAt(x: number, y: number): string;
  /** How many dots have each colour. */
  readonly colours: ReadonlyMap<string, number>;
}

const SIGNATURE = '89504e470d0a1a0a';
/** Red, green, blue and how much covers what is behind, eight bits each. */
const CHANNELS = 4;

export function readPng(file: Uint8Array): Png {
  const bytes = Buffer.from(file);
  if (bytes.toString('hex', 0, 8) !== SIGNATURE) throw new Error('This is no PNG.');
  const chunks = chunksIn(bytes);
  const header = chunks.find(({ name }) => name === 'IHDR')!.data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  // Eight bits a channel, all four of them, in one pass.
  if (header.toString('hex', 8) !== '0806000000') throw new Error('A PNG of another kind.');
  const data = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data));
  const dots = unfiltered(inflateSync(data), width * CHANNELS, height);
  const colourAt = (x: number, y: number): string => {
    const at = (y * width + x) * CHANNELS;
    return `#${dots.toString('hex', at, at + 3)}`;
  };
  const colours = new Map<string, number>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  return { width, height, colourAt, colours };
}

function chunksIn(bytes: Buffer): { name: string; data: Buffer }[] {
  const found = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return found;
}

/** Each row begins with how it was told: as it is, or by its difference from what is beside it and above. */
function unfiltered(rows: Buffer, width: number, height: number): Buffer {
  const dots = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    const kind = rows[y * (width + 1)]!;
    for (let x = 0; x < width; x++) {
      const left = x < CHANNELS ? 0 : dots[y * width + x - CHANNELS]!;
      const above = y === 0 ? 0 : dots[(y - 1) * width + x]!;
      const corner = y === 0 || x < CHANNELS ? 0 : dots[(y - 1) * width + x - CHANNELS]!;
      const expected = [0, left, above, Math.floor((left + above) / 2), paeth(left, above, corner)][kind]!;
      dots[y * width + x] = (rows[y * (width + 1) + 1 + x]! + expected) % 256;
    }
  }
  return dots;
}

/** Of the three neighbours the one nearest to left + above − corner (PNG, 9.4). */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
