// Which cases under fixtures/ show which clauses, for the page of the laws: build/laws.json.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @import { CaseOfLaws } from '../src/lawbook/catalogue/coverage.ts' */
/** @typedef {{ finds?: string[], cited?: string[], info?: { law?: string }[], never?: string[] }} Expected */

/**
 * One case: the clauses it expects to be cited (guilty), and those it expects not to be (innocent). Null: not a case.
 * @param {string} path
 * @param {string} text
 * @returns {CaseOfLaws | null}
 */
export function caseOfLaws(path, text) {
  /** @type {{ format?: string, events?: ({ expect?: Expected } | null)[], title?: string | number, edition?: string | number } | null} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null; // `conform` reports damaged cases.
  }
  if (file?.format !== 'dealtrail-case/1' || !Array.isArray(file.events)) return null;
  const expected = file.events.flatMap((item) => (item?.expect ? [item.expect] : []));
  const guilty = new Set(
    expected.flatMap(({ finds = [], cited = [], info = [] }) => [
      ...finds,
      ...cited,
      ...info.flatMap(({ law }) => law ?? []),
    ]),
  );
  const named = /^(\d{1,2}[A-Z]?\d?[a-z]?)-(?:.*-)?innocent/.exec(path.split('/').at(-1) ?? '');
  const innocent = new Set(expected.flatMap(({ never = [] }) => never));
  if (named?.[1]) innocent.add(named[1]);
  return {
    path,
    title: String(file.title ?? ''),
    edition: String(file.edition ?? '2017'),
    guilty: [...guilty],
    innocent: [...innocent].filter((clause) => !guilty.has(clause)),
  };
}

/**
 * Every case under `fixtures/` of the root folder, sorted by path.
 * @param {string} root
 */
export function lawsIndex(root) {
  const folder = join(root, 'fixtures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .sort()
    .flatMap((path) => caseOfLaws(`fixtures/${path}`, readFileSync(join(folder, path), 'utf8')) ?? []);
}
