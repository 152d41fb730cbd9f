/** What rests on a disputed fact says so wherever it is told: as a finding, as a matter, on its card, in the audit. */

import { describe, expect, it } from 'vitest';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { bake } from '../../src/output/baked/bake.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { isFindingIfSo, casesIfSo, disputesBelow } from '../../src/replay/ifSo.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { caseIfSo } from '../../src/i18n/ifSo.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { loadLanguage } from '../../src/i18n/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { compose } from '../../src/output/picture/compose.ts';
import { describe as inWords } from '../../src/output/picture/describe.ts';
import { diagramAt } from '../../src/output/picture/diagramAt.ts';
import { plainDiagram } from '../../src/output/picture/plain.ts';
import { recordAt } from '../output/picture/support.ts';

const ONE = 'fixtures/seeds/seed-000-example-1a-accepted.json';
const TWO = 'fixtures/seeds/seed-000-example-7a.json';
const words = wordsFor(DEFAULT_SETTINGS);

/** The record with these cards exposed according to one side only. */
function disputing(path: string, ...cards: string[]): DealRecord {
  const { header, events } = recordAt(path);
  const told = (fact: Fact): Fact =>
    fact.type === 'CardExposed' && cards.includes(fact.card)
      ? { ...fact, status: 'disputed', by: 'N' }
      : fact;
  return { header, events: events.map(told) };
}

/** The kinds of lifecycle that rest on a dispute after so many events. */
function doubtful(record: DealRecord, at: number): string[] {
  const { cases } = timelineOf(record).positions[at]!;
  const among = casesIfSo({ record, cases });
  return cases.filter(({ id }) => among.has(id)).map(({ machine }) => machine);
}

describe('what rests on a disputed fact', () => {
  it('is the card, and the choice about another played in its place', () => {
    const record = disputing(ONE, 'S5');
    expect(doubtful(record, 5)).toEqual(['penaltyCard']);
    expect(doubtful(record, 7).toSorted()).toEqual(['penaltyCard', 'penaltyCardUnplayed']);
    expect(doubtful(recordAt(ONE), 7)).toEqual([]);
  });

  it('is a choice about a lead only where no other penalty card gives it', () => {
    expect(doubtful(disputing(TWO, 'D5', 'H6'), 10)).toContain('leadRestriction');
    expect(doubtful(disputing(TWO, 'D5'), 10)).toEqual(['penaltyCard']);
  });

  it('names the facts it rests on: those disputed, of the cards that give the choice', () => {
    const below = (record: DealRecord): unknown => {
      const { cases } = timelineOf(record).positions[10]!;
      const facts = disputesBelow({ record, cases });
      return cases.flatMap(({ id, machine }) => (facts.has(id) ? [[machine, facts.get(id)]] : []));
    };
    const both = disputing(TWO, 'D5', 'H6');
    const [diamond, heart] = ['D5', 'H6'].map((card) =>
      both.events.findIndex((fact) => fact.type === 'CardExposed' && fact.card === card),
    );
    expect(below(both)).toEqual([
      ['penaltyCard', [diamond]],
      ['penaltyCard', [heart]],
      ['leadRestriction', [diamond, heart]],
    ]);
    expect(below(disputing(TWO, 'D5'))).toEqual([['penaltyCard', [diamond]]]);
    expect(below(recordAt(TWO))).toEqual([]);
  });

  it('is a finding of such a matter, whenever it comes', () => {
    for (const [record, keys] of [
      [disputing(ONE, 'S5'), ['penaltyCard.minor.singleLowAccident', 'penaltyCard.otherCardAccepted']],
      [recordAt(ONE), []],
    ] as const) {
      const { findings, positions } = timelineOf(record);
      const { cases } = positions.at(-1)!;
      const told = findings.filter((finding) => isFindingIfSo(finding, { record, cases }));
      expect(told.map(({ key }) => key)).toEqual(keys);
    }
  });

  it('holds once the entry is corrected to what was found', () => {
    const record = disputing(ONE, 'S5');
    const found: DealRecord = {
      ...record,
      events: [
        ...record.events,
        { type: 'Amended', event: 'drop', with: { ...record.events[4]!, status: 'found' } as Fact },
      ],
      marks: { drop: 5 },
    };
    expect(doubtful(found, 5)).toEqual([]);
  });
});

describe('it is told as such', () => {
  it.each(LANGUAGES)('of the matter and on its card, in %s', async (language) => {
    await loadLanguage(language);
    const local = wordsFor({ ...DEFAULT_SETTINGS, language });
    const tags = [true, false].map((disputed) => {
      const timeline = timelineOf(disputed ? disputing(ONE, 'S5') : recordAt(ONE));
      const { laid } = compose(diagramAt(timeline, 5, local), local).hands.W;
      return laid.map(({ tag }) => withoutIsolates(tag));
    });
    const sign = language === 'el' ? ';' : '?';
    expect(tags).toEqual([[`${local.screen.card.minorTag}${sign}`], [local.screen.card.minorTag]]);
    const record = disputing(ONE, 'S5');
    const { cases } = timelineOf(record).positions[5]!;
    const [card] = cases;
    const title = caseIfSo(card!, casesIfSo({ record, cases }), local, local.written);
    expect(title).not.toBe(caseIfSo(card!, new Set(), local, local.written));
    if (language !== 'en') expect(title).not.toMatch(/if true/);
  });

  it('in the plain diagram and in the words of the picture', () => {
    for (const disputed of [true, false]) {
      const timeline = timelineOf(disputed ? disputing(ONE, 'S5') : recordAt(ONE));
      const diagram = diagramAt(timeline, 5, words);
      const plain = withoutIsolates(plainDiagram(compose(diagram, words), '?').join('\n'));
      expect(plain.includes('minor?')).toBe(disputed);
      expect(plain.includes('Only if the disputed fact is true: The')).toBe(disputed);
      expect(withoutIsolates(inWords(diagram, words)).includes('minor (if true).')).toBe(disputed);
    }
  });

  it('in the baked replay: on the card, under “Still open” and among the lifecycles', () => {
    for (const disputed of [true, false]) {
      const baked = bake(timelineOf(disputed ? disputing(ONE, 'S5') : recordAt(ONE)), {
        languages: ['en'],
        day: '2026-11-22',
      });
      const written = (baked.texts['en']?.written ?? []).map(withoutIsolates);
      expect(written.includes('minor?')).toBe(disputed);
      expect(written.includes('minor penalty card of West (if true)')).toBe(disputed);
      expect(written.some((text) => /^Penalty card.*\(if true\): /.test(text))).toBe(disputed);
    }
  });

  it('in the audit', () => {
    const due = (record: DealRecord): unknown[] =>
      auditDeal({ record }).findings.map(({ params }) => params['ifSo'] === true);
    expect(due(disputing(ONE, 'S5'))).toContain(true);
    expect(due(recordAt(ONE))).not.toContain(true);
  });
});
