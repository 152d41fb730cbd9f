/** Checks that need a record of more than cards: penalty cards, claims, rulings. Real cases first, then records made for the point. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { auditDeal } from '../../src/audit/checks/index.ts';
import { boardList, dealList } from '../../src/audit/located.ts';
import { isMixed } from '../../src/audit/checks/a20Letters.ts';
import { statedScore } from '../../src/audit/checks/a10Score.ts';
import type { Card } from '../../src/domain/card.ts';
import type { Fact } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { findingText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { irregularDeal } from '../bench/irregular.ts';

const words = wordsFor(DEFAULT_SETTINGS);

function caseOf(path: string): DealRecord {
  const { record } = readCase(readFileSync(`fixtures/${path}`, 'utf8'));
  if (record === null) throw new Error(`${path} is no case`);
  return record;
}

const checksOf = (record: DealRecord): string[] => [
  ...new Set(auditDeal({ record }).findings.map(({ check }) => check)),
];

function withEvents(...events: Fact[]): DealRecord {
  return { ...irregularDeal(), events };
}

const isForgotten = (fact: Fact): boolean => fact.type === 'CardPlayed' && fact.card === undefined;

const lead: Fact = { type: 'CardPlayed', seat: 'W', card: 'H2' };

describe('records of more than cards', () => {
  test('a card that nobody remembers: what comes before it counts, what comes after it proves nothing', () => {
    const unknown: Fact = { type: 'CardPlayed', seat: 'N' };
    const revoke: Fact = { type: 'CardPlayed', seat: 'E', card: 'S3' };
    expect(checksOf(withEvents(lead, unknown, revoke))).not.toContain('A07');
    const folders = readdirSync('fixtures', { recursive: true, encoding: 'utf8' });
    const cases = folders.filter((path) => /^law\d+\/.*\.json$/.test(path.replaceAll('\\', '/')));
    const forgotten = cases.map(caseOf).filter(({ events }) => events.some(isForgotten));
    expect(forgotten.length).toBeGreaterThan(30);
    for (const record of forgotten) {
      const { findings, cards } = auditDeal({ record });
      expect(cards).toBe(record.events.filter(({ type }) => type === 'CardPlayed').length);
      expect(findings.filter(({ check }) => check === 'A09')).toEqual([]);
    }
  });

  test('A02: a vulnerability that the record does not have is not compared with the board’s number', () => {
    const { header } = irregularDeal();
    const deal = { ...header.deal, board: '2', dealer: 'E', vulnerable: null } as const;
    expect(checksOf({ header: { ...header, deal }, events: [lead] })).not.toContain('A02');
    expect(
      checksOf({ header: { ...header, deal: { ...deal, vulnerable: 'All' } }, events: [lead] }),
    ).toContain('A02');
  });

  test('A05: a lead from a hand that the record does not show may be one out of turn (54), or nobody’s card (41A)', () => {
    const { header } = irregularDeal();
    const hands = { ...header.deal.hands, E: null };
    const ledBy = (seat: 'E' | 'N', card: Card): (readonly [string, readonly string[]])[] =>
      auditDeal({
        record: {
          header: { ...header, deal: { ...header.deal, hands } },
          events: [{ type: 'CardPlayed', seat, card }],
        },
      })
        .findings.filter(({ check }) => check === 'A05')
        .map(({ key, laws }) => [key, laws]);
    expect(ledBy('E', 'H6')).toEqual([['audit.leadFromWrongHand', ['54', '41A']]]);
    expect(ledBy('N', 'H2')).toEqual([['audit.leadNotHeld', ['41A']]]);
  });

  test('A08: a penalty card passed over, and one played in time', () => {
    const dropped: Fact = { type: 'CardExposed', seat: 'W', card: 'S5', manner: 'dropped' };
    const trick: Fact[] = [
      lead,
      { type: 'CardPlayed', seat: 'N', card: 'H7' },
      { type: 'CardPlayed', seat: 'E', card: 'HT' },
      { type: 'CardPlayed', seat: 'S', card: 'HJ' },
    ];
    const spade: Fact = { type: 'CardPlayed', seat: 'S', card: 'S6' };
    const other: Fact = { type: 'CardPlayed', seat: 'W', card: 'S3' };
    const due: Fact = { type: 'CardPlayed', seat: 'W', card: 'S5' };
    const broken = auditDeal({ record: withEvents(...trick, dropped, spade, other) }).findings;
    expect(broken.map(({ key }) => key)).toContain('penaltyCard.minorPassedOver');
    const kept = auditDeal({ record: withEvents(...trick, dropped, spade, due) }).findings;
    expect(kept.map(({ key }) => key)).not.toContain('penaltyCard.minorPassedOver');
  });

  test('A14: an agreed claim with a statement is for review, never computed; one without is left in peace', () => {
    const claim: Fact = { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9 };
    const agreed: Fact = { type: 'ClaimAgreed', by: 'W' };
    expect(checksOf(withEvents(lead, { ...claim, statement: 'drawing trumps' }, agreed))).toContain('A14');
    expect(checksOf(withEvents(lead, claim, agreed))).not.toContain('A14');
  });

  test('A09, A14: words of dummy are no claim (43A1c)', () => {
    const claimOf = (by: 'S' | 'N'): Fact[] => [
      lead,
      { type: 'ClaimMade', by, kind: 'claim', tricks: 2, statement: 'Two are ours.' },
      { type: 'ClaimAgreed', by: 'W' },
    ];
    const checks = (by: 'S' | 'N'): string[] => {
      const record = withEvents(...claimOf(by));
      return checksOf({ ...record, header: { ...record.header, statedResult: { declarerTricks: 9 } } });
    };
    expect(checks('S')).toEqual(expect.arrayContaining(['A09', 'A14']));
    expect(checks('N').filter((check) => check === 'A09' || check === 'A14')).toEqual([]);
  });

  test('A16: an adjusted score without a ruling, and with one', () => {
    const adjusted: Fact = {
      type: 'ScoreAssigned',
      by: 'director',
      side: 'both',
      outcomes: [{ contract: '3NT', declarer: 'S', tricks: 8, weight: 100 }],
    };
    const ruling: Fact = { type: 'RulingGiven', by: 'director', law: '64C1' };
    expect(checksOf(withEvents(lead, adjusted))).toContain('A16');
    expect(checksOf(withEvents(lead, ruling, adjusted))).not.toContain('A16');
  });

  test('A17: attention drawn and nothing settled; a clean claim leaves nothing open', () => {
    expect(checksOf(irregularDeal())).toContain('A07');
    const doubted: Fact[] = [
      lead,
      { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 9 },
      { type: 'ClaimDoubted', by: 'W' },
    ];
    expect(checksOf(withEvents(...doubted))).toContain('A17');
    expect(checksOf(withEvents(lead))).not.toContain('A17');
  });

  test('A17: what is still open names the procedure, the player and the card', () => {
    const { findings } = auditDeal({
      record: caseOf('law43/43B3-innocent-before-the-penalty-card-is-breached.json'),
    });
    const open = findings.filter(({ key }) => key === 'audit.matterOpen' || key === 'audit.questionOpen');
    const said = open.map(({ key, params, laws }) =>
      withoutIsolates(findingText({ key, params, laws }, words, words.written)),
    );
    expect(said).toContain(
      'Attention was drawn to an irregularity, and a matter is still open: Penalty card, East, ♦10 (major).',
    );
    expect(said).toContain(
      'Still to be answered by people: “Is there cause to waive the rectification?” (Penalty card, East, ♦9).',
    );
    expect(new Set(said).size).toBe(said.length);
  });

  test('A07: of each revoke the audit tells the last adjustment, and none of a revoke that was corrected after it', () => {
    const told = (path: string): string[] =>
      auditDeal({ record: caseOf(path) })
        .findings.map(({ key }) => key)
        .filter((key) => key.startsWith('revoke.adjusted.'));
    // Tricks were transferred when play ended; then people found that attention was drawn too late.
    expect(told('law64/64B5-found-after-the-round.json')).toEqual(['revoke.adjusted.64B5']);
    // The fold adjusts again when attention is drawn, with the same result.
    expect(told('deals/seed-002-deal-1.json')).toEqual(['revoke.adjusted.64A2']);
    // Found after the last trick, and corrected, because not all hands were back in the board.
    expect(told('law62/62D1-found-just-after-the-last-trick.json')).toEqual([]);
  });

  test('a case about a revoke is found by its law', () => {
    expect(checksOf(caseOf('deals/seed-002-deal-3.json'))).toContain('A07');
  });
});

describe('small parts', () => {
  test('lists of deals are short', () => {
    expect(dealList([0, 1, 2, 3, 7])).toBe('0-3,7');
    expect(dealList([])).toBe('');
    expect(boardList(['7', '1', '3', '2', 'A1'])).toBe('1-3,7,A1');
    expect(dealList(Array.from({ length: 500 }, (_, each) => each * 2)).endsWith(',…')).toBe(true);
  });

  test('scores as PBN states them', () => {
    expect(statedScore('NS 420', 'NS')).toBe(420);
    expect(statedScore('NS 420', 'EW')).toBe(-420);
    expect(statedScore('EW -50', 'EW')).toBe(-50);
    expect(statedScore('NS 420 EW -420', 'NS')).toBe(420);
    expect(statedScore('-100', 'EW')).toBe(-100);
    expect(statedScore('NS 3.5', 'NS')).toBe(null);
    expect(statedScore('12', 'NS')).toBe(null);
  });

  test('letters of two alphabets in one word', () => {
    expect(isMixed('Mаrta')).toBe(true);
    expect(isMixed('Marta')).toBe(false);
    expect(isMixed('Μαρία')).toBe(false);
  });
});
