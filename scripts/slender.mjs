// Makes the one file articles load slender: its sheet minified, its languages as plain lists, its own names short.
import { readFileSync } from 'node:fs';

/** Names of the embed's own that no file, no page and no other program ever sees. */
const own =
  'arrived ask atEnd beginning bid cardName children closed controls dealt direction errors ' +
  'dummy factsOnly film foreign frame frames heard honours leader language leads letter line nobody notation notrumpLetters number parcel ' +
  'place playedTo plays preview props rankName reading revealed seek side stops suitName tableName tag toLead ' +
  'toPlay told trickName tricksWon voice waits winner wins';

const sheets = /\/\* css \*\/ `([^]*?)`/g;
const languages = /[\\/]i18n[\\/]embed[\\/](en|tr|el|he)\.ts$/;

const slender = {
  name: 'slender',
  setup(build) {
    const { esbuild } = build;
    build.onLoad({ filter: /embed[\\/]\w+\.styles\.ts$/ }, async ({ path }) => {
      let text = readFileSync(path, 'utf8');
      for (const [, sheet] of text.matchAll(sheets)) {
        const { code } = await esbuild.transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
        text = text.replace(sheet, () => code.trim());
      }
      return { contents: text, loader: 'ts' };
    });
    // Every language says the same things in the same order: their names are told once, by English.
    build.onLoad({ filter: languages }, async ({ path }) => {
      const [, language] = languages.exec(path);
      const messages = await load(esbuild, path);
      const english = await load(esbuild, path.replace(/\w+\.ts$/, 'en.ts'));
      const [letters, ...texts] = flat(english, messages);
      const [coded, plain, own] = coding(texts.join('|'));
      const packed = [`${letters}|${coded}`, plain, own].map((text) => JSON.stringify(text)).join(', ');
      const contents =
        language === 'en'
          ? `export const unpacked = (texts, plain, own) => {
               const all = texts.split('|').map((text, at) => at ? text.replace(/[a-z]/gi, (sign) => own[plain.indexOf(sign)] ?? sign) : text);
               return ${rebuilt(english)};
             };
             export const en = unpacked(${JSON.stringify([letters, ...texts].join('|'))}, '', '');`
          : `import { unpacked } from './en.ts'; export const ${language} = unpacked(${packed});`;
      return { contents, loader: 'js' };
    });
  },
};

/** What esbuild is asked for the embed alone. The test of the built file tells when a name was somebody else's after all. */
export const slenderOptions = {
  format: 'iife',
  charset: 'utf8',
  sourcemap: false,
  legalComments: 'none',
  mangleProps: new RegExp(`^(?:${own.replaceAll(' ', '|')})$`),
  plugins: [slender],
};

/** The messages of one language, as they are. */
async function load(esbuild, path) {
  const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'ts' });
  const module = await import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import .*$/gm, ''))}`
  );
  return Object.values(module)[0];
}

/** The texts of a language in the order of the pattern. */
function flat(pattern, texts) {
  if (typeof pattern !== 'string')
    return Object.keys(pattern).flatMap((key) => flat(pattern[key], texts[key]));
  if (texts.includes('|')) throw new Error(`“${texts}” holds the sign that parts the texts.`);
  return [texts];
}

/** Source text that makes an object of the pattern's shape out of `all`, one text after the other. */
function rebuilt(pattern) {
  if (typeof pattern === 'string') return 'all.shift()';
  if (Array.isArray(pattern)) return `all.splice(0, ${pattern.length})`;
  return `{ ${Object.keys(pattern)
    .map((key) => `${key}: ${rebuilt(pattern[key])}`)
    .join(', ')} }`;
}

/** Latin letters by how often they stand in a script, so that those of another alphabet are as cheap to compress. */
const LATIN = 'etoanirsldchupmfgbyvwkTSCDAEIPRMLNOBFHGUVWKXYZjqxzJQ';

/**
 * A text in another alphabet, in Latin letters: two bytes a letter become one. Returns the text, the Latin letters that stand
 * for others, and those others, in the same order.
 */
function coding(text) {
  const counts = new Map();
  for (const sign of text) if (sign > '~') counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const foreign = [...counts].sort(([, one], [, other]) => other - one).map(([sign]) => sign);
  const free = [...LATIN].filter((letter) => !text.includes(letter));
  // Where Latin letters are in use, as in Turkish, there is nothing to gain.
  if (free.length < 20) return [text, '', ''];
  const [plain, own] = [free.slice(0, foreign.length), foreign.slice(0, free.length)];
  return [[...text].map((sign) => plain[own.indexOf(sign)] ?? sign).join(''), plain.join(''), own.join('')];
}
