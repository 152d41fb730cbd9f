/** A deal in an address: it comes back as it was, says so when it was cut, and lets nothing hostile through. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/domain/card.ts';
import { handOf } from '../../src/domain/hand.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { standing } from '../../src/events/settle.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { digitReader, digitWriter, type DigitReader } from '../../src/formats/packed/digits.ts';
import { LONGEST_LINK, pack, unpack } from '../../src/formats/packed/packed.ts';
import { PACKED_VERSION } from '../../src/formats/packed/schema.ts';
import { MOST, take, Unpackable } from '../../src/formats/packed/take.ts';
import { readParcel } from '../../src/formats/packed/unpack.ts';
import { readLink } from '../../src/ui/embed/source.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { oneOf, textOf } from '../fixtures.ts';
import { times } from '../replay/invented.ts';
import { expectSame } from '../same.ts';
import { anyFact } from './anyFact.ts';

/** Of any fact, its type and the numbers of tricks it names. */
interface Numbers {
  readonly type: string;
  readonly trick?: number;
  readonly won?: number;
}
const isOfDeal = (tricks: number): boolean => tricks >= 0 && tricks <= 13;

const CHOSEN = { names: true, notes: true };

function records(): { path: string; record: DealRecord }[] {
  return oneOf(12).flatMap((path) => {
    const { record } = readCase(textOf(path));
    return record === null ? [] : [{ path, record }];
  });
}

const ofSeed = (number: number): DealRecord => {
  const found = readCase(textOf(`fixtures/deals/seed-002-deal-${number}.json`)).record;
  if (found === null) throw new Error('The seed is gone.');
  return found;
};

function linkOf(record: DealRecord, options = {}): string {
  const packed = pack(record, options);
  if (!packed.ok) throw new Error(packed.code);
  return packed.text;
}

function back(text: string): DealRecord {
  const read = unpack(text);
  if (!read.ok) throw new Error(read.code);
  return read.record;
}

/** What a link carries of a header when everything was chosen: in one language, and without a seal, which is of the file. */
function carried(record: DealRecord): unknown {
  const { header, events } = standing(record);
  const { translations: _translations, seal: _seal, ...rest } = header;
  return { header: rest, events };
}

