/** The loss report: every item of the record that a target can't carry, and nothing that it can. */

import { describe, expect, test } from 'vitest';
import { isReadersClaim } from '../../src/events/readersClaim.ts';
import type { Fact, FactType } from '../../src/events/event.ts';
import { readCaseFile } from '../../src/formats/caseFile.ts';
import { lossesOf, OTHER_LOSSES, TARGETS, type LossItem, type Target } from '../../src/formats/losses.ts';
import { parsePbn } from '../../src/formats/pbn/parse.ts';
import type { ReadDeal } from '../../src/formats/readDeal.ts';
import { writeFile } from '../../src/formats/write.ts';
import { losses } from '../../src/i18n/en/losses.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { oneOf, textOf } from '../fixtures.ts';

const HANDS = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';

function deal(events: readonly unknown[], more: object = {}): ReadDeal {
  const text = JSON.stringify({
    format: 'dealtrail-case/1',
    title: 'A case',
    deal: { dealer: 'E', hands: HANDS },
    contract: '4H',
    declarer: 'S',
    events,
    ...more,
  });
  const { deals, problems } = readCaseFile(text);
  expect(problems).toEqual([]);
  return deals[0]!;
}

const named = (items: readonly LossItem[]): string[] =>
  items.map(({ code, event }) => (event === undefined ? code : `${code}@${event}`));

const lost = (read: ReadDeal, target: Target): string[] => named(lossesOf(read, target));

describe('table 5', () => {
  const rows: [what: string, events: unknown[], by: Partial<Record<Target, string[]>>][] = [
    ['cards played', ['W: SK S4 S8 SA'], { pbn: ['title'], lin: ['title'], bbo: ['title'] }],
    [
      'an established revoke',
      ['W: SK S4 S8 H3', 'S: H4 H8 HA H6', 'N: H2'],
      { pbn: ['title'], lin: ['title', 'revokeMark'], bbo: ['title', 'revokeMark'] },
    ],
    [
      'a lead out of turn accepted by playing',
      ['E: S8 SA S2 S4'],
      { pbn: ['title'], lin: ['title', 'acceptedLead'], bbo: ['title', 'acceptedLead'] },
    ],
    [
      'a revoke corrected',
      ['W: SK S4 S8 H3', { type: 'CardWithdrawn', seat: 'S', card: 'H3' }, 'S: SA'],
      { lin: ['title', 'cardNotStanding@3', 'CardWithdrawn@4'] },
    ],
    [
      'an exposed card and a director',
      [
        { type: 'CardExposed', seat: 'W', card: 'SK', manner: 'dropped' },
        { type: 'DirectorCalled', by: 'S' },
      ],
      { lin: ['title', 'CardExposed@0', 'DirectorCalled@1'], case: [] },
    ],
    [
      'a claim with a statement, agreed',
      [
        'W: SK S4 S8 SA',
        { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9, statement: 'drawing trumps' },
        { type: 'ClaimAgreed', by: 'W' },
      ],
      { pbn: ['title', 'claimant@4', 'claimStatement@4', 'ClaimAgreed@5'].slice(0, 3), case: [] },
    ],
    [
      'the number of a file that gives declarer more tricks than are left',
      ['W: SK S4 S8 SA', { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 13, note: 'mc|14|' }],
      { lin: ['title', 'claimNote@4'], bbo: ['title', 'claimNote@4'], case: [] },
    ],
    [
      'the number of a file that may be right, or no number',
      ['W: SK S4 S8 SA', { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 12, note: 'mc|13|' }],
      { lin: ['title'], bbo: ['title'], case: [] },
    ],
  ];
  test.each(rows)('%s', (_what, events, by) => {
    for (const [target, expected] of Object.entries(by))
      expect(lost(deal(events), target as Target), target).toEqual(expected);
  });

  test('what PBN has no place for is kept in our own table, and says so', () => {
    const items = lossesOf(deal([{ type: 'DirectorCalled', by: 'S' }]), 'pbn');
    expect(items).toMatchObject([
      { code: 'title', kept: true },
      { code: 'DirectorCalled', event: 0, kept: true },
    ]);
  });

  test('the head', () => {
    const read = deal([{ mark: 'here' }], {
      event: 'Cup',
      session: '2',
      table: '7',
      room: 'open',
      scoring: 'IMP',
      names: { N: 'A' },
      edition: '2007',
      elections: { pcOn53B: true },
      notes: 'text',
      auction: ['P', '1H', 'P', '4H', 'P', 'P', 'P'],
      calls: [{ call: 2, explanation: '11-21' }],
      statedResult: 9,
      translations: { tr: { title: 'Başlık' } },
      people: [],
    });
    expect(lost(read, 'lin')).toEqual([
      'title',
      'table',
      'edition',
      'elections',
      'key',
      'key',
      'statedResult',
      'mark',
    ]);
    expect(lost(read, 'case')).toEqual([]);
    expect(lost(read, 'dup')).toEqual(
      'title event session table room scoring names edition elections notes key key auction callRemark contract statedResult mark'.split(
        ' ',
      ),
    );
  });
});

