import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/events/event.ts';
import type { Table } from '../../src/domain/table.ts';
import { isolate, runsOf } from '../../src/i18n/isolate.ts';
import { factSentence, findingText, reasonText } from '../../src/i18n/sentence.ts';
import type { Language } from '../../src/i18n/settings.ts';
import type { Naming } from '../../src/i18n/naming.ts';
import type { Words } from '../../src/i18n/words.ts';
import type { Finding } from '../../src/laws/finding.ts';
import { paths, timelineIn } from '../fixtures.ts';
import { lackingIn } from './lacking.ts';
import { SAME, latinWords } from './left-overs.ts';
import { FOREIGN, nesting, prose, wordsIn } from './languages.ts';
import { BROKEN, leavesOut } from './slots.ts';

interface Sentence {
  readonly path: string;
  readonly finding?: Finding;
  readonly key: string;
  text(words: Words, naming: Naming): string;
}

/** Everything the fixtures give to tell, alike ones once. */
function everything(): Sentence[] {
  const all = new Map<string, Sentence>();
  const add = (path: string, key: string, what: unknown, text: Sentence['text'], finding?: Finding): void => {
    const id = `${key} ${JSON.stringify(what)}`;
    if (!all.has(id)) all.set(id, { path, key, text, ...(finding === undefined ? {} : { finding }) });
  };
  for (const path of paths) {
    const { source: record, findings, positions } = timelineIn(path);
    for (const finding of findings) {
      const { key, params, laws, seat, card, trick, weighed = [] } = finding;
      const text: Sentence['text'] = (words, naming) => findingText(finding, words, naming);
      add(path, key, [params, laws[0], seat, card, trick], text, finding);
      for (const { why } of weighed) add(path, `reason ${why}`, why, (words) => reasonText(why, words));
    }
    for (const [index, fact] of record.events.entries()) {
      const before: Table | null = positions[index]?.table ?? null;
      const bare = { ...(fact as Fact & { note?: string }), note: undefined };
      add(path, fact.type, [bare, before?.trick === null, before?.declarer], (words, naming) =>
        factSentence(fact, before, words, naming),
      );
    }
  }
  return [...all.values()];
}

const everySentence = everything();
const english = wordsIn('en');

/** Records quote people and name them; those words are nobody's to translate. */
const RECORDED =
  /^(?:StatementMade|RulingGiven|ClaimMade|CardCalled|CallMade|ScoreAssigned|QuestionAnswered|Amended)$/;

/** What is not translated yet is told in English, and is listed by `npm run words`. */
function isTranslated(language: Language): (sentence: Sentence) => boolean {
  const lacking = new Set(language === 'en' ? [] : lackingIn(language));
  return ({ key, finding }) =>
    !lacking.has(finding === undefined ? 'factText' : `findings.${key}`) &&
    !lacking.has(key.replace(/^reason /, 'reasons.'));
}

function sentencesOf(
  language: Language,
): { readonly one: Sentence; readonly written: string; readonly spoken: string }[] {
  const words = wordsIn(language);
  return everySentence.filter(isTranslated(language)).map((one) => ({
    one,
    written: one.text(words, words.written),
    spoken: one.text(words, words.spoken),
  }));
}

describe('what the fixtures give to tell', () => {
  it('is much, of every kind', () => {
    expect(everySentence.length).toBeGreaterThan(3000);
    expect(new Set(everySentence.map(({ key }) => key)).size).toBeGreaterThan(200);
  });
});

describe.each(['en', ...FOREIGN] as const)('in %s', (language) => {
  const sentences = sentencesOf(language);
  const where = ({ one }: (typeof sentences)[number], text: string): string =>
    `${one.path} ${one.key}: ${text}`;

  it('every sentence is whole', () => {
    const broken = sentences.flatMap((each) =>
      [each.written, each.spoken]
        .filter((text) => text === '' || BROKEN.test(text))
        .map((text) => where(each, text)),
    );
    expect(broken).toEqual([]);
  });

  it('no sentence leaves out a hand, card or trick that its finding names', () => {
    const words = wordsIn(language);
    const without = everySentence.filter(({ finding }) => finding !== undefined && leavesOut(finding, words));
    expect(without.map(({ path, key }) => `${path} ${key}`)).toEqual([]);
  });

  it('every direction mark is closed, none lies in another, and none is spoken', () => {
    const open = sentences.filter(({ written }) => ![0, 1].includes(nesting(written)));
    expect(open.map((each) => where(each, each.written))).toEqual([]);
    const marked = sentences.filter(({ spoken }) => /[\u2066-\u2069♠♥♦♣]/.test(prose(spoken)));
    expect(marked.map((each) => where(each, each.spoken))).toEqual([]);
  });

  it('every card, suit symbol and minus sign stands in an island of its own', () => {
    const bare = sentences.filter(({ written }) => /[♠♥♦♣−×]/.test(prose(written)));
    expect(bare.map((each) => where(each, each.written))).toEqual([]);
  });
});

