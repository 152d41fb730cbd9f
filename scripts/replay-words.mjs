// Leaves out of a bundle the sentences that no replay shows: those of the audit, the readers and the other pages.
import { readFileSync } from 'node:fs';

const elsewhere =
  /[\\/]i18n[\\/](?:en|tr|el|he)[\\/](?:(?:audit|problems|publish|reporting|storage|typing)|screens[\\/](?:audit|boards|conflict|desk|doubleDummy|happening|keeping|laws|library|lines|offline|studio))\.ts$/;

/**
 * A plugin of the bundler: the modules keep their exports, which become empty.
 * @type {import('esbuild').Plugin}
 */
export const replayWordsOnly = {
  name: 'replay-words-only',
  setup(build) {
    build.onLoad({ filter: elsewhere }, ({ path }) => {
      const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return { contents: names.map(([, name]) => `export const ${name} = {};`).join('\n'), loader: 'js' };
    });
  },
};
