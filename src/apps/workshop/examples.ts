/** The built-in examples, loaded from the server of this page. */

import type { CaseOfLaws } from '../../lawbook/catalogue/coverage.ts';
import type { Example } from '../../ui/library/catalogue.ts';
import { builtList } from './built.ts';

function isExample(entry: unknown): entry is Example {
  return typeof entry === 'object' && entry !== null && typeof (entry as Example).path === 'string';
}

/**
 * The list made when the page was built.
 * @throws {Error} where it can’t be loaded
 */
export async function examples(): Promise<readonly Example[]> {
  return (await builtList('examples')).filter(isExample);
}

/**
 * Which case shows which clauses, as the build listed them.
 * @throws {Error} where it can’t be loaded
 */
export async function casesOfLaws(): Promise<readonly CaseOfLaws[]> {
  return (await builtList('laws')) as readonly CaseOfLaws[];
}

/** The bytes of one example, or null. */
export async function fetchExample(path: string): Promise<Uint8Array | null> {
  const answer = await fetch(path);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
