import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOfCaseFile } from '../../src/events/ofRecording.ts';
import { caseIn, paths } from '../fixtures.ts';
import { replayOf } from '../../src/view/replayOf.ts';
import type { Fact } from '../../src/events/event.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { timelineOf, type Timeline } from '../../src/replay/timeline.ts';
import { weighed } from '../../src/replay/weigh.ts';
import {
  asking,
  begun,
  canHappen,
  factOf,
  lacksForGood,
  withAnswer,
  withoutAnswer,
  type PartialFact,
} from '../../src/ui/fact-form/asking.ts';
import { candidates, type Known } from '../../src/ui/fact-form/candidates.ts';
import { KINDS, besideOf, fieldsOf, kindOf, fixedBy, type KindWord } from '../../src/ui/fact-form/kinds.ts';

function opened(path: string): Timeline {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(`${path} holds no deal.`);
  return timelineOf(record);
}

/** A person who fills in what happened after so many events of that deal. */
class FormFiller {
  readonly known: Known;
  readonly weigh: (fact: Fact) => ReturnType<typeof weighed>;
  private partial: PartialFact;

  constructor(path: string, at: number, kind: KindWord, given: Record<string, unknown> = {}) {
    const timeline = opened(path);
    const { header, events } = timeline.record;
    this.known = { moment: replayOf(timeline).moment(at), header, events: events.slice(0, at) };
    this.weigh = (fact) => weighed(timeline, at, fact);
    this.partial = begun(kind, given);
  }

  get asks(): string | null {
    const { partial, question } = asking(this.partial, this.known, this.weigh);
    this.partial = partial;
    return question?.asked.field ?? null;
  }

  get likely(): readonly unknown[] {
    return [...(asking(this.partial, this.known, this.weigh).question?.likely ?? [])];
  }

  answers(value: unknown): this {
    this.partial = withAnswer(this.partial, this.asks!, value);
    return this;
  }

  shrugs(): this {
    this.partial = withoutAnswer(this.partial, this.asks!);
    return this;
  }

  get fact(): Fact | null {
    if (this.asks !== null) throw new Error(`It is asked: ${this.asks}.`);
    return factOf(this.partial);
  }

  get isOnlyStatement(): boolean {
    return this.asks === null && lacksForGood(this.partial);
  }
}

const SEVEN = 'fixtures/seeds/seed-000-example-7a.json';
const REVOKE = 'fixtures/deals/seed-002-deal-2.json';
const EARLY = 'fixtures/seeds/seed-004-S4-1-lead-to-next-trick-highest.json';

describe('the questions about a card that was seen', () => {
  it('ask of a defender whether partner could see it, and of declarer not', () => {
    const east = new FormFiller(SEVEN, 8, 'dropped');
    expect(east.asks).toBe('seat');
    expect(east.answers('E').asks).toBe('card');
    expect(east.answers('D5').asks).toBe('seenByPartner');
    expect(east.answers(false).fact).toEqual({
      type: 'CardExposed',
      manner: 'dropped',
      seat: 'E',
      card: 'D5',
      seenByPartner: false,
    });
    const south = new FormFiller(SEVEN, 8, 'dropped', { seat: 'S', card: 'CA' });
    expect(south.fact).toMatchObject({ seat: 'S', card: 'CA' });
  });

  it('leave open what nobody knows', () => {
    const filler = new FormFiller(SEVEN, 8, 'dropped', { seat: 'E', card: 'D5' }).shrugs();
    expect(filler.fact).toEqual({ type: 'CardExposed', manner: 'dropped', seat: 'E', card: 'D5' });
    const card = new FormFiller(SEVEN, 8, 'dropped', { seat: 'E' }).shrugs();
    expect(card.isOnlyStatement).toBe(true);
  });
});

describe('the questions about a play', () => {
  it('ask whether it was a lead only where that is in doubt', () => {
    expect(new FormFiller(EARLY, 6, 'play', { seat: 'E', card: 'S2' }).asks).toBe('as');
    expect(new FormFiller(EARLY, 6, 'play', { seat: 'W', card: 'SJ' }).asks).toBe(null);
  });

  it('of a card nobody remembers ask for its suit', () => {
    const filler = new FormFiller(EARLY, 6, 'play', { seat: 'W' }).shrugs();
    expect(filler.asks).toBe('suit');
    expect(filler.shrugs().fact).toEqual({ type: 'CardPlayed', seat: 'W' });
  });

  it('do not ask which card is taken back where there is one', () => {
    const filler = new FormFiller(REVOKE, 4, 'withdrawn');
    expect(filler.asks).toBe('seat');
    expect(filler.answers('S').fact).toEqual({ type: 'CardWithdrawn', seat: 'S', card: 'H3' });
  });
});

