/** A bitmap of a picture, drawn by the browser. */

import { FINENESS, type Dots } from '../../../output/page/dots.ts';

/** PNG; null where the browser draws none. */
export async function dotsOf(svg: string, width: number, height: number): Promise<Dots | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width * FINENESS;
  canvas.height = height * FINENESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return null;
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
