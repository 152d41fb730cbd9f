/** Assigned scores as they are told in a story, a baked replay and on the command line. */

import { describe, expect, test } from 'vitest';
import { show } from '../../../src/apps/cli/show.ts';
import { bake } from '../../../src/output/baked/bake.ts';
import type { Comparison } from '../../../src/events/comparison.ts';
import type { Fact } from '../../../src/events/event.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { withoutIsolates } from '../../../src/i18n/isolate.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { resultLines } from '../../../src/output/page/result.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordAt } from '../picture/support.ts';

const outcome = (tricks: number, weight: number) =>
  ({ contract: '4H', declarer: 'S', tricks, weight }) as const;

function withScores(comparison: Comparison | null, ...facts: readonly Fact[]): DealRecord {
  const base = recordAt('fixtures/sessions/A16-innocent-adjusted-score-with-ruling.json');
  const { comparison: _none, ...header } = base.header;
  return {
    header: {
      ...header,
      deal: { ...header.deal, vulnerable: 'All' },
      ...(comparison === null ? {} : { comparison }),
    },
    events: [...base.events.filter(({ type }) => type !== 'ScoreAssigned'), ...facts],
  };
}

const scored = (side: 'NS' | 'EW' | 'both', ...outcomes: ReturnType<typeof outcome>[]): Fact => ({
  type: 'ScoreAssigned',
  by: 'director',
  side,
  outcomes,
});

const THREE = scored('both', outcome(10, 50), outcome(11, 25), outcome(9, 25));

const told = (record: DealRecord, language: Language = 'en'): string =>
  withoutIsolates(resultLines(timelineOf(record), wordsFor({ ...DEFAULT_SETTINGS, language })).join('\n'));

describe('an assigned score', () => {
  test('has the sign of per cent where the language writes it', async () => {
    await loadLanguage('tr');
    const text = told(withScores({ otherTable: 200, boards: 16, margin: 4 }, THREE), 'tr');
    expect(text).toContain('%50 4♥= S: +620');
    expect(text).not.toContain('50%');
  });

  test('is told outcome by outcome, against the other table, with the mean for both sides', () => {
    const text = told(withScores({ otherTable: 200, boards: 16, margin: 4 }, THREE));
    expect(text).toContain('50% 4♥= S: +620, +9 IMPs');
    expect(text).toContain('25% 4♥+1 S: +650, +10 IMPs');
    expect(text).toContain('25% 4♥−1 S: −100, −7 IMPs');
    expect(text).toContain('Weighted for North–South (12C1c): +5.25 IMPs');
    expect(text).toMatch(/On the board for North–South: \+5\.25 IMPs, 1\d\.\d\d victory points in the match/);
    expect(text).toMatch(/On the board for East–West: −5\.25 IMPs, \d\.\d\d victory points in the match/);
  });

  test('has only its scores where nobody says what they are compared with', () => {
    const text = told(withScores(null, THREE));
    expect(text).toContain('50% 4♥= S: +620\n');
    expect(text).not.toMatch(/IMPs|match points|Weighted|On the board/);
  });

  test('is doubted aloud, with the clause', () => {
    const comparison: Comparison = { otherTable: 200, innocent: 'NS', regulations: { weighting: false } };
    const { header, ...rest } = withScores(comparison, scored('both', outcome(10, 50), outcome(9, 40)));
    const text = told({ ...rest, header });
    expect(text).toContain('The weights add up to 90%. Each counts by its share.');
    expect(text).toContain('The regulations do not allow weighted scores (12C1c).');
    expect(text).toContain('Without weights, North–South would have: 4♥= S');
    expect(text).toContain('Without weights, East–West would have: 4♥= S');
    const under2007 = told({ ...rest, header: { ...header, edition: '2007' } });
    expect(under2007, 'a rule that is in no later book').toContain('Without weights (12C1e), East–West');
  });

  test('with averages, penalties and a knockout that does not balance', () => {
    const comparison: Comparison = {
      otherTable: 200,
      knockout: true,
      penalties: [{ side: 'EW', amount: 2, unit: 'imps' }],
    };
    const split = told(withScores(comparison, scored('NS', outcome(10, 100)), scored('EW', outcome(9, 100))));
    expect(split).toContain('Procedural penalty for East–West (90): 2 IMPs');
    expect(split).toContain('In a knockout match both have their mean (12C4).');
    const { header, ...rest } = withScores(
      comparison,
      scored('NS', outcome(10, 100)),
      scored('EW', outcome(9, 100)),
    );
    const under2007 = told({ ...rest, header: { ...header, edition: '2007' } });
    expect(under2007).toContain('In a knockout match both have their mean (86B).');
    expect(split).toContain('On the board for North–South: +1 IMP\n');
    expect(split).toContain('On the board for East–West: −3 IMPs');
    const average = told(
      withScores({ field: [620, 620, -100], averages: { NS: 'plus', EW: 'minus' }, sessions: { NS: 62.5 } }),
    );
    expect(average).toContain('North–South: average plus (12C2)');
    expect(average).toContain('On the board for North–South: 3.75 of 6 match points, 62.5%');
    expect(average).toContain('On the board for East–West: 2.4 of 6 match points, 40%');
  });

  test('is baked line for line, in every language', () => {
    const record = withScores({ field: [620, 170, -100], artificial: 1 }, THREE);
    const baked = bake(timelineOf(record), { languages: LANGUAGES, day: '2026-11-24' });
    for (const language of LANGUAGES) {
      const lines = resultLines(timelineOf(record), wordsFor({ ...DEFAULT_SETTINGS, language }));
      const { written } = baked.texts[language] ?? { written: [] };
      const kept = new Set(written.map(withoutIsolates));
      const scores = lines.map(withoutIsolates).filter((line) => /%|12C1c/.test(line));
      expect(scores.length).toBeGreaterThan(4);
      for (const line of scores) expect(kept, `${language}: ${line}`).toContain(line);
    }
  });
});

describe('dealtrail show', () => {
  test('tells the scores under “Result”, up to the moment', async () => {
    const { writeCase } = await import('../../../src/formats/case/writeCase.ts');
    const { mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const folder = mkdtempSync(`${tmpdir()}/dealtrail-scores-`);
    const path = `${folder}/weighted.json`;
    writeFileSync(path, writeCase(withScores({ otherTable: 200 }, THREE)));
    const lines: string[] = [];
    const output = {
      print: (line: string) => lines.push(line),
      error: (line: string) => lines.push(`! ${line}`),
    };
    expect(await show([path], {}, output)).toBe(0);
    const text = lines.join('\n');
    expect(text).toMatch(/^Result$/m);
    expect(text).toContain('Weighted for North–South (12C1c): +5.25 IMPs');
    lines.length = 0;
    await show([path], { at: 't3' }, output);
    expect(lines.join('\n')).not.toContain('Weighted');
    rmSync(folder, { recursive: true });
  });
});