describe('what the log says', () => {
  it('is not asked: who chooses, who is dummy, whose question it is', () => {
    expect(new FormFiller(SEVEN, 10, 'offered').asks).toBe('options');
    expect(new FormFiller(SEVEN, 10, 'chose').asks).toBe('option');
    expect(new FormFiller(SEVEN, 1, 'dummy').fact).toEqual({ type: 'DummySpread', seat: 'N' });
    const filler = new FormFiller('fixtures/seeds/seed-000-example-3a-accepted.json', 5, 'answer');
    expect(filler.answers('toldItWasTurn').answers(true).fact).toMatchObject({
      question: 'toldItWasTurn',
      by: 'director',
    });
  });

  it('is not asked who calls first, where the dealer is known', () => {
    const auction = 'fixtures/law24/24D-hand-of-the-declaring-side-faced-in-the-auction.json';
    expect(new FormFiller(auction, 0, 'bid').asks).toBe('call');
    expect(new FormFiller(auction, 0, 'bid').answers('P').fact).toEqual({
      type: 'CallMade',
      seat: 'E',
      call: 'P',
    });
  });

  it('is not asked who objects to a concession, or which revoke is meant when the others are corrected', () => {
    expect(new FormFiller('fixtures/law68/68B2-partner-objects-at-once.json', 18, 'objected').fact).toEqual({
      type: 'ConcessionObjected',
      by: 'W',
    });
    const corrected = 'fixtures/law64/64B2-innocent-interaction-first-revoke-was-corrected.json';
    const attention = new FormFiller(corrected, 25, 'attention').answers('N').answers('revoke');
    expect(attention.fact).toEqual({ type: 'AttentionDrawn', by: 'N', to: 'revoke' });
  });

  it('is asked where it leaves two that can be meant', () => {
    expect(new FormFiller(REVOKE, 5, 'attention').answers('W').answers('revoke').asks).toBe(null);
    expect(new FormFiller(REVOKE, 5, 'board').asks).toBe('board');
  });
});

describe('what can happen now', () => {
  const can = (path: string, at: number, kind: KindWord): boolean => {
    const { known, weigh } = new FormFiller(path, at, kind);
    return canHappen(kind, {}, known, weigh);
  };

  it('is told by the fold', () => {
    expect(can(SEVEN, 8, 'dropped')).toBe(true);
    expect(can(SEVEN, 8, 'facelead')).toBe(false);
    expect(can(SEVEN, 8, 'agreed')).toBe(false);
    expect(can(SEVEN, 8, 'chose')).toBe(false);
    expect(can(SEVEN, 10, 'chose')).toBe(true);
    expect(can(REVOKE, 0, 'withdrawn')).toBe(false);
    expect(can(REVOKE, 4, 'withdrawn')).toBe(true);
    expect(can(REVOKE, 52, 'returned')).toBe(true);
  });

  it('includes a card seen before the first call, which opens no case', () => {
    const record = {
      header: { ...opened(REVOKE).record.header, contract: null, declarer: null },
      events: [],
    };
    const timeline = timelineOf(record);
    const known: Known = { ...record, moment: replayOf(timeline).moment(0) };
    for (const kind of ['dropped', 'shown'] as const)
      expect(
        canHappen(kind, {}, known, (fact) => weighed(timeline, 0, fact)),
        kind,
      ).toBe(true);
  });
});

describe('every fact of the fixtures', () => {
  it('can be told in its kind’s fields and what stands beside them', () => {
    const types = new Set<string>();
    const unfilled: string[] = [];
    for (const file of paths) {
      const { record } = caseIn(file);
      for (const fact of record?.events ?? []) {
        // What a hearing notes is filled in on its own screen.
        if (isOfCaseFile(fact)) continue;
        types.add(fact.type);
        const kind = kindOf(fact);
        const fixed = fixedBy(kind);
        const fields = new Set([...fieldsOf(kind), ...besideOf(kind)].map(({ field }) => field));
        for (const [field, value] of Object.entries(fact))
          if (field !== 'type' && !fields.has(field) && fixed[field] !== value)
            unfilled.push(`${file}: ${fact.type}.${field}`);
        const { type: _type, ...values } = fact;
        expect(factOf({ kind, values, open: [] })).toEqual(fact);
      }
    }
    expect(unfilled).toEqual([]);
    expect(types.size).toBeGreaterThan(33);
  });
});

it('offers yes before no, whichever word comes first in the typed line', () => {
  const known = new FormFiller(paths[0]!, 0, 'dropped').known;
  const flags = Object.values(KINDS)
    .flat()
    .flatMap((kind) =>
      [...fieldsOf(kind), ...besideOf(kind)]
        .filter((asked) => asked.flags.length > 1)
        .map((asked) => candidates(asked, kind, {}, known)),
    );
  expect(flags.length).toBeGreaterThan(0);
  for (const each of flags) expect(each).toEqual([true, false]);
});
