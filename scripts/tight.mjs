// Removes the white space of style sheets and templates from the one file that articles load.
import { readFileSync, writeFileSync } from 'node:fs';

/** @import { BuildOptions, Plugin } from 'esbuild' */

const sheets = /\/\* css \*\/ `([^]*?)`/g;
const templates = /\b(?:html|svg)`/g;

/**
 * Shortens a template from its first backtick on: each line break is removed with the white space around it; in a tag it leaves one
 * space. Templates in its expressions are shortened on their own.
 * @param {string} source
 * @param {number} from
 * @returns {readonly [tight: string, end: number]}
 */
function tightTemplate(source, from) {
  let tight = '';
  let depth = 0;
  let inTag = false;
  for (let at = from; ; at++) {
    const sign = source[at] ?? missing(source.slice(from));
    if (depth > 0) {
      // In an expression. Its own templates may contain braces, too, but only in pairs.
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      tight += sign;
    } else if (sign === '`') return [tight, at];
    else if (sign === '$' && source[at + 1] === '{') {
      depth = 1;
      tight += '${';
      at++;
    } else if (/\s/.test(sign)) {
      const [space = ''] = /^\s+/.exec(source.slice(at)) ?? [];
      at += space.length - 1;
      const isLast = source[at + 1] === '>' || !inTag;
      tight += !space.includes('\n') ? space : isLast ? '' : ' ';
    } else {
      if (sign === '<') inTag = true;
      if (sign === '>') inTag = false;
      tight += sign;
    }
  }
}

/**
 * @param {string} text
 * @returns {never}
 */
function missing(text) {
  throw new Error(`A template literal is not closed: ${text.slice(0, 80)}`);
}

/** @param {string} source */
function tightTemplates(source) {
  let text = source;
  for (const { index } of [...source.matchAll(templates)].reverse()) {
    const from = text.indexOf('`', index) + 1;
    const [tight, end] = tightTemplate(text, from);
    text = text.slice(0, from) + tight + text.slice(end);
  }
  return text;
}

/**
 * @param {number} passes how often Terser looks for something to shorten
 * @returns {Plugin}
 */
const tight = (passes) => ({
  name: 'tight',
  setup(build) {
    const { esbuild } = build;
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path }) => {
      let text = readFileSync(path, 'utf8');
      for (const [, sheet = ''] of text.matchAll(sheets)) {
        const { code } = await esbuild.transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
        // esbuild does not minify the values of custom properties and the selectors in `:host()`.
        const small = code
          .trim()
          .replaceAll(/(?<=--[\w-]+:|,) | (?=\/)|(?<=\/) /g, '')
          .replaceAll(/="(\w+)"/g, '=$1');
        text = text.replace(sheet, () => small);
      }
      return { contents: text, loader: 'ts' };
    });
    build.onLoad({ filter: /[\\/]src[\\/]ui[\\/].*\.ts$/ }, ({ path }) => ({
      contents: tightTemplates(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
    // Terser, because esbuild's minifier leaves 3 kB more of the replay and 10 kB more of its laws.
    const { write = true } = build.initialOptions;
    build.initialOptions.write = false;
    build.onEnd(async ({ outputFiles = [] }) => {
      // Loaded here: the command line, which is bundled without it, would load it each time.
      const { minify } = await import('terser');
      for (const file of outputFiles) {
        const { code } = await minify(file.text, {
          toplevel: true,
          ecma: 2020,
          compress: { ...folding, passes },
        });
        if (code === undefined) throw new Error(`Terser could not shorten ${file.path}.`);
        // With the mark in front it is UTF-8 also for a page in an older encoding.
        file.contents = Buffer.from(`\ufeff${code}`);
        if (write) writeFileSync(file.path, file.contents);
      }
    });
  },
});

/**
 * None of these options makes an assumption about the page.
 * @type {import('terser').CompressOptions}
 */
const folding = { ecma: 2020, unsafe_arrows: true, unsafe_methods: true, pure_getters: true };

/**
 * esbuild's options for a file that articles load.
 * @param {number} passes of Terser. Each further one takes five seconds for a megabyte.
 * @returns {Pick<BuildOptions, 'charset' | 'legalComments'> & { plugins: Plugin[] }}
 */
export function tightOptions(passes) {
  return { charset: 'utf8', legalComments: 'none', plugins: [tight(passes)] };
}
