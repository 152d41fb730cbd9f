/** Faces that the tests bring along: what fits where is then the same on every machine, whatever is installed there. */

const FOLDER = `${location.origin}/node_modules/dejavu-fonts-ttf/ttf/`;

/** By the names that the style sheets ask for first. */
const FACES: Readonly<Record<string, string>> = {
  Seravek: 'DejaVuSansCondensed',
  'Iowan Old Style': 'DejaVuSerifCondensed',
};

let added: Promise<unknown> | null = null;

/** Adds them to the page of the tests, once. */
export async function ownFonts(): Promise<void> {
  added ??= addFaces(document, FACES);
  await added;
}

/** `faces`: by family, the file without its ending; the bold one stands beside it. */
export async function addFaces(to: Document, faces: Readonly<Record<string, string>>): Promise<void> {
  const { FontFace: Face } = to.defaultView as Window & typeof globalThis;
  const loaded = Object.entries(faces).flatMap(([family, file]) => [
    new Face(family, `url(${FOLDER}${file}.ttf)`, { weight: '400' }),
    new Face(family, `url(${FOLDER}${file}-Bold.ttf)`, { weight: '700' }),
  ]);
  for (const face of loaded) to.fonts.add(await face.load());
}
