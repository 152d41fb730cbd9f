/** A bitmap drawn without a browser and with the program's own fonts, so that it is equal on every computer. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Picture } from '../../output/picture/items.ts';
import { svgOf, type Drawer, type SvgOptions } from '../../output/picture/svg.ts';
import { FINENESS, type Dots } from '../../output/page/dots.ts';

const PROGRAM = '@resvg/resvg-wasm/index_bg.wasm';
/** These fonts have Latin, Greek, Cyrillic, Hebrew and the suits; the layout assumes their widths. */
const FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'].map(
  (name) => `dejavu-fonts-ttf/ttf/${name}.ttf`,
);
const DRAWER: Drawer = {
  // Fonts by name, because for a generic family the library takes the first font it was given.
  families: { sans: 'DejaVu Sans', serif: 'DejaVu Serif' },
  // Characters that need another font: it would not be bold, and if one character is in no font, the library shows none of them.
  beyondSerif: /[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/u,
  knowsDirection: false,
};

type Draw = (svg: string) => Dots;

let started: Promise<Draw> | null = null;

/** PNG; fails with the reason where this machine can’t draw one. */
export async function dotsOf(
  picture: Picture,
  look: Partial<Pick<SvgOptions, 'theme' | 'suits'>>,
): Promise<Dots> {
  // The library may be initialised only once.
  started ??= start();
  const draw = await started;
  return draw(svgOf(picture, { ...look, drawer: DRAWER }));
}

/** Loaded here, because no other command needs it. */
async function start(): Promise<Draw> {
  // Node finds packages from the source and from the bundle.
  const { resolve } = createRequire(import.meta.url);
  const [{ initWasm, Resvg }, program, ...fontBuffers] = await Promise.all([
    import('@resvg/resvg-wasm'),
    readFile(resolve(PROGRAM)),
    ...FONTS.map((font) => readFile(resolve(font))),
  ]);
  await initWasm(await WebAssembly.compile(program));
  return (svg) => {
    const drawing = new Resvg(svg, { fitTo: { mode: 'zoom', value: FINENESS }, font: { fontBuffers } });
    const image = drawing.render();
    const dots = { bytes: new Uint8Array(image.asPng()), width: image.width, height: image.height };
    image.free();
    drawing.free();
    return dots;
  };
}
