import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replayOf } from '../../src/view/replayOf.ts';
import { readCase } from '../../src/formats/case/readCase.ts';
import { isolate, withoutIsolates } from '../../src/i18n/isolate.ts';
import { clauseLabel, reasonText } from '../../src/i18n/sentence.ts';
import { DEFAULT_SETTINGS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import { CATALOGUE, clauseNamed } from '../../src/lawbook/catalogue.ts';
import { lawSet } from '../../src/lawbook/editions.ts';
import { timelineOf } from '../../src/replay/timeline.ts';
import { clauseLink, findingWithClauses, withClauses } from '../../src/ui/clause/clause.ts';
import { numberIn } from '../../src/lawbook/catalogue.ts';
import { obligationOf } from '../../src/output/baked/obligation.ts';
import { isElected } from '../../src/ui/law-panel/disputed.ts';
import { isSomethingBefore } from '../../src/ui/law-panel/in-force.ts';
import { irregularitiesOf, isIrregular } from '../../src/view/irregularities.ts';
import { weighedIn } from '../../src/laws/weighed.ts';
import { NO_LIMB_OF_64B } from '../../src/laws/law64B.ts';
import { firstSteps, FIRST_STEPS } from '../../src/ui/library/catalogue.ts';
import { clauseOfOption } from '../../src/ui/options-panel/clauses.ts';
import { closedNow } from '../../src/ui/options-panel/closed.ts';
import { notesAt } from '../../src/ui/options-panel/notes.ts';
import {
  choiceGroups,
  choicesMade,
  explanationOf,
  inSets,
  kindWithSuit,
} from '../../src/ui/options-panel/options.ts';
import { slotsOfOption } from '../../src/output/baked/optionSlots.ts';
import type { Replay } from '../../src/view/replay.ts';
import type { Case } from '../../src/laws/case.ts';
import type { Finding } from '../../src/laws/finding.ts';
import { oneOf, paths, timelineIn } from '../fixtures.ts';

const words = wordsFor(DEFAULT_SETTINGS);

function read(path: string) {
  const { record } = readCase(readFileSync(path, 'utf8'));
  if (record === null) throw new Error(path);
  return record;
}

function open(path: string, change: (record: ReturnType<typeof read>) => ReturnType<typeof read> = (r) => r) {
  const record = change(read(path));
  return replayOf(timelineOf(record, lawSet(record.header.edition, record.header.elections)));
}

const everyReplay: readonly { readonly path: string; readonly replay: Replay }[] = paths.map((path) => ({
  path,
  replay: replayOf(timelineIn(path)),
}));

const TWO_SUITS = 'fixtures/seeds/seed-000-example-7a.json';

/** The effect of each choice of the first group at a position, without direction marks. */
function effectsAt(replay: Replay, at: number): string[] {
  const [group] = choiceGroups(replay, replay.moment(at));
  return (group?.rows ?? []).map(({ option }) => {
    const slots = slotsOfOption(option, group?.about ?? null, replay.moment(at), words.written);
    const { name, effect, until } = words.optionText(option, words.written, slots);
    return withoutIsolates(`${name}: ${effect} (${until})`);
  });
}

describe('the choices', () => {
  it('are exactly six for two penalty cards in two suits, each with its consequence, its duration and its clause', () => {
    const replay = open(TWO_SUITS);
    expect(effectsAt(replay, 10)).toEqual([
      'require diamonds: West must lead a diamond if able; the ♦5 goes back to the hand of East, the ♥6 stays on the table. (this lead)',
      'require hearts: West must lead a heart if able; the ♥6 goes back to the hand of East, the ♦5 stays on the table. (this lead)',
      'forbid diamonds: West may not lead diamonds; the ♦5 goes back to the hand of East, the ♥6 stays on the table. (as long as West keeps the lead)',
      'forbid hearts: West may not lead hearts; the ♥6 goes back to the hand of East, the ♦5 stays on the table. (as long as West keeps the lead)',
      'forbid hearts and diamonds: West may not lead hearts or diamonds; the ♦5 and ♥6 go back to the hand of East. (as long as West keeps the lead)',
      'no restriction: West may lead anything; the ♦5 and ♥6 stay on the table. (this lead; the choice comes again each time West is on lead while they lie there)',
    ]);
    const [group] = choiceGroups(replay, replay.moment(10));
    expect(group?.rows.map(({ option }) => clauseOfOption(option, group.about, replay.moment(10)))).toEqual([
      '51B2a',
      '51B2a',
      '51B2b',
      '51B2b',
      '51B2b',
      '51B2c',
    ]);
  });

  it('stand under 50D2 for one penalty card and under 51B1 for two of one suit', () => {
    const clauses = (path: string): (string | null)[] => {
      const replay = open(path);
      for (let at = replay.last; at >= 0; at--) {
        const group = choiceGroups(replay, replay.moment(at)).find(
          ({ about }) => about?.machine === 'leadRestriction',
        );
        if (group !== undefined)
          return group.rows.map(({ option }) => clauseOfOption(option, group.about, replay.moment(group.at)));
      }
      return [];
    };
    expect(clauses('fixtures/law50/50D2a-require-card-goes-back.json')).toEqual(['50D2a', '50D2a', '50D2b']);
    expect(clauses('fixtures/law51/51B1a-all-go-back.json')).toEqual(['51B1a', '51B1b', '50D2b']);
  });

  it('tell for a card passed over what the Laws on penalty cards say, not those on leads', () => {
    const [accept, refuse] = effectsAt(open('fixtures/law52/52B2-refused-lead.json'), 7);
    expect(accept).toMatch(/^accept it: The .+ stands; the .+ remains a penalty card of /);
    expect(refuse).toMatch(
      /^refuse it: .+ must play the .+ instead, and the .+ becomes a major penalty card/,
    );
  });

  it('tell of two cards passed over that either of them is to be played', () => {
    const [accept, refuse] = effectsAt(open('fixtures/law52/52A-neither-of-two-penalty-cards-led.json'), 8);
    expect(accept).toContain('the ♦J and ♥J remain penalty cards of East,');
    expect(refuse).toContain('East must play one of the cards ♦J and ♥J instead');
  });

  it('have a sentence about what they do and how long wherever some come or go', () => {
    let effects = 0;
    const some = new Set(oneOf(24));
    for (const { path, replay } of everyReplay) {
      if (!some.has(path)) continue;
      let before = '';
      for (let at = 0; at <= replay.last; at++) {
        const { options } = replay.moment(at);
        const open = JSON.stringify(options.map(({ of }) => of));
        const texts = open === before || options.length === 0 ? [] : effectsAt(replay, at);
        before = open;
        for (const text of texts) {
          expect(text, `${path} ${at}`).toMatch(/^.+: [A-Z].+\. \(.+\)$/);
          expect(text, `${path} ${at}`).not.toMatch(/undefined|null|the player|\s{2}|\s[.,;]/);
          effects++;
        }
      }
    }
    expect(effects).toBeGreaterThan(150);
  });

  it('of a play too soon are four, two of them with a suit to name', () => {
    const replay = open('fixtures/seeds/seed-004-S4-2-play-before-partner-highest.json');
    const [group] = choiceGroups(replay, replay.moment(6));
    const sets = inSets(group?.rows ?? []);
    expect(sets.map((rows) => rows.length)).toEqual([1, 1, 3, 3]);
    expect(sets.map(([row]) => row && kindWithSuit(row.option))).toEqual([null, null, 'play', 'notPlay']);
  });

  it('that follow from a lead that was just refused stand before those of the lead', () => {
    const replay = open('fixtures/law54/54D-refused-and-suit-required.json');
    const refused = replay.record.events.findIndex((fact) => fact.type === 'ChoiceMade');
    const groups = choiceGroups(replay, replay.moment(refused + 1));
    expect(
      groups.map(({ at, rows }) => [at, rows.find(({ chosenAt }) => chosenAt !== null)?.option ?? null]),
    ).toEqual([
      [refused + 1, null],
      [refused, 'refuse'],
    ]);
    expect(groups[0]?.rows.map(({ option }) => option)).toContain('free');
    expect(choicesMade(replay, refused + 1)).toMatchObject([{ option: 'refuse', onOffer: true }]);
  });

  it('are told as closed, with the reason, where dummy’s card has been seen or declarer has played from both hands', () => {
    const seen = closedNow(open('fixtures/law54/54C-dummy-spread-before-the-choice.json').moment(2));
    expect(seen.map(({ finding, options }) => [finding.key, options])).toEqual([
      ['openingLead.dummySeen', ['refuse', 'spread']],
    ]);
    const exempt = open('fixtures/law57/57C1-declarer-had-played-from-both-hands.json');
    const closed = Array.from({ length: exempt.last + 1 }, (_unused, at) =>
      closedNow(exempt.moment(at)),
    ).flat();
    expect(closed.map(({ finding }) => finding.laws[0])).toEqual(['57C1']);
    const last = open('fixtures/law53/53A-last-trick-cannot-be-accepted.json');
    const forced = Array.from({ length: last.last + 1 }, (_unused, at) => closedNow(last.moment(at))).flat();
    expect(forced.map(({ options }) => options)).toEqual([['accept']]);
  });

  it('are said outright not to exist for a minor penalty card', () => {
    const replay = open(FIRST_STEPS.minor);
    expect(notesAt(replay.moment(5), words, () => false).map(withoutIsolates)).toEqual([
      'No choices: the ♠5 is a minor penalty card, so East may lead anything.',
    ]);
    expect(notesAt(replay.moment(9), words, () => false).map(withoutIsolates)).toContain(
      'No choices: the ♠5 is a minor penalty card, so East may lead anything.',
    );
    expect(replay.moment(9).table.turn).toBe('E');
  });
});

describe('what was explained', () => {
  const explaining = (options: readonly string[]) =>
    open(TWO_SUITS, (record) => ({
      ...record,
      events: [
        ...record.events.slice(0, 10),
        { type: 'OptionsExplained', to: 'S', options } as never,
        ...record.events.slice(10),
      ],
    }));

  it('is held against what the Laws offer', () => {
    const replay = explaining(['require:H', 'require:D', 'free', 'require:C']);
    const [group] = choiceGroups(replay, replay.moment(11));
    expect(group && explanationOf(group)).toEqual({
      missing: ['forbid:D', 'forbid:H', 'forbid:DH'],
      extra: ['require:C'],
    });
    const same = explaining(['require:H', 'require:D', 'forbid:D', 'forbid:H', 'forbid:DH', 'free']);
    const [exact] = choiceGroups(same, same.moment(11));
    expect(exact && explanationOf(exact)).toEqual({ missing: [], extra: [] });
    const silent = open(TWO_SUITS);
    expect(choiceGroups(silent, silent.moment(10)).map(explanationOf)).toEqual([null]);
  });

  it('stays in the list of choices made, with the number on offer and the choice taken', () => {
    const replay = explaining(['require:H', 'free']);
    expect(choicesMade(replay, 11)).toEqual([]);
    expect(choicesMade(replay, replay.last)).toEqual([
      { event: 11, by: 'S', option: 'require:H', law: '50D2', offered: 6, explained: 2, onOffer: true },
    ]);
    const wrong = open(TWO_SUITS, (record) => ({
      ...record,
      events: record.events.map((fact) =>
        fact.type === 'ChoiceMade' ? { ...fact, option: 'require:C' as const } : fact,
      ),
    }));
    expect(choicesMade(wrong, 11).map(({ onOffer, explained }) => [onOffer, explained])).toEqual([
      [false, null],
    ]);
  });
});

describe('a moment with nothing new', () => {
  it('is never said to be without an irregularity so far after one that is marked', () => {
    let withoutCase = 0;
    for (const { path, replay } of everyReplay) {
      const marked = irregularitiesOf(replay).filter(
        ({ finding }) => finding !== null && isIrregular(finding),
      );
      const first = Math.min(...marked.map(({ event }) => event));
      for (let at = first + 1; at <= replay.last; at++) {
        const moment = replay.moment(at);
        if (moment.cases.length === 0) withoutCase++;
        expect(isSomethingBefore(replay, moment) || moment.findings.length > 0, `${path} ${at}`).toBe(true);
      }
    }
    expect(withoutCase).toBeGreaterThan(0);
  });
});

describe('the exceptions weighed', () => {
  it('never hold in the event that raised the finding, and are part of most findings of the cases', () => {
    let all = 0;
    let reasoned = 0;
    for (const { path, replay } of everyReplay) {
      for (const finding of replay.findings) {
        const weighed = weighedIn(finding, replay.edition);
        if (finding.procedure !== true) all++;
        if (finding.procedure !== true && weighed.length > 0) reasoned++;
        for (const { law, why } of weighed) {
          expect(clauseNamed(law)?.id, `${path} ${finding.key} ${law}`).toBe(law);
          expect(reasonText(why, words), `${path} ${finding.key} ${why}`).not.toBe('');
          const held = replay.findings.filter(
            (other) =>
              other !== finding &&
              other.at === finding.at &&
              other.case !== undefined &&
              other.case === finding.case &&
              other.laws[0] === law,
          );
          expect(held, `${path} ${finding.key} ${law}`).toEqual([]);
        }
      }
    }
    expect(reasoned / all).toBeGreaterThan(0.6);
  });

  it('leave out what the edition does not have', () => {
    const finding: Finding = {
      key: 'revoke.adjusted.64A2',
      params: {},
      laws: ['64A2'],
      at: 1,
      weighed: NO_LIMB_OF_64B,
    };
    expect(weighedIn(finding, '2017').map(({ law }) => law)).toContain('64B8');
    expect(weighedIn(finding, '2007').map(({ law }) => law)).not.toContain('64B8');
  });
});

describe('a clause', () => {
  it('bears the number of its edition and leads to its own entry', () => {
    expect(numberIn('53B', '2007')).toBe('53C');
    expect(numberIn('53C', '2007')).toBe('53B');
    expect(numberIn('16C2', '2007')).toBe('16D2');
    expect(numberIn('53B', '2017')).toBe('53B');
    const { law } = words.screen;
    expect(clauseLink('53B', '2017', words).values).toEqual([
      '#laws=53B',
      law.open({ number: '53B' }),
      '53B',
    ]);
    expect(clauseLink('53B', '2007', words).values).toEqual([
      '#laws=53B',
      law.openOther({ number: '53C', other: '53B' }),
      '53C',
    ]);
    expect(clauseLink('72C', '2007', words).values).toEqual([
      '#laws=72C',
      law.openOther({ number: '23', other: '72C' }),
      '23',
    ]);
    expect(clauseLabel('23', words)).not.toBe(clauseLabel('72C', words));
  });

  it.each([
    ['53B', '2017', '#laws=53B'],
    ['53B', '2007', '#laws=53C'],
    ['16C1', '2007', '#laws=16D1'],
    ['32A', '2007', '#laws=32B'],
    ['32B1', '2007', '#laws=32A1'],
    ['32B1', '2017', undefined],
    ['23', '2007', '#laws=72C'],
    ['23', '2017', '#laws=23'],
    ['16D2', '2007', '#laws=16C2'],
    ['16D2', '2017', '#laws=16D2'],
    ['12C1e', '2017', '#laws=12C1e'],
    ['12C1e', '2007', undefined],
    ['62C3', '2017', '#laws=62C3'],
    ['62C3', '2007', undefined],
    ['53Z', '2017', undefined],
  ] as const)(
    '%s in a sentence about a record of %s stays so, and leads to %s',
    (number, edition, address) => {
      const values = withClauses(`under ${isolate(number)}.`, edition, words)
        .flat()
        .flatMap((part) => (typeof part === 'string' ? [] : part.values.flat()));
      expect(values.find((value) => String(value).startsWith('#laws='))).toBe(address);
      expect(values).toContain(number);
    },
  );

  it('of a ruling leads to the book of the record, whatever edition is read', () => {
    const record = { ...open('fixtures/law53/53B-declarer-leads-from-dummy-first.json').record };
    const replay = {
      edition: '2017',
      record: { ...record, header: { ...record.header, edition: '2007' } },
    } as const;
    const leadsTo = (key: 'ruling.differs' | 'revoke.lifted'): unknown =>
      findingWithClauses({ key }, `under ${isolate('53B')}.`, replay, words)
        .flat()
        .flatMap((part) => (typeof part === 'string' ? [] : part.values.flat()))
        .find((value) => String(value).startsWith('#laws='));
    expect(leadsTo('ruling.differs')).toBe('#laws=53C');
    expect(leadsTo('revoke.lifted')).toBe('#laws=53B');
  });

  it('that is disputed has both readings in words, and the elected one is told', () => {
    const points = new Set(CATALOGUE.flatMap(({ disputed }) => disputed?.point ?? []));
    expect(points.size).toBeGreaterThanOrEqual(9);
    for (const point of points) {
      expect(words.disputes[point]?.about, point).toMatch(/\?$/);
      expect(new Set(words.disputes[point]?.readings).size, point).toBe(2);
    }
    expect(isElected('C-1', open('fixtures/law53/53B-declarer-leads-from-dummy-first.json'))).toBe(false);
    expect(
      isElected('C-1', open('fixtures/law53/53B-elected-penalty-card-for-the-withdrawn-lead.json')),
    ).toBe(true);
  });
});

describe('an open matter', () => {
  it('says what it still asks, in every state that any fixture has', () => {
    const found = new Set<string>();
    const some = new Set(oneOf(24));
    const isNew = (one: Case): boolean => !one.ended && !found.has(`${one.machine}.${one.state}`);
    for (const { path, replay } of everyReplay) {
      const { positions } = timelineIn(path);
      for (let at = 0; at <= replay.last; at++) {
        if (!some.has(path) && positions[at]?.cases.some(isNew) !== true) continue;
        for (const one of replay.moment(at).open) {
          const obligation = withoutIsolates(obligationOf(one, replay.moment(at), words));
          expect(obligation, `${path} ${at} ${one.machine} ${one.state}`).toMatch(/^[A-Z].+[.?]$/);
          expect(obligation, `${path} ${at}`).not.toMatch(/undefined|null|\s{2}/);
          found.add(`${one.machine}.${one.state}`);
        }
      }
    }
    const spoken = Object.entries(words.obligations).flatMap(([machine, states]) =>
      Object.keys(states).map((state) => `${machine}.${state}`),
    );
    expect([...found].sort()).toEqual(spoken.sort());
  });
});

describe('the first steps', () => {
  it('lead to examples that are there', () => {
    const examples = ['seeds', 'deals', 'law70'].flatMap((folder) =>
      readdirSync(`fixtures/${folder}`).map((name) => ({ path: `fixtures/${folder}/${name}` })),
    );
    expect(firstSteps(examples)).toEqual(Object.keys(FIRST_STEPS));
    expect(firstSteps([])).toEqual([]);
  });
});
