/** The fact of each step, and what it changed. */

import { isSeat } from '../../domain/seat.ts';
import type { Fact } from '../../events/event.ts';
import { languageOf } from '../../events/inLanguage.ts';
import { noteOn, vouchingOf } from '../../events/vouching.ts';
import { findingIfSo } from '../../i18n/ifSo.ts';
import { factSentence, vouchedText } from '../../i18n/sentence.ts';
import type { Finding } from '../../laws/finding.ts';
import { hiddenFrom } from '../../view/hidden.ts';
import type { Position } from '../../replay/position.ts';
import {
  NOTHING_YET,
  type BakedFact,
  type BakedRow,
  type BakedState,
  type BakedStep,
  type TextNumber,
} from './baked.ts';
import { stateAt } from './state.ts';
import { translationsOf, type Oven } from './texts.ts';
import { trickChanges } from './tricks.ts';

/** One step for each position of the timeline; the first is the start. */
export function stepsOf(oven: Oven): readonly BakedStep[] {
  const { positions, record, findings } = oven.timeline;
  let before: StepStage | null = null;
  return positions.map((position, at) => {
    const found = at === 0 ? findings.filter((finding) => finding.at === -1) : position.findings;
    const { step, stage } = stepFrom(oven, before, position, record.events[at - 1], found);
    before = stage;
    return step;
  });
}

/** A position, and what it shows. */
export interface StepStage {
  readonly position: Position;
  readonly state: BakedState;
}

/**
 * The step to a position: the fact that led there, its findings, and only what differs from the position
 * before.
 * @param before null at the start
 * @param fact what led there; undefined at the start
 */
export function stepFrom(
  oven: Oven,
  before: StepStage | null,
  position: Position,
  fact: Fact | undefined,
  found: readonly Finding[],
): { readonly step: BakedStep; readonly stage: StepStage } {
  const { texts, number, timeline } = oven;
  const table = before?.position.table ?? null;
  const tricks = trickChanges(table, position.table);
  const state = stateAt(oven, position);
  const step = {
    ...(fact === undefined
      ? {}
      : {
          fact: factOf(fact),
          says: texts.add((words, naming) =>
            factSentence(oven.inLanguage(fact, words.language), table, words, naming),
          ),
        }),
    ...(fact === undefined || vouchingOf(fact) === null
      ? {}
      : { vouched: texts.add((words, naming) => vouchedText(fact, words, naming)) }),
    ...(fact === undefined ? {} : captionOf(fact)),
    ...(found.length === 0 ? {} : { findings: found.map((finding) => rowOf(finding)) }),
    ...(tricks.length === 0 ? {} : { tricks }),
    ...casesOf(position, before?.position),
    ...news(state, before?.state ?? NOTHING_YET),
  };
  return { step, stage: { position, state } };

  function captionOf(noted: Fact): Pick<BakedStep, 'caption' | 'captions'> {
    const caption = noteOn(noted);
    if (caption === '') return {};
    const { header } = timeline.record;
    const captions = translationsOf(
      header,
      texts.words.map(({ language }) => language),
      (language) => {
        const note = noteOn(oven.inLanguage(noted, language));
        return languageOf(header, note, language) === language ? note : undefined;
      },
    );
    return captions === null ? { caption } : { caption, captions };
  }

  function rowOf(finding: Finding): BakedRow {
    const { all, closed } = findingNumbers(oven, finding, position);
    const laws = finding.laws.map(number);
    return closed === undefined ? [laws, all] : [laws, all, null, closed];
  }
}

/** The text of a finding for readers who see all cards, and for others if it differs. */
export function findingNumbers(
  { texts, timeline }: Oven,
  finding: Finding,
  { at, table, cases }: Position,
): { readonly all: TextNumber; readonly closed?: TextNumber } {
  const hidden = hiddenFrom('table', table, timeline.record.events.slice(0, at));
  const supposition = { record: timeline.record, cases };
  const all = texts.add((words, naming) => findingIfSo(finding, supposition, words, naming));
  const closed = texts.add((words, naming) => findingIfSo(finding, supposition, words, naming, hidden));
  return closed === all ? { all } : { all, closed };
}

function factOf(fact: Fact): BakedFact {
  const { seat, by, card, call } = {
    seat: undefined,
    by: undefined,
    card: undefined,
    call: undefined,
    ...fact,
  };
  const actor = seat ?? (isSeat(by) ? by : undefined);
  const named = Object.entries({ seat: actor, card, call }).filter(([, value]) => value !== undefined);
  return { type: fact.type, ...Object.fromEntries(named) };
}

function casesOf({ cases }: Position, before: Position | undefined): Pick<BakedStep, 'cases'> {
  const old = new Map(before?.cases.map(({ id, state }) => [id, state]));
  const fresh = cases.filter(({ id, state }) => old.get(id) !== state);
  return fresh.length === 0 ? {} : { cases: fresh.map(({ id, state }) => [id, state]) };
}

/** The changed values. */
function news(now: BakedState, then: BakedState): Partial<BakedState> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key as keyof BakedState]),
    ),
  );
}
