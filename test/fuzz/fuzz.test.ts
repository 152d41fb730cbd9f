/** Five thousand changed files: no reader throws or hangs, whatever it is given, and time is linear in size. */

import { pathToFileURL } from 'node:url';
import { assert, asyncProperty, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundleProgram } from '../../scripts/bundle-program.mjs';
import { startThread } from '../../src/apps/cli/besides.ts';
import { BOUNDS, ForeignReader } from '../../src/formats/foreign.ts';
import { hasRealFiles, OF_REAL_FILES } from '../realFiles.ts';
import { times } from '../replay/invented.ts';
import { DATABASE, damaged, hits } from './database.ts';
import { mutate, mutation } from './mutate.ts';
import { SAMPLES } from './samples.ts';
import { faultOf, READERS, writtenFaultOf } from './targets.ts';

/** As many inputs as a reader of that weight deserves; 5,500 in all; `npm run fuzz` goes on. */
const RUNS: Readonly<Record<string, number>> = {
  pbn: 1000,
  lin: 1000,
  case: 700,
  bbo: 700,
  rbn: 500,
  dlm: 250,
  dup: 250,
  bri: 250,
  usebio: 250,
  bws: 250,
  hands: 250,
  zip: 250,
};

describe('changed files', () => {
  test('every reader has its share', () => {
    expect(Object.keys(RUNS).sort()).toEqual(Object.keys(READERS).sort());
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(READERS).sort());
    for (const samples of Object.values(SAMPLES)) expect(samples.length).toBeGreaterThan(0);
    for (const [format, read] of Object.entries(READERS))
      expect(read(SAMPLES[format]![0]!).deals.length, format).toBeGreaterThan(0);
    expect(SAMPLES['case']!.length).toBeGreaterThan(20);
    expect(Object.values(RUNS).reduce((sum, runs) => sum + runs)).toBeGreaterThanOrEqual(5_500);
  });

  test.each(Object.entries(READERS))('%s', (format, read) => {
    const samples = SAMPLES[format]!;
    assert(
      property(mutation, (change) => {
        const parsed = read(mutate(samples, change));
        expect(faultOf(parsed)).toBeNull();
        if (change.other % 50 === 0) expect(writtenFaultOf(parsed)).toBeNull();
      }),
      { numRuns: RUNS[format]! },
    );
  });

  describe.runIf(hasRealFiles)(`among them, ${OF_REAL_FILES}`, () => {
    test.each(Object.entries({ pbn: 40, lin: 8, dlm: 2, dup: 2, bri: 2 }))('%s', (format, count) => {
      expect(SAMPLES[format]!.length).toBeGreaterThan(count);
    });
  });

  test('a database, byte by byte', { timeout: 300_000 }, async () => {
    const program = pathToFileURL(await bundleProgram('src/apps/cli/main.ts'));
    const within = (seconds: number): ForeignReader =>
      new ForeignReader((bounds) => startThread(program, bounds), { ...BOUNDS, seconds });
    // The first one waits until the program has been read, which takes long on a busy machine.
    const whole = await within(120).read('database', DATABASE, {});
    expect([whole.deals.length, faultOf(whole)]).toEqual([2, null]);
    const reader = within(3);
    const seen = new Set<string>();
    await assert(
      asyncProperty(hits, async (some) => {
        const parsed = await reader.read('database', damaged(some), {});
        expect(faultOf(parsed)).toBeNull();
        seen.add(parsed.problems.some(({ code }) => code === 'databaseUnreadable') ? 'refused' : 'read');
      }),
      { numRuns: times(150) },
    );
    expect([...seen].sort()).toEqual(['read', 'refused']);
  });
});

describe('long texts', () => {
  /** What is repeated to make a large file: a valid one, and what opens something and never closes it. */
  const repeated: readonly [format: string, piece: string][] = [
    ['case', '{"format":"dealtrail-case/1","events":['],
    ['bbo', 'https://x?n=sakq&a=1c(1c{((p '],
    ['bbo', '?n=s&p={'],
    ['bbo', '\n'],
    ['rbn', '{open\n'],
    ['rbn', 'P SK\nA WN:1S^1\n1 x\n'],
    ['rbn', 'H W:::::: '],
    ['dlm', 'Board 01=aaaa\n'],
    ['usebio', '<BOARD><TRAVELLER_LINE>&amp;<!-- '],
    ['usebio', '<a b="'],
    ['usebio', '<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE></TRAVELLER_LINE></BOARD>'],
    ['pbn', '[RulingTable "Seq\\3R;Trick\\2R;Card;Law;Event;Details"]\n[X "y"]\n1 - - - Item "a=~~1" '],
    ['pbn', '[XTable "a"]\nb c d e\n'],
    ['pbn', '[A "x"\nq'],
    ['bws', 'ReceivedData|Board=1\n'],
    ['hands', 'AKQ '],
  ];
  // A quadratic reader would take longer over this length than any test may; `npm run fuzz` measures.
  const LENGTH = 1_000_000;
  test.each(repeated)('%s of %j comes to an end', (format, piece) => {
    const prefix = format === 'usebio' ? '<USEBIO><EVENT>' : '';
    const bytes = new TextEncoder().encode(prefix + piece.repeat(Math.ceil(LENGTH / piece.length)));
    expect(faultOf(READERS[format]!(bytes))).toBeNull();
  });
});
