import type { machineDefinitions } from '../machines/index.ts';
import type { PairRow } from '../test/machines/apart.ts';
import type { CatalogueClause } from '../src/lawbook/catalogue.ts';

export function machinesReadme(
  definitions: ReturnType<typeof machineDefinitions>,
  catalogue: readonly CatalogueClause[],
  pairs: readonly PairRow[],
): string;
