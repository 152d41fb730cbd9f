/** A picture in dots, drawn without a browser and with fonts of our own, so that it is the same on every machine. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Picture } from '../../output/picture/items.ts';
import { svgOf, type Drawer, type SvgOptions } from '../../output/picture/svg.ts';
import { FINENESS, type Dots } from '../../output/page/dots.ts';

const PROGRAM = '@resvg/resvg-wasm/index_bg.wasm';
/** They hold Latin, Greek, Cyrillic, Hebrew and the suits; the layout reckons with their widths. */
const FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif', 'DejaVuSerif-Bold'].map(
  (name) => `dejavu-fonts-ttf/ttf/${name}.ttf`,
);
const DRAWER: Drawer = {
  // By name: for each of the generic families it takes the first font it was given.
  families: { sans: 'DejaVu Sans', serif: 'DejaVu Serif' },
  // Signs found elsewhere would not be bold, and none are once a single one can’t be found at all.
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
  // It may be started once only.
  started ??= start();
  const draw = await started;
  return draw(svgOf(picture, { ...look, drawer: DRAWER }));
}

/** Loaded here, since no other command has a use for it. */
async function start(): Promise<Draw> {
  // Beside the source and beside the bundle alike, packages are where Node finds them.
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
