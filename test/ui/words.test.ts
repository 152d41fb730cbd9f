import { describe, expect, it } from 'vitest';
import { machineDefinitions } from '../../machines/index.ts';
import { CARDS } from '../../src/domain/card.ts';
import { QUESTIONS } from '../../src/lawbook/choices.ts';
import { SUGGESTION_CODES } from '../../src/formats/suggestion.ts';
import { PROBLEM_CODES as READER_CODES } from '../formats/problemCodes.ts';
import { CASE_PROBLEM_CODES } from '../../src/formats/case/readCase.ts';
import { PROBLEM_CODES, REFUSAL_CODES } from '../../src/store/codes.ts';
import { announcement } from '../../src/i18n/announce.ts';
import { isolate, runsOf, withoutIsolates } from '../../src/i18n/isolate.ts';
import { clauseLabel } from '../../src/i18n/sentence.ts';
import { sentence } from '../i18n/findingSentence.ts';
import { DEFAULT_SETTINGS, LETTER_SETS } from '../../src/i18n/settings.ts';
import { wordsFor } from '../../src/i18n/words.ts';
import type { Finding } from '../../src/laws/finding.ts';
import { paths, timelineIn } from '../fixtures.ts';

const words = wordsFor(DEFAULT_SETTINGS);

describe('English', () => {
  it('tells every finding of every fixture in full', () => {
    let findings = 0;
    for (const path of paths) {
      for (const finding of timelineIn(path).findings) {
        for (const how of ['written', 'spoken'] as const) {
          const text = sentence(finding, DEFAULT_SETTINGS, how);
          expect(text, `${path} ${finding.key}`).toMatch(/[.?]$/);
          expect(text, `${path} ${finding.key}`).not.toMatch(
            /(^|\s)–(\s|$)|undefined|null|NaN|\s{2}|\s[.,;:]|“”/,
          );
        }
        findings++;
      }
    }
    expect(findings).toBeGreaterThan(500);
  });

  it('has a name for each folder of examples but those of a Law, which are named by its number', () => {
    const folders = new Set(paths.map((path) => path.split('/')[1] ?? ''));
    for (const folder of folders)
      if (!/^law\d+$/.test(folder)) expect(words.screen.home.groups).toHaveProperty(folder);
    expect(folders).toContain('pairs');
  });

  it('has a sentence for every question, reading problem, suggestion and storage code', () => {
    for (const question of QUESTIONS) expect(words.questions[question].ask).toMatch(/\?$/);
    const problems: Readonly<Record<string, unknown>> = words.problems;
    for (const code of [...READER_CODES, ...CASE_PROBLEM_CODES])
      expect(problems[code], code).toBeTypeOf('function');
    for (const code of SUGGESTION_CODES) expect(words.suggestions[code], code).toMatch(/\.$/);
    for (const code of [...REFUSAL_CODES, ...PROBLEM_CODES]) expect(words.storage[code], code).toMatch(/\.$/);
  });

  it('names every state of every lifecycle', () => {
    for (const { id, states } of Object.values(machineDefinitions())) {
      expect(words.machines[id].name).not.toBe('');
      for (const { name } of states) expect(words.machines[id].states, `${id} ${name}`).toHaveProperty(name);
    }
  });

  it('never gives a ruling', () => {
    expect(JSON.stringify(words.screen)).not.toMatch(/Ruling:/);
    for (const message of Object.values(words.findings)) expect(String(message)).not.toMatch(/Ruling:/);
  });

  it('takes a clause’s label from the nearest clause above it', () => {
    expect(clauseLabel('50D2z', words)).toBe(clauseLabel('50D2', words));
    expect(clauseLabel('99Z', words)).toBe('');
  });
});

describe('cards, seats and scores', () => {
  const revoke: Finding = {
    key: 'revoke.followSuit',
    params: { seat: 'S', card: 'H3', trick: 1, could: 'SA ST' },
    laws: ['61A'],
    at: 3,
  };

  it('are written with symbols, each an island of its own direction', () => {
    const text = sentence(revoke, DEFAULT_SETTINGS);
    expect(withoutIsolates(text)).toBe(
      'South plays the ♥3 to trick 1 and could have followed suit with the ♠A or ♠10: a revoke.',
    );
    expect(
      runsOf(text)
        .filter(({ notation }) => notation)
        .map((run) => run.text),
    ).toEqual(['♥3', '♠A', '♠10']);
  });

  it('are spoken in words', () => {
    expect(sentence(revoke, DEFAULT_SETTINGS, 'spoken')).toBe(
      'South plays the three of hearts to trick 1 and could have followed suit with the ace of spades or ten of spades: a revoke.',
    );
  });

  it('follow the reader’s letters, which change no word of the sentence', () => {
    for (const [letters, [ace, king]] of Object.entries(LETTER_SETS)) {
      const { written } = wordsFor({
        ...DEFAULT_SETTINGS,
        letters: letters as keyof typeof LETTER_SETS,
        ten: 'T',
      });
      expect(CARDS.map((card) => withoutIsolates(written.card(card)))).toHaveLength(52);
      expect(withoutIsolates(written.cards(['SA', 'SK', 'ST']))).toBe(`♠${ace}, ♠${king} and ♠T`);
    }
    expect(withoutIsolates(words.written.score(-100))).toBe('−100');
    expect(withoutIsolates(words.written.contract({ level: 3, strain: 'NT', doubling: 2 }))).toBe('3NT×');
    expect(words.spoken.contract({ level: 4, strain: 'H', doubling: 4 })).toBe('4 hearts redoubled');
  });

  it('keep their marks out of names from a file', () => {
    expect(withoutIsolates(`a${isolate('♠7')}\u202eb`)).toBe('a♠7b');
  });
});

describe('the announcement', () => {
  it('is short at the start', () => {
    const after = { earlier: [], trick: null } as never;
    const supposition = { record: { events: [] } as never, cases: [] };
    expect(
      announcement({ supposition, fact: null, before: null, after, findings: [], choosers: [] }, words),
    ).toBe('Start of the deal.');
  });
});
