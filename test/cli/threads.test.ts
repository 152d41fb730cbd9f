/** A helper thread that breaks down: its file fails, the other files are read, and the audit ends. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BESIDES } from '../../src/apps/cli/besides.ts';
import { recordsBelow } from '../../src/apps/cli/files.ts';
import { contentIn } from '../../src/apps/cli/source.ts';
import { helpers } from '../../src/apps/cli/threads.ts';
import { audit } from '../../src/audit/run/pipeline.ts';

test('a broken helper is lost and gets no more files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-threads-'));
  const program = join(folder, 'broken.mjs');
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('out of order'); });`,
  );
  const { helpers: beside, pause } = helpers(pathToFileURL(program), 1);
  const sources = recordsBelow(['fixtures/sessions']).sources.map(contentIn);
  const failed: string[] = [];
  const ended: string[] = [];
  const crew = { helpers: beside, ...(pause && { pause }), besides: BESIDES, doubleDummy: false };
  for await (const news of audit(sources, crew)) {
    if (news.type === 'failed') failed.push(news.reason);
    if (news.type === 'read' && news.last) ended.push(news.source.name);
  }
  rmSync(folder, { recursive: true });
  const [lost] = beside;
  expect([lost?.isLost, lost?.given]).toEqual([true, 0]);
  expect(new Set(failed)).toEqual(new Set(['out of order']));
  expect(ended.length + failed.length).toBe(sources.length);
  expect(ended.length).toBeGreaterThan(failed.length);
});
