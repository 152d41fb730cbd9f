import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/install.mjs';
import { AREAS, areaOf, notesOf, withoutArea } from '../../scripts/release-notes.mjs';

test('a first line names its area', () => {
  expect(areaOf('laws: keep the penalty card when the claim is withdrawn')).toEqual({
    area: 'laws',
    says: 'keep the penalty card when the claim is withdrawn',
  });
  const bare = [
    'Keep the penalty card when the claim is withdrawn',
    'Laws: keep the penalty card',
    'law: keep the penalty card',
    'laws:keep the penalty card',
    'laws: keep the penalty card.',
    'laws:',
  ];
  expect(withoutArea([...bare, 'desk: hear a whole auction', 'Merge branch x'])).toEqual(bare);
});

test('a release note is cut from first lines', () => {
  const subjects = [
    'formats: read LIN',
    'laws: cite 64B',
    'Tidy up',
    'laws: keep a card',
    'Write the generated courses and drawings anew',
  ];
  expect(notesOf(subjects)).toBe(
    '## Rulings\n\n- Cite 64B.\n- Keep a card.\n\n## Files read and written\n\n- Read LIN.\n\n## Without an area\n\n- Tidy up\n',
  );
  expect(notesOf([])).toBe('');
});

test('CONTRIBUTING.md lists the areas', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  expect([...AREAS.keys()].filter((area) => !text.includes(`\`${area}:\``))).toEqual([]);
});

test('commits are checked, and a copy without history is no fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealtrail-notes-'));
  try {
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['release-notes.mjs', 'install.mjs'])
      cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
    const script = join(folder, 'scripts', 'release-notes.mjs');
    const check = (...range: string[]) =>
      spawnSync(process.execPath, [script, '--check', ...range], { encoding: 'utf8' });
    // No repository lies around it.
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() };
    expect(spawnSync(process.execPath, [script, '--check'], { env }).status).toBe(0);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'desk: hear a whole auction');
    expect(check().status).toBe(0);
    git('commit', '-q', '--allow-empty', '-m', 'Hear more');
    expect(check().status).toBe(1);
    expect(check().stdout).toContain('names no area: Hear more');
    expect(check('HEAD..HEAD').status).toBe(0);
    expect(check('no-such-commit..HEAD').status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