test('the moment of a call that was made after play began is lost, of one before it is not', () => {
  const read = deal([
    { type: 'CallMade', seat: 'E', call: 'P' },
    { type: 'CallMade', seat: 'S', call: '1H' },
    'W: SK',
    { type: 'CallMade', seat: 'W', call: 'X' },
  ]);
  const moments = (target: Target): string[] =>
    lost(read, target).filter((item) => item.startsWith('CallMade'));
  for (const target of ['lin', 'bbo', 'rbn', 'usebio', 'pbn'] as const)
    expect(moments(target), target).toEqual(['CallMade@3']);
  expect(moments('case')).toEqual([]);
  expect(lossesOf(read, 'pbn').find(({ code }) => code === 'CallMade')).toMatchObject({ kept: true });
});

test('tags and sections of PBN that say something are lost elsewhere', () => {
  const [read] = parsePbn(
    '[Site "?"]\n[Date ""]\n[Annotator "x"]\n[Deal "N:- - - -"]\n[ScoreTable "Rank"]\n1\n',
  ).deals;
  const items = lossesOf(read!, 'case').map(({ code, params }) => [code, params['tag']]);
  expect(items).toEqual([
    ['tag', 'Annotator'],
    ['section', 'ScoreTable'],
  ]);
  expect(lossesOf(read!, 'pbn')).toEqual([]);
});

