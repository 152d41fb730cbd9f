/**
 * The sheet of a poll holds one hand, the auction so far, the conditions, and nothing else. Shown twice: whatever else of the deal and the
 * case is changed, the page, the text and the link stay the same to the letter; and no other card, name, later call or word is found in them.
 */

import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  decisionsIn,
  explainedToHim,
  preparedPoll,
  type PollDecision,
} from '../../../src/audit/polls/decisions.ts';
import { picksOn, sheetOf } from '../../../src/audit/polls/sheet.ts';
import { CARDS, rankOf, suitOf, type Card } from '../../../src/domain/card.ts';
import { readAuction } from '../../../src/domain/auction.ts';
import { isBid, STRAINS, type Call } from '../../../src/domain/contract.ts';
import { cardsOf, handOf } from '../../../src/domain/hand.ts';
import { SEATS, type Seat } from '../../../src/domain/seat.ts';
import type { Fact, FactOf } from '../../../src/events/event.ts';
import type { DealRecord } from '../../../src/events/record.ts';
import { loadLanguage } from '../../../src/i18n/load.ts';
import { pollWords } from '../../../src/i18n/polls/load.ts';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../../src/i18n/settings.ts';
import { SUIT_SYMBOL } from '../../../src/i18n/naming.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import {
  answerIn,
  packedAnswer,
  packedSheet,
  sheetIn,
  stampOf,
} from '../../../src/output/page/polls/link.ts';
import { sheetPage, sheetText } from '../../../src/output/page/polls/sheetText.ts';
import type { PollWording } from '../../../src/output/page/polls/wordedSheet.ts';
import { timelineOf } from '../../../src/replay/timeline.ts';
import { recordIn } from '../../fixtures.ts';

const SLOW = 'fixtures/hearings/slow-pass-then-four-spades.json';

/** No word of any language, and no part of one. */
const SECRET = 'Qzxv';

const wording: Partial<Record<(typeof LANGUAGES)[number], PollWording>> = {};
beforeAll(async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    wording[language] = {
      words: wordsFor({ ...DEFAULT_SETTINGS, language }),
      text: await pollWords(language),
    };
  }
});

/** All that anybody who is asked can get hold of, with what the link’s letters stand for. */
function everything(poll: FactOf<'PollPrepared'>, language: (typeof LANGUAGES)[number] = 'en'): string[] {
  const sheet = sheetOf(poll);
  const link = packedSheet(poll);
  const letters = Buffer.from(link.slice(1), 'base64url').toString('utf8');
  return [
    sheetText(sheet, wording[language]!).join('\n'),
    sheetPage(sheet, wording[language]!),
    link,
    letters,
    JSON.stringify(sheet),
    JSON.stringify(picksOn(sheet)),
  ];
}

const CALLS: readonly Call[] = [
  'P',
  'X',
  'XX',
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}` as Call)),
];

/** Calls as the rotation and the ranking leave them, from whatever numbers. */
function auctionFrom(dealer: Seat, numbers: readonly number[], begun: readonly Call[] = []): Call[] {
  const calls = [...begun];
  for (const number of numbers) {
    const { over } = readAuction(dealer, calls);
    if (over) break;
    const legal = CALLS.filter(
      (call) => !readAuction(dealer, [...calls, call]).faults.some(({ at }) => at === calls.length),
    );
    // Mostly passes and the next bids up, so that auctions last.
    calls.push(legal[number % Math.min(legal.length, 6)]!);
  }
  return calls;
}

interface Made {
  readonly deck: readonly Card[];
  readonly dealer: Seat;
  readonly numbers: readonly number[];
  readonly words: string;
}

const cards = fc.shuffledSubarray([...CARDS], { minLength: 52, maxLength: 52 });
const made: fc.Arbitrary<Made> = fc.record({
  deck: cards,
  dealer: fc.constantFrom(...SEATS),
  numbers: fc.array(fc.nat(1000), { minLength: 4, maxLength: 14 }),
  words: fc.constantFrom(SECRET, `${SECRET}<b>&"`, `${SECRET} ♠A 4♥`),
});