describe('there and back', () => {
  test('every case, word for word, when names and notes were chosen', () => {
    for (const { path, record } of records()) {
      const packed = pack(record, CHOSEN);
      if (!packed.ok) {
        expect(packed.letters, path).toBeGreaterThan(LONGEST_LINK);
        expect(packed.code === 'numberTooLarge', path).toBe(
          /fourteenth-trick|number-that-no-deal-has/.test(path),
        );
      } else expectSame(carried(back(packed.text)), carried(record), path);
    }
  });

  test('a deal of which nobody knows who is vulnerable, in the third version', () => {
    const hands = 'N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54';
    const { record } = readCase(
      JSON.stringify({
        format: 'dealtrail-case/1',
        title: '?',
        deal: { dealer: 'N', hands },
        events: ['E: S8'],
      }),
    );
    if (record === null) throw new Error('no case');
    const link = linkOf(record);
    expect(link.slice(0, 2)).toBe('3.');
    expect(back(link).header.deal).toEqual(record.header.deal);
    expect(record.header.deal.vulnerable).toBeNull();
    const drawn = readLink(link);
    expect(drawn.ok && drawn.film.vulnerable).toBeNull();
  });

  const SEALED = { format: 'dealtrail-case/1', title: 'Any', contract: '4H', declarer: 'S' };
  const HANDS = ['N:T74.A92.AK53.K87 J98.KJ76.T92.Q92 A.QT543.76.AJT63 KQ6532.8.QJ84.54', 'N:- - - -'];
  const ofFacts = (items: readonly unknown[], hands: string): DealRecord => {
    const deal = { board: 1, dealer: 'N', vulnerable: 'None', hands };
    const { record } = readCase(JSON.stringify({ ...SEALED, deal, events: [{ mark: 'm' }, ...items] }));
    if (record === null) throw new Error('no case');
    return record;
  };

  test('any facts of the format, whatever stands in their fields and beside them', () => {
    const facts = fc.array(anyFact(), { minLength: 1, maxLength: 3 });
    let carriedOnes = 0;
    fc.assert(
      fc.property(facts, fc.constantFrom(...HANDS), (items, hands) => {
        const record = ofFacts(items, hands);
        const packed = pack(record, CHOSEN);
        // An article would lose the card, or the tricks.
        const hasNoPlace = standing(record).events.some(
          ({ type, trick = 0, won = 0 }: Numbers) =>
            (type === 'CardPlayed' && !isOfDeal(trick)) || (type === 'TricksSkipped' && !isOfDeal(won)),
        );
        expect(packed.ok || packed.code, JSON.stringify(record.events)).toBe(
          hasNoPlace ? 'numberTooLarge' : true,
        );
        if (!packed.ok) return;
        carriedOnes++;
        expectSame(back(packed.text).events, standing(record).events, packed.text);
      }),
      { numRuns: times(1000) },
    );
    expect(carriedOnes).toBeGreaterThan(650);
  });

  test('what the format does not know of stays out, unless everything was chosen', () => {
    const outcomes = [{ contract: '4H', declarer: 'S', tricks: 10, weight: 33.3, reason: 'SECRET' }];
    const record = ofFacts(
      [
        { type: 'CardPlayed', seat: 'W', card: 'SK', teacher: 'SECRET' },
        { type: 'ScoreAssigned', by: 'director', side: 'both', outcomes },
        { type: 'Amended', event: 'm', with: { type: 'RoundEnded', witness: 'SECRET' } },
      ],
      HANDS[0]!,
    );
    for (const options of [{}, { names: true }, { notes: true }]) {
      const read = back(linkOf(record, options));
      expect(JSON.stringify(read)).not.toContain('SECRET');
      expect(read.events[1]).toMatchObject({ outcomes: [{ weight: 33.3 }] });
    }
    expect(JSON.stringify(back(linkOf(record, CHOSEN))).match(/SECRET/g)).toHaveLength(3);
    // An article reads the card all the same.
    const parcel = readParcel(linkOf(record, CHOSEN));
    expect(parcel.ok && parcel.parcel.events[0]).toEqual({ type: 'CardPlayed', seat: 'W', card: 'SK' });
  });

  test('the language of the record’s own words, where they are in the link', () => {
    const { header, events } = ofSeed(1);
    const record = { header: { ...header, lang: 'tr' }, events };
    expect(back(linkOf(record, CHOSEN)).header.lang).toBe('tr');
    expect(back(linkOf(record)).header.lang).toBeUndefined();
  });

  test('without them the Laws still say the same', () => {
    const all = records();
    const inLinks = all.filter(({ record }) => pack(record).ok);
    expect(inLinks.length).toBeGreaterThan(all.length * 0.8);
    // A sample, and all that name a moment.
    const names = ({ events }: DealRecord): boolean =>
      events.some((fact) => fact.type === 'QuestionAnswered' && fact.question === 'whenAttention');
    for (const { path, record } of inLinks.filter(
      ({ record: one }, index) => index % 7 === 0 || names(one),
    )) {
      const findings = (of: DealRecord): unknown =>
        timelineOf(of).findings.map(({ key, at, laws }) => [key, at, laws]);
      expectSame(findings(back(linkOf(record))), findings(standing(record)), path);
    }
  });

  test('numbers of any base, in any order', () => {
    const digit = fc
      .integer({ min: 1, max: 9000 })
      .chain((base) => fc.integer({ min: 0, max: base - 1 }).map((value) => [value, base] as const));
    fc.assert(
      fc.property(fc.array(digit), (digits) => {
        const to = digitWriter();
        for (const [value, base] of digits) to.put(value, base);
        const from = digitReader(to.text());
        expect(digits.map(([, base]) => from?.take(base))).toEqual(digits.map(([value]) => value));
        expect(from?.atEnd()).toBe(true);
      }),
    );
  });
});