describe.each(FOREIGN)('in %s, beside English', (language) => {
  const sentences = sentencesOf(language);

  it('the same cards are named, in the same number', () => {
    const cards = (text: string): string =>
      runsOf(text)
        .filter(({ notation, text: run }) => notation && /^[♠♥♦♣]./.test(run))
        .map(({ text: run }) => run)
        .sort()
        .join(' ');
    const words = { ...wordsIn(language).settings, letters: 'akqj' as const };
    expect(words.language).toBe(language);
    const wrong = sentences.filter(({ one, written }) => {
      const theirs = new Set(cards(one.text(english, english.written)).split(' ').map(withoutRank));
      const ours = new Set(cards(written).split(' ').map(withoutRank));
      return [...theirs].sort().join() !== [...ours].sort().join();
    });
    expect(wrong.map(({ one, written }) => `${one.key}: ${written}`)).toEqual([]);
  });

  it('no sentence is the English one', () => {
    const same = sentences.filter(
      ({ one, written, spoken }) =>
        hasProse(written) &&
        !SAME[language as keyof typeof SAME].has(one.key) &&
        (written === one.text(english, english.written) || spoken === one.text(english, english.spoken)),
    );
    expect(same.map(({ one, written }) => `${one.key}: ${written}`)).toEqual([]);
  });

  it('no English word is left over', () => {
    const pattern =
      language === 'tr'
        ? /\b(?:the|of|and|may|must|not|plays?|leads?|card|trick|penalty|dummy|declarer|spades|hearts|diamonds|clubs|North|South|East|West)\b/g
        : /[A-Za-z]{2,}/g;
    const left = sentences.flatMap(({ one, written, spoken }) =>
      RECORDED.test(one.key)
        ? []
        : [written, spoken].flatMap((text) =>
            [...prose(text).matchAll(pattern)]
              .map(([word]) => word)
              .filter((word) => !latinWords(language).has(word))
              .map((word) => `${one.key}: ${word} in ${text}`),
          ),
    );
    expect(left.slice(0, 20)).toEqual([]);
  });
});

/** The suit of a card run: the letter of its rank goes with the language. */
function withoutRank(card: string): string {
  return card.charAt(0);
}

/** Something besides notation and numbers. */
function hasProse(sentence: string): boolean {
  return /\p{L}{3}/u.test(prose(sentence));
}

describe('the checks of this file', () => {
  it('can fail', () => {
    const bare = { key: 'revoke.followSuit', laws: [], params: {}, at: 0 } as const;
    expect(leavesOut(bare, english)).toBe(false);
    expect(leavesOut({ ...bare, seat: 'W' }, english)).toBe(true);
    expect(nesting(`a${isolate('♠7')}b`)).toBe(1);
    expect(nesting('a\u2066b')).toBe(-1);
    expect(nesting('a\u2069b')).toBe(-1);
    expect(nesting('\u2066a\u2066b\u2069\u2069')).toBe(2);
    expect(prose(`“see” the ${isolate('♠7')} now`)).not.toMatch(/see|♠/);
    expect(prose('the ♠7')).toMatch(/♠/);
  });
});

it('does not say of a major penalty card that it was played: it may have been shown or named (49)', () => {
  const path = paths.find((each) => each.endsWith('/50D1a-penalty-card-led-as-required.json')) ?? '';
  const shown = timelineIn(path).findings.find(({ key }) => key === 'penaltyCard.major.deliberate');
  const words = wordsIn('en');
  expect(findingText(shown as Finding, words, words.written)).toContain(
    'because it was not exposed by accident',
  );
});

it('says “cards”, not “a card”, of penalty cards in several suits', () => {
  const choices = everySentence.filter(({ key }) => key === 'leadRestriction.declarerChooses');
  const texts = choices.map((one) => one.text(english, english.spoken));
  const plural = texts.filter((text) => text.includes('major penalty cards in'));
  const singular = texts.filter((text) => text.includes('a major penalty card in'));
  expect(plural.length + singular.length).toBe(texts.length);
  expect(plural.every((text) => /cards in \w+(?:, \w+)* and \w+, and/.test(text))).toBe(true);
  expect(singular.every((text) => /card in \w+, and/.test(text))).toBe(true);
  expect(Math.min(plural.length, singular.length)).toBeGreaterThan(0);
});

it.each(['en', ...FOREIGN] as const)(
  '%s says of a claim of fewer tricks than none that nobody can claim them',
  (language) => {
    const words = wordsIn(language);
    const claimOf = (number: number): string =>
      findingText(
        { key: 'claim.impossible', params: { by: 'E', tricks: number, left: 11 }, laws: [] },
        words,
        words.spoken,
      );
    expect(claimOf(-5)).not.toContain('11');
    expect(claimOf(12)).toContain('11');
  },
);
