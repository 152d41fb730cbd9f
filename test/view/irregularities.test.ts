/** Which findings are told as irregular: on the line of a deal, and in a case file. */

import { describe, expect, test } from 'vitest';
import { caseFileOf } from '../../src/audit/caseFile/caseFile.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Finding, FindingKey } from '../../src/laws/finding.ts';
import { irregularityLines } from '../../src/output/page/caseFile/irregularities.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { irregularitiesOf, isIrregular } from '../../src/view/irregularities.ts';
import { FINDING_KEYS } from '../findingKeys.ts';
import { paths, timelineIn } from '../fixtures.ts';

await loadLanguage('en');
const wording = { words: wordsFor(DEFAULT_SETTINGS), text: await caseFileWords('en') };
const linesOf = (path: string): string[] =>
  irregularityLines(caseFileOf(timelineIn(path)), wording).map(({ text }) => withoutIsolates(text));

/** The kind of mark that a finding without a lifecycle makes. */
function markBy(finding: Finding): string | null {
  const marks = irregularitiesOf({
    record: { events: [{ type: 'DirectorCalled', by: 'N' }] },
    findings: [finding],
    last: 1,
    cases: () => [],
    isOpen: () => () => false,
  });
  return marks[0]?.kind ?? null;
}

const keys = Object.keys(FINDING_KEYS) as FindingKey[];
const bare = (key: FindingKey): Finding => ({ key, params: {}, laws: [], at: 0 });
const IN_TWO_PLACES =
  'IRREGULAR in src/view/irregularities.ts and the line in test/findingKeys.ts must say the same';
const MARK: Readonly<Record<string, string>> = { irregular: 'other', claim: 'claim' };

describe('a finding', () => {
  test.each(keys)('%s', (key) => {
    const [mark] = FINDING_KEYS[key];
    expect(markBy(bare(key)), IN_TWO_PLACES).toBe(MARK[mark] ?? null);
  });

  const all = paths.flatMap((path) => timelineIn(path).findings);

  test('is an ordinary act in the table where the law says so, and of a lifecycle where it names one', () => {
    for (const { key, procedure, case: id } of all) {
      const [mark] = FINDING_KEYS[key];
      expect(mark === 'procedure', key).toBe(procedure === true);
      if (mark === 'lifecycle') expect(id, key).toBeDefined();
    }
  });

  test('about the record is a doubt in the table', () => {
    for (const { key, record } of all) if (key.startsWith('record.')) expect(record, key).toBeDefined();
    const doubts = keys.filter((key) => FINDING_KEYS[key][0] === 'record');
    expect(doubts).toEqual(keys.filter((key) => key.startsWith('record.')));
  });
});

describe('a case file', () => {
  test.each([
    ['law61/61C-defender-turns-up-a-quitted-trick', '61C'],
    ['law61/61B2-dummy-asks-a-defender', '61B2b'],
    ['law45/45D1-a-third-card-is-put', '45D'],
    ['law54/54E-card-of-another-suit-said-to-be-a-play', '54E'],
    ['law54/54B2-second-card-from-dummy-stands', '54B2'],
    ['law53/53C-innocent-declarer-played-from-both-hands', '53C'],
    ['law58/58A-60C-declarers-leads-recorded-together-but-dummys-came-first', '60C'],
  ])('%s tells what departs from correct procedure: %s', (name, clause) => {
    expect(linesOf(`fixtures/${name}.json`).join('\n')).toMatch(new RegExp(`\\(.*\\b${clause}\\b.*\\)`));
  });

  test('a card that declarer shows is nothing irregular', () => {
    expect(linesOf('fixtures/law48/48A-declarer-flashes-two-cards.json')).toEqual([
      wording.text.noIrregularity,
    ]);
  });

  test('tells what people found of information that no event shows, and no longer where they found otherwise later', () => {
    const path = 'fixtures/hearings/slow-pass-then-four-spades.json';
    expect(linesOf(path)).toEqual([
      'The director finds that there was a logical alternative to what the information suggested. (16B)',
    ]);
    const { record, laws } = timelineIn(path);
    const otherwise = {
      type: 'QuestionAnswered',
      question: 'logicalAlternative',
      answer: false,
      by: 'committee',
    } as const;
    const later = timelineOf({ ...record, events: [...record.events, otherwise] }, laws);
    expect(irregularityLines(caseFileOf(later), wording).map(({ text }) => text)).toEqual([
      wording.text.noIrregularity,
    ]);
  });

  test('names the clauses as the edition of the record numbers them', () => {
    const told = linesOf('fixtures/law68/68D2b-2007-no-playing-on.json').join('\n');
    expect(told).toContain('(68D)');
  });

  test('two irregularities of one event are both told', () => {
    const path = 'fixtures/law52/52B2-refused-lead-goes-back-and-the-trick-left-short-goes-on.json';
    const told = linesOf(path).join('\n');
    expect(told).toContain('Trick 1 has no card from South. (67)');
    expect(told).toMatch(/East plays the ♣2 although the ♣K, a penalty card, had to be played\..* \(52A/);
  });

  test('a card that accepts a lead out of turn does not come too soon', () => {
    const told = linesOf('fixtures/law9/9B2-play-after-attention-without-the-director.json').join('\n');
    expect(told).toContain('nobody may act before the director');
    expect(told).not.toContain('too soon');
    expect(linesOf('fixtures/law57/57C3-declarer-plays-before-dummy.json').join()).toContain('57C3');
    const before = linesOf('fixtures/law57/57C3-declarers-card-before-dummy-accepts-the-lead.json').join(
      '\n',
    );
    expect(before.match(/57C3/g)).toHaveLength(1);
  });

  test('nothing irregular is told of a case only where no finding is irregular', () => {
    for (const path of paths) {
      const acts = timelineIn(path).findings.filter(isIrregular);
      expect(linesOf(path).length, path).toBeGreaterThanOrEqual(Math.max(1, acts.length));
      if (acts.length > 0) expect(linesOf(path), path).not.toContain(wording.text.noIrregularity);
    }
  });
});
