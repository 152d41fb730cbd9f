/** What one position shows beside the cards: the panels beside the table as sentences. */

import { assessed, lookedAt } from '../../audit/scoring/assessed.ts';
import { tricksNeeded } from '../../domain/contract.ts';
import { scoreIfKnown } from '../../domain/score.ts';
import type { Seat } from '../../domain/seat.ts';
import type { Table } from '../../domain/table.ts';
import { bakedLabels, bakedSentences, type BakedLabels } from '../../i18n/baked.ts';
import type { BakedSentences } from '../../i18n/baked/words.ts';
import { margin } from '../../i18n/figure.ts';
import { isolate } from '../../i18n/isolate.ts';
import { certainties } from '../../i18n/memory.ts';
import { caseIfSo, ifSo } from '../../i18n/ifSo.ts';
import { questionText } from '../../i18n/questionText.ts';
import { factSentence, stateName } from '../../i18n/sentence.ts';
import type { Naming } from '../../i18n/naming.ts';
import type { Words } from '../../i18n/words.ts';
import type { Fact } from '../../events/event.ts';
import type { Clause } from '../../laws/finding.ts';
import { isPlayOver } from '../../laws/law69.ts';
import { questionsAsked } from '../../view/questions.ts';
import { standingAt } from '../../view/standingAt.ts';
import { casesIfSo } from '../../replay/ifSo.ts';
import { knowledgeAt } from '../../replay/knowledge.ts';
import type { Position } from '../../replay/position.ts';
import {
  dueCorrections,
  information,
  openMatters,
  openOptions,
  openQuestions,
  penaltyCards,
  resultAt,
  type Information,
} from '../../replay/view.ts';
import type { BakedPanel, BakedRow, BakedState, TextNumber } from './baked.ts';
import { obligationOf } from './obligation.ts';
import { assignedText, boardTexts } from './scored.ts';
import { slotsOfOption } from './optionSlots.ts';
import type { Oven } from './texts.ts';

/**
 * Everything that a replay shows at one position beside the steps: cards, penalty cards, whose choice it
 * is, and the panels with their sentences.
 */
export function stateAt(oven: Oven, position: Position): BakedState {
  const { texts } = oven;
  const among = casesIfSo({ record: oven.timeline.record, cases: position.cases });
  const {
    dealt: _dealt,
    tricks: _tricks,
    fact: _fact,
    doubtful = [],
    ...lies
  } = standingAt(position, null, among);
  return {
    ...lies,
    loose: lies.loose.map(([owner, card, how]) => {
      if (how !== 'exposed') return [owner, card];
      const is = doubtful.includes(card);
      return [
        owner,
        card,
        how,
        texts.add((words) => ifSo(words.screen.card.exposed, is, 'name', words)),
        texts.add((words) => ifSo(words.screen.card.exposedTag, is, 'tag', words)),
      ];
    }),
    penaltyCards: lies.penaltyCards.map(([owner, card, kind]) => {
      const is = doubtful.includes(card);
      const spoken = texts.add((words, naming) =>
        ifSo(bakedSentences(words).penaltyCard(kind, naming.seat(owner)), is, 'name', words),
      );
      if (!is) return [owner, card, kind, spoken];
      const tag = texts.add((words) => ifSo(words.screen.card[`${kind}Tag`], is, 'tag', words));
      return [owner, card, kind, spoken, tag];
    }),
    choosers: openOptions(position).map(({ by, of }) =>
      texts.add(({ screen }, naming) =>
        screen.announce.choices({ seat: naming.seat(by), options: of.length }),
      ),
    ),
    doubleDummy: oven.doubleDummy(position),
    stillOpen: stillOpen(position),
    panels: [
      ...choices(oven, position),
      ...certain(oven, position),
      ...open(oven, position, among),
      ...result(oven, position),
      ...questions(oven, position),
      ...cases(oven, position, among),
      ...ledger(oven, position),
    ],
  };
}

function stillOpen(position: Position): number[] {
  const open = openMatters(position);
  return position.cases.flatMap((one, index) => (open.includes(one) ? [index] : []));
}

