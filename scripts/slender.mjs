// Makes the one file articles load slender: its sheet minified, its languages as plain lists, its own names short.
import { readFileSync, writeFileSync } from 'node:fs';

/** @import { BuildOptions, Plugin, TransformOptions } from 'esbuild' */
/** @import { CompressOptions } from 'terser' */

/** Names of the embed's own that no file, no page and no other program ever sees. */
const own =
  'around arrived ask atEnd awaited beginning bid cardName children choices closed controls dealt ' +
  'direction draw dummy errors events factsOnly film foreign frame frames gone heard honours ' +
  'fetchFilm inner isDeclarer isDummy forget isRevealed keep laid language later leader leads letter line look nobody notation ' +
  'news notrumpLetters number opens options pace parcel place playedTo plays props rank rankName readLink reading replay revealed revoked ' +
  'scene seatLetters seek shown shows side spot stops suitName tableName tag take tell tiles told toLead toPlay trickName ' +
  'trickNumber tricksWon voice waits winner wins words';

const sheets = /\/\* css \*\/ `([^]*?)`/g;
const languages = /[\\/]i18n[\\/]embed[\\/](en|tr|el|he)\.ts$/;

/** @typedef {{ transform: (text: string, options: TransformOptions) => Promise<{ code: string }> }} Transforming */
/** Texts in whatever order and depth. @typedef {string | { readonly [key: string]: Pattern }} Pattern */

/** @type {Plugin} */
const slender = {
  name: 'slender',
  setup(build) {
    const { esbuild } = build;
    build.onLoad({ filter: /(?:embed|styles)[\\/]\w+\.styles\.ts$/ }, async ({ path }) => {
      let text = readFileSync(path, 'utf8');
      for (const [, sheet = ''] of text.matchAll(sheets)) {
        const { code } = await esbuild.transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
        // What esbuild leaves as it was written: values of custom properties, and what stands in `:host()`.
        const tight = code
          .trim()
          .replaceAll(/(--[\w-]+): /g, '$1:')
          .replaceAll(', ', ',')
          .replaceAll(' / ', '/')
          .replaceAll(/="(\w+)"/g, '=$1');
        text = text.replace(sheet, () => tight);
      }
      return { contents: text, loader: 'ts' };
    });
    // Every language says the same things in the same order: their names are told once, by English.
    build.onLoad({ filter: languages }, async ({ path }) => {
      const language = languages.exec(path)?.[1] ?? '';
      const messages = await load(esbuild, path);
      const english = await load(esbuild, path.replace(/\w+\.ts$/, 'en.ts'));
      const texts = flat(english, messages).join(PART);
      const contents =
        language === 'en'
          ? `export const unpacked = (texts, own, shift) => {
               const all = texts.split('${PART}').map((text, at) => at && own ? text.replace(own, (sign) => String.fromCharCode(sign.charCodeAt() + shift)) : text);
               return ${rebuilt(english)};
             };
             export const en = unpacked(${JSON.stringify(texts)});`
          : `import { unpacked } from './en.ts'; export const ${language} = unpacked(${coded(texts, ALPHABETS[language])});`;
      return { contents, loader: 'js' };
    });
    // Every function gives its variables the names used most: what is alike is written alike, and packs half a kilobyte smaller.
    const { write = true } = build.initialOptions;
    build.initialOptions.write = false;
    build.onEnd(async ({ outputFiles = [] }) => {
      const { minifySync } = await import('vite');
      const { minify } = await import('terser');
      for (const file of outputFiles) {
        /** @type {import('vite').Rolldown.MinifyOptions} */
        const options = { codegen: { legalComments: 'none' } };
        // Of a bundle's constants esbuild makes variables; as constants again, those used once go where they are used.
        const constant = file.text.replaceAll(/(?<=[;{}])var /g, 'const ');
        const { code, errors } = minifySync(file.path, constant, options);
        if (errors[0]) throw new Error(errors[0].message);
        // What is used once goes where it is used: another hundred bytes.
        const tight = await minify(code, { toplevel: true, ecma: 2020, compress: folding });
        if (tight.code === undefined) throw new Error(`${file.path} could not be made smaller.`);
        // Everything in it is a class or asks for nothing that strict code would forbid.
        file.contents = Buffer.from(tight.code.replace(/^"use strict";/, ''));
        if (write) writeFileSync(file.path, file.contents);
      }
    });
  },
};

