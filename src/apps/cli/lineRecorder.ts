/** Takes typed lines down one after another, and prints what the Laws say of each. */

import { broughtBy } from '../../audit/broughtBy.ts';
import { isOfCaseFile } from '../../events/ofRecording.ts';
import type { DealRecord } from '../../events/record.ts';
import { writeCase } from '../../formats/case/writeCase.ts';
import { WORDS as GRAMMAR } from '../../formats/typed/grammar.ts';
import { takeDown } from '../../formats/typed/takeDown.ts';
import type { RankLetters } from '../../formats/typed/values.ts';
import { announcement } from '../../i18n/announce.ts';
import type { CaseFileWords } from '../../i18n/caseFile/en.ts';
import { certainties } from '../../i18n/memory.ts';
import { rewrittenText } from '../../i18n/rewritten.ts';
import { DEFAULT_SETTINGS } from '../../i18n/settings.ts';
import { entryText } from '../../output/page/caseFile/entryText.ts';
import { lettersFor } from '../../output/typed/letters.ts';
import { faultText } from '../../output/typed/fault.ts';
import { lineNames, type LineNames } from '../../output/typed/names.ts';
import { completed, offered } from '../../output/typed/offers.ts';
import { followsText } from '../../output/typed/slotText.ts';
import { knowledgeAt } from '../../replay/knowledge.ts';
import { timelineOf, type Timeline } from '../../replay/timeline.ts';
import { openOptions, openQuestions } from '../../replay/view.ts';
import type { Output } from './output.ts';
import { plain, WORDS } from './wording.ts';

/** Prints all words, or what may follow one. Alone, `?` would be a card that nobody remembers. */
const HELP = /^\s*help(?:\s+([a-z]+))?\s*$/i;

export class LineRecorder {
  readonly #output: Output;
  readonly #text: CaseFileWords;
  readonly #names: LineNames;
  readonly #letters: RankLetters;
  #timeline: Timeline;
  #line = 0;
  #facts = 0;
  #allUnderstood = true;

  /** @param text the words of a case file, for the facts of a hearing */
  constructor(record: DealRecord, output: Output, text: CaseFileWords) {
    this.#timeline = timelineOf(record);
    this.#output = output;
    this.#text = text;
    this.#names = lineNames(WORDS, text);
    this.#letters = lettersFor({ ...DEFAULT_SETTINGS, language: WORDS.language });
  }

  /** The number of facts typed so far. */
  get facts(): number {
    return this.#facts;
  }

  /** False if some line was not understood. */
  get allUnderstood(): boolean {
    return this.#allUnderstood;
  }

  /** The whole record as a case file. */
  get content(): string {
    return writeCase(this.#timeline.source);
  }

  /** The line with each word that may be meant by its last piece. */
  completions(line: string): readonly string[] {
    return offered(line, this.#names).words.map(({ word }) => completed(line, word));
  }

  /** Records the facts of the line and prints the position after each. True if the record has changed. */
  take(line: string): boolean {
    this.#line++;
    const help = HELP.exec(line);
    if (help !== null) {
      this.#explain((help[1] ?? '').toLowerCase());
      return false;
    }
    const { timeline, facts, fault } = takeDown(this.#timeline, line, this.#letters);
    if (fault !== null) {
      this.#allUnderstood = false;
      this.#output.error(plain(faultText(fault, this.#line, WORDS, this.#names)));
      return false;
    }
    const isChanged = timeline !== this.#timeline;
    const before = this.#timeline.record.events.length;
    this.#timeline = timeline;
    this.#facts += facts.length;
    for (const index of facts.keys())
      for (const each of positionLines(timeline, before + index + 1, this.#text))
        this.#output.print(plain(each));
    return isChanged;
  }

  /** Prints what may follow the word; all words if it is none. */
  #explain(word: string): void {
    const kind = Object.hasOwn(GRAMMAR, word) ? GRAMMAR[word] : undefined;
    const words = Object.keys(GRAMMAR);
    const width = Math.max(...words.map((each) => each.length)) + 2;
    const recorded = (each: string): string => this.#names.kinds[each] ?? each;
    const lines =
      kind === undefined
        ? [WORDS.commandLine.howToType, ...words.map((each) => `${each.padEnd(width)}${recorded(each)}`)]
        : [recorded(word), `${word} ${followsText(word, kind.slots, this.#names)}`];
    for (const line of lines) this.#output.print(plain(line));
  }
}

/** The fact with number `at`, its findings, whose turn it is, and every open choice and question. */
function positionLines(timeline: Timeline, at: number, text: CaseFileWords): string[] {
  const { positions, record } = timeline;
  const { events } = record;
  const known = knowledgeAt(timeline, at);
  const before = positions[at - 1]?.table ?? null;
  const position = positions[at];
  if (position === undefined) return [];
  const { typing, written: naming } = WORDS;
  const news = announcement(
    {
      supposition: { record, cases: position.cases },
      fact: events[at - 1] ?? null,
      before,
      after: position.table,
      findings: [...position.findings, ...broughtBy(timeline, at)],
      choosers: [],
    },
    WORDS,
    undefined,
    naming,
  );
  const { turn } = position.table;
  const fact = events[at - 1];
  const old = rewrittenText(timeline.source, at, (place) => positions[place]?.table ?? null, WORDS, naming);
  const inside = fact === undefined || !isOfCaseFile(fact) ? [] : entryText(fact, { words: WORDS, text });
  const questions = [...new Set(openQuestions(position).map(({ question }) => question))];
  return [
    `${at}  ${news}`,
    ...(old === '' ? [] : [`    ${old}`]),
    ...inside.filter((line) => !news.startsWith(line)).map((line) => `    ${line}`),
    ...openOptions(position).map(
      ({ by, of }) => `    ${typing.choices({ seat: naming.seat(by), options: of.join(' ') })}`,
    ),
    ...(known === null ? [] : certainties(known).map((certainty) => `    ${certainty(WORDS, naming)}`)),
    ...(questions.length === 0 ? [] : [`    ${typing.questions({ questions: questions.join(', ') })}`]),
    ...(turn === null ? [] : [`    ${typing.turn({ seat: naming.seat(turn) })}`]),
  ];
}