type Sentence = (sentences: BakedSentences, naming: Naming) => string;

function sentenceNumber({ texts }: Oven, sentence: Sentence): TextNumber {
  return texts.add((words, naming) => sentence(bakedSentences(words), naming));
}

/** A panel with its heading; no panel without rows. */
function panel(
  oven: Oven,
  show: BakedPanel[0],
  label: keyof BakedLabels,
  rows: readonly BakedRow[],
): BakedPanel[] {
  const heading = oven.texts.add((words) => bakedLabels(words)[label]);
  return rows.length === 0 ? [] : [[show, heading, rows]];
}

function choices(oven: Oven, position: Position): BakedPanel[] {
  const offered = { table: position.table, penaltyCards: penaltyCards(position) };
  return openOptions(position).map(({ by, of, law, case: id }) => {
    const about = position.cases.find((one) => one.id === id) ?? null;
    return [
      'options',
      sentenceNumber(oven, (sentences, naming) => sentences.choices(naming.seat(by))),
      of.map((option): BakedRow => [
        [oven.number(law)],
        oven.texts.add((words, naming) => words.optionName(option, naming)),
        option,
        null,
        oven.texts.add((words, naming) => {
          const { effect, until } = words.optionText(
            option,
            naming,
            slotsOfOption(option, about, offered, naming),
          );
          return `${effect} ${words.screen.options.until({ until })}`;
        }),
      ]),
    ];
  });
}

/** What is certain in spite of forgotten cards. */
function certain(oven: Oven, position: Position): BakedPanel[] {
  const known = knowledgeAt(oven.timeline, position.at);
  if (known === null) return [];
  const heading = oven.texts.add((words) => words.memory.title);
  const rows = certainties(known).map((sentence): BakedRow => [[], oven.texts.add(sentence)]);
  return [['law', heading, rows]];
}

function open(oven: Oven, position: Position, among: ReadonlySet<string>): BakedPanel[] {
  const around = { table: position.table, dueCorrections: dueCorrections(position) };
  const rows = openMatters(position).map((one): BakedRow => [
    [],
    oven.texts.add(
      (words, naming) => `${caseIfSo(one, among, words, naming)}: ${obligationOf(one, around, words)}`,
    ),
  ]);
  return panel(oven, 'options', 'open', rows);
}

/** Each question once, even if it is about several cards or plays. */
function questions(oven: Oven, position: Position): BakedPanel[] {
  const rows = questionsAsked(openQuestions(position), position.cases).map((asked): BakedRow => [
    [oven.number(asked.law)],
    oven.texts.add((words, naming) => questionText(asked, words, naming)),
  ]);
  return panel(oven, 'options', 'questions', rows);
}

function cases(oven: Oven, { cases: all }: Position, among: ReadonlySet<string>): BakedPanel[] {
  const rows = all.map((one): BakedRow => [
    [],
    oven.texts.add(
      (words, naming) =>
        `${caseIfSo(one, among, words, naming)}: ${stateName(one.machine, one.state, words)}`,
    ),
  ]);
  return panel(oven, 'machine', 'machine', rows);
}

/** One row for all players to whom the same applies. */
function ledger(oven: Oven, position: Position): BakedPanel[] {
  const rows = new Map<string, { readonly entry: Information; readonly to: Seat[] }>();
  for (const entry of information(position)) {
    const key = [entry.card, entry.status, entry.law].join();
    const row = rows.get(key) ?? { entry, to: [] };
    row.to.push(entry.to);
    rows.set(key, row);
  }
  return panel(
    oven,
    'info',
    'info',
    [...rows.values()].map(({ entry: { card, owner, status, law }, to }): BakedRow => [
      [oven.number(law)],
      sentenceNumber(oven, (sentences, naming) =>
        sentences[status === 'authorised' ? 'mayUse' : 'mayNotUse'](
          naming.card(card),
          naming.seat(owner),
          naming.seats(to),
        ),
      ),
    ]),
  );
}