/** A case with secrets in every place that can hold words. The hand of `seat` is the first thirteen cards of the deck. */
function caseOf(
  { deck, dealer, words }: Made,
  seat: Seat,
  calls: readonly Call[],
  asEvents: boolean,
): DealRecord {
  const { header } = recordIn(SLOW);
  const order = [seat, ...SEATS.filter((one) => one !== seat)];
  const hands = Object.fromEntries(
    order.map((one, index) => [one, handOf(deck.slice(index * 13, index * 13 + 13))]),
  ) as unknown as DealRecord['header']['deal']['hands'];
  const called = calls.map((call, index): Fact => ({
    type: 'CallMade',
    seat: SEATS[(SEATS.indexOf(dealer) + index) % 4]!,
    call,
    alert: true,
    explanation: words,
    note: words,
    by: words,
  }));
  const { end } = readAuction(dealer, calls);
  return {
    header: {
      ...header,
      title: words,
      source: words,
      event: words,
      session: words,
      table: words,
      room: words,
      scoring: words,
      notes: words,
      names: { N: words, E: words, S: words, W: words },
      deal: { board: words, dealer, vulnerable: 'NS', hands },
      contract: asEvents ? null : (end?.contract ?? null),
      declarer: asEvents ? null : (end?.declarer ?? null),
      auction: asEvents ? null : calls,
      remarks: asEvents
        ? []
        : calls.map((_call, index) => ({ call: index + 1, alert: true, explanation: words, note: words })),
      statedResult: { declarerTricks: 3 },
    },
    events: [
      ...(asEvents ? called : []),
      { type: 'StatementMade', by: words, text: words },
      { type: 'CaseNoted', field: 'decision', text: words },
    ],
  };
}

const prepared = (record: DealRecord, decision: PollDecision): FactOf<'PollPrepared'> =>
  preparedPoll(timelineOf(record), decision, 'm', {
    explained: new Set(),
    open: true,
    scoring: 'IMPs',
    methods: '',
    threshold: { considering: 1, outOf: 5, rule: SECRET },
  })!;

/** The cards of a text: what stands behind a suit’s symbol, in the reader’s letters. */
function cardsWritten(text: string): Set<string> {
  const inline = text.replaceAll(/<\/?(?:bdi|span)[^>]*>/g, '').replaceAll(/<[^>]*>/g, '\n');
  const plain = inline.replaceAll(/[\u2066-\u2069]/g, '');
  const rank = '(?:10|[2-9AKQJ])';
  const found = new Set<string>();
  for (const [, symbol, ranks] of plain.matchAll(
    new RegExp(`([♠♥♦♣]) ?(${rank}(?: ${rank}(?![♠♥♦♣]))*)`, 'g'),
  ))
    for (const one of ranks!.split(' ')) found.add(`${symbol}${one}`);
  return found;
}

const written = (card: Card): string =>
  `${SUIT_SYMBOL[suitOf(card)]}${rankOf(card) === 'T' ? '10' : rankOf(card)}`;

