import { parseAst } from 'vite';
import { lawOf, type CatalogueClause } from '../../src/lawbook/catalogue.ts';
import type { Coverage } from '../../src/lawbook/catalogue/coverage.ts';

/** What the rules need to know of the checkout. */
export type House = {
  labels: Readonly<Record<string, string>>;
  coverage: ReadonlyMap<string, Coverage>;
  /** Laws without a file of their own, with the reason. */
  lawFiles: Readonly<Record<number, string>>;
  /** Whether a file or folder is there, from the checkout's root. */
  hasFile: (path: string) => boolean;
};

/** What an executed clause still lacks, one line each. */
export function gaps(catalogue: readonly CatalogueClause[], house: House): string[] {
  const { labels, coverage, lawFiles, hasFile } = house;
  const executed = catalogue.filter((clause) => clause.executed);
  const laws = new Set(executed.map(({ id }) => lawOf(id)));
  return [
    ...catalogue.filter(({ editions }) => editions.length === 0).map(({ id }) => `${id}: in no edition`),
    ...catalogue.filter(({ id }) => !labels[id]).map(({ id }) => `${id}: no label in src/i18n/en/clauses/`),
    ...executed
      .filter(({ id }) => !hasFile(`src/laws/law${lawOf(id)}.ts`) && !lawFiles[lawOf(id)])
      .map(({ id }) => `${id}: no src/laws/law${lawOf(id)}.ts, and no reason`),
    ...executed
      .filter(({ id }) => !hasFile(`fixtures/law${lawOf(id)}`))
      .map(({ id }) => `${id}: no fixtures/law${lawOf(id)}/`),
    ...executed.flatMap(({ id }) =>
      (['guilty', 'innocent'] as const).flatMap((which) => {
        const count = coverage.get(id)?.[which].length ?? 0;
        return count < 2
          ? [`${id}: ${count} ${which} cases in fixtures/law${lawOf(id)}/, two are wanted`]
          : [];
      }),
    ),
    ...Object.keys(lawFiles)
      .map(Number)
      .flatMap((law) => {
        if (!laws.has(law)) return [`law ${law} has a reason, but no executed clause`];
        return hasFile(`src/laws/law${law}.ts`)
          ? [`law ${law} has a file and no longer needs its reason`]
          : [];
      }),
  ];
}

/** A single digit alone is a rank: Law 9 is cited by its paragraphs. */
const CLAUSE = /^(?:\d{1,2}[A-Z]\d?[a-z]?|\d\d)$/;

type Node = { type: string; start: number } & Record<string, unknown>;

/** Every string in a TypeScript file that is the number of a clause, with its line. Comments are no citations. */
export function citations(path: string, text: string): { path: string; number: string; line: number }[] {
  const found: { path: string; number: string; line: number }[] = [];
  const walk = (node: Node): void => {
    const { value } = node;
    if (node.type === 'Literal' && typeof value === 'string' && CLAUSE.test(value)) {
      found.push({ path, number: value, line: text.slice(0, node.start).split('\n').length });
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child);
  };
  walk(parseAst(text, { lang: 'ts' }) as unknown as Node);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