describe('how long a link is', () => {
  const plain = (record: DealRecord): DealRecord => ({
    header: { ...record.header, auction: ['1H', 'P', '2H', 'P', '4H', 'P', 'P', 'P'] },
    events: record.events.filter(({ type }) => type === 'CardPlayed'),
  });

  test('deal, auction and 52 cards: about ninety letters', () => {
    const link = linkOf(plain(ofSeed(2)));
    expect(back(link).events).toHaveLength(52);
    expect(link.length).toBeLessThanOrEqual(90);
  });

  test('a record that does not fit is not written', () => {
    const long = { ...ofSeed(2), header: { ...ofSeed(2).header, notes: 'x'.repeat(LONGEST_LINK) } };
    expect(pack(long, CHOSEN)).toMatchObject({ ok: false, code: 'linkTooLong' });
    expect(pack(long).ok).toBe(true);
  });
});

describe('what people wrote and who they are', () => {
  const base = ofSeed(1);
  const record: DealRecord = {
    ...base,
    header: { ...base.header, title: 'SECRET title', notes: 'SECRET notes', names: { N: 'SECRET name' } },
    events: [
      ...base.events,
      { type: 'StatementMade', by: 'SECRET person', text: 'SECRET words' },
      { type: 'RulingGiven', by: 'SECRET director', law: '64A1', text: 'SECRET reasons' },
      { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 1, statement: 'SECRET line', note: 'SECRET' },
      { type: 'CallMade', seat: 'S', call: 'P', explanation: 'SECRET system', by: 'SECRET witness' },
      { type: 'Amended', event: 'x', with: { type: 'DirectorCalled', by: 'N', note: 'SECRET' } },
    ],
  };

  test('stays out of a link unless it was chosen', () => {
    expect(JSON.stringify(back(linkOf(record)))).not.toContain('SECRET');
    expect(JSON.stringify(back(linkOf(record, { names: true })))).not.toContain('SECRET notes');
    expect(JSON.stringify(back(linkOf(record, CHOSEN))).match(/SECRET/g)).toHaveLength(12);
  });
});

