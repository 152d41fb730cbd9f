/** Every check with the guilty and the innocent: sessions under `fixtures/sessions/` say in their names which check is meant. */

import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/audit/audited.ts';
import { sentence } from '../i18n/findingSentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { auditTexts } from '../mutants/score.ts';
import { filesOf, SESSIONS } from './sessionFixtures.ts';

const audited = (session: string): ReturnType<typeof auditTexts> => auditTexts(filesOf(session));

/** Findings that rightly stand beside the one the file is about. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'A04-guilty-dummy-named.pbn': ['A05'],
  'A06-guilty-lead-from-wrong-hand.lin': ['A05'],
  // The file's own mark turns the error into something to review.
  // The reader tells of the missing card, and nobody is blamed for what follows it.
  'A06-innocent-card-missing.pbn': ['import'],
  // The deal by itself shows the same.
  'A21-guilty-play-of-another-board.pbn': ['A05', 'A06'],
  'A21-guilty-leads-of-two-boards-swapped': ['A05'],
  // One lead fits another board: one in four does by chance.
  'A21-innocent-one-lead-keyed-wrong': ['A05'],
  'A18-innocent-marked-lead.pbn': ['A06'],
  'A18-innocent-marked-revoke.pbn': ['A07'],
  // A doubted claim is worth a look, however it was decided.
  'A17-guilty-claim-left-open.json': ['A14'],
  'A17-innocent-claim-decided.json': ['A14'],
};

/** Made only when it is asked for: doubleDummy.test.ts. */
const ASKED_FOR = ['A12'];

describe('guilty and innocent files', () => {
  test.each(SESSIONS)('%s', (file) => {
    const [check = '', kind] = file.split('-');
    const findings = audited(file);
    const reported = new Set(
      findings.filter(({ severity }) => severity !== 'info').map((each) => each.check),
    );
    if (check === 'A20') {
      expect(findings.some((each) => each.check === 'A20')).toBe(kind === 'guilty');
      return;
    }
    const beside = BESIDE[file] ?? [];
    const isAskedFor = ASKED_FOR.includes(check);
    if (
      kind === 'guilty' &&
      !isAskedFor &&
      !beside.includes(check) &&
      file !== 'A06-guilty-lead-from-wrong-hand.lin'
    )
      expect(findings.map((each) => each.check)).toContain(check);
    const others = [...reported].filter(
      (each) => !beside.includes(each) && (kind !== 'guilty' || each !== check),
    );
    // The whole file states another kind of score, which is told once and of no deal.
    expect(others).toEqual(file === 'A10-innocent-scores-for-the-other-side.pbn' ? ['A10'] : []);
  });

  test('there are both for every check', () => {
    for (const check of CHECKS) {
      for (const kind of ['guilty', 'innocent'])
        expect(
          SESSIONS.some((file) => file.startsWith(`${check}-${kind}`)),
          `${check} ${kind}`,
        ).toBe(true);
    }
  });

  test('each finding is told in full, with its line', () => {
    const words = wordsFor(DEFAULT_SETTINGS);
    for (const file of SESSIONS) {
      for (const finding of audited(file)) {
        if (finding.check === 'import') continue;
        expect(finding.line, `${file} ${finding.key}`).toBeGreaterThan(0);
        if (finding.key.startsWith('import.')) continue;
        expect(Object.hasOwn(words.findings, finding.key), finding.key).toBe(true);
        const { key, params, laws } = finding;
        const text = sentence({ key, params, laws }, DEFAULT_SETTINGS);
        expect(text, finding.key).toMatch(/\.$/);
        expect(text, finding.key).not.toMatch(/(^|\s)–(\s|$)|undefined|null|NaN|\s{2}|\s[.,;:]/);
      }
    }
  });
});

describe('what the findings say', () => {
  const first = (file: string, check: string): ReturnType<typeof auditTexts>[number] => {
    const finding = audited(file).find((each) => each.check === check);
    if (finding === undefined) throw new Error(`${file} has no ${check}`);
    return finding;
  };

  test('course on the revoke, example 3: declarer should be East comes first', () => {
    const { params, seat, card, line } = first('A05-guilty-seed-002-example-3.pbn', 'A05');
    expect(params).toMatchObject({ first: 'declarer', wouldDeclare: 'E', holder: 'S', leader: 'N' });
    expect([seat, card, line]).toEqual(['N', 'HA', 7]);
  });

  test('a habit of the file is one finding, with the deals it concerns', () => {
    const turned = audited('A04-guilty-auctions-turned-in-every-deal.pbn');
    expect(turned.map(({ key, deal, params }) => [key, deal, params['deals']])).toEqual([
      ['audit.file.auctionsTurned', null, '0-5'],
    ]);
    const scores = audited('A10-innocent-scores-for-the-other-side.pbn');
    expect(scores.map(({ key }) => key)).toEqual(['audit.file.scoresDiffer']);
  });

  test('a revoke names the cards that could have followed', () => {
    const { params, laws, trick } = first('A07-guilty-discard-with-the-suit-in-hand.pbn', 'A07');
    expect(String(params['could'])).toMatch(/^[SHDC][2-9TJQKA]/);
    expect(laws).toContain('61A');
    expect(trick).toBeGreaterThan(0);
  });

  test('a declarer is named as a player, and one trick is left in the singular', () => {
    const sentenceOf = (key: string, params: Readonly<Record<string, string | number>>): string =>
      sentence({ key, params, laws: [] }, DEFAULT_SETTINGS);
    expect(sentenceOf('audit.boardPlayedTwice', { before: '2S N 8', now: '3S E 9' })).toMatch(
      / by North, 8 tricks, and .* by East, 9 tricks\.$/,
    );
    const left = (count: number): string =>
      sentenceOf('audit.resultImpossible', { stated: 12, won: 10, left: count });
    expect(left(1)).toMatch(/has won 10, and 1 is left to play\.$/);
    expect(left(2)).toMatch(/has won 10, and 2 are left to play\.$/);
  });

  test('a marked revoke is for review', () => {
    expect(first('A18-innocent-marked-revoke.pbn', 'A07')).toMatchObject({
      severity: 'review',
      params: { marked: true },
    });
  });
});
