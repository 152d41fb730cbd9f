import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/i18n/settings.ts';
import { wordsFor } from '../../../src/i18n/words.ts';
import { compose } from '../../../src/output/picture/compose.ts';
import { diagramAt } from '../../../src/output/picture/diagramAt.ts';
import { plainDiagram } from '../../../src/output/picture/plain.ts';
import { storyOf } from '../../../src/output/page/story.ts';
import { altOf, handsShown, toText } from '../../../src/output/page/text.ts';
import { CORRECTED, EVERY_LANGUAGE, fold, recordAt, REVOKE, withHeader } from '../picture/support.ts';

const words = wordsFor(DEFAULT_SETTINGS);

describe('the whole deal as text', () => {
  const text = toText(storyOf(fold(recordAt(REVOKE)), words), words);

  it('tells hands, every trick, result and findings in order', () => {
    expect(text).toContain('South, declarer: ♠ A  ♥ Q 10 5 4 3  ♦ 7 6  ♣ A J 10 6 3');
    expect(text).toContain('Trick 1: West ♠K, North ♠4, East ♠8, South ♥3 (a revoke); won by South');
    expect(text).toContain('Trick 13: South ♦7, West ♦Q, North ♦K, East ♦10; won by North');
    expect(text).toContain('12 tricks to declarer, +680 for North–South');
    expect(text).toContain('By 64A1: 10 tricks to declarer, +620 for North–South');
    expect(text.match(/^Trick \d+:/gm)).toHaveLength(13);
    expect(text).not.toMatch(/undefined|null|NaN|[\u2066-\u2069]/);
    expect(text.indexOf('The hands')).toBeLessThan(text.indexOf('The play'));
  });

  it('breaks a hand on a page between its suits only', () => {
    const [, , south = ''] = handsShown(storyOf(fold(recordAt(REVOKE)), words), words);
    expect(
      south
        .split(/ +(?=[♠♥♦♣])/u)
        .slice(1)
        .join('')
        .replaceAll('\u00a0', ''),
    ).not.toContain(' ');
    expect(south.replaceAll('\u00a0', ' ')).toContain('♠ A  ♥ Q 10 5 4 3  ♦ 7 6  ♣ A J 10 6 3');
  });

  it('names each card once in the hands and once in the play', () => {
    const [hands = '', play = ''] = text.split('The play');
    expect(
      hands.slice(hands.indexOf('The hands')).match(/(?<=[♠♥♦♣ ])(?:10|[AKQJ2-9])(?=[ \n])/g),
    ).toHaveLength(52);
    expect(play.split('\n\n')[0]!.match(/[♠♥♦♣](?:10|[AKQJ2-9])/g)).toHaveLength(52);
  });

  it('shows the auction with its explanations', () => {
    const record = withHeader(recordAt(REVOKE), {
      auction: ['P', '1H', 'X', '2NT', 'P', '4H', 'P', 'P', 'P'],
    });
    expect(toText(storyOf(fold(record), words), words)).toMatch(/W {8}N {8}E {8}S\n {18}Pass {5}1♥\n/);
  });

  it('keeps a space between a call with alert and note and the call beside it', () => {
    const record = withHeader(recordAt(REVOKE), {
      auction: ['P', '1H', 'X', '2NT', 'P', '4H', 'P', 'P', 'P'],
      remarks: [{ call: 1, alert: true, explanation: 'at most eleven points' }],
    });
    expect(toText(storyOf(fold(record), words), words)).toMatch(/\n {18}Pass! \[1\] 1♥\n/);
  });

  it('keeps a space between the names of two hands side by side in the diagram', () => {
    const record = withHeader(recordAt(REVOKE), { names: { W: 'A name much longer than a hand is wide' } });
    const composed = compose(diagramAt(fold(record), 0, words), words);
    expect(plainDiagram(composed, '?', 16)).toContain('West, A name much longer than a hand is wide East');
  });

  it('tells where play stopped by a claim, and what became of it', () => {
    const told = (path: string): string => toText(storyOf(fold(recordAt(path)), words), words);
    expect(told('fixtures/law68/68D2b-all-four-agree.json')).toMatch(
      /^trick 5: North claims 8 tricks: “Nearly all mine.”; East doubts the claim or concession; .*; Claim: void, played on$/m,
    );
    expect(told('fixtures/law68/68A-hand-faced-is-a-claim.json')).toMatch(
      /^trick \d+: \w+ faces the hand; .*Claim: /m,
    );
    expect(text).not.toMatch(/claim/i);
  });

  it('tells what is certain where not every card is remembered, and else nothing of it', () => {
    const gaps = recordAt('fixtures/law61/61A-innocent-card-nobody-remembers.json');
    const told = toText(storyOf(fold(gaps), words), words);
    expect(told).toMatch(/\nWhat is certain\n(?:It is certain that )?North–South have won \d/);
    expect(text).not.toContain('What is certain');
  });

  it('says that nothing is irregular where nothing is', () => {
    const record = { ...recordAt(REVOKE), events: recordAt(REVOKE).events.slice(0, 3) };
    expect(toText(storyOf(fold(record), words), words)).toContain('No irregularity is recorded.');
  });

  it('says nothing of order where no play is recorded', () => {
    const text = toText(storyOf(fold({ ...recordAt(REVOKE), events: [] }), words), words);
    expect(text).toContain('No play is recorded.');
    expect(text).not.toContain('irregular');
  });

  it('is whole in every language', () => {
    for (const settings of EVERY_LANGUAGE) {
      const told = wordsFor(settings);
      const all = toText(storyOf(fold(recordAt(CORRECTED)), told), told);
      expect(all.match(/♠|♥|♦|♣/g)!.length, settings.language).toBeGreaterThan(68);
      expect(all).not.toMatch(/undefined|null|NaN/);
      if (told.direction === 'rtl') expect(all).toMatch(/\u2066/);
    }
  });
});

describe('the text for an image', () => {
  it('says in words which deal it is and what goes wrong first', () => {
    const alt = altOf(storyOf(fold(recordAt(REVOKE)), words, { how: 'spoken' }));
    expect(alt).toBe(
      'Declarer ruffs the king of spades while holding the ace. Board 2, Dealer East, Vulnerable: North–South, 4 hearts by South. South plays the three of hearts to trick 1 and could have followed suit with the ace of spades: a revoke.',
    );
  });

  it('names the board once where the deal has no title', () => {
    const { header, events } = recordAt(REVOKE);
    const untitled = fold({ header: { ...header, title: '', translations: {} }, events });
    const told = storyOf(untitled, words, { how: 'spoken' });
    expect(altOf(told)).toMatch(/^Board 2, Dealer East, /);
    expect(toText(told, words)).toMatch(/^Board 2\nDealer East\n/);
  });
});
