/** Everything a record says is seen where it is published: disputes, notes, statements, alerts, weighted scores, a stated result. */

import { describe, expect, test } from 'vitest';
import { bake } from '../../../src/output/baked/bake.ts';
import { readFile } from '../../../src/formats/read.ts';
import { remarked } from '../../../src/formats/remarked.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { withoutIsolates } from '../../../src/i18n/isolate.ts';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { published, type Published } from '../../../src/output/page/published.ts';
import { pageOf } from '../../../src/output/page/page.ts';
import { NOTHING_PERSONAL } from './nothingPersonal.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { CORRECTED, recordAt } from '../picture/support.ts';

const words = wordsFor(DEFAULT_SETTINGS);
const base = recordAt(CORRECTED);
const record: DealRecord = {
  ...base,
  header: {
    ...base.header,
    auction: ['1C', 'P', 'P', 'P'],
    remarks: [{ call: 1, alert: true, explanation: 'may be two' }],
    statedResult: { declarerTricks: 9 },
  },
  events: [
    ...base.events.slice(0, 2),
    { type: 'HandFaced', seat: 'E', by: 'N', status: 'disputed', note: 'East says it was a stretch.' },
    { type: 'StatementMade', by: 'director', text: 'Play went on.' },
    {
      type: 'ScoreAssigned',
      by: 'committee',
      side: 'NS',
      outcomes: [
        { contract: '4S', declarer: 'S', tricks: 10, weight: 60 },
        { contract: '4S', declarer: 'S', tricks: 9, weight: 40 },
      ],
    },
  ],
};
const WISHES = {
  words,
  reticence: { names: 'none', notes: true },
  moment: null,
  day: '2026-11-22',
  languages: ['en'],
} as const;
const TOLD = [
  'Disputed (according to North)',
  'East says it was a stretch',
  'The director says: “Play went on.”',
  'The committee assigned an adjusted score to North–South: 60% 4♠ South, 10 tricks; 40% 4♠ South, 9 tricks',
  'may be two',
  'As recorded: 9 tricks to declarer',
];

describe('the head of a case', () => {
  const { header, ...rest } = record;
  const whole: DealRecord = {
    ...rest,
    header: {
      ...header,
      source: 'a casebook',
      event: 'Autumn Cup',
      session: 'Session 2',
      table: 'Table 7',
      room: 'closed',
      scoring: 'IMP',
      notes: 'Nobody spoke.',
      elections: { pcOn53B: true },
      people: [{ director: 'D. One' }, 'Two, scribe'],
      seal: { hash: 'abc123' },
    },
  };
  const SAID = [
    'Source: a casebook',
    'Autumn Cup',
    'Session 2',
    'Table 7',
    'Closed room',
    'IMP',
    'Nobody spoke.',
    'becomes a penalty card',
    'director: D. One',
    'Two, scribe',
    'hash: abc123',
    'Dealtrail has not checked it',
  ];
  const open = { ...WISHES, reticence: { names: 'full', notes: true } } as const;
  const { text, story, timeline } = published(whole, open);
  test.each(SAID)('is told in the text, and in the replay of an article: %s', (said) => {
    expect(text).toContain(said);
    const { about = [], notes, texts } = bake(timeline, { languages: ['en'], day: '2026-11-22' });
    const all = about.flatMap(([, lines]) => lines.map((line) => texts['en']?.written[line]));
    expect(withoutIsolates([notes, ...all].join(' '))).toContain(said);
  });

  test('names nobody and carries no seal unless everything was chosen', () => {
    const kept = published(whole, { ...WISHES, reticence: { names: 'initials', notes: true } });
    expect(story.about.map(({ title }) => title)).toContain('Seal');
    for (const secret of ['D. One', 'scribe', 'abc123'])
      expect([kept.text, kept.baked, kept.json].join(' '), secret).not.toContain(secret);
  });
});

/** The page of the deal, which names no other file. */
function pageAlone(deal: Published): string {
  return pageOf({
    policy: '',
    ...deal,
    words,
    pictures: deal.inPage,
    dots: null,
    files: [],
    address: null,
    replay: null,
  });
}