/** The stated result if the play of the record has none; shown at its end. */
function statedAt({ timeline, texts }: Oven, { at, table }: Position): BakedRow[] {
  const { events, header } = timeline.record;
  const tricks = header.statedResult?.declarerTricks;
  const { contract, declarer } = table;
  if (at < events.length || tricks === undefined || contract === null || declarer === null) return [];
  const points = scoreIfKnown(table, tricks);
  const number = texts.add((words, naming) =>
    words.picture.resultStated({
      tricks: words.picture.tricks({ tricks }),
      score: points === null ? null : naming.score(points),
    }),
  );
  return [[[], number]];
}

/** After the end of play: declarer's tricks as played, after the Laws, and as people judged. */
function result(oven: Oven, position: Position): BakedPanel[] {
  const assigned = assignedRows(oven, position);
  const outcome = isPlayOver(position) ? resultAt(position) : null;
  if (outcome === null) return panel(oven, 'law', 'result', [...statedAt(oven, position), ...assigned]);
  const { declarerTricks, adjustedTricks, finalTricks, because } = outcome;
  const row = (which: 'atTable' | 'byLaw' | 'judged', tricks: number, laws: readonly Clause[]): BakedRow => [
    laws.map(oven.number),
    sentenceNumber(oven, (sentences, naming) =>
      sentences[which](sentences.tricks(tricks, outcomeText(position.table, tricks, naming))),
    ),
  ];
  return panel(oven, 'law', 'result', [
    row('atTable', declarerTricks, []),
    ...(because.length === 0 ? [] : [row('byLaw', adjustedTricks, because)]),
    ...(finalTricks === undefined ? [] : [row('judged', finalTricks, ['64C'])]),
    ...assigned,
  ]);
}

/** The scores that people have assigned so far, each with its outcomes, and the final scores of the sides. */
function assignedRows({ timeline, texts }: Oven, { at }: Position): BakedRow[] {
  const score = assessed(lookedAt(timeline), at);
  const row = (sentence: (words: Words, naming: Naming) => string): BakedRow => [[], texts.add(sentence)];
  const below = (sentence: (words: Words, naming: Naming) => readonly string[]): BakedRow[] =>
    sentence(texts.words[0] as Words, (texts.words[0] as Words).written).map((_line, index) =>
      row((words, naming) => sentence(words, naming)[index] ?? ''),
    );
  return [
    ...score.assigned.flatMap((one) => [
      row((words, naming) => factSentence(timeline.record.events[one.at] as Fact, null, words, naming)),
      ...below((words, naming) => assignedText(one, score, words, naming)),
    ]),
    ...below((words, naming) => boardTexts(score, words, naming)),
  ];
}

/**
 * The tricks and the score the deal ended with; null while that is unknown: people assigned a score or have a question to
 * answer yet, or the record states another result than its cards come to.
 */
export function scoreOf(oven: Oven): TextNumber | null {
  const { positions, record } = oven.timeline;
  const last = positions.at(-1);
  if (last === undefined || record.events.some(({ type }) => type === 'ScoreAssigned')) return null;
  const stated = record.header.statedResult?.declarerTricks;
  const outcome = isPlayOver(last) && openQuestions(last).length === 0 ? resultAt(last) : null;
  const tricks = outcome?.finalTricks ?? outcome?.adjustedTricks ?? stated;
  if (tricks === undefined || (stated ?? tricks) !== tricks) return null;
  return sentenceNumber(oven, (sentences, naming) =>
    sentences.score(sentences.tricks(tricks, outcomeText(last.table, tricks, naming))),
  );
}

/** `+1 (+450)`, with the score for North–South if it is known. */
function outcomeText(table: Table, tricks: number, naming: Naming): string | null {
  const { contract, declarer } = table;
  if (contract === null || declarer === null) return null;
  const points = scoreIfKnown(table, tricks);
  const above = margin(tricks - tricksNeeded(contract));
  const made = naming.spoken ? above : isolate(above);
  return points === null ? made : `${made} (${naming.score(points)})`;
}
