/** What people have said of lines of a claim: kept in the note of the answer, and read back from it in every language. */

import { describe, expect, test } from 'vitest';
import { LINE_KINDS, keyOfMarked, marksOn, ruledOut, type LineMark } from '../../src/audit/claims/marks.ts';
import { PLAY_FACTS } from '../../src/audit/claims/playFacts.ts';
import { legalIn, turnIn } from '../../src/audit/claims/ending.ts';
import { workOn } from '../../src/audit/claims/workbench.ts';
import { claimWords } from '../../src/i18n/claiming.ts';
import { LANGUAGES } from '../../src/i18n/settings.ts';
import { notedWith, noteOf, readNote } from '../../src/output/report/claimNote.ts';
import { randomEnding } from './endings.ts';

const LINE = ['W: ♠Q ♦3 ♠10 ♠J', 'S: ♥A ♥5'];

const marks: readonly LineMark[] = [
  { kind: 'careless', of: { fact: 'fromBelow' }, by: 'The director', why: 'White Book 8.70.5' },
  { kind: 'careless', of: { card: 51, after: [] }, by: '', why: 'he said so. Not normal: no' },
  { kind: 'inferior', of: { fact: 'finesse' }, by: 'Committee', why: '' },
  { kind: 'notNormal', of: { fact: 'trumpLed' }, by: '', why: '' },
  { kind: 'notNormal', of: { card: 0, after: [12, 25, 38] }, by: 'A. B.', why: 'why: because' },
];

describe('the note beside the answer', () => {
  test.each(LANGUAGES)('is read back as it was written, in %s', (language) => {
    const text = claimWords(language);
    const note = noteOf(LINE, { stated: [51, 50, 0], marks }, text);
    expect(readNote(note)).toEqual({ stated: [51, 50, 0], marks });
    const every = LINE_KINDS.flatMap((kind) =>
      PLAY_FACTS.map((fact): LineMark => ({ kind, of: { fact }, by: '', why: '' })),
    );
    expect(readNote(noteOf(LINE, { stated: [], marks: every }, text))).toEqual({ stated: [], marks: every });
    expect(readNote(noteOf(LINE, { stated: [], marks: [] }, text))).toEqual({ stated: [], marks: [] });
  });

  test('keeps its form whatever is typed as a name or a reason', () => {
    const typed: LineMark = { kind: 'inferior', of: { fact: 'finesse' }, by: 'A]; B: [C', why: ' [x]; y ' };
    expect(readNote(noteOf([], { stated: [], marks: [typed] }, claimWords('en'))).marks).toEqual([
      { ...typed, by: 'A), B, (C', why: '(x), y' },
    ]);
  });

  test('tells nothing where somebody wrote it himself', () => {
    for (const note of ['', 'Careless: a finesse', 'The director: one trick. Not normal: a finesse'])
      expect(readNote(note)).toEqual({ stated: [], marks: [] });
    expect(readNote('Line: S: ♠A. Not normal: something else; S1').marks).toEqual([]);
  });

  test('belongs to the claim it answers, the last answer counting', () => {
    const answer = (kind: 'careless' | 'inferior') =>
      ({
        type: 'QuestionAnswered',
        question: 'normalLine',
        answer: 3,
        by: 'director',
        note: noteOf(
          [],
          { stated: [], marks: [{ kind, of: { fact: 'finesse' }, by: '', why: '' }] },
          claimWords('he'),
        ),
      }) as const;
    const claim = { type: 'ClaimMade', by: 'S', kind: 'claim', tricks: 3 } as const;
    const events = [claim, answer('careless'), answer('inferior'), claim];
    const claims = [{ at: 0 }, { at: 3 }];
    expect(notedWith(0, claims, events).marks.map(({ kind }) => kind)).toEqual(['inferior']);
    expect(notedWith(3, claims, events).marks).toEqual([]);
    expect(notedWith(null, claims, events).marks).toEqual([]);
  });
});

describe('careless and inferior lines are normal', () => {
  const start = randomEnding(7, 4);
  const side = turnIn(start) % 2;
  const asked = (given: readonly LineMark[]) =>
    workOn({
      ending: start,
      side,
      claimed: 4,
      shownOut: [],
      stated: [],
      walked: [],
      ...ruledOut(given, start),
    });
  const [card = 0] = legalIn(start);
  const of = { card, after: [] };

  test('only what is not normal is left out', () => {
    for (const kind of ['careless', 'inferior'] as const)
      expect(asked([{ kind, of, by: '', why: '' }])).toEqual(asked([]));
    const out = asked([{ kind: 'notNormal', of, by: '', why: '' }]);
    const isMarked = out.plays.filter((play) => play.isMarked).map((play) => play.cards.includes(card));
    expect(isMarked).toEqual([true]);
  });

  test('a card is marked in its ending, whichever line led there', () => {
    const [first = 0] = legalIn(start);
    const here: LineMark = { kind: 'inferior', of: { card: first, after: [] }, by: '', why: '' };
    const later: LineMark = { ...here, of: { card: first, after: [first] } };
    expect(keyOfMarked(here.of, start)).not.toBe(keyOfMarked(later.of, start));
    expect(marksOn([here, later], start, start, { cards: [first], facts: [] })).toEqual([here]);
    const fact: LineMark = { ...here, of: { fact: 'loserLed' } };
    expect(marksOn([fact], start, start, { cards: [first], facts: ['loserLed', 'fromBelow'] })).toEqual([
      fact,
    ]);
    expect(marksOn([fact], start, start, { cards: [first], facts: ['fromBelow'] })).toEqual([]);
  });
});
