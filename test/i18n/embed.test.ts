import { describe, expect, it } from 'vitest';
import { el } from '../../src/i18n/embed/el.ts';
import { en } from '../../src/i18n/embed/en.ts';
import { he } from '../../src/i18n/embed/he.ts';
import { directionOf, fill, type EmbedMessages } from '../../src/i18n/embed/messages.ts';
import { tr } from '../../src/i18n/embed/tr.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { DIRECTION, LANGUAGES, PAIRED_LETTERS, type Language } from '../../src/i18n/settings.ts';
import { latinWords } from './left-overs.ts';
import { prose, wordsIn } from './languages.ts';

const EMBED: Readonly<Record<Language, EmbedMessages>> = { en, tr, el, he };

/** What an article says in the same words as the page: `[in the embed, in the page]`. */
function shared(language: Language): readonly (readonly [string, string])[] {
  const embed = EMBED[language];
  const { names, screen } = wordsIn(language);
  const { replay, steps, card, timeline } = screen;
  return [
    [fill(embed.board, 7), replay.board({ board: '7' })],
    [fill(embed.vulnerable, embed.nobody), replay.vulnerable({ who: replay.nobody })],
    [fill(embed.trickName, 3), replay.trick({ trick: 3 })],
    [fill(embed.playedTo, 3), card.playedTo({ trick: 3 })],
    [embed.declarer, replay.declarer],
    [embed.dummy, replay.dummy],
    [embed.toLead, replay.toLead],
    [embed.toPlay, replay.toPlay],
    [embed.tricksWon, replay.tricksWon],
    [embed.tableName, replay.table],
    [embed.auction, replay.auction],
    [embed.beginning, replay.beforePlay],
    [embed.waits, card.looseTag],
    [embed.line, timeline.label],
    [embed.pass, names.pass],
    [embed.notrumpLetters, names.notrumpLetters],
    ...(['first', 'previous', 'next', 'last', 'play', 'pause', 'turn'] as const).map(
      (step, index) => [embed.controls[index] as string, steps[step]] as const,
    ),
    ...(['N', 'E', 'S', 'W'] as const).map((seat) => [embed.seats[seat], names.seats[seat]] as const),
    ...(['S', 'H', 'D', 'C'] as const).map(
      (suit, index) => [embed.suits[index] as string, names.suits[suit]] as const,
    ),
    ...(['A', 'K', 'Q', 'J'] as const).map(
      (rank, index) => [embed.honours[index] as string, names.ranks[rank]] as const,
    ),
  ];
}

describe('what stands in an article', () => {
  it('is in the same directions as the page', () => {
    for (const language of LANGUAGES) expect(directionOf(language)).toBe(DIRECTION[language]);
  });

  it.each(LANGUAGES)('says in %s what the page says, in the same words', (language) => {
    expect(EMBED[language].letters).toBe(PAIRED_LETTERS[language]);
    const other = shared(language).filter(([mine, theirs]) => mine !== withoutIsolates(theirs));
    expect(other).toEqual([]);
  });

  it.each(['tr', 'el', 'he'] as const)('leaves nothing in English in %s', (language) => {
    const texts = ({ letters: _letters, ...said }: EmbedMessages): string[] =>
      Object.values(said).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
    const english = texts(en).filter((text) => /\p{L}{3}/u.test(text));
    expect(english.length).toBeGreaterThan(40);
    expect(texts(EMBED[language]).filter((text) => english.includes(text))).toEqual([]);
    if (language === 'tr') return;
    const latin = texts(EMBED[language])
      .flatMap((text) => [...prose(text).matchAll(/[A-Za-z]{3,}/g)].map(([word]) => word))
      .filter((word) => !latinWords(language).has(word));
    expect(latin).toEqual([]);
  });
});
