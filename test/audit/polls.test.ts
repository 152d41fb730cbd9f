/** Polls of peers: which decisions can be asked about, what is counted of the answers, and what makes a poll doubtful. */

import { describe, expect, test } from 'vitest';
import { suitOf, type Card } from '../../src/domain/card.ts';
import { formatHand } from '../../src/domain/deal.ts';
import { cardsOf } from '../../src/domain/hand.ts';
import { nextSeat, partnerOf, SEATS, type Seat } from '../../src/domain/seat.ts';
import { decisionsIn, explainedToHim, preparedPoll } from '../../src/audit/polls/decisions.ts';
import { asksFor16B, countOf, doubtsOn, pollsIn, thresholdOf } from '../../src/audit/polls/polls.ts';
import { leftOn, picksOn, sheetOf, tricksOn } from '../../src/audit/polls/sheet.ts';
import { caseFileOf, missingFields } from '../../src/audit/caseFile/caseFile.ts';
import type { Fact, FactOf } from '../../src/events/event.ts';
import type { DealRecord } from '../../src/events/record.ts';
import { caseFileWords } from '../../src/i18n/caseFile/load.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { sectionsOf } from '../../src/output/page/caseFile/sections.ts';
import type { CaseLine } from '../../src/output/page/caseFile/wording.ts';
import { packedSheet, sheetIn } from '../../src/output/page/polls/link.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { recordIn, timelineIn } from '../fixtures.ts';

const SLOW = 'fixtures/hearings/slow-pass-then-four-spades.json';
const WHOLE = 'fixtures/deals/seed-002-deal-1.json';

const WISHES = { explained: new Set<number>(), open: true, scoring: '', methods: '', threshold: {} };

function withFacts(
  record: DealRecord,
  facts: readonly Fact[],
  marks: Readonly<Record<string, number>> = {},
): DealRecord {
  return { ...record, events: [...record.events, ...facts], marks: { ...record.marks, ...marks } };
}

