import { describe, expect, test } from 'vitest';
import { documented, documentedFolders, idleFolders } from './house/documented.ts';
import { readSource, readSources } from './house/source.ts';

const sources = readSources();

describe('doc comments', () => {
  test('exported functions say what they answer, and when they throw', () => {
    expect(documented(sources, documentedFolders)).toEqual([]);
  });

  test('every folder of the list has exported functions', () => {
    expect(idleFolders(sources, documentedFolders)).toEqual([]);
  });
});

/** The rule must be able to fail: it is shown what it is there for, beside its nearest innocent neighbour. */
describe('the rule of doc comments', () => {
  const said = (text: string, path = 'src/laws/law64.ts') =>
    documented([readSource(path, text)], ['src/laws/', 'machines/']);

  test.each([
    ['a function without a comment', 'export function a(): void {}'],
    ['a line that is no doc comment', '// What it answers.\nexport function a(): void {}'],
    ['a comment that is no doc comment', '/* What it answers. */\nexport function a(): void {}'],
    ['an empty doc comment', '/** */\nexport function a(): void {}'],
    ['tags alone', '/**\n * @param b what comes in\n */\nexport function a(b: number): void {}'],
    ['the comment of what stands before', '/** A number. */\nconst b = 1;\nexport function a(): void {}'],
    ['a function in a constant', 'export const a = (): number => 1;'],
    ['the second of two', '/** The first. */\nexport const a = () => 1;\nexport const b = () => 2;'],
    ['a generator', 'export function* a(): Generator<number> {}'],
    ['the default', 'export default function (): void {}'],
  ])('does not say what it answers: %s', (_what, text) => {
    expect(said(text)).toEqual([expect.stringContaining('does not say what it answers')]);
    expect(said(text, 'machines/revoke.ts')).toHaveLength(1);
    expect(said(text, 'src/ui/a.ts')).toEqual([]);
  });

  test('the complaint names the place and the function', () => {
    expect(said('\nexport function a(): void {}')).toEqual([
      'src/laws/law64.ts:2: a does not say what it answers',
    ]);
  });

  test.each([
    ['one line', '/** What it answers. */\nexport function a(): void {}'],
    [
      'several lines',
      '/**\n * What it answers.\n * @param b what comes in\n */\nexport const a = (b: number) => b;',
    ],
    ['a function it keeps for itself', 'function a(): void {}\nexport const b = [a];'],
    [
      'a value, a type, a name passed on',
      "export const a = 1;\nexport type A = 1;\nexport { b } from './b.ts';",
    ],
    ['signatures alone', '/** For both. */\nexport function a(b: 1): 1;\nexport function a(b: 2): 2;'],
    ['one that catches', '/** A. */\nexport function a() { try { throw new Error(); } catch { return 1; } }'],
    [
      'one that says so',
      '/**\n * A.\n * @throws {Error} when b\n */\nexport function a() { throw new Error(); }',
    ],
  ])('lets pass: %s', (_what, text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['outright', '/** A. */\nexport function a() { throw new Error(); }'],
    ['and denies it', '/** A. Never throws. */\nexport function a() { throw new Error(); }'],
    ['and does not say when', '/** A. @throws */\nexport function a() { throw new Error(); }'],
    ['from inside', '/** A. */\nexport const a = (b: number[]) => b.map(() => { throw new Error(); });'],
    ['from its catch', '/** A. */\nexport function a() { try { b(); } catch { throw new Error(); } }'],
  ])('throws and does not say so: %s', (_what, text) => {
    expect(said(text)).toEqual([expect.stringContaining('@throws')]);
  });

  test('a folder without exported functions is told', () => {
    const source = readSource('src/laws/law64.ts', '/** A. */\nexport function a(): void {}');
    expect(idleFolders([source], ['src/laws/', 'src/lawz/'])).toEqual(['src/lawz/ has no exported function']);
  });
});