describe('the sheet of a call', () => {
  test('is the same to the letter whatever the other hands, the later calls, the names and the words are', () => {
    fc.assert(
      fc.property(
        made,
        cards,
        fc.array(fc.nat(1000), { maxLength: 9 }),
        fc.boolean(),
        fc.constantFrom(...LANGUAGES),
        (one, otherDeck, otherNumbers, asEvents, language) => {
          const calls = auctionFrom(one.dealer, one.numbers);
          for (const [index, decision] of decisionsIn(
            timelineOf(caseOf(one, one.dealer, calls, asEvents)),
          ).entries()) {
            const record = caseOf(one, decision.seat, calls, asEvents);
            const own = one.deck.slice(0, 13);
            const rest = otherDeck.filter((card) => !own.includes(card));
            const begun = calls.slice(0, index);
            const other = caseOf(
              { ...one, deck: [...own, ...rest], words: 'other' },
              decision.seat,
              auctionFrom(one.dealer, otherNumbers.length === 0 ? [0] : otherNumbers, begun),
              asEvents,
            );
            const mine = everything(prepared(record, decisionsIn(timelineOf(record))[index]!), language);
            const theirs = everything(prepared(other, decisionsIn(timelineOf(other))[index]!), language);
            expect(theirs).toEqual(mine);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('names no other card, no later bid, no name and no word of the case', () => {
    fc.assert(
      fc.property(made, fc.boolean(), (one, asEvents) => {
        const calls = auctionFrom(one.dealer, one.numbers);
        for (const decision of decisionsIn(timelineOf(caseOf(one, 'S', calls, asEvents)))) {
          const record = caseOf(one, decision.seat, calls, asEvents);
          const again = decisionsIn(timelineOf(record))[decision.calls.length]!;
          const [text, page, , letters] = everything(prepared(record, again)) as [
            string,
            string,
            string,
            string,
          ];
          const own = new Set(one.deck.slice(0, 13).map(written));
          expect(cardsWritten(text)).toEqual(own);
          expect(cardsWritten(page)).toEqual(own);
          for (const each of [text, page, letters]) {
            expect(each).not.toContain(SECRET);
            expect(each).not.toContain(record.header.deal.board);
          }
          const told = decision.calls.map(({ call }) => call);
          expect((JSON.parse(letters) as { told: { call: Call }[] }).told.map(({ call }) => call)).toEqual(
            told,
          );
          for (const later of calls.slice(told.length).filter(isBid))
            expect(text.replaceAll(/[\u2066-\u2069]/g, '')).not.toContain(
              wording.en!.words.written.call(later).replaceAll(/[\u2066-\u2069]/g, ''),
            );
        }
      }),
      { numRuns: 25 },
    );
  });

  test('holds what was ticked and no more: the explanation of one call, never a note beside it', () => {
    const one: Made = { deck: CARDS, dealer: 'N', numbers: [], words: 'Weak' };
    const record = caseOf(one, 'S', ['1C', '2D', 'P', 'P'], false);
    const noted = {
      ...record,
      header: {
        ...record.header,
        remarks: [{ call: 2, alert: true as const, explanation: 'Weak', note: SECRET }],
      },
    };
    const timeline = timelineOf(noted);
    const decision = decisionsIn(timeline)[2]!;
    const wishes = { open: true, scoring: '', methods: '<b>1NT</b> 15–17', threshold: {} };
    const explained = explainedToHim(decision);
    const told = preparedPoll(timeline, decision, 'm', { ...wishes, explained })!;
    const [text, page] = everything(told) as [string, string];
    expect(text).toContain('[1] 2♦: Weak');
    expect(text).toContain('<b>1NT</b> 15–17');
    expect(page).toContain('&lt;b&gt;1NT&lt;/b&gt;');
    expect(page).not.toContain('<b>1NT');
    expect(everything(told).join('\n')).not.toContain(SECRET);
    const bare = preparedPoll(timeline, decision, 'm', { ...wishes, explained: new Set() })!;
    expect(everything(bare).join('\n')).not.toContain('Weak');
  });
});

/** A poll that says no more than the record. */
const PLAIN = { explained: new Set<number>(), open: true, scoring: '', methods: '', threshold: {} } as const;

describe('the sheet of a card', () => {
  test('names the hand, dummy and the cards that lay open, and no card of the two hidden hands', () => {
    const timeline = timelineOf(recordIn('fixtures/deals/seed-002-deal-1.json'));
    const { hands } = timeline.record.header.deal;
    const plays = decisionsIn(timeline).filter(({ asks }) => asks === 'play');
    for (const decision of plays) {
      const poll = preparedPoll(timeline, decision, 'm', PLAIN)!;
      const sheet = sheetOf(poll);
      const { table } = timeline.positions[decision.at]!;
      const dummy = SEATS[(SEATS.indexOf(table.declarer!) + 2) % 4]!;
      const open = new Set(sheet.plays.map(({ card }) => card));
      const seen = new Set([
        ...cardsOf(hands[decision.seat]!),
        ...(table.trick === null ? [] : cardsOf(hands[dummy]!)),
        ...open,
      ]);
      const [text, page, , letters] = everything(poll) as [string, string, string, string];
      const allowed = new Set([...seen].map((card) => written(card as Card)));
      for (const each of [cardsWritten(text), cardsWritten(page)])
        expect([...each].filter((card) => !allowed.has(card))).toEqual([]);
      for (const card of CARDS.filter((one) => !seen.has(one))) expect(letters).not.toContain(`"${card}"`);
      // What is played later is not told: as many cards as had been played.
      const before = timeline.record.events.slice(0, decision.at).filter(({ type }) => type === 'CardPlayed');
      expect(open.size).toBeLessThanOrEqual(before.length);
    }
    expect(plays.length).toBeGreaterThan(10);
  });

  test('does not say that nobody has called, where a record of the play lacks its calls', () => {
    const timeline = timelineOf(recordIn('fixtures/seeds/seed-000-example-3c-require.json'));
    const [decision] = decisionsIn(timeline);
    const poll = preparedPoll(timeline, decision!, 'm', PLAIN)!;
    expect(poll).toMatchObject({ asks: 'play', contract: '3NT' });
    const [text, page] = everything(poll) as [string, string];
    for (const each of [text, page]) {
      expect(each).not.toContain('Nobody has called yet');
      expect(each).not.toContain('Auction');
    }
  });
});

describe('a poll that a file holds', () => {
  test('shows nothing that was written beside what belongs to it', () => {
    const { record } = timelineOf(recordIn(SLOW));
    const fact = record.events.find((one) => one.type === 'PollPrepared') as FactOf<'PollPrepared'>;
    const dirty = {
      ...fact,
      note: SECRET,
      by: SECRET,
      rule: SECRET,
      contract: '7NTXX',
      declarer: 'W',
      dummy: 'AKQJT98765432...',
      more: SECRET,
      told: [
        ...fact.told.map((one) => ({ ...one, note: SECRET, by: SECRET, more: SECRET })),
        { type: 'StatementMade', by: SECRET, text: SECRET },
        { type: 'CardPlayed', seat: 'N', card: 'SA' },
      ],
    } as unknown as FactOf<'PollPrepared'>;
    expect(everything(dirty)).toEqual(everything(fact));
  });

  test('goes through a link unchanged, as far as it is shown; letters that are no sheet are none', () => {
    const { record } = timelineOf(recordIn(SLOW));
    const fact = record.events.find((one) => one.type === 'PollPrepared') as FactOf<'PollPrepared'>;
    expect(sheetOf(sheetIn(packedSheet(fact))!)).toEqual(sheetOf(fact));
    const of = (value: unknown): string => `1${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
    for (const letters of [
      '',
      '1',
      '2AAAA',
      '1!!',
      of(null),
      of([]),
      of({ type: 'RoundEnded' }),
      of({ ...fact, hand: 'no hand' }),
      of({ ...fact, told: [{ type: 'CallMade', seat: 'N', call: '9C' }] }),
      `1${'A'.repeat(300_000)}`,
    ])
      expect(sheetIn(letters), letters.slice(0, 20)).toBeNull();
  });
});

describe('an answer in a message', () => {
  test('is read however much a peer remarks, in letters of two bytes, too', () => {
    const remark = 'ארוך '.repeat(2000);
    expect(answerIn(packedAnswer('1sheet', { choice: '4S', remark }))).toMatchObject({ remark });
  });

  test('is found among other words, and knows its sheet', () => {
    fc.assert(
      fc.property(
        fc.record({
          choice: fc.constantFrom('4S', 'P', 'SA', 'δεν ξέρω'),
          considered: fc.array(fc.string(), { maxLength: 3 }),
          remark: fc.string({ unit: 'grapheme' }),
        }),
        (given) => {
          const code = packedAnswer('1abc', given);
          expect(answerIn(`Hello,\n${code}\nregards`)).toEqual({
            ...given,
            type: 'PollAnswered',
            poll: stampOf('1abc'),
          });
        },
      ),
      { numRuns: 50 },
    );
    expect(stampOf('1abc')).not.toBe(stampOf('1abd'));
    for (const none of ['', 'dealtrail-answer-', 'dealtrail-answer-1e30', 'dealtrail-answer-2AAAA'])
      expect(answerIn(none)).toBeNull();
  });
});