/**
 * None of these takes anything from the page for granted.
 * @type {CompressOptions}
 */
const folding = { passes: 4, ecma: 2020, unsafe_arrows: true, unsafe_methods: true, pure_getters: true };

/**
 * What esbuild is asked for the embed alone. The test of the built file tells when a name was somebody else's after all.
 * @satisfies {BuildOptions}
 */
export const slenderOptions = {
  format: 'iife',
  charset: 'utf8',
  sourcemap: false,
  legalComments: 'none',
  mangleProps: new RegExp(`^(?:${own.replaceAll(' ', '|')})$`),
  plugins: [slender],
};

/**
 * The messages of one language, as they are.
 * @param {Transforming} esbuild
 * @param {string} path
 * @returns {Promise<Pattern>}
 */
async function load(esbuild, path) {
  const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'ts' });
  const module = await import(
    `data:text/javascript,${encodeURIComponent(code.replace(/^import .*$/gm, ''))}`
  );
  return Object.values(module)[0];
}

/**
 * The texts of a language in the order of the pattern.
 * @param {Pattern} pattern
 * @param {Pattern} texts
 * @returns {string[]}
 */
function flat(pattern, texts) {
  if (typeof pattern !== 'string')
    return Object.entries(pattern).flatMap(([key, part]) =>
      flat(part, (typeof texts === 'string' ? undefined : texts[key]) ?? missing(key)),
    );
  if (typeof texts !== 'string') throw new Error(`“${pattern}” is no single text in another language.`);
  if (texts.includes(PART)) throw new Error(`“${texts}” holds the sign that parts the texts.`);
  return [texts];
}

/**
 * @param {string} key
 * @returns {never}
 */
function missing(key) {
  throw new Error(`A language lacks “${key}”.`);
}

/**
 * Source text that makes an object of the pattern's shape out of `all`, one text after the other.
 * @param {Pattern} pattern
 * @returns {string}
 */
function rebuilt(pattern) {
  if (typeof pattern === 'string') return 'all.shift()';
  if (Array.isArray(pattern)) return `all.splice(0, ${pattern.length})`;
  return `{ ${Object.entries(pattern)
    .map(([key, part]) => `${key}: ${rebuilt(part)}`)
    .join(', ')} }`;
}

/** Between the texts of a language. */
const PART = '#';

/**
 * Where another alphabet is moved to, so that two bytes a letter become one: the signs it then takes, and how far it was
 * moved. Α becomes A and α a; א comes just before a.
 * @type {Readonly<Record<string, readonly [own: RegExp, shift: number]>>}
 */
const ALPHABETS = { el: [/[A-~]/g, 0x350], he: [/[`-z]/g, 0x570] };

/**
 * Source text of the texts in the signs of their alphabet, with what brings them back. The first text is a code and stays.
 * @param {string} texts
 * @param {readonly [own: RegExp, shift: number]} [alphabet]
 */
function coded(texts, alphabet) {
  if (alphabet === undefined) return JSON.stringify(texts);
  const [own, shift] = alphabet;
  const [letters, ...rest] = texts.split(PART);
  const moved = rest.map((text) => {
    if (text.search(own) >= 0)
      throw new Error(`“${text}” holds a sign that stands for one of another alphabet.`);
    return text.replaceAll(/[^ -~]/g, (sign) => {
      const place = String.fromCharCode(Math.max(0, sign.charCodeAt(0) - shift));
      return place.match(own) ? place : sign;
    });
  });
  return `${JSON.stringify([letters, ...moved].join(PART))}, ${own}, ${shift}`;
}