describe('the decisions', () => {
  test('are the calls of the head, in turn from the dealer, and no call is shown before it was made', () => {
    const calls = decisionsIn(timelineIn(SLOW));
    expect(calls.map(({ seat, made }) => `${seat}${made}`).join(' ')).toBe(
      'N1D E2H S2S W4H NP EP S4S WP NP EP',
    );
    expect(calls.map((one) => one.calls.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(calls.every(({ at, isKnown }) => at === 0 && isKnown)).toBe(true);
  });

  test('are the cards, those of dummy being declarer’s, with what lay open before each', () => {
    const timeline = timelineIn(WHOLE);
    const plays = decisionsIn(timeline).filter(({ asks }) => asks === 'play');
    const declarer = timeline.positions[0]?.table.declarer;
    const ofDummy = plays.filter(({ seat, turn }) => seat !== turn);
    expect(ofDummy.length).toBeGreaterThan(0);
    expect(ofDummy.every(({ seat }) => seat === declarer)).toBe(true);
    const lead = preparedPoll(timeline, plays[0]!, 'start', WISHES)!;
    expect([lead.dummy, lead.told.filter(({ type }) => type === 'CardPlayed')]).toEqual([undefined, []]);
    const second = preparedPoll(timeline, plays[1]!, 'start', WISHES)!;
    expect(second.dummy).toBeDefined();
    expect(second.told.filter(({ type }) => type === 'CardPlayed')).toHaveLength(1);
    const closed = preparedPoll(timeline, plays[1]!, 'start', { ...WISHES, open: false })!;
    expect([closed.dummy, closed.told.some(({ type }) => type === 'CardPlayed')]).toEqual([undefined, false]);
  });

  describe('tell what the player saw of the play, and only that', () => {
    const whole = recordIn(WHOLE);
    const cards = whole.events.filter((fact) => fact.type === 'CardPlayed');
    /** The record with these facts and no others. */
    const played = (...events: readonly Fact[]) => timelineOf({ ...whole, events, marks: {} });
    const declarer = timelineIn(WHOLE).positions[0]?.table.declarer as Seat;
    const dummy = partnerOf(declarer);
    const dealt = whole.header.deal.hands;
    /** The poll about the last card of that record. */
    const last = (...events: readonly Fact[]): FactOf<'PollPrepared'> => {
      const timeline = played(...events);
      const decision = decisionsIn(timeline)
        .filter(({ asks }) => asks === 'play')
        .at(-1)!;
      return preparedPoll(timeline, decision, 'start', WISHES)!;
    };
    const onSheet = (poll: FactOf<'PollPrepared'>): string[] =>
      poll.told.flatMap((fact) => (fact.type === 'CardPlayed' ? [`${fact.seat} ${String(fact.card)}`] : []));
    const asPlayed = (facts: readonly Fact[]): string[] =>
      facts.flatMap((fact) => (fact.type === 'CardPlayed' ? [`${fact.seat} ${String(fact.card)}`] : []));
    const first = cards.slice(0, 5);
    const spread: Fact = { type: 'DummySpread', seat: dummy };

    test.each([0, 1, 2, 3, 4])(
      'card %i: the cards before it and no other; dummy behind the lead',
      (count) => {
        const poll = last(...first.slice(0, count + 1));
        expect(onSheet(poll)).toEqual(asPlayed(first.slice(0, count)));
        const { seat } = first[count] as FactOf<'CardPlayed'>;
        // A card of dummy is declarer's to choose, a defender's his own; each of them sees dummy, and his own hand.
        expect(poll.seat).toBe(seat === dummy ? declarer : seat);
        expect(poll.turn).toBe(seat === dummy ? dummy : undefined);
        expect(poll.dummy).toBe(count === 0 ? undefined : formatHand(dealt[dummy]!));
        expect(poll.hand).toBe(formatHand(dealt[poll.seat]!));
        // What the two others hold stands nowhere on the sheet.
        const sheet = sheetOf(poll);
        const shown = leftOn(sheet);
        const closed = SEATS.filter((one) => one !== poll.seat && one !== dummy);
        expect(closed.map((one) => shown[one])).toEqual([null, null].slice(0, closed.length));
      },
    );

    test('the four hands are asked in the first trick: leader, declarer for dummy, the other defender, declarer', () => {
      const asked = first.slice(0, 4).map((_fact, index) => last(...first.slice(0, index + 1)).seat);
      const leader = nextSeat(declarer);
      expect(asked).toEqual([leader, declarer, partnerOf(leader), declarer]);
    });

    test('before dummy faces it nobody sees it, also behind the opening lead', () => {
      const [lead, , third] = first as [Fact, Fact, Fact];
      // The third hand plays before dummy is spread.
      const early = last(lead, third);
      expect(early.dummy).toBeDefined();
      const timeline = played(lead, third, spread);
      const decision = decisionsIn(timeline).at(-1)!;
      expect(preparedPoll(timeline, decision, 'start', WISHES)!.dummy).toBeUndefined();
      expect(last(lead, spread, third).dummy).toBe(formatHand(dealt[dummy]!));
      // Spread once more by mistake of the recorder, and taken back.
      expect(last(lead, third, spread, { type: 'Undone' }).dummy).toBeDefined();
    });

    test('whoever leads once dummy lies open has seen it; a lead face down shows neither itself nor dummy', () => {
      const [lead] = first as [FactOf<'CardPlayed'>];
      expect(last(spread, lead).dummy).toBe(formatHand(dealt[dummy]!));
      const partner = partnerOf(lead.seat);
      const [own] = cardsOf(dealt[partner]!);
      const hidden = last(
        { ...lead, faceDown: true },
        {
          type: 'CardPlayed',
          seat: partner,
          card: own!,
        },
      );
      expect([hidden.dummy, onSheet(hidden)]).toEqual([undefined, []]);
    });

    test('dummy who decides for himself is shown his own hand alone', () => {
      const timeline = played(...first.slice(0, 3), {
        type: 'CardCalled',
        by: dummy,
        card: cardsOf(dealt[dummy]!)[0]!,
      });
      const decision = { ...decisionsIn(timeline).at(-1)!, seat: dummy, turn: dummy };
      const poll = preparedPoll(timeline, decision, 'start', WISHES)!;
      expect([poll.seat, poll.dummy, poll.turn]).toEqual([dummy, undefined, undefined]);
      expect(poll.hand).toBe(formatHand(dealt[dummy]!));
    });

    test('a card that was taken back is not on the sheet', () => {
      const [lead, second, third] = first as [FactOf<'CardPlayed'>, Fact, FactOf<'CardPlayed'>];
      const { seat } = third;
      // He holds the suit led, plays another and takes it back (62B).
      const other = cardsOf(dealt[seat]!).find((card) => suitOf(card) !== suitOf(lead.card!))!;
      const revoke: Fact = { type: 'CardPlayed', seat, card: other };
      const back: Fact = { type: 'CardWithdrawn', seat, card: other };
      expect(onSheet(last(lead, second, revoke, back, third))).toEqual(asPlayed([lead, second]));
    });

    test('behind tricks that nobody tells the tricks keep their numbers', () => {
      const [lead, ...more] = first as [FactOf<'CardPlayed'>, ...Fact[]];
      const poll = last(
        { type: 'TricksSkipped', from: 1, through: 3, side: 'NS', won: 2 },
        lead,
        ...more.slice(0, 2),
      );
      const sheet = sheetOf(poll);
      expect(tricksOn(sheet).map(({ number }) => number)).toEqual([4]);
      expect(sheetOf(sheetIn(packedSheet(poll))!).plays).toEqual(sheet.plays);
      expect(tricksOn(sheetOf(last(...first))).map(({ number }) => number)).toEqual([1]);
    });
  });

  test('of a hand nobody knows, no poll is prepared; without a dealer nobody knows who called', () => {
    const record = recordIn(SLOW);
    const { deal } = record.header;
    const without = timelineOf({
      ...record,
      header: { ...record.header, deal: { ...deal, hands: { ...deal.hands, S: null } } },
    });
    const south = decisionsIn(without).find(({ seat }) => seat === 'S')!;
    expect(south.isKnown).toBe(false);
    expect(preparedPoll(without, south, 'start', WISHES)).toBeNull();
    const undealt = { ...record, header: { ...record.header, deal: { ...deal, dealer: null } } };
    expect(decisionsIn(timelineOf(undealt))).toEqual([]);
  });

  test('leave out by themselves what partner said of the player’s own calls', () => {
    const record = recordIn(SLOW);
    const remarks = [1, 2, 3, 5].map((call) => ({ call, alert: true as const, explanation: `of ${call}` }));
    const decisions = decisionsIn(timelineOf({ ...record, header: { ...record.header, remarks } }));
    // South: calls 3 and 7 are his.
    expect([...explainedToHim(decisions[6]!)]).toEqual([1, 2, 5]);
    expect([...explainedToHim(decisions[4]!)]).toEqual([2, 3]);
  });
});

describe('what can be chosen', () => {
  test('is what the auction leaves: no insufficient bid, no double of a partner', () => {
    const [poll] = pollsIn(recordIn(SLOW)).polls;
    const picks = picksOn(sheetOf(poll!.fact));
    expect(picks.slice(0, 4)).toEqual(['P', 'X', '4S', '4NT']);
    expect(picks).toHaveLength(2 + 17);
    const opening = picksOn(sheetOf({ ...poll!.fact, told: [] }));
    expect([opening.length, opening.includes('X')]).toEqual([36, false]);
  });

  test('is what is left of the hand, of the suit led where there is one', () => {
    const timeline = timelineIn(WHOLE);
    const revoked = new Set(timeline.findings.filter(({ laws }) => laws.includes('61A')).map(({ at }) => at));
    for (const decision of decisionsIn(timeline).filter(({ asks }) => asks === 'play')) {
      const { table } = timeline.positions[decision.at]!;
      const fact = preparedPoll(timeline, decision, 'start', WISHES)!;
      const picks = picksOn(sheetOf(fact));
      expect(picks.length).toBeGreaterThan(0);
      for (const card of picks) expect(cardsOf(table.hands[decision.turn])).toContain(card);
      // A player in turn may choose among the cards that the Laws leave him. The card that he played is one of them, unless he revoked.
      if (table.turn === decision.turn && picks.length < 13)
        expect(picks.includes(decision.made as Card) || revoked.has(decision.at)).toBe(true);
    }
  });
});

describe('the count', () => {
  /** The other way: one answer after the other, each adding its marks on a slate. */
  function slate(answers: readonly FactOf<'PollAnswered'>[]): Record<string, [number, number]> {
    const marks: Record<string, [number, number]> = {};
    for (const { choice, considered = [] } of answers) {
      (marks[choice] ??= [0, 0])[0]++;
      for (const one of new Set([choice, ...considered])) (marks[one] ??= [0, 0])[1]++;
    }
    return marks;
  }

  test('is that of a slate, by choice and by level, against the threshold as a fraction', () => {
    const [poll] = pollsIn(recordIn(SLOW)).polls;
    const count = countOf(poll!);
    const bySlate = slate(poll!.answers.map(({ fact }) => fact));
    expect(
      Object.fromEntries(count.choices.map(({ choice, chose, considered }) => [choice, [chose, considered]])),
    ).toEqual(bySlate);
    expect(bySlate).toEqual({ '4S': [3, 4], P: [1, 3], X: [0, 1] });
    for (const { levels, chose, considered } of count.choices) {
      expect(levels.reduce((sum, one) => sum + one.chose, 0)).toBe(chose);
      expect(levels.reduce((sum, one) => sum + one.considered, 0)).toBe(considered);
    }
    expect(count.levels).toEqual([
      { level: 'national', asked: 2 },
      { level: 'club', asked: 2 },
    ]);
    expect(
      count.choices.map(({ choice, reaches }) => [choice, reaches.considering, reaches.choosing]),
    ).toEqual([
      ['4S', true, true],
      ['P', true, true],
      ['X', true, false],
    ]);
    // One of five is not reached by one of six.
    const six = [...poll!.answers, ...poll!.answers.slice(2, 4)];
    const crossed = countOf({ fact: { ...poll!.fact, considering: 1, outOf: 2 }, answers: six });
    expect(crossed.choices.find(({ choice }) => choice === 'X')?.reaches.considering).toBe(false);
  });

  test('is held against the organisation’s threshold where the poll states none of its own', () => {
    const source = { title: 'Own example', clause: '12' };
    const organisation = {
      name: 'Club',
      polls: { asked: 4, threshold: 2, counts: 'chosen' as const, source },
    };
    const [poll] = pollsIn(recordIn(SLOW)).polls;
    expect(thresholdOf(poll!.fact, organisation)).toBe(poll!.fact);
    const bare = {};
    const threshold = thresholdOf(bare, organisation);
    expect(threshold).toEqual({ choosing: 2, outOf: 4, rule: 'Club: Own example, 12' });
    expect(countOf(poll!, threshold).choices.map(({ reaches }) => reaches)).toEqual([
      { considering: null, choosing: true },
      { considering: null, choosing: false },
      { considering: null, choosing: false },
    ]);
    const { counts: _counts, ...both } = organisation.polls;
    expect(thresholdOf(bare, { name: 'Club', polls: both })).toMatchObject({ considering: 2, choosing: 2 });
    expect(thresholdOf(bare, null)).toBe(bare);
  });

  test('names no threshold where the poll names none, and holds no answer that was taken back', () => {
    const record = recordIn(SLOW);
    const [poll] = pollsIn(record).polls;
    const { outOf: _outOf, ...bare } = poll!.fact;
    expect(countOf({ ...poll!, fact: bare }).choices[0]?.reaches).toEqual({
      considering: null,
      choosing: null,
    });
    const last = record.events.length - 1;
    const undone = withFacts(record, [{ type: 'Undone', event: 'x' }], { x: last });
    expect(pollsIn(undone).polls[0]?.answers).toHaveLength(poll!.answers.length - 1);
  });
});

describe('a doubt about the record', () => {
  const answer = (poll: string): Fact => ({ type: 'PollAnswered', poll, choice: 'P' });

  test('is an answer to a poll that is not there, or not yet; the fold goes on', () => {
    const record = recordIn(SLOW);
    const before = { ...record, events: [answer('poll-1'), ...record.events], marks: { 'poll-1': 4 } };
    for (const one of [
      withFacts(record, [answer('no-such'), answer('start'), answer('__proto__'), answer('constructor')]),
      before,
    ]) {
      const { stray } = pollsIn(one);
      expect(stray).toHaveLength(one === before ? 1 : 4);
      expect(timelineOf(one).positions).toHaveLength(one.events.length + 1);
    }
  });

  test('is a sheet that the record does not bear out, and a choice that the sheet does not leave', () => {
    const record = recordIn(SLOW);
    const timeline = timelineIn(SLOW);
    const [poll] = pollsIn(record).polls;
    const codes = (fact: Partial<FactOf<'PollPrepared'>>, at: number | null = 0): readonly string[] =>
      doubtsOn({ ...poll!, fact: { ...poll!.fact, ...fact }, at }, timeline).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({ hand: 'KT9874.23.A64.T8' })).toEqual(['otherHand']);
    expect(codes({ told: [{ type: 'CallMade', seat: 'N', call: '7NT' }] })).toContain('otherCalls');
    expect(codes({}, null)).toEqual(['noMoment']);
    const strange = { fact: answer('poll-1') as FactOf<'PollAnswered'>, event: 9 };
    const low = { ...strange, fact: { ...strange.fact, choice: '1C' } };
    const own = { ...strange, fact: { ...strange.fact, choice: 'I would ask' } };
    expect(doubtsOn({ ...poll!, answers: [strange, low, own] }, timeline)).toEqual([
      { code: 'notThere', answer: low },
    ]);
  });
});

test('a poll that was prepared and never answered is told as such, and one with an answer is not', async () => {
  const record = recordIn(SLOW);
  const wording = { words: wordsFor(DEFAULT_SETTINGS), text: await caseFileWords('en') };
  const pollLines = (one: DealRecord): readonly CaseLine[] =>
    sectionsOf(caseFileOf(timelineOf(one)), wording).find(({ name }) => name === 'polls')?.lines ?? [];
  const unanswered = { ...record, events: record.events.filter(({ type }) => type !== 'PollAnswered') };
  const nobody = ({ text }: CaseLine): boolean => text === wording.text.polls.nobodyAsked;
  expect(pollLines(unanswered).filter(nobody)).toEqual([
    { text: 'Nobody has been asked yet', at: unanswered.marks?.['poll-1'], matters: true },
  ]);
  expect(pollLines(record).filter(nobody)).toEqual([]);
});

test('a poll is missed only where information from partner is in question, and nobody was asked', () => {
  const record = recordIn(SLOW);
  const missing = (one: DealRecord): boolean => missingFields(caseFileOf(timelineOf(one))).includes('peers');
  const unasked = { ...record, events: record.events.filter(({ type }) => !type.startsWith('Poll')) };
  expect([missing(record), missing(unasked)]).toEqual([false, true]);
  expect(missing(withFacts(unasked, [{ type: 'CaseNoted', field: 'poll', text: 'Five were asked.' }]))).toBe(
    false,
  );
  expect(asksFor16B(timelineIn(WHOLE))).toBe(false);
  const answer: Fact = {
    type: 'QuestionAnswered',
    by: 'director',
    question: 'logicalAlternative',
    answer: true,
  };
  const answered = withFacts(recordIn(WHOLE), [answer]);
  expect(asksFor16B(timelineOf(answered))).toBe(true);
  expect(asksFor16B(timelineOf(withFacts(answered, [{ type: 'Undone' }])))).toBe(false);
  expect(missing(recordIn(WHOLE))).toBe(false);
});