describe('what is refused', () => {
  const link = linkOf(ofSeed(3));

  test('a cut link says how many letters arrived, of how many', () => {
    for (let length = 5; length < link.length; length++)
      expect(unpack(link.slice(0, length))).toEqual({
        ok: false,
        code: 'linkCut',
        arrived: length,
        of: link.length,
      });
    expect(unpack(link.slice(0, 3))).toEqual({ ok: false, code: 'linkCut', arrived: 3, of: null });
    expect(unpack('')).toMatchObject({ code: 'linkCut' });
  });

  test('a count above the limit, also if its last digit alone goes beyond it', () => {
    const reader = (count: number): DigitReader => {
      const digits = digitWriter();
      for (let left = count; ; left = Math.floor(left / 16) - 1) {
        digits.put(left < 16 ? 0 : 1, 2);
        digits.put(left % 16, 16);
        if (left < 16) break;
      }
      return digitReader(digits.text()) as DigitReader;
    };
    for (const count of [0, 15, 16, 255, MOST]) expect(take('count', reader(count))).toBe(count);
    for (const count of [MOST + 1, 0xf000, 0xffff, 0x10000])
      expect(() => take('count', reader(count)), String(count)).toThrow(Unpackable);
  });

  test('one letter changed anywhere behind the length', () => {
    for (let at = 5; at < link.length; at++) {
      const letter = link[at] === 'A' ? 'B' : 'A';
      expect(unpack(link.slice(0, at) + letter + link.slice(at + 1)), `letter ${at}`).toMatchObject({
        ok: false,
      });
    }
  });

  test('a newer version, another kind of text, a text too long', () => {
    expect(unpack(`${PACKED_VERSION + 1}${link.slice(1)}`)).toEqual({ ok: false, code: 'linkNewer' });
    expect(unpack('<script>alert(1)</script>')).toEqual({ ok: false, code: 'linkDamaged' });
    expect(unpack(`${link}A`)).toEqual({ ok: false, code: 'linkDamaged' });
    expect(unpack('x'.repeat(LONGEST_LINK + 1))).toEqual({ ok: false, code: 'linkTooLong' });
  });

  test('whatever the letters, with a length and a check that are right: a deal or a refusal', () => {
    // As a forger would write it: by the writer's own hand, with digits of his own.
    const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189-_'), maxLength: 300 });
    fc.assert(
      fc.property(letters, (body) => {
        const read = unpack(forged(body));
        if (!read.ok) {
          expect(read.code).toBe('linkDamaged');
          return;
        }
        for (const event of read.record.events) expect(event.type).toBeTypeOf('string');
        timelineOf(read.record);
      }),
      { numRuns: times(200) },
    );
  });
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The body with its length before it and its check behind it. */
function forged(body: string): string {
  const inLetters = (value: number, count: number): string =>
    Array.from({ length: count }, (_unused, place) => LETTERS[Math.floor(value / 64 ** place) % 64]).join('');
  const whole = `1.${inLetters(body.length + 3, 3)}${body}`;
  let sum = 7;
  for (const letter of whole) sum = (sum * 131 + letter.charCodeAt(0)) % 16_777_213;
  return `${whole}.${inLetters(sum, 4)}`;
}

test('the forger of this test forges well', () => {
  const [, payload = ''] = linkOf(ofSeed(1)).split('.');
  expect(forged(payload.slice(3))).toBe(linkOf(ofSeed(1)));
});

test('a deal of which little is known', () => {
  const header = {
    ...ofSeed(1).header,
    title: '',
    contract: null,
    declarer: null,
    auction: null,
    deal: {
      board: 'F-12',
      dealer: null,
      vulnerable: 'None',
      hands: { N: handOf(CARDS.slice(0, 3)), E: null, S: null, W: null },
    },
  } as const;
  const {
    notes: _notes,
    names: _names,
    event: _event,
    source: _source,
    ...rest
  } = header as DealRecord['header'];
  const record: DealRecord = { header: rest, events: [{ type: 'CardPlayed', seat: 'E', card: 'SA' }] };
  expect(carried(back(linkOf(record)))).toEqual(carried(record));
});

describe('what stands beside calls and cards', () => {
  const base = ofSeed(2);
  const [lead, ...others] = base.events;
  const record: DealRecord = {
    header: {
      ...base.header,
      auction: ['P', '1H', 'P', '4H', 'P', 'P', 'P'],
      remarks: [{ call: 2, alert: true, explanation: 'five or more', note: 'slow' }],
      event: 'Cup',
      people: { director: 'D' },
    },
    events: [
      {
        ...lead!,
        status: 'disputed',
        by: 'E',
        note: 'East saw another card.',
      } as (typeof base.events)[number],
      ...others,
    ],
  };

  test('comes back word for word', () => {
    const text = linkOf(record, CHOSEN);
    expect(text).toMatch(/^2\./);
    expect(carried(back(text))).toEqual(carried(record));
  });

  test('keeps to itself what was said unless that was chosen, and says that a call was alerted and a card is disputed', () => {
    const { header, events } = back(linkOf(record));
    expect(header.remarks).toEqual([{ call: 2, alert: true }]);
    expect([header.event, header.people]).toEqual([undefined, undefined]);
    expect(events[0]).toMatchObject({ status: 'disputed', by: 'E' });
    expect(events[0]).not.toHaveProperty('note');
  });

  test('is shown by an article without the Laws: the card, that it is disputed, who says so', () => {
    const read = readLink(linkOf(record, CHOSEN));
    if (!read.ok) throw new Error(read.code);
    const { film } = read;
    const fact = film.frames[1]?.fact;
    expect(fact?.card).toBe((lead as { card?: string }).card);
    expect(fact?.vouching).toEqual({ status: 'disputed', by: 'E' });
    expect(film.frames[1]?.caption).toBe('East saw another card.');
    expect(film.auction?.[1]).toEqual(['1H', true, 'five or more']);
    expect(film.notes).toContain('Cup');
  });

  test('a deal with nothing beside its cards is written as older pages read it', () => {
    const { source: _source, event: _event, ...header } = base.header;
    expect(linkOf({ ...base, header }, CHOSEN)).toMatch(/^1\./);
    expect(linkOf(base)).toMatch(/^1\./);
  });
});
