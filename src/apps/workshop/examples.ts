/** The built-in examples, loaded from the server of this page. */

import type { CaseOfLaws } from '../../lawbook/catalogue/coverage.ts';
import type { Example } from '../../ui/library/catalogue.ts';

function isExample(entry: unknown): entry is Example {
  return typeof entry === 'object' && entry !== null && typeof (entry as Example).path === 'string';
}

/** The list made when the page was built; empty when it can’t be had. */
export async function examples(): Promise<readonly Example[]> {
  try {
    const answer = await fetch('build/examples.json');
    const list = answer.ok ? ((await answer.json()) as unknown) : [];
    return Array.isArray(list) ? list.filter(isExample) : [];
  } catch {
    return [];
  }
}

/** Which case shows which clauses, as the build listed them; empty when it can’t be had. */
export async function casesOfLaws(): Promise<readonly CaseOfLaws[]> {
  try {
    const answer = await fetch('build/laws.json');
    return answer.ok ? ((await answer.json()) as readonly CaseOfLaws[]) : [];
  } catch {
    return [];
  }
}

/** The bytes of one example, or null. */
export async function fetchExample(path: string): Promise<Uint8Array | null> {
  const answer = await fetch(path);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}