describe('what the file says when it is read again', () => {
  const written = (path: string, target: Target): { text: string; losses: readonly LossItem[] } => {
    const { files, losses: items } = writeFile(target, readCaseFile(textOf(`fixtures/${path}.json`)).deals);
    return { text: new TextDecoder().decode(files[0]?.bytes), losses: items };
  };
  const codes = (path: string, target: Target): string[] =>
    written(path, target).losses.map(({ code }) => code);
  const TEXTS = ['lin', 'bbo', 'rbn', 'usebio'] as const;

  test.each(TEXTS)('%s: calls out of rotation without a contract are lost', (target) => {
    expect(codes('law30/30B2b-2007-innocent-partner-bids', target)).toContain('auction');
  });

  test.each(TEXTS)('%s: a shortest auction has no alert of other calls, and the reason is told', (target) => {
    const { text, losses: items } = written('law26/26A2-2007-alerted-bid-is-withdrawn', target);
    expect(text).not.toMatch(/p!|pass!/i);
    expect(items).toContainEqual(expect.objectContaining({ code: 'callRemark' }));
    expect(items).toContainEqual({ code: 'inventedAuction', params: { count: 7 }, deal: 0 });
    expect(items.map(({ code }) => code)).not.toContain('auction');
  });

  test.each(TEXTS)('%s: a contract that follows from other calls than those written is lost', (target) => {
    const path = 'law24/24D-ruling-takes-the-passes-off-and-the-offender-declares';
    const isTold = codes(path, target).includes('contract');
    // Only USEBIO has a place for it that is believed more than the calls.
    expect(isTold).toBe(target !== 'usebio');
  });

  test.each(TEXTS)('%s: calls in the head and among the events are one auction, and kept', (target) => {
    const path = 'law26/26B-innocent-dealers-calls-stand-in-the-head-of-the-record';
    expect(codes(path, target)).not.toContain('auction');
  });

  test.each(TEXTS)('%s: who became declarer after the spread is declarer', (target) => {
    const { text, losses: items } = written('law43/43A2c-new-dummy-after-the-spread', target);
    expect(items.map(({ code }) => code)).not.toContain('contract');
    if (target === 'usebio') expect(text).toContain('<PLAYED_BY>N</PLAYED_BY>');
  });

  test('what was learnt of the board later is told, and the checks of moments that are gone', () => {
    const of = (path: string): string[] => named(written(`records/${path}`, 'pbn').losses);
    expect(of('hand-learnt-after-the-play-began')).toContain('HandRecorded@8');
    expect(of('hand-corrected-by-an-amendment')).toContain('Amended@8');
    expect(of('contract-learnt-after-the-first-card')).toContain('BoardRecorded@4');
    const { text, losses: items } = written('records/entry-taken-back-by-the-recorder', 'pbn');
    expect(named(items)).toEqual(['title', 'Undone@3', 'check', 'check', 'check']);
    expect(items.filter(({ code, kept }) => code === 'check' && kept === true)).toEqual([]);
    expect(parsePbn(text).deals[0]!.extras?.checks ?? []).toEqual([]);
  });

  test('entries and moments are numbered as in the record, also behind entries that were taken back', () => {
    const [deal] = readCaseFile(textOf('fixtures/records/entry-taken-back-by-the-recorder.json')).deals;
    const { record } = deal!;
    const events = [...record.events, { type: 'DirectorCalled', by: 'N' } as const];
    const marks = { call: events.length, discard: 4 };
    const { losses: items } = writeFile('lin', [deal!, { record: { ...record, events, marks } }]);
    const ofLast = items.filter((item) => item.deal === 1);
    expect(named(ofLast).filter((name) => name.includes('@'))).toEqual(['DirectorCalled@6', 'Undone@3']);
    expect(ofLast.filter(({ code }) => code === 'mark').map(({ params }) => params)).toEqual([
      { mark: 'call', moment: 7 },
      { mark: 'discard', moment: 4 },
    ]);
  });
});

describe('every fact', () => {
  test('is either carried or told, for every target but the case', () => {
    const seen = new Set<FactType>();
    for (const path of oneOf(4)) {
      const [read] = readCaseFile(textOf(path)).deals;
      const items = lossesOf(read!, 'lin');
      for (const [event, fact] of read!.record.events.entries()) {
        seen.add(fact.type);
        if (isCarried(fact)) continue;
        expect(
          items.some((item) => item.event === event),
          `${path} ${event}`,
        ).toBe(true);
      }
      expect(lossesOf(read!, 'case').filter(({ code }) => code !== 'tag')).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(25);
  });

  function isCarried(fact: Fact): boolean {
    const { type } = fact;
    if (type === 'ClaimMade') return isReadersClaim(fact.note);
    return type === 'CardPlayed' || type === 'CallMade' || type === 'ClaimAgreed';
  }
});

describe('sentences', () => {
  test('one for every code, and no code without a use', () => {
    const { written } = wordsFor(DEFAULT_SETTINGS);
    const sentences: Readonly<
      Record<string, (params: LossItem['params'], naming: typeof written) => string>
    > = losses;
    for (const code of OTHER_LOSSES) expect(sentences[code], code).toBeTypeOf('function');
    for (const [code, sentence] of Object.entries(sentences)) {
      expect(sentence({}, written), code).toMatch(/[.:?]/);
      expect(sentence({}, written), code).not.toMatch(/undefined|null|NaN/);
    }
    expect(TARGETS).toContain('case');
  });
});
