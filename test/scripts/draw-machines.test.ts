import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MACHINE_NAMES, machineDefinitions } from '../../machines/index.ts';
import { machinesReadme } from '../../scripts/draw-machines.mjs';
import { pairRows } from '../machines/apart.ts';
import { CATALOGUE } from '../../src/lawbook/catalogue.ts';

const committed = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');

test('machines/README.md is what npm run draw makes of the machines', () => {
  expect(committed, 'machines/README.md: npm run draw writes it anew').toBe(
    machinesReadme(machineDefinitions(), CATALOGUE, pairRows()),
  );
});

test('it has a row and a picture of every lifecycle, and every state and transition on it', () => {
  expect(committed.match(/^stateDiagram-v2$/gm)).toHaveLength(MACHINE_NAMES.length);
  const rows = committed.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(MACHINE_NAMES.length);
  expect(rows.filter((line) => /\| +\|/.test(line))).toEqual([]);
  for (const { id, states } of Object.values(machineDefinitions())) {
    expect(committed).toContain(`[${id}.ts](${id}.ts)`);
    for (const { name, transitions } of states) {
      for (const { event, target, guard } of transitions) {
        expect(committed).toContain(
          `    ${name} --> ${target}: ${event}${guard === null ? '' : ` [${guard}]`}\n`,
        );
      }
    }
  }
});