describe('a published deal', () => {
  const deal = published(record, WISHES);
  test.each(TOLD)('says in its text and its page: %s', (told) => {
    expect(withoutIsolates(deal.text)).toContain(told);
    const page = pageAlone(deal);
    expect(page.replaceAll(/<[^>]*>/g, '')).toContain(told);
  });

  test('has them in its replay, step by step', () => {
    const baked = bake(timelineOf(record), { languages: ['en'], day: '2026-11-22' });
    const said = (number = -1): string => withoutIsolates(baked.texts['en']?.written[number] ?? '');
    expect(said(baked.steps[3]?.vouched)).toBe('Disputed (according to North)');
    expect(baked.steps[3]?.caption).toBe('East says it was a stretch.');
    expect(baked.auction?.[0]).toEqual(['1C', true, 'may be two']);
    const rows = baked.steps[5]?.panels?.flatMap(([, , all]) => all.map(([, number]) => said(number))) ?? [];
    expect(rows).toContainEqual(expect.stringContaining('60% 4♠ South'));
    expect(rows).toContainEqual(expect.stringContaining('As recorded: 9 tricks'));
  });

  test('says of what the Laws make of a disputed fact that it holds only if that is true', () => {
    const dropped = { type: 'CardExposed', seat: 'W', card: 'S5', manner: 'dropped' } as const;
    const path = 'fixtures/seeds/seed-000-example-1a-accepted.json';
    const minor = 'The ♠5 is a minor penalty card of West';
    for (const disputed of [true, false]) {
      const { header, events } = recordAt(path);
      const fact = disputed ? { ...dropped, status: 'disputed' as const, by: 'E' as const } : dropped;
      const told = { header, events: events.map((one) => (one.type === 'CardExposed' ? fact : one)) };
      const before = disputed ? 'Only if the disputed fact is true: ' : '';
      const deal = published(told, WISHES);
      expect(deal.story.findings.map(({ text }) => withoutIsolates(text))).toContainEqual(
        expect.stringMatching(new RegExp(`^${before}${minor}`)),
      );
      const { texts, steps } = bake(timelineOf(told), { languages: ['en'], day: '2026-11-22' });
      const rows = steps.flatMap(({ findings = [] }) => findings.map(([, number]) => number));
      expect(rows.map((number) => withoutIsolates(texts['en']?.written[number] ?? ''))).toContainEqual(
        expect.stringMatching(new RegExp(`^${before}${minor}`)),
      );
    }
  });

  test('marks words of the record with its language, inside a sentence of ours as well', () => {
    const { events } = record;
    const header = { ...record.header, lang: 'tr', source: 'Hakemlik kursu, örnek 1' };
    const said = { type: 'StatementMade', by: 'director', text: 'Oyun sürdü.' } as const;
    const deal = published({ header, events: [...events, said] }, WISHES);
    const page = pageAlone(deal);
    expect(page).toContain('Source: <bdi lang="tr">Hakemlik kursu, örnek 1</bdi>');
    expect(page).toContain('says: “<bdi lang="tr">Oyun sürdü.</bdi>”');
  });

  test('keeps what people said to itself unless that was chosen, and says all the same that it is disputed', () => {
    const { text } = published(record, { ...WISHES, reticence: NOTHING_PERSONAL });
    expect(text).toContain('Disputed (according to North)');
    expect(text).toContain('1♣!');
    for (const secret of ['stretch', 'may be two', 'Play went on'])
      expect(text, secret).not.toContain(secret);
  });
});

test('alerts and explanations of a LIN file come along with its record', () => {
  const lin =
    'qx|o1|md|1SKQ6532H8DQJ84C54,SJ98HKJ76DT92CQ92,ST74HA92DAK53CK87,SAHQT543D76CAJT63|sv|o|mb|1C!|an|may be two|mb|P|mb|P|mb|P|pg||';
  const [deal] = readFile('a.lin', new TextEncoder().encode(lin)).deals;
  expect(remarked(deal!).header.remarks).toEqual([{ call: 1, alert: true, explanation: 'may be two' }]);
  expect(deal!.record.header.remarks).toBeUndefined();
});
