/** The built-in examples in order: whole deals first, then the cases law by law. Pure. */

import { searchWords } from '../fields/searchWords.ts';

export interface Example {
  /** From the root of the site: `fixtures/law64/….json`. */
  readonly path: string;
  readonly title?: string;
  /** Translations of the title. */
  readonly titles?: Readonly<Record<string, string>>;
}

export interface ExampleGroup {
  /** `deals`, `seeds`, or the number of a law. */
  readonly id: string;
  readonly examples: readonly Example[];
}

/** The folder below `fixtures/`; for a law's folder only the number. */
function groupOf(example: Example): string {
  const folder = example.path.split('/')[1] ?? '';
  return /^law(\d+)$/.exec(folder)?.[1] ?? folder;
}

/** A title for an example whose file states none. */
export function titleOf(example: Example): string {
  return example.title ?? (example.path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').replaceAll('-', ' ');
}

/** The clauses the file’s name begins with: `64A1` of `64A1-declarer-ruffs-in-hand.json`. */
export function clauseOf(example: Example): string | null {
  return /\/(\d{1,2}[A-Z]?\d?[a-z]?)-[^/]*$/.exec(example.path)?.[1] ?? null;
}

/**
 * The examples whose titles or paths hold every word of the search, in groups by law. Empty when none
 * does.
 */
export function groupsOf(examples: readonly Example[], search: string): readonly ExampleGroup[] {
  const wanted = searchWords(search);
  const groups = new Map<string, Example[]>();
  for (const example of examples) {
    const titles = [titleOf(example), ...Object.values(example.titles ?? {})];
    const text = `${titles.join(' ')} ${example.path}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const id = groupOf(example);
    const group = groups.get(id) ?? [];
    group.push(example);
    groups.set(id, group);
  }
  const order = (id: string): number =>
    id === 'deals' ? 0 : id === 'seeds' ? 1 : Number.parseInt(id, 10) || 99;
  return [...groups]
    .map(([id, found]) => ({ id, examples: found }))
    .sort((one, other) => order(one.id) - order(other.id));
}

/** Examples for a first visit, one for each kind of trouble, by the key of its title in the words. The first is shown large. */
export const FIRST_STEPS = {
  revoke: 'fixtures/deals/seed-002-deal-2.json',
  minor: 'fixtures/seeds/seed-000-example-1d.json',
  outOfTurn: 'fixtures/seeds/seed-000-example-3c-require.json',
  twoSuits: 'fixtures/seeds/seed-000-example-7a.json',
  tooSoon: 'fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json',
  claim: 'fixtures/law70/70C-trump-out-and-forgotten.json',
  corrected: 'fixtures/deals/seed-002-deal-3.json',
  damage: 'fixtures/deals/seed-002-deal-1.json',
  lateFinding: 'fixtures/deals/seed-002-deal-4.json',
} as const;
export type FirstStep = keyof typeof FIRST_STEPS;

/** The first steps whose examples exist. */
export function firstSteps(examples: readonly Example[]): readonly FirstStep[] {
  const known = new Set(examples.map(({ path }) => path));
  return (Object.keys(FIRST_STEPS) as FirstStep[]).filter((step) => known.has(FIRST_STEPS[step]));
}
